//! Rule: the cards in play, and the size of a hand.

use serde::{Deserialize, Serialize};

use super::{Card, Cards, Rank, Suit};

/// The cards in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pack {
    /// From the ace to the nine; for three seats to the eight.
    Usual,
    /// Without the nines: from the ace to the jack.
    WithoutNines,
}

impl Pack {
    pub const fn lowest(self, seats: usize) -> Rank {
        match self {
            Self::WithoutNines => Rank::Jack,
            Self::Usual if seats > 2 => Rank::Eight,
            Self::Usual => Rank::Nine,
        }
    }

    /// All its cards: 24, 20 without nines, 28 for three seats.
    pub fn cards(self, seats: usize) -> Cards {
        let lowest = self.lowest(seats);
        let ranks = Rank::ALL.into_iter().filter(|rank| *rank <= lowest);
        ranks.flat_map(|rank| Suit::ALL.map(|suit| Card::new(rank, suit))).collect()
    }

    /// The number of cards that each seat is dealt: 6, or 7 with three seats.
    pub const fn hand(self, seats: usize) -> usize {
        if seats > 2 { 7 } else { 6 }
    }

    /// The number of cards on the table after the deal, the turn-up included: 12, 8 without nines,
    /// 7 with three seats.
    pub fn on_table(self, seats: usize) -> usize {
        self.cards(seats).len().saturating_sub(seats * self.hand(seats))
    }
}
