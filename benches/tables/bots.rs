//! Two hundred seats of bots at live tables: how soon people's clicks are answered beside them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::Result;
use super::figures::Samples;
use super::process::{Process, Usage};
use super::stage::Stage;
use super::table::{Next, Table};

const TABLES: u32 = 40;
/// Bots at each, beside one person.
const BOTS: u32 = 5;
/// Time for which people play.
const SECONDS: u64 = 30;

pub async fn measure() -> Result<()> {
    println!("\n{TABLES} live tables of one person and {BOTS} bots");
    for level in ["1", "9"] {
        let stage = Arc::new(Stage::empty().await);
        let bot = Process::start(&stage)?;
        stage.discord.bot_connected().await?;
        stage.discord.commands_registered().await?;
        let tables = open(&stage, level).await?;

        let before = (bot.usage(), Instant::now());
        let end = before.1 + Duration::from_secs(SECONDS);
        let mut playing = JoinSet::new();
        for (number, table) in (0..).zip(tables) {
            let stage = Arc::clone(&stage);
            playing.spawn(async move { play(&stage, &table, number, end).await });
        }
        let (mut answers, mut turns, mut failed) = (Samples::default(), 0, 0);
        while let Some(played) = playing.join_next().await {
            let (times, cards, lost) = played?;
            times.into_iter().for_each(|time| answers.add(time));
            turns += cards;
            failed += lost;
        }
        println!(
            "  level {level}: clicks answered after {answers}, {failed} failed; {turns} turns"
        );
        if let ((Some(before), since), Some(now)) = (before, bot.usage()) {
            let Usage { megabytes, .. } = now;
            let share = now.share_since(before, since.elapsed());
            println!("      the bot took {share:.0} % of a core and {megabytes:.0} MB");
        }
    }
    Ok(())
}

async fn open(stage: &Arc<Stage>, level: &'static str) -> Result<Vec<Table>> {
    let hands = Arc::new(Semaphore::new(4));
    let mut opening = JoinSet::new();
    for number in 0..TABLES {
        let (stage, hands) = (Arc::clone(stage), Arc::clone(&hands));
        opening.spawn(async move {
            let _pass = hands.acquire_owned().await?;
            let guild = stage.discord.guild(&format!("Server {}", number / 10));
            let channel = guild.channel(&format!("table-{number}"));
            let host = stage.discord.person(&format!("Player {number}"));
            host.join(&guild);
            let lobby = host.command(&channel, "nimmt new", &[]).await?;
            let lobby = lobby.message_id().ok_or("there is no lobby")?;
            let bots = [("level", json!(level)), ("count", json!(BOTS))];
            host.command(&channel, "nimmt bots", &bots).await?;
            host.click_label(lobby, "Start").await?;
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(Table::seated(channel, vec![host]))
        });
    }
    let mut tables = Vec::new();
    while let Some(table) = opening.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}

/// One person plays on for as long: a second or more for each decision, then the next.
async fn play(
    stage: &Stage,
    table: &Table,
    number: u64,
    end: Instant,
) -> (Vec<Duration>, u32, u32) {
    let (mut times, mut turns, mut failed) = (Vec::new(), 0, 0);
    let person = &table.players[0];
    for round in 0_u64.. {
        // From one to three seconds, another at each table and in each turn.
        let pause = 1_000 + (number * 733 + round * 397) % 2_000;
        tokio::time::sleep(Duration::from_millis(pause)).await;
        if Instant::now() >= end {
            break;
        }
        let next = table.next(stage).await;
        let clicked = Instant::now();
        let done = match next {
            Ok(Next::Between(board)) => {
                person.person.click_label(board, "Next game").await.map(|_| ()).map_err(Into::into)
            }
            Ok(Next::Over) => break,
            Ok(Next::Play | Next::Row(_)) => {
                turns += 1;
                person.choose(stage).await
            }
            Err(error) => Err(error),
        };
        match done {
            Ok(()) => times.push(clicked.elapsed()),
            Err(_) => failed += 1,
        }
    }
    (times, turns, failed)
}
