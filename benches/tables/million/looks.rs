//! From a command, or the choice in a menu, to the answer with its picture.

use std::time::{Duration, Instant};

use sandbox::Person;

use super::super::Result;
use super::super::figures::Samples;
use super::super::stage::Stage;
use super::Big;

/// Number of times each thing is looked at.
const LOOKS: usize = 200;
/// So that nobody is told to wait.
const PAUSE: Duration = Duration::from_secs(4);

pub async fn measure(stage: &Stage, big: &Big) -> Result<()> {
    let channel = big.guild.channel("leaders");
    let person = &big.veterans[0];
    let mut opened = Samples::default();
    for _ in 0..LOOKS {
        stage.clock.advance(PAUSE);
        let begun = Instant::now();
        person.command(&channel, "nimmt leaderboard", &[]).await?;
        opened.add(begun.elapsed());
    }
    println!("  leaderboard, by rating, season: {opened}");
    let board = person.command(&channel, "nimmt leaderboard", &[]).await?;
    let board = board.message_id().ok_or("there is no leaderboard")?;
    for (value, what) in [
        ("wins", "by wins, season"),
        ("recent", "by wins, 30 days"),
        ("score", "by score, 30 days"),
        ("rating", "by rating, 30 days"),
        ("all", "by rating, all time"),
        ("share", "by share of wins, all time"),
        ("nimmt.pro", "by share of wins, one variant, all time"),
    ] {
        let mut chosen = Samples::default();
        for _ in 0..LOOKS {
            stage.clock.advance(PAUSE);
            chosen.add(choose(stage, person, board, value).await?);
        }
        println!("  leaderboard, {what}: {chosen}");
    }
    for (command, what) in [("nimmt me", "statistics"), ("nimmt privacy", "what is stored")] {
        let mut asked = Samples::default();
        for person in big.veterans.iter().cycle().take(LOOKS) {
            stage.clock.advance(PAUSE);
            let begun = Instant::now();
            person.command(&channel, command, &[]).await?;
            asked.add(begun.elapsed());
        }
        println!("  {what}, of one of those who played most: {asked}");
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
