//! The one transaction of a move: state, events, what must be sent, the interaction that asked.

use sqlx::PgConnection;
use storage::ids::TableId;
use storage::{
    Commit, CommitError, Committed, Delivered, News, OUTBOX_FORMAT, ProcessNo, checksum,
};

use super::tables::noted;
use super::{careers, matches, people};

/// Writes one step into a transaction, as this process. Whoever calls goes back to where it stood before
/// when this fails.
pub(super) async fn apply(
    tx: &mut PgConnection,
    table: TableId,
    commit: &Commit,
    me: Option<i64>,
) -> Result<Committed, CommitError> {
    let id = table.to_sql();

    if let Some(interaction) = commit.interaction
        && !noted(&mut *tx, interaction, commit.now).await?
    {
        return Err(CommitError::AlreadyHandled);
    }

    let sum = checksum(&commit.state);
    let next = commit.revision + 1;
    let begun = commit.events_before + commit.events.len() > 0;
    let updated = sqlx::query_scalar!(
        r#"UPDATE tables SET revision = $1, open = $2, wake_at = $3, state = $4, checksum = $5,
                               ended_at = CASE WHEN $6::boolean THEN NULL ELSE coalesce(ended_at, $7) END,
                               begun = begun OR $11, retry_at = NULL, failures = 0,
                               keeper = CASE WHEN $10::bigint IS NULL OR keeper = $10 OR EXISTS (
                                   SELECT FROM processes
                                   WHERE processes.id = keeper
                                     AND seen_at >= clock_timestamp() - interval '10 seconds')
                                 THEN keeper ELSE $10 END
             WHERE id = $8 AND revision = $9
             RETURNING keeper"#,
        next,
        commit.open,
        commit.wake_at,
        commit.state,
        sum,
        commit.open,
        commit.now,
        id,
        commit.revision,
        me,
        begun
    )
    .fetch_optional(&mut *tx)
    .await?;
    let Some(keeper) = updated else {
        return Err(CommitError::Outdated);
    };
    let kept = keeper.is_some() && keeper == me;
    if let Some(keeper) = keeper.filter(|_| !kept) {
        // It hears of it when this is committed.
        super::processes::tell(tx, News::Table(table), Some(ProcessNo(keeper))).await?;
    }

    if let Some(everybody) = &commit.people {
        people::replace(tx, id, everybody).await?;
    }
    if !commit.events.is_empty() {
        let before = i64::try_from(commit.events_before).unwrap_or(i64::MAX);
        let sums: Vec<i64> = commit.events.iter().map(|body| checksum(body)).collect();
        sqlx::query!(
            "INSERT INTO events (table_id, number, body, checksum)
             SELECT $1, $2 + number, body, checksum
             FROM unnest($3::text[], $4::bigint[]) WITH ORDINALITY AS new (body, checksum, number)",
            id,
            before,
            &commit.events,
            &sums
        )
        .execute(&mut *tx)
        .await?;
    }
    if !commit.delivered.is_empty() {
        let (ids, changes): (Vec<i64>, Vec<i64>) =
            commit.delivered.iter().map(|row| (row.id, row.changes)).unzip();
        sqlx::query!(
            "DELETE FROM outbox WHERE (id, changes) IN
               (SELECT * FROM unnest($1::bigint[], $2::bigint[]))",
            &ids,
            &changes
        )
        .execute(&mut *tx)
        .await?;
    }
    if !commit.withdrawn.is_empty() {
        sqlx::query!(
            "DELETE FROM outbox WHERE table_id = $1 AND key = ANY ($2)",
            id,
            &commit.withdrawn
        )
        .execute(&mut *tx)
        .await?;
    }
    let mut committed = Committed { kept, ..Committed::default() };
    for row in &commit.outbox {
        let written = sqlx::query!(
            r#"INSERT INTO outbox (table_id, lane, key, body, due_at, created_at, format)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (table_id, key) DO UPDATE SET
                   body = excluded.body, format = excluded.format, due_at = excluded.due_at,
                   changes = outbox.changes + 1, attempts = 0,
                   dead_at = NULL, last_error = NULL
                 RETURNING id, changes"#,
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
