//! What the records of all games have in common: one JSON document that nobody vouches for. Its bounds,
//! what a game of it is made of, and the places that its errors name.

mod read;
mod write;

use std::io::Read;

pub(crate) use read::{Choices, Games, Name, RecordedField, format, seals};
pub(crate) use write::{Line, line, pretty};

/// The longest document that is read, in bytes.
pub const MOST_BYTES: usize = 32 * 1024 * 1024;
/// The most choices a document may hold in all its games together.
pub const MOST_CHOICES: usize = 500_000;
/// The longest display name, in characters.
pub const LONGEST_NAME: usize = 100;

/// One game of a record.
#[derive(Clone)]
pub struct RecordedGame<Deal, Move> {
    pub(crate) deal: Deal,
    pub(crate) choices: Vec<Move>,
}

impl<Deal, Move> RecordedGame<Deal, Move> {
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

/// The bytes of a document. Of one that is too long, one byte more than [`MOST_BYTES`]: its reader then
/// refuses it.
///
/// # Errors
/// When it cannot be read.
pub fn document_bytes(source: impl Read) -> Result<Vec<u8>, std::io::ErrorKind> {
    let mut bytes = Vec::new();
    let read = source.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(|error| error.kind())
}

/// A display name as a record may hold it: of bounded length and on one line.
pub(crate) fn clean_name(name: &str) -> String {
    name.chars().take(LONGEST_NAME).map(on_one_line).collect()
}

/// Why a document has another shape. The reader's words may quote it, so they are cut and kept on one
/// line.
pub(crate) fn shape_error(error: &serde_json::Error) -> String {
    const LONGEST: usize = 300;
    let words = error.to_string();
    let mut line: String = words.chars().take(LONGEST).map(on_one_line).collect();
    if words.chars().nth(LONGEST).is_some() {
        line.push('…');
    }
    line
}

fn on_one_line(c: char) -> char {
    if c.is_control() { ' ' } else { c }
}
