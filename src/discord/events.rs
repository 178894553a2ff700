//! The events that Discord sends to the bot.

use std::collections::{HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use serenity::all::{
    AuthorizingIntegrationOwners, Context, Event, Guild, Http, Interaction, RawEventHandler, Ready,
    UnavailableGuild, UnknownEvent,
};
use tokio::runtime::Handle;
use tracing::Instrument as _;

use super::commands::{self, Commands, LeftOut};
use super::decode;
use super::failures::{START_PAUSES, describe, is_refused};
use super::gateway::Gateway;
use super::guilds::{self, Guilds};
use super::respond::callback::FIRST_TRY;
use super::respond::{PATIENCE, Responder};
use super::send::Sender;
use crate::config::shards::Shards;
use crate::desk::{EmptyThreads, Router, Servers};
use crate::tables::Tables;
use crate::telemetry::{self, Stopwatch};
use crate::tools::reach::Reach;
use crate::tools::task::{boxed, spawn};
use crate::tools::{Clock, Tools, Urgency};
use values::{ChannelId, GuildId};
use view::words::Catalogues;

/// Takes events from the gateway.
pub(super) struct Events {
    router: Router,
    tables: Tables,
    servers: Servers,
    empty_threads: EmptyThreads,
    pub(super) sender: Arc<Sender>,
    clock: Clock,
    guilds: Arc<Mutex<Guilds>>,
    reach: Reach,
    registered: AtomicBool,
    /// Interactions that were delivered lately: the gateway may deliver one twice.
    delivered: Mutex<Delivered>,
    gateway: Gateway,
    /// The connections of this process, where a host has said so.
    shards: Option<Shards>,
    /// Held for reading by everything under way; the end waits for it.
    pub(super) under_way: Arc<tokio::sync::RwLock<()>>,
}

/// The time in which it should be known whether the bot is on a server.
const KNOWN_WITHIN: Duration = Duration::from_millis(250);
const _: () = assert!(
    KNOWN_WITHIN.as_millis() + PATIENCE.as_millis() + FIRST_TRY.as_millis() < 3_000,
    "Discord waits three seconds, also for the word that it will take longer"
);

/// The time in which Discord shows all servers of a connection.
const SERVERS_COME: Duration = Duration::from_secs(60);

/// The time between two events that come together, at most.
const TOGETHER: Duration = Duration::from_secs(5);

/// A panic elsewhere leaves none of these maps half changed.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Events {
    pub(super) fn new(
        router: Router,
        tables: &Tables,
        tools: &Tools,
        sender: Arc<Sender>,
        gateway: Gateway,
        shards: Option<Shards>,
    ) -> Self {
        Self {
            router,
            tables: tables.clone(),
            servers: Servers::new(tables, tools),
            empty_threads: EmptyThreads::new(tools),
            sender,
            clock: tools.clock.clone(),
            guilds: Arc::default(),
            reach: tools.reach.clone(),
            registered: AtomicBool::new(false),
            delivered: Mutex::default(),
            gateway,
            shards,
            under_way: Arc::default(),
        }
    }

    /// Whether the bot is on the server of an interaction, where nobody has brought it along, and the
    /// name of that.
    async fn server(
        &self,
        guild: Option<serenity::all::GuildId>,
        owners: &AuthorizingIntegrationOwners,
    ) -> (bool, Option<String>) {
        let guild = guild.filter(|_| !decode::is_brought_along(owners));
        let Some(guild) = guild.map(|guild| GuildId(guild.get())) else { return (true, None) };
        let (question, guess) = {
            let mut guilds = lock(&self.guilds);
            if let Some(is_here) = guilds.has_bot(guild, self.clock.ticks()) {
                return (is_here, guilds.name(guild));
            }
            // A connection would have named the server, but for one that it came to a moment ago.
            (guilds.question(guild), guilds.is_deaf())
        };
        // Nobody waits long for the answer: they are to be told to wait before Discord gives up. The
        // next click profits from one that comes later.
        let (sender, guilds) = (Arc::clone(&self.sender), Arc::clone(&self.guilds));
        let (servers, clock) = (self.servers.clone(), self.clock.clone());
        let answer = spawn(async move {
            let ask = async || {
                let is_here = sender.is_on(guild).await;
                let is_without = lock(&guilds).was_asked(guild, is_here, clock.ticks());
                if is_without {
                    tracing::info!(%guild, "a server has the commands and not the bot");
                    // A table that was opened there meanwhile would belong to a server that has no
                    // bot.
                    servers.server_gone(guild).await;
                }
                is_here
            };
            *question.get_or_init(ask).await
        });
        let known = self.clock.timeout(KNOWN_WITHIN, answer).await.ok().and_then(Result::ok);
        let is_here = known.unwrap_or_else(|| {
            let (mut guilds, now) = (lock(&self.guilds), self.clock.ticks());
            // The answer may be there, and only what follows from it take long.
            guilds.has_bot(guild, now).unwrap_or_else(|| {
                guilds.is_guessed(guild, guess, now);
                guess
            })
        });
        (is_here, None)
    }
}

impl Events {
    /// Tells Discord which commands there are, once.
    pub(super) async fn register(&self, http: &Http) {
        if self.registered.swap(true, Ordering::Relaxed) {
            return;
        }
        let Commands { all, left_out } = commands::registered();
        for LeftOut { locale, game, why } in left_out {
            tracing::error!(locale, game = game.as_str(), why, "a language is not registered");
        }
        let mut all = all.clone();
        let mut in_english = false;
        let mut tries = 0;
        loop {
            if self.sender.rest.budget().turn(None, Urgency::Reveal).await.is_err() {
                return;
            }
            match serenity::all::Command::set_global_commands(http, all.clone()).await {
                Ok(_) => {
                    tracing::info!("commands are registered");
                    return;
                }
                Err(error) => {
                    tracing::error!(
                        error = describe(&error),
                        "the commands could not be registered"
                    );
                    // A command in English is better than none.
                    if is_refused(&error) {
                        if in_english {
                            break;
                        }
                        in_english = true;
                        all = commands::in_english(Catalogues::compiled_in());
                        tracing::error!("the commands are tried again in English alone");
                        continue;
                    }
                }
            }
            match START_PAUSES.get(tries) {
                Some(pause) => tokio::time::sleep(*pause).await,
                None => self.clock.sleep(rest_after(tries - START_PAUSES.len())).await,
            }
            tries += 1;
        }
        // The next connection tries again.
        self.registered.store(false, Ordering::Relaxed);
    }

    /// Answers an interaction, whichever way it came. The caller holds `under_way` for reading.
    pub(super) async fn take(&self, interaction: Interaction, way: &'static str) {
        let since = Stopwatch::start();
        let now = self.clock.now();
        let (kind, id, request) = match &interaction {
            Interaction::Command(c) => {
                let server = self.server(c.guild_id, &c.authorizing_integration_owners).await;
                ("command", c.id, decode::command(c, server, now))
            }
            Interaction::Component(c) => {
                let server = self.server(c.guild_id, &c.authorizing_integration_owners).await;
                ("button", c.id, decode::press(c, server, now))
            }
            _ => return telemetry::interaction("other", way),
        };
        // An interaction that is answered once must not be answered again: by then its token may
        // stand for another message than the second answer believes.
        let new = lock(&self.delivered).is_new(id.get());
        if !new {
            return;
        }
        telemetry::interaction(kind, way);
        if let Some(place) = &request.place {
            self.reach.server_is_here(place.guild, &self.clock);
        }
        let responder = Responder {
            sender: Arc::clone(&self.sender),
            router: self.router.clone(),
            tables: self.tables.clone(),
            clock: self.clock.clone(),
            since,
        };
        let span = tracing::info_span!("interaction", interaction = %id, kind);
        async {
            tracing::debug!(way, "came in");
            responder.run(request).await;
        }
        .instrument(span)
        .await;
    }
}

/// Returns the rest before the commands are registered again after so many tries that failed one
/// after the other, once it is clear that the trouble is no short one.
fn rest_after(tries: usize) -> Duration {
    Duration::from_secs(5 << tries.min(10)).min(Duration::from_secs(300))
}

/// The last interactions that were delivered.
#[derive(Default)]
struct Delivered {
    known: HashSet<u64>,
    order: VecDeque<u64>,
}

impl Delivered {
    /// The number of interactions remembered: more than come in the time in which one may come
    /// again.
    const MOST: usize = 50_000;

    /// Whether this one has not been delivered before.
    fn is_new(&mut self, interaction: u64) -> bool {
        if !self.known.insert(interaction) {
            return false;
        }
        self.order.push_back(interaction);
        if self.order.len() > Self::MOST
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        true
    }
}

/// What the connections to Discord hear, and where it is worked off.
pub(super) struct Ears {
    pub(super) events: Arc<Events>,
    /// The bot's own runtime: that of the connections may stand still.
    pub(super) home: Handle,
}

#[async_trait]
impl RawEventHandler for Ears {
    async fn raw_event(&self, ctx: Context, event: Event) {
        let events = Arc::clone(&self.events);
        self.home.spawn(boxed(async move { events.hear(&ctx.http, event).await }));
    }
}

impl Events {
    async fn hear(&self, http: &Http, event: Event) {
        match event {
            Event::Ready(event) => self.ready(http, event.ready).await,
            Event::InteractionCreate(event) => {
                let _under_way = self.under_way.read().await;
                self.take(event.interaction, "gateway").await;
            }
            Event::GuildCreate(event) => self.guild_create(event.guild).await,
            Event::GuildUpdate(event) => {
                lock(&self.guilds).is_here(GuildId(event.guild.id.get()), event.guild.name);
            }
            Event::GuildDelete(event) => self.guild_delete(event.guild).await,
            Event::ChannelDelete(event) => {
                let _under_way = self.under_way.read().await;
                let guild = GuildId(event.channel.guild_id.get());
                let channel = ChannelId(event.channel.id.get());
                self.servers.channel_with_threads_gone(guild, channel).await;
            }
            Event::ThreadDelete(event) => {
                let _under_way = self.under_way.read().await;
                self.servers.channel_gone(ChannelId(event.thread.id.get())).await;
            }
            Event::Unknown(event) => self.could_not_read(&event).await,
            _ => {}
        }
    }

    async fn ready(&self, http: &Http, ready: Ready) {
        tracing::info!(name = %ready.user.name, guilds = ready.guilds.len(), "connected to Discord");
        let all = ready.shard.map_or(1, |shard| shard.total);
        self.gateway.wants(self.shards.map_or(all, Shards::count));
        let now = self.clock.ticks();
        let here: HashSet<_> = ready.guilds.iter().map(|guild| GuildId(guild.id.get())).collect();
        // Of a bot of several connections each tells of its own servers.
        let connection =
            ready.shard.map_or((0, 1), |shard| (u64::from(shard.id.0), u64::from(shard.total)));
        lock(&self.guilds).are(connection, &here);
        self.servers.servers_are(&here, |guild| guilds::is_of(guild, connection)).await;
        let (reach, clock) = (self.reach.clone(), self.clock.clone());
        spawn(async move {
            clock.sleep(SERVERS_COME).await;
            // What comes together is heard in any order.
            reach.note_missing(here, now.saturating_sub(TOGETHER));
        });
        // Of several processes the one with the first connection does it.
        if self.shards.is_none_or(|shards| shards.first == 0) {
            self.register(http).await;
        }
    }

    async fn guild_create(&self, guild: Guild) {
        let id = GuildId(guild.id.get());
        let me = self.sender.application;
        let empty = (guild.threads.iter())
            .filter(|thread| thread.total_message_sent == Some(0))
            .filter(|thread| thread.owner_id.is_some_and(|owner| owner.get() == me))
            .map(|thread| ChannelId(thread.id.get()));
        let empty: Vec<_> = empty.collect();
        self.reach.server_is_here(id, &self.clock);
        lock(&self.guilds).is_here(id, guild.name);
        let _under_way = self.under_way.read().await;
        self.servers.server_is_here(id).await;
        self.empty_threads.look_into(id, &guild.preferred_locale, empty);
    }

    async fn guild_delete(&self, gone: UnavailableGuild) {
        let guild = GuildId(gone.id.get());
        // A fault at Discord's, which passes.
        if gone.unavailable {
            return self.reach.server_is_out(guild);
        }
        lock(&self.guilds).has_gone(guild);
        let _under_way = self.under_way.read().await;
        self.servers.server_gone(guild).await;
    }

    /// Of an event that serenity cannot read it would only speak at its lowest log level.
    async fn could_not_read(&self, event: &UnknownEvent) {
        // One in an outage has an id alone, and isn't reached.
        let is_server = event.kind == "GUILD_CREATE" && event.value["unavailable"] != true;
        if is_server || event.kind.starts_with("INTERACTION") {
            tracing::warn!(kind = %event.kind, "an event could not be read");
        }
        // Whatever it is that serenity doesn't know of the server, the bot is on it.
        let id = event.value["id"].as_str().and_then(|id| id.parse().ok());
        if let Some(id) = id.map(GuildId).filter(|_| is_server) {
            self.reach.server_is_here(id, &self.clock);
            if let Some(name) = event.value["name"].as_str() {
                lock(&self.guilds).is_here(id, name.to_owned());
            }
            self.servers.server_is_here(id).await;
        }
    }
}
