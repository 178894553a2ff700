//! Everything that is stored about a person, as JSON.

use serde_json::{Map, Value};
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Column, Row, TypeInfo, ValueRef};

use super::super::{Store, StoreError};
use super::places::{IDS, OfPerson, PLACES, Place};
use crate::ids::UserId;

/// What is stored about a person: tables of the database, each with its lines. Columns have their own
/// names; ids are texts, moments milliseconds since 1970.
#[derive(Clone, PartialEq, Debug)]
pub struct Exported(pub Map<String, Value>);

impl Exported {
    /// How many lines of a table it has.
    #[must_use]
    pub fn lines(&self, table: &str) -> usize {
        self.0.get(table).and_then(Value::as_array).map_or(0, Vec::len)
    }

    /// Leaves a table out; whether there was anything of it.
    pub fn leave_out(&mut self, table: &str) -> bool {
        self.0.remove(table).is_some()
    }
}

impl Store {
    /// Everything that is stored about a person, on all servers; nothing of others, but the places of
    /// matches that they had a part in.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export_person(&self, user: UserId) -> Result<Exported, StoreError> {
        let id = user.to_sql();
        // One transaction, so that all of it is of the same moment.
        let mut reading = self.readers.begin().await?;
        let mut all = Map::new();
        for Place { table, person, export, .. } in PLACES {
            let sql = match (export, person) {
                (Some(query), _) => (*query).to_owned(),
                (
                    None,
                    OfPerson::Goes(column)
                    | OfPerson::Stays(column, _)
                    | OfPerson::Protects(column),
                ) => {
                    format!("SELECT * FROM {table} WHERE {column} = ?1")
                }
                (None, OfPerson::Nothing | OfPerson::ByTable) => continue,
            };
            let rows = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_all(&mut *reading).await?;
            if !rows.is_empty() {
                let lines = rows.iter().map(line).collect::<Result<Vec<_>, _>>()?;
                all.insert((*table).to_owned(), lines.into());
            }
        }
        Ok(Exported(all))
    }
}

fn line(row: &SqliteRow) -> Result<Value, sqlx::Error> {
    let mut line = Map::new();
    for column in row.columns() {
        let raw = row.try_get_raw(column.ordinal())?;
        let value = if raw.is_null() {
            Value::Null
        } else {
            match raw.type_info().name() {
                "INTEGER" => {
                    let number: i64 = row.try_get(column.ordinal())?;
                    if IDS.contains(&column.name()) {
                        number.cast_unsigned().to_string().into()
                    } else {
                        number.into()
                    }
                }
                "REAL" => row.try_get::<f64, _>(column.ordinal())?.into(),
                "TEXT" => text(row.try_get(column.ordinal())?),
                // Nothing is stored so that a person could read it.
                _ => hex(row.try_get::<&[u8], _>(column.ordinal())?).into(),
            }
        };
        line.insert(column.name().to_owned(), value);
    }
    Ok(line.into())
}

/// A text; one that holds JSON is part of the whole. Ids in it are made texts, too.
fn text(text: String) -> Value {
    match serde_json::from_str(&text) {
        Ok(mut value @ (Value::Object(_) | Value::Array(_))) => {
            safe(&mut value);
            value
        }
        _ => text.into(),
    }
}

/// Numbers that readers of JSON who know only floating point would round.
fn safe(value: &mut Value) {
    match value {
        Value::Number(number) if number.as_u64().is_some_and(|n| n >= 1 << 53) => {
            *value = number.to_string().into();
        }
        Value::Array(all) => all.iter_mut().for_each(safe),
        Value::Object(all) => all.values_mut().for_each(safe),
        _ => {}
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
