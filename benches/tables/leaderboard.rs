//! A million results in one database: the leaderboard of a big server, and the end of a match there.

use std::time::{Duration, Instant};

use hornochse::ids::GuildId;
use hornochse::store::{RankedGame, RankedLadder, Store};
use sandbox::{Guild, Person};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use super::Result;
use super::figures::Samples;
use super::stage::{InProcess, Stage};
use super::table::Table;

/// Matches of four on the big server, in three years, and its people.
const BIG: (i64, i64) = (100_000, 5_000);
/// Other servers, matches of four on each, and people.
const OTHERS: (i64, i64, i64) = (999, 150, 40);
/// How often each kind of leaderboard is looked at, and how many matches come to their end.
const LOOKS: usize = 200;
const MATCHES: usize = 100;
const DAY: i64 = 24 * 3_600_000;

pub async fn measure() -> Result<()> {
    println!("\nleaderboard: a million results in one database");
    let stage = Stage::new().await?;
    let guild = stage.discord.guild("Big");
    let big: u64 = guild.id.to_string().parse()?;
    // The bot's clock begins with the present.
    let now = hornochse::app::ManualClock::new().time();
    let store = Store::open(&stage.database_url()).await?;
    fill(&stage, big.cast_signed(), now).await?;
    first_ratings(&store, GuildId(big)).await?;

    let bot = InProcess::start(&stage).await?;
    looks(&stage, &bot, &guild).await?;
    ends(&stage, &bot, &guild).await?;
    bot.stop().await
}

/// Results as they might have come about; the same ones each time.
async fn fill(stage: &Stage, big: i64, now: i64) -> Result<()> {
    let begun = Instant::now();
    let mut connection = SqliteConnection::connect(&stage.database_url()).await?;
    sqlx::raw_sql("BEGIN").execute(&mut connection).await?;
    let (servers, each, few) = OTHERS;
    let mut first = 1_000_000;
    for server in 0..=servers {
        let (guild, matches, people, days) =
            if server == 0 { (big, BIG.0, BIG.1, 1_000) } else { (server, each, few, 360) };
        // Numbers that jump about, without a generator.
        sqlx::query(
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?3)
             INSERT INTO matches (id, guild, game, variant, ladder, seats, bots, games, turns, ended_at)
             SELECT ?1 + i, ?2, 'nimmt',
                    iif(i % 7 = 0, 'pro', iif(i % 11 = 0, 'open', 'classic')),
                    'table', 4, 0, 3, 30, ?4 - (?3 - i) * ?5 / ?3 FROM n",
        )
        .bind(first)
        .bind(guild)
        .bind(matches)
        .bind(now)
        .bind(days * DAY)
        .execute(&mut connection)
        .await?;
        sqlx::query(
            "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?3),
                            s(seat) AS (VALUES (0), (1), (2), (3))
             INSERT INTO results (match, seat, guild, user, name, rank, won, stayed, score, best)
             SELECT ?1 + i, seat, ?2, 1 + (i * 7919 + seat * (?4 / 4) + i / 13 * 31) % ?4, 'Player',
                    1 + (seat + i) % 4, (seat + i) % 4 = 0, 1, 10 + (seat + i) % 4 * 9, 2
             FROM n, s",
        )
        .bind(first)
        .bind(guild)
        .bind(matches)
        .bind(people)
        .execute(&mut connection)
        .await?;
        first += matches;
    }
    sqlx::raw_sql("COMMIT").execute(&mut connection).await?;
    let results: i64 =
        sqlx::query_scalar("SELECT count(*) FROM results").fetch_one(&mut connection).await?;
    connection.close().await?;
    println!("  {results} results written in {:.0} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// All of the big server's matches, as after an update that brings other numbers.
async fn first_ratings(store: &Store, guild: GuildId) -> Result<()> {
    let game = RankedGame { name: "nimmt", rated_turns: 10 };
    let before = store.commits();
    let begun = Instant::now();
    store.rate(RankedLadder { guild, game, ladder: "table" }).await?;
    let took = begun.elapsed();
    let steps = u32::try_from(store.commits() - before)?;
    println!(
        "  {} matches rated from the beginning in {:.1} s, in {steps} transactions of {:.1} ms",
        BIG.0,
        took.as_secs_f64(),
        took.as_secs_f64() * 1_000.0 / f64::from(steps)
    );
    Ok(())
}

/// From the command, or the choice in a menu, to the answer with its picture.
async fn looks(stage: &Stage, bot: &InProcess, guild: &Guild) -> Result<()> {
    let channel = guild.channel("leaders");
    let person = stage.discord.person("Somebody");
    person.join(guild);
    let mut opened = Samples::default();
    for _ in 0..LOOKS {
        bot.clock.advance(Duration::from_secs(4));
        let begun = Instant::now();
        person.command(&channel, "nimmt leaderboard", &[]).await?;
        opened.add(begun.elapsed());
    }
    println!("  by rating, this month: {opened}");
    let board = person.command(&channel, "nimmt leaderboard", &[]).await?;
    let board = board.message_id().ok_or("there is no leaderboard")?;
    for (value, what) in [
        ("recent", "by rating, 30 days"),
        ("all", "by rating, all time"),
        ("wins", "by wins, all time"),
        ("nimmt.pro", "by wins, one variant, all time"),
    ] {
        let mut chosen = Samples::default();
        for _ in 0..LOOKS {
            bot.clock.advance(Duration::from_secs(4));
            chosen.add(choose(stage, &person, board, value).await?);
        }
        println!("  {what}: {chosen}");
    }
    Ok(())
}

async fn choose(
    stage: &Stage,
    person: &Person,
    board: sandbox::Id,
    value: &str,
) -> Result<Duration> {
    let message = stage.discord.world().message(board).cloned().ok_or("no leaderboard")?;
    let menu = message.select(|menu| menu.options.iter().any(|(_, it)| it == value));
    let menu = menu.ok_or("nothing to choose from")?.custom_id;
    let begun = Instant::now();
    person.select(board, &menu, &[value]).await?;
    Ok(begun.elapsed())
}

/// From the last click of a match to its last page, which says how the leaderboard has changed.
async fn ends(stage: &Stage, bot: &InProcess, guild: &Guild) -> Result<()> {
    let people: Vec<Person> = ["Ada", "Ben"].map(|name| stage.discord.person(name)).into();
    for person in &people {
        person.join(guild);
    }
    let mut ends = Samples::default();
    for number in 0..MATCHES {
        let channel = guild.channel(&format!("table-{number}"));
        let table = Table::open(channel, people.clone(), &[("games", json!(1))]).await?;
        bot.clock.advance(Duration::from_secs(30));
        let mut clicked = Instant::now();
        while table.settle(stage).await? {
            for player in &table.players {
                clicked = Instant::now();
                player.choose(stage).await?;
            }
        }
        ends.add(clicked.elapsed());
    }
    println!("  the end of a match, from its last click: {ends}");
    Ok(())
}
