//! Databases on a PostgreSQL server.

use std::sync::Arc;

use storage::transfer::{Source, Target};
use storage::{Storage, StoreError};
use storage_postgres::{PostgresStore, transfer};

use super::Counted;

pub use storage_postgres::{Presence, look_at};

/// Opens the database at `url`, for this process or as the bot that is present there.
pub(super) async fn open(
    url: &str,
    presence: Option<&Presence>,
) -> Result<Arc<dyn Storage>, StoreError> {
    let counted = Arc::new(Counted);
    Ok(Arc::new(match presence {
        Some(presence) => PostgresStore::open_as(url, counted, presence).await?,
        None => PostgresStore::open(url, counted).await?,
    }))
}

/// The same, without bringing its schema up to date.
pub(super) async fn open_existing(url: &str) -> Result<Arc<dyn Storage>, StoreError> {
    Ok(Arc::new(PostgresStore::open_existing(url, Arc::new(Counted)).await?))
}

/// The database at `url`, to be moved elsewhere.
pub(super) async fn source(url: &str) -> Result<Box<dyn Source>, StoreError> {
    Ok(Box::new(transfer::source(url).await?))
}

/// The database at `url`, which is empty, to be filled.
pub(super) async fn target(url: &str) -> Result<Box<dyn Target>, StoreError> {
    Ok(Box::new(transfer::target(url).await?))
}
