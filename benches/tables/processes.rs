//! Three processes at one PostgreSQL, a Discord with four connections: matches played to their ends
//! while the processes are killed and the database is restarted, and clicks while they are replaced
//! one by one.
//!
//! `DATABASE_URL` in the environment names an empty database that may be filled; `RESTART_DATABASE`
//! is a command that restarts its server. `MATCHES` and `SECONDS` make it smaller: matches are
//! played until both are reached.

use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sandbox::{RateLimits, Settings};
use serde_json::json;
use tokio::task::JoinSet;

use super::Result;
use super::kills::setting;
use super::pages::Complaints;
use super::process::Process;
use super::stage::Stage;
use super::table::Next;

/// The shards of each process.
const SHARDS: [&str; 3] = ["0-1/4", "2/4", "3/4"];
/// Matches that are played at the same moment.
const AT_ONCE: usize = 8;

/// The number of the first match that is played while processes are replaced.
const REPLACED: usize = 5_000;
/// Time a new process needs to wait for its turn, and to connect.
const CONNECTING: Duration = Duration::from_secs(15);
/// Time it takes to replace all of them.
const WHOLE: Duration = Duration::from_secs(45);

/// The counts of a measurement.
#[derive(Default, Debug)]
struct Count {
    matches: usize,
    clicks: usize,
    unanswered: usize,
}

pub async fn measure() -> Result<()> {
    let Ok(url) = std::env::var("DATABASE_URL") else {
        println!("\nprocesses: left out, for DATABASE_URL names no PostgreSQL database");
        return Ok(());
    };
    let (matches, seconds) = (setting("MATCHES", 200) as usize, setting("SECONDS", 600));
    println!(
        "\nprocesses: {matches} matches in at least {seconds} s, three processes, four connections"
    );
    let stage = stage(url).await;
    let mut bots = start(&stage)?;
    all_connected(&stage).await?;
    stage.discord.commands_registered().await?;

    let began = Instant::now();
    let end = Duration::from_secs(seconds.into());
    let play = play(&stage, 0, matches, began + end);
    let killing = async {
        let mut rng = StdRng::seed_from_u64(5);
        let (mut kills, mut restarts) = (0, 0);
        while began.elapsed() < end {
            tokio::time::sleep(Duration::from_millis(rng.random_range(500..6_000))).await;
            let dead = rng.random_range(0..bots.len());
            bots[dead].kill()?;
            kills += 1;
            tokio::time::sleep(Duration::from_millis(rng.random_range(0..2_000))).await;
            bots[dead] = Process::start_part(&stage, SHARDS[dead])?;
            // Twice, after a third and after two thirds of the time.
            if began.elapsed() > end * (restarts + 1) / 3 && restarts < 2 {
                restarts += 1;
                restart_database()?;
            }
        }
        all_connected(&stage).await?;
        Ok::<_, Box<dyn std::error::Error + Send + Sync>>((kills, restarts))
    };
    let (played, killed) = tokio::join!(play, killing);
    let ((count, found), (kills, restarts)) = (played?, killed?);
    println!(
        "  {kills} kills, the database restarted {restarts} times, {} s",
        began.elapsed().as_secs()
    );
    println!("  {count:?}");
    println!("  {} turns: {found:?}", found.turns);
    replace(&stage, &mut bots).await
}

async fn stage(url: String) -> Arc<Stage> {
    let settings =
        Settings { rate_limits: RateLimits::off(), shards: 4, log: 2_000, ..Settings::default() };
    let mut stage = Stage::without_bot_in_a_file(settings).await;
    stage.move_to(url);
    Arc::new(stage)
}

fn start(stage: &Stage) -> Result<Vec<Process>> {
    SHARDS.iter().map(|shards| Process::start_part(stage, shards)).collect()
}

async fn all_connected(stage: &Stage) -> Result<()> {
    let app = stage.discord.application_id();
    for _ in 0..10 {
        if stage.discord.until(|world| world.shards_connected(app) == 4).await.is_ok() {
            return Ok(());
        }
    }
    Err("the bots do not come back".into())
}

fn restart_database() -> Result<()> {
    let Ok(command) = std::env::var("RESTART_DATABASE") else { return Ok(()) };
    let status = Command::new("sh").args(["-c", &command]).status()?;
    if status.success() { Ok(()) } else { Err("the database was not restarted".into()) }
}

/// Plays matches to their ends, some at a time: so many at least, and until then.
async fn play(
    stage: &Arc<Stage>,
    first: usize,
    matches: usize,
    until: Instant,
) -> Result<(Count, Complaints)> {
    let (mut count, mut found) = (Count::default(), Complaints::default());
    let mut playing = JoinSet::new();
    let mut next = first;
    loop {
        while playing.len() < AT_ONCE && (next < first + matches || Instant::now() < until) {
            let (stage, number) = (Arc::clone(stage), next);
            playing.spawn(async move { one_match(&stage, number).await });
            next += 1;
        }
        if let Some(one) = playing.join_next().await {
            let (clicks, unanswered, complaints) = one??;
            count.matches += 1;
            count.clicks += clicks;
            count.unanswered += unanswered;
            found = found.and(complaints);
        } else {
            return Ok((count, found));
        }
    }
}

/// One match to its end: a click that fails is repeated by and by.
async fn one_match(stage: &Stage, number: usize) -> Result<(usize, usize, Complaints)> {
    let (mut clicks, mut unanswered) = (0, 0);
    // If the bot died while the table was opened, the next one is opened elsewhere.
    let mut attempt = 0;
    let table = loop {
        match stage.table(number + 10_000 * attempt, 3, &[("games", json!(1))]).await {
            Ok(table) => break table,
            Err(_) if attempt < 100 => {
                attempt += 1;
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            Err(error) => return Err(error),
        }
    };
    let mut waited = 0;
    loop {
        match table.anybody(stage).await {
            Ok(Next::Over) => break,
            Ok(Next::Between(board)) => {
                let _ = table.players[0].person.click_label(board, "Next game").await;
            }
            Ok(Next::Row(seat)) => {
                clicks += 1;
                unanswered += usize::from(table.players[seat].choose(stage).await.is_err());
            }
            Ok(Next::Play) => {}
            // Nothing to do for anybody, for longer than anything should take.
            Err(_) if waited < 4 => {
                waited += 1;
                continue;
            }
            Err(error) => return Err(format!("table {number} is stuck: {error}").into()),
        }
        waited = 0;
    }
    let mut complaints = Complaints::default();
    for _ in 0..60 {
        complaints = Complaints::of(&stage.discord.world(), table.channel.id);
        if complaints.live == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok((clicks, unanswered, complaints))
}

/// Every process is replaced by a new one, which is connected before the old one goes.
async fn replace(stage: &Arc<Stage>, bots: &mut [Process]) -> Result<()> {
    let playing = {
        let stage = Arc::clone(stage);
        tokio::spawn(async move { play(&stage, REPLACED, 24, Instant::now() + WHOLE).await })
    };
    for (bot, shards) in bots.iter_mut().zip(SHARDS) {
        let new = Process::start_part(stage, shards)?;
        // It starts, and waits until it may open its connections.
        tokio::time::sleep(CONNECTING).await;
        std::mem::replace(bot, new).stop()?;
    }
    let (count, found) = playing.await??;
    println!("  replaced one by one: {count:?}");
    println!("  {} turns: {found:?}", found.turns);
    Ok(())
}
