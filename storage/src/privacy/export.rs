//! The export of everything that is stored about a person, as JSON.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::{IDS, PERSONAL_TABLES, PersonalTable};

/// The table that may be too large: the choices of all matches.
const ENTRIES: &str = "events";

/// The data stored about a person: tables of the database, each with its rows as JSON. Columns have
/// their own names; ids are texts, moments milliseconds since 1970.
///
/// It never exceeds its limit: a table that would make it too large is left out as a whole.
#[derive(Clone, PartialEq, Debug)]
pub struct Exported {
    tables: BTreeMap<&'static str, Lines>,
    left_out: Vec<&'static str>,
    room: usize,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Lines {
    count: usize,
    /// JSON, with a comma between two rows.
    text: String,
}

impl Exported {
    /// An empty export, with room for so many bytes.
    pub fn with_room(room: usize) -> Self {
        Self { tables: BTreeMap::new(), left_out: Vec::new(), room }
    }

    /// The places of the list in the order of the export: the largest table comes last, so that it
    /// takes no room from the rest.
    pub fn places() -> impl Iterator<Item = (&'static PersonalTable, String)> {
        let (most, rest): (Vec<_>, Vec<_>) =
            PERSONAL_TABLES.iter().partition(|personal| personal.table == ENTRIES);
        rest.into_iter().chain(most).filter_map(|personal| Some((personal, personal.export()?)))
    }

    /// Adds a row of a table, as far as it belongs to the person. Returns whether there is room for
    /// more of this table.
    pub fn add(&mut self, table: &'static str, line: Map<String, Value>) -> bool {
        let Some(line) = theirs(table, line).map(|line| line.to_string()) else { return true };
        if line.len() >= self.room {
            self.left_out.push(table);
            self.room += self.tables.remove(table).map_or(0, |lines| lines.text.len());
            return false;
        }
        let lines = self.tables.entry(table).or_default();
        if lines.count > 0 {
            lines.text.push(',');
        }
        lines.text.push_str(&line);
        lines.count += 1;
        self.room -= line.len() + 1;
        true
    }

    /// The number of rows of a table in it.
    pub fn lines(&self, table: &str) -> usize {
        self.tables.get(table).map_or(0, |lines| lines.count)
    }

    pub fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.left_out.is_empty()
    }

    /// Whether anything but the choices of matches had to be left out.
    pub fn is_too_large(&self) -> bool {
        self.left_out.iter().any(|table| *table != ENTRIES)
    }

    /// Whether nothing had to be left out.
    pub fn is_whole(&self) -> bool {
        self.left_out.is_empty()
    }

    /// An object of lists, one for each table with rows.
    pub fn into_json(self) -> String {
        let lists =
            self.tables.into_iter().map(|(table, lines)| format!("\"{table}\":[{}]", lines.text));
        format!("{{{}}}", lists.collect::<Vec<_>>().join(","))
    }
}

/// The part of a row that belongs to the person who asks for it. Their seat, counted from 0, is in
/// the column `seat`. Of a state it is the part of their own seat; of entries their own choices:
/// the deals show the cards of others. Unreadable rows are nobody's.
fn theirs(table: &str, mut line: Map<String, Value>) -> Option<Value> {
    match table {
        "tables" => {
            let seat = usize::try_from(line.remove("seat")?.as_u64()?).ok()?;
            let own = line.remove("state")?.get_mut("players")?.get_mut(seat)?.take();
            line.insert("own".to_owned(), own);
            Some(line.into())
        }
        ENTRIES => {
            let seat = line.remove("seat")?.as_u64()?;
            let body = line.get("body")?;
            // Entries count seats from 1.
            let of = |kind| body.get(kind).and_then(|entry| entry.get("seat")?.as_u64());
            let chosen = ["Move", "PlayedFor"].into_iter().any(|kind| of(kind) == Some(seat + 1));
            chosen.then(|| line.into())
        }
        _ => Some(line.into()),
    }
}

/// A whole number of this column: ids are texts.
pub fn number(column: &str, number: i64) -> Value {
    if IDS.contains(&column) { number.cast_unsigned().to_string().into() } else { number.into() }
}

/// A text; JSON in it becomes part of the whole, with large numbers as texts.
pub fn text(text: String) -> Value {
    match serde_json::from_str(&text) {
        Ok(mut value @ (Value::Object(_) | Value::Array(_))) => {
            safe(&mut value);
            value
        }
        _ => text.into(),
    }
}

/// Turns numbers into texts that readers of JSON with only floating point would round.
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
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
