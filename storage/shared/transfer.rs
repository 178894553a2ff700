//! A database as one end of a move from database to database.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _};
use storage::Result;
use storage::transfer::{Kind, LEFT_OUT, Moved, Row, Source, Target, Value};

use crate::connection::{Connection, Query};
use crate::schema::{COLUMNS, count_on, highest};

pub struct TransferEnd {
    pub(crate) connection: Connection,
}

fn bound<'q>(query: Query<'q>, value: &Value) -> Query<'q> {
    match value.clone() {
        Value::Number(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
        Value::Bytes(value) => query.bind(value),
    }
}

fn row(table: &Moved, row: &crate::connection::Row) -> sqlx::Result<Row> {
    let value = |(at, (_, kind)): (usize, &(String, Kind))| {
        Ok(match kind {
            Kind::Number | Kind::Flag => Value::Number(row.try_get(at)?),
            // A text that a flipped bit has made none is moved as far as it is one: whether that
            // matters is said by its checksum.
            Kind::Text => Value::Text(row.try_get(at).or_else(|_| {
                let bytes: Option<Vec<u8>> = row.try_get_unchecked(at)?;
                Ok::<_, sqlx::Error>(bytes.map(|it| String::from_utf8_lossy(&it).into_owned()))
            })?),
            Kind::Bytes => Value::Bytes(row.try_get(at)?),
        })
    };
    table.columns().iter().enumerate().map(value).collect()
}

#[async_trait]
impl Source for TransferEnd {
    async fn table(&mut self, name: &'static str) -> Result<Moved> {
        let columns = sqlx::query_as(COLUMNS).bind(name).bind(LEFT_OUT);
        Moved::new(name, columns.fetch_all(&mut self.connection).await?)
    }

    async fn count(&mut self, table: &'static str) -> Result<u64> {
        let sql = AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        let rows: i64 = sqlx::query_scalar(sql).fetch_one(&mut self.connection).await?;
        Ok(u64::try_from(rows).unwrap_or_default())
    }

    async fn rows(
        &mut self,
        table: &Moved,
        after: Option<&[Value]>,
        most: u32,
    ) -> Result<Vec<Row>> {
        let query = sqlx::query(AssertSqlSafe(table.select(after.is_none(), most)));
        let query = after.unwrap_or_default().iter().fold(query, bound);
        let rows = query.fetch_all(&mut self.connection).await?;
        Ok(rows.iter().map(|one| row(table, one)).collect::<Result<_, _>>()?)
    }

    async fn highest(&mut self, table: &'static str) -> Result<i64> {
        let highest = sqlx::query_scalar(AssertSqlSafe(highest(table)));
        Ok(highest.fetch_one(&mut self.connection).await?)
    }
}

#[async_trait]
impl Target for TransferEnd {
    async fn write(&mut self, table: &Moved, rows: &[Row]) -> Result<()> {
        let query = sqlx::query(AssertSqlSafe(table.insert(rows.len()))).persistent(false);
        let query = rows.iter().flatten().fold(query, bound);
        query.execute(&mut self.connection).await?;
        Ok(())
    }

    async fn count_on(&mut self, table: &'static str, highest: i64) -> Result<()> {
        Ok(count_on(&mut self.connection, table, highest).await?)
    }

    async fn commit(mut self: Box<Self>) -> Result<()> {
        sqlx::raw_sql("COMMIT").execute(&mut self.connection).await?;
        // Everything is there, whatever becomes of the connection.
        let _ = sqlx::Connection::close(self.connection).await;
        Ok(())
    }
}
