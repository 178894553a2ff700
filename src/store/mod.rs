//! The database: the only place with SQL.
//!
//! It knows ids and opaque texts; what a state or an event says is the business of `app`. SQLite in
//! WAL mode with `synchronous = FULL`: what [`Store::commit`] has confirmed survives a loss of power.

mod commit;
mod leaders;
mod outbox;
mod servers;
mod tables;

use std::str::FromStr;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

pub use commit::{Commit, CommitError, NewParcel, NewResult};
pub use leaders::{Leader, Standing};
pub use outbox::Parcel;
pub use tables::{NewTable, StoredTable};

/// The database of one bot.
#[derive(Clone)]
pub struct Store {
    /// One connection: SQLite has one writer, and a queue here is kinder than a busy error there.
    writer: SqlitePool,
    readers: SqlitePool,
}

/// Why the database could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite says no: the disk is full, the file is locked, not a database, …
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
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
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let writer =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        sqlx::migrate!().run(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        Ok(Self { writer, readers })
    }

    /// Waits for what is under way and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

fn checksum(text: &str) -> i64 {
    i64::from(crc32fast::hash(text.as_bytes()))
}
