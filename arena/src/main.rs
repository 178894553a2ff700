//! The command line of the arena.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Measures the bots against each other, and trains them.
#[derive(Parser)]
#[command(version, about, long_about = None)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Let bots play against each other and measure who is better
    Play(arena::Args),
    /// Train the bots of 6 nimmt! anew
    Train(arena::train::Args),
    /// Find puzzles in matches of bots, and write them into a book
    Puzzles(arena::puzzles::Args),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Play(args) => arena::run(&args),
        Command::Train(args) => arena::train::run(&args),
        Command::Puzzles(args) => arena::puzzles::run(&args),
    }
}
