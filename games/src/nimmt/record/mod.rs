//! The public record of a match: one JSON document from which it can be
//! replayed, checked and compared with other engines.
//!
//! [`parse`] and [`read`] look at the shape of a document, [`replay`] at the
//! rules. Both refuse with one line that says where and why. Nothing about a
//! document is trusted: its length, its depth and every list have a bound.

mod error;
mod outcome;
mod raw_rules;
mod read;
mod replay;
mod verify;
mod write;

pub use crate::envelope::{LONGEST_NAME, MOST_BYTES, MOST_CHOICES};
pub use error::{Broken, RecordError};
pub use outcome::{GameOutcome, NextDecision, Outcome};
pub use read::{parse, parse_rules, read};
pub use replay::{ReplayStep, Replayed, replay, replay_with};
pub use verify::verify;
pub use write::rules_json;

use super::{Deal, Move, Rules};
use crate::envelope;
use crate::sealed::Seals;

/// The values of `format`: the name of the shape and its version. The second one is the first with the
/// seals of the deals, and only written where there are any.
pub const FORMATS: [&str; 2] = ["nimmt-record/1", "nimmt-record/2"];

/// The most games a document may hold.
pub const MOST_GAMES: usize = 10_000;

/// A whole match, or its beginning. A record that was read has the right shape;
/// whether it keeps the rules only [`replay`] tells.
#[derive(Clone)]
pub struct Record {
    rules: Rules,
    seats: Vec<String>,
    games: Vec<RecordedGame>,
    seals: Option<Seals>,
}

/// One game of a record.
pub type RecordedGame = envelope::RecordedGame<Deal, Move>;

impl Record {
    pub(super) fn new(rules: Rules, seats: Vec<String>, games: Vec<(Deal, Vec<Move>)>) -> Self {
        let games =
            games.into_iter().map(|(deal, choices)| RecordedGame { deal, choices }).collect();
        Self { rules, seats, games, seals: None }
    }

    /// The same, with the opened seals of its deals.
    #[must_use]
    pub fn with_seals(self, seals: Seals) -> Self {
        Self { seals: Some(seals), ..self }
    }

    /// The opened seals of its deals, if they were sealed.
    #[must_use]
    pub fn seals(&self) -> Option<&Seals> {
        self.seals.as_ref()
    }

    /// The rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The display names, by seat index.
    #[must_use]
    pub fn seats(&self) -> &[String] {
        &self.seats
    }

    /// The games.
    #[must_use]
    pub fn games(&self) -> &[RecordedGame] {
        &self.games
    }
}
