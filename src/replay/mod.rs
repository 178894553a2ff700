//! `hornochse replay`: a match that was written down, shown turn by turn.
//!
//! The `format` of a record tells which game it is of (`source`). What follows is 6 nimmt!'s; the
//! records of Sixty-Six are shown by `sixtysix`.
//!
//! A record is played again from its first deal ([`turns`]) and cut into what happened between two
//! looks at the table. Each piece becomes a text for a terminal ([`text`]) and, on request, the
//! picture that the table message of this turn had (`pictures`).
//!
//! With `--review` the coach looks back at it instead (`review`). `hornochse verify` reads the same records,
//! and deals them again from their seals (`verify`).
//!
//! Nothing about a record is trusted. It is played to its end before the first word is printed, so
//! that a record that breaks a rule shows nothing but the one line that says where and why.

mod args;
mod cards;
mod error;
mod heading;
mod markup;
mod page;
mod pictures;
mod review;
mod run;
mod selection;
mod sixtysix;
mod source;
pub mod text;
pub mod turns;
mod verify;

pub use args::Args;
pub use error::ReplayError;
pub use run::run;
pub use verify::{VerifyArgs, verify};

use crate::view::{Words, names};
use games::SeatNo;
use games::nimmt::record::Record;

/// The names in a record, harmless in a terminal and in a picture.
fn players(words: &Words, record: &Record) -> Vec<String> {
    harmless(words, record.seats())
}

/// These names, harmless in a terminal and in a picture.
fn harmless(words: &Words, names: &[String]) -> Vec<String> {
    let seats = SeatNo::all(names.len()).zip(names);
    seats
        .map(|(seat, name)| {
            let nameless = words.say("replay-seat", &[("seat", seat.number().into())]);
            names::clean(name, &nameless)
        })
        .collect()
}
