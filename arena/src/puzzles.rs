//! `arena puzzles`: finds puzzles in matches that bots play among themselves.
//!
//! In each deal one decision is looked at, now an early one, now a late one.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;

use games::GameKind;
use players::puzzles::{Deal, Decision, Puzzle, SOLVER, Search, awaited, write_book};
use players::{Effort, Level, Style, choose};
use terminal::{one_line, tell};

use super::error::ArenaError;
use super::mixed;

/// Decisions of a deal among which the one is that is looked at.
const DECISIONS: u32 = 8;
/// Playouts of each choice in a close look.
const PLAYOUTS: u32 = 1_000;

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
/// Errors: when the game has no deals for puzzles, or none of its bots can play them.
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
fn in_deal(game: GameKind, number: u32) -> Result<Option<Puzzle>, ArenaError> {
    let deal = Deal::Numbered(number);
    let mut table = deal.dealt(game).map_err(ArenaError::Deal)?.table;
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
            if before == number % DECISIONS {
                let decision = Decision { deal, moves, seat: view };
                let mut search = Search::new(game, decision, mixed(1, number.into()), PLAYOUTS);
                while search.step() {}
                return Ok(search.finish());
            }
            before += 1;
        }
        let (level, playouts) = PLAYING;
        let effort = Effort { playouts, enough: None };
        let luck = mixed(u64::from(number), moves.len() as u64);
        let choice =
            choose(&view, (level, Style::Even), effort, luck).ok_or(ArenaError::NothingAsked)?;
        table.choose(seat, &choice).map_err(|_| illegal(seat))?;
        moves.push(choice);
    }
    Ok(None)
}
