//! Reading untrusted JSON: every list is bounded, and every number is checked before it is
//! narrowed.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Unexpected, Visitor};

/// Reads a whole number. A number too large or negative for its type is returned as it was written,
/// so that the caller's message can name it; fractions are refused.
pub(crate) fn whole_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
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

/// Reads an object and nothing else: a derived `Deserialize` would also take a list of the fields
/// in their order.
pub(crate) fn object<'de, D, T>(deserializer: D) -> Result<T, D::Error>
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
pub(crate) struct AtMost<T, const N: usize>(pub(crate) Vec<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for AtMost<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(AtMostVisitor::<T, N>(PhantomData)).map(Self)
    }
}

/// Reads a value that may be missing but not `null`; for `#[serde(default, deserialize_with)]`.
pub(crate) fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
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

impl<T: serde::Serialize, const N: usize> serde::Serialize for AtMost<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<T, const N: usize> From<Vec<T>> for AtMost<T, N> {
    fn from(list: Vec<T>) -> Self {
        Self(list)
    }
}

impl<T, const N: usize> AsRef<[T]> for AtMost<T, N> {
    fn as_ref(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize, const M: usize> From<Vec<Vec<T>>> for AtMost<AtMost<T, N>, M> {
    fn from(lists: Vec<Vec<T>>) -> Self {
        Self(lists.into_iter().map(AtMost).collect())
    }
}

impl<T, const N: usize, const M: usize> From<AtMost<AtMost<T, N>, M>> for Vec<Vec<T>> {
    fn from(lists: AtMost<AtMost<T, N>, M>) -> Self {
        lists.0.into_iter().map(|list| list.0).collect()
    }
}
