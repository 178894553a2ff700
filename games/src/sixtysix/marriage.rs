//! Rule: the card points of a marriage, and its effect on trump.

use serde::{Deserialize, Serialize};

use super::{Cards, Suit};

/// The card points of marriages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marriages {
    /// 20, in trumps 40.
    TrumpsDouble,
    /// 20, 40, 60, 80 in the order in which they are declared by any seat; the suit of each is
    /// trump from then on.
    Rising,
    /// 20 each.
    AllEqual,
}

impl Marriages {
    /// The card points of a marriage that comes after `before` others in the game.
    pub fn points(self, suit: Suit, trump: Option<Suit>, before: u8) -> u32 {
        match self {
            Self::TrumpsDouble if trump == Some(suit) => 40,
            Self::TrumpsDouble | Self::AllEqual => 20,
            Self::Rising => 20 * (u32::from(before) + 1),
        }
    }

    /// Trump after a marriage in this suit.
    pub(super) const fn trump_after(self, suit: Suit, trump: Option<Suit>) -> Option<Suit> {
        match self {
            Self::Rising => Some(suit),
            Self::TrumpsDouble | Self::AllEqual => trump,
        }
    }

    /// The cards of a hand that can be led with a marriage, by a seat that has won a trick.
    pub(super) fn of_hand(hand: Cards) -> Cards {
        let pairs = Suit::ALL.map(Cards::marriage).into_iter();
        pairs.filter(|pair| hand.contains_all(*pair)).fold(Cards::NONE, |all, pair| all | pair)
    }
}
