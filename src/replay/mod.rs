//! `hornochse replay`: a match that was written down, shown turn by turn.
//!
//! The `format` of a record tells which game it is of (`source`); a game brings its part as a
//! `Replayable` (`nimmt`, `sixtysix`), and what happened is told in the words of the table message.
//!
//! A record is played again from its first deal and cut into what happened between two looks at the
//! table (`pieces`). Each piece becomes a text for a terminal (`text`) and, on request, the picture
//! that the table message of this turn had (`pictures`).
//!
//! With `--review` the coach looks back at it instead (`review`). `hornochse verify` reads the same records,
//! and deals them again from their seals (`verify`).
//!
//! Nothing about a record is trusted. It is played to its end before the first word is printed, so
//! that a record that breaks a rule shows nothing but the one line that says where and why.

mod args;
mod error;
mod game;
mod markup;
mod nimmt;
mod page;
mod pictures;
mod pieces;
mod review;
mod run;
mod selection;
mod sixtysix;
mod source;
mod teller;
mod text;
mod verify;

pub use args::ReplayArgs;
pub use error::ReplayError;
pub use run::run;
pub use verify::{VerifyArgs, verify};

use crate::view::{Words, names};
use games::SeatNo;

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
