//! Databases on a PostgreSQL server.

use std::sync::Arc;

use storage::transfer::{Source, Target};
use storage::{Storage, StoreError};
use storage_postgres::{PostgresStore, transfer};

use super::OBSERVER;

pub use storage_postgres::{Presence, look_at};

/// Opens the database at `url`, for this process or as the bot that is present there.
pub(super) async fn open(
    url: &str,
    presence: Option<&Presence>,
) -> Result<Arc<dyn Storage>, StoreError> {
    Ok(Arc::new(match presence {
        Some(presence) => PostgresStore::open_as(url, OBSERVER, presence).await?,
        None => PostgresStore::open(url, OBSERVER).await?,
    }))
}

/// Opens the database at `url`, which must not be empty.
pub(super) async fn open_existing(url: &str) -> Result<Arc<dyn Storage>, StoreError> {
    Ok(Arc::new(PostgresStore::open_existing(url, OBSERVER).await?))
}

/// Opens the database at `url` to read all of it.
pub(super) async fn source(url: &str) -> Result<Box<dyn Source>, StoreError> {
    Ok(Box::new(transfer::source(url).await?))
}

/// Opens the database at `url`, which must be empty, to fill it.
pub(super) async fn target(url: &str) -> Result<Box<dyn Target>, StoreError> {
    Ok(Box::new(transfer::target(url).await?))
}
