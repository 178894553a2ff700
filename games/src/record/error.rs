//! Reasons why a record is refused, in one line.

use super::MOST_BYTES;

/// The reason why a record is refused. Games and choices are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The document is too long.
    #[error("longer than {MOST_BYTES} bytes")]
    TooLong,
    /// It cannot be read at all.
    #[error("cannot be read: {0}")]
    Unreadable(std::io::ErrorKind),
    /// It has another shape. The words are the reader's, cut and cleaned.
    #[error("{0}")]
    Shape(String),
    /// Its rules contradict themselves, or its dealer does not sit at the table.
    #[error("{0}")]
    Rules(String),
    /// A game that is not possible.
    #[error("game {game}: {reason}")]
    Game { game: usize, reason: String },
    /// A choice that breaks a rule.
    #[error("game {game}, choice {choice}: {reason}")]
    Choice { game: usize, choice: usize, reason: String },
}
