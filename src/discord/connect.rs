//! Starting and stopping the connection to Discord.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ClientBuilder, GatewayIntents, Http, Permissions, ShardManager};
use serenity::http::StatusCode;

use super::age::Ages;
use super::client::{base, client, http};
use super::dress::Emojis;
use super::emojis::Keeper;
use super::events::{Events, Unread};
use super::failures::{START_PAUSES, describe, is_unauthorized, refusal};
use super::gateway::Gateway;
use super::interactions::{self, Endpoint};
use super::rest::Rest;
use super::send::Sender;
use super::start_error::StartError;
use super::way_in::{LONGEST_REST, RESTS, WayIn};
use crate::config::Config;
use crate::daily::Terms;
use crate::desk::Links;
use crate::desk::Router;
use crate::http::Server;
use crate::store::{DatabaseLock, Store};
use crate::tables::{NoTables, Tables};
use crate::tools::{Budget, Clock, FollowUps};
use pictures::{FontSources, Painter};

/// A bot that is connected, or about to be.
pub struct Bot {
    /// The way through the gateway; `None` for a bot that does without it.
    way_in: Option<WayIn>,
    /// Whether this process does what one of several has to do for all: tells Discord the commands,
    /// and uploads pictures for buttons.
    first: bool,
    http: Arc<Http>,
    tables: Tables,
    sender: Arc<Sender>,
    /// The rest between two uploads of pictures for buttons; without it buttons are words.
    emoji_pace: Option<Duration>,
    gateway: Gateway,
    events: Arc<Events>,
    /// The receiver of interactions that come by HTTP, and the server it listens with.
    endpoint: Option<(Endpoint, Server)>,
    under_way: Arc<tokio::sync::RwLock<()>>,
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
    ///
    /// # Errors
    /// [`StartError`].
    pub async fn new(config: &Config, clock: Clock, seed: Option<u64>) -> Result<Self, StartError> {
        let lock = DatabaseLock::join(&config.database_url).await?;
        match Self::made(config, &lock, clock, seed).await {
            Ok(bot) => Ok(Self { lock: Some(lock), ..bot }),
            Err(error) => {
                lock.release().await;
                Err(error)
            }
        }
    }

    /// The same, once this process may use the database.
    async fn made(
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
        let client = client(config)?;
        let http = http(config, client.clone());
        let Known { me, links } = known(&http).await?;
        tracing::info!(invite = invite_link(me), "the link that invites the bot");
        let fonts = FontSources { folder: config.fonts_dir.clone(), system: config.system_fonts };
        let painter = Arc::new(Painter::with_fonts(fonts)?);
        let budget = Budget::new(clock.clone(), config.requests_per_second);
        let token = config.token.clone();
        let rest = Arc::new(Rest::new(client, base(&config.api), token, budget, clock.clone()));
        let emojis = Arc::new(Emojis::default());
        let (ages, follow_ups) = (Ages::default(), FollowUps::new(clock.clone()));
        let sender = Arc::new(Sender { rest, application: me, emojis, ages, follow_ups });
        let messenger = Arc::clone(&sender);
        let tables = Tables::new(
            store.clone(),
            clock.clone(),
            painter,
            messenger,
            config.keep_days,
            config.forget_servers_after_days,
            seed,
        )?;
        let daily = Terms { secret: config.daily_secret.clone(), plan: config.daily_plan };
        let router = Router::new(tables.clone(), daily).with_links(links);
        let under_way = Arc::new(tokio::sync::RwLock::new(()));
        http.set_application_id(serenity::all::ApplicationId::new(me.max(1)));
        let gateway = if config.host.without_gateway { Gateway::off() } else { Gateway::default() };
        let events = Arc::new(Events::new(
            router,
            Arc::clone(&sender),
            clock.clone(),
            gateway.clone(),
            config.shards,
            Arc::clone(&under_way),
        ));
        let endpoint = match (config.host.interactions, config.host.public_key) {
            (Some(address), Some(key)) => {
                let (most, bytes) = (interactions::CONNECTIONS, interactions::MOST_BYTES);
                let server = Server::bind("INTERACTIONS_ADDR", address, most, bytes).await?;
                let events = Arc::clone(&events);
                Some((Endpoint { events, key, clock }, server))
            }
            _ => None,
        };
        let (way_in, http) = if config.host.without_gateway {
            (None, Arc::new(http))
        } else {
            let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
                .event_handler_arc(Arc::clone(&events))
                .raw_event_handler(Unread)
                .await
                .map_err(|e| StartError::Unreachable(describe(&e)))?;
            let http = Arc::clone(&client.http);
            let (gateway, shards) = (gateway.clone(), config.shards);
            (Some(WayIn { client, gateway, store, shards }), http)
        };
        Ok(Self {
            way_in,
            first: config.shards.is_none_or(|shards| shards.first == 0),
            http,
            tables,
            sender,
            emoji_pace: None,
            gateway,
            events,
            endpoint,
            under_way,
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
    fn emoji_keeper(&self) -> Option<Keeper> {
        let sender = &self.sender;
        Some(Keeper {
            rest: Arc::clone(&sender.rest),
            emojis: Arc::clone(&sender.emojis),
            application: sender.application,
            clock: self.tables.clock().clone(),
            pace: self.emoji_pace?,
            uploads: self.first,
        })
    }

    /// All tables, for whoever wants to look at them.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Returns the state of the connections to the gateway.
    #[must_use]
    pub fn gateway(&self) -> &Gateway {
        &self.gateway
    }

    /// Held for reading by all that Discord has told the bot and that it is still at.
    #[must_use]
    pub fn under_way(&self) -> Arc<tokio::sync::RwLock<()>> {
        Arc::clone(&self.under_way)
    }

    /// Returns the budget of requests that count.
    #[must_use]
    pub fn budget(&self) -> &Budget {
        self.sender.rest.budget()
    }

    /// Runs until `stop` resolves, then finishes what is under way and leaves.
    ///
    /// # Errors When the connection breaks for good, the token is taken away, or another process
    /// has taken the connections over.
    pub async fn run(mut self, stop: impl Future<Output = ()>) -> Result<(), StartError> {
        let shards: Option<Arc<ShardManager>> = self.way_in.as_ref().map(WayIn::manager);
        let mut keeper = tokio::spawn({
            let tables = self.tables.clone();
            async move { tables.keep().await }
        });
        // They go with the set, also when this is dropped in the middle.
        let mut beside = tokio::task::JoinSet::new();
        if let Some(keeper) = self.emoji_keeper() {
            beside.spawn(keeper.run());
        }
        let tables = self.tables.clone();
        beside.spawn(async move { tables.watch_clock().await });
        if self.tables.store().is_shared() {
            let tables = self.tables.clone();
            beside.spawn(async move { tables.follow().await });
            beside.spawn(share(self.sender.rest.budget().clone(), self.tables.store().clone()));
        }
        if let Some((endpoint, server)) = self.endpoint.take() {
            tracing::info!(address = ?server.address(), "interactions are taken in by HTTP");
            beside.spawn(endpoint.run(server));
        }
        match &shards {
            Some(shards) => {
                let reach = (self.tables.reach().clone(), self.tables.clock().clone());
                beside.spawn(self.gateway.clone().watch(Arc::clone(shards), reach));
            }
            None => {
                let (events, http) = (Arc::clone(&self.events), Arc::clone(&self.http));
                beside.spawn(async move { events.register(&http).await });
            }
        }
        let connected = async {
            match &mut self.way_in {
                Some(way_in) => way_in.run().await,
                None => std::future::pending().await,
            }
        };
        let result = tokio::select! {
            ended = connected => ended,
            () = self.sender.rest.revoked() => Err(StartError::Revoked),
            () = stop => Ok(()),
            _ = &mut keeper => Err(NoTables::Unkept.into()),
        };
        if let Some(shards) = shards {
            shards.shutdown_all().await;
        }
        keeper.abort();
        beside.shutdown().await;
        if tokio::time::timeout(FAREWELL, self.under_way.write()).await.is_err() {
            tracing::warn!("some requests were still under way");
        }
        let lock = self.lock;
        let closed = async {
            self.tables.close().await;
            self.tables.store().close().await;
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

/// The link that invites the bot with what it needs.
#[must_use]
pub fn invite_link(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        needed().bits()
    )
}

/// The permissions that the bot needs.
pub(super) fn needed() -> Permissions {
    use Permissions as P;
    P::VIEW_CHANNEL
        | P::SEND_MESSAGES
        | P::EMBED_LINKS
        | P::ATTACH_FILES
        | P::CREATE_PUBLIC_THREADS
        | P::SEND_MESSAGES_IN_THREADS
        // Without it the bot cannot find again what it may have posted before it fell over.
        | P::READ_MESSAGE_HISTORY
}

/// The application as Discord knows it.
struct Known {
    me: u64,
    links: Links,
}

/// The application's id, which also proves the token, and what its host has linked. A moment's
/// trouble at Discord's is no reason not to start; and who is told to come later waits: a
/// supervisor that starts it again would only ask once more.
async fn known(http: &Http) -> Result<Known, StartError> {
    let (mut pauses, mut rests) = (START_PAUSES.iter(), RESTS.iter());
    loop {
        match http.get_current_application_info().await {
            Ok(info) => {
                let links =
                    Links { privacy: info.privacy_policy_url, terms: info.terms_of_service_url };
                return Ok(Known { me: info.id.get(), links });
            }
            Err(error) if is_unauthorized(&error) => return Err(StartError::Token),
            Err(error) if refusal(&error) == Some(StatusCode::TOO_MANY_REQUESTS) => {
                let rest = rests.next().copied().unwrap_or(LONGEST_REST);
                tracing::warn!(seconds = rest.as_secs_f64(), "Discord asks to come later");
                tokio::time::sleep(rest).await;
            }
            Err(error) => match pauses.next() {
                Some(pause) => {
                    tracing::debug!(
                        error = describe(&error),
                        "Discord cannot be reached; once more"
                    );
                    tokio::time::sleep(*pause).await;
                }
                None => return Err(StartError::Unreachable(describe(&error))),
            },
        }
    }
}
