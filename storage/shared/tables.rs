use std::collections::HashSet;

use async_trait::async_trait;
use storage::{
    Created, NewTable, ProcessStore, Result, StoreError, StoredPerson, StoredTable, TableStore,
    checksum, rest_after,
};
use values::{ChannelId, GuildId, InteractionId, TableId, TableTag, UserId};

use super::{alerts, number, once_more, outbox};
use crate::Store;
use crate::connection::{Connection, Query, limited};

#[async_trait]
impl TableStore for Store {
    async fn create(&self, table: NewTable<'_>) -> Result<Created> {
        once_more(|| async {
            let mut tx = self.begin().await?;
            let me = self.process().map(|process| process.0);
            let created = created(&mut tx, &table, me).await?;
            self.done(tx).await?;
            Ok(created)
        })
        .await
    }

    async fn open_in(&self, channel: ChannelId) -> Result<Option<TableId>> {
        let channel = channel.to_sql();
        let id = sqlx::query_scalar!("SELECT id FROM tables WHERE channel = $1 AND open", channel);
        let id = limited(id.fetch_optional(&self.readers)).await?;
        Ok(id.map(TableId::from_sql))
    }

    async fn seated_in(&self, channels: [ChannelId; 2], user: UserId) -> Result<Option<TableId>> {
        let [first, second] = channels.map(ChannelId::to_sql);
        let id = sqlx::query_scalar!(
            r#"SELECT tables.id FROM tables JOIN players ON players.table_id = tables.id
               WHERE tables.channel IN ($1, $2) AND tables.open
                   AND players."user" = $3 AND players.seat IS NOT NULL AND NOT players."left"
               ORDER BY tables.channel = $1 DESC LIMIT 1"#,
            first,
            second,
            user.to_sql()
        );
        let id = limited(id.fetch_optional(&self.readers)).await?;
        Ok(id.map(TableId::from_sql))
    }

    async fn open_of(&self, guild: GuildId) -> Result<Vec<TableId>> {
        let guild = guild.to_sql();
        let ids = sqlx::query_scalar!("SELECT id FROM tables WHERE guild = $1 AND open", guild);
        let ids = limited(ids.fetch_all(&self.readers)).await?;
        Ok(ids.into_iter().map(TableId::from_sql).collect())
    }

    async fn open_tables(&self) -> Result<usize> {
        let open = sqlx::query_scalar!(r#"SELECT count(*) AS "n!" FROM tables WHERE open"#);
        let open = limited(open.fetch_one(&self.readers)).await?;
        Ok(usize::try_from(open).unwrap_or_default())
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>> {
        limited(async { read(&mut *self.snapshot().await?, table).await }).await
    }

    async fn claim(&self, interaction: InteractionId, now: i64) -> Result<bool> {
        Ok(self.write(note(interaction, now)).await? > 0)
    }

    async fn give_up(&self, table: TableId, now: i64) -> Result<Option<ChannelId>> {
        limited(async {
            let id = table.to_sql();
            let mut tx = self.begin().await?;
            // Only one of several processes closes it, and says so in the channel.
            let open = sqlx::query_scalar!(
                r#"UPDATE tables SET open = false WHERE id = $1 AND open
                   RETURNING channel AS "channel!""#,
                id
            )
            .fetch_optional(&mut *tx)
            .await?;
            sqlx::query!("UPDATE tables SET wake_at = NULL WHERE id = $1", id)
                .execute(&mut *tx)
                .await?;
            let update = sqlx::query!(
                "UPDATE outbox SET dead_at = $1, last_error = 'the table is damaged'
                 WHERE table_id = $2",
                now,
                id
            );
            update.execute(&mut *tx).await?;
            self.done(tx).await?;
            Ok(open.map(ChannelId::from_sql))
        })
        .await
    }

    async fn next_wakes(&self, but: &HashSet<TableId>, most: usize) -> Result<Vec<(TableId, i64)>> {
        let limit = i64::try_from(but.len() + most).unwrap_or(i64::MAX);
        let me = self.process().map(|process| process.0);
        let rows = sqlx::query!(
            r#"SELECT id AS "id!: i64",
                      CASE WHEN retry_at > wake_at THEN retry_at ELSE wake_at END AS "at!: i64"
               FROM tables
               WHERE wake_at IS NOT NULL
                 AND (keeper IS NULL OR keeper = $2
                      OR NOT EXISTS (SELECT 1 FROM living WHERE living.id = keeper))
               ORDER BY CASE WHEN retry_at > wake_at THEN retry_at ELSE wake_at END LIMIT $1"#,
            limit,
            me
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        Ok(rows
            .into_iter()
            .map(|row| (TableId::from_sql(row.id), row.at))
            .filter(|(table, _)| !but.contains(table))
            .take(most)
            .collect())
    }

    async fn put_off(&self, table: TableId, now: i64) -> Result<i64> {
        limited(async {
            let id = table.to_sql();
            let mut tx = self.begin().await?;
            let failures = sqlx::query_scalar!(
                r#"UPDATE tables SET failures = failures + 1 WHERE id = $1
                   RETURNING failures AS "failures!: i64""#,
                id
            );
            let failures = failures.fetch_optional(&mut *tx).await?;
            let retry_at = now + rest_after(failures.ok_or(StoreError::NoTable(table))? - 1);
            sqlx::query!("UPDATE tables SET retry_at = $1 WHERE id = $2", retry_at, id)
                .execute(&mut *tx)
                .await?;
            self.done(tx).await?;
            Ok(retry_at)
        })
        .await
    }

    async fn forget_matches(&self, before: i64, most: u32) -> Result<u64> {
        let ended = sqlx::query!(
            "DELETE FROM tables WHERE id IN
               (SELECT id FROM tables WHERE ended_at < $1
                  AND NOT EXISTS (SELECT 1 FROM outbox
                                  WHERE outbox.table_id = tables.id AND dead_at IS NULL)
                ORDER BY ended_at LIMIT $2)",
            before,
            i64::from(most)
        );
        Ok(self.write(ended).await? + self.forget_given_up(before, most, false).await?)
    }

    async fn forget_matches_of_servers(&self, now: i64, most: u32) -> Result<u64> {
        // The join keeps its order: few servers set a limit, and each of them has an index to its
        // matches.
        let ended = sqlx::query!(
            "DELETE FROM tables WHERE id IN
               (SELECT tables.id FROM servers CROSS JOIN tables
                WHERE tables.guild = servers.guild AND servers.keep_days IS NOT NULL
                  AND tables.ended_at < $1 - servers.keep_days * 86400000
                  AND NOT EXISTS (SELECT 1 FROM outbox
                                  WHERE outbox.table_id = tables.id AND dead_at IS NULL)
                LIMIT $2)",
            now,
            i64::from(most)
        );
        let given_up = sqlx::query!(
            "DELETE FROM tables WHERE id IN
               (SELECT tables.id FROM tables JOIN servers ON servers.guild = tables.guild
                WHERE NOT tables.open AND tables.ended_at IS NULL
                  AND tables.created_at < $1 - servers.keep_days * 86400000
                ORDER BY tables.created_at LIMIT $2)",
            now,
            i64::from(most)
        );
        Ok(self.write(ended).await? + self.write(given_up).await?)
    }

    async fn forget_lobbies(&self, before: i64, most: u32) -> Result<u64> {
        let closed = sqlx::query!(
            "DELETE FROM tables WHERE id IN
               (SELECT id FROM tables WHERE ended_at < $1 AND NOT begun
                  AND NOT EXISTS (SELECT 1 FROM outbox
                                  WHERE outbox.table_id = tables.id AND dead_at IS NULL)
                ORDER BY ended_at LIMIT $2)",
            before,
            i64::from(most)
        );
        Ok(self.write(closed).await? + self.forget_given_up(before, most, true).await?)
    }
}

impl Store {
    /// Deletes tables that were given up as damaged, and opened before this moment.
    async fn forget_given_up(&self, before: i64, most: u32, lobbies_only: bool) -> Result<u64> {
        self.write(sqlx::query!(
            "DELETE FROM tables WHERE id IN
               (SELECT id FROM tables WHERE NOT open AND ended_at IS NULL AND created_at < $1
                  AND (NOT begun OR NOT $3)
                ORDER BY created_at LIMIT $2)",
            before,
            i64::from(most),
            lobbies_only
        ))
        .await
    }
}

/// Reads everything about a table. State and events are of the same revision if the connection
/// reads a snapshot.
pub(crate) async fn read(reading: &mut Connection, table: TableId) -> Result<Option<StoredTable>> {
    let id = table.to_sql();
    let row = sqlx::query!("SELECT revision, state, checksum, key FROM tables WHERE id = $1", id);
    let Some(row) = row.fetch_optional(&mut *reading).await? else { return Ok(None) };
    if checksum(&row.state) != row.checksum {
        return Err(StoreError::Damaged(format!("the state of table {table}")));
    }
    let people = people_of(reading, id).await?;
    let rows = sqlx::query!(
        "SELECT number, body, checksum FROM events WHERE table_id = $1 ORDER BY number",
        id
    );
    let rows = rows.fetch_all(reading).await?;
    let mut events = Vec::with_capacity(rows.len());
    for (expected, event) in (1..).zip(rows) {
        if event.number != expected || checksum(&event.body) != event.checksum {
            return Err(StoreError::Damaged(format!("event {expected} of table {table}")));
        }
        events.push(event.body);
    }
    let tag = TableTag { table, key: number(row.key) };
    Ok(Some(StoredTable { tag, revision: row.revision, state: row.state, people, events }))
}

/// Writes a new table into a transaction.
async fn created(tx: &mut Connection, table: &NewTable<'_>, me: Option<i64>) -> Result<Created> {
    if let Some(interaction) = table.interaction
        && !noted(&mut *tx, interaction, table.now).await?
    {
        return Ok(Created::AlreadyHandled);
    }
    let (guild, channel) = (table.guild.to_sql(), table.channel.to_sql());
    let created = sqlx::query_scalar!(
        r#"INSERT INTO tables
             (guild, channel, open, revision, wake_at, state, checksum, created_at, key, keeper)
           VALUES ($1, $2, true, 0, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (channel) WHERE open DO NOTHING RETURNING id AS "id!: i64""#,
        guild,
        channel,
        table.wake_at,
        table.state,
        checksum(table.state),
        table.now,
        i64::from(table.key),
        me
    )
    .fetch_optional(&mut *tx)
    .await?;
    let Some(id) = created else {
        // If the other table is closed at this very moment, there is none: the caller tries again.
        let other =
            sqlx::query_scalar!("SELECT id FROM tables WHERE channel = $1 AND open", channel)
                .fetch_optional(&mut *tx)
                .await?;
        let other = other.ok_or_else(|| StoreError::Write("the table has changed".into()))?;
        return Ok(Created::Other(TableId::from_sql(other)));
    };
    replace_people(tx, id, table.people).await?;
    outbox::write(tx, id, table.row, table.now).await?;
    alerts::write(tx, id, guild, table.alerts, table.now).await?;
    Ok(Created::New(TableId::from_sql(id)))
}

pub(super) async fn replace_people(
    tx: &mut Connection,
    table: i64,
    people: &[StoredPerson],
) -> sqlx::Result<()> {
    sqlx::query!("DELETE FROM players WHERE table_id = $1", table).execute(&mut *tx).await?;
    for (number, person) in (0_i64..).zip(people) {
        let insert = sqlx::query!(
            r#"INSERT INTO players (table_id, number, seat, "user", name, "left")
               VALUES ($1, $2, $3, $4, $5, $6)"#,
            table,
            number,
            person.seat.and_then(|seat| i64::try_from(seat).ok()),
            person.user.map(UserId::to_sql),
            person.name,
            person.left
        );
        insert.execute(&mut *tx).await?;
    }
    Ok(())
}

/// The people at a table, in the order in which they were written.
async fn people_of(tx: &mut Connection, table: i64) -> sqlx::Result<Vec<StoredPerson>> {
    let rows = sqlx::query!(
        r#"SELECT seat, "user", name, "left" AS "left: bool" FROM players
           WHERE table_id = $1 ORDER BY number"#,
        table
    );
    let people = rows.fetch_all(tx).await?.into_iter().map(|row| StoredPerson {
        seat: row.seat.and_then(|seat| usize::try_from(seat).ok()),
        user: row.user.map(UserId::from_sql),
        name: row.name,
        left: row.left,
    });
    Ok(people.collect())
}

/// Marks an interaction as handled in a transaction; `false` if it was already.
pub(super) async fn noted(
    tx: &mut Connection,
    interaction: InteractionId,
    now: i64,
) -> sqlx::Result<bool> {
    Ok(note(interaction, now).execute(tx).await?.rows_affected() > 0)
}

fn note(interaction: InteractionId, now: i64) -> Query<'static> {
    sqlx::query!(
        "INSERT INTO handled (interaction, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        interaction.to_sql(),
        now
    )
}
