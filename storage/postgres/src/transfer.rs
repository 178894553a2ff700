//! The server's database as one end of a move from database to database.

use sqlx::PgConnection;
use storage::{Result, StoreError};

use super::MIGRATOR;
use super::opening::{connect, migrate, name_of, options};

pub use super::shared::transfer::TransferEnd;

/// Opens a database to read.
///
/// # Errors
/// When it cannot be reached, is empty or of another version.
pub async fn source(url: &str) -> Result<TransferEnd> {
    let mut connection = connect(&options(url)?).await?;
    present(&mut connection, url).await?;
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    sqlx::raw_sql(begin).execute(&mut connection).await?;
    Ok(TransferEnd { connection })
}

/// Opens a database to write: an empty one, or one of this version.
///
/// # Errors
/// When it cannot be reached or written, or is of another version or another program.
pub async fn target(url: &str) -> Result<TransferEnd> {
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
    Ok(TransferEnd { connection })
}

/// Checks that the database is of this version, which alone can be moved from or to.
async fn present(connection: &mut PgConnection, url: &str) -> Result<()> {
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
