use serde_json::json;
use storage::{Commit, CommitError, Committed, News, ProcessNo, checksum};
use values::TableId;

use super::tables::{noted, replace_people};
use super::{careers, matches, outbox};
use crate::connection::{Connection, tell};

/// Writes one step into a transaction, as this process. On an error the caller rolls back to the
/// state before it.
pub(crate) async fn apply(
    tx: &mut Connection,
    table: TableId,
    commit: &Commit,
    me: Option<ProcessNo>,
) -> Result<Committed, CommitError> {
    let id = table.to_sql();
    if let Some(interaction) = commit.interaction
        && !noted(tx, interaction, commit.now).await?
    {
        return Err(CommitError::AlreadyHandled);
    }

    let next = commit.revision + 1;
    let begun = commit.events_before + commit.events.len() > 0;
    let me = me.map(|process| process.0);
    let before = match commit.takes_over {
        true => sqlx::query_scalar!("SELECT keeper FROM tables WHERE id = $1", id)
            .fetch_optional(&mut *tx)
            .await?
            .flatten(),
        false => None,
    };
    let updated = sqlx::query_scalar!(
        r#"UPDATE tables
           SET revision = $1, open = $2, wake_at = $3, state = $4, checksum = $5,
               ended_at = CASE WHEN $2 THEN NULL ELSE coalesce(ended_at, $6) END,
               begun = begun OR $7, retry_at = NULL, failures = 0,
               keeper = CASE WHEN CAST($8 AS BIGINT) IS NULL
                               OR (NOT CAST($11 AS BOOLEAN)
                                   AND EXISTS (SELECT 1 FROM living WHERE living.id = keeper))
                             THEN keeper ELSE $8 END
           WHERE id = $9 AND revision = $10
           RETURNING keeper AS "keeper: i64""#,
        next,
        commit.open,
        commit.wake_at,
        commit.state,
        checksum(&commit.state),
        commit.now,
        begun,
        me,
        id,
        commit.revision,
        commit.takes_over
    )
    .fetch_optional(&mut *tx)
    .await?;
    let Some(keeper) = updated else {
        return Err(CommitError::Outdated);
    };
    let mut committed = Committed { kept: keeper.is_some() && keeper == me, rows: Vec::new() };
    let others = [keeper, before].into_iter().flatten().find(|process| Some(*process) != me);
    if let Some(keeper) = others {
        // The news arrives with the commit.
        tell(tx, News::Table(table), Some(ProcessNo(keeper))).await?;
    }

    if let Some(everybody) = &commit.people {
        replace_people(tx, id, everybody).await?;
    }
    if !commit.events.is_empty() {
        let events: Vec<_> = commit.events.iter().map(|body| (body, checksum(body))).collect();
        let insert = sqlx::query!(
            "INSERT INTO events (table_id, number, body, checksum)
             SELECT $1, $2 + key + 1, value ->> 0, CAST(value ->> 1 AS BIGINT) FROM json_each($3)",
            id,
            i64::try_from(commit.events_before).unwrap_or(i64::MAX),
            json!(events).to_string()
        );
        insert.execute(&mut *tx).await?;
    }
    if !commit.delivered.is_empty() {
        let rows: Vec<_> = commit.delivered.iter().map(|row| [row.id, row.changes]).collect();
        let delete = sqlx::query!(
            "DELETE FROM outbox WHERE (id, changes) IN
               (SELECT CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT)
                FROM json_each($1))",
            json!(rows).to_string()
        );
        delete.execute(&mut *tx).await?;
    }
    for key in &commit.withdrawn {
        sqlx::query!("DELETE FROM outbox WHERE table_id = $1 AND key = $2", id, key)
            .execute(&mut *tx)
            .await?;
    }
    for row in &commit.outbox {
        committed.rows.push(outbox::write(tx, id, row, commit.now).await?);
    }
    if let Some(finished) = &commit.finished {
        matches::write(tx, table, finished, commit.now).await?;
        careers::add(tx, table, finished).await?;
    }
    Ok(committed)
}
