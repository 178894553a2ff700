//! The settings of servers.

use async_trait::async_trait;
use storage::{Result, ServerStore};
use values::{ChannelId, GuildId, UserId};
use values::{GameDefault, Hands, Pace, Seasons, ServerChange, ServerSettings, Unchanged};

use crate::Store;
use crate::connection::{Connection, hold, limited};

#[async_trait]
impl ServerStore for Store {
    async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings> {
        limited(async {
            let mut reading = self.snapshot().await?;
            read(&mut reading, guild.to_sql()).await
        })
        .await
    }

    async fn change_server(
        &self,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<Result<(), Unchanged>> {
        limited(async {
            let guild = guild.to_sql();
            let mut tx = self.begin().await?;
            // Nobody else changes it between reading and writing.
            hold(&mut tx, &format!("server {guild}")).await?;
            let mut settings = read(&mut tx, guild).await?;
            if let Err(refused) = settings.apply(change) {
                return Ok(Err(refused));
            }
            write(&mut tx, guild, &settings).await?;
            self.done(tx).await?;
            Ok(Ok(()))
        })
        .await
    }

    async fn forget_channel(&self, channel: ChannelId) -> Result<Vec<GuildId>> {
        let known = sqlx::query_scalar!(
            r#"SELECT guild AS "guild!: i64" FROM server_channels WHERE channel = $1"#,
            channel.to_sql()
        );
        let known = limited(known.fetch_all(&self.readers)).await?;
        if !known.is_empty() {
            // The last channel of a server stays: without any, all of its channels would be open.
            self.write(sqlx::query!(
                "DELETE FROM server_channels WHERE channel = $1 AND EXISTS
                   (SELECT 1 FROM server_channels AS other
                    WHERE other.guild = server_channels.guild
                      AND other.channel <> server_channels.channel)",
                channel.to_sql()
            ))
            .await?;
        }
        Ok(known.into_iter().map(GuildId::from_sql).collect())
    }
}

async fn read(tx: &mut Connection, guild: i64) -> Result<ServerSettings> {
    let mut settings = ServerSettings::default();
    let row = sqlx::query!(
        r#"SELECT language, pace, thread AS "thread: bool", quiet AS "quiet: bool", hands,
                  hints AS "hints: bool", animations AS "animations: bool",
                  reminders AS "reminders: bool", seasons, achievements AS "achievements: bool",
                  keep_days
           FROM servers WHERE guild = $1"#,
        guild
    );
    if let Some(row) = row.fetch_optional(&mut *tx).await? {
        settings.language = row.language;
        // A value of a later version that this one doesn't know becomes the default.
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
    let channels = sqlx::query_scalar!(
        "SELECT channel FROM server_channels WHERE guild = $1 ORDER BY channel",
        guild
    );
    let channels = channels.fetch_all(&mut *tx).await?;
    settings.channels = channels.into_iter().map(ChannelId::from_sql).collect();
    let banned = sqlx::query_scalar!(
        r#"SELECT "user" FROM server_bans WHERE guild = $1 ORDER BY "user""#,
        guild
    );
    settings.banned = banned.fetch_all(&mut *tx).await?.into_iter().map(UserId::from_sql).collect();
    let defaults = sqlx::query_as!(
        GameDefault,
        "SELECT game, variant, ending AS end FROM server_defaults WHERE guild = $1 ORDER BY game",
        guild
    );
    settings.defaults = defaults.fetch_all(tx).await?;
    Ok(settings)
}

/// Writes all settings.
async fn write(tx: &mut Connection, guild: i64, settings: &ServerSettings) -> Result<()> {
    let (pace, hands, seasons) =
        (settings.pace.name(), settings.hands.name(), settings.seasons.name());
    sqlx::query!(
        "INSERT INTO servers
           (guild, language, pace, thread, quiet, hands, hints, animations, reminders, seasons,
            achievements, keep_days)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
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
        settings.keep_days.map(i64::from)
    )
    .execute(&mut *tx)
    .await?;
    sqlx::query!("DELETE FROM server_channels WHERE guild = $1", guild).execute(&mut *tx).await?;
    for channel in &settings.channels {
        sqlx::query!(
            "INSERT INTO server_channels (guild, channel) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            guild,
            channel.to_sql()
        )
        .execute(&mut *tx)
        .await?;
    }
    sqlx::query!("DELETE FROM server_bans WHERE guild = $1", guild).execute(&mut *tx).await?;
    for user in &settings.banned {
        sqlx::query!(
            r#"INSERT INTO server_bans (guild, "user") VALUES ($1, $2) ON CONFLICT DO NOTHING"#,
            guild,
            user.to_sql()
        )
        .execute(&mut *tx)
        .await?;
    }
    sqlx::query!("DELETE FROM server_defaults WHERE guild = $1", guild).execute(&mut *tx).await?;
    for GameDefault { game, variant, end } in &settings.defaults {
        sqlx::query!(
            "INSERT INTO server_defaults (guild, game, variant, ending) VALUES ($1, $2, $3, $4)",
            guild,
            game,
            variant.as_deref(),
            end.as_deref()
        )
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}
