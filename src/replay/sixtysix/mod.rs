//! A record of Sixty-Six, trick by trick.

mod cards;
mod heading;
mod text;
mod tricks;

use std::num::NonZeroU32;

use super::args::Args;
use super::error::ReplayError;
use super::page::{Page, print_json};
use crate::view::Words;
use games::sixtysix::record::{Record, replay, replay_with};
use text::Teller;
use tricks::{Part, Piece, tricks};

/// Shows a record.
pub(super) fn show(args: &Args, record: Record) -> Result<(), ReplayError> {
    if args.review {
        return Err(ReplayError::NotThisGame("--review"));
    }
    if args.picture.is_some() {
        return Err(ReplayError::NotThisGame("--picture"));
    }
    if args.json {
        let replayed = replay(&record)?;
        drop(record);
        return print_json(&replayed.outcome());
    }
    // Played to its end before a word is said: a refused record shows nothing.
    replay_with(&record, |_| {})?;
    print_tricks(args, &record)
}

fn print_tricks(args: &Args, record: &Record) -> Result<(), ReplayError> {
    let (game, trick) = (args.game.map(NonZeroU32::get), args.turn.map(NonZeroU32::get));
    let everything = game.is_none() && trick.is_none();
    let wanted = |piece: &Piece<'_>| {
        let of_trick =
            |wanted: u32| matches!(piece.part, Part::Trick { number, .. } if number == wanted);
        game.is_none_or(|game| game == piece.game) && trick.is_none_or(of_trick)
    };
    let teller = Teller::new(Words::of("en-US"), record, args.hands);
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
            result = page.print(&teller.piece(piece));
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
