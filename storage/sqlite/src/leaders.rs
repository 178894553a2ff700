//! Who plays how well on a server: what everybody has won and scored, and their ratings. In which order
//! they are shown is decided elsewhere.

use async_trait::async_trait;
use serde_json::json;
use storage::ids::{GuildId, TableId, UserId};
use storage::leaders::TallyRow;
use storage::{LeaderStore, MatchTally, RankedLadder, StoreError, Tally};

use super::SqliteStore;

#[async_trait]
impl LeaderStore for SqliteStore {
    async fn tallies(
        &self,
        of: RankedLadder<'_>,
        variant: Option<&str>,
        since: Option<i64>,
    ) -> Result<Vec<Tally>, StoreError> {
        let guild = of.guild.to_sql();
        let Some(ladder) = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM ladders WHERE guild = ? AND game = ? AND ladder = ?"#,
            guild,
            of.game.name,
            of.ladder
        )
        .fetch_optional(&self.readers)
        .await?
        else {
            return Ok(Vec::new());
        };
        let rows = match since {
            None => self.all_tallies(ladder, variant).await?,
            Some(since) => self.tallies_since(of, ladder, variant, since).await?,
        };
        Ok(rows.into_iter().map(Tally::from).collect())
    }

    async fn match_tallies(&self, table: TableId) -> Result<Vec<MatchTally>, StoreError> {
        let id = table.to_sql();
        let rows = sqlx::query!(
            r#"SELECT user AS "user!: i64", won AS "won: bool",
                      iif(instr(variant, '+'), 0, games) AS "games!: i64",
                      iif(instr(variant, '+'), 0, score) AS "score!: i64"
               FROM matches JOIN results ON results.match = matches.id
               WHERE matches.id = ? AND void_at IS NULL AND user IS NOT NULL"#,
            id
        )
        .fetch_all(&self.readers)
        .await?;
        let tally = rows.into_iter().map(|row| MatchTally {
            user: UserId::from_sql(row.user),
            won: row.won,
            games: row.games,
            score: row.score,
        });
        Ok(tally.collect())
    }

    async fn names(&self, guild: GuildId, users: &[UserId]) -> Result<Vec<String>, StoreError> {
        let guild = guild.to_sql();
        let users: Vec<i64> = users.iter().map(|user| user.to_sql()).collect();
        let users = json!(users).to_string();
        let names = sqlx::query_scalar!(
            r#"SELECT coalesce((SELECT name FROM results
                                WHERE results.guild = ?1 AND results.user = somebody.value
                                ORDER BY match DESC LIMIT 1), '') AS "name!: String"
               FROM json_each(?2) AS somebody ORDER BY somebody.key"#,
            guild,
            users
        );
        Ok(names.fetch_all(&self.readers).await?)
    }
}

impl SqliteStore {
    async fn all_tallies(
        &self,
        ladder: i64,
        variant: Option<&str>,
    ) -> Result<Vec<TallyRow>, sqlx::Error> {
        // Where only cards were counted, as the variant's name says, the score is of another kind.
        sqlx::query_as!(
            TallyRow,
            r#"SELECT somebody.user AS "user!: i64", somebody.matches AS "matches!: i64",
                      wins AS "wins!: i64", games AS "games!: i64", score AS "score!: i64",
                      mean AS "mean?: i64", deviation AS "deviation?: i64",
                      ratings.matches AS "rated?: i64", played_at AS "played_at?: i64"
               FROM (SELECT user, sum(matches) AS matches, sum(wins) AS wins,
                            sum(iif(instr(variant, '+'), 0, games)) AS games,
                            sum(iif(instr(variant, '+'), 0, score)) AS score
                     FROM tallies
                     WHERE tallies.ladder = ?1
                       AND (?2 IS NULL OR variant = ?2 OR variant LIKE ?2 || '+%')
                     GROUP BY user) AS somebody
               LEFT JOIN ratings ON ratings.ladder = ?1 AND ratings.user = somebody.user"#,
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
        let guild = of.guild.to_sql();
        sqlx::query_as!(
            TallyRow,
            r#"SELECT somebody.user AS "user!: i64", somebody.matches AS "matches!: i64",
                      wins AS "wins!: i64", games AS "games!: i64", score AS "score!: i64",
                      mean AS "mean?: i64", deviation AS "deviation?: i64",
                      ratings.matches AS "rated?: i64", played_at AS "played_at?: i64"
               FROM (SELECT user, count(*) AS matches, sum(won) AS wins,
                            sum(iif(instr(variant, '+'), 0, games)) AS games,
                            sum(iif(instr(variant, '+'), 0, score)) AS score
                     FROM matches JOIN results ON results.match = matches.id
                     WHERE matches.guild = ?1 AND game = ?2 AND matches.ladder = ?3
                       AND ended_at >= ?4 AND void_at IS NULL AND user IS NOT NULL
                       AND (?5 IS NULL OR variant = ?5 OR variant LIKE ?5 || '+%')
                     GROUP BY user) AS somebody
               LEFT JOIN ratings ON ratings.ladder = ?6 AND ratings.user = somebody.user"#,
            guild,
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
