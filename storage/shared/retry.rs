//! Transactions in conflict.

use sqlx::error::DatabaseError;
use storage::{Result, StoreError};

use crate::connection::limited;

/// Runs a transaction, and once more if it conflicted with another one: the server has undone all
/// of it then.
pub(super) async fn once_more<T, F: Future<Output = Result<T>>>(
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

/// Whether two transactions were in conflict: then the server has undone this one. (SQLite has one
/// at a time, and other codes.)
pub(super) fn is_conflict(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    // serialization_failure, deadlock_detected
    matches!(code.as_deref(), Some("40001" | "40P01"))
}
