//! The transaction that takes the steps of many tables.

use async_trait::async_trait;
use sqlx::{PgConnection, PgPool};
use storage::writer::{Step, Together};
use storage::{CommitError, Committed, REMEMBERED_MS, Result, StoreError};

use super::limited;
use super::presence::Seen;
use super::shared::commit::apply;

/// The connection that writes.
pub(super) struct OneConnection {
    pub(super) pool: PgPool,
    /// As which process it writes.
    pub(super) seen: Option<Seen>,
}

#[async_trait]
impl Together for OneConnection {
    async fn together(
        &self,
        steps: &[Step],
        outcomes: &mut Vec<Result<Committed, CommitError>>,
    ) -> Result<()> {
        let first = limited(self.attempt(steps, outcomes)).await;
        match first {
            // The server has undone all of it: the same once more does no harm.
            Err(StoreError::Database(error)) if is_conflict(&error) => {
                tracing::warn!(%error, "a transaction is tried once more");
                outcomes.clear();
                limited(self.attempt(steps, outcomes)).await
            }
            other => other,
        }
    }
}

impl OneConnection {
    async fn attempt(
        &self,
        steps: &[Step],
        outcomes: &mut Vec<Result<Committed, CommitError>>,
    ) -> Result<()> {
        let me = self.seen.as_ref().and_then(Seen::process);
        let mut tx = self.pool.begin().await?;
        if let Some(now) = steps.iter().map(|step| step.commit.now).max() {
            // What another process is just forgetting is left to it.
            sqlx::query!(
                "DELETE FROM handled WHERE interaction IN
                   (SELECT interaction FROM handled WHERE at < $1 FOR UPDATE SKIP LOCKED)",
                now - REMEMBERED_MS
            )
            .execute(&mut *tx)
            .await?;
        }
        // In one order, or two processes would wait for each other's tables.
        let mut order: Vec<usize> = (0..steps.len()).collect();
        order.sort_by_key(|step| steps[*step].table.to_sql());
        let mut done: Vec<Option<Result<Committed, CommitError>>> = Vec::new();
        done.resize_with(steps.len(), || None);
        for number in order {
            let Step { table, commit } = &steps[number];
            sqlx::raw_sql("SAVEPOINT one").execute(&mut *tx).await?;
            let outcome = apply(&mut tx, *table, commit, me).await;
            let then = match outcome {
                Ok(_) => "RELEASE one",
                Err(CommitError::Store(StoreError::Database(error))) if is_conflict(&error) => {
                    return Err(error.into());
                }
                Err(_) => "ROLLBACK TO one; RELEASE one",
            };
            done[number] = Some(outcome);
            sqlx::raw_sql(then).execute(&mut *tx).await?;
        }
        outcomes.extend(done.into_iter().flatten());
        tx.commit().await?;
        Ok(())
    }
}

/// Makes a transaction; once more where another one was in its way, for the server has undone all of it then.
pub(crate) async fn once_more<T, F: Future<Output = Result<T>>>(
    attempt: impl Fn() -> F,
) -> Result<T> {
    match limited(attempt()).await {
        Err(StoreError::Database(error)) if is_conflict(&error) => {
            tracing::warn!(%error, "a transaction is tried once more");
            limited(attempt()).await
        }
        other => other,
    }
}

/// Lets no other process hold the same until the transaction ends.
pub(crate) async fn hold(tx: &mut PgConnection, what: &str) -> Result<(), sqlx::Error> {
    sqlx::query!("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", what).execute(tx).await?;
    Ok(())
}

/// Whether two transactions were in each other's way: then the server has undone this one.
fn is_conflict(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    // serialization_failure, deadlock_detected
    matches!(code.as_deref(), Some("40001" | "40P01"))
}
