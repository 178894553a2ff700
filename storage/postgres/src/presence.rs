//! Presence: a process is registered in the database, and refreshes its row while it lives.
//!
//! A row says when a process was last seen, by the database's clock. One that was not seen for ten
//! seconds is dead to the others, who take its tables over; should it live all the same, it learns
//! of it, keeps nothing any more, and begins anew under another number. (Session locks would be
//! lost behind a pooler, and when the server fails over.)
//!
//! A process is either one of several, or [alone](Presence::alone), for work that must have no
//! other beside it.

use std::cmp::Ordering::{Equal, Greater, Less};
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection};
use storage::{News, ProcessNo, Result, StoreError};
use tokio::task::JoinHandle;

use super::limited;
use super::news::tell;
use super::opening::{self, connect, name_of, options};

/// The age of a heartbeat at which the others take a process for dead. The queries here and the
/// view `living` say the same.
const STALE: Duration = Duration::from_secs(10);
/// The age at which a process takes itself for dead, sooner than the others do.
const DOUBT: Duration = Duration::from_secs(7);
/// The time between two heartbeats.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// The time limit of a heartbeat.
const PATIENCE: Duration = Duration::from_secs(3);

/// The table as the migrations make it. It must exist before they run, so that no later version
/// brings the database up to date under an earlier one at work.
const TABLE: &str = "CREATE TABLE IF NOT EXISTS processes (
    id      BIGINT      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    process TEXT        NOT NULL,
    alone   BOOLEAN     NOT NULL,
    seen_at TIMESTAMPTZ NOT NULL
)";

/// The presence of a process, until it [leaves](Presence::leave) or this is dropped.
pub struct Presence {
    options: PgConnectOptions,
    database: String,
    heart: JoinHandle<()>,
    seen: Seen,
}

/// This process's knowledge of itself and the others; clones share it.
#[derive(Clone, Default)]
pub(crate) struct Seen(Arc<Inner>);

#[derive(Default)]
struct Inner {
    number: AtomicI64,
    processes: AtomicU32,
    ahead: AtomicI64,
    /// The moment when the last successful heartbeat was sent.
    at: Mutex<Option<Instant>>,
}

#[expect(clippy::disallowed_methods, reason = "how long a server is silent is real time")]
fn now() -> Instant {
    Instant::now()
}

impl Seen {
    /// The number of this process, while nobody takes it for dead.
    pub(crate) fn process(&self) -> Option<ProcessNo> {
        let at = (*self.0.at.lock().unwrap_or_else(PoisonError::into_inner))?;
        (at.elapsed() < DOUBT).then(|| ProcessNo(self.0.number.load(Ordering::Acquire)))
    }

    pub(crate) fn processes(&self) -> u32 {
        self.0.processes.load(Ordering::Relaxed).max(1)
    }

    pub(crate) fn clock_ahead(&self) -> i64 {
        self.0.ahead.load(Ordering::Relaxed)
    }

    /// Others have taken this process for dead: it is nobody until it is let in again.
    fn forget(&self) {
        *self.0.at.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn set(&self, beat: &Beat, since: Instant) {
        self.0.number.store(beat.number, Ordering::Release);
        self.0.processes.store(u32::try_from(beat.processes).unwrap_or(1), Ordering::Relaxed);
        if let Some(ahead) = beat.ahead {
            self.0.ahead.store(ahead, Ordering::Relaxed);
        }
        *self.0.at.lock().unwrap_or_else(PoisonError::into_inner) = Some(since);
    }
}

/// An answer that takes longer tells nothing of the database's clock.
const PROMPT: Duration = Duration::from_millis(500);

struct Beat {
    number: i64,
    processes: i64,
    /// By how many milliseconds the database's clock is ahead; `None` where it cannot be told.
    ahead: Option<i64>,
}

impl Presence {
    /// Joins as one of several processes, and brings the schema up to date if that is needed and
    /// nobody else is there.
    /// Errors: [`StoreError::InUse`] while a process is there alone, [`StoreError::Behind`] while
    /// others are whose schema this version would change; otherwise when the address is invalid, or
    /// the server cannot be reached or is too old.
    pub async fn join(url: &str) -> Result<Self> {
        Self::come(url, false).await
    }

    /// Joins, and lets no other join until it leaves.
    /// Errors: [`StoreError::InUse`] while any process is there; otherwise as for
    /// [`Presence::join`].
    pub async fn alone(url: &str) -> Result<Self> {
        Self::come(url, true).await
    }

    async fn come(url: &str, alone: bool) -> Result<Self> {
        let (options, database) = (options(url)?, name_of(url)?);
        let mut connection = connect(&options).await?;
        let since = now();
        let number = enter(&mut connection, &options, &database, alone).await?;
        let seen = Seen::default();
        seen.set(&limited(beat(&mut connection, number)).await?, since);
        let (to, who) = (options.clone(), seen.clone());
        let heart = Heart { options: to, database: database.clone(), seen: who, alone };
        let heart = tokio::spawn(heart.beat(Some(connection)));
        Ok(Self { options, database, heart, seen })
    }

    pub(crate) fn seen(&self) -> Seen {
        self.seen.clone()
    }

    /// Leaves, and tells the others, so that nobody has to wait until this one is taken for dead.
    pub async fn leave(self) {
        self.heart.abort();
        let number = self.seen.0.number.load(Ordering::Acquire);
        let result = limited(async {
            let mut connection = connect(&self.options).await?;
            sqlx::query("DELETE FROM processes WHERE id = $1")
                .bind(number)
                .execute(&mut connection)
                .await?;
            tell(&mut connection, News::Left, None).await?;
            Ok::<_, StoreError>(connection.close().await?)
        });
        if let Err(error) = result.await {
            tracing::warn!(%error, "the others have to wait until this process is taken for dead");
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.heart.abort();
    }
}

impl std::fmt::Debug for Presence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Presence").field("database", &self.database).finish_non_exhaustive()
    }
}

/// Registers this process, and returns its number.
async fn enter(
    connection: &mut PgConnection,
    options: &PgConnectOptions,
    database: &str,
    alone: bool,
) -> Result<i64> {
    let mut tx = connection.begin().await?;
    // One after the other: the second process waits until the schema is there.
    sqlx::raw_sql("SELECT pg_advisory_xact_lock(hashtext('hornochse processes'))")
        .execute(&mut *tx)
        .await?;
    if opening::is_foreign(&mut tx).await? {
        return Err(StoreError::Foreign(database.to_owned()));
    }
    if !opening::has(&mut tx, "processes").await? {
        let mut first = connect(options).await?;
        sqlx::raw_sql(TABLE).execute(&mut first).await?;
        first.close().await?;
    }
    let others: Vec<(String, bool)> = sqlx::query_as(
        "SELECT process, alone FROM processes
         WHERE seen_at >= clock_timestamp() - interval '10 seconds' ORDER BY alone DESC",
    )
    .fetch_all(&mut *tx)
    .await?;
    let in_the_way = others.first().filter(|(_, other_alone)| alone || *other_alone);
    if let Some((holder, _)) = in_the_way {
        return Err(StoreError::InUse { database: database.to_owned(), holder: holder.clone() });
    }
    match opening::age(&mut tx).await? {
        Greater => return Err(StoreError::Later(database.to_owned())),
        Less if !alone && !others.is_empty() => {
            return Err(StoreError::Behind(database.to_owned()));
        }
        Less if !alone => opening::migrate(options).await?,
        Less | Equal => {}
    }
    sqlx::query("DELETE FROM processes WHERE seen_at < clock_timestamp() - interval '1 day'")
        .execute(&mut *tx)
        .await?;
    let number = sqlx::query_scalar(
        "INSERT INTO processes (process, alone, seen_at) VALUES ($1, $2, clock_timestamp())
         RETURNING id",
    )
    .bind(std::process::id().to_string())
    .bind(alone)
    .fetch_one(&mut *tx)
    .await?;
    tx.commit().await?;
    Ok(number)
}

/// Refreshes a process's row. Its number is 0 afterwards if it had already been taken for dead.
async fn beat(connection: &mut PgConnection, number: i64) -> Result<Beat> {
    let began = now();
    let (number, processes, theirs): (i64, i64, i64) = sqlx::query_as(
        "WITH seen AS (
           UPDATE processes SET seen_at = clock_timestamp()
           WHERE id = $1 AND seen_at >= clock_timestamp() - interval '10 seconds' RETURNING id)
         SELECT coalesce((SELECT id FROM seen), 0),
           (SELECT count(*) FROM processes
            WHERE id <> $1 AND seen_at >= clock_timestamp() - interval '10 seconds') + 1,
           (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    )
    .bind(number)
    .fetch_one(connection)
    .await?;
    // What took long says nothing about the clocks: the answer waits for the disk.
    let ahead = (began.elapsed() < PROMPT).then(|| theirs - ours());
    Ok(Beat { number, processes, ahead })
}

#[expect(
    clippy::disallowed_methods,
    reason = "this machine's clock is compared with the database's"
)]
fn ours() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or_default())
}

/// The task that keeps a process alive.
struct Heart {
    options: PgConnectOptions,
    database: String,
    seen: Seen,
    alone: bool,
}

impl Heart {
    async fn beat(self, mut connection: Option<PgConnection>) {
        loop {
            tokio::time::sleep(HEARTBEAT).await;
            match tokio::time::timeout(PATIENCE, self.once(&mut connection)).await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => {
                    connection = None;
                    tracing::warn!(%error, "the database does not take a heartbeat");
                }
                Err(_) => {
                    connection = None;
                    tracing::warn!("the database does not answer to a heartbeat");
                }
            }
        }
    }

    async fn once(&self, connection: &mut Option<PgConnection>) -> Result<()> {
        let mut alive = match connection.take() {
            Some(alive) => alive,
            None => connect(&self.options).await?,
        };
        let since = now();
        let mut beaten = beat(&mut alive, self.seen.0.number.load(Ordering::Acquire)).await?;
        if beaten.number == 0 {
            tracing::warn!("others took this process for dead: it begins anew");
            self.seen.forget();
            // Meanwhile somebody may have come who bears no other, or a later version.
            beaten.number = enter(&mut alive, &self.options, &self.database, self.alone).await?;
        }
        self.seen.set(&beaten, since);
        *connection = Some(alive);
        Ok(())
    }
}

/// Whether any process uses the database.
pub(crate) async fn is_anybody_there(connection: &mut PgConnection) -> sqlx::Result<bool> {
    if !opening::has(connection, "processes").await? {
        return Ok(false);
    }
    sqlx::query_scalar(
        "SELECT count(*) > 0 FROM processes
         WHERE seen_at >= clock_timestamp() - interval '10 seconds'",
    )
    .fetch_one(connection)
    .await
}

const _: () = assert!(DOUBT.as_secs() + PATIENCE.as_secs() <= STALE.as_secs());
