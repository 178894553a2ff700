//! The real bot in a simulated Discord, started and stopped. The moves of people are in `at_table`,
//! the messages they see in `seen`, and the database behind it in `database`.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, UNIX_EPOCH};

use daily::{Plan, Secret};
use hornochse::config::host::public_key;
use hornochse::config::{Api, Config};
use hornochse::discord::{Bot, Gateway, StartError};
use hornochse::host::health::HealthEndpoint;
use hornochse::tables::Tables;
use hornochse::tools::{Budget, Clock, ManualClock, Tools, Urgency};
use pictures::Symbol;
use sandbox::{Channel, Guild, Person, RateLimits, Sandbox, Settings, Specification};
use serde_json::Value;
use storage_contract::Raw;
use tokio::sync::{RwLock, oneshot};
use tokio::task::JoinHandle;

pub use crate::at_table::{Next, advance, eventually, is_about_rows, lobby_in, one_game};
pub use crate::seen::{
    HIGHEST, board_in, choose, decisions, hand_at, hand_cards, hand_of, is_end, must_decide,
    private, record_file, record_of, said, seats, take,
};

/// An address of this machine at which nothing listens. On Linux each has a number of its own, so
/// that nobody else is given its port before it is used.
pub fn free_address() -> SocketAddr {
    static GIVEN: AtomicU8 = AtomicU8::new(1);
    let [.., high, low] = std::process::id().to_be_bytes();
    let host = match cfg!(target_os = "linux") {
        true => Ipv4Addr::new(127, 1 + high % 250, low, GIVEN.fetch_add(1, Ordering::Relaxed)),
        false => Ipv4Addr::LOCALHOST,
    };
    let listener = std::net::TcpListener::bind((host, 0)).unwrap();
    listener.local_addr().unwrap()
}

/// The bot, running in a simulated Discord with one server and one channel.
pub struct Scene {
    pub discord: Sandbox,
    pub guild: Guild,
    pub channel: Channel,
    pub clock: ManualClock,
    pub folder: tempfile::TempDir,
    /// The budget of the bot; with the clock standing still nobody could wait for a turn of a
    /// small one.
    pub requests_per_second: u32,
    /// Whether the bot is made to send what Discord refuses.
    pub may_violate: bool,
    /// The address of the database.
    database: String,
    bot: Option<Running>,
}

struct Running {
    /// Dropped to stop the bot.
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), StartError>>,
    tables: Tables,
    tools: Tools,
    gateway: Gateway,
    budget: Budget,
    under_way: Arc<RwLock<()>>,
}

/// Discord's own description of its bodies.
pub fn openapi() -> Option<Specification> {
    Some(Specification::bundled())
}

/// Discord without rate limits: with the clock standing still nobody could wait for them.
pub fn unlimited() -> Settings {
    Settings { rate_limits: RateLimits::off(), ..patient() }
}

/// Discord that waits for an answer as long as a busy machine may take: its time goes on while the
/// clock of the bot stands still, so that three seconds would say how busy the machine is.
pub fn patient() -> Settings {
    let (first_response, patience) = (FIRST_RESPONSE, Duration::from_secs(120));
    Settings { openapi: openapi(), first_response, patience, ..Settings::default() }
}

/// The beginning, by the clocks of the bot and of Discord: nine in the morning of 4 September 2026,
/// in UTC. What follows from the day, as which puzzle is found in a match, is the same whenever the
/// tests run.
const MORNING: Duration = Duration::from_secs((20_700 * 24 + 9) * 3_600);
/// Time this Discord waits for the first answer to a click.
pub const FIRST_RESPONSE: Duration = Duration::from_secs(600);

impl Scene {
    /// The bot in a Discord without rate limits, with a clock that stands still.
    pub async fn new() -> Self {
        Self::with(unlimited()).await
    }

    /// The same, with so many people.
    pub async fn of(people: usize) -> (Self, Vec<Person>) {
        let scene = Self::new().await;
        let people = scene.people(people);
        (scene, people)
    }

    /// The same, who play a match with these options.
    pub async fn playing(people: usize, options: &[(&str, Value)]) -> (Self, Vec<Person>) {
        let (scene, people) = Self::of(people).await;
        scene.start_match(&people, options).await;
        (scene, people)
    }

    /// The bot in a Discord with these settings.
    pub async fn with(settings: Settings) -> Self {
        let mut scene = Self::without_bot(settings).await;
        scene.start_bot().await;
        scene
    }

    /// The bot with a database in a file, whatever PLAY_DATABASE says, for what is about files.
    pub async fn in_a_file() -> Self {
        let mut scene = Self::without_bot_in_a_file(unlimited()).await;
        scene.start_bot().await;
        scene
    }

    /// The same beside programs that have the machine's own time: the clocks show it, too.
    pub async fn in_the_present() -> Self {
        let now = Clock::System.now().unsigned_abs();
        let begin = Some(UNIX_EPOCH + Duration::from_millis(now));
        let mut scene = Self::without_bot_in_a_file(Settings { begin, ..unlimited() }).await;
        scene.start_bot().await;
        scene
    }

    /// The bot with a database on a server; `None`, with a line that says so, where there is none.
    pub async fn on_a_server() -> Option<Self> {
        let mut scene = Self::without_bot_on_a_server(unlimited()).await?;
        scene.start_bot().await;
        Some(scene)
    }

    /// The same, and the bot has not been started yet.
    pub async fn without_bot_on_a_server(settings: Settings) -> Option<Self> {
        let url = storage_contract::postgres_or_skip().await?;
        let mut scene = Self::without_bot_in_a_file(settings).await;
        scene.database = url;
        Some(scene)
    }

    /// A Discord in which the bot has not been started yet. With PLAY_DATABASE=postgres its
    /// database will be on a private PostgreSQL, else in a file.
    pub async fn without_bot(settings: Settings) -> Self {
        let mut scene = Self::without_bot_in_a_file(settings).await;
        if std::env::var("PLAY_DATABASE").is_ok_and(|which| which == "postgres") {
            scene.database = storage_contract::postgres_database().await.unwrap();
        }
        scene
    }

    /// The same with a database in a file, whatever PLAY_DATABASE says.
    pub async fn without_bot_in_a_file(settings: Settings) -> Self {
        let begin = settings.begin.unwrap_or(UNIX_EPOCH + MORNING);
        let settings = Settings { begin: Some(begin), ..settings };
        let discord = Sandbox::start(settings).await.unwrap();
        let guild = discord.guild("The Barn");
        let channel = guild.channel("games");
        let folder = storage_contract::folder();
        let database = format!("sqlite://{}", folder.path().join("test.db").display());
        let begin = begin.duration_since(UNIX_EPOCH).unwrap();
        let clock = ManualClock::at(begin.as_millis().try_into().unwrap());
        let requests_per_second = 1_000_000;
        Self {
            discord,
            guild,
            channel,
            clock,
            folder,
            requests_per_second,
            may_violate: false,
            database,
            bot: None,
        }
    }

    /// The address of the database.
    pub fn database_url(&self) -> String {
        self.database.clone()
    }

    /// From the next start on the bot uses the database at this address.
    pub fn move_to(&mut self, url: String) {
        self.database = url;
    }

    /// The database behind the bot's back.
    pub fn raw(&self) -> Raw {
        Raw::new(self.database_url())
    }

    fn config(&self, api: Api) -> Config {
        Config {
            api,
            database_url: self.database_url(),
            keep_days: std::num::NonZeroU32::new(30),
            requests_per_second: std::num::NonZeroU32::new(self.requests_per_second).unwrap(),
            system_fonts: false,
            // Bots that think little, and a secret that deals the same cards on the same day.
            daily_secret: Some(Secret::new(*b"an example, and nobody's secret")),
            daily_plan: Plan { playouts: 2, par_games: 1, par_playouts: 1 },
            puzzle_playouts: 20,
            ..Config::new(self.discord.token()).unwrap()
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

    pub async fn run(&mut self, bot: Bot) {
        let without_gateway = bot.gateway().state().off;
        connects_at_once(&self.raw()).await;
        let (stop, stopped) = oneshot::channel::<()>();
        let (tables, tools) = (bot.tables().clone(), bot.tools().clone());
        let (gateway, budget) = (bot.gateway().clone(), bot.budget().clone());
        let under_way = bot.under_way();
        let task = tokio::spawn(bot.run(Box::pin(async move { drop(stopped.await) })));
        self.bot = Some(Running { stop, task, tables, tools, gateway, budget, under_way });
        if !without_gateway {
            self.discord.bot_connected().await.unwrap();
        }
        self.discord.commands_registered().await.unwrap();
    }

    /// The settings of a bot that takes interactions in by HTTP, too, and where.
    pub fn config_for_http(&self) -> (Config, String) {
        let address = free_address();
        let public_key = public_key(&self.discord.public_key()).unwrap();
        let mut config = self.config_here();
        config.host.interactions = Some(address);
        config.host.public_key = Some(public_key);
        (config, format!("http://{address}/interactions"))
    }

    /// Starts the bot without the gateway; returns the address at which it takes interactions.
    pub async fn start_bot_without_gateway(&mut self) -> String {
        let (mut config, url) = self.config_for_http();
        config.host.without_gateway = true;
        let bot = Bot::new(&config, Clock::Manual(self.clock.clone()), Some(7)).await.unwrap();
        self.run(bot).await;
        url
    }

    /// The health endpoint of the bot that runs here.
    pub fn health_endpoint(&self) -> HealthEndpoint {
        let Running { tables, tools, gateway, budget, .. } = self.bot.as_ref().unwrap();
        HealthEndpoint::new(tables.clone(), tools.clone(), gateway.clone(), budget.clone())
    }

    /// Stops the bot as a host does, and waits until it is gone.
    pub async fn stop_bot(&mut self) {
        let Running { stop, mut task, .. } = self.bot.take().unwrap();
        drop(stop);
        // The library hears that it is to leave when something comes in, or twice a second.
        let mut glances = tokio::time::interval(Duration::from_millis(5));
        let ended = loop {
            tokio::select! {
                ended = &mut task => break ended,
                _ = glances.tick() => self.discord.ask_for_heartbeats(),
            }
        };
        ended.unwrap().unwrap();
        // Whoever waits for the next one must not take the old connection for it.
        let app = self.discord.application_id();
        self.discord.until(|world| !world.is_connected(app)).await.unwrap();
    }

    /// Waits until the bot leaves by itself, and returns the reason.
    pub async fn bot_leaves(&mut self) -> Result<(), StartError> {
        self.bot.take().unwrap().task.await.unwrap()
    }

    /// Returns the queue of requests that count towards the limit.
    pub fn budget(&self) -> &Budget {
        &self.bot.as_ref().unwrap().budget
    }

    /// The bot in a Discord with these settings, with a budget small enough to be used up; see
    /// [`Scene::press`].
    pub async fn with_a_small_budget(settings: Settings) -> Self {
        let mut scene = Self::without_bot(settings).await;
        scene.requests_per_second = 600;
        scene.start_bot().await;
        scene
    }

    /// Takes so many turns to make a request that for a moment the bot saves them. What is still on
    /// its way goes first: while the clock moves on and the turns are taken, the bot saves nothing.
    pub async fn press(&self) {
        self.nothing_to_send().await;
        // A second gives all turns back; the moment is two seconds long.
        self.clock.advance(Duration::from_secs(1));
        while !self.budget().is_pressed() {
            self.budget().turn(None, Urgency::Cosmetic).await.unwrap();
        }
    }

    /// Whether the bot runs in this process.
    pub fn runs_here(&self) -> bool {
        self.bot.is_some()
    }

    /// Whether the bot is through with every click and every other event that has reached it: it
    /// knows, too, what Discord says to its answers.
    pub fn is_at_rest(&self) -> bool {
        self.bot.as_ref().unwrap().under_way.try_write().is_ok()
    }

    /// The tables of the bot, to look at.
    pub fn tables(&self) -> &Tables {
        &self.bot.as_ref().unwrap().tables
    }

    /// The tools of the bot.
    pub fn tools(&self) -> &Tools {
        &self.bot.as_ref().unwrap().tools
    }

    pub async fn restart_bot(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }
}

/// Lets a bot of several connect although another one has just now. Discord would make it wait for
/// some seconds, the simulated one does not.
pub async fn connects_at_once(database: &Raw) {
    if !database.is_sqlite() {
        database.run("UPDATE gateway SET identify_at = clock_timestamp()", &[]).await;
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.task.abort();
        }
        // Nothing that Discord would have refused was ever sent.
        if !self.may_violate && !std::thread::panicking() {
            let violations = self.discord.violations();
            assert!(violations.is_empty(), "{violations:#?}");
        }
    }
}
