//! The private hand: what one seat sees, and the buttons with which it decides.

use std::sync::Arc;

use super::decisions;
use super::message::{Act, ActionRow, Button, File, Message, Style, clip};
use super::phrases::{bold_names, button, cards, relative};
use super::scene;
use super::words::Words;
use crate::ids::TableTag;
use crate::table::Action;
use crate::table::board::{Presence, SeatLabel};
use games::nimmt::{Card, Choice, Decision, Placement, Seat, SeatNo};

/// A private message, composed from a seat's own view. It carries the seat, and nobody can put
/// another seat's cards into it: it is made of one seat's view, by [`compose`] or by the
/// [coach](super::coach).
#[derive(Clone)]
pub struct Letter {
    seat: SeatNo,
    message: Message,
}

impl Letter {
    /// A message that belongs to the owner of this seat: everything hidden in it is this seat's.
    pub(super) fn to(seat: &Seat, message: Message) -> Self {
        Self { seat: seat.seat, message }
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
    /// The first of two cards, when one has been picked.
    pub picked: Option<Card>,
    /// A sentence to begin with, such as that the button was an old one.
    pub note: Option<String>,
    /// What is said when there is nothing to decide because the match does not go on.
    pub rest: Option<String>,
    /// Whether the seat's owner may come back to it, should they be away.
    pub may_return: bool,
}

/// Composes the private message of a seat.
#[must_use]
pub fn compose(words: &Words, seat: &Seat, around: &Around<'_>, picture: Arc<[u8]>) -> Letter {
    let presence = around.seats.get(seat.seat.index()).map_or(Presence::Here, |s| s.presence);
    let mut lines = Vec::new();
    lines.extend(around.note.clone());
    match presence {
        Presence::Here => {}
        _ if around.rest.is_some() => {}
        Presence::Away => lines.push(words.say("hand-away", &[])),
        Presence::Left => lines.push(words.say("hand-left", &[])),
    }
    lines.push(around.rest.clone().unwrap_or_else(|| prompt(words, seat, around)));
    if around.rest.is_none() {
        lines.extend(waits_for(words, seat, around));
    }
    if seat.decision.is_none() && !seat.hand.is_empty() {
        lines.push(words.say("hand-cards", &[("cards", cards(&seat.hand).into())]));
    }
    lines.push(format!("-# {}", around.channel));

    let mut rows =
        if around.rest.is_none() { decisions::controls(words, seat, around) } else { Vec::new() };
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
        seat: seat.seat,
        message: Message {
            content: clip(&lines.join("\n"), 2000),
            embed: None,
            rows,
            files: vec![File {
                name: "table.png".into(),
                bytes: picture,
                alt: scene::alt(words, &seat.table),
            }],
            mentions: Vec::new(),
        },
    }
}

fn prompt(words: &Words, seat: &Seat, around: &Around<'_>) -> String {
    let until = around.until.map(relative).unwrap_or_default();
    let mut values = vec![
        ("until", until.into()),
        ("game", seat.table.game.into()),
        ("turn", seat.table.turn.into()),
    ];
    let id = match (&seat.decision, &seat.chosen) {
        (_, Some(Choice::Play(played))) if around.picked.is_none() => {
            values.push(("card", cards(played).into()));
            "hand-chosen"
        }
        (None, _) => "hand-wait",
        (Some(Decision::Play { .. }), _) if around.picked.is_some() => {
            let first = around.picked.map(|c| c.to_string()).unwrap_or_default();
            values.push(("card", first.into()));
            "hand-second"
        }
        (Some(Decision::Play { count: 2, .. }), _) => "hand-choose-two",
        (Some(Decision::Play { .. }), _) => "hand-choose",
        (Some(Decision::Row { card, .. }), _) => {
            values.push(("card", card.number().into()));
            let nowhere = seat.table.rules.placement == Placement::EitherEnd;
            if nowhere { "hand-nowhere" } else { "hand-row" }
        }
        (Some(Decision::End { card, .. }), _) => {
            values.push(("card", card.number().into()));
            "hand-end"
        }
        (Some(Decision::First { .. }), _) => "hand-first",
        (Some(Decision::Draft { .. }), _) => "hand-draft",
        (Some(Decision::PlayOrStop { .. }), _) => "hand-one-or-two",
        (Some(Decision::Keep { at_most, .. }), _) => {
            values.push(("n", (*at_most).into()));
            "hand-keep"
        }
    };
    words.say(id, &values)
}

fn waits_for(words: &Words, seat: &Seat, around: &Around<'_>) -> Option<String> {
    let others: Vec<&str> = seat
        .table
        .awaiting
        .iter()
        .filter(|a| !a.chosen && a.seat != seat.seat)
        .filter_map(|a| around.seats.get(a.seat.index()))
        .map(|s| s.name.as_str())
        .collect();
    (!others.is_empty())
        .then(|| words.say("hand-waits-for", &[("names", bold_names(words, others).into())]))
}
