//! The database: the only place with SQL.
//!
//! It knows ids and opaque texts; what a state or an event says is the business of `app`. SQLite in
//! WAL mode with `synchronous = FULL`: what [`Store::commit`] has confirmed survives a loss of power.

mod commit;
mod leaders;
mod lock;
mod matches;
mod outbox;
mod people;
mod privacy;
mod servers;
mod tables;
mod writer;

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::mpsc;

pub use commit::{Commit, CommitError, Committed, Delivered, NewRow};
pub use leaders::{Leader, RankedGame, Standing};
pub use lock::DatabaseLock;
pub use matches::{FinishedMatch, SeatLine};
pub use outbox::OutboxRow;
pub use people::StoredPerson;
pub use privacy::{Exported, Forgotten, KnowingTable, OfPerson, OfServer, PLACES, Place};
pub use servers::{ServerChange, ServerSettings};
pub use tables::{NewTable, StoredTable};

/// The database of one bot.
#[derive(Clone)]
pub struct Store {
    /// One connection: SQLite has one writer, and a queue here is kinder than a busy error there.
    writer: SqlitePool,
    readers: SqlitePool,
    /// Where steps wait to be committed together.
    jobs: mpsc::Sender<writer::Job>,
    commits: Arc<AtomicU64>,
}

/// How the bodies in the outbox are written today. A row of a later format is left where it is.
pub const OUTBOX_FORMAT: i64 = 3;

/// How many steps may wait for the writer before whoever comes next waits outside.
const JOBS: usize = 256;

/// Why the database could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite says no: the disk is full, the file is locked, not a database, …
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// A step could not be written; nothing of it has changed.
    #[error("the database: {0}")]
    Write(String),
    /// Another process uses the file.
    #[error(
        "{database} is in use by another hornochse{}; stop it first, or give this one another DATABASE_URL",
        if holder.is_empty() { String::new() } else { format!(" (process {holder})") }
    )]
    InUse {
        /// The file.
        database: String,
        /// The number of the other process, if it is known.
        holder: String,
    },
    /// The file that keeps other processes away cannot be written.
    #[error("{0} cannot be written: {1}")]
    Lock(String, std::io::Error),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The schema could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A stored text is not what was written: the file is damaged.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// A stored text is intact, but this version does not understand it.
    #[error("the database holds what this version cannot read: {0}")]
    Unreadable(String),
}

impl Store {
    /// Opens the database at `url` (`sqlite://file.db`), creating it when it is not there, and brings
    /// its schema up to date.
    ///
    /// # Errors
    /// When the address is no SQLite address, or the file cannot be opened, created or migrated.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_with(url, true).await
    }

    /// The same, without creating what is not there.
    ///
    /// # Errors
    /// As for [`Store::open`], and when there is no such file.
    pub async fn open_existing(url: &str) -> Result<Self, StoreError> {
        Self::open_with(url, false).await
    }

    async fn open_with(url: &str, create: bool) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(create)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true)
            // What is deleted is gone from the file, too.
            .pragma("secure_delete", "ON");
        let writer =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        sqlx::migrate!().run(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        let (jobs, waiting) = mpsc::channel(JOBS);
        let commits = Arc::default();
        tokio::spawn(writer::run(writer.clone(), waiting, Arc::clone(&commits)));
        Ok(Self { writer, readers, jobs, commits })
    }

    /// How many transactions have been committed since the start, for measurements.
    #[must_use]
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// From now on the file may have so many pages at the most: with one, it is full as it is. For
    /// tests of a full disk.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn limit_pages(&self, most: u32) -> Result<(), StoreError> {
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {most}"));
        sqlx::query(limit).execute(&self.writer).await?;
        Ok(())
    }

    fn committed(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
    }

    /// Waits for what is under way and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

use crate::ids::TableId;

fn checksum(text: &str) -> i64 {
    i64::from(crc32fast::hash(text.as_bytes()))
}
