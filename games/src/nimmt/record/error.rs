//! Why a record is refused, in one line.

use std::fmt;

use crate::envelope::shape_error;
use crate::nimmt::{BadDeal, Contradiction, Refusal, SeatNo};

/// Why a record is refused. Games and choices are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Longer than [`MOST_BYTES`](super::MOST_BYTES).
    TooLong,
    /// It could not be read at all.
    Unreadable(std::io::ErrorKind),
    /// Not the shape of a record; in the words of the reader, cut and cleaned.
    Shape(String),
    /// The rules contradict themselves.
    Rules(Vec<Contradiction>),
    /// The match was over before this game.
    MatchOver {
        /// The game.
        game: usize,
    },
    /// The game before this one is not finished.
    GameBeforeUnfinished {
        /// The game.
        game: usize,
    },
    /// The deal of this game is not possible.
    Deal {
        /// The game.
        game: usize,
        /// Why.
        reason: BadDeal,
    },
    /// A choice breaks a rule.
    Choice {
        /// The game.
        game: usize,
        /// The choice.
        choice: usize,
        /// The seat that made it.
        seat: SeatNo,
        /// Why.
        reason: Broken,
    },
}

/// Which rule a choice breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// One the game itself refuses.
    Refused(Refusal),
    /// The seat has chosen in this turn; only final choices are written.
    ChosenAlready,
    /// The game is over.
    GameOver,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "longer than {} bytes", super::MOST_BYTES),
            Self::Unreadable(kind) => write!(f, "cannot be read: {kind}"),
            Self::Shape(words) => f.write_str(words),
            Self::Rules(reasons) => {
                f.write_str("rules: ")?;
                for (index, reason) in reasons.iter().enumerate() {
                    let before = if index > 0 { "; " } else { "" };
                    write!(f, "{before}{reason}")?;
                }
                Ok(())
            }
            Self::MatchOver { game } => write!(f, "game {game}: the match is over"),
            Self::GameBeforeUnfinished { game } => {
                write!(f, "game {game}: game {} is not finished", game.saturating_sub(1))
            }
            Self::Deal { game, reason } => write!(f, "game {game}: {reason}"),
            Self::Choice { game, choice, seat, reason } => {
                write!(f, "game {game}, choice {choice}: ")?;
                match reason {
                    Broken::Refused(refusal) => write!(f, "seat {seat} {refusal}"),
                    Broken::ChosenAlready => write!(f, "seat {seat} has chosen already"),
                    Broken::GameOver => f.write_str("the game is over"),
                }
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl From<serde_json::Error> for RecordError {
    fn from(error: serde_json::Error) -> Self {
        Self::Shape(shape_error(&error))
    }
}
