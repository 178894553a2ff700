//! The right to use a database. A file is used by one process; a database on a server by several
//! bots, unless one of them takes it alone.

use std::pin::Pin;

use storage_sqlite::FileLock;

use super::server::Presence;
use super::{StoreError, is_on_server};

type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The right to use a database, until it is released or dropped. The lock of a file ends with the
/// process, however it ends; the one of a database on a server some seconds later, unless it is
/// released.
#[derive(Debug)]
pub struct DatabaseLock(Held);

#[derive(Debug)]
enum Held {
    File(#[expect(dead_code, reason = "dropping it releases the lock")] FileLock),
    Presence(Box<Presence>),
}

impl DatabaseLock {
    /// Takes the database at `url` for this process alone.
    /// Errors: [`StoreError::InUse`] when another process uses it; otherwise when the address is
    /// invalid, or the lock cannot be taken.
    pub async fn alone(url: &str) -> Result<Self, StoreError> {
        // Boxed, or the compiler fails to prove the future `Send`.
        Self::take(url, |url| Box::pin(Presence::alone(url))).await
    }

    /// Takes the database at `url` for this process; one on a server beside other bots.
    /// Errors: [`StoreError::InUse`] when it is a file that another process uses, or a process has
    /// the database for itself; [`StoreError::Behind`] when bots of an earlier version use it;
    /// otherwise as for [`DatabaseLock::alone`].
    pub async fn join(url: &str) -> Result<Self, StoreError> {
        Self::take(url, |url| Box::pin(Presence::join(url))).await
    }

    async fn take(
        url: &str,
        on_server: impl FnOnce(&str) -> BoxFuture<'_, Result<Presence, StoreError>>,
    ) -> Result<Self, StoreError> {
        Ok(Self(if is_on_server(url) {
            Held::Presence(Box::new(on_server(url).await?))
        } else {
            Held::File(FileLock::take(url)?)
        }))
    }

    /// The presence at a database on a server; `None` for a file.
    pub(super) fn presence(&self) -> Option<&Presence> {
        match &self.0 {
            Held::File(_) => None,
            Held::Presence(presence) => Some(presence),
        }
    }

    pub async fn release(self) {
        match self.0 {
            Held::File(_) => {}
            Held::Presence(presence) => {
                let leaving: BoxFuture<'_, ()> = Box::pin(presence.leave());
                leaving.await;
            }
        }
    }
}
