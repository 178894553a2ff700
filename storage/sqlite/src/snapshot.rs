//! Copies of a database: made while it is in use, and inspected without being changed.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use super::connection::pool;
use futures_util::TryStreamExt;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, SqlitePool};

use storage::{Result, StoreError, StoredTable, TableLine, checksum};
use values::TableId;

use super::shared::tables;
use super::{newest_migration, newest_migration_in};

/// The file of the database at `url`.
pub fn file_of(url: &str) -> Result<PathBuf> {
    Ok(SqliteConnectOptions::from_str(url)?.get_filename().to_owned())
}

/// Whether a file may be written to while it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileState {
    /// A bot may be using it, or begin to.
    InUse,
    /// No process uses it. Reading leaves no file beside it.
    AtRest,
}

/// Writes all of a database into another file, which is empty or doesn't exist yet. It may be in
/// use meanwhile: the copy is as it was at one moment. It isn't necessarily on the disk when this
/// returns.
pub async fn copy(database: &Path, state: FileState, to: &Path) -> Result<()> {
    let to = to.to_str().ok_or_else(|| StoreError::Write("a name that is no text".into()))?;
    let mut reading = reading(database, state).connect().await?;
    let copied = sqlx::query("VACUUM INTO ?").bind(to).execute(&mut reading).await;
    reading.close().await?;
    copied?;
    Ok(())
}

pub(crate) fn reading(file: &Path, state: FileState) -> SqliteConnectOptions {
    // The log lies beside the file itself, wherever links lead to it.
    let file = file.canonicalize().unwrap_or_else(|_| file.to_owned());
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    // Pages still in the log can only be read as if the file were in use.
    let at_rest = state == FileState::AtRest && !Path::new(&log).exists();
    SqliteConnectOptions::new()
        .immutable(at_rest)
        .filename(file)
        .create_if_missing(false)
        .read_only(true)
        .busy_timeout(Duration::from_secs(5))
}

/// The version that has written a file, compared with this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Age {
    /// This one, or another with the same schema.
    Present,
    /// An earlier one: it can be brought up to date.
    Earlier,
    /// A later one: this version cannot use it.
    Later,
    /// The file is a database of something else.
    Foreign,
}

/// A database that is only inspected.
pub struct Snapshot {
    readers: SqlitePool,
}

impl Snapshot {
    pub async fn open(file: &Path, state: FileState) -> Result<Self> {
        Ok(Self { readers: pool(1).connect_with(reading(file, state)).await? })
    }

    /// The version that has written it.
    pub async fn age(&self) -> Result<Age> {
        let ours = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
        if sqlx::query_scalar::<_, i64>(ours).fetch_one(&self.readers).await? == 0 {
            return Ok(Age::Foreign);
        }
        let newest = newest_migration_in(&self.readers).await?;
        Ok(match newest.cmp(&newest_migration()) {
            std::cmp::Ordering::Less => Age::Earlier,
            std::cmp::Ordering::Equal => Age::Present,
            std::cmp::Ordering::Greater => Age::Later,
        })
    }

    /// The faults that SQLite finds in the file and in the links between its rows, a line each, the
    /// first twenty of either.
    pub async fn faults(&self) -> Result<Vec<String>> {
        let rows = sqlx::query("PRAGMA integrity_check(20)").fetch_all(&self.readers).await?;
        let lines = rows.iter().map(|row| row.try_get::<String, _>(0));
        let mut faults: Vec<String> = lines.collect::<Result<_, _>>()?;
        faults.retain(|line| line != "ok");
        let links = "SELECT \"table\", rowid, \"parent\" FROM pragma_foreign_key_check LIMIT 20";
        for row in sqlx::query(links).fetch_all(&self.readers).await? {
            let (child, parent): (String, String) = (row.try_get(0)?, row.try_get(2)?);
            faults.push(match row.try_get::<Option<i64>, _>(1)? {
                Some(id) => format!("row {id} of {child} belongs to nothing in {parent}"),
                None => format!("a row of {child} belongs to nothing in {parent}"),
            });
        }
        Ok(faults)
    }

    /// The first fault that SQLite finds in the file at a quick look, if there is one.
    pub async fn first_fault(&self) -> Result<Option<String>> {
        let verdict: String =
            sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&self.readers).await?;
        Ok((verdict != "ok").then_some(verdict))
    }

    /// All tables, in the order in which they were opened. The file must be of the present schema.
    pub async fn tables(&self) -> Result<Vec<TableLine>> {
        let rows = sqlx::query!(r#"SELECT id, open AS "open: bool" FROM tables ORDER BY id"#)
            .fetch_all(&self.readers)
            .await?;
        let line = |id, open| TableLine { table: TableId::from_sql(id), open };
        Ok(rows.into_iter().map(|row| line(row.id, row.open)).collect())
    }

    /// Everything about a table, its checksums compared. The file must be of the present schema.
    /// Errors: when it cannot be read, is not there, or is damaged.
    pub async fn load(&self, table: TableId) -> Result<StoredTable> {
        let mut reading = self.readers.begin().await?;
        tables::read(&mut reading, table).await?.ok_or(StoreError::NoTable(table))
    }

    /// The number of texts of deals that people play for themselves, of a day or in a duel, that
    /// differ from what was written. The file must be of the present schema.
    pub async fn damaged_deals(&self) -> Result<usize> {
        let texts = [
            ("daily_deals", "body"),
            ("daily_attempts", "moves"),
            ("duels", "body"),
            ("duel_attempts", "moves"),
        ];
        let mut damaged = 0;
        for (table, text) in texts {
            let sql = format!("SELECT CAST({text} AS BLOB), checksum FROM {table}");
            let mut rows =
                sqlx::query_as::<_, (Vec<u8>, i64)>(AssertSqlSafe(sql)).fetch(&self.readers);
            while let Some((text, sum)) = rows.try_next().await? {
                damaged += usize::from(checksum(&String::from_utf8_lossy(&text)) != sum);
            }
        }
        Ok(damaged)
    }

    pub async fn close(self) {
        self.readers.close().await;
    }
}
