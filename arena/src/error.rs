//! The errors of the arena, each of one line.

use std::io;
use std::path::Path;

use terminal::{is_closed_pipe, one_line};

/// The reason why the arena cannot begin, or not go on: always one line.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// More players than seats.
    #[error("{players} players cannot sit on {seats} seats")]
    TooManyPlayers {
        /// Named players.
        players: usize,
        /// Seats of the table.
        seats: usize,
    },
    /// The rules cannot be played with so many seats.
    #[error("rules: {0}")]
    Rules(String),
    /// An argument cannot be read.
    #[error("{0}")]
    Asked(String),
    /// A reference opponent is asked to play rules it does not know.
    #[error(
        "{player} knows only the classic game and tactics, with any rows and hands; \
         the levels 1 to 9, lowest and random play everything"
    )]
    UnknownRules {
        /// Its name.
        player: String,
    },
    /// A player made an illegal choice.
    #[error("{player} chose what is not legal")]
    Illegal {
        /// Its name.
        player: String,
    },
    /// Another program does not play along.
    #[error("the program `{command}` {what}")]
    Outside {
        command: String,
        /// The program's misbehaviour.
        what: String,
    },
    /// A player was asked something it has no answer to.
    #[error("a player was asked nothing it could answer")]
    NothingAsked,
    /// The game refused a deal of its own.
    #[error("the game refused a deal: {0}")]
    Deal(String),
    /// A file cannot be written, or read.
    #[error("{path}: {error}")]
    File {
        /// Its path, on one line.
        path: String,
        error: io::Error,
    },
    /// The results cannot be printed.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
}

impl ArenaError {
    /// Rules that cannot be played, with every reason.
    pub(super) fn rules<T: ToString>(reasons: &[T]) -> Self {
        Self::Rules(reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    }

    pub(super) fn file(path: &Path, error: io::Error) -> Self {
        Self::File { path: one_line(path), error }
    }

    /// Whether the reader of the output is gone.
    pub(super) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if is_closed_pipe(error))
    }
}
