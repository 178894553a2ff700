//! The deal of the day: what everybody is dealt, what each person makes of it, and who shared it where.

use sqlx::SqliteConnection;

use super::commit::CommitError;
use super::{Store, StoreError, checksum, writer};
use crate::ids::{GuildId, InteractionId, UserId};

/// A game and a day, the number of days since 1970 (UTC).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailyKey {
    /// The game's name.
    pub game: &'static str,
    /// The day.
    pub day: u32,
}

/// The deal of a day, as it was written down. It holds every hand: it has no `Debug`.
pub struct StoredDaily {
    /// What its cards come from.
    pub seed: Vec<u8>,
    /// What is dealt, opaque here.
    pub body: String,
    /// How many games bots have played for par.
    pub par_games: u32,
    /// What the person's seat came to in all of them together.
    pub par_sum: u64,
}

/// Somebody's attempt, as it was last committed. It holds choices that are still hidden: it has no `Debug`.
pub struct StoredAttempt {
    /// Where it counts.
    pub guild: GuildId,
    /// The person's name there.
    pub name: String,
    /// How often the person has chosen.
    pub step: u32,
    /// What was chosen, opaque here.
    pub moves: String,
}

/// An attempt that begins.
pub struct NewAttempt<'a> {
    /// Who.
    pub user: UserId,
    /// Where it counts.
    pub guild: GuildId,
    /// The person's name there.
    pub name: &'a str,
    /// What was chosen before the person is asked, opaque here.
    pub moves: &'a str,
}

/// What a click changes in an attempt.
pub struct AttemptStep<'a> {
    /// Who.
    pub user: UserId,
    /// How often the person had chosen before.
    pub from: u32,
    /// How often they have now.
    pub step: u32,
    /// What was chosen so far, opaque here.
    pub moves: &'a str,
    /// What it came to, when it is over.
    pub score: Option<u32>,
}

/// What somebody's attempts of some days came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyLine {
    /// The person.
    pub user: UserId,
    /// Their name, as it was shown last.
    pub name: String,
    /// On how many days they played to the end.
    pub days: u32,
    /// The scores of all of them together.
    pub total: u64,
}

impl Store {
    /// The secret that the seeds come from. The first one that is offered stays for ever.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn daily_secret(&self, offered: &[u8]) -> Result<Vec<u8>, StoreError> {
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

    /// The deal of a day; `None` while nobody has asked for it.
    ///
    /// # Errors
    /// When the database fails, or what it holds is damaged.
    pub async fn daily_deal(&self, key: DailyKey) -> Result<Option<StoredDaily>, StoreError> {
        let row = sqlx::query!(
            r#"SELECT seed, body, checksum, par_games AS "par_games: u32", par_sum
               FROM daily_deals WHERE game = ? AND day = ?"#,
            key.game,
            key.day
        );
        let Some(row) = row.fetch_optional(&self.readers).await? else { return Ok(None) };
        if checksum(&row.body) != row.checksum {
            return Err(StoreError::Damaged(format!("the deal of day {}", key.day)));
        }
        let par_sum = u64::try_from(row.par_sum).unwrap_or_default();
        let (seed, body, par_games) = (row.seed, row.body, row.par_games);
        Ok(Some(StoredDaily { seed, body, par_games, par_sum }))
    }

    /// Writes down the deal of a day, unless it is there already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_daily_deal(
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

    /// Writes down how far par is.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_daily_par(
        &self,
        key: DailyKey,
        games: u32,
        sum: u64,
    ) -> Result<(), StoreError> {
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

    /// Somebody's attempt at the deal of a day.
    ///
    /// # Errors
    /// When the database fails, or what it holds is damaged.
    pub async fn daily_attempt(
        &self,
        key: DailyKey,
        user: UserId,
    ) -> Result<Option<StoredAttempt>, StoreError> {
        let id = user.to_sql();
        let row = sqlx::query!(
            r#"SELECT guild, name, step AS "step: u32", moves, checksum FROM daily_attempts
               WHERE game = ? AND user = ? AND day = ?"#,
            key.game,
            id,
            key.day
        );
        let Some(row) = row.fetch_optional(&self.readers).await? else { return Ok(None) };
        if checksum(&row.moves) != row.checksum {
            return Err(StoreError::Damaged(format!("an attempt at the deal of day {}", key.day)));
        }
        let guild = GuildId::from_sql(row.guild);
        Ok(Some(StoredAttempt { guild, name: row.name, step: row.step, moves: row.moves }))
    }

    /// Begins an attempt; the one that is there already stays as it is.
    ///
    /// # Errors
    /// [`CommitError::AlreadyHandled`], or when the database fails; then nothing has changed.
    pub async fn begin_daily(
        &self,
        key: DailyKey,
        attempt: NewAttempt<'_>,
        interaction: InteractionId,
        now: i64,
    ) -> Result<(), CommitError> {
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let begun = begun(&mut connection, key, &attempt, interaction, now).await;
        writer::end(&mut connection, begun).await?;
        self.committed();
        Ok(())
    }

    /// Commits what a click changes in an attempt.
    ///
    /// # Errors
    /// [`CommitError::AlreadyHandled`]; [`CommitError::Outdated`] when the attempt has gone on meanwhile; or
    /// when the database fails. Then nothing has changed.
    pub async fn step_daily(
        &self,
        key: DailyKey,
        step: AttemptStep<'_>,
        interaction: InteractionId,
        now: i64,
    ) -> Result<(), CommitError> {
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let stepped = stepped(&mut connection, key, &step, interaction, now).await;
        writer::end(&mut connection, stepped).await?;
        self.committed();
        Ok(())
    }

    /// What everybody on a server came to on a day.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn daily_scores(
        &self,
        key: DailyKey,
        guild: GuildId,
    ) -> Result<Vec<(UserId, u32)>, StoreError> {
        let guild = guild.to_sql();
        let rows = sqlx::query!(
            r#"SELECT user, score AS "score!: u32" FROM daily_attempts
               WHERE guild = ? AND game = ? AND day = ? AND ended_at IS NOT NULL"#,
            guild,
            key.game,
            key.day
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|row| (UserId::from_sql(row.user), row.score)).collect())
    }

    /// On how many days in a row somebody has played to the end, the last of which is this one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn daily_streak(&self, key: DailyKey, user: UserId) -> Result<u32, StoreError> {
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

    /// What everybody on a server came to from one day to another, both included.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn daily_lines(
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

    /// Whether somebody has shared the result of a day on a server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_daily_shared(
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

    /// Notes that somebody shares the result of a day on a server; `false` when they did before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn share_daily(
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

    /// Takes that back: it could not be posted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unshare_daily(
        &self,
        key: DailyKey,
        user: UserId,
        guild: GuildId,
    ) -> Result<(), StoreError> {
        let (user, guild) = (user.to_sql(), guild.to_sql());
        sqlx::query!(
            "DELETE FROM daily_shares WHERE game = ? AND user = ? AND day = ? AND guild = ?",
            key.game,
            user,
            key.day,
            guild
        )
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}

/// Notes an interaction as dealt with in a transaction.
async fn handled(
    tx: &mut SqliteConnection,
    interaction: InteractionId,
    now: i64,
) -> Result<(), CommitError> {
    let interaction = interaction.to_sql();
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
    interaction: InteractionId,
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
    interaction: InteractionId,
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
