//! The transaction that takes the steps of many tables.

use async_trait::async_trait;
use storage::writer::{Step, Together};
use storage::{CommitError, Committed, ProcessNo, REMEMBERED_MS, Result, StoreError};

use super::commit::apply;
use super::retry::is_conflict;
use crate::connection::{Pool, begin, forget_handled, limited};

/// The connection that writes.
pub(crate) struct OneConnection {
    pub(crate) pool: Pool,
    /// The process that it writes as.
    pub(crate) me: Box<dyn Fn() -> Option<ProcessNo> + Send + Sync>,
}

#[async_trait]
impl Together for OneConnection {
    async fn together(
        &self,
        steps: &[Step],
        outcomes: &mut Vec<Result<Committed, CommitError>>,
    ) -> Result<()> {
        match limited(self.attempt(steps, outcomes)).await {
            // The server has undone all of it: trying again does no harm.
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
        let me = (self.me)();
        let mut tx = begin(&self.pool).await?;
        if let Some(now) = steps.iter().map(|step| step.commit.now).max() {
            forget_handled(&mut tx, now - REMEMBERED_MS).await?;
        }
        for Step { table, commit } in steps {
            sqlx::raw_sql("SAVEPOINT one").execute(&mut *tx).await?;
            let outcome = apply(&mut tx, *table, commit, me).await;
            let then = match outcome {
                Ok(_) => "RELEASE one",
                Err(CommitError::Store(StoreError::Database(error))) if is_conflict(&error) => {
                    return Err(error.into());
                }
                // In SQLite a full disk ends the whole transaction: then the rollback fails, too.
                Err(_) => "ROLLBACK TO one; RELEASE one",
            };
            outcomes.push(outcome);
            sqlx::raw_sql(then).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }
}
