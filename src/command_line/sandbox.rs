//! `hornochse sandbox`: a simulated Discord and the bot in it, with a page to play in.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use crate::config::host::LogFormat;
use crate::config::{Api, Config, ConfigError};
use crate::discord::{Bot, StartError};
use crate::host::log;
use crate::store::{Store, StoreError};
use crate::tools::Clock;
use crate::tools::task::boxed;
use ::sandbox::{Offer, Permissions, Sandbox, Settings};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tracing_subscriber::filter::LevelFilter;
use values::GuildId;

use super::{refuse, termination};

/// Arguments of the sandbox.
#[derive(clap::Args)]
pub struct SandboxArgs {
    /// The port of the page; without it 4600, or any free one if that is taken
    #[arg(long)]
    port: Option<u16>,
    /// Keep the matches in this database file; without it they are forgotten at the end
    #[arg(long)]
    database: Option<PathBuf>,
    /// Serve the page from this folder, for whoever works on it
    #[arg(long, hide = true)]
    page: Option<PathBuf>,
}

const DEFAULT_PORT: u16 = 4600;
const PEOPLE: [&str; 4] = ["Ada", "Ben", "Cem", "Dora"];
/// Pause between uploads of emojis: the simulated Discord has no limits to respect.
const EMOJI_PACE: Duration = Duration::ZERO;
/// The longest that is waited for the bot at the start.
const PATIENCE: Duration = Duration::from_secs(120);
/// Number of requests and events that the page keeps.
const LOG_CAPACITY: usize = 5000;

/// Runs the sandbox until Ctrl-C.
pub fn run(args: SandboxArgs) -> ExitCode {
    // Before there are threads: it may read .env.
    let fonts_dir = match crate::config::fonts_dir() {
        Ok(folder) => folder,
        Err(error) => return refuse(&error),
    };
    let filter = match crate::config::log_filter() {
        Ok(filter) => filter.unwrap_or_else(|| log::from(LevelFilter::WARN)),
        Err(error) => return refuse(&error),
    };
    log::to_stderr(&filter, LogFormat::Text);
    let runtime = match Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return refuse(&error),
    };
    match runtime.block_on(open(args, fonts_dir)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => refuse(&format!("{error:#}")),
    }
}

/// Why the sandbox or its bot did not start.
#[derive(Debug, thiserror::Error)]
enum SandboxError {
    #[error(transparent)]
    Sandbox(#[from] ::sandbox::StartError),
    #[error(transparent)]
    Config(#[from] ConfigError),
    #[error(transparent)]
    Bot(#[from] StartError),
    #[error("{error}{advice}", error = .0, advice = .0.advice())]
    Store(#[from] StoreError),
    /// The bot would end the matches of servers that are not there.
    #[error("{} is of a bot on Discord, whose matches would end in the sandbox: name another file", .0.display())]
    Database(PathBuf),
    #[error("{0}")]
    System(#[from] std::io::Error),
    #[error("the bot does not come: {0}")]
    Late(#[from] ::sandbox::Impatience),
}

async fn open(args: SandboxArgs, fonts_dir: Option<PathBuf>) -> Result<(), SandboxError> {
    let discord = listen(args.port, args.page).await?;
    // People and channels are the same in every run; what they do is not what was done before.
    let barn = populate(&discord);
    if let Some(database) = args.database.as_ref().filter(|file| file.exists()) {
        let store = Store::open_file(database).await?;
        let servers = store.known_servers().await;
        store.close().await;
        if servers?.iter().any(|guild| guild.is_server() && *guild != barn) {
            return Err(SandboxError::Database(database.clone()));
        }
    }
    discord.let_ids_tell_time();
    let folder = tempfile::tempdir()?;
    let database = args.database.unwrap_or_else(|| folder.path().join("hornochse.db"));
    let config = Config {
        // Discord's own host names and TLS, so that the bot runs as it does in production.
        api: Api::Resolved(discord.tls().address, discord.tls().certificate.der.clone()),
        database_url: format!("sqlite://{}", database.display()),
        fonts_dir,
        ..Config::new(discord.token())?
    };
    let (orders, mut inbox) = mpsc::unbounded_channel();
    for (name, label, order) in [
        ("restart", "Restart the bot", Order::Restart),
        ("crash", "Crash the bot, then start it", Order::Crash),
    ] {
        let orders = orders.clone();
        // The receiver is gone only when the program is about to end.
        discord.offer(Offer::new(name, label, move || {
            let _ = orders.send(order);
        }));
    }
    let mut bot = RunningBot::start(&config).await?;
    discord.bot_connected().await?;
    discord.commands_registered().await?;
    say(&format!("The sandbox is open: {}", discord.url()));
    say("Look at it with a browser and press /nimmt solo. Ctrl-C closes it.");
    let mut end = std::pin::pin!(termination());
    loop {
        tokio::select! {
            () = &mut end => break,
            order = inbox.recv() => {
                match order {
                    Some(Order::Crash) => bot.crash().await,
                    Some(Order::Restart) | None => bot.stop().await,
                }
                bot = RunningBot::start(&config).await?;
            }
        }
    }
    bot.stop().await;
    discord.stop();
    Ok(())
}

/// Prints a line. A closed standard output is no error.
fn say(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Listens at the port that was asked for, or at the usual one, or at any.
async fn listen(
    port: Option<u16>,
    page: Option<PathBuf>,
) -> Result<Sandbox, ::sandbox::StartError> {
    // A program that isn't optimised may take longer than Discord would wait.
    let first_response =
        Settings::default().first_response * if cfg!(debug_assertions) { 10 } else { 1 };
    let settings = |port| Settings {
        port,
        bot_name: "Hornochse".into(),
        log: LOG_CAPACITY,
        backstage: true,
        first_steps: vec!["nimmt solo".into(), "nimmt new".into(), "sixtysix solo".into()],
        page: page.clone(),
        first_response,
        patience: PATIENCE,
        ..Settings::default()
    };
    match (port, Sandbox::start(settings(port.unwrap_or(DEFAULT_PORT))).await) {
        (None, Err(_)) => Sandbox::start(settings(0)).await,
        (_, result) => result,
    }
}

/// Adds a server with channels and people.
fn populate(discord: &Sandbox) -> GuildId {
    let guild = discord.guild("The Barn");
    for channel in ["games", "chat"] {
        guild.channel(channel);
    }
    for name in PEOPLE {
        discord.person(name).join(&guild);
    }
    // Somebody can change the settings of the server.
    if let Some(first) = PEOPLE.first() {
        discord.person(first).grant(&guild, Permissions::MANAGE_GUILD);
    }
    GuildId(guild.id.0)
}

/// Time for blocking work of the bot to end after a crash.
const CRASH_TIMEOUT: Duration = Duration::from_secs(10);

/// Buttons of the page.
#[derive(Clone, Copy)]
enum Order {
    /// Stop the bot as a host does, and start it again.
    Restart,
    /// Kill the bot in the middle of its work, and start it again.
    Crash,
}

/// The bot, in a runtime of its own so that it can be killed with all that belongs to it.
struct RunningBot {
    runtime: Runtime,
    /// Dropped to stop the bot.
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), StartError>>,
}

impl RunningBot {
    async fn start(config: &Config) -> Result<Self, SandboxError> {
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, started) = oneshot::channel();
        let config = config.clone();
        let task = runtime.spawn(boxed(async move {
            let bot = match Bot::new(&config, Clock::System, None).await {
                Ok(bot) => bot,
                Err(error) => {
                    // Nobody receives this only when the program is about to end.
                    drop(ready.send(Err(error)));
                    return Ok(());
                }
            };
            drop(ready.send(Ok(())));
            bot.with_emojis(EMOJI_PACE).run(Box::pin(async move { drop(stopped.await) })).await
        }));
        let running = Self { runtime, stop, task };
        match started.await {
            Ok(Ok(())) => Ok(running),
            Ok(Err(error)) => {
                running.crash().await;
                Err(error.into())
            }
            Err(_) => {
                running.crash().await;
                Err(StartError::Broken("it fell over while starting".into()).into())
            }
        }
    }

    async fn stop(self) {
        drop(self.stop);
        match self.task.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the bot had ended"),
            Err(error) => tracing::warn!(%error, "the bot had fallen over"),
        }
        self.runtime.shutdown_background();
    }

    /// Ends all tasks of the bot in the middle of their work, and waits for them: until then the
    /// database is locked.
    async fn crash(self) {
        let runtime = self.runtime;
        let end = move || runtime.shutdown_timeout(CRASH_TIMEOUT);
        if tokio::task::spawn_blocking(end).await.is_err() {
            tracing::warn!("the bot could not be crashed");
        }
    }
}
