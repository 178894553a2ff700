//! Tables as they are stored: creating, finding and loading one.

use super::{NewParcel, Store, StoreError, checksum};
use crate::ids::{ChannelId, GuildId, InteractionId, TableId};

/// A table to be created.
#[derive(Debug)]
pub struct NewTable<'a> {
    /// The server it belongs to.
    pub guild: GuildId,
    /// The channel or thread it is played in.
    pub channel: ChannelId,
    /// Its state, opaque here.
    pub state: &'a str,
    /// When to look at it next, in milliseconds since 1970.
    pub wake_at: Option<i64>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// What must be sent for it.
    pub parcel: &'a NewParcel,
}

/// A table as it was last committed.
#[derive(Debug)]
pub struct StoredTable {
    /// The revision that the next commit must name.
    pub revision: i64,
    /// Its state, opaque here.
    pub state: String,
    /// What happened in its match, in order.
    pub events: Vec<String>,
}

impl Store {
    /// Creates a table, or gives the one that is already open in that channel as `Err`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn create(
        &self,
        table: NewTable<'_>,
    ) -> Result<Result<TableId, TableId>, StoreError> {
        let (guild, channel) = (table.guild.to_sql(), table.channel.to_sql());
        let sum = checksum(table.state);
        let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let created = sqlx::query!(
            "INSERT INTO tables (guild, channel, open, revision, wake_at, state, checksum, created_at)
             VALUES (?, ?, 1, 0, ?, ?, ?, ?)
             ON CONFLICT (channel) WHERE open = 1 DO NOTHING",
            guild,
            channel,
            table.wake_at,
            table.state,
            sum,
            table.now,
        )
        .execute(&mut *tx)
        .await?;
        if created.rows_affected() == 1 {
            let id = created.last_insert_rowid();
            let parcel = table.parcel;
            sqlx::query!(
                "INSERT INTO outbox (table_id, lane, key, body, due_at) VALUES (?, ?, ?, ?, ?)",
                id,
                parcel.lane,
                parcel.key,
                parcel.body,
                parcel.due_at
            )
            .execute(&mut *tx)
            .await?;
            tx.commit().await?;
            return Ok(Ok(TableId::from_sql(id)));
        }
        tx.rollback().await?;
        match self.open_in(table.channel).await? {
            Some(other) => Ok(Err(other)),
            // It was closed between the two statements; the next try succeeds.
            None => Err(StoreError::Database(sqlx::Error::RowNotFound)),
        }
    }

    /// The open table of a channel.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_in(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let channel = channel.to_sql();
        let id =
            sqlx::query_scalar!("SELECT id FROM tables WHERE channel = ? AND open = 1", channel)
                .fetch_optional(&self.readers)
                .await?;
        Ok(id.map(TableId::from_sql))
    }

    /// The open tables of a server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_of(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        let guild = guild.to_sql();
        let ids = sqlx::query_scalar!("SELECT id FROM tables WHERE guild = ? AND open = 1", guild)
            .fetch_all(&self.readers)
            .await?;
        Ok(ids.into_iter().map(TableId::from_sql).collect())
    }

    /// Everything about a table; `None` when there is no such table.
    ///
    /// # Errors
    /// When the database fails, or what it holds is damaged.
    pub async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        let id = table.to_sql();
        // One transaction, so that state and events are of the same revision.
        let mut reading = self.readers.begin().await?;
        let Some(row) =
            sqlx::query!("SELECT revision, state, checksum FROM tables WHERE id = ?", id)
                .fetch_optional(&mut *reading)
                .await?
        else {
            return Ok(None);
        };
        if checksum(&row.state) != row.checksum {
            return Err(StoreError::Damaged(format!("the state of table {table}")));
        }
        let rows = sqlx::query!(
            "SELECT number, body, checksum FROM events WHERE table_id = ? ORDER BY number",
            id
        )
        .fetch_all(&mut *reading)
        .await?;
        let mut events = Vec::with_capacity(rows.len());
        for (expected, event) in (1..).zip(rows) {
            if event.number != expected || checksum(&event.body) != event.checksum {
                return Err(StoreError::Damaged(format!("event {expected} of table {table}")));
            }
            events.push(event.body);
        }
        Ok(Some(StoredTable { revision: row.revision, state: row.state, events }))
    }

    /// Notes an interaction as dealt with; `false` when it was before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim(&self, interaction: InteractionId, now: i64) -> Result<bool, StoreError> {
        let interaction = interaction.to_sql();
        let first = sqlx::query!(
            "INSERT INTO handled (interaction, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
            interaction,
            now
        )
        .execute(&self.writer)
        .await?;
        Ok(first.rows_affected() > 0)
    }

    /// Closes a table that cannot be read any more; what is stored of it stays.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn give_up(&self, table: TableId) -> Result<(), StoreError> {
        let id = table.to_sql();
        let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query!("UPDATE tables SET open = 0, wake_at = NULL WHERE id = ?", id)
            .execute(&mut *tx)
            .await?;
        sqlx::query!("DELETE FROM outbox WHERE table_id = ?", id).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(())
    }

    /// The table that must be looked at first, and when.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next_wake(&self, after: &[TableId]) -> Result<Option<(TableId, i64)>, StoreError> {
        // `after` are the tables that are being woken right now; there are few of them.
        let limit = i64::try_from(after.len()).unwrap_or(i64::MAX - 1) + 1;
        let rows = sqlx::query!(
            r#"SELECT id, wake_at AS "wake_at!" FROM tables WHERE wake_at IS NOT NULL ORDER BY wake_at LIMIT ?"#,
            limit
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| (TableId::from_sql(row.id), row.wake_at))
            .find(|(table, _)| !after.contains(table)))
    }
}
