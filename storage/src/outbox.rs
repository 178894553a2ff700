//! The stored outbox: messages that must still be sent.

use async_trait::async_trait;

use crate::{Delivered, Result};
use values::TableId;

/// A message that must be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutboxRow {
    /// Its number, from which its nonce is derived.
    pub id: i64,
    /// Rows of a lane are delivered in order.
    pub lane: String,
    /// A row written under the same key replaces this one.
    pub key: String,
    /// The message, opaque here.
    pub body: String,
    /// The earliest moment to send it (ms since 1970).
    pub due_at: i64,
    pub attempts: i64,
    /// The number of times it was rewritten.
    pub changes: i64,
    /// The time of the last write (ms since 1970).
    pub created_at: i64,
}

/// Messages waiting to be sent. Rows are written by [`commit`](crate::Storage::commit), which also
/// removes delivered ones.
#[async_trait]
pub trait OutboxStore: Send + Sync {
    /// The rows of a table that must still be sent, oldest first. Rows that were given up, or that
    /// a later version has written, are not among them; they stay where they are.
    async fn outbox(&self, table: TableId) -> Result<Vec<OutboxRow>>;

    /// The tables with something to send, except for those that are put off at this moment, and
    /// those that another process keeps.
    async fn tables_with_outbox(&self, now: i64) -> Result<Vec<TableId>>;

    /// Notes a failed attempt, and when the next one is due. `error` must hold no token.
    async fn postpone(&self, row: Delivered, due_at: i64, error: &str) -> Result<()>;

    /// Gives a row up: it stays in the database, with the error, and is not tried again.
    /// One that was written again meanwhile is left alone.
    async fn bury(&self, row: Delivered, now: i64, error: &str) -> Result<()>;
}
