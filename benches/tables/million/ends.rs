//! From the last click of a match to its last page, which says how the leaderboard has changed.

use std::time::{Duration, Instant};

use sandbox::Person;
use serde_json::json;

use super::super::Result;
use super::super::figures::Samples;
use super::super::stage::Stage;
use super::super::table::Table;
use super::Big;

const MATCHES: usize = 100;

pub async fn measure(stage: &Stage, big: &Big) -> Result<()> {
    let people: Vec<Person> = big.veterans.iter().take(2).cloned().collect();
    let mut ends = Samples::default();
    for number in 0..MATCHES {
        ends.add(play(stage, big, (&format!("table-{number}"), &people)).await?);
    }
    println!("  the end of a match of two, from its last click: {ends}");
    Ok(())
}

/// Plays a match of one game in a channel of this name. Gives how long its end took.
pub async fn play(
    stage: &Stage,
    big: &Big,
    (channel, people): (&str, &[Person]),
) -> Result<Duration> {
    let channel = big.guild.channel(channel);
    let table = Table::open(channel, people.to_vec(), &[("games", json!(1))]).await?;
    stage.clock.advance(Duration::from_secs(30));
    let mut clicked = Instant::now();
    while table.settle(stage).await? {
        for player in &table.players {
            clicked = Instant::now();
            player.choose(stage).await?;
        }
    }
    Ok(clicked.elapsed())
}
