//! One line per card: where it went and why.

use super::page::Page;
use super::phrases::{cards, cost, counted, nth};
use crate::names;
use crate::phrases::{self, bold_names};
use crate::words::Words;
use games::SeatNo;
use games::nimmt::{Card, Event, How, Rules, Table, TableSeat};
use table::board::SeatLabel;

/// The lines for what happened, in order; events that need no line have none.
pub fn lines(words: &Words, names: &[String], rules: &Rules, events: &[Event]) -> Vec<String> {
    let told = |event: &Event| match event {
        // An open card needs no line of its own once it is placed: the line about its row says
        // enough.
        Event::Played { card, .. } => events
            .iter()
            .any(|later| matches!(later, Event::Placed { card: placed, .. } if placed == card)),
        _ => false,
    };
    let untold = events.iter().filter(|event| !told(event));
    untold.filter_map(|event| line(words, names, rules, event)).collect()
}

/// The cards that lie open and wait for their places, with who has laid them; `None` without any.
pub fn unplaced(words: &Words, names: &[String], table: &Table) -> Option<String> {
    let card = |(seat, card): &(SeatNo, Card)| {
        let name = names.get(seat.index()).map(|name| names::escape(name)).unwrap_or_default();
        words.say("line-unplaced-card", &[("card", card.number().into()), ("name", name.into())])
    };
    let cards: Vec<String> = table.unplaced.iter().map(card).collect();
    let cards = phrases::list(words, &cards).into();
    (!table.unplaced.is_empty()).then(|| words.say("line-unplaced", &[("cards", cards)]))
}

fn line(words: &Words, names: &[String], rules: &Rules, event: &Event) -> Option<String> {
    let name = |seats: &[SeatNo]| {
        bold_names(words, seats.iter().filter_map(|s| names.get(s.index()).map(String::as_str)))
    };
    let text = match event {
        Event::Placed { seats, card, row, how, next_to, took, .. } => {
            let values = [
                ("card", card.number().into()),
                ("names", name(seats).into()),
                ("row", row.number().into()),
                ("next", next_to.map(|c| c.to_string()).unwrap_or_default().into()),
                ("nth", nth(words, rules.takes).into()),
                ("cards", cards(took).into()),
                ("bulls", counted(words, rules, cost(rules, took)).into()),
            ];
            let shared = seats.len() > 1;
            // If a card may go to either end, "too low" means that it fits nowhere.
            let nowhere = rules.placement.both_ends();
            let id = match (how, shared) {
                (How::Behind, _) => "line-behind",
                (How::Before, _) => "line-before",
                (How::OnEqual, _) => "line-on-equal",
                (How::Full, false) => "line-full",
                (How::Full, true) => "line-full-shared",
                (How::TooLow, false) if nowhere => "line-nowhere",
                (How::TooLow, false) => "line-low",
                (How::TooLow, true) => "line-low-shared",
            };
            words.say(id, &values)
        }
        Event::Drafted { seat, card } => words.say(
            "line-drafted",
            &[("card", card.number().into()), ("names", name(&[*seat]).into())],
        ),
        Event::Played { seat, card } => words.say(
            "line-played",
            &[("card", card.number().into()), ("names", name(&[*seat]).into())],
        ),
        Event::Stopped { seat } => words.say("line-stopped", &[("names", name(&[*seat]).into())]),
        Event::Kept { seat, hand, .. } => {
            let id = if hand.is_empty() { "line-kept-none" } else { "line-kept" };
            words.say(id, &[("names", name(&[*seat]).into()), ("cards", cards(hand).into())])
        }
        Event::GameEnded { doubled: true, .. } => words.say("line-doubled", &[]),
        Event::GameBegan { .. }
        | Event::Chosen { .. }
        | Event::Revealed { .. }
        | Event::Asked { .. }
        | Event::TurnEnded { .. }
        | Event::GameEnded { .. }
        | Event::MatchEnded { .. } => return None,
    };
    Some(text)
}

/// Lists the cards that some have taken from the pool, and still hold.
pub(super) fn picked(
    words: &Words,
    board: &Page<'_>,
    whose: impl Fn(SeatNo) -> bool,
) -> Vec<String> {
    let line = |(label, seat): (&SeatLabel, &TableSeat)| {
        let name = names::escape(&label.name).into();
        let values = [("name", name), ("cards", cards(&seat.known).into())];
        words.say(if seat.known.is_empty() { "draft-nothing" } else { "draft-line" }, &values)
    };
    let seats = board.seats.iter().zip(&board.table.seats);
    let numbers = (0..).map(SeatNo::from_index);
    seats.zip(numbers).filter(|(_, seat)| whose(*seat)).map(|(seat, _)| line(seat)).collect()
}
