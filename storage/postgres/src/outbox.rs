//! The outbox as it is stored: what must still be sent.

use async_trait::async_trait;
use storage::ids::TableId;
use storage::{Delivered, OUTBOX_FORMAT, OutboxRow, OutboxStore, ProcessStore, StoreError};

use super::{PostgresStore, limited};

#[async_trait]
impl OutboxStore for PostgresStore {
    async fn outbox(&self, table: TableId) -> Result<Vec<OutboxRow>, StoreError> {
        limited(async {
            let id = table.to_sql();
            Ok(sqlx::query_as!(
                OutboxRow,
                "SELECT id, lane, key, body, due_at, attempts, changes, created_at FROM outbox
             WHERE table_id = $1 AND dead_at IS NULL AND format <= $2 ORDER BY id",
                id,
                OUTBOX_FORMAT
            )
            .fetch_all(&self.readers)
            .await?)
        })
        .await
    }

    async fn tables_with_outbox(&self, now: i64) -> Result<Vec<TableId>, StoreError> {
        limited(async {
            let me = self.process().map(|process| process.0);
            let ids = sqlx::query_scalar!(
                "SELECT DISTINCT table_id FROM outbox JOIN tables ON tables.id = table_id
             WHERE dead_at IS NULL AND format <= $1 AND coalesce(retry_at, 0) <= $2
               AND (keeper IS NULL OR keeper = $3 OR NOT EXISTS (
                 SELECT FROM processes
                 WHERE processes.id = keeper
                   AND seen_at >= clock_timestamp() - interval '10 seconds'))",
                OUTBOX_FORMAT,
                now,
                me
            )
            .fetch_all(&self.readers)
            .await?;
            Ok(ids.into_iter().map(TableId::from_sql).collect())
        })
        .await
    }

    async fn postpone(&self, row: Delivered, due_at: i64, error: &str) -> Result<(), StoreError> {
        limited(async {
            sqlx::query!(
                "UPDATE outbox SET attempts = attempts + 1, due_at = $1, last_error = $2
             WHERE id = $3 AND changes = $4",
                due_at,
                error,
                row.id,
                row.changes
            )
            .execute(&self.writer)
            .await?;
            self.committed();
            Ok(())
        })
        .await
    }

    async fn bury(&self, row: i64, now: i64, error: &str) -> Result<(), StoreError> {
        limited(async {
        sqlx::query!(
            "UPDATE outbox SET attempts = attempts + 1, dead_at = $1, last_error = $2 WHERE id = $3",
            now,
            error,
            row
        )
        .execute(&self.writer)
        .await?;
        self.committed();
        Ok(())
        })
        .await
    }
}
