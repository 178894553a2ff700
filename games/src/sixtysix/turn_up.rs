//! Rule: the turn-up, and its exchange for the lowest trump.

use serde::{Deserialize, Serialize};

use super::{Card, Pack};

/// The card beneath the stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnUp {
    /// A card that is turned up; the lowest trump is exchanged for it.
    Shown,
    /// No card: all that are left lie face down.
    Nothing,
}

impl TurnUp {
    /// Whether a card is turned up after the deal.
    pub const fn is_shown(self) -> bool {
        matches!(self, Self::Shown)
    }

    /// The card that may be laid down for this turn-up: the lowest of its suit.
    pub(super) const fn exchanged_for(turned: Card, pack: Pack, seats: usize) -> Card {
        Card::new(pack.lowest(seats), turned.suit())
    }
}
