//! The puzzle of the day.

use daily::Day;
use games::GameKind;

/// Something about the puzzle of the day of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleAsk {
    pub game: GameKind,
    /// The request itself.
    pub wish: PuzzleWish,
}

/// A request about the puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleWish {
    /// Today's: the question, or what was answered.
    Open,
    /// The answer to the puzzle of a day.
    Answer {
        day: Day,
        /// The number of its puzzle in the book of the program that showed it; `None` for one that
        /// was found for the day.
        number: Option<u32>,
        /// The choice: the game's own text.
        choice: String,
    },
    /// Show the question with the first part of a choice picked, or with nothing picked.
    Pick {
        day: Day,
        /// The game's own text; empty to take back what was picked.
        picked: String,
    },
}
