//! A match as text for a terminal, with its colours, which [`Page`](super::page::Page) takes out again
//! where nobody wants them.

use std::fmt::Write;

use super::game::{Part, Piece, PieceText, Replayable};
use super::markup::{BOLD, styled, terminal};
use super::teller::Teller;
use crate::view::phrases;
use games::SeatNo;
use games::record::Record;

/// The lines before the first game: players and rules.
pub(super) fn heading<G: Replayable>(teller: &Teller, record: &Record<G>) -> String {
    let names = phrases::list(&teller.words, &teller.players).into();
    let title = teller.say("replay-title", &[("kind", G::KIND.as_str().into()), ("names", names)]);
    let rules = G::heading(&teller.words, record.rules());
    std::iter::once(styled(BOLD, &title)).chain(rules).map(|line| line + "\n").collect()
}

/// A piece of the match.
pub(super) fn piece<G: Replayable>(teller: &Teller, piece: &Piece<'_, G>) -> String {
    let PieceText { lines, blocks, endings } = G::tell(teller, piece);
    let mut text = format!("{}\n", styled(BOLD, &title(teller, piece)));
    for line in lines {
        let _ = writeln!(text, "  {}", terminal(&line));
    }
    for block in blocks.iter().filter(|block| !block.is_empty()) {
        text.push('\n');
        for line in block {
            let _ = writeln!(text, "  {line}");
        }
    }
    for line in endings {
        let _ = write!(text, "\n{}\n", terminal(&line));
    }
    text
}

/// The line at the end of a record that stops before its match does.
pub(super) fn ending<G: Replayable>(teller: &Teller, state: &G) -> Option<String> {
    if state.outcome().is_some() {
        return None;
    }
    let awaited = |(seat, decision): (SeatNo, &str)| {
        let decision = teller.say(&format!("replay-awaits-{decision}"), &[]);
        let values = [("name", teller.name(seat).into()), ("decision", decision.into())];
        teller.say("replay-awaited", &values)
    };
    let awaited: Vec<String> = state.decisions().into_iter().map(awaited).collect();
    let text = if awaited.is_empty() {
        teller.say("replay-unfinished", &[])
    } else {
        let names = phrases::list(&teller.words, &awaited);
        teller.say("replay-waiting", &[("names", names.into())])
    };
    Some(text + "\n")
}

fn title<G: Replayable>(teller: &Teller, piece: &Piece<'_, G>) -> String {
    let game = ("game", piece.game.into());
    match piece.part {
        Part::Deal => teller.say("replay-deal", &[game]),
        Part::Draft => teller.say("replay-draft", &[game]),
        Part::Turn { number, ended } => {
            let title = G::turn_title(&teller.words, piece.game, number);
            if ended { title } else { teller.say("replay-open", &[("title", title.into())]) }
        }
    }
}
