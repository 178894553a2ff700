//! From the arguments to what is printed.

use std::process::ExitCode;

use super::args::ReplayArgs;
use super::error::ReplayError;
use super::game::{Part, Piece, Replayable};
use super::harmless;
use super::page::{Page, print_json};
use super::pictures::Album;
use super::pieces::pieces;
use super::review::{Reviews, reviewed};
use super::selection::Selection;
use super::source::{Source, read};
use super::teller::Teller;
use super::text;
use crate::view::Words;
use games::record::{Record, replay_with};
use pictures::FontSources;

/// Shows the record, its pictures with these fonts. A refusal is one line on standard error and status 2.
#[must_use]
pub fn run(args: &ReplayArgs, fonts: FontSources) -> ExitCode {
    let shown = read(&args.file).and_then(|source| match source {
        Source::Nimmt(record) => show(args, fonts, record),
        Source::Sixtysix(record) => show(args, fonts, record),
    });
    match shown {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            // Without a prefix: for a refused record this line is part of its format.
            terminal::tell(&error);
            ExitCode::from(2)
        }
    }
}

fn show<G: Replayable>(
    args: &ReplayArgs,
    fonts: FontSources,
    record: Record<G>,
) -> Result<(), ReplayError> {
    if args.json && !args.review {
        return print_json(&G::result(record)?);
    }
    // Played to its end before a word is said: a refused record shows nothing.
    replay_with(&record, |_| {})?;
    let words = Words::of(&args.language);
    let players = harmless(&words, record.seats());
    if args.review {
        print_review(args, &words, &record, players)
    } else {
        let teller = Teller { words, players, hands: args.hands };
        print_pieces(args, fonts, &record, &teller)
    }
}

fn print_review<G: Replayable>(
    args: &ReplayArgs,
    words: &Words,
    record: &Record<G>,
    names: Vec<String>,
) -> Result<(), ReplayError> {
    let seats = reviewed(args.seat, &names)?;
    let reviews = Reviews::of(record, &seats, names)?;
    if args.json {
        return print_json(&reviews.to_json());
    }
    let mut page = Page::new();
    for block in reviews.blocks(words) {
        page.print(&block)?;
    }
    page.end()
}

fn print_pieces<G: Replayable>(
    args: &ReplayArgs,
    fonts: FontSources,
    record: &Record<G>,
    teller: &Teller,
) -> Result<(), ReplayError> {
    let selection = Selection::of(args);
    let album = match &args.picture {
        Some(folder) => Some(Album::new(folder, fonts, teller, record.games().len())?),
        None => None,
    };
    let mut page = Page::new();
    let mut shown = 0_u64;
    // The first thing that goes wrong ends the show; the record is then only played on, in no time.
    let mut result = Ok(());
    if selection.is_everything() {
        result = page.print(&text::heading(teller, record));
    }
    let state = pieces(record, |piece| {
        if result.is_ok() && selection.contains(piece) {
            shown += 1;
            result = page
                .print(&text::piece(teller, piece))
                .and_then(|()| album.as_ref().map_or(Ok(()), |album| add(album, piece)));
        }
    })?;
    result?;
    if shown == 0 && !selection.is_everything() {
        return Err(ReplayError::NoSuchTurn(selection.missing(record)));
    }
    if let Some(ending) = text::ending(teller, &state).filter(|_| selection.is_everything()) {
        page.print(&ending)?;
    }
    page.end()
}

/// Adds the picture after a turn; for a deal or a draft there is none.
fn add<G: Replayable>(album: &Album<'_>, piece: &Piece<'_, G>) -> Result<(), ReplayError> {
    match (piece.part, G::pictured(piece)) {
        (Part::Turn { number, .. }, Some((table, events))) => {
            album.add(piece.game, (G::TURN, number), table, events)
        }
        _ => Ok(()),
    }
}
