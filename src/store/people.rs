//! Who is known to a table, and under which name: the only place where names are kept while it is open.

use sqlx::SqliteConnection;

use crate::ids::UserId;

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPerson {
    /// The index of their seat; `None` for whoever is asked to join, or hosts without a seat.
    pub seat: Option<usize>,
    /// Who; `None` for a bot.
    pub user: Option<UserId>,
    /// The name they are shown with there.
    pub name: String,
    /// Whether they left in the middle of the match.
    pub left: bool,
}

/// Writes everybody anew.
pub(super) async fn replace(
    tx: &mut SqliteConnection,
    table: i64,
    people: &[StoredPerson],
) -> Result<(), sqlx::Error> {
    sqlx::query!("DELETE FROM players WHERE table_id = ?", table).execute(&mut *tx).await?;
    for (number, person) in (0_i64..).zip(people) {
        let seat = person.seat.and_then(|seat| i64::try_from(seat).ok());
        let user = person.user.map(UserId::to_sql);
        sqlx::query!(
            r#"INSERT INTO players (table_id, number, seat, user, name, "left")
               VALUES (?, ?, ?, ?, ?, ?)"#,
            table,
            number,
            seat,
            user,
            person.name,
            person.left
        )
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Everybody at a table, in the order in which they were written.
pub(super) async fn of(
    tx: &mut SqliteConnection,
    table: i64,
) -> Result<Vec<StoredPerson>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT seat, user, name, "left" AS "left: bool" FROM players
           WHERE table_id = ? ORDER BY number"#,
        table
    )
    .fetch_all(tx)
    .await?;
    let person = |row| {
        let row: (Option<i64>, Option<i64>, String, bool) = row;
        StoredPerson {
            seat: row.0.and_then(|seat| usize::try_from(seat).ok()),
            user: row.1.map(UserId::from_sql),
            name: row.2,
            left: row.3,
        }
    };
    Ok(rows.into_iter().map(|row| person((row.seat, row.user, row.name, row.left))).collect())
}
