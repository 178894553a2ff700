//! Rule: the end of a match.

use serde::{Deserialize, Serialize};

/// The end of a match. Checked after each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// When a total is at least this.
    Points(u32),
    /// After this number of games.
    Games(u32),
}

impl End {
    /// The most points that can be agreed on.
    pub const MOST_POINTS: u32 = 9999;
    /// The most games that can be agreed on.
    pub const MOST_GAMES: u32 = 99;

    /// Whether the match is over after `games` games with these totals.
    pub(super) fn is_over(self, totals: &[u32], games: usize) -> bool {
        match self {
            Self::Points(enough) => totals.iter().any(|total| *total >= enough),
            Self::Games(count) => games >= count as usize,
        }
    }
}
