//! Transactions that write, and the one that takes the steps of many tables.

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqlitePool};
use storage::writer::{Step, Together};
use storage::{CommitError, Committed, StoreError};

use super::commit::apply;

/// The connection that writes.
pub(super) struct OneConnection(pub(super) SqlitePool);

#[async_trait]
impl Together for OneConnection {
    async fn together(
        &self,
        steps: &[Step],
        outcomes: &mut Vec<Result<Committed, CommitError>>,
    ) -> Result<(), StoreError> {
        let mut connection = self.0.acquire().await?;
        begin(&mut connection).await?;
        let outcome = each(&mut connection, steps, outcomes).await;
        Ok(end(&mut connection, outcome).await?)
    }
}

async fn each(
    connection: &mut SqliteConnection,
    steps: &[Step],
    outcomes: &mut Vec<Result<Committed, CommitError>>,
) -> Result<(), sqlx::Error> {
    for Step { table, commit } in steps {
        sqlx::raw_sql("SAVEPOINT one").execute(&mut *connection).await?;
        let outcome = apply(connection, *table, commit).await;
        let then = match &outcome {
            Ok(_) => "RELEASE one",
            // A full disk ends the whole transaction: then going back fails, too.
            Err(_) => "ROLLBACK TO one; RELEASE one",
        };
        outcomes.push(outcome);
        sqlx::raw_sql(then).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Begins a transaction that writes.
///
/// Not by the library's own means: SQLite itself ends a transaction when the disk is full, which the
/// library does not notice, and it would refuse to begin another one on this connection ever after.
pub(crate) async fn begin(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(connection).await.map(|_| ())
}

/// Ends it: what went well is committed, everything else undone.
pub(super) async fn end<T, E: From<sqlx::Error>>(
    connection: &mut SqliteConnection,
    outcome: Result<T, E>,
) -> Result<T, E> {
    let outcome = match outcome {
        Ok(done) => {
            sqlx::raw_sql("COMMIT").execute(&mut *connection).await.map(|_| done).map_err(E::from)
        }
        Err(error) => Err(error),
    };
    if outcome.is_err() {
        // It may have ended by itself; then there is nothing to undo.
        let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
    }
    outcome
}
