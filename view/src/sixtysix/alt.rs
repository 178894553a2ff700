//! The picture of the table in words.

use super::cards::{card, cards, sign};
use super::lines::lines;
use super::page::Page;
use super::results::score;
use crate::message::clip;
use crate::names;
use crate::words::Words;
use games::sixtysix::{Counting, Naming, Phase, Table};

/// Describes the picture: the events, then how the table lies.
pub(super) fn of(words: &Words, page: &Page<'_>) -> String {
    let told = lines(words, &page.names(), &page.events);
    let told = told.into_iter().map(|line| line.replace("**", "").replace('\\', ""));
    let mut parts: Vec<String> = told.collect();
    parts.push(table(words, page.table, &page.names()));
    clip(&parts.join(" "), 1024)
}

/// Trick, trump and stock, a sentence each.
pub fn lying(words: &Words, table: &Table) -> Vec<String> {
    let mut parts = Vec::new();
    if !table.trick.is_empty() {
        let trick = cards(words, table.trick.iter().copied());
        parts.push(words.say("sixtysix-alt-trick", &[("cards", trick.into())]));
    }
    parts.push(match table.trump {
        Some(suit) => words.say("sixtysix-is-trump", &[("suit", sign(suit).into())]),
        None => words.say(no_trump(table), &[]),
    });
    if table.closed_by.is_some() {
        parts.push(words.say("sixtysix-alt-closed", &[]));
    } else if table.stock > 0 || table.turned.is_some() {
        let turned = table.turned.map(|turned| card(words, turned));
        let id = if turned.is_some() { "sixtysix-alt-stock" } else { "sixtysix-alt-stock-hidden" };
        let values = [("n", table.stock.into()), ("card", turned.unwrap_or_default().into())];
        parts.push(words.say(id, &values));
    }
    parts
}

/// Trick, trump, stock and points.
pub(super) fn table(words: &Words, table: &Table, seated: &[String]) -> String {
    let name = |seat: games::SeatNo| seated.get(seat.index()).cloned().unwrap_or_default();
    let mut parts = lying(words, table);
    let hidden = table.rules.counting == Counting::FromMemory && table.result.is_none();
    for seat in &table.seats {
        let id = if hidden { "sixtysix-alt-seat-hidden" } else { "sixtysix-alt-seat" };
        let values = [
            ("name", names::isolate(&name(seat.seat)).into()),
            ("points", table.points_of_side(seat.seat).into()),
            ("tricks", seat.tricks.into()),
            ("total", score(words, table, seat.total).into()),
        ];
        parts.push(words.say(id, &values));
    }
    parts.join(" ")
}

/// The text for a game in which no suit is trump, or none yet.
pub(super) fn no_trump(table: &Table) -> &'static str {
    // The ace names trump when it comes into a hand: once nobody draws any more, it can't.
    let too_late =
        table.rules.naming == Naming::AceOfHearts && !table.open && table.phase != Phase::Naming;
    match too_late {
        _ if all_passed(table) => "sixtysix-all-passed",
        true => "sixtysix-never-trump",
        false => "sixtysix-no-trump",
    }
}

/// Whether trump was bid for and nobody named it.
pub(super) fn all_passed(table: &Table) -> bool {
    table.rules.naming.is_bid() && table.declarer.is_none() && table.phase != Phase::Naming
}
