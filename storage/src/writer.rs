//! The writer: takes waiting steps, has them committed together, and answers everybody.
//!
//! A commit costs a write to the disk, whatever is in it. So one task takes a step, and all others
//! that wait by then, into one transaction. Where a step is refused, all are done once more, each
//! with a savepoint: it undoes only itself. Nothing waits for company: a step that comes alone is
//! committed alone.

use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use futures_util::FutureExt;
use tokio::sync::{mpsc, oneshot};

use crate::{Commit, CommitError, Committed, Result, StoreError};
use values::TableId;

/// The most steps in one transaction.
const MOST: usize = 64;
/// The number of steps that may wait in the queue; further callers wait for room in it.
const WAITING: usize = 256;

/// One step of a table.
pub struct Step {
    pub table: TableId,
    pub commit: Commit,
}

/// A database that can put steps into one transaction.
#[async_trait]
pub trait Together: Send + Sync + 'static {
    /// Commits all steps that can be committed. `outcomes` is empty, and gets the result of each of
    /// them, in their order.
    /// Errors: when the transaction fails as a whole; then nothing has changed, and the outcomes
    /// may be fewer. A server may have written it all the same, where the word of that was lost.
    async fn together(
        &self,
        steps: &[Step],
        outcomes: &mut Vec<Result<Committed, CommitError>>,
    ) -> Result<()>;
}

/// Who hears of transactions, for measurements.
#[derive(Clone, Copy)]
pub struct Observer {
    /// A transaction with the steps of tables has ended, well or not: with so many steps that were
    /// not refused, after so long.
    pub transaction: fn(usize, Duration, bool),
    pub committed: fn(),
}

impl Observer {
    /// Nobody.
    pub const NONE: Self = Self { transaction: |_, _, _| {}, committed: || {} };
}

struct Job {
    step: Step,
    reply: oneshot::Sender<Result<Committed, CommitError>>,
}

/// The writer's state, as others may see it.
struct Watched {
    commits: AtomicU64,
    under_way: Mutex<Option<Instant>>,
    /// The moment since which nothing could be committed any more.
    failing: Mutex<Option<Instant>>,
    observer: Observer,
}

impl Watched {
    fn under_way(&self, since: Option<Instant>) {
        *self.under_way.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }

    fn tried(&self, well: bool) {
        let mut failing = self.failing.lock().unwrap_or_else(PoisonError::into_inner);
        *failing = if well { None } else { failing.or_else(|| Some(now())) };
    }
}

#[expect(clippy::disallowed_methods, reason = "how long a disk takes is real time")]
fn now() -> Instant {
    Instant::now()
}

/// The queue of steps, which are committed together.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    watched: Arc<Watched>,
}

impl Writer {
    /// Starts the task that takes steps. It ends when the last clone of this is dropped.
    pub fn start(database: impl Together, observer: Observer) -> Self {
        let (jobs, waiting) = mpsc::channel(WAITING);
        let watched = Arc::new(Watched {
            commits: AtomicU64::default(),
            under_way: Mutex::default(),
            failing: Mutex::default(),
            observer,
        });
        tokio::spawn(run(database, waiting, Arc::clone(&watched)));
        Self { jobs, watched }
    }

    /// Commits one step of a table, together with others that wait.
    pub async fn commit(&self, table: TableId, commit: Commit) -> Result<Committed, CommitError> {
        let gone = || CommitError::Store(StoreError::Write("the database is closed".into()));
        let (reply, outcome) = oneshot::channel();
        let step = Step { table, commit };
        self.jobs.send(Job { step, reply }).await.map_err(|_| gone())?;
        outcome.await.map_err(|_| gone())?
    }

    /// Notes a committed transaction that was not a step of a table.
    pub fn committed(&self) {
        self.watched.tried(true);
        self.watched.commits.fetch_add(1, Ordering::Relaxed);
        (self.watched.observer.committed)();
    }

    /// The number of committed transactions.
    pub fn commits(&self) -> u64 {
        self.watched.commits.load(Ordering::Relaxed)
    }

    /// The time since the present transaction began, if there is one.
    pub fn under_way(&self) -> Option<Duration> {
        let since = *self.watched.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        since.map(|since| since.elapsed())
    }

    /// The time for which all transactions have failed, if the last one failed.
    pub fn failing(&self) -> Option<Duration> {
        let since = *self.watched.failing.lock().unwrap_or_else(PoisonError::into_inner);
        since.map(|since| since.elapsed())
    }
}

/// Commits steps until the last sender is gone.
async fn run(database: impl Together, mut jobs: mpsc::Receiver<Job>, watched: Arc<Watched>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, MOST).await > 0 {
        // One order for all, or two processes would wait for each other's tables.
        batch.sort_by_key(|job: &Job| job.step.table.to_sql());
        let (steps, replies): (Vec<_>, Vec<_>) =
            batch.drain(..).map(|job| (job.step, job.reply)).unzip();
        let mut outcomes = Vec::with_capacity(steps.len());
        let since = now();
        watched.under_way(Some(since));
        // A panic in one step must not end all others: nothing of its transaction is kept.
        let committed =
            AssertUnwindSafe(database.together(&steps, &mut outcomes)).catch_unwind().await;
        let committed = committed.unwrap_or_else(|_| Err(StoreError::Write("it broke off".into())));
        watched.under_way(None);
        let done = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        if committed.is_ok() && done > 0 {
            watched.commits.fetch_add(1, Ordering::Relaxed);
        }
        // A full disk, or damage, may undo the step alone. A step that the database can never take
        // says nothing about others.
        let failed = |outcome: &Result<_, CommitError>| match outcome {
            Err(CommitError::Store(error)) => error.concerns_all(),
            _ => false,
        };
        let well = committed.is_ok() && (done > 0 || !outcomes.iter().any(failed));
        if !well || done > 0 {
            watched.tried(well);
            (watched.observer.transaction)(done, since.elapsed(), well);
        }
        let mut outcomes = outcomes.into_iter();
        for reply in replies {
            let outcome = match (&committed, outcomes.next()) {
                (Ok(()), Some(outcome)) => outcome,
                // Refused steps are refused all the same.
                (
                    Err(_),
                    Some(Err(refused @ (CommitError::AlreadyHandled | CommitError::Outdated))),
                ) => Err(refused),
                (Err(error), _) => Err(StoreError::Write(error.to_string()).into()),
                (Ok(()), None) => Err(StoreError::Write("it was left out".into()).into()),
            };
            // The caller may have gone meanwhile; a committed step stays committed.
            let _ = reply.send(outcome);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    /// A database in which the first transaction breaks off.
    #[derive(Default)]
    struct BreaksOffOnce(AtomicBool);

    #[async_trait::async_trait]
    impl Together for BreaksOffOnce {
        async fn together(
            &self,
            steps: &[Step],
            outcomes: &mut Vec<Result<Committed, CommitError>>,
        ) -> Result<()> {
            assert!(self.0.swap(true, Ordering::Relaxed), "this is the first one");
            outcomes.extend(steps.iter().map(|_| Ok(Committed::default())));
            Ok(())
        }
    }

    #[tokio::test]
    async fn a_commit_that_breaks_off_is_not_the_end_of_all_others() {
        let writer = Writer::start(BreaksOffOnce::default(), Observer::NONE);
        let refused = writer.commit(TableId(1), Commit::default()).await;
        assert!(matches!(refused, Err(CommitError::Store(StoreError::Write(_)))), "{refused:?}");
        writer.commit(TableId(1), Commit::default()).await.unwrap();
        assert_eq!(writer.commits(), 1);
    }

    /// A database that refuses each step alone.
    struct Refuses;

    #[async_trait::async_trait]
    impl Together for Refuses {
        async fn together(
            &self,
            steps: &[Step],
            outcomes: &mut Vec<Result<Committed, CommitError>>,
        ) -> Result<()> {
            let full = |_| Err(sqlx::Error::Io(std::io::Error::other("the disk is full")).into());
            outcomes.extend(steps.iter().map(full));
            Ok(())
        }
    }

    #[tokio::test]
    async fn a_step_that_the_disk_refuses_is_a_failure_though_its_transaction_goes_through() {
        let writer = Writer::start(Refuses, Observer::NONE);
        writer.commit(TableId(1), Commit::default()).await.unwrap_err();
        assert!(writer.failing().is_some());
        // Somebody else saved something meanwhile.
        writer.committed();
        assert_eq!(writer.failing(), None);
    }
}
