//! The people known to a table, and their names: the only place where names are kept while it is
//! open.

use storage::StoredPerson;
use values::UserId;

use crate::connection::Connection;

/// Replaces the people of a table.
pub(super) async fn replace(
    tx: &mut Connection,
    table: i64,
    people: &[StoredPerson],
) -> sqlx::Result<()> {
    sqlx::query!("DELETE FROM players WHERE table_id = $1", table).execute(&mut *tx).await?;
    for (number, person) in (0_i64..).zip(people) {
        let seat = person.seat.and_then(|seat| i64::try_from(seat).ok());
        let user = person.user.map(UserId::to_sql);
        sqlx::query!(
            r#"INSERT INTO players (table_id, number, seat, "user", name, "left")
               VALUES ($1, $2, $3, $4, $5, $6)"#,
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

/// The people at a table, in the order in which they were written.
pub(super) async fn of(tx: &mut Connection, table: i64) -> sqlx::Result<Vec<StoredPerson>> {
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
