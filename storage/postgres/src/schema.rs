//! The parts of a move that the two databases express differently.

use sqlx::PgConnection;

/// The columns of the table `$1` without `$2`: name, type, and whether the key has it.
pub(super) const COLUMNS: &str =
    "SELECT attname::text, format_type(atttypid, NULL), coalesce(attnum = ANY (conkey), false)
     FROM pg_attribute LEFT JOIN pg_constraint ON conrelid = attrelid AND contype = 'p'
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attname <> $2
     ORDER BY attnum";

/// The highest number that a table's counter has ever returned; 0 for none.
pub(super) fn highest(table: &str) -> String {
    format!(
        "SELECT greatest((SELECT max(id) FROM {table}),
                         pg_sequence_last_value(pg_get_serial_sequence('{table}', 'id')::regclass), 0)"
    )
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
