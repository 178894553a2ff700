//! The outbox as it is stored: what must still be sent.

use async_trait::async_trait;

use crate::{Delivered, Result};
use values::TableId;

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
    pub attempts: i64,
    /// How often it was written again.
    pub changes: i64,
    /// When it was written last (ms since 1970).
    pub created_at: i64,
}

/// What waits to be sent. Rows are written by [`commit`](crate::Storage::commit), which also takes
/// away what was delivered.
#[async_trait]
pub trait OutboxStore: Send + Sync {
    /// What a table must still send, oldest first. Rows that were given up, or that a later version
    /// has written, are not among them; they stay where they are.
    async fn outbox(&self, table: TableId) -> Result<Vec<OutboxRow>>;

    /// The tables with something to send, but for those that are put off at this moment, and those
    /// that another process keeps.
    async fn tables_with_outbox(&self, now: i64) -> Result<Vec<TableId>>;

    /// Notes a try that failed, and when the next one is due. `error` must hold no token.
    async fn postpone(&self, row: Delivered, due_at: i64, error: &str) -> Result<()>;

    /// Gives a row up: it stays in the database, with why, and is not tried again.
    async fn bury(&self, row: i64, now: i64, error: &str) -> Result<()>;
}
