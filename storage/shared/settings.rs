//! The settings of servers and of people.

use async_trait::async_trait;
use storage::{PersonStore, Result, ServerStore};
use values::{
    ChannelId, GameDefault, GuildId, Hands, Pace, PersonChange, PersonSettings, Seasons,
    ServerChange, ServerSettings, Unchanged, UserId,
};

use crate::Store;
use crate::connection::{Connection, hold, limited};

#[async_trait]
impl ServerStore for Store {
    async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings> {
        limited(async {
            let mut reading = self.snapshot().await?;
            server(&mut reading, guild.to_sql()).await
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
            let mut settings = server(&mut tx, guild).await?;
            if let Err(refused) = settings.apply(change) {
                return Ok(Err(refused));
            }
            write_server(&mut tx, guild, &settings).await?;
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

async fn server(tx: &mut Connection, guild: i64) -> Result<ServerSettings> {
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

async fn write_server(tx: &mut Connection, guild: i64, settings: &ServerSettings) -> Result<()> {
    let insert = sqlx::query!(
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
        settings.pace.name(),
        settings.thread,
        settings.quiet,
        settings.hands.name(),
        settings.hints,
        settings.animations,
        settings.reminders,
        settings.seasons.name(),
        settings.achievements,
        settings.keep_days.map(i64::from)
    );
    insert.execute(&mut *tx).await?;
    sqlx::query!("DELETE FROM server_channels WHERE guild = $1", guild).execute(&mut *tx).await?;
    for channel in &settings.channels {
        let insert = sqlx::query!(
            "INSERT INTO server_channels (guild, channel) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            guild,
            channel.to_sql()
        );
        insert.execute(&mut *tx).await?;
    }
    sqlx::query!("DELETE FROM server_bans WHERE guild = $1", guild).execute(&mut *tx).await?;
    for user in &settings.banned {
        let insert = sqlx::query!(
            r#"INSERT INTO server_bans (guild, "user") VALUES ($1, $2) ON CONFLICT DO NOTHING"#,
            guild,
            user.to_sql()
        );
        insert.execute(&mut *tx).await?;
    }
    sqlx::query!("DELETE FROM server_defaults WHERE guild = $1", guild).execute(&mut *tx).await?;
    for GameDefault { game, variant, end } in &settings.defaults {
        let insert = sqlx::query!(
            "INSERT INTO server_defaults (guild, game, variant, ending) VALUES ($1, $2, $3, $4)",
            guild,
            game,
            variant.as_deref(),
            end.as_deref()
        );
        insert.execute(&mut *tx).await?;
    }
    Ok(())
}

#[async_trait]
impl PersonStore for Store {
    async fn person_settings(&self, user: UserId) -> Result<PersonSettings> {
        limited(async {
            let mut reading = self.readers.acquire().await?;
            Ok(person(&mut reading, user.to_sql()).await?)
        })
        .await
    }

    async fn change_person(&self, user: UserId, change: PersonChange) -> Result<()> {
        limited(async {
            let mut tx = self.begin().await?;
            change_person(&mut tx, user.to_sql(), change).await?;
            self.done(tx).await
        })
        .await
    }
}

async fn person(tx: &mut Connection, user: i64) -> sqlx::Result<PersonSettings> {
    let row = sqlx::query!(
        r#"SELECT language, hands, reminders AS "reminders: bool", still AS "still: bool",
                  four_colours AS "four_colours: bool", puzzles AS "puzzles: bool",
                  unreached AS "unreached: bool"
           FROM people_settings WHERE "user" = $1"#,
        user
    );
    let Some(row) = row.fetch_optional(tx).await? else { return Ok(PersonSettings::default()) };
    Ok(PersonSettings {
        language: row.language,
        // A value of a later version that this one doesn't know becomes the default.
        hands: row.hands.as_deref().and_then(Hands::named),
        reminders: row.reminders,
        still: row.still,
        four_colours: row.four_colours,
        puzzles: row.puzzles,
        unreached: row.unreached,
    })
}

/// Makes a change of somebody's settings in a transaction.
pub(super) async fn change_person(
    tx: &mut Connection,
    user: i64,
    change: PersonChange,
) -> sqlx::Result<()> {
    // The settings are read, changed and written back.
    hold(tx, &format!("person {user}")).await?;
    let mut settings = person(&mut *tx, user).await?;
    settings.apply(change);
    let PersonSettings { language, hands, reminders, still, four_colours, puzzles, unreached } =
        settings;
    let insert = sqlx::query!(
        r#"INSERT INTO people_settings
             ("user", language, hands, reminders, still, four_colours, puzzles, unreached)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT ("user") DO UPDATE SET
             language = excluded.language, hands = excluded.hands, reminders = excluded.reminders,
             still = excluded.still, four_colours = excluded.four_colours,
             puzzles = excluded.puzzles, unreached = excluded.unreached"#,
        user,
        language,
        hands.map(Hands::name),
        reminders,
        still,
        four_colours,
        puzzles,
        unreached
    );
    insert.execute(tx).await.map(drop)
}
