//! A turn of the deal of the day: the table, the person's cards, and what they may choose.

use std::sync::Arc;

use super::{Cast, date, with_today};
use crate::any;
use crate::letter::{Around, Letter};
use crate::message::{ActionRow, Button, File, Message, clip};
use crate::phrases::{bold_names, relative};
use crate::words::Words;
use ask::{Ask, DailyAsk, DailyWish};
use daily::{Attempt, Day, ME};
use pictures::Scene;
use table::TableCommand;
use values::{TableId, TableTag};

/// Returns the scene of the picture: the table and the person's cards.
pub fn scene(words: &Words, cast: &Cast, attempt: &Attempt) -> Scene {
    any::hand_scene(words, &cast.board(attempt), &attempt.seat(), None)
}

/// A turn of an attempt: what lies on the table, and what may be chosen.
pub struct Turn<'a> {
    pub cast: &'a Cast,
    pub attempt: &'a Attempt,
    /// The part of a choice that is picked.
    pub picked: Option<String>,
    /// The painted [`scene`].
    pub picture: Arc<[u8]>,
}

impl Turn<'_> {
    /// The message: `notes`, a `welcome` before the first choice or else the news since the last
    /// one, the question, and the lines `below`. `ask` is what a button of the game asks here.
    pub(crate) fn message(
        self,
        words: &Words,
        (notes, welcome): (&[String], Option<String>),
        below: impl IntoIterator<Item = String>,
        ask: impl Fn(TableCommand) -> Option<Ask>,
    ) -> Message {
        let Self { cast, attempt, picked, picture } = self;
        let held = attempt.seat();
        let around = around(cast, attempt, picked);
        let seat = any::seat(&held);
        let mut lines = notes.to_vec();
        match attempt.step() {
            0 => lines.extend(welcome),
            _ => lines.extend(any::page(&cast.board(attempt)).news(words, ME)),
        }
        lines.push(seat.prompt(words, &around));
        lines.extend(below);
        Message {
            content: clip(&lines.join("\n"), 2000),
            rows: rewritten(seat.controls(words, &around), ask),
            files: vec![File { name: "table.png".into(), bytes: picture, alt: seat.alt(words) }],
            ..Message::default()
        }
    }
}

/// A turn of the deal of the day; `notes` stand above it, the text `told` of another day below. If
/// `today` is another day, a button leads to its deal.
pub fn message(
    words: &Words,
    turn: Turn<'_>,
    (notes, told, today): (&[String], Option<String>, Day),
) -> Letter {
    let (cast, held) = (turn.cast, turn.attempt.seat());
    let title = words.say("daily-title", &[("date", date(cast.day).into())]);
    let closes = words.say("daily-closes", &[("when", relative(cast.day.closes()).into())]);
    let below = std::iter::once(format!("-# {title} · {closes}")).chain(told);
    let (day, step) = (cast.day, turn.attempt.step());
    let ask = |command| {
        let wish = match command {
            TableCommand::Choose(choice) => DailyWish::Choose { day, step, choice },
            TableCommand::Pick(picked) => DailyWish::Pick { day, step, picked },
            TableCommand::Hand => DailyWish::Pick { day, step, picked: String::new() },
            _ => return None,
        };
        Some(Ask::Daily(DailyAsk { game: cast.game, wish }))
    };
    // It speaks of today.
    let welcome = (cast.day == today).then(|| welcome(words, cast));
    let message = turn.message(words, (notes, welcome), below, ask);
    let message = if cast.day == today { message } else { with_today(words, cast.game, message) };
    Letter::to(&held, message)
}

fn welcome(words: &Words, cast: &Cast) -> String {
    let bots = bold_names(words, cast.bots().map(|(_, name)| name));
    words.say("daily-welcome", &[("bots", bots.into())])
}

/// The surroundings of a hand that is at no table.
pub(crate) fn around<'a>(cast: &'a Cast, attempt: &Attempt, picked: Option<String>) -> Around<'a> {
    // The buttons of the game name a table; here is none, and each of them is written anew.
    let nowhere = TableTag { table: TableId(0), key: 0 };
    Around {
        id: nowhere,
        step: attempt.step(),
        seats: cast.labels(),
        channel: String::new(),
        link: None,
        until: None,
        picked,
        note: None,
        news: None,
        rest: None,
        paused: false,
        hints: false,
        may_return: false,
        beside: Vec::new(),
    }
}

/// The buttons of a hand, each with another ask; those without one are left out, and menus.
pub(crate) fn rewritten(
    rows: Vec<ActionRow>,
    ask: impl Fn(TableCommand) -> Option<Ask>,
) -> Vec<ActionRow> {
    let chosen = |button: Button| {
        let Ask::Table { command, .. } = button.ask else { return None };
        Some(Button { ask: ask(command)?, ..button })
    };
    let of_row = |row| {
        let ActionRow::Buttons(buttons) = row else { return None };
        let buttons: Vec<Button> = buttons.into_iter().filter_map(chosen).collect();
        (!buttons.is_empty()).then_some(ActionRow::Buttons(buttons))
    };
    rows.into_iter().filter_map(of_row).collect()
}
