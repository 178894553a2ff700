//! The outbox as it is stored: what must still be sent.

use async_trait::async_trait;
use storage::ids::TableId;
use storage::{Delivered, OUTBOX_FORMAT, OutboxRow, OutboxStore, StoreError};

use super::SqliteStore;

#[async_trait]
impl OutboxStore for SqliteStore {
    async fn outbox(&self, table: TableId) -> Result<Vec<OutboxRow>, StoreError> {
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

    async fn tables_with_outbox(&self, now: i64) -> Result<Vec<TableId>, StoreError> {
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

    async fn postpone(&self, row: Delivered, due_at: i64, error: &str) -> Result<(), StoreError> {
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

    async fn bury(&self, row: i64, now: i64, error: &str) -> Result<(), StoreError> {
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
