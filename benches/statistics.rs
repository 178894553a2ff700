//! What somebody's statistics cost, and the end of a match, with a million results in one database.
//!
//! ```sh
//! cargo bench --bench statistics
//! ```
//!
//! Six people of one server have played a thousand matches, most of them with each other. It is a plain
//! program and no criterion benchmark: the slowest hundredth says more than the mean.

#![allow(clippy::disallowed_methods, reason = "a benchmark asks the machine for the time")]

use std::time::{Duration, Instant};

use games::{AnyFacts, GameKind, nimmt};
use hornochse::ids::{ChannelId, GuildId, UserId};
use hornochse::store::{Commit, FinishedMatch, NewRow, NewTable, SeatLine, Store};
use sqlx::{Connection, SqliteConnection};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

const SEATS: i64 = 6;
const RESULTS: i64 = 1_000_000;
const SERVERS: i64 = 500;
const PEOPLE: i64 = 60;
/// Every so-many-th match is one of the six.
const OWN: i64 = 166;
const GUILD: GuildId = GuildId(1);
const VETERAN: u64 = 9_000_000;
const GAME: GameKind = GameKind::Nimmt;
/// How often each thing is done.
const TIMES: usize = 300;

fn main() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure())
}

async fn measure() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("a.db");
    let url = format!("sqlite://{}", file.display());
    let store = Store::open(&url).await?;
    fill(&url).await?;
    let size = std::fs::metadata(&file)?.len() / 1_000_000;
    println!("{RESULTS} results, {size} MB");

    let mut connection = SqliteConnection::connect(&url).await?;
    let mut anew = Vec::new();
    for _ in 0..TIMES / 10 {
        for table in ["careers", "achievements"] {
            let all = sqlx::AssertSqlSafe(format!("DELETE FROM {table}"));
            sqlx::query(all).execute(&mut connection).await?;
        }
        let begun = Instant::now();
        let stored = store.career(GUILD, UserId(VETERAN), GAME).await?;
        anew.push(begun.elapsed());
        let played = stored.career.on(statistics::Ladder::Table).matches;
        assert!(played >= 1_000, "only {played} matches");
    }
    tell("a career made anew, as after a match was declared void", anew);

    let mut read = Vec::new();
    for _ in 0..TIMES {
        let begun = Instant::now();
        store.career(GUILD, UserId(VETERAN), GAME).await?;
        store.meetings(GUILD, UserId(VETERAN), GAME).await?;
        store.name_of(GUILD, UserId(VETERAN)).await?;
        read.push(begun.elapsed());
    }
    tell("all that statistics read", read);

    let mut ended = Vec::new();
    for number in 0..TIMES {
        ended.push(end_a_match(&store, u64::try_from(number)?).await?);
    }
    tell("a match of six with a thousand matches each ends", ended);
    Ok(())
}

fn facts() -> Result<String> {
    let facts = nimmt::Facts {
        v: 1,
        games: vec![12, 0, 7, 9, 22, 3, 8, 5],
        rows: vec![3, 2, 5, 4],
        heads: 66,
        worst: 13,
        sixth: 11,
        sixth_run: 2,
        low: 3,
        cheapest: 2,
        same_row: 2,
        seven: 1,
        clean: 1,
        halfway: 2,
    };
    Ok(serde_json::to_string(&AnyFacts::Nimmt(facts))?)
}

/// Results as they might have come about; the same ones each time.
async fn fill(url: &str) -> Result<()> {
    let mut connection = SqliteConnection::connect(url).await?;
    sqlx::raw_sql("BEGIN").execute(&mut connection).await?;
    sqlx::query(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <= ?1)
         INSERT INTO matches (id, guild, game, variant, ladder, seats, bots, games, turns, ended_at)
         SELECT 1000000 + i, iif(i % ?2 = 0, 1, 1 + i % ?3), 'nimmt',
                iif(i % 7 = 0, 'pro', 'classic'), 'table', ?4, 0, 8, 80, 1700000000000 + i * 60000
         FROM n",
    )
    .bind(RESULTS / SEATS)
    .bind(OWN)
    .bind(SERVERS)
    .bind(SEATS)
    .execute(&mut connection)
    .await?;
    sqlx::query(
        "WITH RECURSIVE s(seat) AS (SELECT 0 UNION ALL SELECT seat + 1 FROM s WHERE seat + 1 < ?1)
         INSERT INTO results (match, seat, guild, user, name, rank, won, stayed, score, best, facts)
         SELECT id, seat, guild,
                iif(id % ?2 = 1000000 % ?2, ?3 + seat, guild * 1000 + (id * 7919 + seat * 10) % ?4),
                'Player', 1 + (seat + id) % ?1, (seat + id) % ?1 = 0, 1, 30 + (seat + id) % ?1 * 9, 2, ?5
         FROM matches, s",
    )
    .bind(SEATS)
    .bind(OWN)
    .bind(i64::try_from(VETERAN)?)
    .bind(PEOPLE)
    .bind(facts()?)
    .execute(&mut connection)
    .await?;
    sqlx::raw_sql("COMMIT").execute(&mut connection).await?;
    sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
    Ok(connection.close().await?)
}

async fn end_a_match(store: &Store, number: u64) -> Result<Duration> {
    let row = NewRow { lane: "x".into(), key: "x".into(), body: "x".into(), due_at: 0 };
    let new = NewTable {
        alerts: &[],
        people: &[],
        guild: GUILD,
        channel: ChannelId(number + 1),
        state: "{}",
        wake_at: None,
        now: 0,
        row: &row,
        key: 1,
    };
    let table = store.create(new).await?.map_err(|_| "the channel is taken")?;
    let facts = facts()?;
    let seat = |seat: u64| SeatLine {
        user: Some(UserId(VETERAN + seat)),
        bot: None,
        name: "Player".into(),
        rank: u32::try_from(seat).unwrap_or(0) + 1,
        won: seat == 0,
        stayed: true,
        score: 40,
        best: 2,
        facts: Some(facts.clone()),
    };
    let finished = FinishedMatch {
        guild: GUILD,
        game: GAME.as_str().into(),
        variant: "classic".into(),
        ladder: "table",
        games: 8,
        turns: 80,
        seats: (0..6).map(seat).collect(),
    };
    let now = 1_800_000_000_000 + i64::try_from(number)?;
    let commit = Commit { finished: Some(finished), state: "{}".into(), now, ..Commit::default() };
    let begun = Instant::now();
    store.commit(table, commit).await?;
    Ok(begun.elapsed())
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| {
        let index = (times.len() * part / 100).min(times.len() - 1);
        times[index].as_secs_f64() * 1_000.0
    };
    println!("  {what}: median {:.1} ms, p99 {:.1} ms, max {:.1} ms", at(50), at(99), at(100));
}
