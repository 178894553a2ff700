//! A set of cards, as cheap to copy as a number.

use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Card, Rank, Suit};
use crate::bounded::AtMost;

/// A set of cards. It has no `Debug`, since it may be a hand. In JSON it is the list of its cards
/// in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// All cards of a suit, whatever the pack.
    pub const fn of_suit(suit: Suit) -> Self {
        Self(0x7f << (8 * suit as u32))
    }

    /// The higher cards of this card's suit.
    pub const fn above(card: Card) -> Self {
        Self(Self::of_suit(card.suit()).0 & (card.bit() - 1))
    }

    /// The king and the queen of a suit.
    pub const fn marriage(suit: Suit) -> Self {
        Self(Card::new(Rank::King, suit).bit() | Card::new(Rank::Queen, suit).bit())
    }

    /// Whether this card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Whether all of these cards are in the set.
    pub const fn contains_all(self, cards: Self) -> bool {
        cards.0 & !self.0 == 0
    }

    /// Number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card; `false` if it was there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= card.bit();
        new
    }

    /// Removes a card; `false` if it was not there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !card.bit();
        there
    }

    /// The sum of the card points.
    pub fn points(self) -> u32 {
        self.into_iter().map(Card::points).sum()
    }
}

impl BitAnd for Cards {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Cards {
    type Output = Self;

    /// The cards of the first set that are not in the second.
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Self {
        Self(card.bit())
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().fold(0, |bits, card| bits | card.bit()))
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Sorted;

    fn into_iter(self) -> Sorted {
        Sorted(self.0)
    }
}

/// The cards of a set in order: clubs, spades, hearts, diamonds, each from the highest down.
#[derive(Clone)]
pub struct Sorted(u32);

impl Iterator for Sorted {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Card::at(place))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = AtMost::<Card, 28>::deserialize(deserializer)?;
        Ok(list.0.into_iter().collect())
    }
}
