//! The games the bot knows. Pure rules: no input or output, no clock, no randomness of their own.
//!
//! A game is a folder with its rules, its record, its views of table and seat. [`CardGame`] is the
//! interface that all of them implement; [`AnyMatch`] and its parts are the closed set of them. A
//! table knows only these: a choice is the game's own text, and a [`Flow`] says how the table goes
//! on.

mod agreed;
mod any;
mod bounded;
mod catalogue;
mod event_sink;
mod game;
pub mod nimmt;
mod number;
pub mod record;
pub mod sealed;
mod shuffle;
pub mod sixtysix;
#[cfg(feature = "test-game")]
#[path = "../../tests/tally/rules.rs"]
pub mod tally;

pub use agreed::{Agreed, Modifier};
pub use any::{
    AnyContradiction, AnyEvent, AnyFacts, AnyMatch, AnyRecord, AnyRules, AnySeat, AnyTable,
    GameKind, Happened,
};
pub use catalogue::{Exclusive, Habits, OptionSpec, OptionValue, Takes};
pub use game::{AskMode, Awaited, CardGame, Flow, Moment, Outcome, Refused, Standing, Step};
pub use number::SeatNo;
