//! Why a record is refused, in one line.

use super::MOST_BYTES;

/// Why a record is refused. Games and choices are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The document is too long.
    #[error("longer than {MOST_BYTES} bytes")]
    TooLong,
    /// It cannot be read at all.
    #[error("cannot be read: {0}")]
    Unreadable(std::io::ErrorKind),
    /// It has another shape; in the words of the reader, cut and cleaned.
    #[error("{0}")]
    Shape(String),
    /// Its rules contradict themselves, or nobody sits where the dealer should.
    #[error("{0}")]
    Rules(String),
    /// A game that is not possible.
    #[error("game {game}: {reason}")]
    Game {
        /// The game.
        game: usize,
        /// Why.
        reason: String,
    },
    /// A choice that breaks a rule.
    #[error("game {game}, choice {choice}: {reason}")]
    Choice {
        /// The game.
        game: usize,
        /// The choice.
        choice: usize,
        /// Why.
        reason: String,
    },
}
