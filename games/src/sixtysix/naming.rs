//! Rule: who names trump.

use serde::{Deserialize, Serialize};

use super::{Card, Rank, Suit};

/// Who names trump.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Naming {
    /// Nobody: it is the suit of the turn-up.
    TurnUp,
    /// Forehand, after seeing its hand.
    Forehand,
    /// Whoever holds the ace of hearts, as soon as it does. Until then there is no trump.
    AceOfHearts,
    /// From forehand clockwise each seat names it or passes, once. Who names it plays against the
    /// others; when all pass there is no trump, no closing and no going out.
    Bid,
}

impl Naming {
    /// The card whose holder names trump.
    pub const ACE: Card = Card::new(Rank::Ace, Suit::Hearts);

    /// Whether who names trump plays alone against the others.
    #[must_use]
    pub const fn is_bid(self) -> bool {
        matches!(self, Self::Bid)
    }
}
