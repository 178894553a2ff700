//! The server's database as one end of a move from database to database.

use async_trait::async_trait;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::{AssertSqlSafe, PgConnection, Postgres, Row as _};
use storage::StoreError;
use storage::transfer::{Kind, Moved, Row, Source, Target, Value};

use super::MIGRATOR;
use super::opening::{connect, migrate, name_of, options};

/// One end of a move.
pub struct End {
    connection: PgConnection,
}

/// A database that is only read.
///
/// # Errors
/// When it cannot be reached, is empty or of another version.
pub async fn source(url: &str) -> Result<End, StoreError> {
    let mut connection = connect(&options(url)?).await?;
    present(&mut connection, url).await?;
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    sqlx::raw_sql(begin).execute(&mut connection).await?;
    Ok(End { connection })
}

/// A database that is written: an empty one, or one of this version.
///
/// # Errors
/// When it cannot be reached or written, or is of another version or another program.
pub async fn target(url: &str) -> Result<End, StoreError> {
    let options = options(url)?;
    let mut connection = connect(&options).await?;
    let tables: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM information_schema.tables
         WHERE table_schema = current_schema() AND table_name <> 'processes'",
    )
    .fetch_one(&mut connection)
    .await?;
    if tables > 0 {
        present(&mut connection, url).await?;
    } else {
        migrate(&options).await?;
    }
    sqlx::raw_sql("BEGIN").execute(&mut connection).await?;
    Ok(End { connection })
}

/// Only what this version has written is moved, and only into such.
async fn present(connection: &mut PgConnection, url: &str) -> Result<(), StoreError> {
    let ours: bool = sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    let newest: i64 = if ours {
        let newest = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
        sqlx::query_scalar(newest).fetch_one(connection).await?
    } else {
        0
    };
    let present = MIGRATOR.iter().map(|migration| migration.version).max().unwrap_or_default();
    let which = match newest {
        same if same == present => return Ok(()),
        0 => "has nothing of this program",
        older if older < present => "was written by an earlier version; start the bot with it once",
        _ => "was written by a later version; use that one",
    };
    Err(StoreError::Write(format!("{} {which}", name_of(url)?)))
}

type Query<'q> = sqlx::query::Query<'q, Postgres, PgArguments>;

fn bound<'q>(query: Query<'q>, value: &Value) -> Query<'q> {
    match value.clone() {
        Value::Number(value) => query.bind(value),
        Value::Flag(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
        Value::Bytes(value) => query.bind(value),
    }
}

fn row(table: &Moved, row: &PgRow) -> Result<Row, sqlx::Error> {
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
            "SELECT greatest((SELECT max(id) FROM {0}),
                             pg_sequence_last_value(pg_get_serial_sequence('{0}', 'id')::regclass), 0)",
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
        // A sequence cannot stand before 1: then the first number is still to be given.
        sqlx::query("SELECT setval(pg_get_serial_sequence($1, 'id'), greatest($2, 1), $2 > 0)")
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
