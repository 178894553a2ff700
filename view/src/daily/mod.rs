//! The deal of the day, as it is shown: to the person who plays it, and, once it is played, to
//! everybody.
//!
//! The game's own texts come from the same functions as at a table; [`recaps`](super::any) is the
//! only one for deals that somebody plays for themselves.

mod players;
mod result;
mod shared;
mod turn;
mod week;

pub use players::Cast;
pub use result::{Facts, Surroundings, ending, message as result, told};
pub use shared::message as shared;
pub use turn::{Turn, message as turn, scene};
pub(super) use turn::{around, rewritten};
pub use week::{Placed, Table as WeekTable, message as week};

use super::message::{ActionRow, Button, Message, Style};
use super::phrases;
use super::words::Words;
use ask::{Ask, DailyAsk, DailyWish};
use daily::Day;
use games::GameKind;

/// A turn of a seat that is over.
pub(super) struct Recap {
    /// How it went.
    pub(super) mark: Mark,
    /// The card that the seat played, in words.
    pub(super) card: String,
    /// The points that the turn brought or cost; `None` when it was without.
    pub(super) gain: Option<String>,
}

/// A mark for a turn of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// As well as it can go.
    Good,
    /// It cost a little.
    Fair,
    /// It cost a lot.
    Bad,
}

impl Mark {
    pub(super) const fn square(self) -> char {
        match self {
            Self::Good => '🟩',
            Self::Fair => '🟨',
            Self::Bad => '🟥',
        }
    }
}

/// A day as every reader's Discord writes it.
pub(super) fn date(day: Day) -> String {
    format!("<t:{}:D>", day.noon() / 1_000)
}

fn button(words: &Words, game: GameKind, wish: DailyWish, label: &str, style: Style) -> Button {
    Button::new(words.say(label, &[]), Ask::Daily(DailyAsk { game, wish }), style)
}

/// The button that opens the deal of today, whatever is still open of yesterday.
fn todays(words: &Words, game: GameKind) -> Button {
    button(words, game, DailyWish::Today, "button-daily-today", Style::Primary)
}

/// A message about the deal of an earlier day, with the button that opens the one of today below.
fn with_today(words: &Words, game: GameKind, mut message: Message) -> Message {
    message.rows.push(ActionRow::Buttons(vec![todays(words, game)]));
    message
}

/// Returns the notes above yesterday's deal, for people who asked for today's; `waits`: today's they
/// have not played to its end yet.
pub fn yesterday(words: &Words, day: Day, waits: bool) -> Vec<String> {
    let closes = [("when", phrases::relative(day.closes()).into())];
    let mut notes = vec![words.say("daily-yesterday", &closes)];
    notes.extend(waits.then(|| words.say("daily-today-waits", &[])));
    notes
}

/// A sentence for one person, with the button that opens the deal of today: what is said about a
/// button whose day is over, or that was never theirs.
pub fn elsewhere(words: &Words, game: GameKind, id: &str) -> Message {
    with_today(words, game, Message::text(words.say(id, &[])))
}

/// The end of a day, as a moment that counts down.
pub(super) fn in_time(day: Day) -> String {
    phrases::relative(day.ends())
}
