//! Who plays how well on a server: what everybody has won and scored, and their ratings. In which order
//! they are shown is decided elsewhere.

use async_trait::async_trait;
use serde_json::json;
use storage::ids::{GuildId, TableId, UserId};
use storage::leaders::TallyRow;
use storage::{LeaderStore, MatchTally, RankedLadder, Result, Tally};

use crate::{Store, limited};

#[async_trait]
impl LeaderStore for Store {
    async fn tallies(
        &self,
        of: RankedLadder<'_>,
        variant: Option<&str>,
        since: Option<i64>,
    ) -> Result<Vec<Tally>> {
        limited(async {
        let ladder = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM ladders WHERE guild = $1 AND game = $2 AND ladder = $3"#,
            of.guild.to_sql(),
            of.game.name,
            of.ladder
        );
        let Some(ladder) = ladder.fetch_optional(&self.readers).await? else { return Ok(Vec::new()) };
        let rows = match since {
            None => self.all_tallies(ladder, variant).await?,
            Some(since) => self.tallies_since(of, ladder, variant, since).await?,
        };
        Ok(rows.into_iter().map(Tally::from).collect())
        })
        .await
    }

    async fn match_tallies(&self, table: TableId) -> Result<Vec<MatchTally>> {
        let rows = sqlx::query!(
            r#"SELECT "user" AS "user!: i64", won AS "won: bool",
                      CASE WHEN variant LIKE '%+%' THEN 0 ELSE games END AS "games!: i64",
                      CASE WHEN variant LIKE '%+%' THEN 0 ELSE score END AS "score!: i64"
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
                                WHERE results.guild = $1 AND results."user" = CAST(somebody.value AS BIGINT)
                                ORDER BY match DESC LIMIT 1), '') AS "name!: String"
               FROM json_each($2) AS somebody ORDER BY somebody.key"#,
            guild.to_sql(),
            users
        );
        Ok(limited(names.fetch_all(&self.readers)).await?)
    }
}

impl Store {
    async fn all_tallies(
        &self,
        ladder: i64,
        variant: Option<&str>,
    ) -> Result<Vec<TallyRow>, sqlx::Error> {
        // Where only cards were counted, as the variant's name says, the score is of another kind.
        sqlx::query_as!(
            TallyRow,
            r#"SELECT somebody."user" AS "user!: i64", somebody.matches AS "matches!: i64",
                      wins AS "wins!: i64", games AS "games!: i64", score AS "score!: i64",
                      mean AS "mean?: i64", deviation AS "deviation?: i64",
                      ratings.matches AS "rated?: i64", played_at AS "played_at?: i64"
               FROM (SELECT "user", CAST(sum(matches) AS BIGINT) AS matches, CAST(sum(wins) AS BIGINT) AS wins,
                            CAST(sum(CASE WHEN variant LIKE '%+%' THEN 0 ELSE games END) AS BIGINT) AS games,
                            CAST(sum(CASE WHEN variant LIKE '%+%' THEN 0 ELSE score END) AS BIGINT) AS score
                     FROM tallies
                     WHERE tallies.ladder = $1
                       AND (CAST($2 AS TEXT) IS NULL OR variant = $2
                         OR substr(variant, 1, length($2) + 1) = $2 || '+')
                     GROUP BY "user") AS somebody
               LEFT JOIN ratings ON ratings.ladder = $1 AND ratings."user" = somebody."user""#,
            ladder,
            variant
        )
        .fetch_all(&self.readers)
        .await
    }

    async fn tallies_since(
        &self,
        of: RankedLadder<'_>,
        ladder: i64,
        variant: Option<&str>,
        since: i64,
    ) -> Result<Vec<TallyRow>, sqlx::Error> {
        sqlx::query_as!(
            TallyRow,
            r#"SELECT somebody."user" AS "user!: i64", somebody.matches AS "matches!: i64",
                      wins AS "wins!: i64", games AS "games!: i64", score AS "score!: i64",
                      mean AS "mean?: i64", deviation AS "deviation?: i64",
                      ratings.matches AS "rated?: i64", played_at AS "played_at?: i64"
               FROM (SELECT "user", count(*) AS matches, count(*) FILTER (WHERE won) AS wins,
                            CAST(sum(CASE WHEN variant LIKE '%+%' THEN 0 ELSE games END) AS BIGINT) AS games,
                            CAST(sum(CASE WHEN variant LIKE '%+%' THEN 0 ELSE score END) AS BIGINT) AS score
                     FROM matches JOIN results ON results.match = matches.id
                     WHERE matches.guild = $1 AND game = $2 AND matches.ladder = $3
                       AND ended_at >= $4 AND void_at IS NULL AND "user" IS NOT NULL
                       AND (CAST($5 AS TEXT) IS NULL OR variant = $5
                         OR substr(variant, 1, length($5) + 1) = $5 || '+')
                     GROUP BY "user") AS somebody
               LEFT JOIN ratings ON ratings.ladder = $6 AND ratings."user" = somebody."user""#,
            of.guild.to_sql(),
            of.game.name,
            of.ladder,
            since,
            variant,
            ladder
        )
        .fetch_all(&self.readers)
        .await
    }
}
