//! `hornochse replay`: shows a recorded match turn by turn.
//!
//! The `format` of a record tells its game (`parsed_record`), which implements `Replayable`
//! (`nimmt`, `sixtysix`). The text is that of the table message.
//!
//! A record is played again from its first deal and cut into deals, drafts and turns (`sections`).
//! Each section becomes a text for a terminal (`text`) and, on request, the picture that the table
//! message of this turn had (`album`).
//!
//! With `--review` the coach assesses its choices instead (`review`). `hornochse verify` deals the
//! games of a record again from their seals (`verify`).
//!
//! Records are untrusted input. Each is played to its end before anything is printed, so that a
//! record that breaks a rule prints nothing but the one line of its error.

mod album;
mod args;
mod command;
mod error;
mod markup;
mod narrator;
mod nimmt;
mod parsed_record;
mod printer;
mod replayable;
mod review;
mod sections;
mod selection;
mod sixtysix;
mod text;
mod verify;

pub use args::ReplayArgs;
pub use command::run;
pub use error::ReplayError;
pub use verify::{VerifyArgs, verify};

use games::SeatNo;
use view::{Words, names};

/// The names, safe to show in a terminal and in a picture.
fn printable_names(words: &Words, names: &[String]) -> Vec<String> {
    let seats = SeatNo::all(names.len()).zip(names);
    seats
        .map(|(seat, name)| {
            let nameless = words.say("replay-seat", &[("seat", seat.number().into())]);
            names::clean(name, &nameless)
        })
        .collect()
}
