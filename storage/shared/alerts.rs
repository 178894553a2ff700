use async_trait::async_trait;
use storage::{AlertStore, NewAlert, Result, TOLD_EVERY};
use values::{GuildId, PersonChange, UserId};

use super::{outbox, settings};
use crate::Store;
use crate::connection::{Connection, hold, limited};

#[async_trait]
impl AlertStore for Store {
    async fn alert_locale(&self, guild: GuildId, user: UserId) -> Result<Option<String>> {
        let locale = sqlx::query_scalar!(
            r#"SELECT locale FROM table_alerts WHERE guild = $1 AND "user" = $2 AND wanted"#,
            guild.to_sql(),
            user.to_sql()
        );
        Ok(limited(locale.fetch_optional(&self.readers)).await?)
    }

    async fn tell_of_tables(&self, guild: GuildId, user: UserId, locale: &str) -> Result<()> {
        self.change(sqlx::query!(
            r#"INSERT INTO table_alerts (guild, "user", locale, wanted, told_at)
               VALUES ($1, $2, $3, true, 0)
               ON CONFLICT (guild, "user") DO UPDATE SET locale = excluded.locale, wanted = true"#,
            guild.to_sql(),
            user.to_sql(),
            locale
        ))
        .await
    }

    async fn stop_telling(&self, guild: GuildId, user: UserId) -> Result<()> {
        self.change(sqlx::query!(
            r#"UPDATE table_alerts SET wanted = false WHERE guild = $1 AND "user" = $2"#,
            guild.to_sql(),
            user.to_sql()
        ))
        .await
    }

    async fn forget_alerts(&self, now: i64) -> Result<()> {
        let before = now - TOLD_EVERY;
        self.change(sqlx::query!(
            "DELETE FROM table_alerts WHERE NOT wanted AND NOT told_at BETWEEN $1 AND $2",
            before + 1,
            latest(now)
        ))
        .await
    }

    async fn not_told(&self, user: UserId, at: i64) -> Result<()> {
        self.change(sqlx::query!(
            r#"UPDATE table_alerts SET told_at = 0 WHERE "user" = $1 AND told_at = $2"#,
            user.to_sql(),
            at
        ))
        .await
    }

    async fn unreached(&self, user: UserId) -> Result<()> {
        limited(async {
            let user = user.to_sql();
            let mut tx = self.begin().await?;
            let deleted = sqlx::query!(r#"DELETE FROM table_alerts WHERE "user" = $1"#, user)
                .execute(&mut *tx)
                .await?;
            // Whoever wants no alerts any more, or was forgotten meanwhile, has nothing to hear of it.
            if deleted.rows_affected() > 0 {
                settings::change_person(&mut tx, user, PersonChange::Unreached(true)).await?;
            }
            self.done(tx).await
        })
        .await
    }

    async fn to_alert(
        &self,
        guild: GuildId,
        host: UserId,
        now: i64,
        most: u32,
    ) -> Result<Vec<UserId>> {
        let before = now - TOLD_EVERY;
        let users = sqlx::query_scalar!(
            r#"SELECT "user" FROM table_alerts AS here
               WHERE guild = $1 AND "user" <> $2 AND wanted
                 AND NOT EXISTS (SELECT 1 FROM table_alerts AS told
                                 WHERE told."user" = here."user"
                                   AND told.told_at BETWEEN $3 AND $5)
                 AND NOT EXISTS (SELECT 1 FROM server_bans AS ban
                                 WHERE ban.guild = $1 AND ban."user" = here."user")
               ORDER BY told_at, "user" LIMIT $4"#,
            guild.to_sql(),
            host.to_sql(),
            before + 1,
            i64::from(most),
            latest(now)
        );
        let users = limited(users.fetch_all(&self.readers)).await?;
        Ok(users.into_iter().map(UserId::from_sql).collect())
    }
}

/// The latest moment at which somebody may have been alerted: another table's moment may be a little
/// ahead. What is later was noted by a clock that was wrong, and isn't waited for.
const fn latest(now: i64) -> i64 {
    now + 60_000
}

/// Writes alerts into a transaction for the people who are still due: another table may have been
/// opened at the same moment.
pub(super) async fn write(
    tx: &mut Connection,
    table: i64,
    guild: i64,
    alerts: &[NewAlert],
    now: i64,
) -> sqlx::Result<()> {
    let before = now - TOLD_EVERY;
    // One order for all, or two processes would wait for each other's people.
    let mut alerts: Vec<&NewAlert> = alerts.iter().collect();
    alerts.sort_by_key(|alert| alert.user);
    for NewAlert { user, row } in alerts {
        // Another process that is just alerting them is waited for.
        hold(tx, &format!("alerts {user}")).await?;
        let update = sqlx::query!(
            r#"UPDATE table_alerts SET told_at = $1
               WHERE guild = $2 AND "user" = $3 AND wanted
                 AND NOT EXISTS (SELECT 1 FROM table_alerts AS told
                                 WHERE told."user" = $3 AND told.told_at BETWEEN $4 AND $5)"#,
            now,
            guild,
            user.to_sql(),
            before + 1,
            latest(now)
        )
        .execute(&mut *tx)
        .await?;
        if update.rows_affected() > 0 {
            outbox::write(tx, table, row, now).await?;
        }
    }
    Ok(())
}
