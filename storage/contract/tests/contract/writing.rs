//! Steps: committed whole or not at all, together, and refused alone.

use std::os::unix::fs::FileExt;

use futures_util::future::join_all;
use storage::{Commit, CommitError, Delivered, Observer, PrivacyStore as _, Storage};
use storage_contract::{Raw, Scratch, Store, on_both};
use storage_sqlite::SqliteStore;
use values::{TableId, UserId};

use crate::support::{finished, open, person, row, seat, step};

async fn a_step_from_an_older_revision_is_refused_and_changes_nothing(store: &Store, raw: &Raw) {
    let table = open(store, 1).await.unwrap();
    store.commit(table, step(0, 1)).await.unwrap();
    let late = Commit {
        people: Some(vec![person(0, Some(1), "Ada")]),
        outbox: vec![row("late")],
        finished: Some(finished("x", "classic", vec![seat(Some(1), "Ada", 1)])),
        ..step(0, 2)
    };
    let refused = store.commit(table, late).await.unwrap_err();
    assert!(matches!(refused, CommitError::Outdated), "{refused}");
    let stored = store.load(table).await.unwrap().unwrap();
    assert_eq!((stored.revision, stored.events.len(), stored.people.len()), (1, 1, 0));
    assert_eq!(store.outbox(table).await.unwrap().len(), 1);
    assert_eq!(raw.number("SELECT count(*) FROM matches").await, 0);
    // A refused click may come again.
    store.commit(table, step(1, 2)).await.unwrap();
    let unknown = store.commit(TableId(999), step(0, 3)).await.unwrap_err();
    assert!(matches!(unknown, CommitError::Outdated), "{unknown}");
}

async fn a_click_that_came_before_is_refused_and_changes_nothing(store: &Store, _: &Raw) {
    let table = open(store, 1).await.unwrap();
    store.commit(table, step(0, 1)).await.unwrap();
    let refused = store.commit(table, step(1, 1)).await.unwrap_err();
    assert!(matches!(refused, CommitError::AlreadyHandled), "{refused}");
    assert_eq!(store.load(table).await.unwrap().unwrap().revision, 1);
    // After an hour it is forgotten: its token is dead.
    store.commit(table, Commit { now: 3_602_001, ..step(1, 2) }).await.unwrap();
    store.commit(table, Commit { now: 3_602_002, ..step(2, 1) }).await.unwrap();
}

async fn steps_that_wait_are_committed_together_and_refused_alone(store: &Store, _: &Raw) {
    let mut tables = Vec::new();
    for channel in 1..=40 {
        tables.push(open(store, channel).await.unwrap());
    }
    let before = store.writer().commits();
    let steps = (1..).zip(tables).map(|(n, table)| async move {
        // Every fourth click comes twice, every fifth comes from an outdated table.
        let click = if n % 4 == 0 { n - 1 } else { n };
        let revision = if n % 5 == 0 { 7 } else { 0 };
        (n, store.commit(table, step(revision, click)).await)
    });
    for (n, outcome) in join_all(steps).await {
        match outcome {
            Ok(_) => assert!(n % 5 != 0, "{n}"),
            Err(CommitError::Outdated) => assert_eq!(n % 5, 0, "{n}"),
            // Of two deliveries of one click either may have been the first.
            Err(CommitError::AlreadyHandled) => assert!(n % 4 == 0 || n % 4 == 3, "{n}"),
            Err(other) => panic!("{n}: {other}"),
        }
    }
    let commits = store.writer().commits() - before;
    assert!(commits < 20, "{commits} transactions for 40 steps");
    assert!(store.writer().under_way().is_none());
}

async fn a_step_that_the_database_refuses_is_undone_and_the_others_stay(store: &Store, _: &Raw) {
    let (good, bad) = (open(store, 1).await.unwrap(), open(store, 2).await.unwrap());
    store.commit(bad, step(0, 1)).await.unwrap();
    // An entry that is there already.
    let wrong = Commit { events_before: 0, ..step(1, 2) };
    let (wrong, right) = tokio::join!(store.commit(bad, wrong), store.commit(good, step(0, 3)));
    assert!(matches!(wrong, Err(CommitError::Store(_))), "{wrong:?}");
    right.unwrap();
    assert_eq!(store.load(bad).await.unwrap().unwrap().revision, 1);
    // A single refusal does not mean that writing fails.
    let wrong = store.commit(bad, Commit { events_before: 0, ..step(1, 2) }).await;
    assert!(matches!(wrong, Err(CommitError::Store(_))), "{wrong:?}");
    assert_eq!(store.writer().failing(), None);
    store.commit(bad, step(1, 2)).await.unwrap();
}

async fn what_is_committed_says_which_rows_it_wrote(store: &Store, _: &Raw) {
    let table = open(store, 1).await.unwrap();
    let lobby = store.outbox(table).await.unwrap()[0].id;
    let two = Commit { outbox: vec![row("new"), row("lobby")], ..step(0, 1) };
    let committed = store.commit(table, two).await.unwrap();
    assert_eq!(committed.rows.len(), 2);
    assert!(committed.rows[0].id > lobby);
    assert_eq!(committed.rows[0].changes, 0);
    assert_eq!(committed.rows[1], Delivered { id: lobby, changes: 1 });
}

on_both!(
    a_step_from_an_older_revision_is_refused_and_changes_nothing,
    a_click_that_came_before_is_refused_and_changes_nothing,
    steps_that_wait_are_committed_together_and_refused_alone,
    a_step_that_the_database_refuses_is_undone_and_the_others_stay,
    what_is_committed_says_which_rows_it_wrote,
);

#[tokio::test]
async fn a_step_that_meets_damage_says_that_writing_fails() {
    let Scratch { store, raw, .. } = &Scratch::sqlite().await;
    let table = open(&**store, 1).await.unwrap();
    store.close().await;
    let page = raw.number("SELECT rootpage FROM sqlite_master WHERE name = 'events'").await;
    let size = raw.number("SELECT page_size FROM pragma_page_size").await;
    let at = u64::try_from((page - 1) * size).unwrap();
    let file = raw.url().trim_start_matches("sqlite://");
    let opened = std::fs::OpenOptions::new().write(true).open(file).unwrap();
    opened.write_all_at(&vec![0xff; usize::try_from(size).unwrap()], at).unwrap();
    let store = SqliteStore::open(raw.url(), Observer::NONE).await.unwrap();
    let refused = store.commit(table, step(0, 1)).await.unwrap_err();
    assert!(refused.to_string().contains("malformed"), "{refused}");
    assert!(store.writer().failing().is_some());
}

/// A supervisor starts the bot again after what may pass: a disk has room again in the morning.
#[tokio::test]
async fn a_full_disk_is_worth_another_try() {
    let scratch = Scratch::sqlite().await;
    let store = SqliteStore::open(scratch.raw.url(), Observer::NONE).await.unwrap();
    store.limit_pages(1).await.unwrap();
    let mut refused = None;
    // The file has some room left in it; then it is full.
    for person in 1..10_000 {
        refused = store.ask_to_forget(UserId(person), 1).await.err();
        if refused.is_some() {
            break;
        }
    }
    let refused = refused.expect("a full disk was never noticed");
    assert!(refused.may_pass() && refused.concerns_all(), "{refused}");
}

#[tokio::test]
async fn a_file_that_may_only_be_read_stays_so_until_its_host_does_something() {
    let scratch = Scratch::sqlite().await;
    scratch.store.close().await;
    let read_only = format!("{}?mode=ro", scratch.raw.url());
    let store = SqliteStore::open_existing(&read_only, Observer::NONE).await.unwrap();
    let refused = store.ask_to_forget(UserId(1), 1).await.unwrap_err();
    assert!(refused.advice().contains("who owns that file"), "{refused}");
    assert!(!refused.may_pass() && refused.concerns_all(), "{refused}");
}
