//! The real bot in a simulated Discord, started and stopped. What people do there is in `at_table`, what
//! they see in `seen`, and the database behind it in `database`.

use std::time::Duration;

use hornochse::app::{Clock, ManualClock, Tables};
use hornochse::config::{Api, Config, Secret};
use hornochse::discord::{Bot, StartError};
use hornochse::view::Symbol;
use sandbox::{Channel, Guild, RateLimits, Sandbox, Settings, Specification};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use crate::at_table::{Next, advance, eventually, one_game};
pub use crate::seen::{
    HIGHEST, board_in, choose, decisions, hand_at, hand_cards, hand_of, is_end, must_decide,
    private, record_file, record_of, take,
};

/// The bot, running in a simulated Discord with one server and one channel.
pub struct Scene {
    pub discord: Sandbox,
    pub guild: Guild,
    pub channel: Channel,
    pub clock: ManualClock,
    pub folder: tempfile::TempDir,
    bot: Option<Running>,
}

struct Running {
    /// Dropped to stop the bot.
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), StartError>>,
    tables: Tables,
}

/// Discord's own description of its bodies.
pub fn openapi() -> Option<Specification> {
    Some(Specification::bundled())
}

/// Discord without rate limits: with the clock standing still nobody could wait for them.
pub fn unlimited() -> Settings {
    Settings { openapi: openapi(), rate_limits: RateLimits::off(), ..Settings::default() }
}

impl Scene {
    /// The bot in a Discord without rate limits, with a clock that stands still.
    pub async fn new() -> Self {
        Self::with(unlimited()).await
    }

    /// The bot in a Discord with these settings.
    pub async fn with(settings: Settings) -> Self {
        let mut scene = Self::without_bot(settings).await;
        scene.start_bot().await;
        scene
    }

    /// A Discord in which the bot has not been started yet.
    pub async fn without_bot(settings: Settings) -> Self {
        let discord = Sandbox::start(settings).await.unwrap();
        let guild = discord.guild("The Barn");
        let channel = guild.channel("games");
        let folder = tempfile::tempdir().unwrap();
        let clock = ManualClock::new();
        Self { discord, guild, channel, clock, folder, bot: None }
    }

    /// The address of the database.
    pub fn database_url(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("test.db").display())
    }

    fn config(&self, api: Api) -> Config {
        Config {
            token: Secret::new(self.discord.token()),
            api,
            database_url: self.database_url(),
            log: String::new(),
            // With the clock standing still nobody could wait for a turn.
            keep_days: std::num::NonZeroU32::new(30),
            forget_servers_after_days: hornochse::config::DEFAULT_FORGET,
            requests_per_second: std::num::NonZeroU32::new(1_000_000).unwrap(),
            fonts_dir: None,
            system_fonts: false,
        }
    }

    /// The settings of the bot that runs here.
    pub fn config_here(&self) -> Config {
        self.config(Api::At(self.discord.url().to_owned()))
    }

    pub async fn start_bot(&mut self) {
        let api = Api::At(self.discord.url().to_owned());
        self.start_bot_at(api, Clock::Manual(self.clock.clone())).await;
    }

    /// Starts it with pictures on its buttons, and with so long a rest before each upload.
    pub async fn start_bot_with_emojis(&mut self, pace: Duration) {
        let config = self.config_here();
        let clock = Clock::Manual(self.clock.clone());
        let bot = Bot::new(&config, clock, Some(7)).await.unwrap();
        self.run(bot.with_emojis(pace)).await;
    }

    /// The bot in a Discord without rate limits, all its pictures uploaded.
    pub async fn with_emojis() -> Self {
        let mut scene = Self::without_bot(unlimited()).await;
        scene.start_bot_with_emojis(Duration::ZERO).await;
        scene.uploaded(Symbol::all().count()).await;
        scene
    }

    /// Waits until the application has so many emojis.
    pub async fn uploaded(&self, emojis: usize) {
        let app = self.discord.application_id();
        let there =
            |world: &sandbox::World| world.app(app).is_some_and(|a| a.emojis.len() >= emojis);
        self.discord.until(there).await.unwrap();
    }

    pub async fn start_bot_at(&mut self, api: Api, clock: Clock) {
        let bot = Bot::new(&self.config(api), clock, Some(7)).await.unwrap();
        self.run(bot).await;
    }

    async fn run(&mut self, bot: Bot) {
        let (stop, stopped) = oneshot::channel::<()>();
        let tables = bot.tables().clone();
        let task = tokio::spawn(bot.run(async move { drop(stopped.await) }));
        self.bot = Some(Running { stop, task, tables });
        self.discord.bot_connected().await.unwrap();
        self.discord.commands_registered().await.unwrap();
    }

    /// Stops the bot as a host does, and waits until it is gone.
    pub async fn stop_bot(&mut self) {
        let bot = self.bot.take().unwrap();
        drop(bot.stop);
        bot.task.await.unwrap().unwrap();
    }

    /// Waits until the bot leaves by itself, and gives why.
    pub async fn bot_leaves(&mut self) -> Result<(), StartError> {
        self.bot.take().unwrap().task.await.unwrap()
    }

    /// The tables of the bot, to look at.
    pub fn tables(&self) -> &Tables {
        &self.bot.as_ref().unwrap().tables
    }

    pub async fn restart_bot(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

    /// Nothing that Discord would have refused was ever sent.
    pub fn no_violations(&self) {
        let violations = self.discord.violations();
        assert!(violations.is_empty(), "{violations:#?}");
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.task.abort();
        }
    }
}
