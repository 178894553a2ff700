//! All tables: finds the actor of one, starts it when it is needed, lets it go when it is idle.

mod forgetting;
mod waking;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use std::num::NonZeroU32;

use rand::rngs::{StdRng, SysRng};
use rand::{Rng, SeedableRng};
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};
use tokio::task::JoinSet;

use super::actor::{ActorContext, TableActor};
use super::pending::Pending;
use super::protocol::TableMsg;
use crate::store::Store;
use crate::tools::clock::Clock;
use crate::tools::closed_dms::ClosedDms;
use crate::tools::cpu_pool::CpuPool;
use crate::tools::messenger::Messenger;
use crate::tools::one_at_a_time::OneAtATime;
use crate::tools::picture_cache::{EASELS, PictureCache};
use crate::tools::preferences::Preferences;
use crate::tools::reach::Reach;
use pictures::{Painter, Scene};
use values::Millis;
use values::TableId;

/// The time that shutdown waits for the tables.
const FAREWELL: Duration = Duration::from_secs(5);
/// The number of matches that are looked back at in the same moment.
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
    exporting: tokio::sync::Mutex<()>,
    one_at_a_time: OneAtATime,
    actors: Mutex<HashMap<TableId, mpsc::Sender<TableMsg>>>,
    /// The generator of the seeds of new actors; tests hand in their own.
    seeds: Mutex<StdRng>,
    /// The generator of the numbers in the buttons: apart from the seeds, so that the number of
    /// tables changes no deal.
    keys: Mutex<StdRng>,
    /// The generator of the secrets behind the seals.
    secrets: Mutex<StdRng>,
    easels: Arc<Semaphore>,
    reviews: Semaphore,
    alarm: Arc<Notify>,
    reach: Reach,
    /// The time that the clock showed, and for how long it had been going, when it was last looked
    /// at.
    clock_seen: tokio::sync::Mutex<(Millis, Duration)>,
    closed_dms: ClosedDms,
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
    /// The task that keeps their time broke off.
    #[error("what wakes the tables broke off; the log says why")]
    Unkept,
}

/// The table did not answer: its actor broke off, which the log explains.
#[derive(Debug, thiserror::Error)]
#[error("the table does not answer")]
pub struct NoAnswer;

impl Tables {
    /// No table is in memory yet. `seed` makes shuffles and what bots think repeatable, for tests;
    /// without it the system's randomness is used, and bots think as long as there is time.
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
        let reach = Reach::from(clock.now());
        let clock_seen = tokio::sync::Mutex::new((clock.now(), clock.ticks()));
        Ok(Self {
            inner: Arc::new(Inner {
                preferences: Preferences::new(store.clone()),
                store,
                clock,
                painter,
                messenger,
                cpu_pool: CpuPool::start(seed.is_some())?,
                keep_days,
                forget_servers_days,
                forgetting: tokio::sync::Mutex::default(),
                exporting: tokio::sync::Mutex::default(),
                one_at_a_time: OneAtATime::default(),
                actors: Mutex::default(),
                seeds: Mutex::new(seeds),
                keys: Mutex::new(keys),
                secrets: Mutex::new(secrets),
                easels: Arc::new(Semaphore::new(EASELS)),
                reviews: Semaphore::new(REVIEWS),
                alarm: Arc::default(),
                reach,
                clock_seen,
                closed_dms: ClosedDms::default(),
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
            self.forget_closed(table);
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

    /// For how many days the host of the bot keeps finished matches; `None` for ever.
    #[must_use]
    pub fn keep_days(&self) -> Option<NonZeroU32> {
        self.inner.keep_days
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
        self.notice_clock().await;
        // A table stays due while its bots think: who moves the clock meanwhile makes people late.
        let now = self.inner.clock.now();
        let first = self.inner.store.next_wakes(&HashSet::new(), 1).await;
        if first.is_ok_and(|due| due.first().is_some_and(|(_, at)| *at <= now)) {
            return false;
        }
        // Rows that an earlier run has left are sent once their table has been woken.
        let left = self.inner.store.tables_with_outbox(now).await.unwrap_or_default();
        if left.into_iter().any(|table| !self.is_awake(table)) {
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
    fn is_awake(&self, table: TableId) -> bool {
        self.actors().contains_key(&table)
    }

    /// For how long a server is remembered that has sent the bot away.
    pub(crate) fn remembers_servers_for(&self) -> Millis {
        Millis::from(self.inner.forget_servers_days.get()) * 24 * 3_600_000
    }

    /// Held by whoever forgets people and servers.
    fn forgetting(&self) -> &tokio::sync::Mutex<()> {
        &self.inner.forgetting
    }

    /// One person's data are given out after the other's.
    pub(crate) fn exporting(&self) -> &tokio::sync::Mutex<()> {
        &self.inner.exporting
    }

    /// A number that nobody can guess, for the buttons of a new table.
    pub(crate) fn random_key(&self) -> u32 {
        self.inner.keys.lock().unwrap_or_else(PoisonError::into_inner).next_u32()
    }

    /// The secret behind the seal of a new table.
    pub(crate) fn secret(&self) -> [u8; 32] {
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

    /// Returns the settings of servers and people.
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

    /// Returns the people for whom the coach is thinking.
    pub(crate) fn one_at_a_time(&self) -> &OneAtATime {
        &self.inner.one_at_a_time
    }

    /// Returns the permits to look back at a match.
    pub(crate) fn reviews(&self) -> &Semaphore {
        &self.inner.reviews
    }

    /// The threads that think.
    #[must_use]
    pub fn cpu_pool(&self) -> &CpuPool {
        &self.inner.cpu_pool
    }

    /// Returns the people whose direct messages are closed.
    pub(crate) fn closed_dms(&self) -> &ClosedDms {
        &self.inner.closed_dms
    }

    /// Since when people can reach the bot.
    #[must_use]
    pub fn reach(&self) -> &Reach {
        &self.inner.reach
    }

    /// Returns the loads of the tables in memory: what they have to send.
    #[must_use]
    pub fn pending(&self) -> &Pending {
        &self.inner.pending
    }

    /// Returns the number of tables in memory.
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
            reach: inner.reach.clone(),
            closed_dms: inner.closed_dms.clone(),
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
            // Messages that slipped in while it was leaving are for the next one.
            for msg in late {
                tables.send(table, msg).await;
            }
        });
    }

    /// Nothing is left behind in memory of a table that has gone.
    fn forget_closed(&self, table: TableId) {
        let mut actors = self.actors();
        if actors.get(&table).is_some_and(mpsc::Sender::is_closed) {
            actors.remove(&table);
        }
    }
}
