//! A match as text for a terminal, with its colours, which
//! [`Printer`](super::printer::Printer) removes where they are not supported.

use std::fmt::Write;

use super::markup::{BOLD, styled, to_ansi};
use super::narrator::Narrator;
use super::replayable::{Replayable, Section, SectionKind, SectionText};
use games::SeatNo;
use games::record::Record;
use view::phrases;

/// The lines above the first game: players and rules.
pub(super) fn heading<G: Replayable>(narrator: &Narrator, record: &Record<G>) -> String {
    let names = phrases::list(&narrator.words, &narrator.players).into();
    let title =
        narrator.say("replay-title", &[("kind", G::KIND.as_str().into()), ("names", names)]);
    let rules = G::heading(&narrator.words, record.rules());
    std::iter::once(styled(BOLD, &title)).chain(rules).map(|line| line + "\n").collect()
}

/// The text of a section.
pub(super) fn section<G: Replayable>(narrator: &Narrator, section: &Section<'_, G>) -> String {
    let SectionText { lines, blocks, endings } = G::tell(narrator, section);
    let mut text = format!("{}\n", styled(BOLD, &title(narrator, section)));
    for line in lines {
        let _ = writeln!(text, "  {}", to_ansi(&line));
    }
    for block in blocks.iter().filter(|block| !block.is_empty()) {
        text.push('\n');
        for line in block {
            let _ = writeln!(text, "  {line}");
        }
    }
    for line in endings {
        let _ = write!(text, "\n{}\n", to_ansi(&line));
    }
    text
}

/// The line at the end of a record that stops before its match does.
pub(super) fn ending<G: Replayable>(narrator: &Narrator, state: &G) -> Option<String> {
    if state.outcome().is_some() {
        return None;
    }
    let awaited = |(seat, decision): (SeatNo, &str)| {
        let decision = narrator.say(&format!("replay-awaits-{decision}"), &[]);
        let values = [("name", narrator.name(seat).into()), ("decision", decision.into())];
        narrator.say("replay-awaited", &values)
    };
    let awaited: Vec<String> = state.decisions().into_iter().map(awaited).collect();
    let text = if awaited.is_empty() {
        narrator.say("replay-unfinished", &[])
    } else {
        let names = phrases::list(&narrator.words, &awaited);
        narrator.say("replay-waiting", &[("names", names.into())])
    };
    Some(text + "\n")
}

fn title<G: Replayable>(narrator: &Narrator, section: &Section<'_, G>) -> String {
    let game = ("game", section.game.into());
    match section.kind {
        SectionKind::Deal => narrator.say("replay-deal", &[game]),
        SectionKind::Draft => narrator.say("replay-draft", &[game]),
        SectionKind::Turn { number, ended } => {
            let title = G::turn_title(&narrator.words, section.game, number);
            if ended { title } else { narrator.say("replay-open", &[("title", title.into())]) }
        }
    }
}
