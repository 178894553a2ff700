//! The deal of the day: what everybody is dealt, what each person makes of it, and who shared it where.

use async_trait::async_trait;
use sqlx::SqliteConnection;
use storage::daily::{AttemptRow, DealRow};
use storage::ids::{GuildId, InteractionId, UserId};
use storage::{
    AttemptStep, CommitError, DailyKey, DailyLine, DailyStore, NewAttempt, StoreError,
    StoredAttempt, StoredDaily, checksum,
};

use super::{SqliteStore, writer};

#[async_trait]
impl DailyStore for SqliteStore {
    async fn daily_secret(&self, offered: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut connection = self.writer.acquire().await?;
        sqlx::query!(
            "INSERT INTO daily_secret (id, secret) VALUES (1, ?) ON CONFLICT DO NOTHING",
            offered
        )
        .execute(&mut *connection)
        .await?;
        let secret = sqlx::query_scalar!("SELECT secret FROM daily_secret WHERE id = 1");
        Ok(secret.fetch_one(&mut *connection).await?)
    }

    async fn daily_deal(&self, key: DailyKey) -> Result<Option<StoredDaily>, StoreError> {
        let row = sqlx::query_as!(
            DealRow,
            r#"SELECT seed, body, checksum, par_games, par_sum
               FROM daily_deals WHERE game = ? AND day = ?"#,
            key.game,
            key.day
        );
        let Some(row) = row.fetch_optional(&self.readers).await? else { return Ok(None) };
        row.intact(key).map(Some)
    }

    async fn keep_daily_deal(
        &self,
        key: DailyKey,
        seed: &[u8],
        body: &str,
    ) -> Result<(), StoreError> {
        let sum = checksum(body);
        sqlx::query!(
            "INSERT INTO daily_deals (game, day, seed, body, checksum) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
            key.game,
            key.day,
            seed,
            body,
            sum
        )
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    async fn keep_daily_par(&self, key: DailyKey, games: u32, sum: u64) -> Result<(), StoreError> {
        let sum = i64::try_from(sum).unwrap_or(i64::MAX);
        sqlx::query!(
            "UPDATE daily_deals SET par_games = ?1, par_sum = ?2
             WHERE game = ?3 AND day = ?4 AND par_games < ?1",
            games,
            sum,
            key.game,
            key.day
        )
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    async fn daily_attempt(
        &self,
        key: DailyKey,
        user: UserId,
    ) -> Result<Option<StoredAttempt>, StoreError> {
        let id = user.to_sql();
        let row = sqlx::query_as!(
            AttemptRow,
            r#"SELECT guild, name, step, moves, checksum FROM daily_attempts
               WHERE game = ? AND user = ? AND day = ?"#,
            key.game,
            id,
            key.day
        );
        let Some(row) = row.fetch_optional(&self.readers).await? else { return Ok(None) };
        row.intact(key).map(Some)
    }

    async fn begin_daily(
        &self,
        key: DailyKey,
        attempt: NewAttempt<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError> {
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let begun = begun(&mut connection, key, &attempt, interaction, now).await;
        writer::end(&mut connection, begun).await?;
        self.committed();
        Ok(())
    }

    async fn step_daily(
        &self,
        key: DailyKey,
        step: AttemptStep<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError> {
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let stepped = stepped(&mut connection, key, &step, interaction, now).await;
        writer::end(&mut connection, stepped).await?;
        self.committed();
        Ok(())
    }

    async fn daily_scores(
        &self,
        key: DailyKey,
        guild: GuildId,
    ) -> Result<Vec<(UserId, u32)>, StoreError> {
        let guild = guild.to_sql();
        let rows = sqlx::query!(
            r#"SELECT user AS "user!", score AS "score!: u32" FROM daily_attempts
               WHERE guild = ? AND game = ? AND day = ? AND ended_at IS NOT NULL"#,
            guild,
            key.game,
            key.day
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|row| (UserId::from_sql(row.user), row.score)).collect())
    }

    async fn daily_streak(&self, key: DailyKey, user: UserId) -> Result<u32, StoreError> {
        let user = user.to_sql();
        let days = sqlx::query_scalar!(
            r#"SELECT count(*) AS "days: u32" FROM
                 (SELECT day + row_number() OVER (ORDER BY day DESC) AS run FROM daily_attempts
                  WHERE game = ?1 AND user = ?2 AND day <= ?3 AND ended_at IS NOT NULL)
               WHERE run = ?3 + 1"#,
            key.game,
            user,
            key.day
        );
        Ok(days.fetch_one(&self.readers).await?)
    }

    async fn daily_lines(
        &self,
        game: &'static str,
        guild: GuildId,
        (first, last): (u32, u32),
    ) -> Result<Vec<DailyLine>, StoreError> {
        let guild = guild.to_sql();
        // Of the columns beside a lone `max` SQLite gives those of its row: the name of the last day.
        let rows = sqlx::query!(
            r#"SELECT user AS "user!", name AS "name!", count(*) AS "days!: u32",
                      sum(score) AS "total!: i64", max(day) AS "last: i64"
               FROM daily_attempts
               WHERE guild = ? AND game = ? AND day BETWEEN ? AND ? AND ended_at IS NOT NULL
               GROUP BY user"#,
            guild,
            game,
            first,
            last
        )
        .fetch_all(&self.readers)
        .await?;
        let line = |user, name, days, total| DailyLine {
            user: UserId::from_sql(user),
            name,
            days,
            total: u64::try_from(total).unwrap_or_default(),
        };
        Ok(rows.into_iter().map(|row| line(row.user, row.name, row.days, row.total)).collect())
    }

    async fn is_daily_shared(
        &self,
        key: DailyKey,
        user: UserId,
        guild: GuildId,
    ) -> Result<bool, StoreError> {
        let (user, guild) = (user.to_sql(), guild.to_sql());
        let found = sqlx::query_scalar!(
            r#"SELECT count(*) AS "found: u32" FROM daily_shares
               WHERE game = ? AND user = ? AND day = ? AND guild = ?"#,
            key.game,
            user,
            key.day,
            guild
        );
        Ok(found.fetch_one(&self.readers).await? > 0)
    }

    async fn share_daily(
        &self,
        key: DailyKey,
        user: UserId,
        guild: GuildId,
    ) -> Result<bool, StoreError> {
        let (user, guild) = (user.to_sql(), guild.to_sql());
        let first = sqlx::query!(
            "INSERT INTO daily_shares (game, user, day, guild) VALUES (?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
            key.game,
            user,
            key.day,
            guild
        );
        Ok(first.execute(&self.writer).await?.rows_affected() > 0)
    }
}

/// Notes an interaction as dealt with in a transaction, unless it is noted already.
async fn handled(
    tx: &mut SqliteConnection,
    interaction: Option<InteractionId>,
    now: i64,
) -> Result<(), CommitError> {
    let Some(interaction) = interaction.map(InteractionId::to_sql) else { return Ok(()) };
    let first = sqlx::query!(
        "INSERT INTO handled (interaction, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
        interaction,
        now
    );
    match first.execute(tx).await?.rows_affected() {
        0 => Err(CommitError::AlreadyHandled),
        _ => Ok(()),
    }
}

async fn begun(
    tx: &mut SqliteConnection,
    key: DailyKey,
    attempt: &NewAttempt<'_>,
    interaction: Option<InteractionId>,
    now: i64,
) -> Result<(), CommitError> {
    handled(tx, interaction, now).await?;
    let (user, guild) = (attempt.user.to_sql(), attempt.guild.to_sql());
    let sum = checksum(attempt.moves);
    sqlx::query!(
        "INSERT INTO daily_attempts (game, user, day, guild, name, step, moves, checksum, began_at)
         VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?) ON CONFLICT DO NOTHING",
        key.game,
        user,
        key.day,
        guild,
        attempt.name,
        attempt.moves,
        sum,
        now
    )
    .execute(tx)
    .await?;
    Ok(())
}

async fn stepped(
    tx: &mut SqliteConnection,
    key: DailyKey,
    step: &AttemptStep<'_>,
    interaction: Option<InteractionId>,
    now: i64,
) -> Result<(), CommitError> {
    handled(tx, interaction, now).await?;
    let user = step.user.to_sql();
    let sum = checksum(step.moves);
    let ended_at = step.score.map(|_| now);
    let updated = sqlx::query!(
        "UPDATE daily_attempts SET step = ?, moves = ?, checksum = ?, ended_at = ?, score = ?
         WHERE game = ? AND user = ? AND day = ? AND step = ? AND ended_at IS NULL",
        step.step,
        step.moves,
        sum,
        ended_at,
        step.score,
        key.game,
        user,
        key.day,
        step.from
    );
    match updated.execute(tx).await?.rows_affected() {
        0 => Err(CommitError::Outdated),
        _ => Ok(()),
    }
}
