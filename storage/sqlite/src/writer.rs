//! Transactions that write, and the one that takes the steps of many tables.

use std::ops::{Deref, DerefMut};

use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::{Sqlite, SqliteConnection, SqlitePool};
use storage::writer::{Step, Together};
use storage::{CommitError, Committed, ProcessNo, REMEMBERED_MS, Result};

use super::SqliteStore;
use super::shared::commit::apply;

/// The process that has the file, the only one.
pub(super) const ME: ProcessNo = ProcessNo(1);

/// A transaction that writes. Dropped without being committed, it is undone before the connection is
/// used again.
pub(crate) struct Transaction(PoolConnection<Sqlite>);

impl Transaction {
    /// Not by the library's own means: SQLite itself ends a transaction when the disk is full, which the
    /// library does not notice, and it would refuse to begin another one on this connection ever after.
    pub(crate) async fn begin(pool: &SqlitePool) -> Result<Self, sqlx::Error> {
        let mut connection = pool.acquire().await?;
        begin(&mut connection).await?;
        Ok(Self(connection))
    }

    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        sqlx::raw_sql("COMMIT").execute(&mut *self.0).await.map(|_| ())
    }
}

pub(crate) async fn begin(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(connection).await.map(|_| ())
}

impl Deref for Transaction {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.0
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.0
    }
}

impl SqliteStore {
    pub(crate) async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        Transaction::begin(&self.writer).await
    }

    /// Begins to read: everything is as it was at one moment.
    pub(crate) async fn snapshot(&self) -> Result<sqlx::SqliteTransaction<'static>, sqlx::Error> {
        self.readers.begin().await
    }
}

/// A file answers.
pub(crate) async fn limited<T, E>(work: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    work.await
}

/// No other transaction is in the way of one in a file.
pub(crate) async fn once_more<T, F: Future<Output = Result<T>>>(
    attempt: impl Fn() -> F,
) -> Result<T> {
    attempt().await
}

/// Nobody else writes until the transaction ends.
pub(crate) async fn hold(_: &mut SqliteConnection, _what: &str) -> Result<(), sqlx::Error> {
    Ok(())
}

/// The connection that writes.
pub(super) struct OneConnection(pub(super) SqlitePool);

#[async_trait]
impl Together for OneConnection {
    async fn together(
        &self,
        steps: &[Step],
        outcomes: &mut Vec<Result<Committed, CommitError>>,
    ) -> Result<()> {
        let mut tx = Transaction::begin(&self.0).await?;
        if let Some(now) = steps.iter().map(|step| step.commit.now).max() {
            let forgotten = now - REMEMBERED_MS;
            sqlx::query!("DELETE FROM handled WHERE at < $1", forgotten).execute(&mut *tx).await?;
        }
        for Step { table, commit } in steps {
            sqlx::raw_sql("SAVEPOINT one").execute(&mut *tx).await?;
            let outcome = apply(&mut tx, *table, commit, Some(ME)).await;
            let then = match &outcome {
                Ok(_) => "RELEASE one",
                // A full disk ends the whole transaction: then going back fails, too.
                Err(_) => "ROLLBACK TO one; RELEASE one",
            };
            outcomes.push(outcome);
            sqlx::raw_sql(then).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }
}
