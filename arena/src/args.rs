//! The arguments of the command.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

/// A game to play.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Game {
    /// 6 nimmt!
    Nimmt,
    /// Sixty-Six
    Sixtysix,
}

/// The arguments of `arena play`.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = HELP)]
pub struct Args {
    /// The players, seat by seat; the last one also takes the seats that are left
    #[arg(required = true, value_name = "PLAYER")]
    pub players: Vec<String>,
    /// What is played
    #[arg(long, value_enum, value_name = "GAME", default_value = "nimmt")]
    pub game: Game,
    /// Number of seats; without it as many as there are players, at least two
    #[arg(long, value_name = "N")]
    pub seats: Option<NonZeroUsize>,
    /// How many deals are played, each once with every rotation of the seats
    #[arg(long, value_name = "N", default_value = "100")]
    pub deals: NonZeroU32,
    /// Play so many whole matches instead, to the end that the rules name
    #[arg(long, value_name = "N", conflicts_with = "deals")]
    pub matches: Option<NonZeroU32>,
    /// The rules, as a record writes them
    #[arg(long, value_name = "JSON", default_value = r#"{"variant":"classic"}"#)]
    pub rules: String,
    /// The same seed gives the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Playouts that a level may use for a decision, where its player names none
    #[arg(long, value_name = "N", default_value = "5000", conflicts_with = "time")]
    pub playouts: NonZeroU32,
    /// Milliseconds instead
    #[arg(long, value_name = "MS")]
    pub time: Option<NonZeroU32>,
    /// How many deals are played at the same time; without it as many as there are processors
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Also write every game into this file: a line for each seat
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
}

const HELP: &str = "\
Players of both games:
  1 to 9               the levels of this program; behind a colon: playouts=N, time=MS,
                       and what they play for (see below)
  random               any choice (in 6 nimmt! the cheapest row)
  flat:N               N random games from here on, each choice equally often, in the same
                       worlds; remembers everything
  engine:COMMAND       another program that speaks the lines of `hornochse engine`
Players of 6 nimmt!:
  mcs:N                MCS of rl-6-nimmt: N random games from here on, cards tried by chance
  lowest               always the lowest card, and the cheapest row
  Levels play for match, deal or mean (fewest points), and may be cautious, a hoarder of
  high cards or a gambler with full rows: `5:gambler`.
Players of Sixty-Six:
  rdeep:N:D            RdeepBot's method: each choice in N worlds, D tricks at random, then
                       the share of the card points
  Levels play for match or deal (points); without a word for the deal where a match is a
  single one. Of the deals won only those count that somebody has won.";
