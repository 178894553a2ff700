//! The database that `DATABASE_URL` names, behind one handle.
//!
//! Its contract is [`storage`]; each database is a crate of its own. Only this module knows which
//! there are.

mod lock;
#[cfg_attr(not(feature = "postgres"), path = "no_server.rs")]
mod server;
mod transfer;

use std::any::Any;
use std::fmt;
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

use storage_sqlite::SqliteStore;

use crate::telemetry;

pub use lock::DatabaseLock;
pub use server::look_at;
pub use storage::{
    ALERT, AttemptStep, Commit, CommitError, Committed, Created, DailyKey, DailyLine, Delivered,
    Duelist, EarnedBy, Exported, FinishedMatch, Forgotten, Keeper, LATELY, MatchTally, NewAlert,
    NewAttempt, NewDuel, NewLeague, NewPairing, NewRow, NewTable, News, OUTBOX_FORMAT, Observer,
    OutboxRow, PlayedMatch, PlayedSeat, ProcessNo, PuzzleAnswer, PuzzleRecord, RankedGame,
    RankedLadder, RatedOn, RatingChange, SeatLine, Storage, StoreError, StoredAttempt,
    StoredCareer, StoredDaily, StoredDuel, StoredLeague, StoredPairing, StoredPerson, StoredTable,
    Strength, TableLine, Tally, WeekTurn, alert_key,
};
pub use storage_sqlite::{ownership, snapshot, sqlite_version};
pub use transfer::{TransferError, transfer};

/// The reason, for hosts, why the bot makes no backups of a database on a server.
pub const ON_SERVER: &str =
    "a database on a PostgreSQL server is backed up with pg_dump and restored with pg_restore";

/// Whether an address is that of a database on a PostgreSQL server.
pub fn is_on_server(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// The database of one bot.
#[derive(Clone)]
pub struct Store(Arc<dyn Storage>);

impl Store {
    /// Opens the database at `url`, `sqlite://file.db` or `postgres://user:password@host/database`, and
    /// brings its schema up to date. A file is created when it is not there; a database on a server must
    /// be there, and may be empty.
    /// Errors: when the address is none, or the database cannot be reached, opened, created or
    /// migrated.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        if is_on_server(url) {
            return Ok(Self(server::open(url, None).await?));
        }
        Ok(Self(Arc::new(SqliteStore::open(url, OBSERVER).await?)))
    }

    /// Opens the database at `url` under a lock that was taken for the same address.
    /// Errors: as for [`Store::open`].
    pub async fn open_as(url: &str, lock: &DatabaseLock) -> Result<Self, StoreError> {
        match lock.presence() {
            Some(presence) => Ok(Self(server::open(url, Some(presence)).await?)),
            None => Self::open(url).await,
        }
    }

    /// Opens the database at `url`, which must exist, and brings its schema up to date.
    /// Errors: as for [`Store::open`], and when there is no such database.
    pub async fn open_existing(url: &str) -> Result<Self, StoreError> {
        if is_on_server(url) {
            return Ok(Self(server::open_existing(url).await?));
        }
        Ok(Self(Arc::new(SqliteStore::open_existing(url, OBSERVER).await?)))
    }

    /// Opens the database in a file that is there, and brings its schema up to date.
    /// Errors: as for [`Store::open`].
    pub async fn open_file(file: &Path) -> Result<Self, StoreError> {
        Ok(Self(Arc::new(SqliteStore::open_file(file, OBSERVER).await?)))
    }

    /// The SQLite store, if the database is a file.
    pub fn sqlite(&self) -> Option<&SqliteStore> {
        let any: &dyn Any = &*self.0;
        any.downcast_ref()
    }
}

impl Deref for Store {
    type Target = dyn Storage;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Store")
    }
}

/// Passes transactions on to the metrics.
const OBSERVER: Observer =
    Observer { transaction: telemetry::transaction, committed: telemetry::committed };
