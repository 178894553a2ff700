//! Rule: the points of a game.

use serde::{Deserialize, Serialize};

use super::Card;
use super::holding::Holding;

/// The points of a game. The fewest win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// The bull heads of the pile.
    BullHeads,
    /// The bull heads of the pile once, those of the hand twice.
    HandTwice,
    /// The cards left in the hand, each one point (shedding).
    CardsLeft,
}

impl Scoring {
    /// A seat's points so far, as far as they are public: those of its pile.
    pub(super) fn so_far(self, holding: &Holding) -> u32 {
        match self {
            Self::BullHeads | Self::HandTwice => Card::sum(&holding.pile) + holding.shared_points,
            Self::CardsLeft => 0,
        }
    }

    /// A seat's points of a finished game, before any doubling.
    pub(super) fn at_end(self, holding: &Holding) -> u32 {
        match self {
            Self::BullHeads => self.so_far(holding),
            Self::HandTwice => self.so_far(holding) + 2 * Card::sum(&holding.hand),
            Self::CardsLeft => u32::try_from(holding.hand.len()).unwrap_or(u32::MAX),
        }
    }
}

/// Each seat's part of points that several share: odd halves are rounded up, for all of them.
pub(super) fn share(points: u32, among: usize) -> u32 {
    u32::try_from(among).map_or(0, |among| points.div_ceil(among.max(1)))
}

/// Virgin: whether all points are doubled because a seat took no card in the whole game.
pub(super) fn doubles(virgin: bool, holdings: &[Holding]) -> bool {
    virgin && holdings.iter().any(|holding| !holding.has_taken)
}
