//! Finished matches, and how each came out for its seats: what leaderboards, ratings and statistics are
//! made of.

use async_trait::async_trait;
use sqlx::SqliteConnection;
use storage::ids::{GuildId, TableId, UserId};
use storage::matches::{PlayedRow, together};
use storage::{FinishedMatch, MatchStore, PlayedMatch, StoreError};

use super::{SqliteStore, writer};

#[async_trait]
impl MatchStore for SqliteStore {
    async fn last_matches(
        &self,
        guild: GuildId,
        game: &str,
        skip: u32,
        most: u32,
    ) -> Result<Vec<PlayedMatch>, StoreError> {
        let guild = guild.to_sql();
        let rows = sqlx::query_as!(
            PlayedRow,
            r#"SELECT last.id AS "id!: i64", last.variant AS "variant!: String",
                      last.ladder AS "ladder!: String", last.ended_at AS "ended_at!: i64",
                      last.void_at AS "void_at?: i64", last.void_by AS "void_by?: i64",
                      name, won AS "won: bool", score
               FROM (SELECT id, variant, ladder, ended_at, void_at, void_by FROM matches
                     WHERE guild = ? AND game = ?
                     ORDER BY ended_at DESC, id DESC LIMIT ? OFFSET ?) AS last
               JOIN results ON results.match = last.id
               ORDER BY last.ended_at DESC, last.id DESC, rank NULLS LAST, seat"#,
            guild,
            game,
            most,
            skip
        );
        Ok(together(rows.fetch_all(&self.readers).await?))
    }

    async fn played_match(
        &self,
        guild: GuildId,
        id: TableId,
    ) -> Result<Option<PlayedMatch>, StoreError> {
        let (guild, id) = (guild.to_sql(), id.to_sql());
        let rows = sqlx::query_as!(
            PlayedRow,
            r#"SELECT matches.id AS "id!: i64", variant, ladder, ended_at, void_at, void_by,
                      name, won AS "won: bool", score
               FROM matches JOIN results ON results.match = matches.id
               WHERE matches.id = ? AND matches.guild = ? ORDER BY rank NULLS LAST, seat"#,
            id,
            guild
        );
        Ok(together(rows.fetch_all(&self.readers).await?).pop())
    }

    async fn declare_void(
        &self,
        guild: GuildId,
        id: TableId,
        void: Option<(i64, UserId)>,
    ) -> Result<bool, StoreError> {
        let (guild, id) = (guild.to_sql(), id.to_sql());
        let (at, by) = void.map(|(at, by)| (at, by.to_sql())).unzip();
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let changed = sqlx::query!(
            "UPDATE matches SET void_at = ?1, void_by = ?2
             WHERE id = ?3 AND guild = ?4 AND (void_at IS NULL) <> (?1 IS NULL)",
            at,
            by,
            id,
            guild
        )
        .execute(&mut *connection)
        .await;
        let changed = writer::end(&mut connection, changed).await?;
        self.committed();
        Ok(changed.rows_affected() > 0)
    }
}

/// Writes a match into a transaction. Written once more, it replaces what is there.
pub(super) async fn write(
    tx: &mut SqliteConnection,
    table: TableId,
    finished: &FinishedMatch,
    now: i64,
) -> Result<(), sqlx::Error> {
    let (id, guild) = (table.to_sql(), finished.guild.to_sql());
    let (seats, bots) = finished.seats_and_bots();
    sqlx::query!("DELETE FROM matches WHERE id = ?", id).execute(&mut *tx).await?;
    sqlx::query!(
        "INSERT INTO matches (id, guild, game, variant, ladder, seats, bots, games, turns, ended_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        id,
        guild,
        finished.game,
        finished.variant,
        finished.ladder,
        seats,
        bots,
        finished.games,
        finished.turns,
        now
    )
    .execute(&mut *tx)
    .await?;
    for (number, seat) in (0_i64..).zip(&finished.seats) {
        let user = seat.user.map(UserId::to_sql);
        sqlx::query!(
            "INSERT INTO results
               (match, seat, guild, user, bot, name, rank, won, stayed, score, best, facts)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            id,
            number,
            guild,
            user,
            seat.bot,
            seat.name,
            seat.rank,
            seat.won,
            seat.stayed,
            seat.score,
            seat.best,
            seat.facts
        )
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}
