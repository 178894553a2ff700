//! Two thousand tables for ten minutes, while a hundredth of all calls fail, events come twice, the
//! gateway breaks off and the process is killed: nothing stalls, nothing is lost, nothing grows.
//!
//! `SOAK_TABLES` and `SOAK_SECONDS` in the environment make it smaller.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sandbox::{Breakdown, Disorder, Fate};
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::Result;
use super::kills::{misbehave, setting};
use super::pages::Complaints;
use super::process::Process;
use super::stage::Stage;
use super::table::Table;

/// Clicks a second of all tables together. At a slow table of two a turn costs six requests that
/// count: a page, the old one's buttons, and for each of both a new direct message and the end of
/// the old one. So 45 requests a second allow fifteen clicks; failures take their share.
const RATE: u32 = 10;
/// The process is killed so often.
const KILL_EVERY: Duration = Duration::from_secs(60);
/// The gateway breaks off so often.
const BREAK_EVERY: Duration = Duration::from_secs(25);

pub async fn measure() -> Result<()> {
    let tables = usize::try_from(setting("SOAK_TABLES", 2_000))?;
    let seconds = u64::from(setting("SOAK_SECONDS", 600));
    println!("\nsoak: {tables} tables of two for {seconds} s");
    let stage = Arc::new(Stage::empty().await);
    let mut bot = Process::start(&stage)?;
    stage.discord.bot_connected().await?;
    stage.discord.commands_registered().await?;
    let all = gather(&stage, tables).await?;
    println!("  opened; with faults from now on");
    drop(bot);
    // From here on within the usual budget.
    bot = Process::start_within(&stage, 45)?;
    stage.discord.bot_connected().await?;
    let mut rng = StdRng::seed_from_u64(1);
    let event = Some("INTERACTION_CREATE".to_owned());
    let (begun, mut killed, mut broken) = (Instant::now(), Instant::now(), Instant::now());
    let (mut next, mut clicks, mut failed, mut kills, mut seen) = (0, 0_u32, 0_u32, 0, 0);
    let mut memory = Vec::new();
    let mut under_way: JoinSet<bool> = JoinSet::new();
    let mut tick = tokio::time::interval(Duration::from_secs(1) / RATE);
    while begun.elapsed() < Duration::from_secs(seconds) {
        tick.tick().await;
        let counts = stage.discord.counts();
        let now = counts.counted + counts.exempt;
        for _ in seen..now {
            if rng.random_ratio(1, 50) {
                misbehave(&stage.discord, &mut rng);
            }
        }
        seen = now;
        if rng.random_ratio(1, 100) {
            let how = Fate::Twice;
            stage.discord.disorder(Disorder { event: event.clone(), times: Some(1), how });
        }
        if broken.elapsed() > BREAK_EVERY {
            broken = Instant::now();
            stage.discord.break_gateway(Breakdown::Cut);
        }
        if killed.elapsed() > KILL_EVERY {
            memory.extend(bot.usage().map(|usage| usage.megabytes));
            killed = Instant::now();
            bot.kill()?;
            kills += 1;
            bot = Process::start_within(&stage, 45)?;
        }
        let choice = (0..all.len()).find_map(|_| {
            next = (next + 1) % all.len();
            let table: &Table = &all[next];
            let board = table.board(&stage.discord.world()).cloned();
            if let Some(button) = board.as_ref().and_then(|b| b.button(|b| b.label == "Next game"))
            {
                let board = board.as_ref()?.id;
                return Some((table.players[0].person.clone(), (board, button.custom_id?)));
            }
            table.players.iter().find_map(|p| Some((p.person.clone(), p.choice(&stage)?)))
        });
        let Some((person, (message, button))) = choice else { continue };
        clicks += 1;
        under_way.spawn(async move { person.click_id(message, &button).await.is_ok() });
        while let Some(done) = under_way.try_join_next() {
            failed += u32::from(!done?);
        }
    }
    memory.extend(bot.usage().map(|usage| usage.megabytes));
    stage.discord.behave();
    stage.discord.order();
    while let Some(done) = under_way.join_next().await {
        failed += u32::from(!done?);
    }
    println!("  {clicks} clicks, {failed} of them without an answer, {kills} kills");
    println!("  memory before each kill, in MB: {memory:.0?}");
    judge(&stage, &all).await
}

/// Opens the tables, some at a time.
async fn gather(stage: &Arc<Stage>, tables: usize) -> Result<Vec<Table>> {
    let hands = Arc::new(Semaphore::new(8));
    let mut opening = JoinSet::new();
    for number in 0..tables {
        let pass = Arc::clone(&hands).acquire_owned().await?;
        let stage = Arc::clone(stage);
        opening.spawn(async move {
            let options = [("pace", json!("slow")), ("target", json!(999))];
            let table = stage.table(number, 2, &options).await?;
            table.settle(&stage).await?;
            drop(pass);
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(table)
        });
    }
    let mut all = Vec::with_capacity(tables);
    while let Some(table) = opening.join_next().await {
        all.push(table??);
    }
    Ok(all)
}

/// Time to tidy up, and then every table must have all its pages and somebody who can go on.
async fn judge(stage: &Stage, all: &[Table]) -> Result<()> {
    let mut found = Complaints::default();
    let mut stuck = 0;
    for _ in 0..90 {
        tokio::time::sleep(Duration::from_secs(2)).await;
        let world = stage.discord.world();
        found = all.iter().fold(Complaints::default(), |sum, table| {
            sum.and(Complaints::of(&world, table.channel.id))
        });
        stuck = all.iter().filter(|table| table.is_stuck(&world)).count();
        if found.live == 0 && stuck == 0 {
            break;
        }
    }
    println!("  {} turns shown: {found:?}, {stuck} tables stuck", found.turns);
    Ok(())
}
