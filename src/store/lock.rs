//! One process a database: the second one is told so and leaves.

use std::pin::Pin;

use storage_postgres::Lease;
use storage_sqlite::FileLock;

use super::{StoreError, is_on_server};

type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The right to use a database, until it is released, or dropped. That of a file ends with the process,
/// however it ends; that of a database on a server half a minute later, unless it is released.
#[derive(Debug)]
pub struct DatabaseLock(Held);

#[derive(Debug)]
enum Held {
    File(#[expect(dead_code, reason = "it is held by being there")] FileLock),
    Lease(Box<Lease>),
}

impl DatabaseLock {
    /// Takes the lock of the database at `url`.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another process holds it; otherwise when the address is none, or
    /// the lock cannot be taken.
    pub async fn take(url: &str) -> Result<Self, StoreError> {
        Ok(Self(if is_on_server(url) {
            // Boxed, or the compiler loses sight of what can be sent between threads.
            let lease: BoxFuture<'_, Result<Lease, StoreError>> = Box::pin(Lease::take(url));
            Held::Lease(Box::new(lease.await?))
        } else {
            Held::File(FileLock::take(url)?)
        }))
    }

    /// Resolves when another process has taken it over, because this one seemed to be dead.
    pub async fn lost(&self) -> StoreError {
        match &self.0 {
            Held::File(_) => std::future::pending().await,
            Held::Lease(lease) => {
                let lost: BoxFuture<'_, StoreError> = Box::pin(lease.lost());
                lost.await
            }
        }
    }

    /// Gives it back.
    pub async fn release(self) {
        match self.0 {
            Held::File(_) => {}
            Held::Lease(lease) => {
                let released: BoxFuture<'_, ()> = Box::pin(lease.release());
                released.await;
            }
        }
    }
}
