//! The file as one end of a move from database to database.

use std::path::Path;
use std::str::FromStr;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqlitePoolOptions, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Row as _, Sqlite, SqliteConnection};
use storage::StoreError;
use storage::transfer::{Kind, Moved, Row, Source, Target, Value};

use super::snapshot::{Age, FileState, Snapshot, reading};
use super::{MIGRATOR, writer};

/// One end of a move.
pub struct End {
    connection: SqliteConnection,
}

/// A file that is only read.
///
/// # Errors
/// When it is not there, or of another version.
pub async fn source(url: &str) -> Result<End, StoreError> {
    let options = SqliteConnectOptions::from_str(url)?;
    let file = options.get_filename();
    if !file.is_file() {
        return Err(StoreError::Write(format!("there is no file {}", file.display())));
    }
    present(file).await?;
    let mut connection = reading(file, FileState::AtRest).connect().await?;
    sqlx::raw_sql("BEGIN").execute(&mut connection).await?;
    Ok(End { connection })
}

/// A file that is written: a new one, or one of this version.
///
/// # Errors
/// When it is of another version or another program, or cannot be written.
pub async fn target(url: &str) -> Result<End, StoreError> {
    let options = SqliteConnectOptions::from_str(url)?.create_if_missing(true);
    let file = options.get_filename();
    if file.metadata().is_ok_and(|file| file.len() > 0) {
        present(file).await?;
    }
    let options = options.foreign_keys(true);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
    MIGRATOR.run(&pool).await?;
    pool.close().await;
    let mut connection = options.connect().await?;
    writer::begin(&mut connection).await?;
    Ok(End { connection })
}

/// Only what this version has written is moved, and only into such.
async fn present(file: &Path) -> Result<(), StoreError> {
    let snapshot = Snapshot::open(file, FileState::AtRest).await?;
    let age = snapshot.age().await;
    snapshot.close().await;
    let which = match age? {
        Age::Present => return Ok(()),
        Age::Earlier => "was written by an earlier version; start the bot with it once",
        Age::Later => "was written by a later version; use that one",
        Age::Foreign => "belongs to another program",
    };
    Err(StoreError::Write(format!("{} {which}", file.display())))
}

type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments>;

fn bound<'q>(query: Query<'q>, value: &Value) -> Query<'q> {
    match value.clone() {
        Value::Number(value) => query.bind(value),
        Value::Flag(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
        Value::Bytes(value) => query.bind(value),
    }
}

fn row(table: &Moved, row: &SqliteRow) -> Result<Row, sqlx::Error> {
    let value = |(at, (_, kind)): (usize, &(&str, Kind))| {
        Ok(match kind {
            Kind::Number => Value::Number(row.try_get(at)?),
            Kind::Flag => Value::Flag(row.try_get(at)?),
            Kind::Text => Value::Text(row.try_get(at)?),
            Kind::Bytes => Value::Bytes(row.try_get(at)?),
        })
    };
    table.columns.iter().enumerate().map(value).collect()
}

#[async_trait]
impl Source for End {
    async fn count(&mut self, table: &Moved) -> Result<u64, StoreError> {
        let sql = AssertSqlSafe(format!("SELECT count(*) FROM {}", table.table));
        let rows: i64 = sqlx::query_scalar(sql).fetch_one(&mut self.connection).await?;
        Ok(u64::try_from(rows).unwrap_or_default())
    }

    async fn rows(
        &mut self,
        table: &Moved,
        after: Option<&[Value]>,
        most: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let query = sqlx::query(AssertSqlSafe(table.select(after.is_none(), most)));
        let query = after.unwrap_or_default().iter().fold(query, bound);
        let rows = query.fetch_all(&mut self.connection).await?;
        Ok(rows.iter().map(|one| row(table, one)).collect::<Result<_, _>>()?)
    }

    async fn highest(&mut self, table: &Moved) -> Result<i64, StoreError> {
        let sql = format!(
            "SELECT max(coalesce((SELECT max(id) FROM {0}), 0),
                        coalesce((SELECT seq FROM sqlite_sequence WHERE name = '{0}'), 0))",
            table.table
        );
        Ok(sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut self.connection).await?)
    }
}

#[async_trait]
impl Target for End {
    async fn write(&mut self, table: &Moved, rows: &[Row]) -> Result<(), StoreError> {
        let query = sqlx::query(AssertSqlSafe(table.insert(rows.len()))).persistent(false);
        let query = rows.iter().flatten().fold(query, bound);
        query.execute(&mut self.connection).await?;
        Ok(())
    }

    async fn clear(&mut self, table: &Moved) -> Result<(), StoreError> {
        let sql = AssertSqlSafe(format!("DELETE FROM {}", table.table));
        sqlx::query(sql).execute(&mut self.connection).await?;
        Ok(())
    }

    async fn count_on(&mut self, table: &Moved, highest: i64) -> Result<(), StoreError> {
        // A table without AUTOINCREMENT counts on from what is in it.
        sqlx::query("DELETE FROM sqlite_sequence WHERE name = $1")
            .bind(table.table)
            .execute(&mut self.connection)
            .await?;
        sqlx::query(
            "INSERT INTO sqlite_sequence (name, seq)
             SELECT name, $2 FROM sqlite_schema
             WHERE type = 'table' AND name = $1 AND sql LIKE '%AUTOINCREMENT%'",
        )
        .bind(table.table)
        .bind(highest)
        .execute(&mut self.connection)
        .await?;
        Ok(())
    }

    async fn commit(mut self: Box<Self>) -> Result<(), StoreError> {
        sqlx::raw_sql("COMMIT").execute(&mut self.connection).await?;
        sqlx::Connection::close(self.connection).await?;
        Ok(())
    }
}
