//! Several processes that change the same thing at one moment, on a server: the second one waits,
//! and sees the first one's change.

use std::time::Duration;

use sqlx::{Connection, PgConnection};
use storage::{MatchStore, Observer, PersonStore, PrivacyStore, TableStore};
use storage_contract::{Raw, postgres_or_skip};
use storage_postgres::PostgresStore;
use values::{ChannelId, PersonChange, PersonSettings, UserId};

use crate::privacy::{ADA, lively};
use crate::support::{GUILD, OPENED, finish, finished, open, seat};

/// Two processes at one database.
struct Race {
    raw: Raw,
    one: PostgresStore,
    two: PostgresStore,
}

impl Race {
    async fn start() -> Option<Self> {
        let url = postgres_or_skip().await?;
        let one = PostgresStore::open(&url, Observer::NONE).await.unwrap();
        let two = PostgresStore::open(&url, Observer::NONE).await.unwrap();
        Some(Self { raw: Raw::new(url), one, two })
    }

    /// An open transaction of a third process that has run this so far.
    async fn third(&self, done: &'static str) -> PgConnection {
        let mut third = PgConnection::connect(self.raw.url()).await.unwrap();
        run(&mut third, "BEGIN").await;
        run(&mut third, done).await;
        third
    }

    /// Waits until so many of them wait for a lock.
    async fn wait(&self, processes: i64) {
        let waiting = "SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'";
        let wait = tokio::time::timeout(Duration::from_secs(120), async {
            while self.raw.number(waiting).await < processes {}
        });
        wait.await.expect("they wait for the third one");
    }
}

async fn run(connection: &mut PgConnection, sql: &'static str) {
    sqlx::raw_sql(sql).execute(connection).await.unwrap();
}

#[tokio::test]
async fn a_person_who_is_forgotten_while_a_ladder_is_rated_gets_no_rating_back() {
    let Some(race) = Race::start().await else { return };
    lively(&race.one).await;
    let mut third = race.third("UPDATE ladders SET redo = redo").await;
    let store = race.one.clone();
    let forgetting = tokio::spawn(async move { store.forget_person(ADA, false).await });
    race.wait(1).await;
    // The third one has read the results while the person was in them.
    let rated = r#"INSERT INTO ratings
        SELECT ladder, "user", mean, deviation, matches, played_at FROM rating_history
        ON CONFLICT DO NOTHING"#;
    run(&mut third, rated).await;
    run(&mut third, "COMMIT").await;
    forgetting.await.unwrap().unwrap();
    let people = race.raw.numbers(r#"SELECT DISTINCT "user" FROM ratings"#).await;
    assert_eq!(people, [[12]]);
}

#[tokio::test]
async fn a_match_that_is_declared_void_while_it_is_rated_sets_the_ladder_back() {
    let Some(race) = Race::start().await else { return };
    let played = finished("game", "classic", vec![seat(Some(1), "Ada", 1)]);
    let table = finish(&race.one, 100, played).await;
    let mut third = race.third("UPDATE ladders SET rated_at = 1000, rated_match = 99").await;
    let store = race.one.clone();
    let void = Some((2_000, UserId(9)));
    let voiding = tokio::spawn(async move { store.declare_void(GUILD, table, void).await });
    race.wait(1).await;
    run(&mut third, "COMMIT").await;
    assert!(voiding.await.unwrap().unwrap());
    let ladder = race.raw.numbers("SELECT rated_at, rated_match FROM ladders").await;
    assert_eq!(ladder, [[100, table.to_sql() - 1]]);
}

#[tokio::test]
async fn a_career_that_is_made_while_a_match_is_declared_void_does_not_stay() {
    let Some(race) = Race::start().await else { return };
    let played = finished("game", "classic", vec![seat(Some(1), "Ada", 1)]);
    let table = finish(&race.one, 50, played).await;
    let mut third =
        race.third("SELECT pg_advisory_xact_lock(hashtextextended('careers of 1', 0))").await;
    let store = race.one.clone();
    let void = Some((100, UserId(9)));
    let voiding = tokio::spawn(async move { store.declare_void(GUILD, table, void).await });
    race.wait(1).await;
    let insert = r#"INSERT INTO careers (guild, "user", game, state) VALUES (7, 1, 'game', '{}')"#;
    run(&mut third, insert).await;
    run(&mut third, "COMMIT").await;
    assert!(voiding.await.unwrap().unwrap());
    assert_eq!(race.raw.number("SELECT count(*) FROM careers").await, 0);
}

#[tokio::test]
async fn a_career_that_is_made_while_its_person_is_forgotten_does_not_stay() {
    let Some(race) = Race::start().await else { return };
    let played = finished("game", "classic", vec![seat(Some(1), "Ada", 1)]);
    finish(&race.one, 50, played).await;
    // The third one has read the results while the person was in them.
    let mut third =
        race.third("SELECT pg_advisory_xact_lock(hashtextextended('careers of 1', 0))").await;
    let store = race.one.clone();
    let forgetting = tokio::spawn(async move { store.forget_person(UserId(1), false).await });
    race.wait(1).await;
    let made = r#"INSERT INTO careers (guild, "user", game, state) VALUES (7, 1, 'game', '{}');
        INSERT INTO achievements (guild, "user", game, name, match, at)
        SELECT 7, 1, 'game', 'clean', id, 50 FROM matches"#;
    run(&mut third, made).await;
    run(&mut third, "COMMIT").await;
    forgetting.await.unwrap().unwrap();
    for kept in ["SELECT count(*) FROM careers", "SELECT count(*) FROM achievements"] {
        assert_eq!(race.raw.number(kept).await, 0, "{kept}");
    }
}

#[tokio::test]
async fn two_settings_of_a_person_that_change_at_once_both_change() {
    let Some(race) = Race::start().await else { return };
    let user = UserId(1);
    race.one.change_person(user, PersonChange::Still(false)).await.unwrap();
    let mut third = race.third("UPDATE people_settings SET still = still").await;
    let (one, two) = (race.one.clone(), race.two.clone());
    let still =
        tokio::spawn(async move { one.change_person(user, PersonChange::Still(true)).await });
    let unreached =
        tokio::spawn(async move { two.change_person(user, PersonChange::Unreached(true)).await });
    race.wait(2).await;
    run(&mut third, "COMMIT").await;
    still.await.unwrap().unwrap();
    unreached.await.unwrap().unwrap();
    let settings = race.one.person_settings(user).await.unwrap();
    assert_eq!(settings, PersonSettings { still: true, unreached: true, ..Default::default() });
}

#[tokio::test]
async fn of_two_processes_that_give_a_table_up_one_alone_is_told_its_channel() {
    let Some(race) = Race::start().await else { return };
    let table = open(&race.one, 1).await.unwrap();
    let mut third = race.third("UPDATE tables SET key = key").await;
    let give_up = |store: PostgresStore| {
        tokio::spawn(async move { store.give_up(table, OPENED).await.unwrap() })
    };
    let (one, two) = (give_up(race.one.clone()), give_up(race.two.clone()));
    race.wait(2).await;
    run(&mut third, "COMMIT").await;
    let mut channels = [one.await.unwrap(), two.await.unwrap()];
    channels.sort();
    assert_eq!(channels, [None, Some(ChannelId(1))]);
}
