//! The contract of the bot's database, and the code that all databases share.
//!
//! [`Storage`] is the contract: `storage-sqlite` and `storage-postgres` keep it, and one suite of
//! tests (`storage/contract`) is run against both. It is divided by subject; each module has its
//! values and a trait. Ids and opaque texts are known here; the meaning of a state or an event is
//! the business of the bot.
//!
//! The following holds everywhere. Moments are milliseconds since 1970, as the caller's clock says.
//! A write that has returned `Ok` survives a loss of power. When a method returns an error, nothing
//! has changed, unless its own documentation says otherwise; only a connection that breaks in the
//! middle of a commit leaves open whether it was made, so a caller that gets an error reads again.
//! A result is as the data was at one moment during the call; an order is promised only where a
//! method says so.

pub mod alerts;
pub mod careers;
pub mod commit;
pub mod daily;
pub mod duels;
pub mod leagues;
pub mod matches;
pub mod outbox;
pub mod privacy;
pub mod processes;
pub mod puzzles;
pub mod rated;
pub mod ratings;
pub mod settings;
pub mod tables;
pub mod transfer;
pub mod writer;

use std::any::Any;
use std::str::Utf8Error;

use async_trait::async_trait;

pub use alerts::{ALERT, AlertStore, NewAlert, TOLD_EVERY, alert_key};
pub use careers::{CareerStore, EarnedBy, LATELY, StoredCareer};
pub use commit::{Commit, CommitError, Committed, Delivered, NewRow, REMEMBERED_MS};
pub use daily::{
    AttemptStep, DailyKey, DailyLine, DailyStore, NewAttempt, StoredAttempt, StoredDaily,
};
pub use duels::{DuelStore, Duelist, NewDuel, StoredDuel};
pub use leagues::{LeagueStore, NewLeague, NewPairing, StoredLeague, StoredPairing, WeekTurn};
pub use matches::{
    FinishedMatch, MatchStore, MatchTally, PlayedMatch, PlayedSeat, RankedGame, RankedLadder,
    SeatLine, Tally,
};
pub use outbox::{OutboxRow, OutboxStore};
pub use privacy::{
    Exported, FileStore, Forgotten, OfPerson, PERSONAL_TABLES, PersonalTable, PrivacyStore,
};
pub use processes::{Keeper, News, ProcessNo, ProcessStore, Standing};
pub use puzzles::{PuzzleAnswer, PuzzleRecord, PuzzleStore, RatedOn};
pub use rated::{RatingChange, Strength};
pub use ratings::RatingStore;
pub use settings::{PersonStore, ServerStore};
pub use tables::{Created, NewTable, StoredPerson, StoredTable, TableLine, TableStore, rest_after};
pub use writer::{Observer, Writer};

use values::TableId;

/// The present format of bodies in the outbox. A row of a later format is left where it is.
pub const OUTBOX_FORMAT: i64 = 1;

/// The database of one bot.
#[async_trait]
pub trait Storage:
    TableStore
    + OutboxStore
    + ServerStore
    + PersonStore
    + AlertStore
    + MatchStore
    + RatingStore
    + CareerStore
    + DailyStore
    + DuelStore
    + LeagueStore
    + PuzzleStore
    + PrivacyStore
    + ProcessStore
    + Any
{
    /// Commits one step of a table. Steps that wait at the same moment are committed in one
    /// transaction, those of a table in the order in which they came, and refused each alone.
    /// Errors: [`CommitError`]; then nothing of it has changed.
    async fn commit(&self, table: TableId, commit: Commit) -> Result<Committed, CommitError> {
        self.writer().commit(table, commit).await
    }

    /// The queue of steps, which also tells how writing goes.
    fn writer(&self) -> &Writer;

    /// Waits for transactions under way and closes the database.
    async fn close(&self);
}

/// The result of a call to the database.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// The reason why the database could not do what it was asked. It never contains a password.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refuses: the disk is full, it is locked, cannot be reached, …
    #[error("the database: {0}")]
    Database(sqlx::Error),
    /// A step could not be written. Nothing of it has changed, unless only the word that it is
    /// written was lost on its way from a server.
    #[error("the database: {0}")]
    Write(String),
    /// Other processes use it, and would not understand it after a migration.
    #[error(
        "{0} is in use by an earlier version of hornochse; stop that everywhere before this version brings the database up to date"
    )]
    Behind(String),
    /// A later version has changed it.
    #[error("{0} was written by a later version of hornochse: use that one, or restore a backup")]
    Later(String),
    /// Another process uses it.
    #[error(
        "{database} is in use by another hornochse{}; stop it first, or give this one another DATABASE_URL",
        if holder.is_empty() { String::new() } else { format!(" (process {holder})") }
    )]
    InUse {
        database: String,
        /// The number of the other process, if it is known.
        holder: String,
    },
    /// Another program has created it.
    #[error("{0} belongs to another program; name another one in DATABASE_URL")]
    Foreign(String),
    /// The library or the server is too old.
    #[error("{0}")]
    TooOld(String),
    /// The program was built without PostgreSQL.
    #[error(
        "this hornochse was built without PostgreSQL: build it with --features postgres, or name a file in DATABASE_URL"
    )]
    NotBuiltIn,
    /// The database, or the file beside it that keeps other processes away, cannot be written.
    #[error("{0} cannot be written: {1}")]
    Lock(String, std::io::Error),
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The schema could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A stored text differs from the one that was written: the file is damaged.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// A stored text is intact, but this version does not understand it.
    #[error("the database holds what this version cannot read: {0}")]
    Unreadable(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            // A flipped bit has made something else of a text.
            sqlx::Error::ColumnDecode { ref source, .. } if source.is::<Utf8Error>() => {
                Self::Damaged(error.to_string())
            }
            error => Self::Database(error),
        }
    }
}

impl StoreError {
    /// Whether the same may succeed later, without a change of settings: a server is away, busy or
    /// a stand-by, a disk is full or read-only since it failed, another process is about to leave.
    ///
    /// A file that this program alone may not write (SQLITE_READONLY) stays so until its owner or
    /// DATABASE_URL changes; damage (SQLITE_CORRUPT) stays until a backup is restored.
    pub fn may_pass(&self) -> bool {
        use std::io::ErrorKind::{
            InvalidFilename, InvalidInput, IsADirectory, NotADirectory, NotFound, PermissionDenied,
            Unsupported,
        };
        match self {
            Self::InUse { .. } | Self::Behind(_) => true,
            Self::Lock(_, error) => !matches!(
                error.kind(),
                InvalidFilename
                    | InvalidInput
                    | IsADirectory
                    | NotADirectory
                    | NotFound
                    | PermissionDenied
                    | Unsupported
            ),
            _ => self.of_the_database().is_some_and(passes),
        }
    }

    /// Whether it says something about the database as a whole, and not about one step alone: it
    /// is away, full, not to be written, or damaged.
    pub fn concerns_all(&self) -> bool {
        self.may_pass() || self.of_the_database().is_some_and(|e| is_unwritable(e) || is_damage(e))
    }

    /// The error with which the database answered.
    fn of_the_database(&self) -> Option<&sqlx::Error> {
        use sqlx::migrate::MigrateError::{Execute, ExecuteMigration};
        match self {
            Self::Database(error)
            | Self::Migration(Execute(error) | ExecuteMigration(error, _)) => Some(error),
            _ => None,
        }
    }

    /// Advice to a host whose database does not open, to be appended to the error; empty if the
    /// error says enough.
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Lock(..) if !self.may_pass() => OWNER,
            Self::Database(sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut) => {
                "; is the server running, and is DATABASE_URL its address?"
            }
            // SQLITE_CANTOPEN.
            Self::Database(sqlx::Error::Database(error))
                if error.code().is_some_and(|code| code == "14") =>
            {
                "; check DATABASE_URL, and that its folder can be written to"
            }
            Self::Database(error) if is_unwritable(error) => OWNER,
            Self::Database(error) if is_damage(error) => "; look at the disk, and restore a backup",
            Self::Database(_) | Self::Write(_) if !self.may_pass() => "; check DATABASE_URL",
            _ => "",
        }
    }
}

const OWNER: &str = "; check DATABASE_URL, and who owns that file and its folder";

fn passes(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut => true,
        // connection_exception, insufficient_resources, the server shuts down or starts,
        // read_only_sql_transaction, query_canceled, lock_not_available, io_error.
        // In SQLite BUSY, LOCKED, IOERR and FULL.
        _ => {
            let states = ["08", "53", "57P0", "25006", "57014", "55P03", "58030"];
            has_code(error, &states, &[5, 6, 10, 13])
        }
    }
}

/// Whether this program may read the database, but not write it.
fn is_unwritable(error: &sqlx::Error) -> bool {
    // READONLY
    has_code(error, &[], &[8])
}

/// Whether the database found itself damaged.
fn is_damage(error: &sqlx::Error) -> bool {
    // data_corrupted, index_corrupted; CORRUPT and NOTADB
    has_code(error, &["XX001", "XX002"], &[11, 26])
}

/// Whether an error is of one of these kinds: of PostgreSQL, which has five letters, by how they
/// begin; of SQLite, which has numbers, by their last byte.
fn has_code(error: &sqlx::Error, states: &[&str], numbers: &[u32]) -> bool {
    let sqlx::Error::Database(error) = error else { return false };
    let Some(code) = error.code() else { return false };
    if code.len() == 5 {
        return states.iter().any(|state| code.starts_with(state));
    }
    code.parse::<u32>().is_ok_and(|number| numbers.contains(&(number & 0xff)))
}

/// The checksum stored beside a text, to notice damage: CRC-32. Neither database notices a flipped
/// byte by itself.
pub fn checksum(text: &str) -> i64 {
    i64::from(crc32fast::hash(text.as_bytes()))
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use super::StoreError;

    #[test]
    fn a_file_system_that_failed_may_be_well_again_and_a_foreign_owner_stays() {
        let lock = |kind: ErrorKind| StoreError::Lock("test.db.lock".into(), kind.into());
        for kind in [ErrorKind::ReadOnlyFilesystem, ErrorKind::StorageFull] {
            assert!(lock(kind).may_pass() && lock(kind).advice().is_empty());
        }
        let owned = lock(ErrorKind::PermissionDenied);
        assert!(!owned.may_pass() && owned.advice().contains("who owns"));
    }
}
