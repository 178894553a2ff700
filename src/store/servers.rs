//! What was decided for a whole server.

use sqlx::SqliteConnection;

use super::{Store, StoreError, writer};
use crate::ids::{ChannelId, GuildId, UserId};
use crate::settings::{GameDefault, Hands, Pace, Seasons, ServerSettings};

impl Store {
    /// What holds on a server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings, StoreError> {
        let mut reading = self.readers.begin().await?;
        read(&mut reading, guild.to_sql()).await
    }

    /// Changes what holds on a server. What `change` refuses changes nothing.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn change_server<E>(
        &self,
        guild: GuildId,
        change: impl FnOnce(&mut ServerSettings) -> Result<(), E>,
    ) -> Result<Result<(), E>, StoreError> {
        let guild = guild.to_sql();
        let mut connection = self.writer.acquire().await?;
        // Nobody writes between reading and writing.
        writer::begin(&mut connection).await?;
        let changed = async {
            let mut settings = read(&mut connection, guild).await?;
            match change(&mut settings) {
                Ok(()) => write(&mut connection, guild, &settings).await.map(Ok),
                Err(refused) => Ok(Err(refused)),
            }
        };
        let changed = changed.await;
        let changed = writer::end(&mut connection, changed).await?;
        self.committed();
        Ok(changed)
    }

    /// A channel is gone: no list of a server names it any more. Gives the servers whose list did.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn forget_channel(&self, channel: ChannelId) -> Result<Vec<GuildId>, StoreError> {
        let channel = channel.to_sql();
        let known = sqlx::query_scalar!(
            r#"SELECT guild AS "guild!: i64" FROM server_channels WHERE channel = ?"#,
            channel
        )
        .fetch_all(&self.readers)
        .await?;
        if !known.is_empty() {
            sqlx::query!("DELETE FROM server_channels WHERE channel = ?", channel)
                .execute(&self.writer)
                .await?;
            self.committed();
        }
        Ok(known.into_iter().map(GuildId::from_sql).collect())
    }
}

async fn read(tx: &mut SqliteConnection, guild: i64) -> Result<ServerSettings, StoreError> {
    let row = sqlx::query!(
        r#"SELECT language, pace, thread AS "thread: bool", quiet AS "quiet: bool", hands,
                  hints AS "hints: bool", animations AS "animations: bool",
                  reminders AS "reminders: bool", seasons, achievements AS "achievements: bool",
                  keep_days
           FROM servers WHERE guild = ?"#,
        guild
    )
    .fetch_optional(&mut *tx)
    .await?;
    let mut settings = ServerSettings::default();
    if let Some(row) = row {
        settings.language = row.language;
        // What a later version has written, and this one does not know, is as usual.
        settings.pace = Pace::named(&row.pace).unwrap_or_default();
        settings.thread = row.thread;
        settings.quiet = row.quiet;
        settings.hands = Hands::named(&row.hands).unwrap_or_default();
        settings.hints = row.hints;
        settings.animations = row.animations;
        settings.reminders = row.reminders;
        settings.seasons = Seasons::named(&row.seasons).unwrap_or_default();
        settings.achievements = row.achievements;
        settings.keep_days = row.keep_days.and_then(|days| u32::try_from(days).ok());
    }
    let channels =
        sqlx::query_scalar!("SELECT channel FROM server_channels WHERE guild = ?", guild)
            .fetch_all(&mut *tx)
            .await?;
    settings.channels = channels.into_iter().map(ChannelId::from_sql).collect();
    let banned = sqlx::query_scalar!("SELECT user FROM server_bans WHERE guild = ?", guild)
        .fetch_all(&mut *tx)
        .await?;
    settings.banned = banned.into_iter().map(UserId::from_sql).collect();
    settings.defaults = sqlx::query_as!(
        GameDefault,
        "SELECT game, variant, ending AS end FROM server_defaults WHERE guild = ? ORDER BY game",
        guild
    )
    .fetch_all(&mut *tx)
    .await?;
    Ok(settings)
}

/// Writes everything anew.
async fn write(
    tx: &mut SqliteConnection,
    guild: i64,
    settings: &ServerSettings,
) -> Result<(), StoreError> {
    let (pace, hands, seasons) =
        (settings.pace.name(), settings.hands.name(), settings.seasons.name());
    sqlx::query!(
        "INSERT INTO servers
           (guild, language, pace, thread, quiet, hands, hints, animations, reminders, seasons,
            achievements, keep_days)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (guild) DO UPDATE SET
           language = excluded.language, pace = excluded.pace, thread = excluded.thread,
           quiet = excluded.quiet, hands = excluded.hands, hints = excluded.hints,
           animations = excluded.animations, reminders = excluded.reminders,
           seasons = excluded.seasons, achievements = excluded.achievements,
           keep_days = excluded.keep_days",
        guild,
        settings.language,
        pace,
        settings.thread,
        settings.quiet,
        hands,
        settings.hints,
        settings.animations,
        settings.reminders,
        seasons,
        settings.achievements,
        settings.keep_days
    )
    .execute(&mut *tx)
    .await?;
    sqlx::query!("DELETE FROM server_channels WHERE guild = ?", guild).execute(&mut *tx).await?;
    for channel in &settings.channels {
        let channel = channel.to_sql();
        sqlx::query!(
            "INSERT OR IGNORE INTO server_channels (guild, channel) VALUES (?, ?)",
            guild,
            channel
        )
        .execute(&mut *tx)
        .await?;
    }
    sqlx::query!("DELETE FROM server_bans WHERE guild = ?", guild).execute(&mut *tx).await?;
    for user in &settings.banned {
        let user = user.to_sql();
        sqlx::query!("INSERT OR IGNORE INTO server_bans (guild, user) VALUES (?, ?)", guild, user)
            .execute(&mut *tx)
            .await?;
    }
    sqlx::query!("DELETE FROM server_defaults WHERE guild = ?", guild).execute(&mut *tx).await?;
    for GameDefault { game, variant, end } in &settings.defaults {
        sqlx::query!(
            "INSERT INTO server_defaults (guild, game, variant, ending) VALUES (?, ?, ?, ?)",
            guild,
            game,
            variant,
            end
        )
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}
