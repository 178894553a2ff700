//! Reading JSON that nobody vouches for: every list has a bound, every number
//! is looked at before it is made smaller.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Unexpected, Visitor};

use super::{Card, Stack};

/// A whole number. Too large or negative ones come out as they were written,
/// so that the caller's message can name them; fractions are refused.
pub(super) fn whole_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    deserializer.deserialize_any(WholeNumber)
}

struct WholeNumber;

impl Visitor<'_> for WholeNumber {
    type Value = i64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number")
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<i64, E> {
        i64::try_from(n).map_err(|_| E::invalid_value(Unexpected::Unsigned(n), &self))
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<i64, E> {
        Ok(n)
    }
}

/// An object, and nothing else: by themselves, derived readers also take a
/// list of the fields in their order.
pub(super) fn object<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    deserializer.deserialize_map(ObjectVisitor(PhantomData))
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}

/// A list of at most `N` values; reading stops at the first one too many.
pub(super) struct AtMost<T, const N: usize>(pub(super) Vec<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for AtMost<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(AtMostVisitor::<T, N>(PhantomData)).map(Self)
    }
}

/// For `#[serde(default, deserialize_with)]`: a value that may be missing but
/// not `null`.
pub(super) fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}

struct AtMostVisitor<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for AtMostVisitor<T, N> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<T>, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = seq.next_element()? {
            if list.len() == N {
                return Err(A::Error::custom(format_args!("a list of more than {N}")));
            }
            list.push(value);
        }
        Ok(list)
    }
}

/// A stack as the record writes it: a card, or a list of two equal cards.
pub(super) fn stack<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Stack, D::Error> {
    deserializer.deserialize_any(StackVisitor)
}

struct StackVisitor;

impl<'de> Visitor<'de> for StackVisitor {
    type Value = Stack;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card or two equal cards")
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<Stack, E> {
        let card = u8::try_from(n).ok().and_then(Card::new);
        card.map(Stack::single)
            .ok_or_else(|| E::custom(format_args!("{n} is not a card (1 to 104)")))
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<Stack, E> {
        Err(E::custom(format_args!("{n} is not a card (1 to 104)")))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Stack, A::Error> {
        let first: Option<Card> = seq.next_element()?;
        let second: Option<Card> = seq.next_element()?;
        let third: Option<Card> = seq.next_element()?;
        match (first, second, third) {
            (Some(card), None, None) => Ok(Stack::single(card)),
            (Some(card), Some(other), None) if card == other => Ok(Stack { card, copies: 2 }),
            _ => Err(A::Error::custom("a stack is one card or two equal cards")),
        }
    }
}

impl<T: serde::Serialize, const N: usize> serde::Serialize for AtMost<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
