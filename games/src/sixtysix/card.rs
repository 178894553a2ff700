//! A card and its card points.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The four suits, in the order in which a hand is sorted. Of equal ranks drawn for the deal, that
/// of the earlier suit is higher.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    Clubs,
    Spades,
    Hearts,
    Diamonds,
}

/// The ranks, from the highest to the lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    Ace,
    Ten,
    King,
    Queen,
    Jack,
    Nine,
    Eight,
}

/// A card. Cards are ordered as a hand is sorted: by suit, and within a suit from the highest down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Suit {
    /// All suits, in order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Spades, Self::Hearts, Self::Diamonds];

    /// The letter in records: C, S, H or D.
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
        }
    }

    /// The suit of this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

impl Rank {
    /// All ranks, the highest first.
    pub const ALL: [Self; 7] =
        [Self::Ace, Self::Ten, Self::King, Self::Queen, Self::Jack, Self::Nine, Self::Eight];

    /// The letter in records: A, T, K, Q, J, 9 or 8.
    pub const fn letter(self) -> char {
        match self {
            Self::Ace => 'A',
            Self::Ten => 'T',
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Jack => 'J',
            Self::Nine => '9',
            Self::Eight => '8',
        }
    }

    /// The rank of this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.letter() == letter)
    }

    /// The card points, 0 to 11; 30 in each suit.
    pub const fn points(self) -> u32 {
        match self {
            Self::Ace => 11,
            Self::Ten => 10,
            Self::King => 4,
            Self::Queen => 3,
            Self::Jack => 2,
            Self::Nine | Self::Eight => 0,
        }
    }
}

impl Card {
    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self((suit as u8) << 3 | rank as u8)
    }

    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 3 & 3) as usize]
    }

    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 7) as usize % Rank::ALL.len()]
    }

    /// The card points.
    pub const fn points(self) -> u32 {
        self.rank().points()
    }

    /// Whether it takes a trick from `other`, the best card so far: it is a higher card of the same
    /// suit, or a trump while the other is none.
    pub fn beats(self, other: Self, trump: Option<Suit>) -> bool {
        if self.suit() == other.suit() {
            self.rank() < other.rank()
        } else {
            trump == Some(self.suit())
        }
    }

    /// The other card of a marriage: the queen for a king, the king for a queen.
    pub const fn partner(self) -> Option<Self> {
        match self.rank() {
            Rank::King => Some(Self::new(Rank::Queen, self.suit())),
            Rank::Queen => Some(Self::new(Rank::King, self.suit())),
            _ => None,
        }
    }

    /// Reads the text that `Display` writes, rank and suit: `TH`.
    pub fn from_text(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let rank = Rank::from_letter(letters.next()?)?;
        let suit = Suit::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(Self::new(rank, suit))
    }

    /// The bit of this card among the 32 of a set: by suit, then from the highest rank down.
    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The card at this place, the number of its bit, of a set.
    #[allow(clippy::cast_possible_truncation)] // places are below 32
    pub(super) const fn at(place: u32) -> Self {
        Self(place as u8)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Suit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_text(deserializer, "a suit (C, S, H or D)", |text| {
            let mut letters = text.chars();
            let suit = Self::from_letter(letters.next()?)?;
            letters.next().is_none().then_some(suit)
        })
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_text(deserializer, "a card (a rank of ATKQJ98 and a suit of CSHD)", Self::from_text)
    }
}

/// Reads a short text. A text of another kind is quoted in the error by its first letters only.
fn short_text<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    what: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, D::Error> {
    struct Short<F>(&'static str, F);

    impl<T, F: Fn(&str) -> Option<T>> serde::de::Visitor<'_> for Short<F> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
            (self.1)(text).ok_or_else(|| {
                let start: String = text.chars().take(8).filter(|c| !c.is_control()).collect();
                E::custom(format_args!("`{start}` is not {}", self.0))
            })
        }
    }

    deserializer.deserialize_str(Short(what, read))
}
