//! The one transaction of a move: state, events, what must be sent, the interaction that asked.

use sqlx::SqliteConnection;
use storage::ids::TableId;
use storage::{Commit, CommitError, Committed, Delivered, OUTBOX_FORMAT, REMEMBERED_MS, checksum};

use super::tables::noted;
use super::{careers, matches, people};

/// Writes one step into a transaction. Whoever calls goes back to where it stood before when this
/// fails.
pub(super) async fn apply(
    tx: &mut SqliteConnection,
    table: TableId,
    commit: &Commit,
) -> Result<Committed, CommitError> {
    let id = table.to_sql();

    if let Some(interaction) = commit.interaction {
        if !noted(&mut *tx, interaction, commit.now).await? {
            return Err(CommitError::AlreadyHandled);
        }
        let forgotten = commit.now - REMEMBERED_MS;
        sqlx::query!("DELETE FROM handled WHERE at < ?", forgotten).execute(&mut *tx).await?;
    }

    let sum = checksum(&commit.state);
    let next = commit.revision + 1;
    let begun = commit.events_before + commit.events.len() > 0;
    let updated = sqlx::query!(
        "UPDATE tables SET revision = ?, open = ?, wake_at = ?, state = ?, checksum = ?,
                               ended_at = CASE WHEN ? THEN NULL ELSE coalesce(ended_at, ?) END,
                               begun = begun OR ?, retry_at = NULL, failures = 0
             WHERE id = ? AND revision = ?",
        next,
        commit.open,
        commit.wake_at,
        commit.state,
        sum,
        commit.open,
        commit.now,
        begun,
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
    let mut committed = Committed { kept: true, ..Committed::default() };
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
