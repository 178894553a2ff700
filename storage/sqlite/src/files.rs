//! Deleted data in the file of the database and in its journal.

use std::sync::atomic::Ordering;

use async_trait::async_trait;
use storage::{FileStore, Result};

use super::SqliteStore;

#[async_trait]
impl FileStore for SqliteStore {
    /// Deleted data is overwritten in the file (`secure_delete`); the journal still has it until it
    /// is emptied, which any reader or writer at that moment prevents. Nobody waits for it: it is
    /// tried on a connection of its own, without patience.
    async fn shred(&self) {
        let emptied = async {
            let mut own = self.sweeper.acquire().await?;
            let (busy, _, _): (i64, i64, i64) =
                sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *own).await?;
            Ok::<_, sqlx::Error>(busy == 0)
        };
        let emptied = emptied.await.unwrap_or_else(|error| {
            tracing::warn!(%error, "the journal of the database could not be emptied");
            false
        });
        self.unshredded.store(!emptied, Ordering::Relaxed);
    }

    async fn shred_rest(&self) {
        if self.unshredded.load(Ordering::Relaxed) {
            self.shred().await;
        }
    }

    async fn compact(&self) -> Result<()> {
        sqlx::query("VACUUM").execute(&self.writer).await?;
        self.shred().await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use storage::{FileStore as _, Observer, PrivacyStore as _, Storage as _};
    use values::UserId;

    use crate::SqliteStore;

    fn journal(folder: &tempfile::TempDir) -> u64 {
        std::fs::metadata(folder.path().join("test.db-wal")).map_or(0, |file| file.len())
    }

    #[tokio::test]
    async fn emptying_the_journal_waits_for_nobody_and_is_done_once_nobody_reads() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("test.db").display());
        let store = SqliteStore::open(&url, Observer::NONE).await.unwrap();
        store.ask_to_forget(UserId(7), 0).await.unwrap();
        // A backup or an export reads for long.
        let mut reading = store.readers.begin().await.unwrap();
        sqlx::query("SELECT count(*) FROM tables").fetch_one(&mut *reading).await.unwrap();
        store.ask_to_forget(UserId(8), 0).await.unwrap();
        let patience = Duration::from_secs(2);
        let forgotten = tokio::time::timeout(patience, store.forget_person(UserId(7), false));
        forgotten.await.expect("it must not wait for the reader").unwrap();
        let next = tokio::time::timeout(patience, store.ask_to_forget(UserId(9), 0));
        next.await.expect("nor may anybody else").unwrap();
        assert!(journal(&folder) > 0, "somebody still reads what was there");
        reading.rollback().await.unwrap();
        store.shred_rest().await;
        assert_eq!(journal(&folder), 0);
        store.close().await;
    }
}
