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
mod write;

pub use error::{Broken, RecordError};
pub use outcome::{GameOutcome, NextDecision, Outcome};
pub use read::{parse, parse_rules, read};
pub use replay::{ReplayStep, Replayed, replay, replay_with};
pub use write::rules_json;

use super::{Deal, Move, Rules};

/// The value of `format`: the name of the shape and its version.
pub const FORMAT: &str = "nimmt-record/1";

/// The longest document that is read, in bytes.
pub const MOST_BYTES: usize = 32 * 1024 * 1024;
/// The most games a document may hold.
pub const MOST_GAMES: usize = 10_000;
/// The most choices a document may hold in all its games together.
pub const MOST_CHOICES: usize = 500_000;
/// The longest display name, in characters.
pub const LONGEST_NAME: usize = 100;

/// A whole match, or its beginning. A record that was read has the right shape;
/// whether it keeps the rules only [`replay`] tells.
#[derive(Clone)]
pub struct Record {
    rules: Rules,
    seats: Vec<String>,
    games: Vec<RecordedGame>,
}

/// One game of a record.
#[derive(Clone)]
pub struct RecordedGame {
    deal: Deal,
    choices: Vec<Move>,
}

impl Record {
    pub(super) fn new(rules: Rules, seats: Vec<String>, games: Vec<(Deal, Vec<Move>)>) -> Self {
        let games =
            games.into_iter().map(|(deal, choices)| RecordedGame { deal, choices }).collect();
        Self { rules, seats, games }
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

impl RecordedGame {
    /// What lay on the table and in the hands.
    #[must_use]
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The choices, in the order in which they counted.
    #[must_use]
    pub fn choices(&self) -> &[Move] {
        &self.choices
    }
}

/// A display name as a record may hold it: of bounded length and on one line.
pub(super) fn clean_name(name: &str) -> String {
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    name.chars().take(LONGEST_NAME).map(plain).collect()
}
