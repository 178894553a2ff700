//! Tables: created, found, loaded, woken.

use std::collections::HashSet;

use storage::{Commit, Created, StoreError, StoredPerson};
use storage_contract::{Raw, Store, on_both};
use values::{ChannelId, GuildId, InteractionId, TableTag, UserId};

use crate::support::{GUILD, open, open_for, open_with, person, row, step};

async fn a_channel_has_one_open_table_and_whoever_comes_second_is_told_which(
    store: &Store,
    _: &Raw,
) {
    let first = open(store, 1).await.unwrap();
    assert_eq!(open(store, 1).await, Err(first));
    let other = open(store, 2).await.unwrap();
    assert_ne!(first, other);
    assert_eq!(store.open_in(ChannelId(1)).await.unwrap(), Some(first));
    assert_eq!(store.open_in(ChannelId(3)).await.unwrap(), None);
    let mut here = store.open_of(GUILD).await.unwrap();
    here.sort();
    assert_eq!(here, [first, other]);
    assert_eq!(store.open_tables().await.unwrap(), 2);

    store.commit(first, Commit { state: "{}".into(), ..Commit::default() }).await.unwrap();
    assert_eq!(store.open_in(ChannelId(1)).await.unwrap(), None);
    let next = open(store, 1).await.unwrap();
    assert!(next > other, "numbers are never given twice");
}

async fn ids_of_all_64_bits_come_back_as_they_were(store: &Store, _: &Raw) {
    let (guild, channel) = (GuildId(u64::MAX), u64::MAX - 1);
    let table = open_with(store, guild, channel, &[], &[]).await.unwrap();
    assert_eq!(store.open_in(ChannelId(channel)).await.unwrap(), Some(table));
    assert_eq!(store.open_of(guild).await.unwrap(), [table]);
    assert_eq!(store.tables_of(guild).await.unwrap(), [table]);
}

async fn what_was_committed_is_what_is_loaded(store: &Store, _: &Raw) {
    let people = [person(0, Some(11), "Ada"), person(1, None, "Röster 🐂")];
    let table = open_with(store, GUILD, 1, &people, &[]).await.unwrap();
    let stored = store.load(table).await.unwrap().unwrap();
    assert_eq!(stored.tag, TableTag { table, key: 77 });
    assert_eq!((stored.revision, stored.state.as_str()), (0, "{}"));
    assert_eq!(stored.people, people);
    assert_eq!(stored.events, [""; 0]);

    let events = ["first", "second", "third"].map(str::to_owned).to_vec();
    let one = Commit { events: events[..2].to_vec(), ..step(0, 1) };
    store.commit(table, one).await.unwrap();
    let left = StoredPerson { left: true, ..people[0].clone() };
    let host = StoredPerson { seat: None, user: Some(UserId(u64::MAX)), ..left.clone() };
    let now = vec![left, host];
    let two = Commit {
        events: events[2..].to_vec(),
        events_before: 2,
        people: Some(now.clone()),
        ..step(1, 2)
    };
    store.commit(table, two).await.unwrap();
    let stored = store.load(table).await.unwrap().unwrap();
    assert_eq!((stored.revision, stored.state.as_str()), (2, "{\"revision\":2}"));
    assert_eq!(stored.people, now);
    assert_eq!(stored.events, events);
    let unknown = values::TableId(999);
    assert!(store.load(unknown).await.unwrap().is_none());
}

async fn what_is_damaged_is_noticed(store: &Store, raw: &Raw) {
    let mut tables = Vec::new();
    for channel in 1..=3 {
        let table = open(store, channel).await.unwrap();
        let events = ["a", "b", "c"].map(str::to_owned).to_vec();
        store.commit(table, Commit { events, ..step(0, channel) }).await.unwrap();
        tables.push(table);
    }
    let id = |n: usize| [tables[n].to_sql()];
    raw.run("UPDATE tables SET state = '[]' WHERE id = $1", &id(0)).await;
    raw.run("UPDATE events SET body = 'd' WHERE number = 2 AND table_id = $1", &id(1)).await;
    raw.run("DELETE FROM events WHERE number = 2 AND table_id = $1", &id(2)).await;
    for table in tables {
        let error = store.load(table).await.err().unwrap();
        assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    }
}

async fn a_table_that_is_given_up_is_closed_and_nothing_of_it_is_sent(store: &Store, _: &Raw) {
    let table = open(store, 1).await.unwrap();
    let waking = Commit { wake_at: Some(9_000), ..step(0, 1) };
    store.commit(table, waking).await.unwrap();
    assert_eq!(store.give_up(table, 3_000).await.unwrap(), Some(ChannelId(1)));
    assert_eq!(store.give_up(table, 3_000).await.unwrap(), None);
    assert_eq!(store.open_in(ChannelId(1)).await.unwrap(), None);
    assert_eq!(store.outbox(table).await.unwrap(), []);
    assert_eq!(store.next_wakes(&HashSet::new(), 9).await.unwrap(), []);
    assert!(store.load(table).await.unwrap().is_some(), "what is stored of it stays");
}

async fn tables_are_woken_in_the_order_of_their_times(store: &Store, _: &Raw) {
    let mut tables = Vec::new();
    for (channel, wake_at) in [(1, Some(500)), (2, None), (3, Some(100)), (4, Some(300))] {
        let table = open(store, channel).await.unwrap();
        store.commit(table, Commit { wake_at, ..step(0, channel) }).await.unwrap();
        tables.push(table);
    }
    let all = store.next_wakes(&HashSet::new(), 9).await.unwrap();
    assert_eq!(all, [(tables[2], 100), (tables[3], 300), (tables[0], 500)]);
    let but = HashSet::from([tables[2]]);
    assert_eq!(store.next_wakes(&but, 1).await.unwrap(), [(tables[3], 300)]);
}

async fn a_table_that_cannot_be_woken_rests_longer_each_time_until_it_changes(
    store: &Store,
    _: &Raw,
) {
    let table = open(store, 1).await.unwrap();
    store.commit(table, Commit { wake_at: Some(100), ..step(0, 1) }).await.unwrap();
    let mut rests = Vec::new();
    for _ in 0..14 {
        rests.push(store.put_off(table, 1_000_000).await.unwrap() - 1_000_000);
    }
    assert_eq!(rests[..4], [10_000, 20_000, 40_000, 80_000]);
    assert_eq!(rests[12..], [21_600_000; 2], "six hours at the most");
    let put_off = store.next_wakes(&HashSet::new(), 9).await.unwrap();
    assert_eq!(put_off, [(table, 22_600_000)]);
    assert_eq!(store.tables_with_outbox(2_000_000).await.unwrap(), []);
    store.commit(table, Commit { wake_at: Some(200), ..step(1, 2) }).await.unwrap();
    assert_eq!(store.next_wakes(&HashSet::new(), 9).await.unwrap(), [(table, 200)]);
    assert_eq!(store.put_off(table, 0).await.unwrap(), 10_000);
    let unknown = store.put_off(values::TableId(999), 0).await.unwrap_err();
    assert!(matches!(unknown, StoreError::NoTable(_)), "{unknown}");
}

async fn a_click_is_claimed_once(store: &Store, _: &Raw) {
    assert!(store.claim(InteractionId(5), 10).await.unwrap());
    assert!(!store.claim(InteractionId(5), 20).await.unwrap());
    assert!(store.claim(InteractionId(6), 20).await.unwrap());
}

async fn a_command_is_noted_together_with_the_table_that_it_opens(store: &Store, _: &Raw) {
    let Created::New(table) = open_for(store, 1, 8).await else { panic!("nothing is open there") };
    assert_eq!(open_for(store, 2, 8).await, Created::AlreadyHandled);
    assert_eq!(store.open_in(ChannelId(2)).await.unwrap(), None);
    // An interaction answered with another table counts as handled, too.
    assert_eq!(open_for(store, 1, 9).await, Created::Other(table));
    assert!(!store.claim(InteractionId(9), 20).await.unwrap());
}

async fn what_belongs_to_a_table_goes_with_it_and_results_stay(store: &Store, raw: &Raw) {
    let table = open_with(store, GUILD, 1, &[person(0, Some(1), "Ada")], &[]).await.unwrap();
    let finished =
        crate::support::finished("x", "classic", vec![crate::support::seat(Some(1), "Ada", 1)]);
    let commit = Commit { finished: Some(finished), outbox: vec![row("end")], ..step(0, 1) };
    store.commit(table, commit).await.unwrap();
    store.erase_table(table).await.unwrap();
    assert!(store.load(table).await.unwrap().is_none());
    for empty in ["events", "players", "outbox"] {
        assert_eq!(raw.number(&format!("SELECT count(*) FROM {empty}")).await, 0, "{empty}");
    }
    assert_eq!(raw.number("SELECT count(*) FROM results").await, 1);
}

on_both!(
    a_channel_has_one_open_table_and_whoever_comes_second_is_told_which,
    ids_of_all_64_bits_come_back_as_they_were,
    what_was_committed_is_what_is_loaded,
    what_is_damaged_is_noticed,
    a_table_that_is_given_up_is_closed_and_nothing_of_it_is_sent,
    tables_are_woken_in_the_order_of_their_times,
    a_table_that_cannot_be_woken_rests_longer_each_time_until_it_changes,
    a_click_is_claimed_once,
    a_command_is_noted_together_with_the_table_that_it_opens,
    what_belongs_to_a_table_goes_with_it_and_results_stay,
);
