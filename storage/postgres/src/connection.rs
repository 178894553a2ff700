//! The types and functions of the shared queries that differ from SQLite's.

use std::time::Duration;

use sqlx::Postgres;
use sqlx::postgres::PgArguments;

pub(crate) use super::news::tell;
pub(crate) use sqlx::{PgConnection as Connection, PgPool as Pool, postgres::PgRow as Row};

pub(crate) type Query<'q> = sqlx::query::Query<'q, Postgres, PgArguments>;
pub(crate) type Transaction = sqlx::PgTransaction<'static>;
pub(crate) type Snapshot = Transaction;

/// The limit of anything, whatever the server and the network do. The server's own limits are
/// shorter: this is for a server that has fallen silent.
const LIMIT: Duration = Duration::from_secs(20);

/// Begins a transaction that writes.
pub(crate) async fn begin(pool: &Pool) -> sqlx::Result<Transaction> {
    pool.begin().await
}

/// Begins a read-only transaction: everything is as it was at one moment.
pub(crate) async fn snapshot(pool: &Pool) -> sqlx::Result<Snapshot> {
    pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await
}

/// Runs work within [`LIMIT`], so that nobody waits for ever.
pub(crate) async fn limited<T, E: From<sqlx::Error>>(
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, E> {
    tokio::time::timeout(LIMIT, work).await.unwrap_or_else(|_| {
        let silent =
            std::io::Error::new(std::io::ErrorKind::TimedOut, "the server does not answer");
        Err(sqlx::Error::Io(silent).into())
    })
}

/// Takes a lock by name, which no other process gets until the transaction ends.
pub(crate) async fn hold(tx: &mut Connection, what: &str) -> sqlx::Result<()> {
    sqlx::query!("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", what).execute(tx).await?;
    Ok(())
}

/// Forgets interactions that were handled before a moment. Rows that another process is just
/// forgetting are left to it.
pub(crate) async fn forget_handled(tx: &mut Connection, before: i64) -> sqlx::Result<()> {
    let delete = sqlx::query!(
        "DELETE FROM handled WHERE interaction IN
           (SELECT interaction FROM handled WHERE at < $1 FOR UPDATE SKIP LOCKED)",
        before
    );
    delete.execute(tx).await.map(drop)
}
