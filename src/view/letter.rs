//! The private hand: what one seat sees, and the buttons with which it decides.

use std::sync::Arc;

use super::board::{self, Presence, SeatLabel};
use super::message::{Act, Button, File, Message, Style, clip, in_rows};
use super::phrases::{bold_names, button, cards, relative, row_cards};
use super::press::{Press, Verb};
use super::words::Words;
use crate::games::nimmt::{Choice, Decision, Row, RowNo, Seat, SeatNo, Side};
use crate::ids::TableId;

/// A private message, composed from a seat's own view. It carries the seat, and nobody can put
/// another seat's cards into it: there is no way to make one but [`compose`].
#[derive(Clone)]
pub struct Letter {
    seat: SeatNo,
    message: Message,
}

impl Letter {
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
    pub id: TableId,
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
    /// A sentence to begin with, such as that the button was an old one.
    pub note: Option<String>,
    /// What is said when there is nothing to decide because the match does not go on.
    pub rest: Option<String>,
}

/// Composes the private message of a seat.
#[must_use]
pub fn compose(words: &Words, seat: &Seat, around: &Around<'_>, picture: Arc<[u8]>) -> Letter {
    let presence = around.seats.get(seat.seat.index()).map_or(Presence::Here, |s| s.presence);
    let mut lines = Vec::new();
    lines.extend(around.note.clone());
    match presence {
        Presence::Here => {}
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

    let mut rows = if around.rest.is_none() { decision_rows(words, seat, around) } else { Vec::new() };
    let mut last = Vec::new();
    if presence != Presence::Here {
        last.push(button(words, around.id, around.step, Verb::Back, "button-back", Style::Success));
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
        rows.push(last);
    }
    Letter {
        seat: seat.seat,
        message: Message {
            content: clip(&lines.join("\n"), 2000),
            embed: None,
            rows,
            files: vec![File { name: "table.png".into(), bytes: picture, alt: board::alt(words, &seat.table) }],
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
        (_, Some(Choice::Play(played))) => {
            values.push(("card", cards(played).into()));
            "hand-chosen"
        }
        (None, _) => "hand-wait",
        (Some(Decision::Play { .. }), _) => "hand-choose",
        (Some(Decision::Row { card, .. }), _) => {
            values.push(("card", card.number().into()));
            "hand-row"
        }
        (Some(Decision::End { card, .. }), _) => {
            values.push(("card", card.number().into()));
            "hand-end"
        }
        (Some(Decision::First { .. }), _) => "hand-first",
        (Some(Decision::Draft { .. }), _) => "hand-draft",
        (Some(Decision::PlayOrStop { .. }), _) => "hand-one-or-two",
        (Some(Decision::Keep { .. }), _) => "hand-keep",
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

fn decision_rows(words: &Words, seat: &Seat, around: &Around<'_>) -> Vec<Vec<Button>> {
    let Some(decision) = &seat.decision else { return Vec::new() };
    let press = |choice: Choice, label: String, style: Style| Button {
        label: clip(&label, 80),
        act: Act::Press(
            Press::Table { table: around.id, step: around.step, verb: Verb::Choose(choice) }.encode(),
        ),
        style,
        disabled: false,
    };
    let card = |card: crate::games::nimmt::Card, choice: Choice| {
        let chosen = seat.chosen.as_ref() == Some(&choice);
        let id = if chosen { "button-card-chosen" } else { "button-card" };
        let label =
            words.say(id, &[("card", card.number().into()), ("bulls", card.bull_heads().into())]);
        press(choice, label, if chosen { Style::Success } else { Style::Secondary })
    };
    let rows = &seat.table.rows;
    match decision {
        Decision::Play { cards, .. } => in_rows(cards.iter().map(|c| card(*c, Choice::Play(vec![*c])))),
        Decision::Draft { pool } => in_rows(pool.iter().map(|c| card(*c, Choice::Draft(*c)))),
        Decision::PlayOrStop { cards } => in_rows(
            cards
                .iter()
                .map(|c| card(*c, Choice::Play(vec![*c])))
                .chain([press(Choice::Stop, words.say("button-enough", &[]), Style::Primary)]),
        ),
        Decision::Row { rows: offered, .. } => offered
            .iter()
            .map(|no| vec![press(Choice::Row(*no), row_label(words, *no, rows), Style::Secondary)])
            .collect(),
        Decision::End { card, ends } => ends
            .iter()
            .map(|(no, side)| {
                let row = rows.get(no.index());
                let (id, next) = match side {
                    Side::Left => ("button-end-left", row.and_then(Row::first)),
                    Side::Right => ("button-end-right", row.and_then(Row::last)),
                };
                let values = [
                    ("card", card.number().into()),
                    ("next", next.map(|c| c.to_string()).unwrap_or_default().into()),
                    ("row", no.number().into()),
                ];
                vec![press(Choice::End(*no, *side), words.say(id, &values), Style::Secondary)]
            })
            .collect(),
        Decision::First { cards } => in_rows(cards.iter().map(|c| {
            let label = words.say("button-first", &[("card", c.number().into())]);
            press(Choice::First(*c), label, Style::Secondary)
        })),
        Decision::Keep { .. } => Vec::new(),
    }
}

fn row_label(words: &Words, no: RowNo, rows: &[Row]) -> String {
    let row = rows.get(no.index());
    words.say(
        "button-row",
        &[
            ("row", no.number().into()),
            ("cards", row.map(row_cards).unwrap_or_default().into()),
            ("bulls", row.map_or(0, Row::bull_heads).into()),
        ],
    )
}
