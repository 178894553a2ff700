//! Arguments of the command.

use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;

use view::words::{ENGLISH, Words};

/// The record to show, and how.
#[derive(clap::Args, Clone, Debug)]
pub struct ReplayArgs {
    /// The record, a JSON file as the bot attaches it to the end of a match; `-` reads standard input
    pub file: PathBuf,
    /// Show only this turn, in Sixty-Six this trick: of every game, or with --game of that one
    #[arg(long, value_name = "N")]
    pub turn: Option<NonZeroU32>,
    /// Show only this game
    #[arg(long, value_name = "G")]
    pub game: Option<NonZeroU32>,
    /// Also show the hand that everybody holds after the turn
    #[arg(long)]
    pub hands: bool,
    /// Also write the picture of the table after each shown turn or trick into this folder, as PNG files
    #[arg(long, value_name = "DIR")]
    pub picture: Option<PathBuf>,
    /// Show instead which choices cost most, what would have been better, and in 6 nimmt! how lucky the deals were
    #[arg(long, conflicts_with_all = ["turn", "game", "hands", "picture"])]
    pub review: bool,
    /// With --review: look back at the choices of this seat only
    #[arg(long, value_name = "N", requires = "review", value_parser = clap::value_parser!(u8).range(1..))]
    pub seat: Option<u8>,
    /// Tell it in this language
    #[arg(long, value_name = "LANGUAGE", default_value = ENGLISH, value_parser = PossibleValuesParser::new(Words::all()))]
    pub language: String,
    /// Print the result, or the review, as one JSON object instead
    #[arg(long, conflicts_with_all = ["turn", "game", "hands", "picture"])]
    pub json: bool,
}
