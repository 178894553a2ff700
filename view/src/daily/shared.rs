//! The result of a deal of the day, for everybody: nothing of it names a card.

use super::result::lines;
use super::{Cast, Facts, button, date, todays};
use crate::message::{ActionRow, Message, Style, clip};
use crate::words::{Value, Words};
use ask::DailyWish;
use daily::{Attempt, Day, ME};

/// The message, with the button that lets its reader play the same; of a day that is over for
/// whoever hasn't begun, the one of today.
pub fn message(
    words: &Words,
    cast: &Cast,
    attempt: &Attempt,
    facts: &Facts,
    today: Day,
) -> Message {
    let name = cast.labels().get(ME.index()).map(|label| label.name.clone()).unwrap_or_default();
    let values = [("name", Value::Name(name)), ("date", date(cast.day).into())];
    let mut all = vec![words.say("daily-shared", &values)];
    all.extend(lines(words, cast, attempt, facts));
    let too = if cast.day == today {
        button(words, cast.game, DailyWish::Same(cast.day), "button-daily-too", Style::Primary)
    } else {
        todays(words, cast.game)
    };
    Message {
        content: clip(&all.join("\n"), 2000),
        rows: vec![ActionRow::Buttons(vec![too])],
        ..Message::default()
    }
}
