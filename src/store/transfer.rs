//! Moving everything from one database to another.

use storage::transfer::{Source, Target};

use super::{DatabaseLock, StoreError, is_on_server, server};

pub use storage::transfer::TransferError;

/// Moves everything from one database to another, which is empty; both of this version, and neither of them
/// in use. The source stays as it is. Returns the number of rows of each table.
/// Errors: [`TransferError`]; then nothing has been written but, perhaps, an empty schema.
pub async fn transfer(from: &str, to: &str) -> Result<Vec<(&'static str, u64)>, TransferError> {
    let mut source = source(from).await?;
    let from = DatabaseLock::alone(from).await?;
    let result = async {
        let to_lock = DatabaseLock::alone(to).await?;
        let result = async { storage::transfer::transfer(&mut *source, target(to).await?).await };
        let result = result.await;
        to_lock.release().await;
        result
    };
    let result = result.await;
    from.release().await;
    result
}

async fn source(url: &str) -> Result<Box<dyn Source>, StoreError> {
    if is_on_server(url) {
        return server::source(url).await;
    }
    Ok(Box::new(storage_sqlite::transfer::source(url).await?))
}

async fn target(url: &str) -> Result<Box<dyn Target>, StoreError> {
    if is_on_server(url) {
        return server::target(url).await;
    }
    Ok(Box::new(storage_sqlite::transfer::target(url).await?))
}
