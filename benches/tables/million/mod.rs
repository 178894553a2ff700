//! A million results in one database: what it costs to look at them, to add to them, and to take
//! somebody's out of them.
//!
//! Waits of people are measured at the bot, from the click to the answer; queries of the database
//! alone, at the store. While much is worked out or deleted, a table is committed again and again:
//! how long that waits is told, too.

mod ends;
mod fill;
mod forgetting;
mod looks;
mod queries;

use hornochse::store::{RankedGame, RankedLadder, Store};
use sandbox::{Guild, Person};
use values::{GuildId, UserId};

use super::Result;
use super::stage::Stage;

/// People of the big server whom the simulated Discord knows: those who have played most.
const VETERANS: usize = 30;

/// The server on which nearly half of everything was played.
struct Big {
    guild: Guild,
    id: GuildId,
    /// The first one has played most.
    veterans: Vec<Person>,
}

impl Big {
    /// Its matches between people.
    fn ladder(&self) -> RankedLadder<'static> {
        let game = RankedGame { name: "nimmt", rated_turns: 10 };
        RankedLadder { guild: self.id, game, ladder: "table" }
    }

    fn veteran(&self, number: usize) -> Result<UserId> {
        let person = self.veterans.get(number).ok_or("so many people are not there")?;
        Ok(UserId(person.id.to_string().parse()?))
    }
}

pub async fn measure() -> Result<()> {
    println!("\nmillion: a million results in one database");
    let mut stage = Stage::empty().await;
    let guild = stage.discord.guild("Big");
    let veterans: Vec<Person> =
        (0..VETERANS).map(|number| stage.discord.person(&format!("Veteran {number}"))).collect();
    for person in &veterans {
        person.join(&guild);
    }
    let big = Big { id: GuildId(guild.id.to_string().parse()?), guild, veterans };
    // The bot's clock begins with the present.
    let now = hornochse::tools::ManualClock::new().time();
    stage.start_bot().await;
    ends::play(&stage, &big, ("first", &strangers(&stage, &big))).await?;
    stage.nothing_to_send().await;
    stage.stop_bot().await;

    let store = Store::open(&stage.database_url()).await?;
    fill::everything(&stage, &big, now).await?;
    queries::measure(&store, &big, now).await?;
    store.close().await;

    stage.start_bot().await;
    looks::measure(&stage, &big).await?;
    ends::measure(&stage, &big).await?;
    stage.stop_bot().await;

    let store = Store::open(&stage.database_url()).await?;
    queries::ends(&store, &big, now).await?;
    forgetting::measure(&store, &big, now).await?;
    store.close().await;
    forgetting::command(&stage)
}

/// Four people who have played nothing yet.
fn strangers(stage: &Stage, big: &Big) -> Vec<Person> {
    let stranger = |number| {
        let person = stage.discord.person(&format!("Stranger {number}"));
        person.join(&big.guild);
        person
    };
    (0..4).map(stranger).collect()
}
