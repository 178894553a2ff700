//! What is stored about a person or a server: given out, and deleted.
//!
//! Everything here goes by the list in [`places`], whose tables and columns are constants of this
//! program: the queries are put together of them and of nothing that comes from outside, which is why
//! they may be made at run time.

mod export;
mod places;

use sqlx::AssertSqlSafe;

use super::{OUTBOX_FORMAT, Store, StoreError};
use crate::ids::{FORMER, GuildId, TableId, UserId};

pub use export::Exported;
pub use places::{OfPerson, OfServer, PLACES, Place};

/// How many lines are changed at once: whoever plays waits for the same writer.
const AT_ONCE: u32 = 200;

/// What was deleted: tables of the database, and how many of their lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// By table, without those of which nothing was stored.
    pub lines: Vec<(&'static str, u64)>,
}

impl Forgotten {
    /// Whether nothing was stored.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.lines.is_empty()
    }

    /// Notes some more lines of a table.
    pub fn add(&mut self, table: &'static str, lines: u64) {
        match self.lines.iter_mut().find(|(known, _)| *known == table) {
            Some((_, known)) => *known += lines,
            None if lines > 0 => self.lines.push((table, lines)),
            None => {}
        }
    }
}

impl Store {
    /// Notes that somebody wishes to be forgotten, until [`Store::forget_person`] has done it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_to_forget(&self, user: UserId, now: i64) -> Result<(), StoreError> {
        let user = user.to_sql();
        sqlx::query!(
            "INSERT INTO forget_requests (user, asked_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
            user,
            now
        )
        .execute(&self.writer)
        .await?;
        self.committed();
        Ok(())
    }

    /// Who still waits to be forgotten.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_requests(&self) -> Result<Vec<UserId>, StoreError> {
        let users = sqlx::query_scalar!("SELECT user FROM forget_requests ORDER BY asked_at")
            .fetch_all(&self.readers)
            .await?;
        Ok(users.into_iter().map(UserId::from_sql).collect())
    }

    /// The tables that know a person: who sits there or is asked to, and whose state names them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_that_know(&self, user: UserId) -> Result<Vec<KnowingTable>, StoreError> {
        let (id, digits) = (user.to_sql(), user.to_string());
        // Who was removed from a table is named in its state alone.
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", open AS "open!: bool" FROM tables
               WHERE id IN (SELECT table_id FROM players WHERE user = ?1)
                  OR channel = ?1 OR instr(state, ?2) > 0
               ORDER BY id"#,
            id,
            digits
        )
        .fetch_all(&self.readers)
        .await?;
        let table = |(id, open)| KnowingTable { table: TableId::from_sql(id), open };
        Ok(rows.into_iter().map(|row| table((row.id, row.open))).collect())
    }

    /// At how many open tables a person has a seat.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_seats_of(&self, user: UserId) -> Result<usize, StoreError> {
        let id = user.to_sql();
        let seats = sqlx::query_scalar!(
            r#"SELECT count(*) AS "n!: i64" FROM players JOIN tables ON tables.id = players.table_id
               WHERE user = ? AND seat IS NOT NULL AND "left" = 0 AND open = 1"#,
            id
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(usize::try_from(seats).unwrap_or_default())
    }

    /// The tables of a server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_of(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        let guild = guild.to_sql();
        let ids = sqlx::query_scalar!("SELECT id FROM tables WHERE guild = ?", guild)
            .fetch_all(&self.readers)
            .await?;
        Ok(ids.into_iter().map(TableId::from_sql).collect())
    }

    /// Deletes a table with all that belongs to it; results stay.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn erase_table(&self, table: TableId) -> Result<(), StoreError> {
        let id = table.to_sql();
        sqlx::query!("DELETE FROM tables WHERE id = ?", id).execute(&self.writer).await?;
        self.committed();
        Ok(())
    }

    /// Deletes what of a table's outbox will never be sent, and may hold names.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn drop_dead_rows(&self, table: TableId) -> Result<(), StoreError> {
        let id = table.to_sql();
        sqlx::query!(
            "DELETE FROM outbox WHERE table_id = ? AND (dead_at IS NOT NULL OR format > ?)",
            id,
            OUTBOX_FORMAT
        )
        .execute(&self.writer)
        .await?;
        self.committed();
        Ok(())
    }

    /// Deletes everything about a person but what stands at tables ([`OfPerson::ByTable`]), which is for
    /// whoever knows what it means to do before. What others need stays without them. `by_host`: also
    /// what [protects](OfPerson::Protects) others.
    ///
    /// # Errors
    /// When the database fails; then some of it may be gone, and the wish is still noted.
    pub async fn forget_person(
        &self,
        user: UserId,
        by_host: bool,
    ) -> Result<Forgotten, StoreError> {
        let id = user.to_sql();
        let mut forgotten = Forgotten::default();
        for place in PLACES {
            let Place { table, key, .. } = place;
            let (change, column) = match place.person {
                OfPerson::Goes(column) => (format!("DELETE FROM {table}"), column),
                OfPerson::Protects(column) if by_host => (format!("DELETE FROM {table}"), column),
                OfPerson::Stays(column, becomes) => {
                    (format!("UPDATE {table} SET {becomes}"), column)
                }
                OfPerson::Nothing | OfPerson::ByTable | OfPerson::Protects(_) => continue,
            };
            let lines = self.by_and_by(&change, table, key, column, id).await?;
            // That somebody asked for it is not worth telling.
            if *table != "forget_requests" {
                forgotten.add(table, lines);
            }
        }
        self.shred().await;
        Ok(forgotten)
    }

    /// Deletes everything of a server.
    ///
    /// # Errors
    /// When the database fails; then some of it may be gone, and the server is still noted.
    pub async fn forget_server(&self, guild: GuildId) -> Result<Forgotten, StoreError> {
        let id = guild.to_sql();
        let mut forgotten = Forgotten::default();
        for Place { table, key, server, .. } in PLACES {
            let OfServer::Goes(column) = server else { continue };
            let change = format!("DELETE FROM {table}");
            let lines = self.by_and_by(&change, table, key, column, id).await?;
            if *table != "departures" {
                forgotten.add(table, lines);
            }
        }
        self.shred().await;
        Ok(forgotten)
    }

    /// Changes the lines with this id, some at a time, until there are none.
    async fn by_and_by(
        &self,
        change: &str,
        table: &str,
        key: &str,
        column: &str,
        id: i64,
    ) -> Result<u64, StoreError> {
        let sql = format!(
            "{change} WHERE ({key}) IN (SELECT {key} FROM {table} WHERE {column} = ?1 LIMIT {AT_ONCE})"
        );
        let mut lines = 0;
        loop {
            let query = sqlx::query(AssertSqlSafe(sql.clone())).bind(id);
            // A number that is not asked for must not be bound.
            let query = if change.contains("?2") { query.bind(FORMER) } else { query };
            let changed = query.execute(&self.writer).await?.rows_affected();
            self.committed();
            lines += changed;
            if changed == 0 {
                return Ok(lines);
            }
        }
    }

    /// What was deleted is overwritten in the file (`secure_delete`); the journal still has it until it
    /// is emptied. That may have to wait for somebody who reads: then the next time does it.
    async fn shred(&self) {
        let emptied = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.writer).await;
        if let Err(error) = emptied {
            tracing::warn!(%error, "the journal of the database could not be emptied");
        }
    }

    /// Writes the file anew, so that nothing in it is left of what was ever deleted. Takes a while, and
    /// twice the room: for when nobody plays.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn compact(&self) -> Result<(), StoreError> {
        sqlx::query("VACUUM").execute(&self.writer).await?;
        self.shred().await;
        Ok(())
    }

    /// Notes that a server has sent the bot away; the first time counts.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn server_left(&self, guild: GuildId, now: i64) -> Result<(), StoreError> {
        let guild = guild.to_sql();
        sqlx::query!(
            "INSERT INTO departures (guild, left_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
            guild,
            now
        )
        .execute(&self.writer)
        .await?;
        self.committed();
        Ok(())
    }

    /// The bot is on this server: whether it had been sent away.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn server_is_here(&self, guild: GuildId) -> Result<bool, StoreError> {
        let guild = guild.to_sql();
        // Discord tells of every server at every start, and nearly none has ever been left.
        let left = sqlx::query_scalar!("SELECT left_at FROM departures WHERE guild = ?", guild)
            .fetch_optional(&self.readers)
            .await?;
        if left.is_some() {
            sqlx::query!("DELETE FROM departures WHERE guild = ?", guild)
                .execute(&self.writer)
                .await?;
            self.committed();
        }
        Ok(left.is_some())
    }

    /// Servers that sent the bot away before a moment.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn servers_left_before(&self, before: i64) -> Result<Vec<GuildId>, StoreError> {
        let guilds = sqlx::query_scalar!("SELECT guild FROM departures WHERE left_at <= ?", before)
            .fetch_all(&self.readers)
            .await?;
        Ok(guilds.into_iter().map(GuildId::from_sql).collect())
    }

    /// Every server of which something is stored, but for those that are known to have left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn known_servers(&self) -> Result<Vec<GuildId>, StoreError> {
        // From one server to the next by the index: there are many tables and matches to a server.
        let guilds = sqlx::query_scalar!(
            r#"WITH RECURSIVE
                 playing (guild) AS (
                   SELECT min(guild) FROM tables
                   UNION ALL
                   SELECT (SELECT min(tables.guild) FROM tables WHERE tables.guild > playing.guild)
                   FROM playing WHERE playing.guild IS NOT NULL),
                 played (guild) AS (
                   SELECT min(guild) FROM matches
                   UNION ALL
                   SELECT (SELECT min(matches.guild) FROM matches WHERE matches.guild > played.guild)
                   FROM played WHERE played.guild IS NOT NULL)
               SELECT guild AS "guild!: i64" FROM
                 (SELECT guild FROM servers UNION SELECT guild FROM playing UNION SELECT guild FROM played)
               WHERE guild IS NOT NULL AND guild NOT IN (SELECT guild FROM departures)"#
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(guilds.into_iter().map(GuildId::from_sql).collect())
    }
}

/// A table that knows a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnowingTable {
    /// The table.
    pub table: TableId,
    /// Whether it still occupies its channel.
    pub open: bool,
}
