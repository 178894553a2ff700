//! What was decided for a whole server.

use super::{Store, StoreError};
use crate::ids::{GuildId, TableId};

impl Store {
    /// Whether players may ask for hints on a server; they may unless somebody has said no.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hints_allowed(&self, guild: GuildId) -> Result<bool, StoreError> {
        let guild = guild.to_sql();
        let hints = sqlx::query_scalar!(
            r#"SELECT hints AS "hints: bool" FROM servers WHERE guild = ?"#,
            guild
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(hints.unwrap_or(true))
    }

    /// The same for the server of a table.
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

    /// Allows hints on a server, or forbids them.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn allow_hints(&self, guild: GuildId, allowed: bool) -> Result<(), StoreError> {
        let guild = guild.to_sql();
        sqlx::query!(
            "INSERT INTO servers (guild, hints) VALUES (?1, ?2)
             ON CONFLICT (guild) DO UPDATE SET hints = ?2",
            guild,
            allowed
        )
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
