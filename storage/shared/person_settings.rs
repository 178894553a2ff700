//! The settings of people.

use async_trait::async_trait;
use storage::{PersonStore, Result};
use values::UserId;
use values::{Hands, PersonChange, PersonSettings};

use crate::Store;
use crate::connection::{Connection, hold, limited};

#[async_trait]
impl PersonStore for Store {
    async fn person_settings(&self, user: UserId) -> Result<PersonSettings> {
        limited(async {
            let mut reading = self.readers.acquire().await?;
            Ok(read(&mut reading, user.to_sql()).await?)
        })
        .await
    }

    async fn change_person(&self, user: UserId, change: PersonChange) -> Result<()> {
        limited(async {
            let mut tx = self.begin().await?;
            changed(&mut tx, user.to_sql(), change).await?;
            self.done(tx).await?;
            Ok(())
        })
        .await
    }
}

async fn read(tx: &mut Connection, user: i64) -> sqlx::Result<PersonSettings> {
    let row = sqlx::query!(
        r#"SELECT language, hands, reminders AS "reminders: bool", still AS "still: bool",
                  four_colours AS "four_colours: bool", puzzles AS "puzzles: bool",
                  unreached AS "unreached: bool"
           FROM people_settings WHERE "user" = $1"#,
        user
    );
    let Some(row) = row.fetch_optional(tx).await? else { return Ok(PersonSettings::default()) };
    Ok(PersonSettings {
        language: row.language,
        // A value of a later version that this one doesn't know becomes the default.
        hands: row.hands.as_deref().and_then(Hands::named),
        reminders: row.reminders,
        still: row.still,
        four_colours: row.four_colours,
        puzzles: row.puzzles,
        unreached: row.unreached,
    })
}

/// Makes a change in a transaction.
pub(super) async fn changed(tx: &mut Connection, user: i64, change: PersonChange) -> Result<()> {
    // The settings are read, changed and written back.
    hold(tx, &format!("person {user}")).await?;
    let mut settings = read(&mut *tx, user).await?;
    settings.apply(change);
    let PersonSettings { language, hands, reminders, still, four_colours, puzzles, unreached } =
        settings;
    let hands = hands.map(Hands::name);
    sqlx::query!(
        r#"INSERT INTO people_settings
             ("user", language, hands, reminders, still, four_colours, puzzles, unreached)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT ("user") DO UPDATE SET
             language = excluded.language, hands = excluded.hands, reminders = excluded.reminders,
             still = excluded.still, four_colours = excluded.four_colours,
             puzzles = excluded.puzzles, unreached = excluded.unreached"#,
        user,
        language,
        hands,
        reminders,
        still,
        four_colours,
        puzzles,
        unreached
    )
    .execute(&mut *tx)
    .await?;
    Ok(())
}
