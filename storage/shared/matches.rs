use async_trait::async_trait;
use serde_json::json;
use storage::matches::{PlayedRow, together};
use storage::rated::{Strength, Thousandths};
use storage::{FinishedMatch, MatchStore, MatchTally, PlayedMatch, RankedLadder, Result, Tally};
use values::{FORMER, GuildId, TableId, UserId};

use super::{careers, once_more, tallies};
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
                      name, bot IS NOT NULL AS "is_bot!: bool", won AS "won: bool", score
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
                      name, bot IS NOT NULL AS "is_bot!: bool", won AS "won: bool", score
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

    async fn tallies(
        &self,
        of: RankedLadder<'_>,
        variant: Option<&str>,
        since: Option<i64>,
    ) -> Result<Vec<Tally>> {
        let ladder = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM ladders
               WHERE guild = $1 AND game = $2 AND ladder = $3"#,
            of.guild.to_sql(),
            of.game.name,
            of.ladder
        );
        let ladder = limited(ladder.fetch_optional(&self.readers)).await?;
        let Some(ladder) = ladder else { return Ok(Vec::new()) };
        // Where the variant's name has a `+`, scores are like no others: cards are counted, or few
        // were dealt.
        let rows = sqlx::query!(
            r#"SELECT somebody."user" AS "user!: i64", somebody.matches AS "matches!: i64",
                      wins AS "wins!: i64", games AS "games!: i64", score AS "score!: i64",
                      mean AS "mean?: i64", deviation AS "deviation?: i64",
                      ratings.matches AS "rated?: i64", played_at AS "played_at?: i64"
               FROM (SELECT "user", CAST(sum(matches) AS BIGINT) AS matches,
                            CAST(sum(wins) AS BIGINT) AS wins,
                            CAST(sum(CASE WHEN variant LIKE '%+%' THEN 0 ELSE games END)
                                 AS BIGINT) AS games,
                            CAST(sum(CASE WHEN variant LIKE '%+%' THEN 0 ELSE score END)
                                 AS BIGINT) AS score
                     FROM (SELECT "user", variant, matches, wins, games, score FROM tallies
                           WHERE tallies.ladder = $1 AND CAST($2 AS BIGINT) IS NULL
                           UNION ALL
                           SELECT "user", variant, 1, CASE WHEN won THEN 1 ELSE 0 END,
                                  CASE WHEN stayed THEN games ELSE 0 END,
                                  CASE WHEN stayed THEN score ELSE 0 END
                           FROM matches JOIN results ON results.match = matches.id
                           WHERE matches.guild = $3 AND game = $4 AND matches.ladder = $5
                             AND ended_at >= $2 AND void_at IS NULL
                             AND "user" IS NOT NULL) AS played
                     WHERE CAST($6 AS TEXT) IS NULL OR variant = $6
                       OR substr(variant, 1, length($6) + 1) = $6 || '+'
                     GROUP BY "user") AS somebody
               LEFT JOIN ratings ON ratings.ladder = $1 AND ratings."user" = somebody."user""#,
            ladder,
            since,
            of.guild.to_sql(),
            of.game.name,
            of.ladder,
            variant
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        let tallies = rows.into_iter().map(|row| {
            let strength = || {
                let rating = Thousandths { mean: row.mean?, deviation: row.deviation? };
                Some(Strength { rating, played_at: row.played_at?, matches: row.rated? })
            };
            Tally {
                user: UserId::from_sql(row.user),
                matches: row.matches,
                wins: row.wins,
                games: row.games,
                score: row.score,
                strength: strength(),
            }
        });
        Ok(tallies.collect())
    }

    async fn match_tallies(&self, table: TableId) -> Result<Vec<MatchTally>> {
        let rows = sqlx::query!(
            r#"SELECT "user" AS "user!: i64", won AS "won: bool",
                      CASE WHEN variant LIKE '%+%' OR NOT stayed THEN 0 ELSE games END
                        AS "games!: i64",
                      CASE WHEN variant LIKE '%+%' OR NOT stayed THEN 0 ELSE score END
                        AS "score!: i64"
               FROM matches JOIN results ON results.match = matches.id
               WHERE matches.id = $1 AND void_at IS NULL AND "user" IS NOT NULL"#,
            table.to_sql()
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        let tally = rows.into_iter().map(|row| MatchTally {
            user: UserId::from_sql(row.user),
            won: row.won,
            games: row.games,
            score: row.score,
        });
        Ok(tally.collect())
    }

    async fn names(&self, guild: GuildId, users: &[UserId]) -> Result<Vec<String>> {
        let users = json!(users.iter().map(|user| user.to_sql()).collect::<Vec<_>>()).to_string();
        let names = sqlx::query_scalar!(
            r#"SELECT coalesce((SELECT name FROM results
                                WHERE guild = $1 AND "user" = CAST(somebody.value AS BIGINT)
                                ORDER BY match DESC LIMIT 1), $3) AS "name!: String"
               FROM json_each($2) AS somebody ORDER BY somebody.key"#,
            guild.to_sql(),
            users,
            FORMER
        );
        Ok(limited(names.fetch_all(&self.readers)).await?)
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
    let bots = finished.seats.iter().filter(|seat| seat.bot.is_some()).count();
    let number = |count| i64::try_from(count).unwrap_or(i64::MAX);
    delete(tx, id).await?;
    let insert = sqlx::query!(
        "INSERT INTO matches (id, guild, game, variant, ladder, seats, bots, games, turns, ended_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        id,
        guild,
        finished.game,
        finished.variant,
        finished.ladder,
        number(finished.seats.len()),
        number(bots),
        i64::from(finished.games),
        i64::from(finished.turns),
        now
    );
    insert.execute(&mut *tx).await?;
    for (number, seat) in (0_i64..).zip(&finished.seats) {
        let insert = sqlx::query!(
            r#"INSERT INTO results
                 (match, seat, guild, "user", bot, name, rank, won, stayed, score, best, facts)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"#,
            id,
            number,
            guild,
            seat.user.map(UserId::to_sql),
            seat.bot,
            seat.name,
            i64::from(seat.rank),
            seat.won,
            seat.stayed,
            i64::from(seat.score),
            i64::from(seat.best),
            seat.facts
        );
        insert.execute(&mut *tx).await?;
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
