//! A record of Sixty-Six, trick by trick.

mod cards;
mod heading;
mod review;
mod text;
mod tricks;

use std::num::NonZeroU32;

use super::args::Args;
use super::error::ReplayError;
use super::harmless;
use super::page::{Page, print_json};
use super::pictures::Album;
use super::review::reviewed;
use crate::view::Words;
use games::sixtysix::record::{Record, replay, replay_with};
use games::{AnyEvent, AnyTable};
use pictures::FontSources;
use text::Teller;
use tricks::{Part, Piece, tricks};

/// Shows a record, its pictures with these fonts.
pub(super) fn show(args: &Args, fonts: FontSources, record: Record) -> Result<(), ReplayError> {
    if args.review {
        return print_review(args, &record);
    }
    if args.json {
        let replayed = replay(&record)?;
        drop(record);
        return print_json(&replayed.outcome());
    }
    // Played to its end before a word is said: a refused record shows nothing.
    replay_with(&record, |_| {})?;
    print_tricks(args, fonts, &record)
}

fn print_review(args: &Args, record: &Record) -> Result<(), ReplayError> {
    let words = Words::of(&args.language);
    replay_with(record, |_| {})?;
    let seats = reviewed(args.seat, &harmless(&words, record.seats()))?;
    let found = review::look_back(record, &seats)?;
    if args.json {
        return print_json(&review::to_json(&found));
    }
    let teller = Teller::new(words.clone(), record, false);
    let mut page = Page::new();
    for (seat, review) in &found {
        page.print(&review::block(&words, &teller, *seat, review))?;
    }
    page.end()
}

fn print_tricks(args: &Args, fonts: FontSources, record: &Record) -> Result<(), ReplayError> {
    let (game, trick) = (args.game.map(NonZeroU32::get), args.turn.map(NonZeroU32::get));
    let everything = game.is_none() && trick.is_none();
    let wanted = |piece: &Piece<'_>| {
        let of_trick =
            |wanted: u32| matches!(piece.part, Part::Trick { number, .. } if number == wanted);
        game.is_none_or(|game| game == piece.game) && trick.is_none_or(of_trick)
    };
    let words = Words::of(&args.language);
    let album = match &args.picture {
        Some(folder) => {
            let (players, games) = (harmless(&words, record.seats()), record.games().len());
            Some(Album::new(folder, fonts, words.clone(), players, games)?)
        }
        None => None,
    };
    let teller = Teller::new(words, record, args.hands);
    let mut page = Page::new();
    let mut shown = 0_u64;
    // The first thing that goes wrong ends the show; the record is then only played on, in no time.
    let mut result = Ok(());
    if everything {
        result = page.print(&teller.heading(record));
    }
    let state = tricks(record, |piece| {
        if result.is_ok() && wanted(piece) {
            shown += 1;
            result = page
                .print(&teller.piece(piece))
                .and_then(|()| album.as_ref().map_or(Ok(()), |album| add(album, piece)));
        }
    })?;
    result?;
    if shown == 0 && !everything {
        return Err(ReplayError::NoSuchTurn(missing(game, trick, record)));
    }
    if let Some(ending) = teller.ending(&state).filter(|_| everything) {
        page.print(&ending)?;
    }
    page.end()
}

/// Adds the picture after a trick; for a deal there is none, and none for a trick of which no card lies
/// on the table yet.
fn add(album: &Album, piece: &Piece<'_>) -> Result<(), ReplayError> {
    let Part::Trick { number, ended } = piece.part else { return Ok(()) };
    let table = piece.state.table();
    if !ended && table.trick.is_empty() {
        return Ok(());
    }
    let events = piece.events.iter().cloned().map(AnyEvent::Sixtysix).collect();
    album.add(piece.game, ("trick", number), AnyTable::Sixtysix(Box::new(table)), events)
}

fn missing(game: Option<u32>, trick: Option<u32>, record: &Record) -> String {
    let games = record.games().len();
    let trick = trick.unwrap_or(0);
    match game {
        Some(game) if usize::try_from(game).is_ok_and(|game| game <= games) => {
            format!("no trick {trick} in game {game}")
        }
        Some(game) => format!("no game {game}, only {games}"),
        None => format!("no game with a trick {trick}"),
    }
}
