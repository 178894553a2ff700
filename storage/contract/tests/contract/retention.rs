//! What is not kept for ever.

use storage::ids::{GuildId, TableId};
use storage::settings::ServerChange;
use storage::{Commit, Delivered, Storage};
use storage_contract::{Scratch, on_both};

use crate::support::{GUILD, open_with, step};

const DAY: i64 = 86_400_000;

/// A match of a server that ended at a moment, with two entries and nothing to be sent.
async fn ended(store: &dyn Storage, guild: GuildId, now: i64) -> TableId {
    let table = open_with(store, guild, 99, &[], &[]).await.unwrap();
    let lobby = store.outbox(table).await.unwrap().remove(0);
    let delivered = vec![Delivered { id: lobby.id, changes: lobby.changes }];
    let events = vec!["a".to_owned(), "b".to_owned()];
    let interaction = None;
    let end = Commit { open: false, interaction, events, delivered, now, ..step(0, 0) };
    store.commit(table, end).await.unwrap();
    table
}

async fn events(store: &dyn Storage, table: TableId) -> usize {
    store.load(table).await.unwrap().unwrap().events.len()
}

async fn old_matches_lose_their_entries_some_at_a_time_the_oldest_first(scratch: &Scratch) {
    let store = &*scratch.store;
    let mut tables = Vec::new();
    for now in [200, 100, 300, 400] {
        tables.push(ended(store, GUILD, now).await);
    }
    let playing = open_with(store, GUILD, 1, &[], &[]).await.unwrap();
    store.commit(playing, step(0, 1)).await.unwrap();
    assert_eq!(store.forget_matches(350, 2).await.unwrap(), 4);
    let left = async || {
        let mut left = Vec::new();
        for table in &tables {
            left.push(events(store, *table).await);
        }
        left
    };
    assert_eq!(left().await, [0, 0, 2, 2]);
    assert_eq!(store.forget_matches(350, 2).await.unwrap(), 2);
    assert_eq!(store.forget_matches(350, 2).await.unwrap(), 0);
    assert_eq!(left().await, [0, 0, 0, 2]);
    assert_eq!(events(store, playing).await, 1);
}

async fn a_match_with_something_to_send_keeps_its_entries(scratch: &Scratch) {
    let store = &*scratch.store;
    let table = ended(store, GUILD, 100).await;
    let row = Commit { outbox: vec![crate::support::row("end")], events: vec![], ..step(1, 1) };
    let row = Commit { open: false, ..row };
    store.commit(table, row).await.unwrap();
    assert_eq!(store.forget_matches(i64::MAX, 9).await.unwrap(), 0);
    assert_eq!(events(store, table).await, 2);
}

async fn a_server_may_want_its_matches_kept_for_fewer_days(scratch: &Scratch) {
    let store = &*scratch.store;
    let other = GuildId(8);
    store.change_server(GUILD, ServerChange::KeepDays(Some(3))).await.unwrap().unwrap();
    let old = ended(store, GUILD, DAY).await;
    let young = ended(store, GUILD, 8 * DAY).await;
    let elsewhere = ended(store, other, DAY).await;
    assert_eq!(store.forget_matches_of_servers(10 * DAY, 9).await.unwrap(), 2);
    assert_eq!(store.forget_matches_of_servers(10 * DAY, 9).await.unwrap(), 0);
    assert_eq!(events(store, old).await, 0);
    assert_eq!(events(store, young).await, 2);
    assert_eq!(events(store, elsewhere).await, 2);
}

on_both!(
    old_matches_lose_their_entries_some_at_a_time_the_oldest_first,
    a_match_with_something_to_send_keeps_its_entries,
    a_server_may_want_its_matches_kept_for_fewer_days,
);
