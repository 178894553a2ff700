//! `arena puzzles`: finds puzzles in matches that bots play among themselves.
//!
//! In each deal one decision is looked at, now an early one, now a late one. It becomes a puzzle
//! when the coach prefers the same choice whatever its luck, and the usual choice is clearly worse.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;

use games::{AnySeat, GameKind};
use players::puzzles::{Puzzle, SOLVER, Weighed, awaited, dealt, write_book};
use players::{Effort, Level, Style, choose, clear_gap, weigh};
use terminal::{one_line, tell};

use super::error::ArenaError;
use super::mixed;

/// Decisions of a deal among which the one is that is looked at.
const DECISIONS: u32 = 8;
/// Playouts of each choice, and the share of the gap that must be there, before it is looked at
/// closely.
const FIRST_LOOK: (u32, f64) = (100, 0.7);
/// Playouts of each choice for each of the [`SEEDS`].
const CLOSE_LOOK: u32 = 1_000;
/// How often the coach must prefer the same choice.
const SEEDS: u64 = 5;
/// How often the weakest level is asked for the usual choice.
const ASKED: u64 = 9;
/// The share of the gap by which the second best choice must be worse.
const SECOND: f64 = 0.25;

/// The level of the bots that play up to it, and their playouts.
const PLAYING: (Level, u32) = (Level::USUAL, 60);

/// The arguments of `arena puzzles`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// What is played, by the name of its command
    #[arg(value_name = "GAME", value_parser = game)]
    pub game: GameKind,
    /// The file of the book
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// How many puzzles it has
    #[arg(long, value_name = "N", default_value = "365")]
    pub count: NonZeroU32,
}

fn game(name: &str) -> Result<GameKind, String> {
    let names = || GameKind::ALL.iter().map(|game| game.as_str()).collect::<Vec<_>>().join(", ");
    GameKind::from_name(name).ok_or_else(|| format!("the games are {}", names()))
}

/// Finds puzzles, tells how it goes, and writes the book. It counts when the program is built anew.
#[must_use]
pub fn run(args: &Args) -> ExitCode {
    let book = match book(args.game, args.count.get(), &mut |line| tell(&line)) {
        Ok(book) => write_book(&book),
        Err(error) => {
            tell(&format_args!("arena: {error}"));
            return ExitCode::from(2);
        }
    };
    if let Err(error) = std::fs::write(&args.file, &book) {
        tell(&format_args!("arena: {}", ArenaError::file(&args.file, error)));
        return ExitCode::from(2);
    }
    tell(&format_args!("{}: {} bytes", one_line(&args.file), book.len()));
    ExitCode::SUCCESS
}

/// So many puzzles, from the first deals that have one. The same in every run.
///
/// # Errors
/// When the game has no deals for puzzles, or none of its bots can play them.
pub fn book(
    game: GameKind,
    count: u32,
    tell: &mut impl FnMut(String),
) -> Result<Vec<Puzzle>, ArenaError> {
    let mut book = Vec::new();
    for deal in 1.. {
        let Some(puzzle) = in_deal(game, deal)? else { continue };
        book.push(puzzle);
        if book.len().is_multiple_of(10) {
            tell(format!("{} puzzles in {deal} deals", book.len()));
        }
        if book.len() >= count as usize {
            break;
        }
    }
    Ok(book)
}

/// The puzzle of this deal, if it has one.
fn in_deal(game: GameKind, deal: u32) -> Result<Option<Puzzle>, ArenaError> {
    let (mut table, _) = dealt(game, deal).map_err(ArenaError::Deal)?;
    let (mut moves, mut before) = (Vec::new(), 0);
    let illegal = |seat| ArenaError::Illegal { player: format!("{seat}") };
    while table.outcome().is_none() {
        if let Some((seat, choice)) = table.foregone() {
            table.choose(seat, &choice).map_err(|_| illegal(seat))?;
            continue;
        }
        let seat = awaited(&table).ok_or(ArenaError::NothingAsked)?;
        let view = table.seat(seat);
        if seat == SOLVER {
            if before == deal % DECISIONS {
                let found = weighed(game, &view, mixed(1, deal.into()));
                return Ok(found.map(|(options, usual)| Puzzle { deal, moves, options, usual }));
            }
            before += 1;
        }
        let (level, playouts) = PLAYING;
        let effort = Effort { playouts, enough: None };
        let luck = mixed(u64::from(deal), moves.len() as u64);
        let choice =
            choose(&view, (level, Style::Even), effort, luck).ok_or(ArenaError::NothingAsked)?;
        table.choose(seat, &choice).map_err(|_| illegal(seat))?;
        moves.push(choice);
    }
    Ok(None)
}

/// The choices of a seat and the usual one, if they make a puzzle.
fn weighed(game: GameKind, seat: &AnySeat, seed: u64) -> Option<(Vec<Weighed>, String)> {
    let usual = usual(seat, seed)?;
    let least = clear_gap(game);
    let (playouts, share) = FIRST_LOOK;
    let first = weigh(seat, Effort { playouts, enough: None }, seed)?;
    if first.len() < 3 || gap(&first, &usual)? < share * least {
        return None;
    }
    let look = |nth| weigh(seat, Effort { playouts: CLOSE_LOOK, enough: None }, mixed(seed, nth));
    let looks: Vec<Vec<Weighed>> = (1..=SEEDS).map(look).collect::<Option<_>>()?;
    let best = &looks.first()?.first()?.choice;
    if looks.iter().any(|look| look.first().is_none_or(|first| first.choice != *best)) {
        return None;
    }
    let options = mean(&looks)?;
    let clear = gap(&options, &usual)? >= least
        && gap(&options, &options.get(1)?.choice)? >= SECOND * least;
    clear.then_some((options, usual))
}

/// The choice that the weakest level makes most often.
fn usual(seat: &AnySeat, seed: u64) -> Option<String> {
    let mut made: BTreeMap<String, u64> = BTreeMap::new();
    for nth in 0..ASKED {
        let effort = Effort { playouts: 1, enough: None };
        *made
            .entry(choose(seat, (Level::WEAKEST, Style::Even), effort, mixed(seed, nth))?)
            .or_default() += 1;
    }
    made.into_iter().max_by_key(|(_, times)| *times).map(|(choice, _)| choice)
}

/// How much worse a choice is than the best, which comes first.
fn gap(options: &[Weighed], choice: &str) -> Option<f64> {
    let found = options.iter().find(|option| option.choice == choice)?;
    Some((found.value - options.first()?.value).abs())
}

/// The means of several looks, in the order of the first choice, then by how close they come to it.
fn mean(looks: &[Vec<Weighed>]) -> Option<Vec<Weighed>> {
    let of = |choice: &str| -> Option<Weighed> {
        let all: Vec<&Weighed> = looks
            .iter()
            .map(|look| look.iter().find(|option| option.choice == choice))
            .collect::<Option<_>>()?;
        let n = all.len() as f64;
        let value = all.iter().map(|option| option.value).sum::<f64>() / n;
        let won: Option<u32> = all.iter().map(|option| option.won).sum();
        let won = won.map(|sum| sum / u32::try_from(all.len()).unwrap_or(1));
        Some(Weighed { choice: choice.to_owned(), value, won })
    };
    let first = looks.first()?;
    let mut options: Vec<Weighed> =
        first.iter().map(|option| of(&option.choice)).collect::<Option<_>>()?;
    let best = options.first()?.value;
    options.sort_by(|a, b| (a.value - best).abs().total_cmp(&(b.value - best).abs()));
    Some(options)
}
