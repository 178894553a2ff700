//! The parts of a move that the two databases express differently.

use sqlx::SqliteConnection;

/// The columns of the table `$1` without `$2`: name, type, and whether the key has it.
pub(super) const COLUMNS: &str =
    "SELECT name, type, pk > 0 FROM pragma_table_info($1) WHERE name <> $2 ORDER BY cid";

/// The highest number that a table's counter has ever returned; 0 for none.
pub(super) fn highest(table: &str) -> String {
    format!(
        "SELECT max(coalesce((SELECT max(id) FROM {table}), 0),
                    coalesce((SELECT seq FROM sqlite_sequence WHERE name = '{table}'), 0))"
    )
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
