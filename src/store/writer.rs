//! The writer: takes what waits, commits it together, and answers everybody.
//!
//! A commit costs a write to the disk, whatever is in it. So one task takes a step, and whatever
//! else waits by then, into one transaction, with a savepoint for each: what is refused undoes
//! only itself. Nothing waits for company: a step that comes alone is committed alone.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::{SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::commit::{Commit, CommitError, Committed, apply};
use crate::ids::TableId;
use crate::telemetry::{self, Stopwatch};

/// The most steps in one transaction.
const MOST: usize = 64;

/// One step of a table, and where its outcome goes.
pub(super) struct Job {
    pub(super) table: TableId,
    pub(super) commit: Commit,
    pub(super) reply: oneshot::Sender<Result<Committed, CommitError>>,
}

/// What others may see of the writer.
pub(super) struct Watched {
    /// How many transactions it has committed.
    pub(super) commits: Arc<AtomicU64>,
    /// Since when one has been under way.
    pub(super) under_way: Arc<Mutex<Option<Stopwatch>>>,
}

impl Watched {
    fn under_way(&self, since: Option<Stopwatch>) {
        *self.under_way.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }
}

/// Commits until nobody has a sender any more.
pub(super) async fn run(pool: SqlitePool, mut jobs: mpsc::Receiver<Job>, watched: Watched) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, MOST).await > 0 {
        let mut outcomes = Vec::with_capacity(batch.len());
        let since = Stopwatch::start();
        watched.under_way(Some(since));
        let committed = together(&pool, &batch, &mut outcomes).await;
        watched.under_way(None);
        let steps = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        if committed.is_ok() && steps > 0 {
            watched.commits.fetch_add(1, Ordering::Relaxed);
        }
        if committed.is_err() || steps > 0 {
            telemetry::transaction(steps, since, committed.is_ok());
        }
        let mut outcomes = outcomes.into_iter();
        for job in batch.drain(..) {
            let outcome = match (&committed, outcomes.next()) {
                (Ok(()), Some(outcome)) => outcome,
                // The steps that were refused are refused all the same.
                (
                    Err(_),
                    Some(Err(refused @ (CommitError::AlreadyHandled | CommitError::Outdated))),
                ) => Err(refused),
                (Err(error), _) => Err(StoreError::Write(error.to_string()).into()),
                (Ok(()), None) => Err(StoreError::Write("it was left out".into()).into()),
            };
            // Whoever asked may have gone meanwhile; what is committed stays committed.
            let _ = job.reply.send(outcome);
        }
    }
}

/// Puts all steps into one transaction. When it fails as a whole, nothing has changed.
async fn together(
    pool: &SqlitePool,
    batch: &[Job],
    outcomes: &mut Vec<Result<Committed, CommitError>>,
) -> Result<(), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    begin(&mut connection).await?;
    let outcome = each(&mut connection, batch, outcomes).await;
    end(&mut connection, outcome).await
}

async fn each(
    connection: &mut SqliteConnection,
    batch: &[Job],
    outcomes: &mut Vec<Result<Committed, CommitError>>,
) -> Result<(), sqlx::Error> {
    for job in batch {
        sqlx::raw_sql("SAVEPOINT one").execute(&mut *connection).await?;
        let outcome = apply(connection, job.table, &job.commit).await;
        let then = match &outcome {
            Ok(_) => "RELEASE one",
            // A full disk ends the whole transaction: then going back fails, too.
            Err(_) => "ROLLBACK TO one; RELEASE one",
        };
        outcomes.push(outcome);
        sqlx::raw_sql(then).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Begins a transaction that writes.
///
/// Not by the library's own means: SQLite itself ends a transaction when the disk is full, which the
/// library does not notice, and it would refuse to begin another one on this connection ever after.
pub(super) async fn begin(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(connection).await.map(|_| ())
}

/// Ends it: what went well is committed, everything else undone.
pub(super) async fn end<T, E: From<sqlx::Error>>(
    connection: &mut SqliteConnection,
    outcome: Result<T, E>,
) -> Result<T, E> {
    let outcome = match outcome {
        Ok(done) => {
            sqlx::raw_sql("COMMIT").execute(&mut *connection).await.map(|_| done).map_err(E::from)
        }
        Err(error) => Err(error),
    };
    if outcome.is_err() {
        // It may have ended by itself; then there is nothing to undo.
        let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
    }
    outcome
}

#[cfg(test)]
mod tests {
    use super::super::{Commit, NewRow, NewTable, Store};
    use super::*;
    use crate::ids::{ChannelId, GuildId, InteractionId};

    async fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("a.db").display());
        (folder, Store::open(&url).await.unwrap())
    }

    async fn table(store: &Store, channel: u64) -> TableId {
        let row = NewRow { lane: "x".into(), key: "x".into(), body: "x".into(), due_at: 0 };
        let new = NewTable {
            people: &[],
            guild: GuildId(1),
            channel: ChannelId(channel),
            state: "{}",
            wake_at: None,
            now: 0,
            row: &row,
            alerts: &[],
            key: 1,
        };
        store.create(new).await.unwrap().unwrap()
    }

    fn step(revision: i64, interaction: u64) -> Commit {
        let events = vec!["x".repeat(2_000)];
        let events_before = usize::try_from(revision).unwrap();
        let interaction = Some(InteractionId(interaction));
        let state = format!("{{\"n\":{revision}}}");
        Commit {
            revision,
            interaction,
            events,
            events_before,
            state,
            open: true,
            ..Commit::default()
        }
    }

    #[tokio::test]
    async fn steps_that_wait_are_committed_together_and_refused_alone() {
        let (_folder, store) = store().await;
        let mut tables = Vec::new();
        for channel in 1..=40 {
            tables.push(table(&store, channel).await);
        }
        let before = store.commits();
        let mut steps = tokio::task::JoinSet::new();
        for (n, table) in (1..).zip(tables) {
            let store = store.clone();
            // Every fourth click comes twice, every fifth comes from an outdated table.
            let click = if n % 4 == 0 { n - 1 } else { n };
            let revision = if n % 5 == 0 { 7 } else { 0 };
            steps.spawn(async move { (n, store.commit(table, step(revision, click)).await) });
        }
        let mut outcomes = steps.join_all().await;
        outcomes.sort_by_key(|(n, _)| *n);
        for (n, outcome) in outcomes {
            match outcome {
                Ok(_) => assert!(n % 5 != 0, "{n}"),
                Err(CommitError::Outdated) => assert_eq!(n % 5, 0, "{n}"),
                // Of two deliveries of one click either may have been the first.
                Err(CommitError::AlreadyHandled) => assert!(n % 4 == 0 || n % 4 == 3, "{n}"),
                Err(other) => panic!("{n}: {other}"),
            }
        }
        let commits = store.commits() - before;
        assert!(commits < 20, "{commits} transactions for 40 steps");
    }

    #[tokio::test]
    async fn a_full_disk_fails_all_that_was_to_be_written_and_nothing_after_it() {
        let (_folder, store) = store().await;
        let table = table(&store, 1).await;
        store.limit_pages(1).await.unwrap();
        let mut revision = 0;
        let error = loop {
            match store.commit(table, step(revision, u64::try_from(revision).unwrap())).await {
                Ok(_) => revision += 1,
                Err(error) => break error,
            }
            assert!(revision < 1_000, "the disk is never full");
        };
        assert!(matches!(error, CommitError::Store(_)), "{error}");
        store.limit_pages(1_000_000).await.unwrap();
        store.commit(table, step(revision, 5_000)).await.unwrap();
        let stored = store.load(table).await.unwrap().unwrap();
        assert_eq!(stored.revision, revision + 1);
        assert_eq!(stored.events.len(), usize::try_from(revision + 1).unwrap());
    }
}
