//! The bot's database on a server: PostgreSQL, 15 or later.
//!
//! [`PostgresStore`] keeps the contract of [`storage`]. Data of people, servers and tables is
//! written through one connection, as in SQLite, so that nothing in this process waits for a lock
//! of its own; where another process could come in between, rows or advisory locks are held.
//! Several processes may work at one database, each with a [`Presence`], whose rows are written
//! through other connections.

mod connection;
mod inspection;
mod news;
mod opening;
mod presence;
mod processes;
mod schema;
#[path = "../../shared/mod.rs"]
mod shared;
pub mod transfer;

use std::sync::atomic::AtomicI64;

use async_trait::async_trait;
use sqlx::PgPool;
use storage::writer::Writer;
use storage::{FileStore, Observer, Result, Storage, StoreError};

use presence::Seen;
use shared::writer::OneConnection;

pub use inspection::{Inspection, look_at};
pub use opening::name_of;
pub use presence::Presence;

use PostgresStore as Store;
use connection::limited;

/// A database on a server.
#[derive(Clone)]
pub struct PostgresStore {
    /// One connection, for all writes except those by which processes coordinate.
    writer: PgPool,
    readers: PgPool,
    /// The queue of steps, which are committed together.
    steps: Writer,
    /// The group of processes this is one of; `None` for one that only looks in.
    company: Option<processes::Company>,
}

/// The migrations that bring an older database up to date.
static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!("../../migrations/postgres");

impl PostgresStore {
    /// Opens the database at `url` (`postgres://user:password@host/database`), and makes its schema
    /// or brings it up to date. The database itself must be there.
    /// Errors: when the address is invalid, the server cannot be reached or is too old, or the
    /// schema cannot be brought up to date.
    pub async fn open(url: &str, observer: Observer) -> Result<Self> {
        opening::migrate(&opening::options(url)?).await?;
        Self::connected(url, observer, None).await
    }

    /// Opens the database as one of several processes, which keeps tables.
    pub async fn open_as(url: &str, observer: Observer, presence: &Presence) -> Result<Self> {
        Self::connected(url, observer, Some(presence)).await
    }

    async fn connected(url: &str, observer: Observer, presence: Option<&Presence>) -> Result<Self> {
        let options = opening::options(url)?;
        let writer = opening::pool(1).connect_with(options.clone()).await?;
        let readers = opening::pool(8).connect_with(options).await?;
        let seen = presence.map(Presence::seen);
        let me = seen.clone();
        let me = Box::new(move || me.as_ref().and_then(Seen::process));
        let steps = OneConnection { pool: writer.clone(), me, forgotten: AtomicI64::default() };
        let steps = Writer::start(steps, observer);
        let company = seen.map(|seen| processes::Company::new(seen, readers.clone()));
        Ok(Self { writer, readers, steps, company })
    }

    /// Opens the database without creating a schema.
    /// Errors: as for [`PostgresStore::open`], and when the database is empty.
    pub async fn open_existing(url: &str, observer: Observer) -> Result<Self> {
        if opening::is_empty(&opening::options(url)?).await? {
            let empty = format!("there is nothing of this program in {}", name_of(url)?);
            return Err(StoreError::Write(empty));
        }
        Self::open(url, observer).await
    }
}

/// Nothing is shredded: the server clears deleted rows away by itself, in its own time, and nobody
/// but the server's owner can look into its files meanwhile.
#[async_trait]
impl FileStore for PostgresStore {
    async fn compact(&self) -> Result<()> {
        // Vacuuming has no time limit: one would undo the work.
        let mut connection = self.writer.acquire().await?;
        sqlx::query("SET statement_timeout = 0").execute(&mut *connection).await?;
        let written = sqlx::query("VACUUM").execute(&mut *connection).await;
        // The next user gets a connection with limits.
        connection.close().await?;
        written?;
        Ok(())
    }
}

#[async_trait]
impl Storage for PostgresStore {
    fn writer(&self) -> &Writer {
        &self.steps
    }

    async fn close(&self) {
        if let Some(company) = &self.company {
            company.close();
        }
        self.readers.close().await;
        self.writer.close().await;
    }
}
