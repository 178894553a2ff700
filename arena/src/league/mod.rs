//! `arena ratings`: people whose strength is known play for a year, bots among them, and their
//! places are written down. What ratings are fitted to, and tried on.

mod calendar;
mod member;
pub mod places;
mod play;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;

use players::Limit;
use terminal::tell;

use crate::args::Game;
use crate::error::ArenaError;

/// How long it goes on, and where the places go.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The file of the places: a line for each seat of each match
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// What is played; without it both games, one after the other
    #[arg(long, value_enum, value_name = "GAME")]
    pub game: Option<Game>,
    /// How many matches of each game
    #[arg(long, value_name = "N", default_value = "2000")]
    pub matches: NonZeroU32,
    /// The same seed gives the same places
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Playouts that a level may use for a decision
    #[arg(long, value_name = "N", default_value = "100")]
    pub playouts: NonZeroU32,
}

/// Plays, one match after the other, and writes each when it is over. What cannot be done is one
/// line on standard error and status 2.
#[must_use]
pub fn run(args: &Args) -> ExitCode {
    match write(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            tell(&format_args!("arena: {trouble}"));
            ExitCode::from(2)
        }
    }
}

fn write(args: &Args) -> Result<(), ArenaError> {
    let failed = |error| ArenaError::file(&args.file, error);
    let mut file = BufWriter::new(File::create(&args.file).map_err(failed)?);
    let mut checksum = crc32fast::Hasher::new();
    let mut put = |text: &str| {
        checksum.update(text.as_bytes());
        file.write_all(text.as_bytes()).and_then(|()| file.flush()).map_err(failed)
    };
    put(places::HEADER)?;
    let limit = Limit::Playouts(args.playouts.get());
    let games = args.game.map_or(vec![Game::Nimmt, Game::Sixtysix], |game| vec![game]);
    for game in games {
        let year = play::Year { game, matches: args.matches.get(), seed: args.seed, limit };
        match game {
            Game::Nimmt => year.play::<games::nimmt::Match>(&mut put)?,
            Game::Sixtysix => year.play::<games::sixtysix::Match>(&mut put)?,
        }
    }
    let file = terminal::one_line(&args.file);
    tell(&format_args!("{file}: CRC-32 {:08x}", checksum.finalize()));
    Ok(())
}
