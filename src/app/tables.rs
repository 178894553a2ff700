//! All tables: finds the owner of one, starts it when it is needed, lets it go when it is idle; and
//! wakes tables whose time has come.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};
use tokio::task::JoinSet;

use super::clock::Clock;
use super::courier::Courier;
use super::messenger::Messenger;
use super::owner::{Mail, Owner, Surroundings};
use super::render::Studio;
use super::thinkers::Thinkers;
use super::turnstile::Turnstile;
use crate::ids::TableId;
use crate::store::Store;
use crate::view::picture::Painter;

/// Deliveries of all tables that may be under way at once.
const DELIVERIES: usize = 64;

/// How long a table rests that could not be woken, in milliseconds.
const WAKE_AGAIN: super::clock::Millis = 10_000;

/// All tables of the bot.
#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    clock: Clock,
    painter: Arc<Painter>,
    messenger: Arc<dyn Messenger>,
    thinkers: Thinkers,
    turnstile: Turnstile,
    owners: Mutex<HashMap<TableId, mpsc::Sender<Mail>>>,
    /// Where a new owner's generator gets its seed; tests hand in their own.
    seeds: Mutex<StdRng>,
    gate: Arc<Semaphore>,
    alarm: Arc<Notify>,
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

/// The table did not answer: its owner broke off, which the log explains.
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
        seed: Option<u64>,
    ) -> Result<Self, NoTables> {
        let seeds = match seed {
            Some(seed) => StdRng::seed_from_u64(seed),
            None => StdRng::try_from_rng(&mut SysRng)?,
        };
        Ok(Self {
            inner: Arc::new(Inner {
                store,
                clock,
                painter,
                messenger,
                thinkers: Thinkers::start()?,
                turnstile: Turnstile::default(),
                owners: Mutex::default(),
                seeds: Mutex::new(seeds),
                gate: Arc::new(Semaphore::new(DELIVERIES)),
                alarm: Arc::default(),
            }),
        })
    }

    /// Puts something into a table's mailbox, starting its owner when it is not in memory.
    pub async fn send(&self, table: TableId, mail: Mail) {
        let mut mail = mail;
        // A second try meets the owner that replaced one which was just let go.
        for _ in 0..3 {
            let owner = self.owner(table);
            match owner.send(mail).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(back)) => mail = back,
            }
            self.forget(table, &owner);
        }
        tracing::error!(%table, "a table takes no mail");
    }

    /// Puts a question into a table's mailbox and waits for the answer.
    ///
    /// # Errors
    /// When the owner breaks off.
    pub async fn ask<T>(
        &self,
        table: TableId,
        mail: impl FnOnce(oneshot::Sender<T>) -> Mail,
    ) -> Result<T, NoAnswer> {
        let (reply, answer) = oneshot::channel();
        self.send(table, mail(reply)).await;
        answer.await.map_err(|_| NoAnswer)
    }

    /// Looks after the tables until the program ends: wakes those whose time has come, and delivers
    /// what an earlier run has left in the outbox.
    pub async fn keep(&self) {
        match self.inner.store.tables_with_parcels().await {
            Ok(tables) => {
                for table in tables {
                    self.owner(table);
                }
            }
            Err(error) => tracing::error!(%error, "the outbox cannot be read"),
        }
        let mut waking: JoinSet<TableId> = JoinSet::new();
        let mut busy: Vec<TableId> = Vec::new();
        loop {
            let next = match self.inner.store.next_wake(&busy).await {
                Ok(next) => next,
                Err(error) => {
                    tracing::error!(%error, "the clock cannot be read");
                    self.inner.clock.until(self.inner.clock.now() + 1000).await;
                    continue;
                }
            };
            let alarm = self.inner.alarm.notified();
            let moment = async {
                match next {
                    Some((table, at)) => {
                        self.inner.clock.until(at).await;
                        table
                    }
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = alarm => {}
                Some(Ok(table)) = waking.join_next() => busy.retain(|t| *t != table),
                table = moment, if busy.len() < DELIVERIES => {
                    busy.push(table);
                    let tables = self.clone();
                    waking.spawn(async move {
                        if !tables.ask(table, Mail::Wake).await.unwrap_or(false) {
                            // Its time is still past: without a rest it would be woken for ever.
                            let clock = tables.clock();
                            clock.until(clock.now() + WAKE_AGAIN).await;
                        }
                        table
                    });
                }
            }
        }
    }

    /// Lets every owner finish what is under way and go.
    pub async fn close(&self) {
        let owners: Vec<_> = self.owners().drain().map(|(_, owner)| owner).collect();
        for owner in owners {
            // An answer means that everything before it in the mailbox has been done.
            let (reply, answer) = oneshot::channel();
            if owner.send(Mail::Link(reply)).await.is_ok() {
                let _ = answer.await;
            }
        }
    }

    /// The store, for what does not concern a single table.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.inner.clock
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
    pub(super) fn turnstile(&self) -> &Turnstile {
        &self.inner.turnstile
    }

    /// The threads that think.
    #[must_use]
    pub fn thinkers(&self) -> &Thinkers {
        &self.inner.thinkers
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn awake(&self) -> usize {
        self.owners().len()
    }

    /// Tells that a table was created, so that its time is kept and its parcels are delivered.
    pub fn created(&self, table: TableId) {
        self.owner(table);
        self.inner.alarm.notify_one();
    }

    fn owners(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Mail>>> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.inner.owners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn owner(&self, table: TableId) -> mpsc::Sender<Mail> {
        let mut owners = self.owners();
        if let Some(owner) = owners.get(&table).filter(|owner| !owner.is_closed()) {
            return owner.clone();
        }
        let (sender, mailbox) = mpsc::channel(64);
        owners.insert(table, sender.clone());
        drop(owners);
        self.start(table, &sender, mailbox);
        sender
    }

    fn start(&self, table: TableId, sender: &mpsc::Sender<Mail>, mailbox: mpsc::Receiver<Mail>) {
        let inner = &self.inner;
        let bell = Arc::new(Notify::new());
        let rng = {
            let mut seeds = inner.seeds.lock().unwrap_or_else(PoisonError::into_inner);
            StdRng::from_rng(&mut *seeds)
        };
        let with = Surroundings {
            store: inner.store.clone(),
            clock: inner.clock.clone(),
            studio: Studio::new(Arc::clone(&inner.painter)),
            thinkers: inner.thinkers.clone(),
            me: sender.downgrade(),
            courier: Arc::clone(&bell),
            alarm: Arc::clone(&inner.alarm),
        };
        let owner = Owner::new(table, rng, with);
        let courier = Courier {
            table,
            store: inner.store.clone(),
            clock: inner.clock.clone(),
            messenger: Arc::clone(&inner.messenger),
            owner: sender.downgrade(),
            bell,
            gate: Arc::clone(&inner.gate),
        };
        let (gone, is_gone) = oneshot::channel();
        tokio::spawn(owner.run(mailbox, gone));
        tokio::spawn(courier.run(is_gone));
    }

    fn forget(&self, table: TableId, owner: &mpsc::Sender<Mail>) {
        let mut owners = self.owners();
        if owners.get(&table).is_some_and(|known| known.same_channel(owner)) {
            owners.remove(&table);
        }
    }
}
