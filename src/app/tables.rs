//! All tables: finds the actor of one, starts it when it is needed, lets it go when it is idle; and
//! wakes tables whose time has come.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use std::num::NonZeroU32;

use rand::rngs::{StdRng, SysRng};
use rand::{Rng, SeedableRng};
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};
use tokio::task::JoinSet;

use super::actor::{ActorContext, TableActor};
use super::clock::Clock;
use super::cpu_pool::CpuPool;
use super::messenger::Messenger;
use super::one_at_a_time::OneAtATime;
use super::pending::Pending;
use super::preferences::Preferences;
use super::protocol::TableMsg;
use super::render::{EASELS, PictureCache};
use crate::ids::TableId;
use crate::store::Store;
use crate::table::Millis;
use crate::view::picture::Painter;
use crate::view::scene::Scene;

/// Tables that may be woken at the same moment.
const WAKING: usize = 64;
/// How many of those that have something to send are woken at the same moment.
const SWEEPING: usize = 16;
/// How many old matches are forgotten in a sweep, at the most: the writer has better things to do.
const FORGETTING: u32 = 50;
/// How often the outbox is looked through for tables that nobody looks after.
const SWEEP_EVERY: Millis = 60_000;
/// How long the end waits for the tables.
const FAREWELL: Duration = Duration::from_secs(5);
/// How many matches are looked back at in the same moment.
const REVIEWS: usize = 2;

/// All tables of the bot.
#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    preferences: Preferences,
    clock: Clock,
    painter: Arc<Painter>,
    messenger: Arc<dyn Messenger>,
    cpu_pool: CpuPool,
    /// For how many days the entries of a finished match are kept; `None` for ever.
    keep_days: Option<NonZeroU32>,
    /// For how many days a server is remembered that has sent the bot away.
    forget_servers_days: NonZeroU32,
    /// Held by whoever forgets people and servers: one after the other is soon enough.
    forgetting: tokio::sync::Mutex<()>,
    one_at_a_time: OneAtATime,
    actors: Mutex<HashMap<TableId, mpsc::Sender<TableMsg>>>,
    /// Where a new actor's generator gets its seed; tests hand in their own.
    seeds: Mutex<StdRng>,
    /// Where the numbers in the buttons come from: apart from the seeds, so that how many tables
    /// there are changes no deal.
    keys: Mutex<StdRng>,
    /// Where the secrets behind the seals come from.
    secrets: Mutex<StdRng>,
    easels: Arc<Semaphore>,
    reviews: Semaphore,
    alarm: Arc<Notify>,
    started: Millis,
    pending: Pending,
}

/// Why there are no tables.
#[derive(Debug, thiserror::Error)]
pub enum NoTables {
    /// The system gives no random numbers.
    #[error("the system gives no random numbers: {0}")]
    Random(#[from] rand::rngs::SysError),
    /// The system starts no threads.
    #[error("the system starts no threads: {0}")]
    Threads(#[from] std::io::Error),
}

/// The table did not answer: its actor broke off, which the log explains.
#[derive(Debug, thiserror::Error)]
#[error("the table does not answer")]
pub struct NoAnswer;

impl Tables {
    /// No table is in memory yet. `seed` makes every shuffle repeatable, for tests; without it the
    /// system's randomness is used.
    ///
    /// # Errors
    /// When the system has no randomness or no threads to give.
    pub fn new(
        store: Store,
        clock: Clock,
        painter: Arc<Painter>,
        messenger: Arc<dyn Messenger>,
        keep_days: Option<NonZeroU32>,
        forget_servers_days: NonZeroU32,
        seed: Option<u64>,
    ) -> Result<Self, NoTables> {
        let generator = |turn| match seed {
            Some(seed) => Ok(StdRng::seed_from_u64(seed ^ turn)),
            None => StdRng::try_from_rng(&mut SysRng),
        };
        let (seeds, keys, secrets) = (generator(0)?, generator(u64::MAX)?, generator(1)?);
        let started = clock.now();
        Ok(Self {
            inner: Arc::new(Inner {
                preferences: Preferences::new(store.clone()),
                store,
                clock,
                painter,
                messenger,
                cpu_pool: CpuPool::start()?,
                keep_days,
                forget_servers_days,
                forgetting: tokio::sync::Mutex::default(),
                one_at_a_time: OneAtATime::default(),
                actors: Mutex::default(),
                seeds: Mutex::new(seeds),
                keys: Mutex::new(keys),
                secrets: Mutex::new(secrets),
                easels: Arc::new(Semaphore::new(EASELS)),
                reviews: Semaphore::new(REVIEWS),
                alarm: Arc::default(),
                started,
                pending: Pending::default(),
            }),
        })
    }

    /// Puts something into a table's mailbox, starting its actor when it is not in memory.
    pub async fn send(&self, table: TableId, mail: TableMsg) {
        let mut mail = mail;
        // A second try meets the actor that replaced one which was just let go.
        for _ in 0..3 {
            let actor = self.actor(table);
            match actor.send(mail).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(back)) => mail = back,
            }
            self.forget(table, &actor);
        }
        tracing::error!(%table, "a table takes no mail");
    }

    /// Puts a question into a table's mailbox and waits for the answer.
    ///
    /// # Errors
    /// When the actor breaks off.
    pub async fn ask<T>(
        &self,
        table: TableId,
        mail: impl FnOnce(oneshot::Sender<T>) -> TableMsg,
    ) -> Result<T, NoAnswer> {
        let (reply, answer) = oneshot::channel();
        self.send(table, mail(reply)).await;
        answer.await.map_err(|_| NoAnswer)
    }

    /// Looks after the tables until the program ends: wakes those whose time has come, and those
    /// that an earlier run has left with something to send.
    ///
    /// A table that cannot be woken is put off in the database, longer each time, so that thousands
    /// of them hold up no other; one that breaks off while it is woken is put off like one.
    pub async fn keep(&self) {
        let mut waking: JoinSet<()> = JoinSet::new();
        let mut tables: HashMap<tokio::task::Id, TableId> = HashMap::new();
        let mut busy: HashSet<TableId> = HashSet::new();
        let mut sweep_at = self.inner.clock.now();
        loop {
            let now = self.inner.clock.now();
            if now >= sweep_at {
                sweep_at = now + SWEEP_EVERY;
                self.sweep().await;
                self.forget_old_matches().await;
                self.forget_in_time(now);
            }
            let free = WAKING.saturating_sub(busy.len());
            let due = match self.inner.store.next_wakes(&busy, free).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::error!(%error, "the times of the tables cannot be read");
                    self.inner.clock.until(now + 1_000).await;
                    continue;
                }
            };
            let mut next = sweep_at;
            for (table, at) in due {
                if at > now {
                    next = next.min(at);
                    break;
                }
                busy.insert(table);
                let all = self.clone();
                let task = waking.spawn(async move { all.wake(table).await });
                tables.insert(task.id(), table);
            }
            tokio::select! {
                () = self.inner.alarm.notified() => {}
                Some(done) = waking.join_next_with_id() => {
                    let (task, broken) = match done {
                        Ok((task, ())) => (task, false),
                        Err(error) => (error.id(), true),
                    };
                    if let Some(table) = tables.remove(&task) {
                        if broken {
                            self.put_off(table).await;
                        }
                        busy.remove(&table);
                    }
                }
                () = self.inner.clock.until(next) => {}
            }
        }
    }

    async fn wake(&self, table: TableId) {
        if !self.ask(table, TableMsg::Wake).await.unwrap_or(false) {
            self.put_off(table).await;
        }
    }

    /// A table could not be woken: it is looked at again later, longer each time.
    async fn put_off(&self, table: TableId) {
        let now = self.inner.clock.now();
        match self.inner.store.put_off(table, now).await {
            Ok(until) => {
                tracing::warn!(%table, seconds = (until - now) / 1_000, "a table could not be woken and is put off");
            }
            Err(error) => {
                tracing::error!(%table, %error, "a table could not be woken, nor be put off");
                // Without a rest the same table would be woken at once, for ever.
                self.inner.clock.until(now + 5_000).await;
            }
        }
    }

    /// Drops the entries of matches that ended longer ago than the host of the bot, or their server,
    /// wants to keep them; their results stay.
    async fn forget_old_matches(&self) {
        let (store, now) = (&self.inner.store, self.inner.clock.now());
        let mut forgotten = store.forget_matches_of_servers(now, FORGETTING).await;
        if let (Ok(entries), Some(days)) = (&forgotten, self.inner.keep_days) {
            let (entries, before) = (*entries, now - Millis::from(days.get()) * 24 * 3_600_000);
            let more = store.forget_matches(before, FORGETTING).await;
            forgotten = more.map(|more| entries + more);
        }
        match forgotten {
            Ok(0) => {}
            Ok(entries) => tracing::info!(entries, "old matches were forgotten"),
            Err(error) => tracing::error!(%error, "old matches cannot be forgotten"),
        }
    }

    /// For how many days the host of the bot keeps finished matches; `None` for ever.
    #[must_use]
    pub fn keep_days(&self) -> Option<NonZeroU32> {
        self.inner.keep_days
    }

    /// Wakes the tables that have something to send and nobody who looks after it.
    async fn sweep(&self) {
        match self.inner.store.tables_with_outbox(self.inner.clock.now()).await {
            Ok(tables) => {
                let all = self.clone();
                tokio::spawn(async move {
                    // Some at a time: people's clicks read the same database.
                    let mut waking = JoinSet::new();
                    for table in tables {
                        if all.actors().contains_key(&table) {
                            continue;
                        }
                        let woken = all.clone();
                        waking.spawn(async move { woken.wake(table).await });
                        if waking.len() >= SWEEPING {
                            waking.join_next().await;
                        }
                    }
                    while waking.join_next().await.is_some() {}
                });
            }
            Err(error) => tracing::error!(%error, "the outbox cannot be read"),
        }
    }

    /// Lets every table write down what it knows; what waits to be sent stays in the database.
    pub async fn close(&self) {
        let actors: Vec<_> = self.actors().drain().map(|(_, actor)| actor).collect();
        let mut closing = JoinSet::new();
        for actor in actors {
            closing.spawn(async move {
                // An answer means that everything before it in the mailbox has been done.
                let (reply, answer) = oneshot::channel();
                if actor.send(TableMsg::Flush(reply)).await.is_ok() {
                    let _ = answer.await;
                }
            });
        }
        let all = async { while closing.join_next().await.is_some() {} };
        if tokio::time::timeout(FAREWELL, all).await.is_err() {
            tracing::warn!("some tables were still busy");
        }
    }

    /// Whether nothing is left that should have been done or sent by now.
    pub async fn is_settled(&self) -> bool {
        // A table stays due while its bots think: who moves the clock meanwhile makes people late.
        let now = self.inner.clock.now();
        let first = self.inner.store.next_wakes(&HashSet::new(), 1).await;
        if first.is_ok_and(|due| due.first().is_some_and(|(_, at)| *at <= now)) {
            return false;
        }
        let awake: Vec<_> = self.actors().values().cloned().collect();
        for actor in awake {
            let (reply, answer) = oneshot::channel();
            // One that has just left had nothing to send.
            if actor.send(TableMsg::IsSettled(reply)).await.is_ok() && !answer.await.unwrap_or(true)
            {
                return false;
            }
        }
        true
    }

    /// Whether a table is in memory.
    pub(super) fn is_awake(&self, table: TableId) -> bool {
        self.actors().contains_key(&table)
    }

    /// For how long a server is remembered that has sent the bot away.
    pub(super) fn remembers_servers_for(&self) -> Millis {
        Millis::from(self.inner.forget_servers_days.get()) * 24 * 3_600_000
    }

    /// Held by whoever forgets people and servers.
    pub(super) fn forgetting(&self) -> &tokio::sync::Mutex<()> {
        &self.inner.forgetting
    }

    /// A number that nobody can guess, for the buttons of a new table.
    pub(super) fn random_key(&self) -> u32 {
        self.inner.keys.lock().unwrap_or_else(PoisonError::into_inner).next_u32()
    }

    /// The secret behind the seal of a new table.
    pub(super) fn secret(&self) -> [u8; 32] {
        let mut secret = [0; 32];
        let secrets = self.inner.secrets.lock();
        secrets.unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut secret);
        secret
    }

    /// The store, for what does not concern a single table.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// What servers decide and what people want.
    #[must_use]
    pub fn preferences(&self) -> &Preferences {
        &self.inner.preferences
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.inner.clock
    }

    /// A picture that no table paints; `None` when painting broke off.
    pub async fn paint(&self, scene: Scene) -> Option<Arc<[u8]>> {
        let (painter, easels) = (Arc::clone(&self.inner.painter), Arc::clone(&self.inner.easels));
        PictureCache::new(painter, easels).paint(scene).await
    }

    /// The painter.
    #[must_use]
    pub fn painter(&self) -> &Arc<Painter> {
        &self.inner.painter
    }

    /// The way out.
    #[must_use]
    pub fn messenger(&self) -> &Arc<dyn Messenger> {
        &self.inner.messenger
    }

    /// Who is being thought for by the coach.
    pub(super) fn one_at_a_time(&self) -> &OneAtATime {
        &self.inner.one_at_a_time
    }

    /// Who may look back at a match.
    pub(super) fn reviews(&self) -> &Semaphore {
        &self.inner.reviews
    }

    /// The threads that think.
    #[must_use]
    pub fn cpu_pool(&self) -> &CpuPool {
        &self.inner.cpu_pool
    }

    /// How much the tables in memory have to send.
    #[must_use]
    pub fn pending(&self) -> &Pending {
        &self.inner.pending
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn awake(&self) -> usize {
        self.actors().len()
    }

    /// Tells that a table was created, so that its time is kept and its outbox is delivered.
    pub async fn created(&self, table: TableId) {
        let (reply, _) = oneshot::channel();
        self.send(table, TableMsg::Wake(reply)).await;
        self.inner.alarm.notify_one();
    }

    fn actors(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<TableMsg>>> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.inner.actors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn actor(&self, table: TableId) -> mpsc::Sender<TableMsg> {
        let mut actors = self.actors();
        if let Some(actor) = actors.get(&table).filter(|actor| !actor.is_closed()) {
            return actor.clone();
        }
        let (sender, mailbox) = mpsc::channel(64);
        actors.insert(table, sender.clone());
        drop(actors);
        self.start(table, &sender, mailbox);
        sender
    }

    fn start(
        &self,
        table: TableId,
        sender: &mpsc::Sender<TableMsg>,
        mailbox: mpsc::Receiver<TableMsg>,
    ) {
        let inner = &self.inner;
        let rng = {
            let mut seeds = inner.seeds.lock().unwrap_or_else(PoisonError::into_inner);
            StdRng::from_rng(&mut *seeds)
        };
        let with = ActorContext {
            store: inner.store.clone(),
            preferences: inner.preferences.clone(),
            clock: inner.clock.clone(),
            pictures: PictureCache::new(Arc::clone(&inner.painter), Arc::clone(&inner.easels)),
            cpu_pool: inner.cpu_pool.clone(),
            messenger: Arc::clone(&inner.messenger),
            me: sender.downgrade(),
            alarm: Arc::clone(&inner.alarm),
            started: inner.started,
            pending: inner.pending.clone(),
        };
        let actor = TableActor::new(table, rng, with);
        let tables = self.clone();
        tokio::spawn(async move {
            // In a task of its own, so that also a table that breaks off is forgotten.
            let late = tokio::spawn(actor.run(mailbox)).await.unwrap_or_else(|error| {
                tracing::error!(%table, %error, "a table broke off");
                Vec::new()
            });
            tables.forget_closed(table);
            // What slipped in while it was leaving is for the next one.
            for msg in late {
                tables.send(table, msg).await;
            }
        });
    }

    fn forget(&self, table: TableId, actor: &mpsc::Sender<TableMsg>) {
        let mut actors = self.actors();
        if actors.get(&table).is_some_and(|known| known.same_channel(actor)) {
            actors.remove(&table);
        }
    }

    /// Nothing is left behind in memory of a table that has gone.
    fn forget_closed(&self, table: TableId) {
        let mut actors = self.actors();
        if actors.get(&table).is_some_and(mpsc::Sender::is_closed) {
            actors.remove(&table);
        }
    }
}
