//! The command line. It is part of the library: in the program, generic code would be compiled a
//! second time.

mod forget;
#[cfg(feature = "sandbox")]
mod sandbox;

use std::process::ExitCode;

use crate::config::{self, Config};
use crate::host::{self, commands, log};
use crate::replay;
use clap::{CommandFactory, Parser, Subcommand};
use pictures::FontSources;

/// A Discord bot with which a server plays 6 nimmt! (Take 6) and Sixty-Six.
#[derive(Parser)]
#[command(version, about, long_about = None, after_help = settings())]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Connect to Discord and play (the default)
    Serve,
    /// Copy the database, also while the bot is at work, and check the copy
    Backup(commands::BackupArgs),
    /// Put a backup in the place of the database, which is kept under another name
    Restore(commands::RestoreArgs),
    /// Move everything from one database to another, which is empty: from SQLite to PostgreSQL or back
    MigrateDatabase(commands::MigrateArgs),
    /// Look whether everything is set up: a line each, with what to do
    Check(commands::CheckArgs),
    /// Ask the running bot whether it is well, at HEALTH_ADDR; for containers
    Health,
    /// Show a recorded match turn by turn, or check that a record keeps the rules
    Replay(replay::ReplayArgs),
    /// Check that every game of a recorded match was dealt as it was sealed
    Verify(replay::VerifyArgs),
    /// Play for another program: it tells what it sees on standard input and is answered with choices
    Engine(engine::EngineArgs),
    /// Delete everything that is stored about a person or a server, while the bot does not run
    Forget(forget::ForgetArgs),
    /// Try the bot without Discord: opens a simulated one with a page to play in
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::SandboxArgs),
}

/// The settings for the help, from the doc comments of their fields.
fn settings() -> String {
    /// Width of the help, in columns.
    const WIDTH: usize = 90;

    let mut text = String::from(
        "Without a command, `serve` is run. It reads its settings from the environment and from .env:\n",
    );
    for setting in Config::command().get_arguments() {
        let name = setting.get_long().unwrap_or_default();
        let mut meaning = setting.get_help().map(ToString::to_string).unwrap_or_default();
        for default in setting.get_default_values() {
            meaning += &format!(" [{}]", default.to_string_lossy());
        }
        text += &format!("\n  {name}");
        let mut width = WIDTH;
        for word in meaning.split(' ') {
            if width + word.len() >= WIDTH {
                text += "\n         ";
                width = 9;
            }
            text += &format!(" {word}");
            width += 1 + word.chars().count();
        }
    }
    text
}

/// Runs the command of the command line to its end.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.command.unwrap_or(Command::Serve) {
        Command::Serve => serve(),
        Command::Backup(args) => commands::backup(&args),
        Command::Restore(args) => commands::restore_backup(&args),
        Command::MigrateDatabase(args) => commands::migrate_database(&args),
        Command::Check(args) => commands::check_all(&args, async { termination().await }),
        Command::Health => commands::ask_health(),
        // Only pictures need a setting: without them another program's `.env` is nobody's business.
        Command::Replay(args) if args.picture.is_none() => {
            replay::run(&args, FontSources::machine(None))
        }
        Command::Replay(args) => match config::fonts_dir() {
            Ok(folder) => replay::run(&args, FontSources::machine(folder)),
            Err(error) => refuse(&error),
        },
        Command::Verify(args) => replay::verify(&args),
        Command::Engine(args) => engine::run(args),
        Command::Forget(args) => forget::run(&args),
        #[cfg(feature = "sandbox")]
        Command::Sandbox(args) => sandbox::run(args),
    }
}

fn serve() -> ExitCode {
    let config = match Config::load() {
        Ok(config) => config,
        Err(error) => return refuse(&error),
    };
    log::to_stderr(&config.log, config.host.log_format);
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            refuse(&error);
            // A limit of the system that may be lifted.
            return ExitCode::FAILURE;
        }
    };
    match runtime.block_on(async { host::serve(&config, termination()).await }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            refuse(&error);
            ExitCode::from(error.status())
        }
    }
}

/// Prints an error for the host. Returns status 2, which `clap` also uses for wrong arguments.
fn refuse(error: &dyn std::fmt::Display) -> ExitCode {
    terminal::tell(&format_args!("hornochse: {error}"));
    ExitCode::from(2)
}

/// Resolves on Ctrl-C or SIGTERM. The latter is heard from the call on, which must be within a
/// runtime: the first process of a container isn't ended by one that it doesn't listen for.
fn termination() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let term = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate()).ok()
    };
    async move {
        #[cfg(unix)]
        if let Some(mut term) = term {
            tokio::select! {
                _ = term.recv() => tracing::info!("SIGTERM: it ends"),
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
        // Without signals only the process manager can end the bot, by killing it; the database
        // survives that.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
