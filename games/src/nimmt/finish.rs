//! Rule: when a game ends, and when the match.

use serde::{Deserialize, Serialize};

use super::holding::Holding;

/// The end of a game. Checked after each turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    HandsPlayed,
    HandEmpty {
        /// The number of turns after which the game ends as if a hand were empty.
        turns: u32,
    },
    /// When some hand is empty or some pile holds too many cards.
    HandEmptyOrPile {
        /// The number of cards that a pile may hold; one more ends the game.
        more_than: u8,
        /// The number of turns after which the game ends as if a hand were empty.
        turns: u32,
    },
}

impl Finish {
    /// Whether the game is over after `turn` turns.
    pub(super) fn is_over(self, holdings: &[Holding], turn: u32) -> bool {
        let some_hand_empty = || holdings.iter().any(|holding| holding.hand.is_empty());
        match self {
            Self::HandsPlayed => holdings.iter().all(|holding| holding.hand.is_empty()),
            Self::HandEmpty { turns } => turn >= turns || some_hand_empty(),
            Self::HandEmptyOrPile { more_than, turns } => {
                let over = |holding: &Holding| holding.pile.len() > usize::from(more_than);
                turn >= turns || some_hand_empty() || holdings.iter().any(over)
            }
        }
    }

    /// Whether the number of turns follows from the hands alone.
    pub(super) fn is_fixed(self) -> bool {
        self == Self::HandsPlayed
    }
}

/// The end of a match. Checked after each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// When a total is more than this; exactly this many points do not end it.
    Points(u32),
    /// After this number of games.
    Games(u32),
    /// After as many games as seats: each seat has played each sheet once.
    EachSheet,
}

impl End {
    /// Whether the match is over after `games` games with these totals.
    pub(super) fn is_over(self, totals: &[u32], games: usize) -> bool {
        match self {
            Self::Points(limit) => totals.iter().any(|total| *total > limit),
            Self::Games(count) => games >= count as usize,
            Self::EachSheet => games >= totals.len(),
        }
    }

    /// Number of games of the match, where that is fixed.
    pub fn games(self, seats: usize) -> Option<u32> {
        match self {
            Self::Points(_) => None,
            Self::Games(count) => Some(count),
            Self::EachSheet => u32::try_from(seats).ok(),
        }
    }
}
