//! A simulated Discord without limits and without delay, and the bot in it.

use std::num::NonZeroU32;
use std::time::Duration;

use hornochse::app::{Clock, ManualClock, Tables};
use hornochse::config::{Api, Config};
use hornochse::discord::Bot;
use sandbox::{Person, RateLimits, Sandbox, Settings};
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::Result;
use super::table::Table;

/// A simulated Discord, and a folder for the bot's database.
pub struct Stage {
    pub discord: Sandbox,
    pub folder: tempfile::TempDir,
    /// The database, if it is not a file in the folder.
    pub database: Option<String>,
}

impl Stage {
    pub async fn new() -> Result<Self> {
        let settings = Settings {
            rate_limits: RateLimits::off(),
            // What is remembered for tests would count as memory here.
            log: 500,
            ..Settings::default()
        };
        let (discord, folder) = (Sandbox::start(settings).await?, tempfile::tempdir()?);
        Ok(Self { discord, folder, database: None })
    }

    /// With the database that DATABASE_URL in the environment names, if it names one: an empty one on a server.
    pub async fn with_database() -> Result<Self> {
        Ok(Self { database: std::env::var("DATABASE_URL").ok(), ..Self::new().await? })
    }

    pub fn database_url(&self) -> String {
        let file = || format!("sqlite://{}", self.folder.path().join("bench.db").display());
        self.database.clone().unwrap_or_else(file)
    }

    /// A table of so many people in a channel of its own.
    pub async fn table(
        &self,
        number: usize,
        players: usize,
        options: &[(&str, Value)],
    ) -> Result<Table> {
        // A server of a bot has some channels and some dozens of people, not all of them.
        let guild = self.discord.guild(&format!("Server {}", number / 10));
        let channel = guild.channel(&format!("table-{number}"));
        let people: Vec<Person> = (1..=players)
            .map(|seat| {
                let person = self.discord.person(&format!("Player {number}-{seat}"));
                person.join(&guild);
                person
            })
            .collect();
        Table::open(channel, people, options).await
    }
}

/// The bot within this process, with a clock that stands still unless it is moved.
pub struct InProcess {
    pub clock: ManualClock,
    pub tables: Tables,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<()>>,
}

impl InProcess {
    pub async fn start(stage: &Stage) -> Result<Self> {
        let clock = ManualClock::new();
        let mut bot = Self::start_with(stage, Clock::Manual(clock.clone())).await?;
        bot.clock = clock;
        Ok(bot)
    }

    /// With this clock.
    pub async fn start_with(stage: &Stage, clock: Clock) -> Result<Self> {
        let config = Config {
            api: Api::At(stage.discord.url().to_owned()),
            database_url: stage.database_url(),
            // The clock stands still: nobody could wait for a turn.
            requests_per_second: NonZeroU32::new(1_000_000).ok_or("not zero")?,
            system_fonts: false,
            ..Config::new(stage.discord.token())?
        };
        let bot = Bot::new(&config, clock, Some(7)).await?;
        let tables = bot.tables().clone();
        let (stop, stopped) = oneshot::channel::<()>();
        let task =
            tokio::spawn(async move { Ok(bot.run(async move { drop(stopped.await) }).await?) });
        stage.discord.bot_connected().await?;
        stage.discord.commands_registered().await?;
        Ok(Self { clock: ManualClock::new(), tables, stop, task })
    }

    /// Lets the time pass after which a new match has settled: the lobby is put right a little later.
    pub fn settle(&self) {
        self.clock.advance(Duration::from_secs(2));
    }

    /// Waits until everything that had to be sent by now has been sent.
    pub async fn nothing_to_send(&self) -> Result<()> {
        let patient = async {
            while !self.tables.is_settled().await {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        let waited = tokio::time::timeout(Duration::from_secs(60), patient).await;
        waited.map_err(|_| "something is still to be sent after a minute".into())
    }

    pub async fn stop(self) -> Result<()> {
        drop(self.stop);
        self.task.await?
    }
}
