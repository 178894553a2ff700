//! Who wants to be told of new tables.

use async_trait::async_trait;
use sqlx::SqliteConnection;
use storage::ids::{GuildId, UserId};
use storage::settings::PersonChange;
use storage::{AlertStore, NewAlert, OUTBOX_FORMAT, StoreError, TOLD_EVERY};

use super::{SqliteStore, person_settings, writer};

#[async_trait]
impl AlertStore for SqliteStore {
    async fn alert_locale(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Option<String>, StoreError> {
        let (guild, user) = (guild.to_sql(), user.to_sql());
        Ok(sqlx::query_scalar!(
            "SELECT locale FROM table_alerts WHERE guild = ? AND user = ? AND wanted = 1",
            guild,
            user
        )
        .fetch_optional(&self.readers)
        .await?)
    }

    async fn tell_of_tables(
        &self,
        guild: GuildId,
        user: UserId,
        locale: &str,
    ) -> Result<(), StoreError> {
        let (guild, user) = (guild.to_sql(), user.to_sql());
        sqlx::query!(
            "INSERT INTO table_alerts (guild, user, locale, wanted, told_at) VALUES (?, ?, ?, 1, 0)
             ON CONFLICT (guild, user) DO UPDATE SET locale = excluded.locale, wanted = 1",
            guild,
            user,
            locale
        )
        .execute(&self.writer)
        .await?;
        self.committed();
        Ok(())
    }

    async fn stop_telling(&self, guild: GuildId, user: UserId, now: i64) -> Result<(), StoreError> {
        let (guild, user, before) = (guild.to_sql(), user.to_sql(), now - TOLD_EVERY);
        sqlx::query!(
            "UPDATE table_alerts SET wanted = 0 WHERE guild = ? AND user = ?",
            guild,
            user
        )
        .execute(&self.writer)
        .await?;
        sqlx::query!("DELETE FROM table_alerts WHERE wanted = 0 AND told_at <= ?", before)
            .execute(&self.writer)
            .await?;
        self.committed();
        Ok(())
    }

    async fn unreached(&self, user: UserId) -> Result<(), StoreError> {
        let user = user.to_sql();
        let mut connection = self.writer.acquire().await?;
        writer::begin(&mut connection).await?;
        let stopped = stopped(&mut connection, user).await;
        writer::end(&mut connection, stopped).await?;
        self.committed();
        Ok(())
    }

    async fn to_alert(
        &self,
        guild: GuildId,
        host: UserId,
        now: i64,
        most: u32,
    ) -> Result<Vec<UserId>, StoreError> {
        let (guild, host, before) = (guild.to_sql(), host.to_sql(), now - TOLD_EVERY);
        let users = sqlx::query_scalar!(
            "SELECT user FROM table_alerts AS here
             WHERE guild = ?1 AND user <> ?2 AND wanted = 1 AND told_at <= ?3
               AND NOT EXISTS (SELECT 1 FROM table_alerts AS other
                               WHERE other.user = here.user AND other.told_at > ?3)
               AND NOT EXISTS (SELECT 1 FROM server_bans AS ban
                               WHERE ban.guild = ?1 AND ban.user = here.user)
             ORDER BY told_at, user LIMIT ?4",
            guild,
            host,
            before,
            most
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(users.into_iter().map(UserId::from_sql).collect())
    }
}

/// Writes into a transaction what must be sent to those who are still to be told: somebody else may have
/// opened a table at the same moment.
pub(super) async fn write(
    tx: &mut SqliteConnection,
    table: i64,
    guild: i64,
    alerts: &[NewAlert],
    now: i64,
) -> Result<(), sqlx::Error> {
    let before = now - TOLD_EVERY;
    for NewAlert { user, row } in alerts {
        let user = user.to_sql();
        let told = sqlx::query!(
            "UPDATE table_alerts SET told_at = ?1
             WHERE guild = ?2 AND user = ?3 AND wanted = 1
               AND NOT EXISTS (SELECT 1 FROM table_alerts AS other
                               WHERE other.user = ?3 AND other.told_at > ?4)",
            now,
            guild,
            user,
            before
        )
        .execute(&mut *tx)
        .await?;
        if told.rows_affected() == 0 {
            continue;
        }
        sqlx::query!(
            "INSERT INTO outbox (table_id, lane, key, body, due_at, created_at, format)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
            table,
            row.lane,
            row.key,
            row.body,
            row.due_at,
            now,
            OUTBOX_FORMAT
        )
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}

async fn stopped(tx: &mut SqliteConnection, user: i64) -> Result<(), StoreError> {
    sqlx::query!("DELETE FROM table_alerts WHERE user = ?", user).execute(&mut *tx).await?;
    person_settings::changed(tx, user, PersonChange::Unreached(true)).await
}
