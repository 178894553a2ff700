//! Everything that is stored about a person, as JSON.

use serde_json::{Map, Value};

use super::IDS;

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

/// What of some lines of a table belongs to the person who asks for them. Their seat, counted from 0, is in
/// the column `seat`. Of a state it is what is kept for their own seat; of entries their own choices: the
/// deals show the cards of others. What cannot be read is nobody's.
#[must_use]
pub fn theirs(table: &str, lines: Vec<Map<String, Value>>) -> Vec<Value> {
    let theirs = lines.into_iter().filter_map(|mut line| match table {
        "tables" => {
            let seat = usize::try_from(line.remove("seat")?.as_u64()?).ok()?;
            let own = line.remove("state")?.get_mut("players")?.get_mut(seat)?.take();
            line.insert("own".to_owned(), own);
            Some(line.into())
        }
        "events" => {
            let seat = line.remove("seat")?.as_u64()?;
            let body = line.get("body")?;
            // Entries count seats from 1.
            let of = |kind| body.get(kind).and_then(|entry| entry.get("seat")?.as_u64());
            let chosen = ["Move", "PlayedFor"].into_iter().any(|kind| of(kind) == Some(seat + 1));
            chosen.then(|| line.into())
        }
        _ => Some(line.into()),
    });
    theirs.collect()
}

/// A whole number of this column: ids are texts.
#[must_use]
pub fn number(column: &str, number: i64) -> Value {
    if IDS.contains(&column) { number.cast_unsigned().to_string().into() } else { number.into() }
}

/// A text; one that holds JSON is part of the whole. Ids in it are made texts, too.
#[must_use]
pub fn text(text: String) -> Value {
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

/// Bytes, as two digits each.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
