//! What can be asked of the command.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

use super::spec::Spec;
use games::nimmt::Rules;
use games::nimmt::record::parse_rules;

/// Who plays against whom, and how often.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = HELP)]
pub struct Args {
    /// The players, seat by seat; the last one also takes the seats that are left
    #[arg(required = true, value_name = "PLAYER")]
    pub players: Vec<Spec>,
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
    #[arg(long, value_name = "JSON", default_value = r#"{"variant":"classic"}"#, value_parser = rules)]
    pub rules: Rules,
    /// The same seed gives the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Playouts that a level may use for a decision, where its player names no limit
    #[arg(long, value_name = "N", default_value = "1000", conflicts_with = "time")]
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
Players:
  easy, normal, hard   the levels of this program; behind a colon: playouts=N, time=MS,
                       and what they play for: match, deal or mean (fewest points)
  mcs:N                MCS of rl-6-nimmt: N random games from here on, cards tried by chance
  flat:N               the same without its weaknesses: forgets nothing, same luck for each card
  lowest               always the lowest card, and the cheapest row
  random               any card, and the cheapest row
  engine:COMMAND       another program that speaks the lines of `hornochse engine`";

fn rules(text: &str) -> Result<Rules, String> {
    parse_rules(text).map_err(|error| error.to_string())
}
