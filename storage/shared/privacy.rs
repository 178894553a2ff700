//! Data about a person or a server: exported, and deleted.
//!
//! By the list in `storage::privacy`, which says why queries may be built at run time.

use async_trait::async_trait;
use futures_util::TryStreamExt as _;
use serde_json::{Map, Value};
use sqlx::{AssertSqlSafe, Column as _, Row as _, TypeInfo as _, ValueRef as _};
use storage::privacy::export::{hex, number, text};
use storage::{
    Exported, FileStore as _, Forgotten, OUTBOX_FORMAT, PERSONAL_TABLES, PrivacyStore, Result,
    TableLine, alert_key,
};
use values::{FORMER, GuildId, TableId, UserId};

use super::{careers, matches, once_more, tallies};
use crate::Store;
use crate::connection::{Row, hold, limited};

/// The number of matches that are deleted at once, each of which takes a dozen queries: others wait
/// for the same writer.
const MATCHES_AT_ONCE: u32 = 20;

#[async_trait]
impl PrivacyStore for Store {
    async fn ask_to_forget(&self, user: UserId, now: i64) -> Result<()> {
        self.change(sqlx::query!(
            r#"INSERT INTO forget_requests ("user", asked_at) VALUES ($1, $2)
               ON CONFLICT DO NOTHING"#,
            user.to_sql(),
            now
        ))
        .await
    }

    async fn forget_requests(&self) -> Result<Vec<UserId>> {
        let users = sqlx::query_scalar!(r#"SELECT "user" FROM forget_requests ORDER BY asked_at"#);
        let users = limited(users.fetch_all(&self.readers)).await?;
        Ok(users.into_iter().map(UserId::from_sql).collect())
    }

    async fn tables_that_know(&self, user: UserId) -> Result<Vec<TableLine>> {
        let id = user.to_sql();
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", open AS "open!: bool" FROM tables
               WHERE id IN (SELECT table_id FROM players WHERE "user" = $1) ORDER BY id"#,
            id
        );
        let rows = limited(rows.fetch_all(&self.readers)).await?;
        let table = |(id, open)| TableLine { table: TableId::from_sql(id), open };
        Ok(rows.into_iter().map(|row| table((row.id, row.open))).collect())
    }

    async fn open_seats_of(&self, user: UserId) -> Result<usize> {
        let seats = sqlx::query_scalar!(
            r#"SELECT count(*) AS "n!: i64" FROM players JOIN tables ON tables.id = players.table_id
               WHERE "user" = $1 AND seat IS NOT NULL AND NOT "left" AND open"#,
            user.to_sql()
        );
        let seats = limited(seats.fetch_one(&self.readers)).await?;
        Ok(usize::try_from(seats).unwrap_or_default())
    }

    async fn tables_of(&self, guild: GuildId) -> Result<Vec<TableId>> {
        let guild = guild.to_sql();
        let ids = sqlx::query_scalar!("SELECT id FROM tables WHERE guild = $1", guild);
        let ids = limited(ids.fetch_all(&self.readers)).await?;
        Ok(ids.into_iter().map(TableId::from_sql).collect())
    }

    async fn erase_table(&self, table: TableId) -> Result<()> {
        let id = table.to_sql();
        self.change(sqlx::query!("DELETE FROM tables WHERE id = $1", id)).await
    }

    async fn drop_dead_rows(&self, table: TableId) -> Result<()> {
        self.change(sqlx::query!(
            "DELETE FROM outbox WHERE table_id = $1 AND (dead_at IS NOT NULL OR format > $2)",
            table.to_sql(),
            OUTBOX_FORMAT
        ))
        .await
    }

    async fn forget_person(&self, user: UserId, by_host: bool) -> Result<Forgotten> {
        let mut forgotten = Forgotten::default();
        self.drop_dead_alerts(user).await?;
        for personal in PERSONAL_TABLES {
            let Some(change) = personal.forget_person(by_host) else { continue };
            match personal.table {
                // The wish goes last, once no table knows them any more.
                "forget_requests" => continue,
                // Now, while there are tallies and a history: they tell which ladders are affected.
                "tallies" => self.begin_ratings_anew(user).await?,
                "careers" => self.wait_for_careers(user).await?,
                _ => {}
            }
            forgotten.add(personal.table, self.by_and_by(&change, user.to_sql()).await?);
        }
        if self.tables_that_know(user).await?.is_empty() {
            self.grant_wish(user).await?;
        }
        self.shred().await;
        Ok(forgotten)
    }

    async fn grant_wish(&self, user: UserId) -> Result<()> {
        let user = user.to_sql();
        self.change(sqlx::query!(r#"DELETE FROM forget_requests WHERE "user" = $1"#, user)).await
    }

    async fn forget_server(&self, guild: GuildId) -> Result<Forgotten> {
        let mut forgotten = Forgotten::default();
        let had_left = self.has_left(guild).await?;
        for personal in PERSONAL_TABLES {
            let Some(change) = personal.forget_server() else { continue };
            // What it has begun since it is back stays.
            if had_left && !self.has_left(guild).await? {
                break;
            }
            let mut lines = 0;
            if personal.table == "matches" {
                // Each with everything derived from it: the server may return before all are gone.
                while (!had_left || self.has_left(guild).await?)
                    && let erased @ 1.. = self.erase_matches(guild, MATCHES_AT_ONCE).await?
                {
                    lines += erased;
                }
            } else {
                lines = self.by_and_by(&change, guild.to_sql()).await?;
            }
            if personal.table != "departures" {
                forgotten.add(personal.table, lines);
            }
        }
        self.shred().await;
        Ok(forgotten)
    }

    async fn erase_matches(&self, guild: GuildId, most: u32) -> Result<u64> {
        once_more(|| async {
            let mut tx = self.begin().await?;
            let ids = sqlx::query_scalar!(
                r#"SELECT id AS "id!" FROM matches WHERE guild = $1 LIMIT $2"#,
                guild.to_sql(),
                i64::from(most)
            );
            let ids = ids.fetch_all(&mut *tx).await?;
            for id in &ids {
                matches::delete(&mut tx, *id).await?;
            }
            self.done(tx).await?;
            Ok(ids.len() as u64)
        })
        .await
    }

    async fn export_person(&self, user: UserId, room: usize) -> Result<Exported> {
        limited(async {
            let id = user.to_sql();
            // One snapshot: all of it is of the same moment.
            let mut reading = self.snapshot().await?;
            let mut all = Exported::with_room(room);
            for (place, sql) in Exported::places() {
                // One line at a time: somebody may have made half a million choices.
                let mut rows = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch(&mut *reading);
                while let Some(row) = rows.try_next().await? {
                    if !all.add(place.table, line(&row)?) {
                        break;
                    }
                }
            }
            Ok(all)
        })
        .await
    }

    async fn server_left(&self, guild: GuildId, now: i64) -> Result<()> {
        self.change(sqlx::query!(
            "INSERT INTO departures (guild, left_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            guild.to_sql(),
            now
        ))
        .await
    }

    async fn server_is_here(&self, guild: GuildId) -> Result<bool> {
        let guild = guild.to_sql();
        // Discord reports every server at every start, and nearly none has ever been left.
        let left = sqlx::query_scalar!("SELECT left_at FROM departures WHERE guild = $1", guild);
        let left = limited(left.fetch_optional(&self.readers)).await?.is_some();
        if left {
            self.write(sqlx::query!("DELETE FROM departures WHERE guild = $1", guild)).await?;
        }
        Ok(left)
    }

    async fn servers_left(&self) -> Result<Vec<GuildId>> {
        let guilds = sqlx::query_scalar!("SELECT guild FROM departures");
        let guilds = limited(guilds.fetch_all(&self.readers)).await?;
        Ok(guilds.into_iter().map(GuildId::from_sql).collect())
    }

    async fn servers_left_before(&self, before: i64) -> Result<Vec<GuildId>> {
        let guilds = sqlx::query_scalar!(
            "SELECT guild FROM departures WHERE left_at <= $1 AND NOT EXISTS
                   (SELECT 1 FROM tables
                    WHERE tables.guild = departures.guild AND tables.created_at > left_at)",
            before
        );
        let guilds = limited(guilds.fetch_all(&self.readers)).await?;
        Ok(guilds.into_iter().map(GuildId::from_sql).collect())
    }

    async fn known_servers(&self) -> Result<Vec<GuildId>> {
        // From one server to the next by the index: there are many rows to a server.
        let guilds = sqlx::query_scalar!(
            r#"WITH RECURSIVE
                 playing (guild) AS (
                   SELECT min(guild) FROM tables UNION ALL
                   SELECT (SELECT min(guild) FROM tables WHERE guild > playing.guild)
                   FROM playing WHERE guild IS NOT NULL),
                 played (guild) AS (
                   SELECT min(guild) FROM matches UNION ALL
                   SELECT (SELECT min(guild) FROM matches WHERE guild > played.guild)
                   FROM played WHERE guild IS NOT NULL),
                 dealt (guild) AS (
                   SELECT min(guild) FROM daily_attempts UNION ALL
                   SELECT (SELECT min(guild) FROM daily_attempts WHERE guild > dealt.guild)
                   FROM dealt WHERE guild IS NOT NULL),
                 shared (guild) AS (
                   SELECT min(guild) FROM daily_shares UNION ALL
                   SELECT (SELECT min(guild) FROM daily_shares WHERE guild > shared.guild)
                   FROM shared WHERE guild IS NOT NULL),
                 duelled (guild) AS (
                   SELECT min(guild) FROM duels UNION ALL
                   SELECT (SELECT min(guild) FROM duels WHERE guild > duelled.guild)
                   FROM duelled WHERE guild IS NOT NULL),
                 leagued (guild) AS (
                   SELECT min(guild) FROM leagues UNION ALL
                   SELECT (SELECT min(guild) FROM leagues WHERE guild > leagued.guild)
                   FROM leagued WHERE guild IS NOT NULL),
                 told (guild) AS (
                   SELECT min(guild) FROM table_alerts UNION ALL
                   SELECT (SELECT min(guild) FROM table_alerts WHERE guild > told.guild)
                   FROM told WHERE guild IS NOT NULL)
               SELECT guild AS "guild!: i64" FROM
                 (SELECT guild FROM servers UNION SELECT guild FROM playing
                  UNION SELECT guild FROM played UNION SELECT guild FROM dealt
                  UNION SELECT guild FROM shared UNION SELECT guild FROM duelled
                  UNION SELECT guild FROM leagued UNION SELECT guild FROM told) AS known
               WHERE guild IS NOT NULL AND guild NOT IN (SELECT guild FROM departures)"#
        );
        let guilds = limited(guilds.fetch_all(&self.readers)).await?;
        Ok(guilds.into_iter().map(GuildId::from_sql).collect())
    }
}

impl Store {
    /// Deletes the alerts to a person that were given up, of all tables: those don't know them.
    async fn drop_dead_alerts(&self, user: UserId) -> Result<()> {
        let key = alert_key(user);
        let dead = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM outbox WHERE key = $1 AND dead_at IS NOT NULL"#,
            key
        );
        for id in limited(dead.fetch_all(&self.readers)).await? {
            self.write(sqlx::query!("DELETE FROM outbox WHERE id = $1", id)).await?;
        }
        Ok(())
    }

    /// Marks ratings with somebody who is in no result any more to be computed again without them.
    /// Waits for other processes that are rating the same.
    async fn begin_ratings_anew(&self, user: UserId) -> Result<()> {
        once_more(|| async {
            let mut tx = self.begin().await?;
            tallies::set_ladders_back(&mut tx, user).await?;
            self.done(tx).await
        })
        .await
    }

    /// Waits for other processes that are computing a career of somebody who is in no result any
    /// more: they would write it back. Later nobody will, as there is nothing to compute it from.
    async fn wait_for_careers(&self, user: UserId) -> Result<()> {
        once_more(|| async {
            let mut tx = self.begin().await?;
            hold(&mut tx, &careers::lock(user)).await?;
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Makes a change of rows with this id, some at a time, until there are none. Returns their
    /// number.
    /// Errors: when the database fails; rows changed by then stay changed.
    async fn by_and_by(&self, change: &str, id: i64) -> Result<u64> {
        let mut lines = 0;
        loop {
            let query = sqlx::query(AssertSqlSafe(change.to_owned())).bind(id);
            // A parameter that the query doesn't have must not be bound.
            let query = if change.contains("$2") { query.bind(FORMER) } else { query };
            match self.write(query).await? {
                0 => return Ok(lines),
                changed => lines += changed,
            }
        }
    }
}

/// A row of a table as JSON, the same from either database.
fn line(row: &Row) -> sqlx::Result<Map<String, Value>> {
    let mut line = Map::new();
    for column in row.columns() {
        let (name, at) = (column.name(), column.ordinal());
        let raw = row.try_get_raw(at)?;
        let value = if raw.is_null() {
            Value::Null
        } else {
            match raw.type_info().name() {
                "INTEGER" | "INT8" => number(name, row.try_get(at)?),
                "BOOL" => i64::from(row.try_get::<bool, _>(at)?).into(),
                "TEXT" => text(row.try_get(at)?),
                // Binary columns hold nothing that a person could read.
                _ => hex(row.try_get::<&[u8], _>(at)?).into(),
            }
        };
        line.insert(name.to_owned(), value);
    }
    Ok(line)
}
