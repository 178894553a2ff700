//! Tables as they are stored: creating, finding and loading one.

use std::collections::HashSet;

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqliteExecutor, SqlitePool};
use storage::ids::{ChannelId, GuildId, InteractionId, TableId, UserId};
use storage::tables::{EventRow, TableRow, intact};
use storage::{
    Created, NewTable, OUTBOX_FORMAT, StoreError, StoredTable, TableStore, checksum, rest_after,
};

use super::{SqliteStore, alerts, people, writer};

#[async_trait]
impl TableStore for SqliteStore {
    async fn create(&self, table: NewTable<'_>) -> Result<Created, StoreError> {
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let created = created(&mut connection, &table).await;
        let created = writer::end(&mut connection, created).await?;
        self.committed();
        Ok(created)
    }

    async fn open_in(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let channel = channel.to_sql();
        let id =
            sqlx::query_scalar!("SELECT id FROM tables WHERE channel = ? AND open = 1", channel)
                .fetch_optional(&self.readers)
                .await?;
        Ok(id.map(TableId::from_sql))
    }

    async fn seated_in(
        &self,
        channels: [ChannelId; 2],
        user: UserId,
    ) -> Result<Option<TableId>, StoreError> {
        let [first, second] = channels.map(ChannelId::to_sql);
        let user = user.to_sql();
        let id = sqlx::query_scalar!(
            "SELECT tables.id FROM tables JOIN players ON players.table_id = tables.id
             WHERE tables.channel IN (?1, ?2) AND tables.open = 1
                 AND players.user = ?3 AND players.seat IS NOT NULL
             ORDER BY tables.channel = ?1 DESC LIMIT 1",
            first,
            second,
            user
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(id.map(TableId::from_sql))
    }

    async fn open_of(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        let guild = guild.to_sql();
        let ids = sqlx::query_scalar!("SELECT id FROM tables WHERE guild = ? AND open = 1", guild)
            .fetch_all(&self.readers)
            .await?;
        Ok(ids.into_iter().map(TableId::from_sql).collect())
    }

    async fn open_tables(&self) -> Result<usize, StoreError> {
        let open = sqlx::query_scalar!("SELECT count(*) FROM tables WHERE open = 1")
            .fetch_one(&self.readers)
            .await?;
        Ok(usize::try_from(open).unwrap_or_default())
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        read(&self.readers, table).await
    }

    async fn claim(&self, interaction: InteractionId, now: i64) -> Result<bool, StoreError> {
        let first = noted(&self.writer, interaction, now).await?;
        self.committed();
        Ok(first)
    }

    async fn give_up(&self, table: TableId, now: i64) -> Result<Option<ChannelId>, StoreError> {
        let id = table.to_sql();
        let open = sqlx::query_scalar!("SELECT channel FROM tables WHERE id = ? AND open = 1", id)
            .fetch_optional(&self.readers)
            .await?;
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let closed = closed(&mut connection, id, now).await;
        writer::end(&mut connection, closed).await?;
        self.committed();
        Ok(open.map(ChannelId::from_sql))
    }

    async fn next_wakes(
        &self,
        but: &HashSet<TableId>,
        most: usize,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let limit = i64::try_from(but.len() + most).unwrap_or(i64::MAX);
        let rows = sqlx::query!(
            r#"SELECT id, max(wake_at, coalesce(retry_at, wake_at)) AS "at!: i64" FROM tables
               WHERE wake_at IS NOT NULL ORDER BY max(wake_at, coalesce(retry_at, wake_at)) LIMIT ?"#,
            limit
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| (TableId::from_sql(row.id), row.at))
            .filter(|(table, _)| !but.contains(table))
            .take(most)
            .collect())
    }

    async fn put_off(&self, table: TableId, now: i64) -> Result<i64, StoreError> {
        let id = table.to_sql();
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let retry_at = put_off(&mut connection, id, now).await;
        let retry_at = writer::end(&mut connection, retry_at).await?;
        self.committed();
        retry_at.ok_or(StoreError::NoTable(table))
    }

    async fn forget_matches(&self, before: i64, most: u32) -> Result<u64, StoreError> {
        let ended = sqlx::query!(
            "DELETE FROM tables WHERE id IN
               (SELECT id FROM tables WHERE ended_at < ?1
                  AND NOT EXISTS (SELECT 1 FROM outbox
                                  WHERE outbox.table_id = tables.id AND dead_at IS NULL)
                ORDER BY ended_at LIMIT ?2)",
            before,
            most
        )
        .execute(&self.writer)
        .await?;
        let given_up = sqlx::query!(
            "DELETE FROM tables WHERE id IN
               (SELECT id FROM tables WHERE open = 0 AND ended_at IS NULL AND created_at < ?1
                ORDER BY created_at LIMIT ?2)",
            before,
            most
        )
        .execute(&self.writer)
        .await?;
        Ok(ended.rows_affected() + given_up.rows_affected())
    }

    async fn forget_matches_of_servers(&self, now: i64, most: u32) -> Result<u64, StoreError> {
        // The join keeps its order: few servers say so, and each of them has an index to its matches.
        let forgotten = sqlx::query!(
            "DELETE FROM tables WHERE id IN
               (SELECT tables.id FROM servers CROSS JOIN tables ON tables.guild = servers.guild
                WHERE servers.keep_days IS NOT NULL
                  AND tables.ended_at < ?1 - servers.keep_days * 86400000
                  AND NOT EXISTS (SELECT 1 FROM outbox
                                  WHERE outbox.table_id = tables.id AND dead_at IS NULL)
                LIMIT ?2)",
            now,
            most
        )
        .execute(&self.writer)
        .await?;
        Ok(forgotten.rows_affected())
    }

    async fn forget_lobbies(&self, before: i64, most: u32) -> Result<u64, StoreError> {
        let forgotten = sqlx::query!(
            "DELETE FROM tables WHERE id IN
               (SELECT id FROM tables WHERE ended_at < ?1 AND begun = 0
                  AND NOT EXISTS (SELECT 1 FROM outbox
                                  WHERE outbox.table_id = tables.id AND dead_at IS NULL)
                ORDER BY ended_at LIMIT ?2)",
            before,
            most
        )
        .execute(&self.writer)
        .await?;
        Ok(forgotten.rows_affected())
    }
}

/// Reads everything about a table from wherever it is stored.
pub(super) async fn read(
    readers: &SqlitePool,
    table: TableId,
) -> Result<Option<StoredTable>, StoreError> {
    let id = table.to_sql();
    // One transaction, so that state and events are of the same revision.
    let mut reading = readers.begin().await?;
    let row = sqlx::query_as!(
        TableRow,
        "SELECT revision, state, checksum, key FROM tables WHERE id = ?",
        id
    );
    let Some(row) = row.fetch_optional(&mut *reading).await? else { return Ok(None) };
    let people = people::of(&mut reading, id).await?;
    let rows = sqlx::query_as!(
        EventRow,
        "SELECT number, body, checksum FROM events WHERE table_id = ? ORDER BY number",
        id
    )
    .fetch_all(&mut *reading)
    .await?;
    intact(table, row, people, rows).map(Some)
}

/// Writes a new table into a transaction; `Err` is the one that is there already.
async fn created(tx: &mut SqliteConnection, table: &NewTable<'_>) -> Result<Created, StoreError> {
    if let Some(interaction) = table.interaction
        && !noted(&mut *tx, interaction, table.now).await?
    {
        return Ok(Created::AlreadyHandled);
    }
    let (guild, channel) = (table.guild.to_sql(), table.channel.to_sql());
    let sum = checksum(table.state);

    let created = sqlx::query!(
            "INSERT INTO tables (guild, channel, open, revision, wake_at, state, checksum, created_at, key)
             VALUES (?, ?, 1, 0, ?, ?, ?, ?, ?)
             ON CONFLICT (channel) WHERE open = 1 DO NOTHING",
            guild,
            channel,
            table.wake_at,
            table.state,
            sum,
            table.now,
            table.key,
        )
        .execute(&mut *tx)
        .await?;
    if created.rows_affected() == 1 {
        let id = created.last_insert_rowid();
        people::replace(tx, id, table.people).await?;
        let row = table.row;
        sqlx::query!(
            "INSERT INTO outbox (table_id, lane, key, body, due_at, created_at, format)
                 VALUES (?, ?, ?, ?, ?, ?, ?)",
            id,
            row.lane,
            row.key,
            row.body,
            row.due_at,
            table.now,
            OUTBOX_FORMAT
        )
        .execute(&mut *tx)
        .await?;
        alerts::write(tx, id, guild, table.alerts, table.now).await?;
        return Ok(Created::New(TableId::from_sql(id)));
    }
    // Read in the same transaction: the other table cannot be closed in between.
    let other =
        sqlx::query_scalar!("SELECT id FROM tables WHERE channel = ? AND open = 1", channel)
            .fetch_one(&mut *tx)
            .await?;
    Ok(Created::Other(TableId::from_sql(other)))
}

/// Puts a table off in a transaction; `None` where there is none.
async fn put_off(tx: &mut SqliteConnection, id: i64, now: i64) -> Result<Option<i64>, sqlx::Error> {
    let failures = sqlx::query_scalar!("SELECT failures FROM tables WHERE id = ?", id)
        .fetch_optional(&mut *tx)
        .await?;
    let Some(failures) = failures else { return Ok(None) };
    let retry_at = now + rest_after(failures);
    sqlx::query!(
        "UPDATE tables SET retry_at = ?, failures = failures + 1 WHERE id = ?",
        retry_at,
        id
    )
    .execute(&mut *tx)
    .await?;
    Ok(Some(retry_at))
}

/// Closes a table in a transaction: nothing of it is woken or sent any more.
async fn closed(tx: &mut SqliteConnection, id: i64, now: i64) -> Result<(), StoreError> {
    sqlx::query!("UPDATE tables SET open = 0, wake_at = NULL WHERE id = ?", id)
        .execute(&mut *tx)
        .await?;
    sqlx::query!(
        "UPDATE outbox SET dead_at = ?, last_error = 'the table is damaged' WHERE table_id = ?",
        now,
        id
    )
    .execute(&mut *tx)
    .await?;
    Ok(())
}

/// Notes an interaction as dealt with; `false` when it was before.
pub(super) async fn noted(
    database: impl SqliteExecutor<'_>,
    interaction: InteractionId,
    now: i64,
) -> Result<bool, sqlx::Error> {
    let interaction = interaction.to_sql();
    let first = sqlx::query!(
        "INSERT INTO handled (interaction, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
        interaction,
        now
    )
    .execute(database)
    .await?;
    Ok(first.rows_affected() > 0)
}
