//! Matches played to their ends while calls fail and the process is killed: nothing is lost,
//! nothing comes twice, no old page keeps its buttons.
//!
//! `KILLS` and `FAILING` (in percent) in the environment choose how many and how much, `REQUESTS`
//! how many requests the bot may make in a second: with two, half of the pages go by the tokens of
//! clicks.

use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sandbox::{Fault, Misbehaviour};
use serde_json::json;

use super::Result;
use super::pages::Complaints;
use super::process::Process;
use super::stage::Stage;
use super::table::Next;

/// A number from the environment.
pub fn setting(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Returns a random way for a call to fail.
pub fn misbehaviour(rng: &mut StdRng) -> Misbehaviour {
    match rng.random_range(0..6) {
        0 => Misbehaviour::Status { status: 500 },
        1 => Misbehaviour::DoneButStatus { status: 502 },
        2 => Misbehaviour::LostReply,
        3 => Misbehaviour::LostRequest,
        4 => Misbehaviour::TooMany { retry_after_ms: 300, global: false },
        _ => Misbehaviour::AnswerAfter { ms: 400 },
    }
}

pub async fn measure() -> Result<()> {
    let (kills, failing) = (setting("KILLS", 2_000), setting("FAILING", 30));
    let requests = setting("REQUESTS", 100_000);
    println!("\nkills: {kills}, and {failing} % of the calls fail");
    let mut rng = StdRng::seed_from_u64(1);
    let (mut done, mut matches, mut by_token) = (0, 0, 0);
    let mut found = Complaints::default();
    while done < kills {
        let stage = Stage::empty().await;
        let mut bot = Process::start_within(&stage, requests)?;
        stage.discord.bot_connected().await?;
        stage.discord.commands_registered().await?;
        let table = stage.table(matches, 3, &[("games", json!(2))]).await?;
        let watcher = stage.discord.person("Watcher");
        watcher.join(&stage.discord.guild(&format!("Server {}", matches / 10)));
        let faults = tokio::spawn(fail(stage.discord.clone(), failing, rng.random()));
        loop {
            let next = table.anybody(&stage).await?;
            if rng.random_ratio(1, 3) && done < kills {
                tokio::time::sleep(Duration::from_micros(rng.random_range(0..30_000))).await;
                bot.kill()?;
                done += 1;
                bot = Process::start_within(&stage, requests)?;
                stage.discord.bot_connected().await?;
                // The tokens are gone with the process; one press in the channel gives a new one.
                let board = table.board(&stage.discord.world()).map(|board| board.id);
                if let Some(board) = board {
                    let _ = watcher.click_label(board, "My hand").await;
                }
            }
            match next {
                Next::Over => break,
                Next::Between(board) => {
                    let _ = table.players[0].person.click_label(board, "Next game").await;
                }
                // A click that fails is repeated by and by.
                Next::Play => {}
                Next::Row(seat) => {
                    let _ = table.players[seat].choose(&stage).await;
                }
            }
        }
        faults.abort();
        stage.discord.behave();
        // Leftovers of a kill are tidied up within a minute.
        let mut complaints = Complaints::default();
        for _ in 0..60 {
            complaints = Complaints::of(&stage.discord.world(), table.channel.id);
            if complaints.live == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        found = found.and(complaints);
        by_token += table.pages(&stage.discord.world()).filter(|m| m.interaction.is_some()).count();
        matches += 1;
        println!(
            "  {done} kills in {matches} matches so far, {by_token} pages by a token: {found:?}"
        );
        bot.kill()?;
    }
    println!("  {done} kills in {matches} matches, {by_token} pages by a token: {found:?}");
    Ok(())
}

/// Lets the next call of a kind fail, as long as none of that kind is about to: where clicks are
/// many and messages few, failures would pile up until no message ever came through.
pub fn misbehave(discord: &sandbox::Sandbox, rng: &mut StdRng) {
    // Only messages and answers fail; the bot's start is another matter.
    let route = ["/messages", "/webhooks", "/callback"][rng.random_range(0..3)];
    let waits = |fault: &Fault| fault.route.as_deref() == Some(route);
    if !discord.pending_faults().iter().any(waits) {
        discord.misbehave(Fault::next(1, misbehaviour(rng)).on("", route));
    }
}

/// Lets about this share of the calls fail.
async fn fail(discord: sandbox::Sandbox, percent: u32, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut seen = 0;
    loop {
        let counts = discord.counts();
        let now = counts.counted + counts.exempt;
        for _ in seen..now {
            if rng.random_ratio(percent.min(100), 100) {
                misbehave(&discord, &mut rng);
            }
        }
        seen = now;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}
