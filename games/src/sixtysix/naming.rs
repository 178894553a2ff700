//! Rule: the naming of trump.

use serde::{Deserialize, Serialize};

use super::{Card, Rank, Suit};

/// The way trump is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Naming {
    /// By no seat: trump is the suit of the turn-up.
    TurnUp,
    /// By forehand, after seeing its hand.
    Forehand,
    /// By the holder of the ace of hearts, as soon as there is one. Until then there is no trump.
    AceOfHearts,
    /// By a bid: from forehand clockwise each seat names trump or passes, once. The seat that names
    /// it plays against the others; when all pass there is no trump, no closing and no going out.
    Bid,
}

impl Naming {
    /// The card whose holder names trump.
    pub const ACE: Card = Card::new(Rank::Ace, Suit::Hearts);

    /// Whether the seat that names trump plays alone against the others.
    pub const fn is_bid(self) -> bool {
        matches!(self, Self::Bid)
    }
}
