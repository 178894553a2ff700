//! Everything that is stored about a person, as JSON.

use futures_util::TryStreamExt as _;
use serde_json::{Map, Value};
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Column, Row, SqlitePool, TypeInfo, ValueRef};
use storage::ids::UserId;
use storage::privacy::export::{hex, number, text};
use storage::{Exported, StoreError};

pub(super) async fn person(
    readers: &SqlitePool,
    user: UserId,
    room: usize,
) -> Result<Exported, StoreError> {
    let id = user.to_sql();
    // One transaction, so that all of it is of the same moment.
    let mut reading = readers.begin().await?;
    let mut all = Exported::with_room(room);
    for (place, sql) in Exported::places() {
        // One line at a time: somebody may have made half a million choices.
        let mut rows = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch(&mut *reading);
        while let Some(row) = rows.try_next().await? {
            if !all.add(place.table, line(&row)?) {
                break;
            }
        }
    }
    Ok(all)
}

fn line(row: &SqliteRow) -> Result<Map<String, Value>, sqlx::Error> {
    let mut line = Map::new();
    for column in row.columns() {
        let (name, at) = (column.name(), column.ordinal());
        let raw = row.try_get_raw(at)?;
        let value = if raw.is_null() {
            Value::Null
        } else {
            match raw.type_info().name() {
                "INTEGER" => number(name, row.try_get(at)?),
                "REAL" => row.try_get::<f64, _>(at)?.into(),
                "TEXT" => text(row.try_get(at)?),
                // Nothing is stored so that a person could read it.
                _ => hex(row.try_get::<&[u8], _>(at)?).into(),
            }
        };
        line.insert(name.to_owned(), value);
    }
    Ok(line)
}
