//! A card and its bull heads.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A card: a number from 1 to 104.
///
/// Games with two decks have pairs of equal cards, which cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The highest number printed on a card.
    pub const HIGHEST: u8 = 104;

    /// The card with this number, or `None` outside 1 to 104.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::HIGHEST { Some(Self(number)) } else { None }
    }

    /// The number printed on the card, 1 to 104.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The bull heads, which are the minus points of the card: 55 has 7, other multiples of 11 have
    /// 5, multiples of 10 have 3, other multiples of 5 have 2, every other card 1.
    pub const fn bull_heads(self) -> u32 {
        match self.0 {
            55 => 7,
            n if n % 11 == 0 => 5,
            n if n % 10 == 0 => 3,
            n if n % 5 == 0 => 2,
            _ => 1,
        }
    }

    /// The bull heads of several cards together.
    pub fn sum(cards: &[Self]) -> u32 {
        cards.iter().map(|card| card.bull_heads()).sum()
    }

    /// All cards from `first` to `last`, ascending. Numbers without a card are left out.
    pub(super) fn range(first: u8, last: u8) -> impl Iterator<Item = Self> {
        (first..=last).filter_map(Self::new)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = crate::bounded::whole_number(deserializer)?;
        u8::try_from(number).ok().and_then(Self::new).ok_or_else(|| {
            serde::de::Error::custom(format_args!("{number} is not a card (1 to 104)"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_deck_holds_171_bull_heads() {
        let deck: Vec<Card> = Card::range(0, 255).collect();
        assert_eq!(deck.len(), 104);
        assert_eq!(Card::sum(&deck), 171);
    }

    #[test]
    fn each_kind_of_card_costs_what_the_rules_say() {
        let heads = |n| Card::new(n).unwrap().bull_heads();
        assert_eq!([55, 11, 99, 10, 100, 5, 95, 1, 104].map(heads), [7, 5, 5, 3, 3, 2, 2, 1, 1]);
    }
}
