//! The outbox as it is stored: what must still be sent.

use super::{Delivered, OUTBOX_FORMAT, Store, StoreError};
use crate::ids::TableId;

/// Something that must be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutboxRow {
    /// Its number; also what makes its nonce.
    pub id: i64,
    /// Rows of a lane are delivered in order.
    pub lane: String,
    /// What is written under the same key changes this row.
    pub key: String,
    /// What to send, opaque here.
    pub body: String,
    /// Not before this moment (ms since 1970).
    pub due_at: i64,
    /// How often it was tried.
    pub attempts: i64,
    /// How often it was written again.
    pub changes: i64,
    /// When it was written last (ms since 1970).
    pub created_at: i64,
}

impl Store {
    /// What a table must still send, oldest first. Rows that were given up, or that a later version
    /// has written, are not among them; they stay where they are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn outbox(&self, table: TableId) -> Result<Vec<OutboxRow>, StoreError> {
        let id = table.to_sql();
        Ok(sqlx::query_as!(
            OutboxRow,
            "SELECT id, lane, key, body, due_at, attempts, changes, created_at FROM outbox
             WHERE table_id = ? AND dead_at IS NULL AND format <= ? ORDER BY id",
            id,
            OUTBOX_FORMAT
        )
        .fetch_all(&self.readers)
        .await?)
    }

    /// The tables with something to send, but for those that are put off at this moment.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_with_outbox(&self, now: i64) -> Result<Vec<TableId>, StoreError> {
        let ids = sqlx::query_scalar!(
            "SELECT DISTINCT table_id FROM outbox JOIN tables ON tables.id = table_id
             WHERE dead_at IS NULL AND format <= ? AND coalesce(retry_at, 0) <= ?",
            OUTBOX_FORMAT,
            now
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(TableId::from_sql).collect())
    }

    /// Notes a try that failed, and when the next one is due. `error` must hold no token.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn postpone(
        &self,
        row: Delivered,
        due_at: i64,
        error: &str,
    ) -> Result<(), StoreError> {
        sqlx::query!(
            "UPDATE outbox SET attempts = attempts + 1, due_at = ?, last_error = ?
             WHERE id = ? AND changes = ?",
            due_at,
            error,
            row.id,
            row.changes
        )
        .execute(&self.writer)
        .await?;
        self.committed();
        Ok(())
    }

    /// Gives a row up: it stays in the database, with why, and is not tried again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn bury(&self, row: i64, now: i64, error: &str) -> Result<(), StoreError> {
        sqlx::query!(
            "UPDATE outbox SET attempts = attempts + 1, dead_at = ?, last_error = ? WHERE id = ?",
            now,
            error,
            row
        )
        .execute(&self.writer)
        .await?;
        self.committed();
        Ok(())
    }
}
