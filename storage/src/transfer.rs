//! Moving everything from one database to another, whichever they are.
//!
//! It goes by the list of personal tables, which has all of them; the columns of a table come from
//! each database itself. Everything written is read back and compared before it
//! counts.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use async_trait::async_trait;

use crate::{PERSONAL_TABLES, Result, StoreError, checksum};

/// The number of rows read and written at once.
const AT_ONCE: u32 = 500;
/// The most damaged rows that are named.
const NAMED: usize = 5;

/// The tables that others refer to: they are moved first.
const REFERRED_TO: [&str; 5] = ["tables", "matches", "ladders", "duels", "leagues"];
/// The tables that number their rows by themselves.
const COUNTED: [&str; 3] = ["tables", "outbox", "ladders"];
/// Texts with a checksum beside them. Those of deals that people play for themselves are moved as
/// they are: one that is damaged would stop every move, and no backup of its time is better.
const CHECKED: [(&str, &str); 2] = [("tables", "state"), ("events", "body")];
/// A column that is not moved: the process that keeps a table.
pub const LEFT_OUT: &str = "keeper";

/// The kind of a column's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Number,
    /// Yes or no, moved as 1 or 0. (SQLite has numbers.)
    Flag,
    Text,
    Bytes,
}

impl Kind {
    /// By the name of a type in either database.
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "INTEGER" | "bigint" => Self::Number,
            "boolean" => Self::Flag,
            "TEXT" | "text" => Self::Text,
            "BLOB" | "bytea" => Self::Bytes,
            _ => return None,
        })
    }
}

/// A table as one database has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    pub table: &'static str,
    columns: Vec<(String, Kind)>,
    /// The number of columns of the key, which come first.
    key: usize,
}

impl Moved {
    /// A table from the columns a database reports: name, type, and whether the key has it.
    pub fn new(table: &'static str, reported: Vec<(String, String, bool)>) -> Result<Self> {
        let key = reported.iter().take_while(|(_, _, key)| *key).count();
        if key == 0 || reported[key..].iter().any(|(_, _, key)| *key) {
            return Err(StoreError::Unreadable(format!("{table} does not begin with its key")));
        }
        let column = |(name, kind, _): (String, String, bool)| match Kind::named(&kind) {
            Some(kind) => Ok((name, kind)),
            None => Err(StoreError::Unreadable(format!("{table}.{name} is a {kind}"))),
        };
        let columns = reported.into_iter().map(column).collect::<Result<_, _>>()?;
        Ok(Self { table, columns, key })
    }

    /// The names and kinds of its columns.
    pub fn columns(&self) -> &[(String, Kind)] {
        &self.columns
    }

    /// The query for the next rows in the order of the key: with the key of the last one as `$1`,
    /// `$2`, …, or from the beginning.
    pub fn select(&self, from_the_beginning: bool, most: u32) -> String {
        let key = quoted(&self.columns[..self.key]);
        let after = if from_the_beginning {
            String::new()
        } else {
            let values: Vec<String> = (1..=self.key).map(|n| format!("${n}")).collect();
            format!("WHERE ({key}) > ({})", values.join(", "))
        };
        let read = |(name, kind): &(String, Kind)| match kind {
            Kind::Flag => format!("CAST(CAST(\"{name}\" AS INTEGER) AS BIGINT)"),
            _ => format!("\"{name}\""),
        };
        let columns = self.columns.iter().map(read).collect::<Vec<_>>().join(", ");
        format!("SELECT {columns} FROM {} {after} ORDER BY {key} LIMIT {most}", self.table)
    }

    /// The query that writes so many rows, with their values one after the other.
    pub fn insert(&self, rows: usize) -> String {
        let width = self.columns.len();
        let row = |row: usize| {
            let value = |(column, (_, kind)): (usize, &(String, Kind))| {
                let number = row * width + column + 1;
                match kind {
                    Kind::Flag => format!("CAST(${number} AS BIGINT) <> 0"),
                    _ => format!("${number}"),
                }
            };
            let values: Vec<String> = self.columns.iter().enumerate().map(value).collect();
            format!("({})", values.join(", "))
        };
        let rows: Vec<String> = (0..rows).map(row).collect();
        let columns = quoted(&self.columns);
        format!("INSERT INTO {} ({columns}) VALUES {}", self.table, rows.join(", "))
    }

    fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|(column, _)| column == name)
    }

    /// The same table with the columns in the order of another database.
    fn in_order_of(mut self, other: &Self) -> Self {
        self.columns.sort_by_key(|(name, _)| other.column(name));
        self
    }
}

fn quoted(columns: &[(String, Kind)]) -> String {
    let quoted: Vec<String> = columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    quoted.join(", ")
}

/// A value of a column, if there is one.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// The values of a row in the order of the columns. They may hold hands: there is no `Debug`.
pub type Row = Vec<Value>;

/// A database to read, as it was at one moment.
#[async_trait]
pub trait Source: Send {
    /// A table as this database has it.
    async fn table(&mut self, name: &'static str) -> Result<Moved>;

    async fn count(&mut self, table: &'static str) -> Result<u64>;

    /// The next rows of a table in the order of its key, after this one or from the beginning.
    async fn rows(&mut self, table: &Moved, after: Option<&[Value]>, most: u32)
    -> Result<Vec<Row>>;

    /// The highest number that a table's counter has ever returned; 0 for none.
    async fn highest(&mut self, table: &'static str) -> Result<i64>;
}

/// A database to write, in one transaction.
#[async_trait]
pub trait Target: Source {
    async fn write(&mut self, table: &Moved, rows: &[Row]) -> Result<()>;

    /// Lets a table's counter continue above this number.
    async fn count_on(&mut self, table: &'static str, highest: i64) -> Result<()>;

    /// Commits everything. Dropped without it, nothing has been written.
    async fn commit(self: Box<Self>) -> Result<()>;
}

/// The reason why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    #[error("the target is not empty: there are {rows} rows in {table}")]
    NotEmpty { table: &'static str, rows: u64 },
    /// Stored texts differ from those that were written.
    #[error("the source is damaged: {0}. Restore a backup first")]
    Damaged(String),
    /// The rows read back differ from those written.
    #[error("{table} did not arrive as it was: {sent} rows were sent, {arrived} arrived{}",
        if sent == arrived { ", not all of them as they were" } else { "" })]
    Differs { table: &'static str, sent: u64, arrived: u64 },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A digest of rows: their number, and a sum over all of their values, in any order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Digest {
    rows: u64,
    sum: u64,
}

impl Digest {
    fn add(&mut self, rows: &[Row]) {
        for row in rows {
            let mut hasher = DefaultHasher::new();
            row.hash(&mut hasher);
            self.sum = self.sum.wrapping_add(hasher.finish());
            self.rows += 1;
        }
    }
}

/// The tables, in an order in which each comes after those that it refers to.
pub fn tables() -> impl Iterator<Item = &'static str> {
    let all = PERSONAL_TABLES.iter().map(|personal| personal.table);
    REFERRED_TO.into_iter().chain(all.filter(|table| !REFERRED_TO.contains(table)))
}

/// Moves everything. Returns the number of rows of each table.
/// Errors: [`TransferError`]; then nothing has been written.
pub async fn transfer(
    source: &mut dyn Source,
    mut target: Box<dyn Target>,
) -> Result<Vec<(&'static str, u64)>, TransferError> {
    for table in tables() {
        let rows = target.count(table).await?;
        if rows > 0 {
            return Err(TransferError::NotEmpty { table, rows });
        }
    }
    let mut checks = Checks::default();
    let mut sent = Vec::new();
    for name in tables() {
        let from = source.table(name).await?;
        let to = target.table(name).await?.in_order_of(&from);
        let mut digest = Digest::default();
        let mut rows = source.rows(&from, None, AT_ONCE).await?;
        while let Some(last) = rows.last() {
            checks.look_at(&from, &rows);
            digest.add(&rows);
            target.write(&to, &rows).await?;
            rows = source.rows(&from, Some(&last[..from.key]), AT_ONCE).await?;
        }
        if COUNTED.contains(&name) {
            let highest = source.highest(name).await?;
            target.count_on(name, highest).await?;
        }
        sent.push((to, digest));
    }
    checks.end()?;
    for (table, sent) in &sent {
        let there = source.count(table.table).await?;
        let arrived = read_back(&mut *target, table).await?;
        if there != sent.rows || arrived != *sent {
            let table = table.table;
            return Err(TransferError::Differs { table, sent: there, arrived: arrived.rows });
        }
    }
    target.commit().await?;
    Ok(sent.into_iter().map(|(table, digest)| (table.table, digest.rows)).collect())
}

async fn read_back(target: &mut dyn Target, table: &Moved) -> Result<Digest> {
    let mut digest = Digest::default();
    let mut rows = target.rows(table, None, AT_ONCE).await?;
    while let Some(last) = rows.last() {
        digest.add(&rows);
        rows = target.rows(table, Some(&last[..table.key]), AT_ONCE).await?;
    }
    Ok(digest)
}

/// The checksums of the source.
#[derive(Default)]
struct Checks {
    /// Tables where nothing goes on: what is damaged there has nobody waiting for it.
    closed: HashSet<i64>,
    damaged: Vec<String>,
}

impl Checks {
    fn look_at(&mut self, table: &Moved, rows: &[Row]) {
        let text = CHECKED.iter().find(|(checked, _)| *checked == table.table);
        let text = text.and_then(|(_, text)| table.column(text));
        let Some((text, sum)) = text.zip(table.column("checksum")) else { return };
        for row in rows {
            let id = match row.first() {
                Some(Value::Number(Some(id))) => *id,
                _ => 0,
            };
            let value = |name| table.column(name).and_then(|column| row.get(column));
            if table.table == "tables" && value("open") == Some(&Value::Number(Some(0))) {
                self.closed.insert(id);
            }
            let intact = match (&row[text], &row[sum]) {
                (Value::Text(Some(text)), Value::Number(Some(sum))) => checksum(text) == *sum,
                _ => false,
            };
            if !intact && !self.closed.contains(&id) {
                self.damaged.push(match table.table {
                    "tables" => format!("the state of table {id}"),
                    _ => format!("an event of table {id}"),
                });
            }
        }
    }

    fn end(&self) -> Result<(), TransferError> {
        if self.damaged.is_empty() {
            return Ok(());
        }
        let names: Vec<&str> = self.damaged.iter().take(NAMED).map(String::as_str).collect();
        let rest = self.damaged.len() - names.len();
        let names = names.join("; ");
        Err(TransferError::Damaged(if rest > 0 {
            format!("{names}; and {rest} more")
        } else {
            names
        }))
    }
}
