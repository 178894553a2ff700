//! What a record says of the seals of its deals.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::{FUNCTION, Link, Stream};
use crate::bounded::{AtMost, object};

/// The longest text about what came from outside, in bytes.
pub const LONGEST_ENTROPY: usize = 100;
/// The most links of a document, the seals among them.
const MOST_LINKS: usize = 60_000;

/// The opened seals of a match, and what came from outside: enough to deal every game again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seals {
    function: &'static str,
    entropy: String,
    chains: Vec<Vec<Link>>,
}

/// Why it is not shown that a match was dealt as it was sealed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// The match was not sealed at all.
    #[error("the deals of this match were not sealed")]
    Unsealed,
    /// There is not one opened link for each deal.
    #[error("{links} links are opened for {games} games")]
    Links {
        /// Links that are opened.
        links: usize,
        /// Games of the record.
        games: usize,
    },
    /// What was opened for this game does not belong to the seal.
    #[error("game {game}: what was opened does not belong to the seal")]
    Chain {
        /// The game, from 1.
        game: usize,
    },
    /// Another seat drew the highest card.
    #[error("game 1: the first dealer is not the one whom the seal makes")]
    Dealer,
    /// Other cards were dealt than the seal says.
    #[error("game {game}: the cards are not those that the seal deals")]
    Deal {
        /// The game, from 1.
        game: usize,
    },
    /// The record breaks the rules of its game: where, and why.
    #[error("{0}")]
    Record(String),
}

impl Seals {
    /// What came from outside, and of each chain its seal and the links that were opened. Of a text that
    /// is too long, as much as a record may hold.
    #[must_use]
    pub fn new(mut entropy: String, chains: Vec<Vec<Link>>) -> Self {
        entropy.truncate(entropy.floor_char_boundary(LONGEST_ENTROPY));
        Self { function: FUNCTION, entropy, chains }
    }

    /// What came from outside, as it went into the deals.
    #[must_use]
    pub fn entropy(&self) -> &str {
        &self.entropy
    }

    /// What was shown before: the seal of each chain.
    pub fn seals(&self) -> impl Iterator<Item = Link> {
        self.chains.iter().filter_map(|chain| chain.first().copied())
    }

    /// The numbers that made each deal, in their order.
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
        // It is shown in a terminal.
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
