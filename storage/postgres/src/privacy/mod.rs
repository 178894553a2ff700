//! What is stored about a person or a server: given out, and deleted.
//!
//! Everything here goes by the list in [`places`], whose tables and columns are constants of this
//! program: the queries are put together of them and of nothing that comes from outside, which is why
//! they may be made at run time.

mod export;

use async_trait::async_trait;
use sqlx::AssertSqlSafe;
use storage::ids::{FORMER, GuildId, TableId, UserId};
use storage::privacy::Change;
use storage::{Exported, KnowingTable, OUTBOX_FORMAT, PrivacyStore, StoreError};

use super::{PostgresStore, limited};

#[async_trait]
impl PrivacyStore for PostgresStore {
    async fn ask_to_forget(&self, user: UserId, now: i64) -> Result<(), StoreError> {
        limited(async {
        let user = user.to_sql();
        sqlx::query!(
            r#"INSERT INTO forget_requests ("user", asked_at) VALUES ($1, $2) ON CONFLICT DO NOTHING"#,
            user,
            now
        )
        .execute(&self.writer)
        .await?;
        self.committed();
        Ok(())
        })
        .await
    }

    async fn forget_requests(&self) -> Result<Vec<UserId>, StoreError> {
        limited(async {
            let users =
                sqlx::query_scalar!(r#"SELECT "user" FROM forget_requests ORDER BY asked_at"#)
                    .fetch_all(&self.readers)
                    .await?;
            Ok(users.into_iter().map(UserId::from_sql).collect())
        })
        .await
    }

    async fn tables_that_know(&self, user: UserId) -> Result<Vec<KnowingTable>, StoreError> {
        limited(async {
            let id = user.to_sql();
            let rows = sqlx::query!(
                r#"SELECT id AS "id!", open AS "open!: bool" FROM tables
               WHERE id IN (SELECT table_id FROM players WHERE "user" = $1) ORDER BY id"#,
                id
            )
            .fetch_all(&self.readers)
            .await?;
            let table = |(id, open)| KnowingTable { table: TableId::from_sql(id), open };
            Ok(rows.into_iter().map(|row| table((row.id, row.open))).collect())
        })
        .await
    }

    async fn open_seats_of(&self, user: UserId) -> Result<usize, StoreError> {
        limited(async {
            let id = user.to_sql();
            let seats = sqlx::query_scalar!(
            r#"SELECT count(*) AS "n!: i64" FROM players JOIN tables ON tables.id = players.table_id
               WHERE "user" = $1 AND seat IS NOT NULL AND NOT "left" AND open"#,
            id
        )
        .fetch_one(&self.readers)
        .await?;
            Ok(usize::try_from(seats).unwrap_or_default())
        })
        .await
    }

    async fn tables_of(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        limited(async {
            let guild = guild.to_sql();
            let ids = sqlx::query_scalar!("SELECT id FROM tables WHERE guild = $1", guild)
                .fetch_all(&self.readers)
                .await?;
            Ok(ids.into_iter().map(TableId::from_sql).collect())
        })
        .await
    }

    async fn erase_table(&self, table: TableId) -> Result<(), StoreError> {
        limited(async {
            let id = table.to_sql();
            sqlx::query!("DELETE FROM tables WHERE id = $1", id).execute(&self.writer).await?;
            self.committed();
            Ok(())
        })
        .await
    }

    async fn drop_dead_rows(&self, table: TableId) -> Result<(), StoreError> {
        limited(async {
            let id = table.to_sql();
            sqlx::query!(
                "DELETE FROM outbox WHERE table_id = $1 AND (dead_at IS NOT NULL OR format > $2)",
                id,
                OUTBOX_FORMAT
            )
            .execute(&self.writer)
            .await?;
            self.committed();
            Ok(())
        })
        .await
    }

    async fn change_lines(&self, change: &Change, id: i64) -> Result<u64, StoreError> {
        limited(async {
            let query = sqlx::query(AssertSqlSafe(change.sql.clone())).bind(id);
            // A number that is not asked for must not be bound.
            let query = if change.names_former { query.bind(FORMER) } else { query };
            let changed = query.execute(&self.writer).await?.rows_affected();
            self.committed();
            Ok(changed)
        })
        .await
    }

    /// The server clears away what was deleted by itself, in its own time; nobody but the server's owner
    /// can look into its files meanwhile.
    async fn shred(&self) {}

    async fn shred_rest(&self) {}

    async fn export_person(&self, user: UserId, room: usize) -> Result<Exported, StoreError> {
        limited(async { export::person(&self.readers, user, room).await }).await
    }

    async fn compact(&self) -> Result<(), StoreError> {
        // It takes as long as it takes: a limit would undo the work.
        let mut connection = self.writer.acquire().await?;
        sqlx::query("SET statement_timeout = 0").execute(&mut *connection).await?;
        let written = sqlx::query("VACUUM").execute(&mut *connection).await;
        // Whoever comes next has a connection with limits.
        connection.close().await?;
        written?;
        Ok(())
    }

    async fn server_left(&self, guild: GuildId, now: i64) -> Result<(), StoreError> {
        limited(async {
            let guild = guild.to_sql();
            sqlx::query!(
                "INSERT INTO departures (guild, left_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                guild,
                now
            )
            .execute(&self.writer)
            .await?;
            self.committed();
            Ok(())
        })
        .await
    }

    async fn server_is_here(&self, guild: GuildId) -> Result<bool, StoreError> {
        limited(async {
            let guild = guild.to_sql();
            // Discord tells of every server at every start, and nearly none has ever been left.
            let left =
                sqlx::query_scalar!("SELECT left_at FROM departures WHERE guild = $1", guild)
                    .fetch_optional(&self.readers)
                    .await?;
            if left.is_some() {
                sqlx::query!("DELETE FROM departures WHERE guild = $1", guild)
                    .execute(&self.writer)
                    .await?;
                self.committed();
            }
            Ok(left.is_some())
        })
        .await
    }

    async fn servers_left_before(&self, before: i64) -> Result<Vec<GuildId>, StoreError> {
        limited(async {
            let guilds =
                sqlx::query_scalar!("SELECT guild FROM departures WHERE left_at <= $1", before)
                    .fetch_all(&self.readers)
                    .await?;
            Ok(guilds.into_iter().map(GuildId::from_sql).collect())
        })
        .await
    }

    async fn known_servers(&self) -> Result<Vec<GuildId>, StoreError> {
        limited(async {
        // From one server to the next by the index: there are many lines to a server.
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
                   FROM played WHERE played.guild IS NOT NULL),
                 dealt (guild) AS (
                   SELECT min(guild) FROM daily_attempts
                   UNION ALL
                   SELECT (SELECT min(daily_attempts.guild) FROM daily_attempts
                           WHERE daily_attempts.guild > dealt.guild)
                   FROM dealt WHERE dealt.guild IS NOT NULL),
                 shared (guild) AS (
                   SELECT min(guild) FROM daily_shares
                   UNION ALL
                   SELECT (SELECT min(daily_shares.guild) FROM daily_shares
                           WHERE daily_shares.guild > shared.guild)
                   FROM shared WHERE shared.guild IS NOT NULL),
                 told (guild) AS (
                   SELECT min(guild) FROM table_alerts
                   UNION ALL
                   SELECT (SELECT min(table_alerts.guild) FROM table_alerts
                           WHERE table_alerts.guild > told.guild)
                   FROM told WHERE told.guild IS NOT NULL)
               SELECT guild AS "guild!: i64" FROM
                 (SELECT guild FROM servers UNION SELECT guild FROM playing UNION SELECT guild FROM played
                  UNION SELECT guild FROM dealt UNION SELECT guild FROM shared
                  UNION SELECT guild FROM told) AS known
               WHERE guild IS NOT NULL AND guild NOT IN (SELECT guild FROM departures)"#
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(guilds.into_iter().map(GuildId::from_sql).collect())
        })
        .await
    }
}
