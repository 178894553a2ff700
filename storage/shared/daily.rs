use async_trait::async_trait;
use storage::{
    AttemptStep, CommitError, DailyKey, DailyLine, DailyStore, NewAttempt, Result, StoreError,
    StoredAttempt, StoredDaily, checksum,
};
use values::{GuildId, InteractionId, UserId};

use super::number;
use crate::Store;
use crate::connection::limited;

#[async_trait]
impl DailyStore for Store {
    async fn daily_secret(&self, offered: &[u8]) -> Result<Vec<u8>> {
        self.write(sqlx::query!(
            "INSERT INTO daily_secret (id, secret) VALUES (1, $1) ON CONFLICT DO NOTHING",
            offered
        ))
        .await?;
        let secret = sqlx::query_scalar!("SELECT secret FROM daily_secret WHERE id = 1");
        Ok(limited(secret.fetch_one(&self.writer)).await?)
    }

    async fn daily_deal(&self, key: DailyKey) -> Result<Option<StoredDaily>> {
        let row = sqlx::query!(
            r#"SELECT seed, body, checksum, par_games, par_sum
               FROM daily_deals WHERE game = $1 AND day = $2"#,
            key.game,
            i64::from(key.day)
        );
        let Some(row) = limited(row.fetch_optional(&self.readers)).await? else { return Ok(None) };
        if checksum(&row.body) != row.checksum {
            return Err(StoreError::Damaged(format!("the deal of day {}", key.day)));
        }
        let par_sum = u64::try_from(row.par_sum).unwrap_or_default();
        let par_games = number(row.par_games);
        Ok(Some(StoredDaily { seed: row.seed, body: row.body, par_games, par_sum }))
    }

    async fn keep_daily_deal(&self, key: DailyKey, seed: &[u8], body: &str) -> Result<()> {
        self.change(sqlx::query!(
            "INSERT INTO daily_deals (game, day, seed, body, checksum) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING",
            key.game,
            i64::from(key.day),
            seed,
            body,
            checksum(body)
        ))
        .await
    }

    async fn keep_daily_par(&self, key: DailyKey, games: u32, sum: u64) -> Result<()> {
        self.change(sqlx::query!(
            "UPDATE daily_deals SET par_games = $1, par_sum = $2
             WHERE game = $3 AND day = $4 AND par_games < $1",
            i64::from(games),
            i64::try_from(sum).unwrap_or(i64::MAX),
            key.game,
            i64::from(key.day)
        ))
        .await
    }

    async fn daily_attempt(&self, key: DailyKey, user: UserId) -> Result<Option<StoredAttempt>> {
        let row = sqlx::query!(
            r#"SELECT guild, name, step, moves, checksum FROM daily_attempts
               WHERE game = $1 AND "user" = $2 AND day = $3"#,
            key.game,
            user.to_sql(),
            i64::from(key.day)
        );
        let Some(row) = limited(row.fetch_optional(&self.readers)).await? else { return Ok(None) };
        if checksum(&row.moves) != row.checksum {
            return Err(StoreError::Damaged(format!("an attempt at the deal of day {}", key.day)));
        }
        let (guild, step) = (GuildId::from_sql(row.guild), number(row.step));
        Ok(Some(StoredAttempt { guild, name: row.name, step, moves: row.moves }))
    }

    async fn begin_daily(
        &self,
        key: DailyKey,
        attempt: NewAttempt<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError> {
        let insert = sqlx::query!(
            r#"INSERT INTO daily_attempts
                 (game, "user", day, guild, name, step, moves, checksum, began_at)
               VALUES ($1, $2, $3, $4, $5, 0, $6, $7, $8)
               ON CONFLICT (game, "user", day)
               DO UPDATE SET guild = excluded.guild, name = excluded.name
               WHERE daily_attempts.step = 0"#,
            key.game,
            attempt.user.to_sql(),
            i64::from(key.day),
            attempt.guild.to_sql(),
            attempt.name,
            attempt.moves,
            checksum(attempt.moves),
            now
        );
        match self.step(interaction, now, insert).await {
            // The one that has begun stays as it is.
            Err(CommitError::Outdated) => Ok(()),
            outcome => outcome,
        }
    }

    async fn step_daily(
        &self,
        key: DailyKey,
        step: AttemptStep<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError> {
        let update = sqlx::query!(
            r#"UPDATE daily_attempts
               SET step = $1, moves = $2, checksum = $3, ended_at = $4, score = $5
               WHERE game = $6 AND "user" = $7 AND day = $8 AND step = $9
                   AND ended_at IS NULL"#,
            i64::from(step.step),
            step.moves,
            checksum(step.moves),
            step.score.map(|_| now),
            step.score.map(i64::from),
            key.game,
            step.user.to_sql(),
            i64::from(key.day),
            i64::from(step.from)
        );
        self.step(interaction, now, update).await
    }

    async fn daily_scores(&self, key: DailyKey, guild: GuildId) -> Result<Vec<(UserId, u32)>> {
        let rows = sqlx::query!(
            r#"SELECT "user" AS "user!: i64", score AS "score!: i64" FROM daily_attempts
               WHERE guild = $1 AND game = $2 AND day = $3 AND ended_at IS NOT NULL"#,
            guild.to_sql(),
            key.game,
            i64::from(key.day)
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        Ok(rows.into_iter().map(|row| (UserId::from_sql(row.user), number(row.score))).collect())
    }

    async fn daily_streak(&self, key: DailyKey, user: UserId) -> Result<u32> {
        let days = sqlx::query_scalar!(
            r#"SELECT count(*) AS "days!: i64" FROM
                 (SELECT day + row_number() OVER (ORDER BY day DESC) AS run FROM daily_attempts
                  WHERE game = $1 AND "user" = $2 AND day <= $3 AND ended_at IS NOT NULL) AS days
               WHERE run = $3 + 1"#,
            key.game,
            user.to_sql(),
            i64::from(key.day)
        );
        Ok(number(limited(days.fetch_one(&self.readers)).await?))
    }

    async fn daily_lines(
        &self,
        game: &'static str,
        guild: GuildId,
        (first, last): (u32, u32),
    ) -> Result<Vec<DailyLine>> {
        let rows = sqlx::query!(
            r#"SELECT "user" AS "user!: i64",
                      max(CASE WHEN number = 1 THEN name END) AS "name!: String",
                      count(*) AS "days!: i64", CAST(sum(score) AS BIGINT) AS "total!: i64"
               FROM (SELECT "user", name, score,
                            row_number() OVER (PARTITION BY "user" ORDER BY day DESC) AS number
                     FROM daily_attempts
                     WHERE guild = $1 AND game = $2 AND day BETWEEN $3 AND $4
                       AND ended_at IS NOT NULL) AS attempts
               GROUP BY "user""#,
            guild.to_sql(),
            game,
            i64::from(first),
            i64::from(last)
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        let lines = rows.into_iter().map(|row| DailyLine {
            user: UserId::from_sql(row.user),
            name: row.name,
            days: number(row.days),
            total: u64::try_from(row.total).unwrap_or_default(),
        });
        Ok(lines.collect())
    }

    async fn is_daily_shared(&self, key: DailyKey, user: UserId, guild: GuildId) -> Result<bool> {
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "found!: i64" FROM daily_shares
               WHERE game = $1 AND "user" = $2 AND day = $3 AND guild = $4"#,
            key.game,
            user.to_sql(),
            i64::from(key.day),
            guild.to_sql()
        );
        Ok(limited(count.fetch_one(&self.readers)).await? > 0)
    }

    async fn share_daily(&self, key: DailyKey, user: UserId, guild: GuildId) -> Result<bool> {
        let shared = self.write(sqlx::query!(
            // Nothing is noted of somebody who was forgotten while it was posted.
            r#"INSERT INTO daily_shares (game, "user", day, guild)
               SELECT game, "user", day, CAST($4 AS BIGINT) FROM daily_attempts
               WHERE game = $1 AND "user" = $2 AND day = $3
               ON CONFLICT DO NOTHING"#,
            key.game,
            user.to_sql(),
            i64::from(key.day),
            guild.to_sql()
        ));
        Ok(shared.await? > 0)
    }
}
