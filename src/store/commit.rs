//! The one transaction of a move: state, events, what must be sent, the interaction that asked.

use sqlx::SqliteConnection;
use tokio::sync::oneshot;

use super::writer::Job;
use super::{
    FinishedMatch, OUTBOX_FORMAT, Store, StoreError, StoredPerson, careers, checksum, matches,
    people,
};
use crate::ids::{InteractionId, TableId};

/// Everything that changes with one step of a table. It lands whole or not at all.
#[derive(Default)]
pub struct Commit {
    /// The revision this step was made from.
    pub revision: i64,
    /// The interaction that asked for it, if a person did.
    pub interaction: Option<InteractionId>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// The new state, opaque here.
    pub state: String,
    /// Whether the table still occupies its channel.
    pub open: bool,
    /// When to look at the table next.
    pub wake_at: Option<i64>,
    /// Everybody at the table, where that has changed.
    pub people: Option<Vec<StoredPerson>>,
    /// New events, behind those that are there.
    pub events: Vec<String>,
    /// How many events there are already.
    pub events_before: usize,
    /// What must be sent.
    pub outbox: Vec<NewRow>,
    /// Rows of the outbox that need no longer be sent, by key.
    pub withdrawn: Vec<String>,
    /// Rows of the outbox that have been delivered.
    pub delivered: Vec<Delivered>,
    /// What the match came to, once it is over and counts.
    pub finished: Option<FinishedMatch>,
}

/// A row of the outbox as it was sent: if it was written again meanwhile, it stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delivered {
    /// The row.
    pub id: i64,
    /// How often it had been written again when it was sent.
    pub changes: i64,
}

/// What became of a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Committed {
    /// The rows that [`Commit::outbox`] wrote, in the same order.
    pub rows: Vec<Delivered>,
}

/// Something to be sent, as `outbox` stores it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewRow {
    /// Rows of a lane are delivered in order.
    pub lane: String,
    /// What is written under a key that is there already changes that row, which keeps its number
    /// and its place in the lane.
    pub key: String,
    /// What to send, opaque here.
    pub body: String,
    /// Not before this moment (ms since 1970).
    pub due_at: i64,
}

/// Why a step was not committed.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// This interaction was dealt with before: Discord delivered it twice.
    #[error("handled before")]
    AlreadyHandled,
    /// Somebody else changed the table in between.
    #[error("the table has changed meanwhile")]
    Outdated,
    /// The database failed; nothing has changed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for CommitError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// How long an interaction is remembered: its token is dead long before.
const REMEMBERED_MS: i64 = 60 * 60 * 1000;

impl Store {
    /// Commits one step of a table.
    ///
    /// # Errors
    /// [`CommitError`]; then nothing of it has changed.
    pub async fn commit(&self, table: TableId, commit: Commit) -> Result<Committed, CommitError> {
        let gone = || CommitError::Store(StoreError::Write("the database is closed".into()));
        let (reply, outcome) = oneshot::channel();
        let sent = self.jobs.send(Job { table, commit, reply }).await;
        sent.map_err(|_| gone())?;
        outcome.await.map_err(|_| gone())?
    }
}

/// Writes one step into a transaction. Whoever calls goes back to where it stood before when this
/// fails.
pub(super) async fn apply(
    tx: &mut SqliteConnection,
    table: TableId,
    commit: &Commit,
) -> Result<Committed, CommitError> {
    let id = table.to_sql();

    if let Some(interaction) = commit.interaction {
        let interaction = interaction.to_sql();
        let first = sqlx::query!(
            "INSERT INTO handled (interaction, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
            interaction,
            commit.now
        )
        .execute(&mut *tx)
        .await?;
        if first.rows_affected() == 0 {
            return Err(CommitError::AlreadyHandled);
        }
        let forgotten = commit.now - REMEMBERED_MS;
        sqlx::query!("DELETE FROM handled WHERE at < ?", forgotten).execute(&mut *tx).await?;
    }

    let sum = checksum(&commit.state);
    let next = commit.revision + 1;
    let updated = sqlx::query!(
        "UPDATE tables SET revision = ?, open = ?, wake_at = ?, state = ?, checksum = ?,
                               ended_at = CASE WHEN ? THEN NULL ELSE coalesce(ended_at, ?) END,
                               retry_at = NULL, failures = 0
             WHERE id = ? AND revision = ?",
        next,
        commit.open,
        commit.wake_at,
        commit.state,
        sum,
        commit.open,
        commit.now,
        id,
        commit.revision
    )
    .execute(&mut *tx)
    .await?;
    if updated.rows_affected() == 0 {
        return Err(CommitError::Outdated);
    }

    if let Some(everybody) = &commit.people {
        people::replace(tx, id, everybody).await?;
    }
    for (offset, body) in commit.events.iter().enumerate() {
        let number = i64::try_from(commit.events_before + offset + 1).unwrap_or(i64::MAX);
        let sum = checksum(body);
        sqlx::query!(
            "INSERT INTO events (table_id, number, body, checksum) VALUES (?, ?, ?, ?)",
            id,
            number,
            body,
            sum
        )
        .execute(&mut *tx)
        .await?;
    }
    for row in &commit.delivered {
        sqlx::query!("DELETE FROM outbox WHERE id = ? AND changes = ?", row.id, row.changes)
            .execute(&mut *tx)
            .await?;
    }
    for key in &commit.withdrawn {
        sqlx::query!("DELETE FROM outbox WHERE table_id = ? AND key = ?", id, key)
            .execute(&mut *tx)
            .await?;
    }
    let mut committed = Committed::default();
    for row in &commit.outbox {
        let written = sqlx::query!(
            r#"INSERT INTO outbox (table_id, lane, key, body, due_at, created_at, format)
                 VALUES (?, ?, ?, ?, ?, ?, ?)
                 ON CONFLICT (table_id, key) DO UPDATE SET
                   body = excluded.body, format = excluded.format, due_at = excluded.due_at,
                   changes = changes + 1, attempts = 0,
                   dead_at = NULL, last_error = NULL
                 RETURNING id AS "id!", changes AS "changes!""#,
            id,
            row.lane,
            row.key,
            row.body,
            row.due_at,
            commit.now,
            OUTBOX_FORMAT
        )
        .fetch_one(&mut *tx)
        .await?;
        committed.rows.push(Delivered { id: written.id, changes: written.changes });
    }
    if let Some(finished) = &commit.finished {
        matches::write(tx, table, finished, commit.now).await?;
        careers::add(tx, table, finished, commit.now).await?;
    }
    Ok(committed)
}
