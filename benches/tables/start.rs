//! The start of a process that finds a thousand running matches in its database.

use std::time::Instant;

use super::Result;
use super::crowd::Crowd;
use super::figures::Samples;
use super::process::{Process, Usage};

/// Tables at which somebody clicks after the start; none of them is in memory by then.
const CLICKS: usize = 300;

pub async fn measure(mut crowd: Crowd) -> Result<()> {
    let discord = crowd.stage.discord.clone();
    let app = discord.application_id();
    crowd.bot.kill()?;
    discord.until(|world| !world.is_connected(app)).await?;
    let registrations = discord.world().app(app).map_or(0, |app| app.registrations);

    let begun = Instant::now();
    let bot = Process::start(&crowd.stage)?;
    discord.until(|world| world.is_connected(app)).await?;
    let connected = begun.elapsed();

    let cold = crowd.tables.iter().flat_map(|table| table.players.first());
    let choices = cold.filter_map(|p| Some((p.person.clone(), p.choice(&crowd.stage)?)));
    let mut choices = choices.take(CLICKS);
    let (person, (message, button)) = choices.next().ok_or("nobody has anything to choose")?;
    person.click_id(message, &button).await?;
    let answered = begun.elapsed();
    discord
        .until(|world| world.app(app).is_some_and(|app| app.registrations > registrations))
        .await?;
    let registered = begun.elapsed();

    println!("\nstart with as many running matches in the database, after a kill");
    for (what, moment) in [
        ("connected", connected),
        ("the first click answered", answered),
        ("commands registered", registered),
    ] {
        println!("  {what} after {:.2} s", moment.as_secs_f64());
    }
    if let Some(Usage { processor, megabytes }) = bot.usage() {
        let processor = processor.as_secs_f64();
        println!("  by then {processor:.2} s of processor time, {megabytes:.0} MB");
    }

    let mut answers = Samples::default();
    for (person, (message, button)) in choices {
        let clicked = Instant::now();
        person.click_id(message, &button).await?;
        answers.add(clicked.elapsed());
    }
    println!("  a first click at a table that is not in memory: {answers}");
    Ok(())
}
