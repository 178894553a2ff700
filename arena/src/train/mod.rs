//! `arena train`: the weights of the bots, from nothing but
//! a seed.

mod fit;
mod weights;

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::process::ExitCode;

pub use weights::weights;

use terminal::{one_line, tell};

/// The arguments of `arena train`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The file of the weights
    #[arg(value_name = "FILE", default_value = "players/src/nimmt/fast/weights.bin")]
    pub file: PathBuf,
    /// The same seed and number of deals give the same weights
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many deals each policy learns from
    #[arg(long, value_name = "N", default_value = "8000")]
    pub deals: NonZeroU32,
    /// How many deals are played at the same time; without it as many as there are processors
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
}

/// Trains, tells how it goes, and writes the weights. They count when the
/// program is built anew.
pub fn run(args: &Args) -> ExitCode {
    let threads = args
        .threads
        .or_else(|| std::thread::available_parallelism().ok())
        .unwrap_or(NonZeroUsize::MIN);
    let weights = weights(args.seed, args.deals.get(), threads, &mut |line| tell(&line));
    let file = one_line(&args.file);
    if let Err(error) = std::fs::write(&args.file, &weights) {
        tell(&format_args!("arena: {file} could not be written: {error}"));
        return ExitCode::from(2);
    }
    let checksum = crc32fast::hash(&weights);
    tell(&format_args!("{file}: {} bytes, CRC-32 {checksum:08x}", weights.len()));
    ExitCode::SUCCESS
}
