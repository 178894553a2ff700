//! A choice in a few words: "62", "12 and 62", "row 2".

use crate::nimmt::phrases::cards;
use crate::phrases::list;
use crate::words::Words;
use games::nimmt::{Choice, Row, Side, Table};

/// A choice in a few words, made at this table.
pub fn label(words: &Words, table: &Table, choice: &Choice) -> String {
    match choice {
        Choice::Draft(card) => card.to_string(),
        Choice::Play(played) => {
            let each: Vec<String> = played.iter().map(ToString::to_string).collect();
            list(words, &each)
        }
        Choice::Stop => words.say("choice-stop", &[]),
        Choice::Row(row) => words.say("choice-row", &[("row", row.number().into())]),
        Choice::End(no, side) => {
            let row = table.rows.get(no.index());
            let (id, beside) = match side {
                Side::Left => ("choice-before", row.and_then(Row::first)),
                Side::Right => ("choice-behind", row.and_then(Row::last)),
            };
            let beside = beside.map(|card| card.to_string()).unwrap_or_default();
            words.say(id, &[("next", beside.into()), ("row", no.number().into())])
        }
        Choice::First(card) => words.say("choice-first", &[("card", card.number().into())]),
        Choice::Keep(kept) if kept.is_empty() => words.say("choice-keep-none", &[]),
        Choice::Keep(kept) => words.say("choice-keep", &[("cards", cards(kept).into())]),
    }
}
