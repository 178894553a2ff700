//! The bot's database on a server: PostgreSQL, 15 or later.
//!
//! [`PostgresStore`] keeps the contract of [`storage`]. Everything that writes goes through one connection,
//! as in SQLite, so that nothing in this process waits for a lock of its own; where another process could
//! come in between, rows are locked. Besides, there is the [lease](Lease) that keeps other processes away.

mod alerts;
mod careers;
mod commit;
mod daily;
mod leaders;
mod lease;
mod matches;
mod opening;
mod outbox;
mod people;
mod person_settings;
mod privacy;
mod ratings;
mod servers;
mod tables;
pub mod transfer;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::{PgPool, PgTransaction};
use storage::ids::TableId;
use storage::writer::Writer;
use storage::{Commit, CommitError, Committed, Observer, Storage, StoreError};

pub use lease::Lease;
pub use opening::{Found, is_address, look_at, name_of};

/// A database on a server.
#[derive(Clone)]
pub struct PostgresStore {
    /// One connection, for everything that writes.
    writer: PgPool,
    readers: PgPool,
    /// Where steps wait to be committed together.
    steps: Writer,
}

/// What brings a database of an earlier version up to date.
static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!("../../migrations/postgres");

/// How long anything may take, whatever the server and the network do. The server's own limits are
/// shorter: this is for a server that says nothing any more.
const LIMIT: Duration = Duration::from_secs(20);

/// Lets nobody wait for ever.
pub(crate) async fn limited<T, E: From<sqlx::Error>>(
    what: impl Future<Output = Result<T, E>>,
) -> Result<T, E> {
    tokio::time::timeout(LIMIT, what).await.unwrap_or_else(|_| {
        let silent =
            std::io::Error::new(std::io::ErrorKind::TimedOut, "the server does not answer");
        Err(sqlx::Error::Io(silent).into())
    })
}

/// Begins to read: everything is as it was at one moment.
pub(crate) async fn snapshot(readers: &PgPool) -> Result<PgTransaction<'static>, sqlx::Error> {
    readers.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await
}

impl PostgresStore {
    /// Opens the database at `url` (`postgres://user:password@host/database`), and makes its schema or
    /// brings it up to date. The database itself must be there.
    ///
    /// # Errors
    /// When the address is none, the server cannot be reached or is too old, or the schema cannot be
    /// brought up to date.
    pub async fn open(url: &str, observer: Arc<dyn Observer>) -> Result<Self, StoreError> {
        let options = opening::options(url)?;
        opening::migrate(&options).await?;
        let writer = opening::pool(1).connect_with(options.clone()).await?;
        let readers = opening::pool(8).connect_with(options).await?;
        let steps = Writer::start(writer::OneConnection(writer.clone()), observer);
        Ok(Self { writer, readers, steps })
    }

    /// The same, without making a schema where there is none.
    ///
    /// # Errors
    /// As for [`PostgresStore::open`], and when the database is empty.
    pub async fn open_existing(url: &str, observer: Arc<dyn Observer>) -> Result<Self, StoreError> {
        if opening::is_empty(&opening::options(url)?).await? {
            let empty = format!("there is nothing of this program in {}", name_of(url)?);
            return Err(StoreError::Write(empty));
        }
        Self::open(url, observer).await
    }

    fn committed(&self) {
        self.steps.committed();
    }
}

#[async_trait]
impl Storage for PostgresStore {
    async fn commit(&self, table: TableId, commit: Commit) -> Result<Committed, CommitError> {
        self.steps.commit(table, commit).await
    }

    fn commits(&self) -> u64 {
        self.steps.commits()
    }

    fn commit_under_way(&self) -> Option<Duration> {
        self.steps.under_way()
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
