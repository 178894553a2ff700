//! From the arguments to what is printed.

use std::num::NonZeroU32;
use std::process::ExitCode;

use super::args::Args;
use super::error::ReplayError;
use super::page::{Page, print_json};
use super::pictures::Album;
use super::players;
use super::review::{look_back, reviewed};
use super::selection::Selection;
use super::sixtysix;
use super::source::{Source, read};
use super::text::Teller;
use super::turns::{Part, Piece, turns};
use crate::view::Words;
use games::nimmt::record::{Record, replay, replay_with};
use games::{AnyEvent, AnyTable};
use pictures::FontSources;

/// Shows the record, its pictures with these fonts. A refusal is one line on standard error and status 2.
#[must_use]
pub fn run(args: &Args, fonts: FontSources) -> ExitCode {
    match show(args, fonts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            // Without a prefix: for a refused record this line is part of its format.
            terminal::tell(&error);
            ExitCode::from(2)
        }
    }
}

fn show(args: &Args, fonts: FontSources) -> Result<(), ReplayError> {
    let record = match read(&args.file)? {
        Source::Nimmt(record) => record,
        Source::Sixtysix(record) => return sixtysix::show(args, fonts, record),
    };
    if args.review {
        return print_review(args, &record);
    }
    if args.json {
        return print_result(record);
    }
    // Played to its end before a word is said: a refused record shows nothing.
    replay_with(&record, |_| {})?;
    print_turns(args, fonts, &record)
}

fn print_review(args: &Args, record: &Record) -> Result<(), ReplayError> {
    let words = Words::of(&args.language);
    replay_with(record, |_| {})?;
    let names = players(&words, record);
    let seats = reviewed(args.seat, &names)?;
    let found = look_back(record, &seats, names)?;
    if args.json {
        return print_json(&found.to_json());
    }
    let mut page = Page::new();
    for block in found.blocks(&words) {
        page.print(&block)?;
    }
    page.end()
}

fn print_result(record: Record) -> Result<(), ReplayError> {
    let replayed = replay(&record)?;
    // The longest record with all its turns is large: what is done with is let go.
    drop(record);
    let outcome = replayed.outcome();
    drop(replayed);
    print_json(&outcome)
}

fn print_turns(args: &Args, fonts: FontSources, record: &Record) -> Result<(), ReplayError> {
    let words = Words::of(&args.language);
    let selection =
        Selection { game: args.game.map(NonZeroU32::get), turn: args.turn.map(NonZeroU32::get) };
    let album = match &args.picture {
        Some(folder) => {
            let (players, games) = (players(&words, record), record.games().len());
            Some(Album::new(folder, fonts, words.clone(), players, games)?)
        }
        None => None,
    };
    let teller = Teller::new(words, record, args.hands);
    let mut page = Page::new();
    let mut shown = 0_u64;
    // The first thing that goes wrong ends the show; the record is then only played on, in no time.
    let mut result = Ok(());
    if selection.is_everything() {
        result = page.print(&teller.heading(record));
    }
    let state = turns(record, |piece| {
        if result.is_err() || !selection.contains(piece) {
            return;
        }
        shown += 1;
        result = page
            .print(&teller.piece(piece))
            .and_then(|()| album.as_ref().map_or(Ok(()), |album| add(album, piece)));
    })?;
    result?;
    if shown == 0 && !selection.is_everything() {
        return Err(ReplayError::NoSuchTurn(missing(selection, record)));
    }
    if let Some(ending) = teller.ending(&state).filter(|_| selection.is_everything()) {
        page.print(&ending)?;
    }
    page.end()
}

/// Adds the picture after a turn; for a deal or a draft there is none.
fn add(album: &Album, piece: &Piece<'_>) -> Result<(), ReplayError> {
    let Part::Turn { number, .. } = piece.part else { return Ok(()) };
    let events = piece.events.iter().cloned().map(AnyEvent::Nimmt).collect();
    let table = AnyTable::Nimmt(Box::new(piece.state.table()));
    album.add(piece.game, ("turn", number), table, events)
}

fn missing(selection: Selection, record: &Record) -> String {
    let games = record.games().len();
    match (selection.game, selection.turn) {
        (Some(game), turn) if usize::try_from(game).is_ok_and(|game| game <= games) => {
            format!("no turn {} in game {game}", turn.unwrap_or(0))
        }
        (Some(game), _) => format!("no game {game}, only {games}"),
        (None, turn) => format!("no game with a turn {}", turn.unwrap_or(0)),
    }
}
