//! Moving everything from one database to another, whichever they are.
//!
//! It goes by the list of [`TABLES`], which a test compares with the schemas: tables in an order in which
//! each comes after those that it refers to, with all of their columns. What is written is read back and
//! compared before it counts.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use async_trait::async_trait;

use crate::{StoreError, checksum};

mod list;

pub use list::TABLES;

/// How many rows are read and written at once.
const AT_ONCE: u32 = 500;
/// So many damaged rows are told of by name.
const TOLD: usize = 5;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole number.
    Number,
    /// Yes or no; in SQLite 1 or 0.
    Flag,
    /// A text.
    Text,
    /// Bytes.
    Bytes,
}

/// A table that is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Its name.
    pub table: &'static str,
    /// Its columns; the first ones are its key.
    pub columns: &'static [(&'static str, Kind)],
    /// How many columns the key has.
    pub key: usize,
    /// A text, and its checksum beside it.
    pub checksum: Option<(&'static str, &'static str)>,
    /// Whether the database counts its `id` by itself.
    pub counted: bool,
    /// Whether what came before may have written into it: it is emptied, with what refers to it.
    pub derived: bool,
}

impl Moved {
    /// Its columns for a query, each in quotation marks.
    #[must_use]
    pub fn column_list(&self) -> String {
        quoted(self.columns)
    }

    /// The query for the next rows in the order of the key: with the key of the last one as `$1`, `$2`, …,
    /// or from the beginning.
    #[must_use]
    pub fn select(&self, from_the_beginning: bool, most: u32) -> String {
        let key = quoted(&self.columns[..self.key]);
        let after = if from_the_beginning {
            String::new()
        } else {
            let values: Vec<String> = (1..=self.key).map(|n| format!("${n}")).collect();
            format!("WHERE ({key}) > ({})", values.join(", "))
        };
        let (columns, table) = (self.column_list(), self.table);
        format!("SELECT {columns} FROM {table} {after} ORDER BY {key} LIMIT {most}")
    }

    /// The query that writes so many rows, with their values in a row.
    #[must_use]
    pub fn insert(&self, rows: usize) -> String {
        let width = self.columns.len();
        let row = |row: usize| {
            let values: Vec<String> =
                (1..=width).map(|column| format!("${}", row * width + column)).collect();
            format!("({})", values.join(", "))
        };
        let rows: Vec<String> = (0..rows).map(row).collect();
        format!("INSERT INTO {} ({}) VALUES {}", self.table, self.column_list(), rows.join(", "))
    }

    fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|(column, _)| *column == name)
    }
}

fn quoted(columns: &[(&str, Kind)]) -> String {
    let quoted: Vec<String> = columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    quoted.join(", ")
}

/// What stands in a column of a row.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Value {
    /// A whole number, or none.
    Number(Option<i64>),
    /// Yes or no, or neither.
    Flag(Option<bool>),
    /// A text, or none.
    Text(Option<String>),
    /// Bytes, or none.
    Bytes(Option<Vec<u8>>),
}

/// The values of a row in the order of the columns. They may hold hands: there is no `Debug`.
pub type Row = Vec<Value>;

/// A database that is read, as it was at one moment.
#[async_trait]
pub trait Source: Send {
    /// How many rows a table has.
    async fn count(&mut self, table: &Moved) -> Result<u64, StoreError>;

    /// The next rows of a table in the order of its key, behind this one or from the beginning.
    async fn rows(
        &mut self,
        table: &Moved,
        after: Option<&[Value]>,
        most: u32,
    ) -> Result<Vec<Row>, StoreError>;

    /// The highest number that a counted table has ever given; 0 for none.
    async fn highest(&mut self, table: &Moved) -> Result<i64, StoreError>;
}

/// A database that is written, in one transaction.
#[async_trait]
pub trait Target: Source {
    /// Writes rows.
    async fn write(&mut self, table: &Moved, rows: &[Row]) -> Result<(), StoreError>;

    /// Empties a table.
    async fn clear(&mut self, table: &Moved) -> Result<(), StoreError>;

    /// From now on a counted table gives higher numbers than this.
    async fn count_on(&mut self, table: &Moved, highest: i64) -> Result<(), StoreError>;

    /// Commits everything. Dropped without it, nothing has been written.
    async fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// There is something in the target.
    #[error("the target is not empty: there are {rows} rows in {table}")]
    NotEmpty {
        /// A table with something in it.
        table: &'static str,
        /// How many rows it has.
        rows: u64,
    },
    /// Stored texts are not what was written.
    #[error("the source is damaged: {0}. Restore a backup first")]
    Damaged(String),
    /// What was read back is not what was written.
    #[error("{table} did not arrive as it was: {sent} rows were sent, {arrived} arrived{}",
        if sent == arrived { ", not all of them as they were" } else { "" })]
    Differs {
        /// The table.
        table: &'static str,
        /// How many rows the source has.
        sent: u64,
        /// How many the target has.
        arrived: u64,
    },
    /// A database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What rows come to: how many there are, and a sum over all of their values, in whatever order.
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

/// Moves everything. Gives how many rows each table has.
///
/// # Errors
/// [`TransferError`]; then nothing has been written.
pub async fn transfer(
    source: &mut dyn Source,
    mut target: Box<dyn Target>,
) -> Result<Vec<(&'static str, u64)>, TransferError> {
    for table in TABLES {
        let rows = target.count(table).await?;
        if rows > 0 {
            return Err(TransferError::NotEmpty { table: table.table, rows });
        }
    }
    let mut checks = Checks::default();
    let mut sent = Vec::new();
    for table in TABLES {
        if table.derived {
            target.clear(table).await?;
        }
        let mut digest = Digest::default();
        let mut last: Option<Row> = None;
        loop {
            let after = last.as_ref().map(|row| &row[..table.key]);
            let rows = source.rows(table, after, AT_ONCE).await?;
            if rows.is_empty() {
                break;
            }
            checks.look_at(table, &rows);
            digest.add(&rows);
            target.write(table, &rows).await?;
            last = rows.into_iter().next_back();
        }
        if table.counted {
            let highest = source.highest(table).await?;
            target.count_on(table, highest).await?;
        }
        sent.push(digest);
    }
    checks.end()?;
    for (table, sent) in TABLES.iter().zip(&sent) {
        let there = source.count(table).await?;
        let arrived = read_back(&mut *target, table).await?;
        if there != sent.rows || arrived != *sent {
            let table = table.table;
            return Err(TransferError::Differs { table, sent: there, arrived: arrived.rows });
        }
    }
    target.commit().await?;
    Ok(TABLES.iter().zip(sent).map(|(table, digest)| (table.table, digest.rows)).collect())
}

async fn read_back(target: &mut dyn Target, table: &Moved) -> Result<Digest, StoreError> {
    let mut digest = Digest::default();
    let mut last: Option<Row> = None;
    loop {
        let after = last.as_ref().map(|row| &row[..table.key]);
        let rows = target.rows(table, after, AT_ONCE).await?;
        if rows.is_empty() {
            return Ok(digest);
        }
        digest.add(&rows);
        last = rows.into_iter().next_back();
    }
}

/// The checksums of the source.
#[derive(Default)]
struct Checks {
    /// Tables that the bot has given up, because they were damaged: nothing more can be lost of them.
    given_up: HashSet<i64>,
    damaged: Vec<String>,
}

impl Checks {
    fn look_at(&mut self, table: &Moved, rows: &[Row]) {
        let Some((text, sum)) = table.checksum else { return };
        let Some((text, sum)) = table.column(text).zip(table.column(sum)) else { return };
        for row in rows {
            let id = match row.first() {
                Some(Value::Number(Some(id))) => *id,
                _ => 0,
            };
            let value = |name| table.column(name).and_then(|column| row.get(column));
            let closed = value("open") == Some(&Value::Flag(Some(false)));
            if table.table == "tables" && closed && value("ended_at") == Some(&Value::Number(None))
            {
                self.given_up.insert(id);
            }
            let intact = match (&row[text], &row[sum]) {
                (Value::Text(Some(text)), Value::Number(Some(sum))) => checksum(text) == *sum,
                _ => false,
            };
            let lost_before =
                ["tables", "events"].contains(&table.table) && self.given_up.contains(&id);
            if !intact && !lost_before {
                self.damaged.push(match table.table {
                    "tables" => format!("the state of table {id}"),
                    "events" => format!("an event of table {id}"),
                    other => format!("a row of {other}"),
                });
            }
        }
    }

    fn end(&self) -> Result<(), TransferError> {
        if self.damaged.is_empty() {
            return Ok(());
        }
        let told: Vec<&str> = self.damaged.iter().take(TOLD).map(String::as_str).collect();
        let more = self.damaged.len() - told.len();
        let told = told.join("; ");
        Err(TransferError::Damaged(if more > 0 {
            format!("{told}; and {more} more")
        } else {
            told
        }))
    }
}
