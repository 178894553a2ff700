//! The news of a turn for one seat, in words to its owner.

use super::lines::{lines, picked};
use super::page::Page;
use super::phrases::{bull_heads, nth, unit};
use crate::words::Words;
use games::SeatNo;
use games::nimmt::{Dealing, Event, How, Phase};

/// What a seat has laid on its pile of a row that it took; `None` while it is still choosing.
fn sorted_out(events: &[Event], seat: SeatNo) -> Option<u32> {
    events.iter().find_map(|event| match event {
        Event::Kept { seat: of, pile, .. } if *of == seat => {
            Some(pile.iter().map(|card| card.bull_heads()).sum())
        }
        _ => None,
    })
}

/// Says where the cards went that this seat played since the page before, and how it stands now.
/// `None` where there is nothing to tell.
pub(super) fn of(words: &Words, page: &Page<'_>, seat: SeatNo) -> Option<String> {
    let shedding = page.table.rules.is_shedding();
    let placed = page.events.iter().enumerate().filter_map(|(at, event)| match event {
        Event::Placed { seats, card, row, how, took, points, .. } if seats.contains(&seat) => {
            let cost = points.iter().find(|(of, _)| *of == seat).map(|(_, cost)| *cost);
            // Of a row that is sorted first only what is not kept costs anything.
            let cost = match cost {
                None if !took.is_empty() && !shedding => sorted_out(&page.events[at..], seat)?,
                cost => cost.unwrap_or_default(),
            };
            let id = match how {
                How::Behind | How::Before | How::OnEqual => "news-safe",
                How::Full => "news-full",
                How::TooLow if page.both_ways() => "news-nowhere",
                How::TooLow => "news-low",
            };
            // In Shedding cards count, which go to the hand.
            let count = if shedding { took.len().into() } else { cost.into() };
            let values = [
                ("card", card.number().into()),
                ("row", row.number().into()),
                ("nth", nth(words, page.table.rules.takes).into()),
                ("n", count),
                ("unit", unit(&page.table.rules).into()),
            ];
            Some(words.say(id, &values))
        }
        _ => None,
    });
    let mut own: Vec<String> = placed.collect();
    if !own.is_empty() {
        own.extend(standing(words, page, seat));
    }
    let told: Vec<String> = std::iter::once(own.join(" "))
        .filter(|own| !own.is_empty())
        .chain(of_others(words, page, seat))
        .collect();
    (!told.is_empty()).then(|| told.join("\n"))
}

/// The rows that others took, what they keep of them, and the cards that everybody has seen them
/// pick: told to a person who plays alone, for whom the hand is all there is of the table.
fn of_others(words: &Words, page: &Page<'_>, seat: SeatNo) -> Vec<String> {
    if page.seats.iter().filter(|label| !label.bot).count() > 1 {
        return Vec::new();
    }
    let by_others = |event: &&Event| match event {
        Event::Placed { seats, took, .. } => !took.is_empty() && !seats.contains(&seat),
        Event::Kept { seat: of, .. } => *of != seat,
        _ => false,
    };
    let events: Vec<Event> = page.events.iter().filter(by_others).cloned().collect();
    let mut told = lines(words, &page.names(), &page.table.rules, &events);
    if page.table.rules.dealing != Dealing::Shuffled {
        let draft = page.table.phase == Phase::Draft;
        let holds = |of| page.table.at(of).is_some_and(|shown| draft || !shown.known.is_empty());
        told.extend(picked(words, page, |of| of != seat && holds(of)));
    }
    told
}

/// The place by the bull heads of the match so far; `None` if bull heads aren't what is played for.
fn standing(words: &Words, page: &Page<'_>, seat: SeatNo) -> Option<String> {
    if page.table.rules.is_shedding() {
        return None;
    }
    let total = |of: &games::nimmt::TableSeat| page.match_total(of);
    let own = page.table.at(seat).map(total)?;
    let better = page.table.seats.iter().filter(|other| total(other) < own).count();
    let values = [
        ("place", (better + 1).into()),
        ("seats", page.table.seats.len().into()),
        ("total", bull_heads(words, own).into()),
    ];
    Some(words.say("news-place", &values))
}
