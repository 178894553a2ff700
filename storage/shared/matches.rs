//! Finished matches and the results of their seats, from which leaderboards, ratings and statistics
//! follow.

use async_trait::async_trait;
use storage::matches::{PlayedRow, together};
use storage::{FinishedMatch, MatchStore, PlayedMatch, Result};
use values::{GuildId, TableId, UserId};

use super::{careers, retry::once_more, tallies};
use crate::Store;
use crate::connection::{Connection, limited};

#[async_trait]
impl MatchStore for Store {
    async fn last_matches(
        &self,
        guild: GuildId,
        game: &str,
        skip: u32,
        most: u32,
    ) -> Result<Vec<PlayedMatch>> {
        let rows = sqlx::query_as!(
            PlayedRow,
            r#"SELECT last.id AS "id!: i64", last.variant AS "variant!: String",
                      last.ladder AS "ladder!: String", last.ended_at AS "ended_at!: i64",
                      last.void_at AS "void_at?: i64", last.void_by AS "void_by?: i64",
                      name, won AS "won: bool", score
               FROM (SELECT id, variant, ladder, ended_at, void_at, void_by FROM matches
                     WHERE guild = $1 AND game = $2
                     ORDER BY ended_at DESC, id DESC LIMIT $3 OFFSET $4) AS last
               JOIN results ON results.match = last.id
               ORDER BY last.ended_at DESC, last.id DESC, rank NULLS LAST, seat"#,
            guild.to_sql(),
            game,
            i64::from(most),
            i64::from(skip)
        );
        Ok(together(limited(rows.fetch_all(&self.readers)).await?))
    }

    async fn played_match(&self, guild: GuildId, id: TableId) -> Result<Option<PlayedMatch>> {
        let rows = sqlx::query_as!(
            PlayedRow,
            r#"SELECT matches.id AS "id!: i64", variant, ladder, ended_at, void_at, void_by,
                      name, won AS "won: bool", score
               FROM matches JOIN results ON results.match = matches.id
               WHERE matches.id = $1 AND matches.guild = $2 ORDER BY rank NULLS LAST, seat"#,
            id.to_sql(),
            guild.to_sql()
        );
        Ok(together(limited(rows.fetch_all(&self.readers)).await?).pop())
    }

    async fn declare_void(
        &self,
        guild: GuildId,
        id: TableId,
        void: Option<(i64, UserId)>,
    ) -> Result<bool> {
        once_more(|| async {
            let id = id.to_sql();
            let (at, by) = void.map(|(at, by)| (at, by.to_sql())).unzip();
            let mut tx = self.begin().await?;
            let changed = sqlx::query!(
                "UPDATE matches SET void_at = $1, void_by = $2
                 WHERE id = $3 AND guild = $4
                     AND (void_at IS NULL) <> (CAST($1 AS BIGINT) IS NULL)",
                at,
                by,
                id,
                guild.to_sql()
            );
            let changed = changed.execute(&mut *tx).await?.rows_affected() > 0;
            if changed {
                recount(&mut tx, id, if at.is_none() { 1 } else { -1 }).await?;
            }
            self.done(tx).await?;
            Ok(changed)
        })
        .await
    }
}

/// Writes a match into a transaction, in place of an existing one.
pub(super) async fn write(
    tx: &mut Connection,
    table: TableId,
    finished: &FinishedMatch,
    now: i64,
) -> sqlx::Result<()> {
    let (id, guild) = (table.to_sql(), finished.guild.to_sql());
    let (seats, bots) = finished.seats_and_bots();
    delete(tx, id).await?;
    sqlx::query!(
        "INSERT INTO matches (id, guild, game, variant, ladder, seats, bots, games, turns, ended_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        id,
        guild,
        finished.game,
        finished.variant,
        finished.ladder,
        seats,
        bots,
        i64::from(finished.games),
        i64::from(finished.turns),
        now
    )
    .execute(&mut *tx)
    .await?;
    for (number, seat) in (0_i64..).zip(&finished.seats) {
        let user = seat.user.map(UserId::to_sql);
        sqlx::query!(
            r#"INSERT INTO results
                 (match, seat, guild, "user", bot, name, rank, won, stayed, score, best, facts)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"#,
            id,
            number,
            guild,
            user,
            seat.bot,
            seat.name,
            i64::from(seat.rank),
            seat.won,
            seat.stayed,
            i64::from(seat.score),
            i64::from(seat.best),
            seat.facts
        )
        .execute(&mut *tx)
        .await?;
    }
    tallies::add(tx, id, finished).await
}

/// Deletes a match in a transaction, with everything derived from it.
pub(super) async fn delete(tx: &mut Connection, id: i64) -> sqlx::Result<()> {
    // Locked, so that nobody declares it void at the same moment.
    let void_at = sqlx::query_scalar!(
        r#"UPDATE matches SET void_at = void_at WHERE id = $1 RETURNING void_at AS "void_at: i64""#,
        id
    );
    let Some(void_at) = void_at.fetch_optional(&mut *tx).await? else { return Ok(()) };
    if void_at.is_none() {
        recount(tx, id, -1).await?;
    }
    sqlx::query!("DELETE FROM matches WHERE id = $1", id).execute(tx).await?;
    Ok(())
}

/// Adds a match to everything derived from it (`sign` 1), or subtracts it (-1).
async fn recount(tx: &mut Connection, id: i64, sign: i64) -> sqlx::Result<()> {
    // Locked, so that nobody of them is forgotten before what is counted can be seen.
    sqlx::query!("UPDATE results SET guild = guild WHERE match = $1", id).execute(&mut *tx).await?;
    tallies::set_ladder_back(tx, id).await?;
    tallies::count(tx, id, sign).await?;
    careers::begin_anew(tx, id).await
}
