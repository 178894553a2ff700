//! A public link of a chain.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// A public link of a chain: the seal, or one that has been opened. Written as 64 hexadecimal
/// digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link([u8; 32]);

/// The error for a text that is not 64 hexadecimal digits in small letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a link of a chain has 64 hexadecimal digits in small letters")]
pub struct NoLink;

impl Link {
    /// The link of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub const fn bytes(self) -> [u8; 32] {
        self.0
    }

    /// Whether it follows `before` in a chain.
    pub fn opens(self, before: Self) -> bool {
        previous(self.0) == before.0
    }

    /// The first half of its digits: short enough for a line on a phone, and long enough that
    /// nobody can find two chains that begin alike.
    pub fn short(self) -> String {
        let mut digits = self.to_string();
        digits.truncate(32);
        digits
    }
}

/// The link before this one, which is its SHA-256.
pub(super) fn previous(link: [u8; 32]) -> [u8; 32] {
    Sha256::digest(link).into()
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for Link {
    type Err = NoLink;

    fn from_str(text: &str) -> Result<Self, NoLink> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| NoLink)?;
        // Capital letters are refused, so that each link is written in one way only.
        let link = Self(bytes);
        (link.to_string() == text).then_some(link).ok_or(NoLink)
    }
}

impl Serialize for Link {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Link {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
