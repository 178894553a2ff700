//! Queries that both databases understand, in one text.
//!
//! These modules are compiled into `storage-sqlite` and into `storage-postgres`, so that sqlx
//! checks each query against either schema. Differing parts have the same names in the modules
//! `connection` and `schema` of each crate.

mod alerts;
mod careers;
pub(crate) mod commit;
mod daily;
mod duels;
mod leagues;
mod matches;
mod outbox;
mod privacy;
mod puzzles;
mod ratings;
mod settings;
pub(crate) mod tables;
mod tallies;
pub(crate) mod transfer;
pub(crate) mod writer;

use sqlx::error::DatabaseError;
use storage::{CommitError, Result, StoreError};
use values::InteractionId;

use crate::Store;
use crate::connection::{Query, Snapshot, Transaction, begin, limited, snapshot};

/// A number that is never below zero.
fn number(column: i64) -> u32 {
    u32::try_from(column).unwrap_or_default()
}

/// Runs a transaction, and once more if it conflicted with another one: the server has undone all
/// of it then.
async fn once_more<T, F: Future<Output = Result<T>>>(attempt: impl Fn() -> F) -> Result<T> {
    match limited(attempt()).await {
        Err(StoreError::Database(error)) if is_conflict(&error) => {
            tracing::warn!(%error, "a transaction is tried once more");
            limited(attempt()).await
        }
        other => other,
    }
}

/// Whether two transactions were in conflict: then the server has undone this one. (SQLite has one
/// at a time, and other codes.)
fn is_conflict(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    // serialization_failure, deadlock_detected
    matches!(code.as_deref(), Some("40001" | "40P01"))
}

impl Store {
    async fn begin(&self) -> sqlx::Result<Transaction> {
        begin(&self.writer).await
    }

    async fn snapshot(&self) -> sqlx::Result<Snapshot> {
        snapshot(&self.readers).await
    }

    /// Makes a change that is a single query. Returns the number of rows changed.
    pub(crate) async fn write(&self, query: Query<'_>) -> Result<u64> {
        let done = limited(query.execute(&self.writer)).await?;
        let rows = done.rows_affected();
        if rows > 0 {
            self.committed();
        }
        Ok(rows)
    }

    /// The same, however many rows it changes.
    async fn change(&self, query: Query<'_>) -> Result<()> {
        self.write(query).await.map(drop)
    }

    /// Commits what was changed in several queries.
    async fn done(&self, tx: Transaction) -> Result<()> {
        tx.commit().await?;
        self.committed();
        Ok(())
    }

    /// Makes a change that is one query, and notes the click that asks for it, where nobody has
    /// before.
    /// Errors: [`CommitError::AlreadyHandled`] when the click has been noted;
    /// [`CommitError::Outdated`] when the query changes nothing, and then the click is not noted
    /// either.
    async fn step(
        &self,
        click: Option<InteractionId>,
        now: i64,
        query: Query<'_>,
    ) -> Result<(), CommitError> {
        limited(async {
            let mut tx = self.begin().await?;
            if let Some(click) = click
                && !tables::noted(&mut tx, click, now).await?
            {
                return Err(CommitError::AlreadyHandled);
            }
            if query.execute(&mut *tx).await?.rows_affected() == 0 {
                return Err(CommitError::Outdated);
            }
            self.done(tx).await?;
            Ok(())
        })
        .await
    }

    fn committed(&self) {
        self.steps.committed();
    }
}
