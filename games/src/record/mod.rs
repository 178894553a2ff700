//! The public record of a match: one JSON document from which it can be replayed, checked and
//! compared with other engines.
//!
//! [`Record::parse`] checks the shape of a document, [`replay_with`] the rules. Both refuse with
//! one line that names the place and the reason. Nothing about a document is trusted: its length,
//! its depth and every list have a bound.

mod error;
mod read;
mod replay;
mod write;

use std::fmt::Display;

use rand::CryptoRng;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use error::RecordError;
pub use read::document_bytes;
pub use replay::{ReplayStep, replay_with};

pub(crate) use read::from_json;
pub(crate) use write::{line_each, on_one_line};

use crate::agreed::Agreed;
use crate::game::CardGame;
use crate::number::SeatNo;
use crate::sealed::{Seals, VerifyError};

/// The longest document that is read, in bytes.
pub const MOST_BYTES: usize = 32 * 1024 * 1024;
/// The most games a document may hold.
pub const MOST_GAMES: usize = 30_000;
/// The most choices a document may hold in all its games together.
pub const MOST_CHOICES: usize = 500_000;
/// The longest display name, in characters.
pub const LONGEST_NAME: usize = 100;

/// A game whose matches have a record.
pub trait Recorded: CardGame<Rules: Clone> {
    /// The cards on the table and in the hands when a game begins.
    type Deal: Clone + PartialEq;
    /// A choice and the seat that made it.
    type Move: Clone;
    /// One game in the shape of the document.
    type RawGame: Serialize + DeserializeOwned;
    type Modifiers: Agreed<Rules = Self::Rules>;

    /// The values of `format`: the name of the shape and its version. The second one is the first
    /// with the seals of the deals, and is written only where there are any.
    const FORMATS: [&'static str; 2];
    /// Whether the document names the first dealer.
    const NAMES_DEALER: bool;

    /// Converts a game into the shape of the document.
    fn to_raw(game: &RecordedGame<Self>) -> Self::RawGame;

    /// Converts a game from the shape of the document.
    /// Errors: when parts of it are missing or exclude each other.
    fn from_raw(raw: Self::RawGame) -> Result<RecordedGame<Self>, &'static str>;

    /// An empty match with the rules and seats of a record.
    /// Errors: when it cannot be played; names every reason.
    fn start(record: &Record<Self>) -> Result<Self, String>;

    /// Begins the next game, if one is due.
    /// Errors: when the deal is not possible.
    fn begin_again(&mut self, deal: &Self::Deal) -> Result<Vec<Self::Event>, String>;

    /// Makes a choice in the game under way.
    /// Errors: when it breaks a rule.
    fn make_again(&mut self, made: &Self::Move) -> Result<Vec<Self::Event>, String>;

    /// Draws the deal of the next game of a record from these numbers.
    /// Errors: when they lead to another first dealer than the record's.
    fn draw_again<R: CryptoRng>(
        &self,
        record: &Record<Self>,
        numbers: &mut R,
    ) -> Result<Self::Deal, VerifyError>;
}

/// A whole match, or the beginning of one. A record that was read has the right shape; whether it
/// keeps the rules is found out by [`replay_with`].
#[derive(Clone)]
pub struct Record<G: Recorded> {
    rules: G::Rules,
    seats: Vec<String>,
    dealer: Option<SeatNo>,
    games: Vec<RecordedGame<G>>,
    seals: Option<Seals>,
}

#[derive(Clone)]
pub struct RecordedGame<G: Recorded> {
    pub(crate) deal: G::Deal,
    pub(crate) choices: Vec<G::Move>,
}

impl<G: Recorded> RecordedGame<G> {
    /// The cards on the table and in the hands at its beginning.
    pub fn deal(&self) -> &G::Deal {
        &self.deal
    }

    /// The choices, in the order in which they counted.
    pub fn choices(&self) -> &[G::Move] {
        &self.choices
    }
}

impl<G: Recorded> Record<G> {
    /// A record without seals. Missing names are filled in, and each is put on one line.
    pub(crate) fn new(
        rules: G::Rules,
        (seats, names): (usize, &[String]),
        dealer: Option<SeatNo>,
        games: impl Iterator<Item = (G::Deal, Vec<G::Move>)>,
    ) -> Self {
        let name = |seat: SeatNo| match names.get(seat.index()) {
            Some(name) => name.chars().take(LONGEST_NAME).map(on_line).collect(),
            None => format!("Seat {seat}"),
        };
        let games = games.map(|(deal, choices)| RecordedGame { deal, choices }).collect();
        Self { rules, seats: SeatNo::all(seats).map(name).collect(), dealer, games, seals: None }
    }

    /// The same record, with the opened seals of its deals.
    #[must_use]
    pub fn with_seals(self, seals: Seals) -> Self {
        Self { seals: Some(seals), ..self }
    }

    /// The opened seals of its deals, if they were sealed.
    pub fn seals(&self) -> Option<&Seals> {
        self.seals.as_ref()
    }

    /// The rules of the match.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The display names, by seat index.
    pub fn seats(&self) -> &[String] {
        &self.seats
    }

    /// The seat that deals the first game, where the record names it.
    pub fn dealer(&self) -> Option<SeatNo> {
        self.dealer
    }

    pub fn games(&self) -> &[RecordedGame<G>] {
        &self.games
    }
}

/// Joins reasons into one line.
pub(crate) fn joined(reasons: &[impl Display]) -> String {
    reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Replaces a control character, so that a text stays on one line.
fn on_line(c: char) -> char {
    if c.is_control() { ' ' } else { c }
}
