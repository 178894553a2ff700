//! The cost of a turn, of the fifty requests a second that Discord allows a bot.

use std::time::Duration;

use sandbox::Counts;
use serde_json::json;

use super::Result;
use super::stage::Stage;
use crate::support::advance;

const GAMES: usize = 3;

/// Requests of a whole match.
#[derive(Default)]
struct Bill {
    turns: u32,
    /// From the first choice of each turn until its table message and its hands are shown.
    reveals: Counts,
    /// All of it: also rows that somebody had to choose, and new games.
    all: Counts,
}

pub async fn measure() -> Result<()> {
    println!("\nrequests in a turn of a live match");
    for (pace, seconds) in [("all within 10 s", 10), ("one by one within 45 s", 45)] {
        for players in [2, 4, 10] {
            let bill = play(players, Duration::from_secs(seconds)).await?;
            #[allow(clippy::cast_precision_loss)]
            let each = |requests: u64| requests as f64 / f64::from(bill.turns);
            println!(
                "  {players:>2} players, {pace}: {:.2} that count and {:.2} that do not; with the \
                 choice of rows and new games {:.2} and {:.2}",
                each(bill.reveals.counted),
                each(bill.reveals.exempt),
                each(bill.all.counted),
                each(bill.all.exempt),
            );
        }
    }
    Ok(())
}

/// Plays a match in which every turn takes so long.
async fn play(players: usize, turn: Duration) -> Result<Bill> {
    let mut stage = Stage::empty().await;
    stage.start_bot().await;
    let table = stage.table(0, players, &[("games", json!(GAMES))]).await?;
    advance(&stage, 2);
    let think = turn / u32::try_from(players)?;
    let mut bill = Bill::default();
    let mut begun = None;
    while table.settle(&stage).await? {
        stage.nothing_to_send().await;
        let before = stage.discord.counts();
        begun.get_or_insert(before);
        for player in &table.players {
            stage.clock.advance(think);
            stage.nothing_to_send().await;
            player.choose(&stage).await?;
        }
        stage.nothing_to_send().await;
        let spent = stage.discord.counts().since(before);
        bill.reveals.counted += spent.counted;
        bill.reveals.exempt += spent.exempt;
        bill.turns += 1;
    }
    stage.nothing_to_send().await;
    bill.all = stage.discord.counts().since(begun.ok_or("there was no turn")?);
    stage.stop_bot().await;
    Ok(bill)
}
