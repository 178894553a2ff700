//! The run from the arguments to the printed result.

use std::io::{self, Write};
use std::num::{NonZeroU32, NonZeroUsize};
use std::process::ExitCode;
use std::time::Duration;
use std::{fs, thread};

use super::args::{Args, Game};
use super::contest::Contest;
use super::deals::{Course, play_all};
use super::error::ArenaError;
use super::report::report;
use super::sheet::sheet;
use super::spec::Spec;
use super::tally::tally;
use players::Limit;

/// Plays, and prints the result. A failure is one line on standard error and status 2.
pub fn run(args: &Args) -> ExitCode {
    let competed = match args.game {
        Game::Nimmt => compete::<games::nimmt::Match>(args),
        Game::Sixtysix => compete::<games::sixtysix::Match>(args),
    };
    match competed {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) if trouble.is_closed_pipe() => ExitCode::SUCCESS,
        Err(trouble) => {
            terminal::tell(&format_args!("arena: {trouble}"));
            ExitCode::from(2)
        }
    }
}

fn compete<G: Contest>(args: &Args) -> Result<(), ArenaError> {
    let players = seated::<G>(&args.players, args.seats.map(NonZeroUsize::get))?;
    let (count, unit) = match args.matches {
        Some(matches) => (matches, "matches"),
        None => (args.deals, "deals"),
    };
    let rules =
        G::read_rules(&args.rules).map_err(|why| ArenaError::Asked(format!("--rules: {why}")))?;
    let rules = if args.matches.is_none() { G::one_game(&rules) } else { rules };
    G::create(&rules, players.len()).map_err(|reasons| ArenaError::rules(&reasons))?;
    if let Some(file) = &args.csv {
        // Better now than after an hour.
        fs::write(file, "").map_err(|error| ArenaError::file(file, error))?;
    }
    let millis = |time: NonZeroU32| Limit::Time(Duration::from_millis(time.get().into()));
    let course = Course::<G> {
        rules: &rules,
        players: &players,
        limit: args.time.map_or(Limit::Playouts(args.playouts.get()), millis),
        deals: count.get(),
        seed: args.seed,
        threads: args
            .threads
            .or_else(|| thread::available_parallelism().ok())
            .map_or(1, NonZeroUsize::get),
    };
    let results = play_all(&course)?;
    let seats = players.len();
    let names: Vec<String> = players.iter().map(ToString::to_string).collect();
    if let Some(file) = &args.csv {
        fs::write(file, sheet(&names, &results)).map_err(|error| ArenaError::file(file, error))?;
    }
    let mut out = io::stdout().lock();
    let seed = args.seed;
    writeln!(
        out,
        "{}, {seats} seats, seed {seed}: {count} {unit}, each with {seats} seatings",
        G::name(&rules)
    )?;
    let lines = tally(&names, &results, &G::MEASURE);
    write!(out, "{}", report(&lines, &G::MEASURE, unit, seats))?;
    Ok(out.flush()?)
}

/// A player for each seat: the last one named also takes the seats that are left.
fn seated<G: Contest>(named: &[String], seats: Option<usize>) -> Result<Vec<Spec<G>>, ArenaError> {
    let players = named.iter().map(|name| name.parse::<Spec<G>>());
    let named = players.collect::<Result<Vec<_>, _>>().map_err(ArenaError::Asked)?;
    let seats = seats.unwrap_or(named.len().max(2));
    if named.len() > seats {
        return Err(ArenaError::TooManyPlayers { players: named.len(), seats });
    }
    let last = named.last().into_iter().cycle();
    // One seat too many is refused by the rules; more would only be a long list.
    let most = G::MOST_SEATS + 1;
    Ok(named.iter().chain(last).take(seats.min(most)).cloned().collect())
}
