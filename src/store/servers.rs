//! What was decided for a whole server.

use super::{Store, StoreError};
use crate::ids::{GuildId, TableId};

/// What holds on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ServerSettings {
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether a row that is taken is shown as a moving picture.
    pub animations: bool,
    /// Whether matches keep to one message in their channel, where the host does not say.
    pub quiet: bool,
}

impl Default for ServerSettings {
    /// What holds until somebody decides otherwise.
    fn default() -> Self {
        Self { hints: true, animations: true, quiet: false }
    }
}

/// A change of it; what is `None` stays as it is.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct ServerChange {
    /// Whether players may ask for hints.
    pub hints: Option<bool>,
    /// Whether a row that is taken is shown as a moving picture.
    pub animations: Option<bool>,
    /// Whether matches keep to one message in their channel, where the host does not say.
    pub quiet: Option<bool>,
}

impl Store {
    /// What holds on a server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn server_settings(&self, guild: GuildId) -> Result<ServerSettings, StoreError> {
        let guild = guild.to_sql();
        let settings = sqlx::query_as!(
            ServerSettings,
            r#"SELECT hints AS "hints: bool", animations AS "animations: bool", quiet AS "quiet: bool"
               FROM servers WHERE guild = ?"#,
            guild
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(settings.unwrap_or_default())
    }

    /// Whether players may ask for hints on the server of a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hints_allowed_at(&self, table: TableId) -> Result<bool, StoreError> {
        let table = table.to_sql();
        let hints = sqlx::query_scalar!(
            r#"SELECT hints AS "hints: bool" FROM servers
               JOIN tables ON tables.guild = servers.guild WHERE tables.id = ?"#,
            table
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(hints.unwrap_or(true))
    }

    /// Changes what holds on a server.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn change_server(
        &self,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<(), StoreError> {
        let (guild, ServerChange { hints, animations, quiet }) = (guild.to_sql(), change);
        sqlx::query!(
            "INSERT INTO servers (guild, hints, animations, quiet)
             VALUES (?1, COALESCE(?2, 1), COALESCE(?3, 1), COALESCE(?4, 0))
             ON CONFLICT (guild) DO UPDATE
             SET hints = COALESCE(?2, hints), animations = COALESCE(?3, animations),
                 quiet = COALESCE(?4, quiet)",
            guild,
            hints,
            animations,
            quiet
        )
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
