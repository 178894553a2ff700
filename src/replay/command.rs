//! The command itself, from its arguments to its output.

use std::process::ExitCode;

use super::album::Album;
use super::args::ReplayArgs;
use super::error::ReplayError;
use super::narrator::Narrator;
use super::parsed_record::{ParsedRecord, read};
use super::printer::{Printer, print_json};
use super::replayable::{Replayable, Section, SectionKind};
use super::review::{Reviews, seats_to_review};
use super::sections::sections;
use super::selection::Selection;
use super::{printable_names, text};
use games::record::{Record, replay_with};
use pictures::FontSources;
use view::Words;

/// Shows the record, with these fonts in its pictures. An error is one line on standard error and
/// status 2.
pub fn run(args: &ReplayArgs, fonts: FontSources) -> ExitCode {
    let shown = read(&args.file).and_then(|source| match source {
        ParsedRecord::Nimmt(record) => show(args, fonts, record),
        ParsedRecord::Sixtysix(record) => show(args, fonts, record),
    });
    match shown {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            // Without a prefix: the line of a refused record is part of the record format.
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
    // Played to its end before anything is printed: a refused record prints nothing else.
    replay_with(&record, |_| {})?;
    let words = Words::of(&args.language);
    let players = printable_names(&words, record.seats());
    if args.review {
        print_review(args, &words, &record, players)
    } else {
        let narrator = Narrator { words, players, hands: args.hands };
        print_sections(args, fonts, &record, &narrator)
    }
}

fn print_review<G: Replayable>(
    args: &ReplayArgs,
    words: &Words,
    record: &Record<G>,
    names: Vec<String>,
) -> Result<(), ReplayError> {
    let seats = seats_to_review(args.seat, &names)?;
    let reviews = Reviews::of(record, &seats, names)?;
    if args.json {
        return print_json(&reviews.to_json());
    }
    let mut printer = Printer::new();
    for block in reviews.blocks(words) {
        printer.print(&block)?;
    }
    printer.end()
}

fn print_sections<G: Replayable>(
    args: &ReplayArgs,
    fonts: FontSources,
    record: &Record<G>,
    narrator: &Narrator,
) -> Result<(), ReplayError> {
    let selection = Selection::of(args);
    let album = match &args.picture {
        Some(folder) => Some(Album::new(folder, fonts, narrator, record.games().len())?),
        None => None,
    };
    let mut printer = Printer::new();
    let mut shown = 0_u64;
    // After the first error nothing is printed; the rest of the record is only played, which is
    // fast.
    let mut result = Ok(());
    if selection.is_everything() {
        result = printer.print(&text::heading(narrator, record));
    }
    let state = sections(record, |section| {
        if result.is_ok() && selection.contains(section) {
            shown += 1;
            result = printer
                .print(&text::section(narrator, section))
                .and_then(|()| album.as_ref().map_or(Ok(()), |album| add(album, section)));
        }
    })?;
    result?;
    if shown == 0 && !selection.is_everything() {
        return Err(ReplayError::Missing(selection.missing(record)));
    }
    if let Some(ending) = text::ending(narrator, &state).filter(|_| selection.is_everything()) {
        printer.print(&ending)?;
    }
    printer.end()
}

/// Adds the picture after a turn; for a deal or a draft there is none.
fn add<G: Replayable>(album: &Album<'_>, section: &Section<'_, G>) -> Result<(), ReplayError> {
    match (section.kind, G::picture_source(section)) {
        (SectionKind::Turn { number, .. }, Some((table, events))) => {
            album.add(section.game, (G::TURN, number), table, events)
        }
        _ => Ok(()),
    }
}
