//! The types and functions of the shared queries that differ from PostgreSQL's.

use std::ops::{Deref, DerefMut};

use sqlx::Sqlite;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteArguments, SqlitePoolOptions};
use storage::{News, ProcessNo};

pub(crate) use sqlx::{
    SqliteConnection as Connection, SqlitePool as Pool, sqlite::SqliteRow as Row,
};

pub(crate) type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments>;
pub(crate) type Snapshot = sqlx::SqliteTransaction<'static>;

/// The process that has the file, the only one.
pub(crate) const ME: ProcessNo = ProcessNo(1);

/// A transaction that writes. Dropped without a commit, it is undone before the connection is used
/// again.
///
/// Not sqlx's own: SQLite itself ends a transaction when the disk is full, which sqlx does not
/// notice; it would then refuse to begin another one on this connection for ever.
pub(crate) struct Transaction(PoolConnection<Sqlite>);

impl Transaction {
    pub(crate) async fn commit(mut self) -> sqlx::Result<()> {
        sqlx::query("COMMIT").execute(&mut *self.0).await.map(|_| ())
    }
}

impl Deref for Transaction {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.0
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut Connection {
        &mut self.0
    }
}

/// A pool of so many connections at the most, which stay: the task with which sqlx closes idle ones
/// may spin for ever and take a thread of the runtime with it (sqlx's issue 3645).
pub(crate) fn pool(most: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(most).idle_timeout(None).max_lifetime(None)
}

pub(crate) async fn begin(pool: &Pool) -> sqlx::Result<Transaction> {
    let mut connection = pool.acquire().await?;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    Ok(Transaction(connection))
}

/// Begins a read-only transaction: everything is as it was at one moment.
pub(crate) async fn snapshot(pool: &Pool) -> sqlx::Result<Snapshot> {
    pool.begin().await
}

/// Runs work without a limit: a file always answers.
pub(crate) async fn limited<T, E>(work: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    work.await
}

/// Does nothing: nobody else writes until the transaction ends.
pub(crate) async fn hold(_: &mut Connection, _what: &str) -> sqlx::Result<()> {
    Ok(())
}

/// Forgets interactions that were handled before a moment.
pub(crate) async fn forget_handled(tx: &mut Connection, before: i64) -> sqlx::Result<()> {
    sqlx::query!("DELETE FROM handled WHERE at < $1", before).execute(tx).await?;
    Ok(())
}

/// Does nothing: there is no other process.
pub(crate) async fn tell(
    _: &mut Connection,
    _news: News,
    _whom: Option<ProcessNo>,
) -> sqlx::Result<()> {
    Ok(())
}
