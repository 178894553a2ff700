use std::sync::Arc;
use std::time::Duration;

use storage::ids::UserId;
use storage::{PrivacyStore as _, Storage as _, Unobserved};

use crate::SqliteStore;

/// Bytes of the journal.
fn journal(folder: &tempfile::TempDir) -> u64 {
    std::fs::metadata(folder.path().join("test.db-wal")).map_or(0, |file| file.len())
}

#[tokio::test]
async fn emptying_the_journal_waits_for_nobody_and_is_done_once_nobody_reads() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("test.db").display());
    let store = SqliteStore::open(&url, Arc::new(Unobserved)).await.unwrap();
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
