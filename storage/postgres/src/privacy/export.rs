//! Everything that is stored about a person, as JSON.

use serde_json::{Map, Value};
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, Column, PgPool, Row, TypeInfo, ValueRef};
use storage::ids::UserId;
use storage::privacy::export::{hex, number, text, theirs};
use storage::{Exported, PLACES, StoreError};

use crate::snapshot;

pub(super) async fn person(readers: &PgPool, user: UserId) -> Result<Exported, StoreError> {
    let id = user.to_sql();
    // One transaction, so that all of it is of the same moment.
    let mut reading = snapshot(readers).await?;
    let mut all = Map::new();
    for place in PLACES {
        let Some(sql) = place.export() else { continue };
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_all(&mut *reading).await?;
        let lines = rows.iter().map(line).collect::<Result<Vec<_>, _>>()?;
        let lines = theirs(place.table, lines);
        if !lines.is_empty() {
            all.insert(place.table.to_owned(), lines.into());
        }
    }
    Ok(Exported(all))
}

fn line(row: &PgRow) -> Result<Map<String, Value>, sqlx::Error> {
    let mut line = Map::new();
    for column in row.columns() {
        let (name, at) = (column.name(), column.ordinal());
        let raw = row.try_get_raw(at)?;
        let value = if raw.is_null() {
            Value::Null
        } else {
            match raw.type_info().name() {
                "INT8" => number(name, row.try_get(at)?),
                // As SQLite has it.
                "BOOL" => i64::from(row.try_get::<bool, _>(at)?).into(),
                "TEXT" => text(row.try_get(at)?),
                // Nothing is stored so that a person could read it.
                _ => hex(row.try_get::<&[u8], _>(at)?).into(),
            }
        };
        line.insert(name.to_owned(), value);
    }
    Ok(line)
}
