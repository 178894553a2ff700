//! What people want for themselves.

use sqlx::SqliteConnection;

use super::{Store, StoreError, writer};
use crate::ids::UserId;
use crate::settings::{Hands, PersonChange, PersonSettings};

impl Store {
    /// What somebody wants for themselves.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn person_settings(&self, user: UserId) -> Result<PersonSettings, StoreError> {
        let mut reading = self.readers.acquire().await?;
        Ok(read(&mut reading, user.to_sql()).await?)
    }

    /// Changes what somebody wants for themselves.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn change_person(
        &self,
        user: UserId,
        change: PersonChange,
    ) -> Result<(), StoreError> {
        let mut connection = self.writer.acquire().await?;
        // Nobody writes between reading and writing.
        writer::begin(&mut connection).await?;
        let changed = changed(&mut connection, user.to_sql(), change).await;
        writer::end(&mut connection, changed).await?;
        self.committed();
        Ok(())
    }
}

async fn read(tx: &mut SqliteConnection, user: i64) -> Result<PersonSettings, sqlx::Error> {
    let row = sqlx::query!(
        r#"SELECT language, hands, reminders AS "reminders: bool", still AS "still: bool",
                  unreached AS "unreached: bool"
           FROM people_settings WHERE user = ?"#,
        user
    )
    .fetch_optional(&mut *tx)
    .await?;
    Ok(row.map_or_else(PersonSettings::default, |row| PersonSettings {
        language: row.language,
        hands: row.hands.as_deref().and_then(Hands::named),
        reminders: row.reminders,
        still: row.still,
        unreached: row.unreached,
    }))
}

/// Makes a change in a transaction.
pub(super) async fn changed(
    tx: &mut SqliteConnection,
    user: i64,
    change: PersonChange,
) -> Result<(), StoreError> {
    let mut settings = read(&mut *tx, user).await?;
    settings.apply(change);
    let PersonSettings { language, hands, reminders, still, unreached } = settings;
    let hands = hands.map(Hands::name);
    sqlx::query!(
        "INSERT INTO people_settings (user, language, hands, reminders, still, unreached)
         VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (user) DO UPDATE SET
           language = excluded.language, hands = excluded.hands, reminders = excluded.reminders,
           still = excluded.still, unreached = excluded.unreached",
        user,
        language,
        hands,
        reminders,
        still,
        unreached
    )
    .execute(&mut *tx)
    .await?;
    Ok(())
}
