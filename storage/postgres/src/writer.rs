//! The transaction that takes the steps of many tables.

use async_trait::async_trait;
use sqlx::PgPool;
use storage::writer::{Step, Together};
use storage::{CommitError, Committed, REMEMBERED_MS, StoreError};

use super::commit::apply;
use super::limited;

/// The connection that writes.
pub(super) struct OneConnection(pub(super) PgPool);

#[async_trait]
impl Together for OneConnection {
    async fn together(
        &self,
        steps: &[Step],
        outcomes: &mut Vec<Result<Committed, CommitError>>,
    ) -> Result<(), StoreError> {
        let first = limited(attempt(&self.0, steps, outcomes)).await;
        match first {
            // The server has undone all of it: the same once more does no harm.
            Err(StoreError::Database(error)) if is_conflict(&error) => {
                tracing::warn!(%error, "a transaction is tried once more");
                outcomes.clear();
                limited(attempt(&self.0, steps, outcomes)).await
            }
            other => other,
        }
    }
}

async fn attempt(
    pool: &PgPool,
    steps: &[Step],
    outcomes: &mut Vec<Result<Committed, CommitError>>,
) -> Result<(), StoreError> {
    let mut tx = pool.begin().await?;
    if let Some(now) = steps.iter().map(|step| step.commit.now).max() {
        sqlx::query!("DELETE FROM handled WHERE at < $1", now - REMEMBERED_MS)
            .execute(&mut *tx)
            .await?;
    }
    for Step { table, commit } in steps {
        sqlx::raw_sql("SAVEPOINT one").execute(&mut *tx).await?;
        let outcome = apply(&mut tx, *table, commit).await;
        let then = match outcome {
            Ok(_) => "RELEASE one",
            Err(CommitError::Store(StoreError::Database(error))) if is_conflict(&error) => {
                return Err(error.into());
            }
            Err(_) => "ROLLBACK TO one; RELEASE one",
        };
        outcomes.push(outcome);
        sqlx::raw_sql(then).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Whether two transactions were in each other's way: then the server has undone this one.
fn is_conflict(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    // serialization_failure, deadlock_detected
    matches!(code.as_deref(), Some("40001" | "40P01"))
}
