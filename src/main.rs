//! The command line, and nothing else.

mod forget_command;
#[cfg(feature = "sandbox")]
mod sandbox_command;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use hornochse::app::Clock;
use hornochse::config::{self, Config};
use hornochse::discord::{Bot, EMOJI_PACE, StartError};
use hornochse::view::picture::FontSources;
use hornochse::{engine, replay};
use tracing_subscriber::EnvFilter;

/// A Discord bot with which a server plays 6 nimmt! (Take 6).
#[derive(Parser)]
#[command(version, about, long_about = None, after_help = HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const HELP: &str = "\
Without a command, `serve` is run. It reads its settings from the environment and from .env:

  DISCORD_TOKEN    the bot's token (required)
  DATABASE_URL     the database, created when missing [sqlite://hornochse.db]
  DISCORD_API_URL  another server that speaks Discord's protocol, by plain http
  DISCORD_REQUESTS_PER_SECOND
                   how many requests that count the bot makes in a second [45]
  KEEP_MATCHES_DAYS
                   for how many days a finished match can be looked back at [for ever]
  FORGET_SERVERS_AFTER_DAYS
                   for how many days a server is remembered that has removed the bot [30]
  FONTS_DIR        a folder with fonts for names in pictures, besides those of the system
  LOG              error, warn, info, debug, trace, or a filter [warn,hornochse=info]";

#[derive(Subcommand)]
enum Command {
    /// Connect to Discord and play (the default)
    Serve,
    /// Show a recorded match turn by turn, or check that a record keeps the rules
    Replay(replay::Args),
    /// Play for another program: it tells what it sees on standard input and is answered with choices
    Engine(engine::Args),
    /// Delete everything that is stored about a person or a server, while the bot does not run
    Forget(forget_command::Args),
    /// Try the bot without Discord: opens a simulated one with a page to play in
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox_command::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.command.unwrap_or(Command::Serve) {
        Command::Serve => serve(),
        Command::Replay(args) => replay::run(&args, FontSources::machine(config::fonts_dir())),
        Command::Engine(args) => engine::run(args),
        Command::Forget(args) => forget_command::run(&args),
        #[cfg(feature = "sandbox")]
        Command::Sandbox(args) => sandbox_command::run(args),
    }
}

fn serve() -> ExitCode {
    let config = match Config::load() {
        Ok(config) => config,
        Err(error) => return refuse(&error),
    };
    log_to_stderr(&config.log);
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return refuse(&error),
    };
    let ended: Result<(), StartError> = runtime.block_on(async {
        let stop = termination();
        let bot = Bot::new(&config, Clock::System, None).await?;
        bot.with_emojis(EMOJI_PACE).run(stop).await
    });
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            refuse(&error);
            ExitCode::from(error.status())
        }
    }
}

fn log_to_stderr(filter: &str) {
    tracing_subscriber::fmt().with_env_filter(filtered(filter)).with_writer(std::io::stderr).init();
}

/// What is logged. Some libraries name the addresses they talk to when they are asked for details,
/// and an address may hold a token: they are never asked.
fn filtered(filter: &str) -> EnvFilter {
    let quiet = [
        "serenity",
        "reqwest",
        "hyper",
        "hyper_util",
        "h2",
        "rustls",
        "tungstenite",
        "tokio_tungstenite",
        "twilight_http_ratelimiting",
    ];
    quiet.iter().fold(EnvFilter::new(filter), |filter, library| {
        match format!("{library}=warn").parse() {
            Ok(directive) => filter.add_directive(directive),
            Err(_) => filter,
        }
    })
}

/// One line for the host, and the exit status for a mistake in the settings.
fn refuse(error: &dyn std::fmt::Display) -> ExitCode {
    terminal::tell(&format_args!("hornochse: {error}"));
    ExitCode::from(2)
}

/// Resolves on Ctrl-C or SIGTERM.
async fn termination() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = term.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    // Without signals there is still the process manager's hard way; the database survives it.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
