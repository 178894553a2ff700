//! The private hand: what one seat sees, and the buttons with which it decides.

use std::sync::Arc;

use super::game::{self, SeatView};
use super::message::{Act, ActionRow, Button, File, Message, Style, clip};
use super::phrases::{bold_names, button};
use super::words::Words;
use crate::ids::TableTag;
use crate::table::Action;
use crate::table::board::{Presence, SeatLabel};
use games::{AnySeat, SeatNo};

/// A private message, composed from a seat's own view. It carries the seat, and nobody can put
/// another seat's cards into it: it is made of one seat's view, by [`compose`] or by the
/// [coach](super::game::hint).
#[derive(Clone)]
pub struct Letter {
    seat: SeatNo,
    message: Message,
}

impl Letter {
    /// A message that belongs to the owner of this seat: everything hidden in it is this seat's.
    pub(super) fn to(seat: SeatNo, message: Message) -> Self {
        Self { seat, message }
    }

    /// Whose it is.
    #[must_use]
    pub fn seat(&self) -> SeatNo {
        self.seat
    }

    /// What it says.
    #[must_use]
    pub fn message(&self) -> &Message {
        &self.message
    }
}

/// What stands around the cards.
#[derive(Clone, Debug)]
pub struct Around<'a> {
    /// The table.
    pub id: TableTag,
    /// The step of the match.
    pub step: u32,
    /// The players, in the order of the seats.
    pub seats: &'a [SeatLabel],
    /// Where the match is played: the server's name if known, and a mention of the channel.
    pub channel: String,
    /// The address of the table message, if there is one.
    pub link: Option<String>,
    /// Until when the seat may decide, in milliseconds since 1970.
    pub until: Option<i64>,
    /// The first part of a choice, when one has been picked: the game's own text.
    pub picked: Option<String>,
    /// A sentence to begin with, such as that the button was an old one.
    pub note: Option<String>,
    /// What is said when there is nothing to decide because the match does not go on.
    pub rest: Option<String>,
    /// Whether the seat's owner may come back to it, should they be away.
    pub may_return: bool,
}

/// Composes the private message of a seat.
#[must_use]
pub fn compose(words: &Words, seat: &AnySeat, around: &Around<'_>, picture: Arc<[u8]>) -> Letter {
    let number = seat.seat();
    let deciding = seat.must_decide();
    let seat = game::seat(seat);
    let presence = around.seats.get(number.index()).map_or(Presence::Here, |s| s.presence);
    let mut lines = Vec::new();
    lines.extend(around.note.clone());
    match presence {
        Presence::Here => {}
        _ if around.rest.is_some() => {}
        Presence::Away => lines.push(words.say("hand-away", &[])),
        Presence::Left => lines.push(words.say("hand-left", &[])),
    }
    lines.push(around.rest.clone().unwrap_or_else(|| seat.prompt(words, around)));
    if around.rest.is_none() {
        lines.extend(waits_for(words, &*seat, around));
    }
    if !deciding {
        lines.extend(seat.cards(words));
    }
    lines.push(format!("-# {}", around.channel));

    let mut rows = if around.rest.is_none() { seat.controls(words, around) } else { Vec::new() };
    let mut last = Vec::new();
    if presence != Presence::Here && around.may_return {
        last.push(button(
            words,
            around.id,
            around.step,
            Action::Back,
            "button-back",
            Style::Success,
        ));
    }
    if let Some(link) = &around.link {
        last.push(Button {
            label: words.say("button-table", &[]),
            act: Act::Link(link.clone()),
            style: Style::Secondary,
            disabled: false,
        });
    }
    if !last.is_empty() && rows.len() < 5 {
        rows.push(ActionRow::Buttons(last));
    }
    Letter {
        seat: number,
        message: Message {
            content: clip(&lines.join("\n"), 2000),
            embed: None,
            rows,
            files: vec![File { name: "table.png".into(), bytes: picture, alt: seat.alt(words) }],
            mentions: Vec::new(),
        },
    }
}

fn waits_for(words: &Words, seat: &dyn SeatView, around: &Around<'_>) -> Option<String> {
    let others = seat.others_awaited();
    let names = others.iter().filter_map(|s| around.seats.get(s.index())).map(|s| s.name.as_str());
    let names: Vec<&str> = names.collect();
    (!names.is_empty())
        .then(|| words.say("hand-waits-for", &[("names", bold_names(words, names).into())]))
}
