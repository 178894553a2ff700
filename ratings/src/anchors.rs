//! The ratings of the bots' levels, which never change.
//!
//! They make ratings comparable: a server where everybody plays against level 2 and one where
//! everybody plays against level 9 share one scale. `docs/rating.md` lists the matches they are
//! estimated from, with their precision.

use crate::Rating;

/// The ratings of the levels in one game, in points, the weakest first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Anchors([f64; 9]);

/// 6 nimmt!
pub const NIMMT: Anchors =
    Anchors([1330.0, 1435.0, 1525.0, 1620.0, 1725.0, 1830.0, 1920.0, 2040.0, 2150.0]);

/// Sixty-Six.
pub const SIXTYSIX: Anchors =
    Anchors([1365.0, 1450.0, 1540.0, 1615.0, 1685.0, 1750.0, 1810.0, 1860.0, 1905.0]);

impl Anchors {
    /// The anchors of a game, by the name that `games` stores it under. `None` for a game whose
    /// bots were never measured: they cannot be rated against.
    pub fn of_game(name: &str) -> Option<Self> {
        match name {
            "nimmt" => Some(NIMMT),
            "sixtysix" => Some(SIXTYSIX),
            _ => None,
        }
    }

    /// The rating of a level, by its name in storage: `1` to `9`. Its deviation is 0.
    pub fn level(&self, name: &str) -> Option<Rating> {
        let number: usize = name.parse().ok()?;
        let mean = *self.0.get(number.checked_sub(1)?)?;
        Some(Rating { mean, deviation: 0.0 })
    }

    /// The number of the level (from 1) whose rating is nearest to these points.
    pub fn nearest(&self, points: f64) -> u8 {
        let distance = |mean: f64| (mean - points).abs();
        let levels = (1..).zip(self.0);
        let nearest = levels.min_by(|(_, a), (_, b)| distance(*a).total_cmp(&distance(*b)));
        nearest.map_or(1, |(number, _)| number)
    }
}
