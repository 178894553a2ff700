//! The bot: put together, run, and stopped.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use serenity::all::{ClientBuilder, GatewayIntents, Http, ShardManager};
use tokio::runtime::Handle;

use super::age::Ages;
use super::application::{Application, install_link, invite_link};
use super::client::{base, client, http};
use super::connections::Connections;
use super::emoji_keeper::EmojiKeeper;
use super::emojis::Emojis;
use super::endpoint::{self, Endpoint};
use super::events::{Ears, Events};
use super::failures::describe;
use super::gateway::{self, Gateway};
use super::gateway_runtime::GatewayRuntime;
use super::rest::Rest;
use super::send::Sender;
use super::start_error::StartError;
use crate::config::Config;
use crate::desk::{LeagueDesk, PuzzleFinder, Router};
use crate::http::Server;
use crate::store::{DatabaseLock, Store};
use crate::tables::Tables;
use crate::tools::task::{boxed, spawn};
use crate::tools::{Budget, Clock, FollowUps, Retention, Tools};
use daily::Terms;
use pictures::{FontSources, Painter};

/// A bot that is connected, or about to be.
pub struct Bot {
    /// The way through the gateway; `None` for a bot that does without it.
    connections: Option<Connections>,
    /// Whether this process does what one of several has to do for all: tells Discord the commands,
    /// and uploads pictures for buttons.
    first: bool,
    http: Arc<Http>,
    tables: Tables,
    tools: Tools,
    sender: Arc<Sender>,
    /// The rest between two uploads of pictures for buttons; without it buttons are words.
    emoji_pace: Option<Duration>,
    gateway: Gateway,
    events: Arc<Events>,
    leagues: LeagueDesk,
    puzzles: PuzzleFinder,
    /// The receiver of interactions that come by HTTP, and the server it listens with.
    endpoint: Option<(Endpoint, Server)>,
    /// Held until the last word is written.
    lock: Option<DatabaseLock>,
}

/// The rest before each upload of a picture for buttons: all of them take some five minutes.
pub const EMOJI_PACE: Duration = Duration::from_secs(2);
/// The interval at which the processes that share the budget are counted.
const SHARE_EVERY: Duration = Duration::from_secs(1);
/// The time that shutdown waits for what is under way.
const FAREWELL: Duration = Duration::from_secs(8);
/// The time that closing the database may take: with the rest of the shutdown that is less than
/// supervisors wait.
const CLOSING: Duration = Duration::from_secs(10);

impl Bot {
    /// Opens the database, checks the token, and makes ready to connect. `seed` makes shuffles
    /// repeatable, for tests.
    /// Errors: [`StartError`].
    pub fn new(
        config: &Config,
        clock: Clock,
        seed: Option<u64>,
    ) -> BoxFuture<'_, Result<Self, StartError>> {
        // In a box it is compiled once, here, and not again in every program that starts a bot.
        Box::pin(async move {
            let lock = DatabaseLock::join(&config.database_url).await?;
            match Self::assemble(config, &lock, clock, seed).await {
                Ok(bot) => Ok(Self { lock: Some(lock), ..bot }),
                Err(error) => {
                    lock.release().await;
                    Err(error)
                }
            }
        })
    }

    /// The same, once this process may use the database.
    async fn assemble(
        config: &Config,
        lock: &DatabaseLock,
        clock: Clock,
        seed: Option<u64>,
    ) -> Result<Self, StartError> {
        let store = Store::open_as(&config.database_url, lock).await?;
        let clock = match clock {
            // Machines that share a database go by its clock.
            Clock::System if store.is_shared() => Clock::Database(store.clone()),
            clock => clock,
        };
        // A client of its own: what it opens belongs to the runtime of the gateway, which may stand
        // still.
        let http = http(config, client(config)?);
        let Application { id: me, links } = Application::known(&http).await?;
        let (invite, install) = (invite_link(me), install_link(me));
        tracing::info!(invite, "the link that invites the bot to a server");
        tracing::info!(install, "the link that installs it for oneself");
        let fonts = FontSources { folder: config.fonts_dir.clone(), system: config.system_fonts };
        let painter = Arc::new(Painter::with_fonts(fonts)?);
        let budget = Budget::new(clock.clone(), config.requests_per_second);
        let token = config.token.clone();
        let rest =
            Arc::new(Rest::new(client(config)?, base(&config.api), token, budget, clock.clone()));
        let emojis = Arc::new(Emojis::default());
        let (ages, follow_ups) = (Ages::default(), FollowUps::new(clock.clone()));
        let sender = Arc::new(Sender { rest, application: me, emojis, ages, follow_ups });
        let messenger = Arc::clone(&sender);
        let tools = Tools::new(store.clone(), clock.clone(), painter, messenger, seed)?;
        let listens = !config.host.without_gateway;
        let servers = listens.then_some(config.forget_servers_after_days);
        let retention = Retention { matches: config.keep_days, servers };
        let tables = Tables::new(tools.clone(), retention);
        let daily = Terms { secret: config.daily_secret.clone(), plan: config.daily_plan };
        let router = Router::new(&tables, &tools, retention, daily, links);
        let leagues = router.leagues();
        let puzzles = PuzzleFinder::new(&tools, config.puzzle_playouts);
        http.set_application_id(serenity::all::ApplicationId::new(me.max(1)));
        let gateway = if config.host.without_gateway { Gateway::off() } else { Gateway::default() };
        let events = Arc::new(Events::new(
            router,
            &tables,
            &tools,
            Arc::clone(&sender),
            gateway.clone(),
            config.shards,
        ));
        let endpoint = match (config.host.interactions, config.host.public_key) {
            (Some(address), Some(key)) => {
                let (most, bytes) = (endpoint::CONNECTIONS, endpoint::MOST_BYTES);
                let server = Server::bind("INTERACTIONS_ADDR", address, most, bytes).await?;
                let events = Arc::clone(&events);
                Some((Endpoint { events, key, clock }, server))
            }
            _ => None,
        };
        let (connections, http) = if config.host.without_gateway {
            (None, Arc::new(http))
        } else {
            let runtime = GatewayRuntime::new().map_err(|e| StartError::Broken(e.to_string()))?;
            let (events, home) = (Arc::clone(&events), Handle::current());
            let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
                .raw_event_handler(Ears { events, home });
            // It starts what runs the connections.
            let client = runtime.handle().spawn(client.into_future()).await;
            let client = client
                .map_err(|e| StartError::Broken(e.to_string()))?
                .map_err(|e| StartError::Unreachable(describe(&e)))?;
            let http = Arc::clone(&client.http);
            let (gateway, shards) = (gateway.clone(), config.shards);
            (Some(Connections { client, runtime, gateway, store, shards }), http)
        };
        Ok(Self {
            connections,
            first: config.shards.is_none_or(|shards| shards.first == 0),
            http,
            tables,
            tools,
            sender,
            emoji_pace: None,
            gateway,
            events,
            leagues,
            puzzles,
            endpoint,
            lock: None,
        })
    }

    /// Puts pictures on the buttons: while it runs, what the application lacks of them is uploaded,
    /// with at least this rest before each.
    #[must_use]
    pub fn with_emojis(self, pace: Duration) -> Self {
        Self { emoji_pace: Some(pace), ..self }
    }

    /// Returns the task that looks after the pictures on the buttons; `None` where buttons are
    /// words.
    fn emoji_keeper(&self) -> Option<EmojiKeeper> {
        let sender = &self.sender;
        Some(EmojiKeeper {
            rest: Arc::clone(&sender.rest),
            emojis: Arc::clone(&sender.emojis),
            application: sender.application,
            clock: self.tools.clock.clone(),
            pace: self.emoji_pace?,
            uploads: self.first,
        })
    }

    /// All tables, for whoever wants to look at them.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The tools that it works with.
    pub fn tools(&self) -> &Tools {
        &self.tools
    }

    /// Returns the state of the connections to the gateway.
    pub fn gateway(&self) -> &Gateway {
        &self.gateway
    }

    /// Held for reading by all that Discord has told the bot and that it is still at.
    pub fn under_way(&self) -> Arc<tokio::sync::RwLock<()>> {
        Arc::clone(&self.events.under_way)
    }

    /// Returns the budget of requests that count.
    pub fn budget(&self) -> &Budget {
        self.sender.rest.budget()
    }

    /// Runs until `stop` resolves, then finishes what is under way and leaves.
    /// Errors: when the connection breaks for good, the token is taken away, or another process has
    /// taken the connections over.
    pub fn run(self, stop: BoxFuture<'static, ()>) -> BoxFuture<'static, Result<(), StartError>> {
        Box::pin(self.run_until(stop))
    }

    async fn run_until(mut self, stop: BoxFuture<'static, ()>) -> Result<(), StartError> {
        let shards: Option<(Arc<ShardManager>, Handle)> =
            self.connections.as_ref().map(Connections::manager);
        let mut keeper = spawn({
            let tables = self.tables.clone();
            async move { tables.keep().await }
        });
        // They go with the set, also when this is dropped in the middle.
        let mut beside = tokio::task::JoinSet::new();
        if let Some(keeper) = self.emoji_keeper() {
            beside.spawn(boxed(keeper.run()));
        }
        let tables = self.tables.clone();
        beside.spawn(boxed(async move { tables.watch_clock().await }));
        let leagues = self.leagues.clone();
        beside.spawn(boxed(async move { leagues.keep().await }));
        if self.first {
            let puzzles = self.puzzles.clone();
            beside.spawn(boxed(async move { puzzles.keep().await }));
        }
        if self.tools.store.is_shared() {
            let tables = self.tables.clone();
            beside.spawn(boxed(async move { tables.follow().await }));
            beside.spawn(boxed(share(self.sender.rest.budget().clone(), self.tools.store.clone())));
        }
        if let Some((endpoint, server)) = self.endpoint.take() {
            tracing::info!(address = ?server.address(), "interactions are taken in by HTTP");
            beside.spawn(boxed(endpoint.run(server)));
        }
        match &shards {
            Some(shards) => {
                let reach = (self.tools.reach.clone(), self.tools.clock.clone());
                beside.spawn(boxed(self.gateway.clone().watch(shards.clone(), reach)));
            }
            None => {
                let (events, http) = (Arc::clone(&self.events), Arc::clone(&self.http));
                beside.spawn(boxed(async move { events.register(&http).await }));
            }
        }
        let connected = async {
            match &mut self.connections {
                Some(connections) => connections.run().await,
                None => std::future::pending().await,
            }
        };
        let result = tokio::select! {
            ended = connected => ended,
            () = self.sender.rest.revoked() => Err(StartError::Revoked),
            () = stop => Ok(()),
            _ = &mut keeper => Err(StartError::Unkept),
        };
        if let Some((shards, _)) = shards {
            // Each shard that doesn't answer is waited for, one after the other.
            let _ = tokio::time::timeout(FAREWELL, gateway::close(&shards)).await;
        }
        // Nothing else comes up any more, or brings clicks.
        self.connections = None;
        keeper.abort();
        beside.shutdown().await;
        if tokio::time::timeout(FAREWELL, self.events.under_way.write()).await.is_err() {
            tracing::warn!("some requests were still under way");
        }
        let lock = self.lock;
        let closed = async {
            self.tables.close().await;
            self.tools.store.close().await;
            if let Some(lock) = lock {
                lock.release().await;
            }
        };
        // A database that does not answer keeps nobody here: what is committed is committed.
        if tokio::time::timeout(CLOSING, closed).await.is_err() {
            tracing::warn!("the database did not say goodbye");
        }
        result
    }
}

/// Keeps the budget at this process's part of what all may make together.
async fn share(budget: Budget, store: Store) {
    loop {
        budget.share_among(store.processes());
        tokio::time::sleep(SHARE_EVERY).await;
    }
}
