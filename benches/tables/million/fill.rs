//! Results as they might have come about; the same ones each time.

use std::time::Instant;

use games::{AnyFacts, nimmt};
use sqlx::{Connection, SqliteConnection};

use super::super::Result;
use super::super::stage::Stage;
use super::Big;

/// Matches of four on the big server, its people, and the days in which they were played.
pub const BIG: (i64, i64, i64) = (100_000, 5_000, 1_000);
/// Other servers; matches of four on each, people, and days.
pub const OTHERS: i64 = 999;
const OTHER: (i64, i64, i64) = (151, 40, 360);
/// Attempts at deals of the day: so many people, on so many days.
const DAILY: (i64, i64) = (2_000, 50);
/// The number of the first match that was not really played, on the big server.
pub const FIRST: i64 = 1_000_000;
const DAY: i64 = 24 * 3_600_000;

/// A server, its matches, its people, and the days in which they were played.
struct Server {
    guild: i64,
    number: i64,
    first: i64,
    matches: i64,
    people: i64,
    days: i64,
}

pub async fn everything(stage: &Stage, big: &Big, now: i64) -> Result<()> {
    let begun = Instant::now();
    let mut connection = SqliteConnection::connect(&stage.database_url()).await?;
    sqlx::raw_sql("PRAGMA cache_size = -400000; PRAGMA synchronous = OFF; BEGIN")
        .execute(&mut connection)
        .await?;
    sqlx::raw_sql("CREATE TEMP TABLE people (number INTEGER PRIMARY KEY, user INTEGER NOT NULL)")
        .execute(&mut connection)
        .await?;
    let facts = facts()?;
    let mut first = FIRST;
    for number in 0..=OTHERS {
        let (matches, people, days) = if number == 0 { BIG } else { OTHER };
        let guild = if number == 0 { big.id.0.cast_signed() } else { number };
        let server = Server { guild, number, first, matches, people, days };
        name_people(&mut connection, &server, big).await?;
        play(&mut connection, &server, &facts, now).await?;
        first += matches;
    }
    rate(&mut connection, big).await?;
    keep_tables(&mut connection).await?;
    play_daily(&mut connection, now).await?;
    sqlx::raw_sql("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
    let results: i64 =
        sqlx::query_scalar("SELECT count(*) FROM results").fetch_one(&mut connection).await?;
    connection.close().await?;
    let megabytes = std::fs::metadata(stage.folder.path().join("test.db"))?.len() / 1_000_000;
    let took = begun.elapsed().as_secs_f64();
    println!("  {results} results, {megabytes} MB, written in {took:.0} s");
    Ok(())
}

/// Numbers as large as those of Discord; on the big server the first ones are people whom it knows.
async fn name_people(connection: &mut SqliteConnection, server: &Server, big: &Big) -> Result<()> {
    sqlx::query("DELETE FROM people").execute(&mut *connection).await?;
    sqlx::query(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
         INSERT INTO people SELECT i, 100000000000000000 + ?2 * 100000 + i FROM n",
    )
    .bind(server.people)
    .bind(server.number)
    .execute(&mut *connection)
    .await?;
    let known = if server.number == 0 { big.veterans.len() } else { 0 };
    for number in 0..known {
        sqlx::query("UPDATE people SET user = ? WHERE number = ?")
            .bind(big.veteran(number)?.0.cast_signed())
            .bind(i64::try_from(number)?)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Matches at even distances. Some people play much more than others: of so many, number `n` has a
/// share that falls with the root of `n`.
async fn play(
    connection: &mut SqliteConnection,
    server: &Server,
    facts: &str,
    now: i64,
) -> Result<()> {
    sqlx::query(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?3)
         INSERT INTO matches (id, guild, game, variant, ladder, seats, bots, games, turns, ended_at)
         SELECT ?1 + i, ?2, 'nimmt',
                iif(i % 7 = 0, 'pro', iif(i % 11 = 0, 'open', 'classic')),
                'table', 4, 0, 3, 30, ?4 - (?3 - i) * ?5 / ?3 FROM n",
    )
    .bind(server.first)
    .bind(server.guild)
    .bind(server.matches)
    .bind(now)
    .bind(server.days * DAY)
    .execute(&mut *connection)
    .await?;
    // Numbers that jump about, without a generator; four seats are always four people.
    sqlx::query(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?3),
                        s(seat) AS (VALUES (0), (1), (2), (3))
         INSERT INTO results (match, seat, guild, user, name, rank, won, stayed, score, best, facts)
         SELECT ?1 + i, seat, ?2, user, 'Player ' || number,
                1 + (seat + i) % 4, (seat + i) % 4 = 0, 1, 10 + (seat + i) % 4 * 9, 2, ?5
         FROM (SELECT i, seat, (i * 7919 + seat * (?4 / 4) + i / 13 * 31) % ?4 AS at FROM n, s)
         JOIN people ON number = at * at / ?4",
    )
    .bind(server.first)
    .bind(server.guild)
    .bind(server.matches)
    .bind(server.people)
    .bind(facts)
    .execute(&mut *connection)
    .await?;
    // As the bot counts matches, one after the other.
    sqlx::query(
        "INSERT INTO ladders (guild, game, ladder) VALUES (?, 'nimmt', 'table')
         ON CONFLICT DO NOTHING",
    )
    .bind(server.guild)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "INSERT INTO tallies (ladder, user, variant, matches, wins, games, score)
         SELECT ladders.id, user, variant, count(*), sum(won), sum(games), sum(score)
         FROM matches JOIN ladders USING (guild, game, ladder)
         JOIN results ON results.match = matches.id
         WHERE matches.guild = ?1 AND matches.id >= ?2 GROUP BY 1, 2, 3
         ON CONFLICT DO UPDATE SET
           matches = tallies.matches + excluded.matches, wins = tallies.wins + excluded.wins,
           games = tallies.games + excluded.games, score = tallies.score + excluded.score",
    )
    .bind(server.guild)
    .bind(server.first)
    .execute(&mut *connection)
    .await?;
    Ok(())
}

/// Writes ratings for the big server, as if they had been worked out one match after the other;
/// with the method of the match that was really played, so that they are not worked out anew.
async fn rate(connection: &mut SqliteConnection, big: &Big) -> Result<()> {
    let guild = big.id.0.cast_signed();
    sqlx::query(
        "INSERT INTO rating_history
           (ladder, user, played_at, match, mean_before, deviation_before, mean, deviation, matches)
         SELECT ladders.id, user, ended_at, match, mean, 80000, mean, 80000, 50
         FROM (SELECT user, match, 1300000 + user % 400 * 1000 AS mean FROM results
               WHERE guild = ?1 AND match >= ?2)
         JOIN matches ON matches.id = match
         JOIN ladders USING (guild, game, ladder)
         ORDER BY 1, user, ended_at, match",
    )
    .bind(guild)
    .bind(FIRST)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "INSERT INTO ratings (ladder, user, mean, deviation, matches, played_at)
         SELECT ladder, user, max(mean), 80000, count(*), max(played_at) FROM rating_history
         WHERE match >= ?1 GROUP BY ladder, user",
    )
    .bind(FIRST)
    .execute(&mut *connection)
    .await?;
    let rated = sqlx::query(
        "UPDATE ladders SET redo = 0, rated_at = last.ended_at, rated_match = last.id
         FROM (SELECT ended_at, id, guild FROM matches WHERE guild = ?1
               ORDER BY ended_at DESC, id DESC LIMIT 1) AS last
         WHERE ladders.guild = last.guild AND method <> 0",
    )
    .bind(guild)
    .execute(&mut *connection)
    .await?;
    assert_eq!(rated.rows_affected(), 1, "a match was really rated before");
    Ok(())
}

/// The tables of all these matches, as the one that was really played has been kept.
async fn keep_tables(connection: &mut SqliteConnection) -> Result<()> {
    let copied = sqlx::query(
        "INSERT INTO tables (id, guild, channel, open, revision, state, checksum, created_at, ended_at)
         SELECT matches.id, matches.guild, matches.id, 0, played.revision, played.state,
                played.checksum, matches.ended_at, matches.ended_at
         FROM (SELECT * FROM tables WHERE open = 0 LIMIT 1) AS played JOIN matches ON matches.id >= ?",
    )
    .bind(FIRST)
    .execute(&mut *connection)
    .await?;
    assert!(copied.rows_affected() > 100_000, "there is a table to copy");
    sqlx::query(
        r#"INSERT INTO players (table_id, number, seat, user, name, "left")
           SELECT match, seat, seat, user, name, 0 FROM results WHERE match >= ?"#,
    )
    .bind(FIRST)
    .execute(&mut *connection)
    .await?;
    Ok(())
}

async fn play_daily(connection: &mut SqliteConnection, now: i64) -> Result<()> {
    let (people, days) = DAILY;
    sqlx::query(
        "WITH RECURSIVE p(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM p WHERE i + 1 < ?1),
                        d(day) AS (SELECT 0 UNION ALL SELECT day + 1 FROM d WHERE day + 1 < ?2)
         INSERT INTO daily_attempts
           (game, user, day, guild, name, step, moves, checksum, began_at, ended_at, score)
         SELECT 'nimmt', 200000000000000000 + i, ?3 - day, 1 + i % ?4, 'Player', 10,
                hex(zeroblob(100)), 0, 0, 1, i % 60
         FROM p, d",
    )
    .bind(people)
    .bind(days)
    .bind(now / DAY)
    .bind(OTHERS)
    .execute(&mut *connection)
    .await?;
    Ok(())
}

/// Returns the facts that statistics are made of, for one seat of a match.
pub fn facts() -> Result<String> {
    let facts = nimmt::Facts {
        v: 1,
        games: vec![12, 0, 7, 9, 22, 3, 8, 5],
        rows: vec![3, 2, 5, 4],
        heads: 66,
        worst: 13,
        most: 22,
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
