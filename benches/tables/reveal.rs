//! From the last click of a turn until the new table message is in the channel.

use std::time::Instant;

use serde_json::json;

use super::Result;
use super::figures::Samples;
use super::stage::Stage;
use crate::support::advance;

/// Turns in a game.
const TURNS: usize = 10;
/// Games measured: the slowest hundredth should be more than one turn.
const GAMES: usize = 20;

pub async fn measure() -> Result<()> {
    println!("\nreveal: from the last click of a turn to the table message");
    for players in [2, 4, 10] {
        let mut stage = Stage::empty().await;
        stage.start_bot().await;
        let options = [("games", json!(GAMES))];
        let table = stage.table(0, players, &options).await?;
        advance(&stage, 2);
        let mut reveals = Samples::default();
        let mut answers = Samples::default();
        while table.settle(&stage).await? {
            // So that nobody is told to wait.
            advance(&stage, 1);
            let (last, others) = table.players.split_last().ok_or("nobody plays")?;
            for player in others {
                let clicked = Instant::now();
                player.choose(&stage).await?;
                answers.add(clicked.elapsed());
            }
            let before = table.board(&stage.discord.world()).map(|board| board.id);
            let (message, button) =
                last.choice(&stage).ok_or("the last one has nothing to choose")?;
            let person = last.person.clone();
            let clicked = Instant::now();
            let click = tokio::spawn(async move { person.click_id(message, &button).await });
            stage.discord.until(|world| table.board(world).map(|board| board.id) > before).await?;
            reveals.add(clicked.elapsed());
            click.await??;
        }
        if reveals.len() != GAMES * TURNS {
            return Err(format!("{} turns instead of {}", reveals.len(), GAMES * TURNS).into());
        }
        println!("  {players:>2} players: {reveals} turns");
        println!("              a click before that is answered: {answers}");
        stage.stop_bot().await;
    }
    Ok(())
}
