//! The transaction that takes the steps of many tables.

use std::sync::atomic::{AtomicI64, Ordering};

use async_trait::async_trait;
use storage::writer::{Step, Together};
use storage::{CommitError, Committed, ProcessNo, REMEMBERED_MS, Result, StoreError};

use super::commit::apply;
use super::is_conflict;
use crate::connection::{Pool, begin, forget_handled, limited};

/// The time between two looks for interactions that can be forgotten.
const FORGET_EVERY_MS: u64 = 60 * 1000;

/// The connection that writes.
pub(crate) struct OneConnection {
    pub(crate) pool: Pool,
    /// The process that it writes as.
    pub(crate) me: Box<dyn Fn() -> Option<ProcessNo> + Send + Sync>,
    /// The moment before which interactions were last forgotten.
    pub(crate) forgotten: AtomicI64,
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
                limited(self.attempt(steps, outcomes)).await
            }
            other => other,
        }
    }
}

impl OneConnection {
    /// Nearly always no step is refused, and a savepoint for each would be a third of the work.
    async fn attempt(
        &self,
        steps: &[Step],
        outcomes: &mut Vec<Result<Committed, CommitError>>,
    ) -> Result<()> {
        self.commit(steps, outcomes, false).await?;
        if steps.len() > 1 && outcomes.iter().any(Result::is_err) {
            self.commit(steps, outcomes, true).await?;
        }
        Ok(())
    }

    /// `each`: a step that is refused undoes itself alone, and not all with the transaction.
    async fn commit(
        &self,
        steps: &[Step],
        outcomes: &mut Vec<Result<Committed, CommitError>>,
        each: bool,
    ) -> Result<()> {
        outcomes.clear();
        let me = (self.me)();
        let mut tx = begin(&self.pool).await?;
        let before = steps.iter().map(|step| step.commit.now - REMEMBERED_MS).max();
        if let Some(before) = before
            && before.abs_diff(self.forgotten.load(Ordering::Relaxed)) >= FORGET_EVERY_MS
        {
            forget_handled(&mut tx, before).await?;
            self.forgotten.store(before, Ordering::Relaxed);
        }
        for Step { table, commit } in steps {
            if each {
                sqlx::raw_sql("SAVEPOINT one").execute(&mut *tx).await?;
            }
            let outcome = apply(&mut tx, *table, commit, me).await;
            let then = match outcome {
                Ok(_) => "RELEASE one",
                Err(CommitError::Store(StoreError::Database(error))) if is_conflict(&error) => {
                    return Err(error.into());
                }
                // In SQLite a full disk ends the whole transaction: then the rollback fails, too.
                Err(_) => "ROLLBACK TO one; RELEASE one",
            };
            let refused = outcome.is_err();
            outcomes.push(outcome);
            if each {
                sqlx::raw_sql(then).execute(&mut *tx).await?;
            } else if refused {
                return Ok(());
            }
        }
        Ok(tx.commit().await?)
    }
}
