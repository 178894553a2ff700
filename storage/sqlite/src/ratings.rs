//! Ratings in the database: what has not been rated is rated when somebody asks.
//!
//! A ladder knows up to which match it is rated. Matches behind that are rated in the order in which
//! they ended, some at a time, so that tables do not wait for the writer. When a match that was rated
//! is declared void, deleted or restored, or somebody in it forgotten, triggers set the ladder back
//! to where it stood before; from there on everything is rated again, and what is shown changes once
//! that is done. So ratings are what they would be had all of it been so from the beginning.

use std::collections::HashMap;

use async_trait::async_trait;
use serde_json::json;
use sqlx::SqliteConnection;
use storage::ids::{TableId, UserId};
use storage::rated::Known;
use storage::ratings::{
    HistoryRow, KnownRow, LadderRow, NewRatings, NextRow, Step, next_matches, people, step,
};
use storage::{RankedLadder, RatingChange, RatingStore, StoreError};

use super::{SqliteStore, writer};

#[async_trait]
impl RatingStore for SqliteStore {
    async fn rate_some(&self, of: RankedLadder<'_>, most: u32) -> Result<bool, StoreError> {
        if !self.is_to_be_rated(of).await? {
            return Ok(false);
        }
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let step = rate_next(&mut connection, of, most).await;
        writer::end(&mut connection, step).await?;
        self.committed();
        Ok(true)
    }

    async fn rating_changes(&self, table: TableId) -> Result<Vec<RatingChange>, StoreError> {
        let id = table.to_sql();
        let rows = sqlx::query_as!(
            HistoryRow,
            r#"SELECT user AS "user!", played_at AS "played_at!", mean_before, deviation_before,
                      mean, deviation, matches
               FROM rating_history WHERE match = ?"#,
            id
        );
        let rows = rows.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(RatingChange::from).collect())
    }

    async fn rating_curve(
        &self,
        of: RankedLadder<'_>,
        user: UserId,
    ) -> Result<Vec<RatingChange>, StoreError> {
        let (guild, user) = (of.guild.to_sql(), user.to_sql());
        let rows = sqlx::query_as!(
            HistoryRow,
            r#"SELECT user AS "user!", played_at AS "played_at!", mean_before, deviation_before,
                      mean, deviation, matches
               FROM rating_history
               WHERE rating_history.ladder =
                     (SELECT id FROM ladders WHERE guild = ? AND game = ? AND ladder = ?)
                 AND user = ?
               ORDER BY played_at, match"#,
            guild,
            of.game.name,
            of.ladder,
            user
        );
        let rows = rows.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(RatingChange::from).collect())
    }
}

impl SqliteStore {
    async fn is_to_be_rated(&self, of: RankedLadder<'_>) -> Result<bool, StoreError> {
        let mut connection = self.readers.acquire().await?;
        let Some(ladder) = ladder_row(&mut connection, of).await? else { return Ok(false) };
        if ladder.is_outdated(of.game) {
            return Ok(true);
        }
        let guild = of.guild.to_sql();
        let next = sqlx::query_scalar!(
            "SELECT id FROM matches
             WHERE guild = ? AND game = ? AND ladder = ? AND (ended_at, id) > (?, ?) LIMIT 1",
            guild,
            of.game.name,
            of.ladder,
            ladder.rated_at,
            ladder.rated_match
        );
        Ok(next.fetch_optional(&mut *connection).await?.is_some())
    }
}

async fn ladder_row(
    tx: &mut SqliteConnection,
    of: RankedLadder<'_>,
) -> Result<Option<LadderRow>, sqlx::Error> {
    let guild = of.guild.to_sql();
    let row = sqlx::query_as!(
        LadderRow,
        r#"SELECT id, rated_at, rated_match, redo AS "redo: bool", method FROM ladders
           WHERE guild = ? AND game = ? AND ladder = ?"#,
        guild,
        of.game.name,
        of.ladder
    );
    row.fetch_optional(tx).await
}

/// Rates the next matches of a ladder.
async fn rate_next(
    tx: &mut SqliteConnection,
    of: RankedLadder<'_>,
    most: u32,
) -> Result<(), sqlx::Error> {
    let Some(ladder) = ladder_row(tx, of).await? else { return Ok(()) };
    let ladder = ladder.for_game(of.game);
    let next = next_matches(&next_rows(tx, of, &ladder, most).await?);
    let known = known(tx, &ladder, people(&next)).await?;
    let Step { forget, history, ratings, ladder } = step(of.game, ladder, &next, known, most);
    if !forget.is_empty() {
        forget_history(tx, &forget).await?;
    }
    write_history(tx, ladder.id, &history).await?;
    match ratings {
        NewRatings::Of(lines) => write_ratings(tx, ladder.id, &lines).await?,
        NewRatings::Anew => renew_ratings(tx, ladder.id).await?,
        NewRatings::Later => {}
    }
    sqlx::query!(
        "UPDATE ladders SET rated_at = ?, rated_match = ?, redo = ?, method = ? WHERE id = ?",
        ladder.rated_at,
        ladder.rated_match,
        ladder.redo,
        ladder.method,
        ladder.id
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// The seats of the next matches of a ladder, in their order.
async fn next_rows(
    tx: &mut SqliteConnection,
    of: RankedLadder<'_>,
    ladder: &LadderRow,
    most: u32,
) -> Result<Vec<NextRow>, sqlx::Error> {
    let guild = of.guild.to_sql();
    let rows = sqlx::query_as!(
        NextRow,
        r#"SELECT next.id AS "id!: i64", next.ended_at AS "ended_at!: i64", next.seats AS "seats!: i64",
                  seat AS "seat?: i64", user AS "user?: i64", bot AS "bot?: String",
                  rank AS "rank?: i64", stayed AS "stayed?: bool"
           FROM (SELECT id, ended_at, seats,
                        void_at IS NULL AND coalesce(turns, 0) >= ?6 AS counts
                 FROM matches
                 WHERE guild = ?1 AND game = ?2 AND ladder = ?3 AND (ended_at, id) > (?4, ?5)
                 ORDER BY ended_at, id LIMIT ?7) AS next
           LEFT JOIN results ON results.match = next.id AND next.counts
           ORDER BY next.ended_at, next.id, seat"#,
        guild,
        of.game.name,
        of.ladder,
        ladder.rated_at,
        ladder.rated_match,
        of.game.rated_turns,
        most
    );
    rows.fetch_all(tx).await
}

/// What is known of these people, as of where the ladder stands.
async fn known(
    tx: &mut SqliteConnection,
    ladder: &LadderRow,
    users: Vec<i64>,
) -> Result<HashMap<i64, Known>, sqlx::Error> {
    let users = json!(users).to_string();
    let rows = sqlx::query_as!(
        KnownRow,
        r#"SELECT user AS "user!: i64", mean AS "mean!: i64", deviation AS "deviation!: i64",
                  matches AS "matches!: i64", played_at AS "played_at!: i64"
           FROM json_each(?1) AS somebody
           -- In this order, or all of the ladder is looked through for a few people.
           CROSS JOIN rating_history ON rating_history.ladder = ?2 AND rating_history.user = somebody.value
                AND (played_at, match) =
                    (SELECT played_at, match FROM rating_history AS latest
                     WHERE latest.ladder = ?2 AND latest.user = somebody.value
                       AND (latest.played_at, latest.match) <= (?3, ?4)
                     ORDER BY latest.played_at DESC, latest.match DESC LIMIT 1)"#,
        users,
        ladder.id,
        ladder.rated_at,
        ladder.rated_match
    );
    Ok(rows.fetch_all(tx).await?.into_iter().map(Into::into).collect())
}

async fn write_history(
    tx: &mut SqliteConnection,
    ladder: i64,
    lines: &[[i64; 8]],
) -> Result<(), sqlx::Error> {
    let lines = json!(lines).to_string();
    sqlx::query!(
        "INSERT INTO rating_history
           (ladder, user, played_at, match, mean_before, deviation_before, mean, deviation, matches)
         SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
                value ->> 6, value ->> 7
         FROM json_each(?)",
        ladder,
        lines
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// Takes away what was noted about these matches before.
async fn forget_history(tx: &mut SqliteConnection, matches: &[i64]) -> Result<(), sqlx::Error> {
    let matches = json!(matches).to_string();
    sqlx::query!(
        "DELETE FROM rating_history WHERE match IN (SELECT value FROM json_each(?))",
        matches
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// Notes how strong these people are now.
async fn write_ratings(
    tx: &mut SqliteConnection,
    ladder: i64,
    lines: &[[i64; 5]],
) -> Result<(), sqlx::Error> {
    let lines = json!(lines).to_string();
    sqlx::query!(
        "INSERT INTO ratings (ladder, user, mean, deviation, matches, played_at)
         SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
         FROM json_each(?) WHERE true
         ON CONFLICT (ladder, user) DO UPDATE SET
           mean = excluded.mean, deviation = excluded.deviation,
           matches = excluded.matches, played_at = excluded.played_at",
        ladder,
        lines
    )
    .execute(tx)
    .await?;
    Ok(())
}

/// Notes how strong everybody on a ladder is now, whoever was known before.
async fn renew_ratings(tx: &mut SqliteConnection, ladder: i64) -> Result<(), sqlx::Error> {
    sqlx::query!("DELETE FROM ratings WHERE ladder = ?", ladder).execute(&mut *tx).await?;
    sqlx::query!(
        "INSERT INTO ratings (ladder, user, mean, deviation, matches, played_at)
         SELECT rating_history.ladder, rating_history.user, mean, deviation, matches, played_at
         FROM (SELECT DISTINCT user FROM tallies WHERE tallies.ladder = ?1) AS somebody
         CROSS JOIN rating_history ON rating_history.ladder = ?1 AND rating_history.user = somebody.user
              AND (played_at, match) =
                  (SELECT played_at, match FROM rating_history AS latest
                   WHERE latest.ladder = ?1 AND latest.user = somebody.user
                   ORDER BY latest.played_at DESC, latest.match DESC LIMIT 1)",
        ladder
    )
    .execute(tx)
    .await?;
    Ok(())
}
