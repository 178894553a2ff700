//! The cost of a turn, of the fifty requests a second that Discord allows a bot: while there is room
//! for them, and under pressure, when pages go out by the tokens of clicks in the channel.

use std::time::Duration;

use sandbox::{Counts, Id, Person};
use serde_json::json;

use super::Result;
use super::stage::Stage;
use super::table::Table;
use crate::support::{advance, board_in};

const GAMES: usize = 3;

/// The place where people click.
#[derive(Clone, Copy, PartialEq)]
enum Hands {
    /// In direct messages; the channel has seen their clicks on the lobby.
    Direct,
    /// The same, and somebody presses My hand on the page once in a quarter of an hour.
    OnePress,
    /// The same, and the bot has forgotten the clicks on the lobby: it was started anew.
    NoPress,
    /// In the channel, where others do not see them.
    Channel,
}

/// A quarter of an hour, and a little: no token lives so long.
const TOKENS_DIE: Duration = Duration::from_secs(15 * 60 + 5);

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
            let bill = play(players, Duration::from_secs(seconds), Hands::Direct, false).await?;
            println!("  {players:>2} players, {pace}: {bill}");
        }
    }
    println!("\nrequests in a turn of a live match of four, under pressure");
    for (place, hands) in [
        ("hands in the channel", Hands::Channel),
        ("direct messages, one press in the channel in 15 min", Hands::OnePress),
        ("direct messages, nobody presses in the channel", Hands::NoPress),
    ] {
        for (pace, seconds) in [("all within 10 s", 10), ("one by one within 45 s", 45)] {
            let bill = play(4, Duration::from_secs(seconds), hands, true).await?;
            println!("  {place}, {pace}: {bill}");
        }
    }
    Ok(())
}

impl std::fmt::Display for Bill {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        #[allow(clippy::cast_precision_loss)]
        let each = |requests: u64| requests as f64 / f64::from(self.turns);
        write!(
            f,
            "{:.2} that count and {:.2} that do not; with the choice of rows and new games {:.2} \
             and {:.2}",
            each(self.reveals.counted),
            each(self.reveals.exempt),
            each(self.all.counted),
            each(self.all.exempt),
        )
    }
}

/// Plays a match in which every turn takes so long.
async fn play(players: usize, turn: Duration, hands: Hands, pressed: bool) -> Result<Bill> {
    let mut stage = Stage::empty().await;
    if pressed {
        stage.requests_per_second = 600;
    }
    stage.start_bot().await;
    let mut table = stage.table(0, players, &[("games", json!(GAMES))]).await?;
    advance(&stage, 2);
    stage.nothing_to_send().await;
    match hands {
        Hands::Direct => {}
        Hands::OnePress => press_once(&stage, &table).await?,
        Hands::NoPress => stage.restart_bot().await,
        Hands::Channel => {
            for player in &mut table.players {
                press_my_hand(&stage, &player.person, table.channel.id).await?;
                player.move_to(table.channel.id);
            }
        }
    }
    let think = turn / u32::try_from(players)?;
    let mut bill = Bill::default();
    let mut begun = None;
    let mut since_press = Duration::ZERO;
    while table.settle(&stage).await? {
        stage.nothing_to_send().await;
        let before = stage.discord.counts();
        begun.get_or_insert(before);
        if hands == Hands::OnePress && since_press >= TOKENS_DIE {
            press_once(&stage, &table).await?;
            since_press = Duration::ZERO;
        }
        since_press += turn;
        for player in &table.players {
            stage.clock.advance(think);
            if pressed {
                stage.press().await;
            }
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

/// Somebody presses My hand below the newest page, and is shown it there.
async fn press_my_hand(stage: &Stage, person: &Person, channel: Id) -> Result<()> {
    let board = stage.discord.until_some(|world| board_in(world, channel)).await?;
    person.click_label(board.id, "My hand").await?;
    stage.nothing_to_send().await;
    Ok(())
}

/// The first player looks at their hand in the channel, and goes back to the direct messages.
async fn press_once(stage: &Stage, table: &Table) -> Result<()> {
    let person = &table.players[0].person;
    press_my_hand(stage, person, table.channel.id).await?;
    let direct = person.dm_channel().messages().pop().ok_or("there is no direct message")?;
    person.click_label(direct.id, "My hand").await?;
    stage.nothing_to_send().await;
    Ok(())
}
