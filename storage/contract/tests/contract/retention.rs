//! Retention: data that is not kept for ever.

use storage::{Commit, Delivered, StoredPerson};
use storage_contract::{Raw, Store, on_both};
use values::{GuildId, ServerChange, TableId, UserId};

use crate::support::{GUILD, OPENED, open_with, step};

const DAY: i64 = 86_400_000;

/// A match of a server that ended at a moment, with two entries and nothing to be sent.
async fn ended(store: &Store, guild: GuildId, now: i64) -> TableId {
    closed(store, guild, now, vec!["a".to_owned(), "b".to_owned()]).await
}

/// A table that was closed at a moment, after so many entries, with nothing to be sent.
async fn closed(store: &Store, guild: GuildId, now: i64, events: Vec<String>) -> TableId {
    let people =
        [StoredPerson { seat: Some(0), user: Some(UserId(1)), name: "Ada".into(), left: false }];
    let table = open_with(store, guild, 99, &people, &[]).await.unwrap();
    let lobby = store.outbox(table).await.unwrap().remove(0);
    let delivered = vec![Delivered { id: lobby.id, changes: lobby.changes }];
    let interaction = None;
    let end = Commit { open: false, interaction, events, delivered, now, ..step(0, 0) };
    store.commit(table, end).await.unwrap();
    table
}

async fn is_there(store: &Store, table: TableId) -> bool {
    store.load(table).await.unwrap().is_some()
}

async fn old_matches_are_forgotten_some_at_a_time_the_oldest_first(store: &Store, raw: &Raw) {
    let mut tables = Vec::new();
    for now in [200, 100, 300, 400] {
        tables.push(ended(store, GUILD, now).await);
    }
    let playing = open_with(store, GUILD, 1, &[], &[]).await.unwrap();
    store.commit(playing, step(0, 1)).await.unwrap();
    assert_eq!(store.forget_matches(350, 2).await.unwrap(), 2);
    let left = async || {
        let mut left = Vec::new();
        for table in &tables {
            left.push(is_there(store, *table).await);
        }
        left
    };
    assert_eq!(left().await, [false, false, true, true]);
    assert_eq!(store.forget_matches(350, 2).await.unwrap(), 1);
    assert_eq!(store.forget_matches(350, 2).await.unwrap(), 0);
    assert_eq!(left().await, [false, false, false, true]);
    assert!(is_there(store, playing).await);
    // No row with a name is left of them.
    assert_eq!(raw.number("SELECT count(*) FROM players").await, 1);
}

async fn a_match_with_something_to_send_stays(store: &Store, _: &Raw) {
    let table = ended(store, GUILD, 100).await;
    let row = Commit { outbox: vec![crate::support::row("end")], events: vec![], ..step(1, 1) };
    let row = Commit { open: false, ..row };
    store.commit(table, row).await.unwrap();
    assert_eq!(store.forget_matches(i64::MAX, 9).await.unwrap(), 0);
    assert!(is_there(store, table).await);
    // A row that Discord never took keeps nothing here.
    let dead = store.outbox(table).await.unwrap().remove(0);
    let dead = Delivered { id: dead.id, changes: dead.changes };
    store.bury(dead, 200, "refused").await.unwrap();
    assert_eq!(store.forget_matches(i64::MAX, 9).await.unwrap(), 1);
    assert!(!is_there(store, table).await);
}

async fn what_was_given_up_is_forgotten_like_a_match(store: &Store, _: &Raw) {
    let table = open_with(store, GUILD, 99, &[], &[]).await.unwrap();
    store.give_up(table, OPENED + 5).await.unwrap();
    assert_eq!(store.forget_matches(OPENED, 9).await.unwrap(), 0);
    assert_eq!(store.forget_matches(OPENED + 1, 9).await.unwrap(), 1);
    assert!(!is_there(store, table).await);
    // Also where only its server sets a limit, and as a lobby without one.
    store.change_server(GUILD, ServerChange::KeepDays(Some(3))).await.unwrap().unwrap();
    let table = open_with(store, GUILD, 99, &[], &[]).await.unwrap();
    store.give_up(table, OPENED + 5).await.unwrap();
    assert_eq!(store.forget_matches_of_servers(OPENED + 3 * DAY, 9).await.unwrap(), 0);
    assert_eq!(store.forget_matches_of_servers(OPENED + 3 * DAY + 1, 9).await.unwrap(), 1);
    assert!(!is_there(store, table).await);
    let lobby = open_with(store, GUILD, 99, &[], &[]).await.unwrap();
    store.give_up(lobby, OPENED + 5).await.unwrap();
    assert_eq!(store.forget_lobbies(OPENED, 9).await.unwrap(), 0);
    assert_eq!(store.forget_lobbies(OPENED + 1, 9).await.unwrap(), 1);
    assert!(!is_there(store, lobby).await);
}

async fn lobbies_that_never_became_a_match_are_forgotten(store: &Store, _: &Raw) {
    let lobby = closed(store, GUILD, 100, Vec::new()).await;
    let played = ended(store, GUILD, 100).await;
    let open = open_with(store, GUILD, 1, &[], &[]).await.unwrap();
    assert_eq!(store.forget_lobbies(100, 9).await.unwrap(), 0);
    assert_eq!(store.forget_lobbies(101, 9).await.unwrap(), 1);
    assert!(!is_there(store, lobby).await);
    assert!(is_there(store, played).await && is_there(store, open).await);
}

async fn a_server_may_want_its_matches_kept_for_fewer_days(store: &Store, _: &Raw) {
    let other = GuildId(8);
    store.change_server(GUILD, ServerChange::KeepDays(Some(3))).await.unwrap().unwrap();
    let old = ended(store, GUILD, DAY).await;
    let young = ended(store, GUILD, 8 * DAY).await;
    let elsewhere = ended(store, other, DAY).await;
    assert_eq!(store.forget_matches_of_servers(10 * DAY, 9).await.unwrap(), 1);
    assert_eq!(store.forget_matches_of_servers(10 * DAY, 9).await.unwrap(), 0);
    assert!(!is_there(store, old).await);
    assert!(is_there(store, young).await && is_there(store, elsewhere).await);
}

on_both!(
    old_matches_are_forgotten_some_at_a_time_the_oldest_first,
    a_match_with_something_to_send_stays,
    what_was_given_up_is_forgotten_like_a_match,
    lobbies_that_never_became_a_match_are_forgotten,
    a_server_may_want_its_matches_kept_for_fewer_days,
);
