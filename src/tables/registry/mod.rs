//! All tables: finds the actor of one, starts it when it is needed, lets it go when it is idle.

mod forgetting;
mod waking;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use super::actor::{ActorContext, TableActor};
use super::alarm::Alarm;
use super::pending::Pending;
use super::protocol::TableMsg;
use crate::tools::request::TableRequest;
use crate::tools::task::{boxed, spawn};
use crate::tools::{Answer, Retention, Tools};
use values::{Millis, TableId, UserId};

/// The time that shutdown waits for the tables.
const FAREWELL: Duration = Duration::from_secs(5);

/// All tables of the bot.
#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

struct Inner {
    tools: Tools,
    retention: Retention,
    /// Held by whoever forgets people and servers: one after the other is soon enough.
    forgetting: tokio::sync::Mutex<()>,
    /// Those who are forgotten but for some tables.
    left: Mutex<HashMap<UserId, forgetting::Left>>,
    actors: Mutex<HashMap<TableId, mpsc::Sender<TableMsg>>>,
    alarm: Arc<Alarm>,
    /// The time that the clock showed, and for how long it had been going, when it was last looked
    /// at.
    clock_seen: tokio::sync::Mutex<(Millis, Duration)>,
    pending: Pending,
    /// Whether this process is about to end.
    closing: AtomicBool,
}

/// The table did not answer: its actor broke off, which the log explains.
#[derive(Debug, thiserror::Error)]
#[error("the table does not answer")]
pub struct NoAnswer;

impl Tables {
    /// No table is in memory yet.
    pub fn new(tools: Tools, retention: Retention) -> Self {
        let clock_seen = (tools.clock.now(), tools.clock.ticks());
        Self {
            inner: Arc::new(Inner {
                tools,
                retention,
                forgetting: tokio::sync::Mutex::default(),
                left: Mutex::default(),
                actors: Mutex::default(),
                alarm: Arc::default(),
                clock_seen: tokio::sync::Mutex::new(clock_seen),
                pending: Pending::default(),
                closing: AtomicBool::new(false),
            }),
        }
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
    /// Errors: when the actor breaks off.
    pub async fn ask<T>(
        &self,
        table: TableId,
        mail: impl FnOnce(oneshot::Sender<T>) -> TableMsg,
    ) -> Result<T, NoAnswer> {
        let (reply, answer) = oneshot::channel();
        self.send(table, mail(reply)).await;
        answer.await.map_err(|_| NoAnswer)
    }

    /// Asks a request of a table.
    /// Errors: when the actor breaks off.
    pub async fn request(&self, table: TableId, request: TableRequest) -> Result<Answer, NoAnswer> {
        let request = Box::new(request);
        self.ask(table, |reply| TableMsg::Request(request, reply)).await
    }

    /// Lets every table write down what it knows; what waits to be sent stays in the database.
    pub async fn close(&self) {
        self.inner.closing.store(true, Ordering::Relaxed);
        let actors: Vec<_> = self.actors().drain().map(|(_, actor)| actor).collect();
        let mut closing = JoinSet::new();
        for actor in actors {
            closing.spawn(boxed(async move {
                // An answer means that everything before it in the mailbox has been done.
                let (reply, answer) = oneshot::channel();
                if actor.send(TableMsg::Flush(reply)).await.is_ok() {
                    let _ = answer.await;
                }
            }));
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
        let now = self.inner.tools.clock.now();
        let first = self.inner.tools.store.next_wakes(&HashSet::new(), 1).await;
        if first.is_ok_and(|due| due.first().is_some_and(|(_, at)| *at <= now)) {
            return false;
        }
        // Rows that an earlier run has left are sent once their table has been woken.
        let left = self.inner.tools.store.tables_with_outbox(now).await.unwrap_or_default();
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

    /// Returns the loads of the tables in memory: what they have to send.
    pub fn pending(&self) -> &Pending {
        &self.inner.pending
    }

    /// Returns the number of tables in memory.
    pub fn awake(&self) -> usize {
        self.actors().len()
    }

    /// Tells that a table was created, so that its time is kept and its outbox is delivered.
    pub async fn created(&self, table: TableId) {
        let (reply, _) = oneshot::channel();
        self.send(table, TableMsg::Wake(reply)).await;
        self.inner.alarm.ring();
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
        let context = ActorContext {
            tools: self.inner.tools.clone(),
            mailbox: sender.downgrade(),
            alarm: Arc::clone(&self.inner.alarm),
            pending: self.inner.pending.clone(),
        };
        let actor = TableActor::new(table, context);
        let tables = self.clone();
        spawn(async move {
            // In a task of its own, so that also a table that breaks off is forgotten.
            let late = spawn(actor.run(mailbox)).await.unwrap_or_else(|error| {
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
