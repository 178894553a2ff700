//! The leaderboard of a server: everybody's wins, scores and ratings. The order is decided
//! elsewhere.

use async_trait::async_trait;
use serde_json::json;
use storage::rated::{Strength, Thousandths};
use storage::{LeaderStore, MatchTally, RankedLadder, Result, Tally};
use values::{FORMER, GuildId, TableId, UserId};

use crate::Store;
use crate::connection::limited;

#[async_trait]
impl LeaderStore for Store {
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
