//! What was decided for a whole server.

use async_trait::async_trait;
use games::AnyContradiction;
use sqlx::SqliteConnection;
use storage::ids::{ChannelId, GuildId};
use storage::servers::{ServerRow, settings_of};
use storage::settings::{GameDefault, ServerChange, ServerSettings};
use storage::{ServerStore, StoreError};

use super::{SqliteStore, writer};

#[async_trait]
impl ServerStore for SqliteStore {
    async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings, StoreError> {
        let mut reading = self.readers.begin().await?;
        read(&mut reading, guild.to_sql()).await
    }

    async fn change_server(
        &self,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<Result<(), Vec<AnyContradiction>>, StoreError> {
        let guild = guild.to_sql();
        let mut connection = self.writer.acquire().await?;
        // Nobody writes between reading and writing.
        writer::begin(&mut connection).await?;
        let changed = async {
            let mut settings = read(&mut connection, guild).await?;
            match settings.apply(change) {
                Ok(()) => write(&mut connection, guild, &settings).await.map(Ok),
                Err(refused) => Ok(Err(refused)),
            }
        };
        let changed = changed.await;
        let changed = writer::end(&mut connection, changed).await?;
        self.committed();
        Ok(changed)
    }

    async fn forget_channel(&self, channel: ChannelId) -> Result<Vec<GuildId>, StoreError> {
        let channel = channel.to_sql();
        let known = sqlx::query_scalar!(
            r#"SELECT guild AS "guild!: i64" FROM server_channels WHERE channel = ?"#,
            channel
        )
        .fetch_all(&self.readers)
        .await?;
        if !known.is_empty() {
            // The last one of a server stays: without any, all of its channels would be open.
            sqlx::query!(
                "DELETE FROM server_channels WHERE channel = ? AND EXISTS (
                     SELECT 1 FROM server_channels AS other
                     WHERE other.guild = server_channels.guild
                         AND other.channel <> server_channels.channel)",
                channel
            )
            .execute(&self.writer)
            .await?;
            self.committed();
        }
        Ok(known.into_iter().map(GuildId::from_sql).collect())
    }
}

async fn read(tx: &mut SqliteConnection, guild: i64) -> Result<ServerSettings, StoreError> {
    let row = sqlx::query_as!(
        ServerRow,
        r#"SELECT language, pace, thread AS "thread: bool", quiet AS "quiet: bool", hands,
                  hints AS "hints: bool", animations AS "animations: bool",
                  reminders AS "reminders: bool", seasons, achievements AS "achievements: bool",
                  keep_days
           FROM servers WHERE guild = ?"#,
        guild
    )
    .fetch_optional(&mut *tx)
    .await?;
    let channels = sqlx::query_scalar!(
        "SELECT channel FROM server_channels WHERE guild = ? ORDER BY channel",
        guild
    )
    .fetch_all(&mut *tx)
    .await?;
    let banned =
        sqlx::query_scalar!("SELECT user FROM server_bans WHERE guild = ? ORDER BY user", guild)
            .fetch_all(&mut *tx)
            .await?;
    let defaults = sqlx::query_as!(
        GameDefault,
        "SELECT game, variant, ending AS end FROM server_defaults WHERE guild = ? ORDER BY game",
        guild
    )
    .fetch_all(&mut *tx)
    .await?;
    Ok(settings_of(row, channels, banned, defaults))
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
