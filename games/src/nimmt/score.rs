//! Rule: what a game costs.

use serde::{Deserialize, Serialize};

use super::Card;
use super::holding::Holding;

/// What counts as points. The fewest win.
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
    /// What a seat has so far, as far as everybody can see it: its pile.
    pub(super) fn so_far(self, holding: &Holding) -> u32 {
        match self {
            Self::BullHeads | Self::HandTwice => Card::sum(&holding.pile) + holding.shared_points,
            Self::CardsLeft => 0,
        }
    }

    /// What a finished game costs a seat, before any doubling.
    pub(super) fn at_end(self, holding: &Holding) -> u32 {
        match self {
            Self::BullHeads => self.so_far(holding),
            Self::HandTwice => self.so_far(holding) + 2 * Card::sum(&holding.hand),
            Self::CardsLeft => u32::try_from(holding.hand.len()).unwrap_or(u32::MAX),
        }
    }
}

/// Each one's part of points that several share: odd halves are rounded up,
/// for all of them.
pub(super) fn share(points: u32, among: usize) -> u32 {
    u32::try_from(among).map_or(0, |among| points.div_ceil(among.max(1)))
}

/// Virgin: whether everybody's points are doubled because somebody took no
/// card in the whole game.
pub(super) fn doubles(virgin: bool, holdings: &[Holding]) -> bool {
    virgin && holdings.iter().any(|holding| !holding.has_taken)
}
