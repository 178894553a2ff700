//! The parts of a move that the two databases express differently.

use sqlx::{AssertSqlSafe, SqliteConnection};
use storage::transfer::LEFT_OUT;

/// The columns of a table: name, type, and whether the key has it.
pub(super) async fn columns(
    connection: &mut SqliteConnection,
    table: &str,
) -> sqlx::Result<Vec<(String, String, bool)>> {
    let columns =
        "SELECT name, type, pk > 0 FROM pragma_table_info($1) WHERE name <> $2 ORDER BY cid";
    sqlx::query_as(columns).bind(table).bind(LEFT_OUT).fetch_all(connection).await
}

/// The highest number that a table's counter has ever returned; 0 for none.
pub(super) async fn highest(connection: &mut SqliteConnection, table: &str) -> sqlx::Result<i64> {
    let sql = format!(
        "SELECT max(coalesce((SELECT max(id) FROM {table}), 0),
                    coalesce((SELECT seq FROM sqlite_sequence WHERE name = '{table}'), 0))"
    );
    sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(connection).await
}

/// Lets a table's counter continue above this number. One without AUTOINCREMENT continues from its
/// rows.
pub(super) async fn count_on(
    connection: &mut SqliteConnection,
    table: &str,
    highest: i64,
) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM sqlite_sequence WHERE name = $1")
        .bind(table)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO sqlite_sequence (name, seq)
         SELECT name, $2 FROM sqlite_schema
         WHERE type = 'table' AND name = $1 AND sql LIKE '%AUTOINCREMENT%'",
    )
    .bind(table)
    .bind(highest)
    .execute(connection)
    .await?;
    Ok(())
}
