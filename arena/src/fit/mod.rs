//! `arena fit`: the parameters of the ratings that foretell the places of a league best, and how well they
//! foretell those of another one, beside a plain Elo.
//!
//! Ratings know a match only when it is over. What is counted is the surprise at every pair of a
//! match (log loss, in nats), with the ratings as they were before it; a tie is half a win. Every
//! match counts the same, however many pairs there are in it.

mod calibration;
mod gaps;
mod plot;
mod report;
mod rivals;
mod search;
mod season;
mod settled;
mod surprise;
mod systems;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use terminal::tell;

use crate::error::ArenaError;
use crate::league::places;
use season::Season;

/// Which places to fit to, and which to try on.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Places of `arena ratings`, to fit to
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Others, with another seed, to try on what was fitted; once for each file
    #[arg(long, required = true, value_name = "FILE")]
    pub check: Vec<PathBuf>,
    /// Where a picture (SVG) goes of how often what was foretold came true
    #[arg(long, value_name = "FILE")]
    pub picture: Option<PathBuf>,
}

/// Fits, and prints tables (Markdown). What cannot be done is one line on standard error and status 2.
#[must_use]
pub fn run(args: &Args) -> ExitCode {
    match fit(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) if trouble.is_closed_pipe() => ExitCode::SUCCESS,
        Err(trouble) => {
            tell(&format_args!("arena: {trouble}"));
            ExitCode::from(2)
        }
    }
}

fn fit(args: &Args) -> Result<(), ArenaError> {
    let (fitted_to, tried_on) = (season(&args.files)?, season(&args.check)?);
    let found = report::Found::new(&fitted_to);
    let trial = report::Trial::new(&found, &fitted_to, &tried_on);
    if let Some(picture) = &args.picture {
        let drawing = plot::drawing(&trial.curves());
        fs::write(picture, drawing).map_err(|error| ArenaError::file(picture, error))?;
    }
    let mut out = io::stdout().lock();
    write!(out, "{found}{trial}")?;
    Ok(out.flush()?)
}

fn season(files: &[PathBuf]) -> Result<Season, ArenaError> {
    let mut leagues = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).map_err(|error| ArenaError::file(file, error))?;
        let wrong = |why| ArenaError::Asked(format!("{}: {why}", terminal::one_line(file)));
        leagues.push(places::read(&text).map_err(wrong)?);
    }
    Season::new(&leagues).map_err(ArenaError::Asked)
}
