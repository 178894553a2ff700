//! The deal of the day.

use daily::{Day, Week};
use games::GameKind;

/// Something about the deal of the day of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyAsk {
    pub game: GameKind,
    /// The request itself.
    pub wish: DailyWish,
}

/// A request about the deal of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DailyWish {
    /// Go on with yesterday's while that may still be finished; else as [`DailyWish::Today`].
    Open,
    /// Play today's, go on with it, or see its result.
    Today,
    /// The same with the deal of this day, if it still can be played.
    Same(Day),
    /// A choice in the deal of a day.
    Choose {
        day: Day,
        /// The number of choices that the person had made when the button was made.
        step: u32,
        /// The choice: the game's own text.
        choice: String,
    },
    /// Show the hand with the first part of a choice picked, or with nothing picked: what the next
    /// press carries out.
    Pick {
        day: Day,
        /// As in [`DailyWish::Choose`].
        step: u32,
        /// The game's own text; empty to take back what was picked.
        picked: String,
    },
    /// Show the channel the result of the deal of a day.
    Share(Day),
    /// Everybody's results of a week on this server.
    Week(Week),
}
