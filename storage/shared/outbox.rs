use async_trait::async_trait;
use storage::{Delivered, NewRow, OUTBOX_FORMAT, OutboxRow, OutboxStore, ProcessStore, Result};
use values::TableId;

use crate::Store;
use crate::connection::{Connection, limited};

#[async_trait]
impl OutboxStore for Store {
    async fn outbox(&self, table: TableId) -> Result<Vec<OutboxRow>> {
        let rows = sqlx::query_as!(
            OutboxRow,
            "SELECT id, lane, key, body, due_at, attempts, changes, created_at FROM outbox
             WHERE table_id = $1 AND dead_at IS NULL AND format <= $2 ORDER BY id",
            table.to_sql(),
            OUTBOX_FORMAT
        );
        Ok(limited(rows.fetch_all(&self.readers)).await?)
    }

    async fn tables_with_outbox(&self, now: i64) -> Result<Vec<TableId>> {
        let me = self.process().map(|process| process.0);
        let ids = sqlx::query_scalar!(
            "SELECT DISTINCT table_id FROM outbox JOIN tables ON tables.id = table_id
             WHERE dead_at IS NULL AND format <= $1 AND coalesce(retry_at, 0) <= $2
               AND (keeper IS NULL OR keeper = $3
                    OR NOT EXISTS (SELECT 1 FROM living WHERE living.id = keeper))",
            OUTBOX_FORMAT,
            now,
            me
        );
        let ids = limited(ids.fetch_all(&self.readers)).await?;
        Ok(ids.into_iter().map(TableId::from_sql).collect())
    }

    async fn postpone(&self, row: Delivered, due_at: i64, error: &str) -> Result<()> {
        self.change(sqlx::query!(
            "UPDATE outbox SET attempts = attempts + 1, due_at = $1, last_error = $2
             WHERE id = $3 AND changes = $4",
            due_at,
            error,
            row.id,
            row.changes
        ))
        .await
    }

    async fn bury(&self, row: Delivered, now: i64, error: &str) -> Result<()> {
        self.change(sqlx::query!(
            "UPDATE outbox SET attempts = attempts + 1, dead_at = $1, last_error = $2
             WHERE id = $3 AND changes = $4",
            now,
            error,
            row.id,
            row.changes
        ))
        .await
    }
}

/// Writes a row into a transaction, over one of the same key.
pub(super) async fn write(
    tx: &mut Connection,
    table: i64,
    row: &NewRow,
    now: i64,
) -> sqlx::Result<Delivered> {
    let row = sqlx::query_as!(
        Delivered,
        r#"INSERT INTO outbox (table_id, lane, key, body, due_at, created_at, format)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (table_id, key) DO UPDATE SET
             body = excluded.body, format = excluded.format, due_at = excluded.due_at,
             changes = outbox.changes + 1, attempts = 0, dead_at = NULL, last_error = NULL
           RETURNING id AS "id!", changes AS "changes!""#,
        table,
        row.lane,
        row.key,
        row.body,
        row.due_at,
        now,
        OUTBOX_FORMAT
    );
    row.fetch_one(tx).await
}
