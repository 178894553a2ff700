//! Declaring a match void: the list of the last matches, and what is asked about one of them. Only
//! moderators see it.

use crate::store::{PlayedMatch, PlayedSeat};
use ask::{Ask, Entry, MenuAsk, VoidAsk};
use games::GameKind;
use table::roster::marked;
use values::{FORMER, Ladder};
use view::message::{ActionRow, Button, Menu, MenuOption, Message, Part, Style, clip};
use view::names::isolate;
use view::phrases::{commas, variant_name};
use view::words::{Value, Words};

/// Matches on a page: as many as a menu holds.
pub const PAGE: u32 = 25;

/// A page of the list; `has_older`: whether there are older matches.
pub fn list(
    words: &Words,
    (game, page): (GameKind, u32),
    matches: &[PlayedMatch],
    has_older: bool,
    now: i64,
) -> Message {
    let title = format!("### {}", words.say("void-title", &[]));
    if matches.is_empty() && page == 0 {
        let text = words.say("leaders-empty", &[]);
        return parts(vec![Part::Text(format!("{title}\n{text}"))]);
    }
    let intro = words.say("void-intro", &[]);
    let mut list = vec![Part::Text(format!("{title}\n{intro}"))];
    if !matches.is_empty() {
        let options = matches.iter().take(PAGE as usize).map(|it| option(words, it, now));
        list.push(Part::Row(ActionRow::Menu(Menu {
            ask: MenuAsk::Void(game, page),
            placeholder: words.say("void-menu", &[]),
            options: options.collect(),
            choose: (1, 1),
        })));
    }
    if page > 0 || has_older {
        // There is no page before the first one: the disabled button must differ from the others
        // all the same.
        let newer = VoidAsk::List(game, page.checked_sub(1).unwrap_or(u32::MAX));
        let older = VoidAsk::List(game, page.saturating_add(1));
        let turn = |ask, label, disabled| Button {
            disabled,
            ..button(words, ask, label, Style::Secondary)
        };
        list.push(Part::Row(ActionRow::Buttons(vec![
            turn(newer, "void-button-newer", page == 0),
            turn(older, "void-button-older", !has_older),
        ])));
    }
    parts(list)
}

fn option(words: &Words, played: &PlayedMatch, now: i64) -> MenuOption {
    let named = |seat: &PlayedSeat| match seat.name.as_str() {
        FORMER => words.say("former-player", &[]),
        name if seat.is_bot => marked(name),
        name => isolate(name),
    };
    let names: Vec<String> = played.seats.iter().map(named).collect();
    let names = commas(words, &names);
    let label = match played.void {
        Some(_) => words.say("void-option", &[("names", names.into())]),
        None => names,
    };
    let about = [age(words, now - played.ended_at), about(words, played)];
    MenuOption {
        entry: Entry::Match(played.id),
        label: clip(&label, 100),
        description: Some(clip(&about.join(" · "), 100)),
        chosen: false,
        pictured: None,
    }
}

/// Variant and ladder.
fn about(words: &Words, played: &PlayedMatch) -> String {
    let variant = played.variant.split('+').next().unwrap_or_default();
    let variant = if Words::has(&format!("variant-{variant}")) {
        variant_name(words, variant)
    } else {
        words.say("void-own-rules", &[])
    };
    let ladder = match Ladder::named(&played.ladder).unwrap_or(Ladder::Table) {
        Ladder::Table => "leaders-ladder-table",
        Ladder::Solo => "leaders-ladder-solo",
    };
    format!("{variant} · {}", words.say(ladder, &[]))
}

/// The time since something, in words: a menu cannot show a moment in everybody's own time.
fn age(words: &Words, millis: i64) -> String {
    let minutes = millis.max(0) / 60_000;
    let (id, n) = match minutes {
        ..120 => ("void-age-minutes", minutes),
        120..2_880 => ("void-age-hours", minutes / 60),
        _ => ("void-age-days", minutes / 1_440),
    };
    words.say(id, &[("n", Value::Number(n))])
}

/// One match, and what can be done about it; `changed`: it has just been done.
pub fn one(
    words: &Words,
    (game, page): (GameKind, u32),
    played: &PlayedMatch,
    changed: bool,
) -> Message {
    let when = format!("<t:{}:f>", played.ended_at.div_euclid(1_000));
    let heading =
        format!("### {}\n{when} · {}", words.say("void-title", &[]), about(words, played));
    let line = |seat: &PlayedSeat| {
        let name = if seat.is_bot { marked(&seat.name) } else { words.name(&seat.name) };
        let values = [("name", name.into()), ("score", Value::Number(seat.score))];
        words.say("void-seat", &values)
    };
    let lines: Vec<String> = played.seats.iter().map(line).collect();
    let (ask, label, style) = match played.void {
        Some(_) => (VoidAsk::Restore(game, page, played.id), "void-button-restore", Style::Success),
        None => (VoidAsk::Declare(game, page, played.id), "void-button-declare", Style::Danger),
    };
    let verdict = match (played.void, changed) {
        (Some((at, by)), _) => {
            let when = format!("<t:{}:R>", at.div_euclid(1_000));
            // Shown as a name, and nobody is pinged.
            let by = by.map_or_else(|| words.say("someone", &[]), |by| format!("<@{by}>"));
            words.say("void-declared", &[("when", when.into()), ("by", by.into())])
        }
        (None, true) => words.say("void-restored", &[]),
        (None, false) => words.say("void-ask", &[]),
    };
    parts(vec![
        Part::Text(heading),
        Part::Text(clip(&lines.join("\n"), 2000)),
        Part::Text(verdict),
        Part::Row(ActionRow::Buttons(vec![
            button(words, ask, label, style),
            button(words, VoidAsk::List(game, page), "void-button-back", Style::Secondary),
        ])),
    ])
}

fn parts(parts: Vec<Part>) -> Message {
    Message { parts, ..Message::default() }
}

fn button(words: &Words, ask: VoidAsk, label: &str, style: Style) -> Button {
    Button::new(words.say(label, &[]), Ask::Void(ask), style)
}
