//! The transactions a click costs: each is a write to the disk that everybody waits for.

use std::sync::Arc;
use std::time::Duration;

use hornochse::tools::Clock;
use serde_json::json;
use tokio::task::JoinSet;

use super::Result;
use super::stage::Stage;
use crate::support::advance;

/// Tables that are played at at the same time, by four people each.
const TABLES: usize = 100;
const PLAYERS: usize = 4;
/// Clicks a second of all of them together, and for how long.
const RATE: u32 = 50;
const SECONDS: u32 = 20;

pub async fn measure() -> Result<()> {
    println!("\ntransactions a click");
    crowd().await?;
    for (players, pause) in [(2, 10), (4, 5), (10, 2)] {
        single(players, Duration::from_secs(pause)).await?;
    }
    Ok(())
}

/// Many tables, by the machine's own clock.
async fn crowd() -> Result<()> {
    let mut stage = Stage::empty().await;
    stage.start_bot_by(Clock::System).await;
    let stage = Arc::new(stage);
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let table = stage.table(number, PLAYERS, &[("pace", json!("relaxed"))]).await?;
        table.settle(&stage).await?;
        tables.push(table);
    }
    let before = stage.tools().store.writer().commits();
    let mut clicks = JoinSet::new();
    let mut next = 0;
    let mut tick = tokio::time::interval(Duration::from_secs(1) / RATE);
    for _ in 0..RATE * SECONDS {
        tick.tick().await;
        let choice = (0..TABLES).find_map(|_| {
            next = (next + 1) % TABLES;
            let players = &tables[next].players;
            players.iter().find_map(|p| Some((p.person.clone(), p.choice(&stage)?)))
        });
        let Some((person, (message, button))) = choice else { continue };
        clicks.spawn(async move { person.click_id(message, &button).await.is_ok() });
    }
    let answered = clicks.join_all().await.into_iter().filter(|answered| *answered).count();
    // The last deliveries are noted, too.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let commits = stage.tools().store.writer().commits() - before;
    #[allow(clippy::cast_precision_loss)]
    let each = commits as f64 / answered as f64;
    println!(
        "  {TABLES} tables of {PLAYERS}, {RATE} clicks a second: {each:.2} ({answered} clicks)"
    );
    Ok(())
}

/// One table alone, at which somebody clicks every so often.
async fn single(players: usize, pause: Duration) -> Result<()> {
    let mut stage = Stage::empty().await;
    stage.start_bot().await;
    let table = stage.table(0, players, &[("games", json!(2))]).await?;
    advance(&stage, 2);
    let (mut clicks, mut spent) = (0_u32, 0);
    while table.settle(&stage).await? {
        stage.nothing_to_send().await;
        let before = stage.tools().store.writer().commits();
        for player in &table.players {
            stage.clock.advance(pause);
            stage.nothing_to_send().await;
            player.choose(&stage).await?;
            clicks += 1;
        }
        stage.nothing_to_send().await;
        spent += stage.tools().store.writer().commits() - before;
    }
    #[allow(clippy::cast_precision_loss)]
    let each = spent as f64 / f64::from(clicks);
    println!("  one table of {players}, a click every {} s: {each:.2}", pause.as_secs());
    stage.stop_bot().await;
    Ok(())
}
