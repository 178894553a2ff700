//! Several processes at one database on a server.

use std::collections::HashSet;
use std::time::Duration;

use storage::{
    Commit, CommitError, Keeper, News, Observer, OutboxStore, ProcessStore, Standing, Storage,
    StoreError, TableStore,
};
use storage_contract::{Raw, postgres_or_skip};
use storage_postgres::{PostgresStore, Presence, look_at};
use values::{GuildId, TableId, UserId};

use crate::support::{open, row, step};

/// A process at work.
struct Process {
    presence: Presence,
    store: PostgresStore,
}

impl Process {
    async fn start(url: &str) -> Self {
        let presence = Presence::join(url).await.unwrap();
        let store = PostgresStore::open_as(url, Observer::NONE, &presence).await.unwrap();
        Self { presence, store }
    }

    async fn wakes(&self) -> Vec<TableId> {
        let due = self.store.next_wakes(&HashSet::new(), 9).await.unwrap();
        due.into_iter().map(|(table, _)| table).collect()
    }

    async fn sends(&self) -> Vec<TableId> {
        self.store.tables_with_outbox(1_000_000).await.unwrap()
    }
}

/// The address of a database, and two processes at it.
async fn two_processes() -> Option<(String, Process, Process)> {
    let url = postgres_or_skip().await?;
    let (one, two) = (Process::start(&url).await, Process::start(&url).await);
    Some((url, one, two))
}

/// Waits for what a heartbeat changes.
async fn until(is_so: impl Fn() -> bool) {
    let waiting = tokio::time::timeout(Duration::from_secs(120), async {
        while !is_so() {
            tokio::task::yield_now().await;
        }
    });
    waiting.await.expect("a heartbeat comes every two seconds");
}

/// Makes the others take this one for dead.
async fn seems_dead(url: &str, process: &Process) {
    let number = process.store.process().unwrap().0;
    let age = "UPDATE processes SET seen_at = seen_at - interval '11 seconds' WHERE id = $1";
    Raw::new(url).run(age, &[number]).await;
}

#[tokio::test]
async fn what_bears_no_other_beside_it_waits_until_all_are_gone_and_keeps_all_away() {
    let Some(url) = postgres_or_skip().await else { return };
    assert!(!look_at(&url).await.unwrap().in_use);
    let bot = Presence::join(&url).await.unwrap();
    let other = Presence::join(&url).await.unwrap();
    assert!(look_at(&url).await.unwrap().in_use);
    let refused = Presence::alone(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    assert!(refused.to_string().contains(&std::process::id().to_string()), "{refused}");
    bot.leave().await;
    assert!(Presence::alone(&url).await.is_err(), "the other one is still there");
    other.leave().await;
    let alone = Presence::alone(&url).await.unwrap();
    let refused = Presence::join(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    alone.leave().await;
    Presence::join(&url).await.unwrap().leave().await;
}

#[tokio::test]
async fn a_later_version_does_not_change_the_schema_under_an_earlier_one_at_work() {
    let Some(url) = postgres_or_skip().await else { return };
    let _earlier = Presence::join(&url).await.unwrap();
    // Pretends that this version has a migration the database lacks.
    let raw = Raw::new(&url);
    let last = "DELETE FROM _sqlx_migrations WHERE version =
        (SELECT max(version) FROM _sqlx_migrations)";
    raw.run(last, &[]).await;
    let refused = Presence::join(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::Behind(_)), "{refused}");
}

#[tokio::test]
async fn an_earlier_version_leaves_alone_what_a_later_one_has_written() {
    let Some(url) = postgres_or_skip().await else { return };
    Presence::join(&url).await.unwrap().leave().await;
    let raw = Raw::new(&url);
    raw.run("UPDATE _sqlx_migrations SET version = version + 1000", &[]).await;
    let refused = Presence::join(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::Later(_)), "{refused}");
    assert!(!refused.may_pass(), "another try would not help");
}

#[tokio::test]
async fn a_database_of_another_program_stays_as_it_is() {
    let Some(url) = postgres_or_skip().await else { return };
    let raw = Raw::new(&url);
    // It has tables, and even migrations, but not these.
    raw.run("ALTER TABLE outbox RENAME TO mail", &[]).await;
    raw.run("UPDATE _sqlx_migrations SET version = version + 1000", &[]).await;
    raw.run("DROP TABLE processes CASCADE", &[]).await;
    let refused = Presence::join(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::Foreign(_)), "{refused}");
    assert!(look_at(&url).await.unwrap().foreign);
    let made = "SELECT count(*) FROM information_schema.tables WHERE table_name = 'processes'";
    assert_eq!(raw.number(made).await, 0);
}

#[tokio::test]
async fn a_table_is_kept_by_who_created_it_until_that_process_is_gone() {
    let Some((_, one, two)) = two_processes().await else { return };
    assert_ne!(one.store.process(), two.store.process());
    let table = open(&one.store, 1).await.unwrap();
    assert_eq!(one.store.keep(table).await.unwrap(), Keeper::Me);
    assert_eq!(two.store.keep(table).await.unwrap(), Keeper::Another);
    assert_eq!((one.sends().await, two.sends().await), (vec![table], vec![]));

    // Both take clicks; the keeper alone wakes the table and delivers its outbox.
    let waking = Commit { wake_at: Some(500), outbox: vec![row("page")], ..step(0, 1) };
    assert!(!two.store.commit(table, waking).await.unwrap().kept);
    let outdated = one.store.commit(table, step(0, 2)).await.unwrap_err();
    assert!(matches!(outdated, CommitError::Outdated));
    let standing = Standing { revision: 1, keeper: one.store.process() };
    assert_eq!(two.store.standing(table).await.unwrap(), Some(standing));
    assert_eq!((one.wakes().await, two.wakes().await), (vec![table], vec![]));
    let again = Commit { wake_at: Some(500), ..step(1, 2) };
    assert!(one.store.commit(table, again).await.unwrap().kept);
    let handled = two.store.commit(table, step(2, 2)).await.unwrap_err();
    assert!(matches!(handled, CommitError::AlreadyHandled));

    one.presence.leave().await;
    assert_eq!((two.wakes().await, two.sends().await), (vec![table], vec![table]));
    assert_eq!(two.store.keep(table).await.unwrap(), Keeper::Me, "it was left to it");
}

#[tokio::test]
async fn whoever_takes_a_table_over_learns_when_the_process_before_it_was_last_seen() {
    let Some((url, one, two)) = two_processes().await else { return };
    let table = open(&one.store, 1).await.unwrap();
    seems_dead(&url, &one).await;
    let seen = Raw::new(&url)
        .number("SELECT CAST(EXTRACT(EPOCH FROM MIN(seen_at)) * 1000 AS BIGINT) FROM processes")
        .await;
    assert_eq!(two.store.keep(table).await.unwrap(), Keeper::Successor(seen));
    assert_eq!(two.store.keep(table).await.unwrap(), Keeper::Me);
}

#[tokio::test]
async fn a_process_that_was_not_seen_for_long_loses_its_tables_to_who_commits_first() {
    let Some((url, one, two)) = two_processes().await else { return };
    let table = open(&one.store, 1).await.unwrap();
    let before = one.store.process();
    seems_dead(&url, &one).await;
    assert_eq!(two.sends().await, [table]);
    assert!(two.store.commit(table, step(0, 1)).await.unwrap().kept);
    // It hasn't noticed yet, and is refused all the same.
    assert_eq!(one.store.keep(table).await.unwrap(), Keeper::Another);
    assert!(!one.store.commit(table, step(1, 2)).await.unwrap().kept);
    until(|| one.store.process().is_some_and(|number| Some(number) != before)).await;
    let keeper = one.store.keep(table).await.unwrap();
    assert_eq!(keeper, Keeper::Another, "under another number it keeps nothing");
}

#[tokio::test]
async fn a_process_that_was_taken_for_dead_is_not_let_in_beside_one_that_must_be_alone() {
    let Some(url) = postgres_or_skip().await else { return };
    let one = Process::start(&url).await;
    seems_dead(&url, &one).await;
    let alone = Presence::alone(&url).await.unwrap();
    until(|| one.store.process().is_none()).await;
    let there = "SELECT count(*) FROM processes
        WHERE seen_at >= clock_timestamp() - interval '10 seconds'";
    assert_eq!(Raw::new(&url).number(there).await, 1);
    alone.leave().await;
    until(|| one.store.process().is_some()).await;
}

#[tokio::test]
async fn the_keeper_hears_of_a_change_and_everybody_of_a_setting() {
    let Some((url, one, two)) = two_processes().await else { return };
    let table = open(&one.store, 1).await.unwrap();
    let mine = open(&two.store, 2).await.unwrap();
    let listening = {
        let store = one.store.clone();
        tokio::spawn(async move { [store.news().await, store.news().await, store.news().await] })
    };
    // Before it listens, nothing reaches it.
    let listens = "SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'";
    let raw = Raw::new(&url);
    let heard = tokio::time::timeout(Duration::from_secs(120), async {
        while raw.number(listens).await == 0 {}
    });
    heard.await.expect("it listens");
    two.store.commit(mine, step(0, 1)).await.unwrap();
    two.store.commit(table, step(0, 2)).await.unwrap();
    two.store.tell(News::Server(GuildId(u64::MAX))).await.unwrap();
    two.store.tell(News::Person(UserId(5))).await.unwrap();
    let expected = [News::Table(table), News::Server(GuildId(u64::MAX)), News::Person(UserId(5))];
    assert_eq!(listening.await.unwrap(), expected);
}

#[tokio::test]
async fn one_process_leads_and_the_next_one_takes_over() {
    let Some((_, one, two)) = two_processes().await else { return };
    assert!(one.store.lead().await.unwrap());
    assert!(!two.store.lead().await.unwrap());
    assert!(one.store.lead().await.unwrap());
    one.presence.leave().await;
    assert!(two.store.lead().await.unwrap());
}

#[tokio::test]
async fn processes_connect_one_after_the_other_and_whoever_waits_holds_up_nobody() {
    let Some((url, one, two)) = two_processes().await else { return };
    let lasting = Duration::from_secs(10);
    assert_eq!(one.store.take_identify(lasting).await.unwrap(), Duration::ZERO);
    // Processes that start, wait and die again and again must not keep all others from connecting.
    for _ in 0..20 {
        let wait = two.store.take_identify(lasting).await.unwrap();
        assert!(wait > Duration::ZERO && wait <= lasting, "{wait:?}");
    }
    Raw::new(&url).run("UPDATE gateway SET identify_at = clock_timestamp()", &[]).await;
    assert_eq!(two.store.take_identify(Duration::ZERO).await.unwrap(), Duration::ZERO);
}
