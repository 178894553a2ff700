//! The server's database as one end of a move from database to database.

use std::cmp::Ordering::{Equal, Greater, Less};

use sqlx::PgConnection;
use storage::{Result, StoreError};

use super::opening::{age, connect, has, migrate, name_of, options};

pub use super::shared::transfer::TransferEnd;

/// Opens a database to read.
/// Errors: when it cannot be reached, is empty or of another version.
pub async fn source(url: &str) -> Result<TransferEnd> {
    let mut connection = connect(&options(url)?).await?;
    present(&mut connection, url).await?;
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    sqlx::raw_sql(begin).execute(&mut connection).await?;
    Ok(TransferEnd { connection })
}

/// Opens a database to write: an empty one, or one of this version.
/// Errors: when it cannot be reached or written, or is of another version or another program.
pub async fn target(url: &str) -> Result<TransferEnd> {
    let options = options(url)?;
    let mut connection = connect(&options).await?;
    let tables: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM information_schema.tables
         WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
             AND table_name <> 'processes'",
    )
    .fetch_one(&mut connection)
    .await?;
    if tables > 0 {
        present(&mut connection, url).await?;
    } else {
        migrate(&options).await?;
    }
    sqlx::raw_sql("BEGIN").execute(&mut connection).await?;
    Ok(TransferEnd { connection })
}

/// Checks that the database is of this version, which alone can be moved from or to.
async fn present(connection: &mut PgConnection, url: &str) -> Result<()> {
    let ours = has(connection, "_sqlx_migrations").await?;
    let which = match age(connection).await? {
        Equal => return Ok(()),
        Less if !ours => "has nothing of this program",
        Less => "was written by an earlier version; start the bot with it once",
        Greater => "was written by a later version; use that one",
    };
    Err(StoreError::Write(format!("{} {which}", name_of(url)?)))
}
