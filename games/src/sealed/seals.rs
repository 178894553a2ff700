//! The opened seals in a record.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::{FUNCTION, Link, Stream};
use crate::bounded::{AtMost, object};

/// The longest input from outside, in bytes.
pub const LONGEST_ENTROPY: usize = 100;
/// The most links of a document, its seals included.
const MOST_LINKS: usize = 60_000;

/// The opened seals of a match, and the input from outside: enough to deal every game again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seals {
    function: &'static str,
    entropy: String,
    chains: Vec<Vec<Link>>,
}

/// The reason why a match is not proved to have been dealt as it was sealed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// The match was not sealed at all.
    #[error("the deals of this match were not sealed")]
    Unsealed,
    /// Another number of opened links than deals.
    #[error("{links} links are opened for {games} games")]
    Links {
        /// Links that are opened.
        links: usize,
        /// Games of the record.
        games: usize,
    },
    /// A link that does not belong to the seal.
    #[error("game {game}: what was opened does not belong to the seal")]
    Chain {
        /// The game, from 1.
        game: usize,
    },
    /// A first dealer other than the one the seal draws.
    #[error("game 1: the first dealer is not the one whom the seal makes")]
    Dealer,
    /// Cards other than those the seal deals.
    #[error("game {game}: the cards are not those that the seal deals")]
    Deal {
        /// The game, from 1.
        game: usize,
    },
    /// A record that breaks the rules of its game, with the place and the reason.
    #[error("{0}")]
    Record(String),
}

impl Seals {
    /// Seals with the input from outside and, for each chain, its seal followed by the opened
    /// links. An input that is too long for a record is cut.
    pub fn new(mut entropy: String, chains: Vec<Vec<Link>>) -> Self {
        entropy.truncate(entropy.floor_char_boundary(LONGEST_ENTROPY));
        Self { function: FUNCTION, entropy, chains }
    }

    /// The input from outside, as it went into the deals.
    pub fn entropy(&self) -> &str {
        &self.entropy
    }

    /// The seals: the first link of each chain, shown before its deals.
    pub fn seals(&self) -> impl Iterator<Item = Link> {
        self.chains.iter().filter_map(|chain| chain.first().copied())
    }

    /// The numbers of each deal, in order.
    pub(crate) fn streams(
        &self,
        games: usize,
    ) -> Result<impl Iterator<Item = Stream> + use<'_>, VerifyError> {
        let steps = || self.chains.iter().flat_map(|chain| chain.windows(2));
        let links = steps().count();
        if links != games {
            return Err(VerifyError::Links { links, games });
        }
        for (index, step) in steps().enumerate() {
            if !step[1].opens(step[0]) {
                return Err(VerifyError::Chain { game: index + 1 });
            }
        }
        Ok(steps().map(|step| Stream::new(step[1], &self.entropy)))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSeals {
    function: String,
    entropy: String,
    chains: AtMost<AtMost<Link, MOST_LINKS>, MOST_LINKS>,
}

impl<'de> Deserialize<'de> for Seals {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let RawSeals { function, entropy, chains } = object(deserializer)?;
        if function != FUNCTION {
            return Err(D::Error::custom(format_args!("deals are not made by {FUNCTION}")));
        }
        // The text is shown in terminals, so control characters and the like are refused.
        let printable = entropy.chars().all(|c| c.is_ascii_graphic() || c == ' ');
        if entropy.len() > LONGEST_ENTROPY || !printable {
            return Err(D::Error::custom(format_args!(
                "an entropy that is not ASCII, or of more than {LONGEST_ENTROPY}"
            )));
        }
        let chains = chains.0.into_iter().map(|chain| chain.0).collect();
        Ok(Self { function: FUNCTION, entropy, chains })
    }
}
