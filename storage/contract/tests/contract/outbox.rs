//! Rows of the outbox.

use storage::{Commit, Delivered};
use storage_contract::{Raw, Store, on_both};

use crate::support::{open, row, step};

async fn rows_keep_their_order_and_their_numbers_however_often_they_are_written(
    store: &Store,
    _: &Raw,
) {
    let table = open(store, 1).await.unwrap();
    let three = Commit { outbox: vec![row("b"), row("a"), row("c")], ..step(0, 1) };
    store.commit(table, three).await.unwrap();
    let before = store.outbox(table).await.unwrap();
    let keys = |rows: &[storage::OutboxRow]| {
        rows.iter().map(|row| row.key.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(keys(&before), "lobby b a c");
    let mut again = row("b");
    again.body = "\"anew\"".into();
    again.due_at = 99;
    store.commit(table, Commit { outbox: vec![again], ..step(1, 2) }).await.unwrap();
    let after = store.outbox(table).await.unwrap();
    assert_eq!(keys(&after), "lobby b a c");
    assert_eq!(after[1].id, before[1].id);
    assert_eq!((after[1].body.as_str(), after[1].due_at, after[1].changes), ("\"anew\"", 99, 1));
}

async fn only_what_was_sent_is_taken_away(store: &Store, _: &Raw) {
    let table = open(store, 1).await.unwrap();
    let written = Commit { outbox: vec![row("a"), row("b"), row("c")], ..step(0, 1) };
    let rows = store.commit(table, written).await.unwrap().rows;
    // The first was written again while it was on its way.
    store.commit(table, Commit { outbox: vec![row("a")], ..step(1, 2) }).await.unwrap();
    let delivered = vec![rows[0], rows[1]];
    let withdrawn = vec!["c".to_owned(), "lobby".to_owned(), "unknown".to_owned()];
    store.commit(table, Commit { delivered, withdrawn, ..step(2, 3) }).await.unwrap();
    let left = store.outbox(table).await.unwrap();
    assert_eq!(left.iter().map(|row| row.key.as_str()).collect::<Vec<_>>(), ["a"]);
    let delivered = vec![Delivered { id: left[0].id, changes: left[0].changes }];
    store.commit(table, Commit { delivered, ..step(3, 4) }).await.unwrap();
    assert_eq!(store.tables_with_outbox(0).await.unwrap(), []);
}

async fn a_try_that_failed_is_noted_and_begins_anew_when_the_row_is_written_again(
    store: &Store,
    _: &Raw,
) {
    let table = open(store, 1).await.unwrap();
    let lobby = store.outbox(table).await.unwrap().remove(0);
    let sent = Delivered { id: lobby.id, changes: lobby.changes };
    store.postpone(sent, 777, "refused").await.unwrap();
    // Another version of the row is unknown: nothing is postponed.
    store.postpone(Delivered { changes: 9, ..sent }, 888, "refused").await.unwrap();
    let lobby = store.outbox(table).await.unwrap().remove(0);
    assert_eq!((lobby.due_at, lobby.attempts), (777, 1));
    store.commit(table, Commit { outbox: vec![row("lobby")], ..step(0, 1) }).await.unwrap();
    let lobby = store.outbox(table).await.unwrap().remove(0);
    assert_eq!((lobby.due_at, lobby.attempts, lobby.changes), (5, 0, 1));
}

async fn a_row_that_is_buried_or_of_a_later_version_stays_and_is_not_sent(
    store: &Store,
    raw: &Raw,
) {
    let table = open(store, 1).await.unwrap();
    store.commit(table, Commit { outbox: vec![row("later")], ..step(0, 1) }).await.unwrap();
    let rows = store.outbox(table).await.unwrap();
    let dead = Delivered { id: rows[0].id, changes: rows[0].changes };
    // What was written again meanwhile is not given up.
    let earlier = Delivered { changes: dead.changes + 1, ..dead };
    store.bury(earlier, 3_000, "never taken").await.unwrap();
    assert_eq!(store.outbox(table).await.unwrap().len(), 2);
    store.bury(dead, 3_000, "never taken").await.unwrap();
    raw.run("UPDATE outbox SET format = 1000 WHERE id = $1", &[rows[1].id]).await;
    assert_eq!(store.outbox(table).await.unwrap(), []);
    assert_eq!(store.tables_with_outbox(i64::MAX).await.unwrap(), []);
    assert_eq!(raw.number("SELECT count(*) FROM outbox").await, 2);
    // Written again, it lives again.
    store.commit(table, Commit { outbox: vec![row("lobby")], ..step(1, 2) }).await.unwrap();
    assert_eq!(store.outbox(table).await.unwrap().len(), 1);
    assert_eq!(store.tables_with_outbox(0).await.unwrap(), [table]);
    store.drop_dead_rows(table).await.unwrap();
    assert_eq!(raw.number("SELECT count(*) FROM outbox").await, 1);
}

on_both!(
    rows_keep_their_order_and_their_numbers_however_often_they_are_written,
    only_what_was_sent_is_taken_away,
    a_try_that_failed_is_noted_and_begins_anew_when_the_row_is_written_again,
    a_row_that_is_buried_or_of_a_later_version_stays_and_is_not_sent,
);
