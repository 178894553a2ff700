//! Reading the outbox: what must still be sent.

use super::{Store, StoreError};
use crate::ids::TableId;

/// Something that must be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parcel {
    /// Its number; also what makes its nonce.
    pub id: i64,
    /// Parcels of a lane are delivered in order.
    pub lane: String,
    /// What to send, opaque here.
    pub body: String,
    /// Not before this moment (ms since 1970).
    pub due_at: i64,
    /// How often it was tried.
    pub attempts: i64,
}

impl Store {
    /// The first parcel of every lane of a table, due or not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn parcels(&self, table: TableId) -> Result<Vec<Parcel>, StoreError> {
        let id = table.to_sql();
        Ok(sqlx::query_as!(
            Parcel,
            "SELECT id, lane, body, due_at, attempts FROM outbox
             WHERE table_id = ?1 AND id IN (SELECT MIN(id) FROM outbox WHERE table_id = ?1 GROUP BY lane)
             ORDER BY id",
            id
        )
        .fetch_all(&self.readers)
        .await?)
    }

    /// The tables with something to send.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_with_parcels(&self) -> Result<Vec<TableId>, StoreError> {
        let ids = sqlx::query_scalar!("SELECT DISTINCT table_id FROM outbox")
            .fetch_all(&self.readers)
            .await?;
        Ok(ids.into_iter().map(TableId::from_sql).collect())
    }

    /// Tries a parcel again at `due_at`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn postpone(&self, parcel: i64, due_at: i64) -> Result<(), StoreError> {
        sqlx::query!(
            "UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE id = ?",
            due_at,
            parcel
        )
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
