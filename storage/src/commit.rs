//! The one transaction of a move: state, events, outbox, and the interaction behind it.

use crate::{FinishedMatch, StoreError, StoredPerson};
use values::InteractionId;

/// Everything that changes with one step of a table. It lands whole or not at all.
#[derive(Default)]
pub struct Commit {
    /// The revision this step was made from.
    pub revision: i64,
    /// The interaction that asked for it, if a person did.
    pub interaction: Option<InteractionId>,
    /// Whether the process that commits it is the table's keeper from now on, whoever was before.
    pub takes_over: bool,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// The new state, opaque here.
    pub state: String,
    /// Whether the table still occupies its channel.
    pub open: bool,
    /// When to look at the table next.
    pub wake_at: Option<i64>,
    /// Everybody at the table, if that has changed.
    pub people: Option<Vec<StoredPerson>>,
    /// New events, after the stored ones.
    pub events: Vec<String>,
    /// The number of stored events.
    pub events_before: usize,
    pub outbox: Vec<NewRow>,
    /// Rows of the outbox that need no longer be sent, by key.
    pub withdrawn: Vec<String>,
    /// Rows of the outbox that have been delivered.
    pub delivered: Vec<Delivered>,
    /// The result of the match, once it is over and counts.
    pub finished: Option<FinishedMatch>,
}

/// A row of the outbox as it was sent: if it was written again meanwhile, it stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delivered {
    pub id: i64,
    /// The number of times it had been rewritten when it was sent.
    pub changes: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Committed {
    /// Whether this process is the table's keeper now; see [`ProcessStore`](crate::ProcessStore).
    pub kept: bool,
    /// The rows that [`Commit::outbox`] wrote, in the same order.
    pub rows: Vec<Delivered>,
}

/// A message to send, as `outbox` stores it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewRow {
    /// Rows of a lane are delivered in order.
    pub lane: String,
    /// A row with an existing key replaces that row, which keeps its number and its place in the
    /// lane.
    pub key: String,
    /// The message, opaque here.
    pub body: String,
    /// The earliest moment to send it (ms since 1970).
    pub due_at: i64,
}

/// The reason why a step was not committed.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// This interaction was handled before: Discord delivered it twice.
    #[error("handled before")]
    AlreadyHandled,
    /// Somebody else changed the table in between.
    #[error("the table has changed meanwhile")]
    Outdated,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for CommitError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// The time for which an interaction is remembered: its token is dead long before.
pub const REMEMBERED_MS: i64 = 60 * 60 * 1000;
