//! One process a database, where the database is on a server.

use storage::StoreError;
use storage_contract::{Raw, postgres_or_skip};
use storage_postgres::{Lease, look_at};

#[tokio::test]
async fn a_second_process_is_refused_until_the_first_has_gone() {
    let Some(url) = postgres_or_skip().await else { return };
    assert!(!look_at(&url).await.unwrap().in_use);
    let first = Lease::take(&url).await.unwrap();
    assert!(look_at(&url).await.unwrap().in_use);
    let refused = Lease::take(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    assert!(refused.to_string().contains(&std::process::id().to_string()), "{refused}");
    first.release().await;
    Lease::take(&url).await.unwrap().release().await;
}

#[tokio::test]
async fn a_process_that_was_not_seen_for_long_is_taken_for_dead_and_learns_of_it() {
    let Some(url) = postgres_or_skip().await else { return };
    let first = Lease::take(&url).await.unwrap();
    let age = "UPDATE process_lease SET seen_at = seen_at - interval '26 seconds'";
    Raw::new(&url).run(age, &[]).await;
    let second = Lease::take(&url).await.unwrap();
    let lost = tokio::time::timeout(std::time::Duration::from_secs(20), first.lost()).await;
    assert!(matches!(lost, Ok(StoreError::InUse { .. })));
    // What it gives back is not its own any more.
    first.release().await;
    assert!(look_at(&url).await.unwrap().in_use);
    second.release().await;
}
