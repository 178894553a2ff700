//! The ratings of the bots' levels, which never change.
//!
//! They make ratings comparable: a server where everybody plays against *normal* and one where
//! everybody plays against *hard* share one scale. `docs/rating.md` lists the matches they are
//! estimated from, with their precision.

use crate::Rating;

/// The ratings of the levels in one game, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Anchors {
    /// The level *easy*.
    pub easy: f64,
    /// The level *normal*.
    pub normal: f64,
    /// The level *hard*.
    pub hard: f64,
}

/// 6 nimmt!
pub const NIMMT: Anchors = Anchors { easy: 1340.0, normal: 1695.0, hard: 1880.0 };

/// Sixty-Six.
pub const SIXTYSIX: Anchors = Anchors { easy: 1370.0, normal: 1690.0, hard: 1785.0 };

impl Anchors {
    /// The anchors of a game, by the name that `games` stores it under. `None` for a game whose
    /// bots were never measured: they cannot be rated against.
    #[must_use]
    pub fn of_game(name: &str) -> Option<Self> {
        match name {
            "nimmt" => Some(NIMMT),
            "sixtysix" => Some(SIXTYSIX),
            _ => None,
        }
    }

    /// The rating of a level, by its name in storage: `easy`, `normal` or `hard`. Its deviation is
    /// 0.
    #[must_use]
    pub fn level(&self, name: &str) -> Option<Rating> {
        let mean = match name {
            "easy" => self.easy,
            "normal" => self.normal,
            "hard" => self.hard,
            _ => return None,
        };
        Some(Rating { mean, deviation: 0.0 })
    }
}
