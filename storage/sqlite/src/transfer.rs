//! The file as one end of a move from database to database.

use std::path::Path;
use std::str::FromStr;

use super::connection::pool;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use storage::{Result, StoreError};

use super::snapshot::{Age, FileState, Snapshot, reading};
use super::{MIGRATOR, create_for_its_owner};

pub use super::shared::transfer::TransferEnd;

/// Opens a file to read.
/// Errors: when it does not exist, or is of another version.
pub async fn source(url: &str) -> Result<TransferEnd> {
    let options = SqliteConnectOptions::from_str(url)?;
    let file = options.get_filename();
    if !file.is_file() {
        return Err(StoreError::Write(format!("there is no file {}", file.display())));
    }
    present(file).await?;
    let mut connection = reading(file, FileState::AtRest).connect().await?;
    sqlx::raw_sql("BEGIN").execute(&mut connection).await?;
    Ok(TransferEnd { connection })
}

/// Opens a file to write: a new one, or one of this version.
/// Errors: when it is of another version or another program, or cannot be written.
pub async fn target(url: &str) -> Result<TransferEnd> {
    let options = SqliteConnectOptions::from_str(url)?.create_if_missing(true);
    let file = options.get_filename();
    if file.metadata().is_ok_and(|file| file.len() > 0) {
        present(file).await?;
    }
    create_for_its_owner(file);
    let options = options.foreign_keys(true);
    let pool = pool(1).connect_with(options.clone()).await?;
    MIGRATOR.run(&pool).await?;
    pool.close().await;
    let mut connection = options.connect().await?;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut connection).await?;
    Ok(TransferEnd { connection })
}

/// Checks that the file is of this version, which alone can be moved from or to.
async fn present(file: &Path) -> Result<()> {
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
