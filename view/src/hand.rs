//! The private hand: what one seat sees, and the buttons with which it decides.

use std::sync::Arc;

use super::any;
use super::game::SeatView;
use super::letter::{Around, Letter};
use super::message::{ActionRow, File, Message, Style, clip};
use super::phrases::{button, some_names};
use super::words::Words;
use games::AnySeat;
use pictures::Symbol;
use table::TableCommand;
use table::board::Presence;

/// Composes the private message of a seat.
pub fn compose(words: &Words, seat: &AnySeat, around: &Around<'_>, picture: Arc<[u8]>) -> Letter {
    let (whose, seat) = (seat, any::seat(seat));
    let presence = around.seats.get(whose.seat().index()).map_or(Presence::Here, |s| s.presence);
    let mut lines = Vec::new();
    lines.extend(around.note.clone());
    match presence {
        Presence::Here => {}
        _ if around.rest.is_some() => {}
        Presence::Away => lines.push(words.say("hand-away", &[])),
        Presence::Left => lines.push(words.say("hand-left", &[])),
    }
    lines.extend(around.news.clone());
    lines.push(around.rest.clone().unwrap_or_else(|| seat.prompt(words, around)));
    if around.rest.is_none() && !around.paused {
        lines.extend(waits_for(words, &*seat, around));
    }
    lines.extend(seat.cards(words, around.rest.is_none()));
    let link =
        around.link.as_ref().map(|link| format!(" · [{}]({link})", words.say("button-table", &[])));
    let place = format!("{}{}", around.channel, link.unwrap_or_default());
    if !place.is_empty() {
        lines.push(format!("-# {place}"));
    }

    let mut rows = if around.rest.is_none() { seat.controls(words, around) } else { Vec::new() };
    let mut last = Vec::new();
    if presence != Presence::Here && around.may_return {
        last.push(button(
            words,
            around.id,
            around.step,
            TableCommand::Back,
            "button-back",
            Style::Success,
        ));
    }
    if whose.must_decide() && around.rest.is_none() {
        let make = |command, label| {
            button(words, around.id, around.step, command, label, Style::Secondary)
        };
        if around.hints {
            let plain = words.say("button-hint-pictured", &[]);
            let hint = make(TableCommand::Hint, "button-hint");
            last.push(hint.with_other_words(Symbol::Hint, plain));
        }
        last.push(make(TableCommand::Rules, "button-rules"));
    }
    last.extend(around.beside.iter().cloned());
    if !last.is_empty() && rows.len() < 5 {
        rows.push(ActionRow::Buttons(last));
    }
    Letter::to(
        whose,
        Message {
            content: clip(&lines.join("\n"), 2000),
            rows,
            files: vec![File { name: "table.png".into(), bytes: picture, alt: seat.alt(words) }],
            ..Message::default()
        },
    )
}

fn waits_for(words: &Words, seat: &dyn SeatView, around: &Around<'_>) -> Option<String> {
    let others = seat.others_awaited();
    let mut others: Vec<_> = others
        .iter()
        .filter_map(|other| around.seats.get(other.index()))
        .filter(|other| other.presence == Presence::Here)
        .collect();
    // As on the page: bots hold nobody up.
    if others.iter().any(|other| !other.bot) {
        others.retain(|other| !other.bot);
    }
    let names: Vec<&str> = others.iter().map(|other| other.name.as_str()).collect();
    (!names.is_empty())
        .then(|| words.say("hand-waits-for", &[("names", some_names(words, &names).into())]))
}
