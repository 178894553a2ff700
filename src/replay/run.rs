//! From the arguments to what is printed.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::num::NonZeroU32;
use std::path::Path;
use std::process::ExitCode;

use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};

use super::args::Args;
use super::error::ReplayError;
use super::pictures::Album;
use super::review::look_back;
use super::selection::Selection;
use super::text::Teller;
use super::turns::turns;
use crate::view::Words;
use crate::view::picture::FontSources;
use games::SeatNo;
use games::nimmt::record::{Record, read, replay, replay_with};

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
    let record = open(&args.file)?;
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

fn open(file: &Path) -> Result<Record, ReplayError> {
    if file == Path::new("-") {
        return Ok(read(io::stdin().lock())?);
    }
    let source = File::open(file).map_err(|error| ReplayError::file(file, error))?;
    Ok(read(source)?)
}

fn print_review(args: &Args, record: &Record) -> Result<(), ReplayError> {
    let words = Words::of("en-US");
    replay_with(record, |_| {})?;
    let seats = record.seats().len();
    let only = match args.seat {
        None => None,
        Some(number) => match SeatNo::new(number).filter(|seat| seat.index() < seats) {
            Some(seat) => Some(seat),
            None => return Err(ReplayError::NoSuchTurn(format!("no seat {number}, only {seats}"))),
        },
    };
    let found = look_back(&words, record, only)?;
    if args.json {
        let mut out = BufWriter::new(io::stdout().lock());
        serde_json::to_writer(&mut out, &found.to_json()).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(out.flush()?);
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
    let mut out = BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut out, &outcome).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

fn print_turns(args: &Args, fonts: FontSources, record: &Record) -> Result<(), ReplayError> {
    let words = Words::of("en-US");
    let selection =
        Selection { game: args.game.map(NonZeroU32::get), turn: args.turn.map(NonZeroU32::get) };
    let album = match &args.picture {
        Some(folder) => Some(Album::new(folder, fonts, words.clone(), record)?),
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
            .and_then(|()| album.as_ref().map_or(Ok(()), |album| album.add(piece)));
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

/// Standard output, with colours where it is a terminal that wants them.
struct Page {
    out: BufWriter<io::StdoutLock<'static>>,
    colours: bool,
    begun: bool,
}

impl Page {
    fn new() -> Self {
        let out = io::stdout().lock();
        Self {
            colours: AutoStream::choice(&out) != ColorChoice::Never,
            out: BufWriter::new(out),
            begun: false,
        }
    }

    /// Prints a block, with an empty line between two.
    fn print(&mut self, text: &str) -> Result<(), ReplayError> {
        if std::mem::replace(&mut self.begun, true) {
            self.out.write_all(b"\n")?;
        }
        if self.colours {
            self.out.write_all(text.as_bytes())?;
        } else {
            write!(self.out, "{}", strip_str(text))?;
        }
        Ok(())
    }

    fn end(mut self) -> Result<(), ReplayError> {
        Ok(self.out.flush()?)
    }
}
