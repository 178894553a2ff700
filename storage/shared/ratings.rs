//! Ratings in the database: which matches are rated, and what is stored of that.

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use serde_json::json;
use storage::rated::{RatedMatch, Strength, Thousandths, method};
use storage::ratings::{HistoryRow, LadderRow, NextRow, next_matches, rated};
use storage::{RankedLadder, RatingChange, RatingStore, Result};
use values::{TableId, UserId};

use super::once_more;
use crate::Store;
use crate::connection::{Connection, limited};

#[async_trait]
impl RatingStore for Store {
    async fn rate_some(&self, of: RankedLadder<'_>, most: u32) -> Result<bool> {
        once_more(|| async {
            if !self.is_to_be_rated(of).await? {
                return Ok(false);
            }
            let mut tx = self.begin().await?;
            rate_next(&mut tx, of, most).await?;
            self.done(tx).await?;
            Ok(true)
        })
        .await
    }

    async fn rating_changes(&self, table: TableId) -> Result<Vec<RatingChange>> {
        let rows = sqlx::query_as!(
            HistoryRow,
            r#"SELECT "user" AS "user!", played_at AS "played_at!", mean_before, deviation_before,
                      mean, deviation, matches
               FROM rating_history WHERE match = $1"#,
            table.to_sql()
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        Ok(rows.into_iter().map(RatingChange::from).collect())
    }

    async fn rating_curve(&self, of: RankedLadder<'_>, user: UserId) -> Result<Vec<RatingChange>> {
        let rows = sqlx::query_as!(
            HistoryRow,
            r#"SELECT "user" AS "user!", played_at AS "played_at!", mean_before, deviation_before,
                      mean, deviation, matches
               FROM rating_history
               WHERE rating_history.ladder =
                     (SELECT id FROM ladders WHERE guild = $1 AND game = $2 AND ladder = $3)
                 AND "user" = $4
               ORDER BY played_at, match"#,
            of.guild.to_sql(),
            of.game.name,
            of.ladder,
            user.to_sql()
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        Ok(rows.into_iter().map(RatingChange::from).collect())
    }
}

impl Store {
    async fn is_to_be_rated(&self, of: RankedLadder<'_>) -> Result<bool> {
        let due = sqlx::query_scalar!(
            r#"SELECT redo OR method <> $4 OR EXISTS
                 (SELECT 1 FROM matches
                  WHERE matches.guild = $1 AND matches.game = $2 AND matches.ladder = $3
                    AND (ended_at, matches.id) > (rated_at, rated_match)) AS "due!: bool"
               FROM ladders WHERE guild = $1 AND game = $2 AND ladder = $3"#,
            of.guild.to_sql(),
            of.game.name,
            of.ladder,
            method(of.game)
        );
        Ok(due.fetch_optional(&self.readers).await?.unwrap_or_default())
    }
}

/// The ladder's row, locked in a transaction that rates it: nobody else changes it meanwhile.
async fn locked_row(tx: &mut Connection, of: RankedLadder<'_>) -> sqlx::Result<Option<LadderRow>> {
    let row = sqlx::query_as!(
        LadderRow,
        r#"UPDATE ladders SET redo = redo WHERE guild = $1 AND game = $2 AND ladder = $3
           RETURNING id AS "id!: i64", rated_at AS "rated_at!: i64",
                     rated_match AS "rated_match!: i64", redo AS "redo!: bool",
                     method AS "method!: i64""#,
        of.guild.to_sql(),
        of.game.name,
        of.ladder
    );
    row.fetch_optional(tx).await
}

/// Rates the next matches of a ladder.
async fn rate_next(tx: &mut Connection, of: RankedLadder<'_>, most: u32) -> sqlx::Result<()> {
    let Some(ladder) = locked_row(tx, of).await? else { return Ok(()) };
    let ladder = ladder.for_game(of.game);
    let next = next_matches(next_rows(tx, of, &ladder, most).await?);
    let (history, latest) = rated(of.game, &next, known(tx, &ladder, &next).await?);
    let is_done = u32::try_from(next.len()).unwrap_or(u32::MAX) < most;
    if ladder.redo {
        // They may have an earlier history.
        forget_history(tx, &next.iter().map(|played| played.id).collect::<Vec<_>>()).await?;
    }
    write_history(tx, ladder.id, &history).await?;
    match (ladder.redo, is_done) {
        (false, _) => write_ratings(tx, ladder.id, &latest).await?,
        (true, true) => renew_ratings(tx, ladder.id).await?,
        // Half of them would be wrong: they are shown once all are computed.
        (true, false) => {}
    }
    let before = (ladder.rated_at, ladder.rated_match);
    let (rated_at, rated_match) = next.last().map_or(before, |it| (it.ended_at, it.id));
    let update = sqlx::query!(
        "UPDATE ladders SET rated_at = $1, rated_match = $2, redo = $3, method = $4 WHERE id = $5",
        rated_at,
        rated_match,
        ladder.redo && !is_done,
        ladder.method,
        ladder.id
    );
    update.execute(tx).await.map(drop)
}

/// The seats of the next matches of a ladder, in their order. Matches that ended before there were
/// ratings lack some seats or places, and are not rated.
async fn next_rows(
    tx: &mut Connection,
    of: RankedLadder<'_>,
    ladder: &LadderRow,
    most: u32,
) -> sqlx::Result<Vec<NextRow>> {
    let rows = sqlx::query_as!(
        NextRow,
        r#"SELECT next.id AS "id!: i64", next.ended_at AS "ended_at!: i64",
                  "user" AS "user?: i64", bot AS "bot?: String", rank AS "rank?: i64",
                  stayed AS "stayed?: bool"
           FROM (SELECT id, ended_at,
                        void_at IS NULL AND coalesce(turns, 0) >= $6 AND
                        (SELECT count(rank) = seats AND count(*) = seats AND max(seat) < seats
                         FROM results WHERE match = matches.id) AS counts
                 FROM matches
                 WHERE guild = $1 AND game = $2 AND ladder = $3 AND (ended_at, id) > ($4, $5)
                 ORDER BY ended_at, id LIMIT $7) AS next
           LEFT JOIN results ON results.match = next.id AND next.counts
           ORDER BY next.ended_at, next.id, seat"#,
        of.guild.to_sql(),
        of.game.name,
        of.ladder,
        ladder.rated_at,
        ladder.rated_match,
        i64::from(of.game.rated_turns),
        i64::from(most)
    );
    rows.fetch_all(tx).await
}

/// The ratings of the people of these matches at the ladder's present position.
async fn known(
    tx: &mut Connection,
    ladder: &LadderRow,
    next: &[RatedMatch],
) -> sqlx::Result<HashMap<i64, Strength>> {
    let users: HashSet<_> = next.iter().flat_map(|it| &it.seats).filter_map(|it| it.user).collect();
    // In this order, or the whole ladder is read for a few people.
    let rows = sqlx::query!(
        r#"SELECT "user" AS "user!: i64", mean AS "mean!: i64", deviation AS "deviation!: i64",
                  matches AS "matches!: i64", played_at AS "played_at!: i64"
           FROM json_each($1) AS somebody CROSS JOIN rating_history
           WHERE rating_history.ladder = $2 AND "user" = CAST(somebody.value AS BIGINT)
             AND (played_at, match) =
                 (SELECT played_at, match FROM rating_history AS latest
                  WHERE latest.ladder = $2 AND latest."user" = CAST(somebody.value AS BIGINT)
                    AND (latest.played_at, latest.match) <= ($3, $4)
                  ORDER BY latest.played_at DESC, latest.match DESC LIMIT 1)"#,
        json!(users).to_string(),
        ladder.id,
        ladder.rated_at,
        ladder.rated_match
    );
    let known = rows.fetch_all(tx).await?.into_iter().map(|row| {
        let rating = Thousandths { mean: row.mean, deviation: row.deviation };
        (row.user, Strength { rating, played_at: row.played_at, matches: row.matches })
    });
    Ok(known.collect())
}

async fn write_history(tx: &mut Connection, ladder: i64, lines: &[[i64; 8]]) -> sqlx::Result<()> {
    let insert = sqlx::query!(
        r#"INSERT INTO rating_history
             (ladder, "user", played_at, match, mean_before, deviation_before, mean, deviation,
              matches)
           SELECT $1, CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT),
                  CAST(value ->> 2 AS BIGINT), CAST(value ->> 3 AS BIGINT),
                  CAST(value ->> 4 AS BIGINT), CAST(value ->> 5 AS BIGINT),
                  CAST(value ->> 6 AS BIGINT), CAST(value ->> 7 AS BIGINT)
           FROM json_each($2)"#,
        ladder,
        json!(lines).to_string()
    );
    insert.execute(tx).await.map(drop)
}

/// Deletes the history of these matches.
async fn forget_history(tx: &mut Connection, matches: &[i64]) -> sqlx::Result<()> {
    let delete = sqlx::query!(
        "DELETE FROM rating_history
         WHERE match IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
        json!(matches).to_string()
    );
    delete.execute(tx).await.map(drop)
}

/// Stores the present ratings of these people.
async fn write_ratings(tx: &mut Connection, ladder: i64, lines: &[[i64; 5]]) -> sqlx::Result<()> {
    let insert = sqlx::query!(
        r#"INSERT INTO ratings (ladder, "user", mean, deviation, matches, played_at)
           SELECT $1, CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT),
                  CAST(value ->> 2 AS BIGINT), CAST(value ->> 3 AS BIGINT),
                  CAST(value ->> 4 AS BIGINT)
           FROM json_each($2) WHERE true
           ON CONFLICT (ladder, "user") DO UPDATE SET
             mean = excluded.mean, deviation = excluded.deviation,
             matches = excluded.matches, played_at = excluded.played_at"#,
        ladder,
        json!(lines).to_string()
    );
    insert.execute(tx).await.map(drop)
}

/// Stores the present ratings of everybody on a ladder, in place of all earlier ones.
async fn renew_ratings(tx: &mut Connection, ladder: i64) -> sqlx::Result<()> {
    sqlx::query!("DELETE FROM ratings WHERE ladder = $1", ladder).execute(&mut *tx).await?;
    let insert = sqlx::query!(
        r#"INSERT INTO ratings (ladder, "user", mean, deviation, matches, played_at)
           SELECT rating_history.ladder, rating_history."user", mean, deviation, matches, played_at
           FROM (SELECT DISTINCT "user" FROM tallies WHERE tallies.ladder = $1) AS somebody
           CROSS JOIN rating_history
           WHERE rating_history.ladder = $1 AND rating_history."user" = somebody."user"
             AND (played_at, match) =
                 (SELECT played_at, match FROM rating_history AS latest
                  WHERE latest.ladder = $1 AND latest."user" = somebody."user"
                  ORDER BY latest.played_at DESC, latest.match DESC LIMIT 1)"#,
        ladder
    );
    insert.execute(tx).await.map(drop)
}
