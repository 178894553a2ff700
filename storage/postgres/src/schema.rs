//! The parts of a move that the two databases express differently.

use sqlx::{AssertSqlSafe, PgConnection};
use storage::transfer::LEFT_OUT;

/// The columns of a table: name, type, and whether the key has it.
pub(super) async fn columns(
    connection: &mut PgConnection,
    table: &str,
) -> sqlx::Result<Vec<(String, String, bool)>> {
    let columns =
        "SELECT attname::text, format_type(atttypid, NULL), coalesce(attnum = ANY (conkey), false)
         FROM pg_attribute LEFT JOIN pg_constraint ON conrelid = attrelid AND contype = 'p'
         WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attname <> $2
         ORDER BY attnum";
    sqlx::query_as(columns).bind(table).bind(LEFT_OUT).fetch_all(connection).await
}

/// The highest number that a table's counter has ever returned; 0 for none.
pub(super) async fn highest(connection: &mut PgConnection, table: &str) -> sqlx::Result<i64> {
    let sql = format!(
        "SELECT greatest((SELECT max(id) FROM {table}),
                         pg_sequence_last_value(pg_get_serial_sequence('{table}', 'id')::regclass), 0)"
    );
    sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(connection).await
}

/// Lets a table's counter continue above this number. A sequence cannot stand before 1: then the
/// first number is still to be used.
pub(super) async fn count_on(
    connection: &mut PgConnection,
    table: &str,
    highest: i64,
) -> sqlx::Result<()> {
    sqlx::query("SELECT setval(pg_get_serial_sequence($1, 'id'), greatest($2, 1), $2 > 0)")
        .bind(table)
        .bind(highest)
        .execute(connection)
        .await?;
    Ok(())
}
