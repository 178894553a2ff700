//! The database: the only place with SQL.
//!
//! It knows ids and opaque texts; what a state or an event says is the business of `app`. SQLite in
//! WAL mode with `synchronous = FULL`: what [`Store::commit`] has confirmed survives a loss of power.

mod alerts;
mod careers;
mod commit;
mod daily;
mod leaders;
mod lock;
mod matches;
mod outbox;
mod people;
mod person_settings;
mod privacy;
mod rated;
mod ratings;
mod servers;
pub mod snapshot;
mod tables;
mod writer;

#[cfg(test)]
mod plan_tests;
#[cfg(test)]
mod ratings_tests;

use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::mpsc;

pub use alerts::NewAlert;
pub use careers::{EarnedBy, StoredCareer};
pub use commit::{Commit, CommitError, Committed, Delivered, NewRow};
pub use daily::{AttemptStep, DailyKey, DailyLine, NewAttempt, StoredAttempt, StoredDaily};
pub use leaders::{MatchTally, RankedGame, RankedLadder, Tally};
pub use lock::DatabaseLock;
pub use matches::{FinishedMatch, PlayedMatch, PlayedSeat, SeatLine};
pub use outbox::OutboxRow;
pub use people::StoredPerson;
pub use privacy::{Exported, Forgotten, KnowingTable, OfPerson, OfServer, PLACES, Place};
pub use rated::{RatingChange, Strength};
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
    /// Since when a transaction with steps of tables has been under way.
    under_way: Arc<Mutex<Option<Stopwatch>>>,
}

/// What brings a database of an earlier version up to date.
static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!();

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
    /// The library is too old: it may damage a database in WAL mode.
    #[error("SQLite {0} is too old: this program needs {oldest} or later; build it anew", oldest = OLDEST_SQLITE)]
    OldSqlite(String),
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
        Self::open_with(SqliteConnectOptions::from_str(url)?.create_if_missing(true)).await
    }

    /// The same, without creating what is not there.
    ///
    /// # Errors
    /// As for [`Store::open`], and when there is no such file.
    pub async fn open_existing(url: &str) -> Result<Self, StoreError> {
        Self::open_with(SqliteConnectOptions::from_str(url)?).await
    }

    /// Opens the database in a file that is there, and brings its schema up to date.
    ///
    /// # Errors
    /// As for [`Store::open`].
    pub async fn open_file(file: &Path) -> Result<Self, StoreError> {
        Self::open_with(SqliteConnectOptions::new().filename(file)).await
    }

    async fn open_with(options: SqliteConnectOptions) -> Result<Self, StoreError> {
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true)
            // What is deleted is gone from the file, too.
            .pragma("secure_delete", "ON");
        let writer =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        sqlite_is_recent(&writer).await?;
        MIGRATOR.run(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        let (jobs, waiting) = mpsc::channel(JOBS);
        let (commits, under_way) = (Arc::default(), Arc::default());
        let watched =
            writer::Watched { commits: Arc::clone(&commits), under_way: Arc::clone(&under_way) };
        tokio::spawn(writer::run(writer.clone(), waiting, watched));
        Ok(Self { writer, readers, jobs, commits, under_way })
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
        telemetry::committed();
    }

    /// For how long the present transaction with steps of tables has been under way, if there is one.
    #[must_use]
    pub fn commit_under_way(&self) -> Option<Duration> {
        let since = *self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        since.map(Stopwatch::elapsed)
    }

    /// Waits for what is under way and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

use crate::ids::TableId;
use crate::telemetry::{self, Stopwatch};

/// Before this version SQLite could damage a database in WAL mode that has several connections.
const OLDEST_SQLITE: &str = "3.51.3";

/// The version of SQLite that is in the program.
///
/// # Errors
/// When it does not say.
pub async fn sqlite_version() -> Result<String, StoreError> {
    let options = SqliteConnectOptions::new().in_memory(true);
    let mut connection = sqlx::ConnectOptions::connect(&options).await?;
    Ok(sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut connection).await?)
}

async fn sqlite_is_recent(pool: &SqlitePool) -> Result<(), StoreError> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(pool).await?;
    if is_recent(&version) { Ok(()) } else { Err(StoreError::OldSqlite(version)) }
}

fn is_recent(version: &str) -> bool {
    let parts = |version: &str| -> Option<Vec<u32>> {
        version.split('.').map(|part| part.parse().ok()).collect()
    };
    parts(version) >= parts(OLDEST_SQLITE)
}

fn checksum(text: &str) -> i64 {
    i64::from(crc32fast::hash(text.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_of_sqlite_is_compared_by_its_numbers() {
        for recent in ["3.51.3", "3.51.10", "3.52.0", "4.0.0"] {
            assert!(is_recent(recent), "{recent}");
        }
        for old in ["3.51.2", "3.9.9", "3.50.30", "", "unknown"] {
            assert!(!is_recent(old), "{old}");
        }
    }

    #[tokio::test]
    async fn the_sqlite_in_this_program_is_recent() {
        let version = sqlite_version().await.unwrap();
        assert!(is_recent(&version), "{version}");
    }
}
