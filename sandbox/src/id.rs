//! Ids as Discord writes them: 64-bit numbers, sent as strings.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::time::Millis;

/// The id of anything: a person, a guild, a channel, a message, an interaction.
///
/// Ids are handed out by a counter, so that a test which does the same things in the same order
/// meets the same ids. They grow with time and look like Discord's snowflakes; the time in them is
/// the present one only with [`Settings::ids_tell_time`](crate::Settings::ids_tell_time).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Id(pub u64);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Id)
    }
}

impl From<u64> for Id {
    fn from(number: u64) -> Self {
        Id(number)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl JsonSchema for Id {
    fn schema_name() -> Cow<'static, str> {
        "Id".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[0-9]{1,20}$" })
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Hands out ids, each at least one simulated millisecond above the one before.
#[derive(Debug)]
pub(crate) struct Counter(u64);

/// The moment from which Discord's ids count, in milliseconds since 1970.
const EPOCH: Millis = 1_420_070_400_000;

impl Counter {
    const FIRST: u64 = 1_400_000_000_000_000_000;
    const STEP: u64 = 1 << 22;

    pub(crate) fn new() -> Self {
        Counter(Self::FIRST)
    }

    /// The next id; if `now` is given, with that time in it.
    pub(crate) fn next(&mut self, now: Option<Millis>) -> Id {
        let from_time = now.map_or(0, |now| now.saturating_sub(EPOCH) * Self::STEP);
        self.0 = from_time.max(self.0 + Self::STEP);
        Id(self.0)
    }
}
