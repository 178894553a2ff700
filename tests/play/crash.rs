//! The process is killed with -9 at random moments while a match is played, and started again.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sandbox::{Fault, Id, Message, Misbehaviour, Person, Sandbox, Settings};
use serde_json::json;

use crate::support::{
    board_in, decisions, hand_at, is_end, lobby_in, must_decide, private, record_of, seats,
    unlimited,
};

struct Bot {
    child: Child,
}

impl Bot {
    fn start(discord: &Sandbox, folder: &Path, requests_per_second: u32) -> Self {
        let database = format!("sqlite://{}", folder.join("crash.db").display());
        let child = Command::new(env!("CARGO_BIN_EXE_hornochse"))
            .current_dir(folder)
            .env("DISCORD_TOKEN", discord.token())
            .env("DISCORD_API_URL", discord.url())
            .env("DATABASE_URL", database)
            .env("LOG", "error")
            .env("DISCORD_REQUESTS_PER_SECOND", requests_per_second.to_string())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Self { child }
    }

    fn kill(self) {
        drop(self);
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // SIGKILL: nothing is finished, nothing is written any more.
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_kills_lose_nothing_and_resolve_no_turn_twice() {
    play_under_kills(50, &[], PLENTY).await;
}

/// So few requests that pages go by the tokens of clicks in the channel.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twenty_kills_lose_and_double_no_page_that_goes_by_a_token() {
    let by_token = play_under_kills(20, &[], 6).await;
    assert!(by_token > 0, "no page was posted by a token");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_kills_among_failing_requests_lose_nothing_either() {
    // A third of what the bot asks for fails, in one way or another.
    let often = |what: Misbehaviour, path: &str| Fault::always(what).on("", path).one_in(6);
    let faults = [
        often(Misbehaviour::Status { status: 500 }, "/messages"),
        often(Misbehaviour::LostReply, "/messages"),
        often(Misbehaviour::DoneButStatus { status: 502 }, "/callback"),
    ];
    play_under_kills(10, &faults, PLENTY).await;
}

/// Discord is slow to confirm a page, and the next turn is over before it does: should the process
/// be killed then, two pages stand of which it doesn't know.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_pages_of_which_nobody_knew_after_a_kill_are_shown_once_each() {
    let settings = Settings { first_response: Duration::from_secs(20), ..unlimited() };
    let discord = Sandbox::start(settings).await.unwrap();
    let folder = storage_contract::folder();
    let guild = discord.guild("The Barn");
    let channel = guild.channel("games").id;
    let people: Vec<Person> = ["Ada", "Ben"].iter().map(|n| discord.person(n)).collect();
    for person in &people {
        person.join(&guild);
    }
    let bot = Bot::start(&discord, folder.path(), PLENTY);
    discord.bot_connected().await.unwrap();
    discord.commands_registered().await.unwrap();
    people[0].command(channel, "nimmt new", &[("games", json!(1))]).await.unwrap();
    let lobby = lobby_in(&discord, channel).await;
    people[1].click_label(lobby, "Join").await.unwrap();
    people[0].click_label(lobby, "Start").await.unwrap();
    let begun = |world: &sandbox::World| board_in(world, channel).filter(|page| page.id != lobby);
    let page = discord.until_some(begun).await.unwrap();
    let choose = async || {
        for person in &people {
            let hand =
                |world: &sandbox::World| hand_at(world, &page, person.id).filter(must_decide);
            let hand = discord.until_some(hand).await.unwrap();
            let card = decisions(&hand).pop().unwrap().custom_id.unwrap();
            let _ = person.click_id(hand.id, &card).await;
        }
    };
    let shown = |world: &sandbox::World, turn: u32| {
        let pages = world.messages_in(channel).filter(|message| !message.deleted);
        pages.filter(|message| turn_of(&message.text()) == Some((1, turn))).count()
    };
    let slow = Fault::next(1, Misbehaviour::AnswerAfter { ms: 4_000 });
    discord.misbehave(slow.on("POST", &format!("/channels/{channel}/messages")));
    choose().await;
    choose().await;
    discord.until(|world| shown(world, 2) > 0).await.unwrap();
    bot.kill();
    let app = discord.application_id();
    discord.until(|world| world.shards_connected(app) == 0).await.unwrap();
    let bot = Bot::start(&discord, folder.path(), PLENTY);
    discord.bot_connected().await.unwrap();
    // The first one is found, and not taken for the second: each is there once, and its buttons go
    // when the next one is known.
    let live = |world: &sandbox::World| {
        let pages = world.messages_in(channel).filter(|m| turn_of(&m.text()).is_some());
        pages.filter(|page| !page.buttons().is_empty()).count()
    };
    discord.until(|world| live(world) == 1).await.unwrap();
    let world = discord.world();
    assert_eq!([1, 2].map(|turn| shown(&world, turn)), [1, 1]);
    drop(world);
    bot.kill();
}

/// As many requests a second as Discord allows.
const PLENTY: u32 = 45;

/// Matches are played until the process was killed so often, while Discord misbehaves like this.
/// Returns the number of pages that were posted by tokens.
async fn play_under_kills(most: usize, faults: &[Fault], requests_per_second: u32) -> usize {
    // The bot runs by real time here: what it was killed over is never answered.
    let settings = Settings { first_response: Duration::from_secs(20), ..unlimited() };
    let discord = Sandbox::start(settings).await.unwrap();
    let folder = storage_contract::folder();
    let guild = discord.guild("The Barn");
    let channel = guild.channel("games");
    let people: Vec<Person> = ["Ada", "Ben", "Cem"].iter().map(|n| discord.person(n)).collect();
    for person in &people {
        person.join(&guild);
    }
    let visitor = discord.person("Dora");
    visitor.join(&guild);
    let mut rng = StdRng::seed_from_u64(1);
    let start = || Bot::start(&discord, folder.path(), requests_per_second);
    let mut bot = start();
    discord.bot_connected().await.unwrap();
    discord.commands_registered().await.unwrap();
    for fault in faults {
        discord.misbehave(fault.clone());
    }

    let mut kills = 0;
    let mut matches = 0;
    while kills < most {
        people[0].command(channel.id, "nimmt new", &[("games", json!(3))]).await.unwrap();
        let lobby = lobby_in(&discord, channel.id).await;
        people[1].click_label(lobby, "Join").await.unwrap();
        people[2].click_label(lobby, "Join").await.unwrap();
        // A lobby that was slow to let somebody in shows it a moment later.
        let everybody = |world: &sandbox::World| {
            world.message(lobby).is_some_and(|shown| seats(shown, people.len()))
        };
        discord.until(everybody).await.unwrap();
        people[0].click_label(lobby, "Start").await.unwrap();
        // The newest table message is that of the last match until the first of this one is there.
        let is_new =
            |world: &sandbox::World| board_in(world, channel.id).is_some_and(|b| !is_end(&b));
        discord.until(is_new).await.unwrap();
        let mut over = None;
        while over.is_none() {
            let before = kills;
            if kills < most && rng.random_ratio(1, 3) {
                // Somewhere in the middle of what the last clicks have set off.
                tokio::time::sleep(Duration::from_micros(rng.random_range(0..30_000))).await;
                bot.kill();
                kills += 1;
                // A click for a connection that is dead already would get no answer.
                let app = discord.application_id();
                discord.until(|world| world.shards_connected(app) == 0).await.unwrap();
                bot = start();
                discord.bot_connected().await.unwrap();
                if requests_per_second < PLENTY {
                    // Whatever anybody asks in the channel leaves a token.
                    let _ = visitor.command(channel.id, "nimmt join", &[]).await;
                }
            }
            over = step(&discord, channel.id, &people, kills > before).await;
        }
        check_pages(&discord, channel.id, lobby).await;
        check_hands(&discord, &people).await;
        let record = record_of(&people[0], &over.unwrap()).await;
        assert_eq!(record.games().len(), 3);
        matches += 1;
    }
    println!("{kills} kills in {matches} matches");
    bot.kill();
    let violations = discord.violations();
    assert!(violations.is_empty(), "{violations:#?}");
    let by_token = |m: &&Message| turn_of(&m.text()).is_some() && m.interaction.is_some();
    discord.world().messages_in(channel.id).filter(by_token).count()
}

/// One thing that somebody at the table does next; the record once the match is over.
async fn step(
    discord: &Sandbox,
    channel: Id,
    people: &[Person],
    after_kill: bool,
) -> Option<Message> {
    enum Next {
        Click(usize, Id, String),
        Over(Box<Message>),
    }
    let ids: Vec<Id> = people.iter().map(|p| p.id).collect();
    let find = |world: &sandbox::World| {
        let board = board_in(world, channel)?;
        if is_end(&board) {
            return Some(Next::Over(Box::new(board)));
        }
        if let Some(next) = board.button(|b| b.label == "Next game") {
            return Some(Next::Click(0, board.id, next.custom_id?));
        }
        ids.iter().enumerate().find_map(|(index, id)| {
            let hand = hand_at(world, &board, *id).filter(must_decide)?;
            let button = decisions(&hand).into_iter().next()?;
            Some(Next::Click(index, hand.id, button.custom_id?))
        })
    };
    // Also after a kill every hand comes by itself: nobody has to ask for theirs.
    let next = discord.until_some(find).await.unwrap();
    match next {
        Next::Over(end) => return Some(*end),
        Next::Click(person, message, id) => {
            // A click while nobody listens fails in front of the person, who clicks again.
            let clicked = people[person].click_id(message, &id).await;
            if clicked.is_err() && !after_kill {
                let _ = people[person].click_id(message, &id).await;
            }
        }
    }
    None
}

/// Checks that every turn of every game of this match was shown exactly once, and that only the
/// last page has buttons. Leftovers of a kill are tidied up in a moment.
async fn check_pages(discord: &Sandbox, channel: Id, since: Id) {
    let complaint = |world: &sandbox::World| {
        let pages: Vec<_> = world
            .messages_in(channel)
            .filter(|m| !m.deleted && m.id > since && m.ephemeral_to.is_none())
            .filter(|m| m.attachments.iter().any(|a| a.filename.starts_with("table.")))
            .cloned()
            .collect();
        let text = |m: &sandbox::Message| m.text().lines().next().unwrap_or_default().to_owned();
        let dump = || pages.iter().map(|m| format!("\n{} {}", m.id, text(m))).collect::<String>();
        let mut turns = std::collections::BTreeMap::<(u32, u32), usize>::new();
        for page in &pages {
            if let Some(turn) = turn_of(&page.text()) {
                *turns.entry(turn).or_default() += 1;
            }
        }
        // Games of three here have ten turns. The last one of a game has a heading of its own.
        for game in 1..=3 {
            for turn in 1..=9 {
                match turns.get(&(game, turn)) {
                    Some(1) => {}
                    Some(_) => {
                        return Some(format!("turn {turn} of game {game} twice: {}", dump()));
                    }
                    None => return Some(format!("turn {turn} of game {game} is lost: {}", dump())),
                }
            }
        }
        for game in 1..=2 {
            let over = format!("**Game {game} is over.**");
            if !pages.iter().any(|m| m.text().contains(&over)) {
                return Some(format!("the end of game {game} is lost: {}", dump()));
            }
        }
        // … and so has the last one of the match.
        let ends = pages.iter().filter(|m| is_end(m)).count();
        if ends != 1 {
            return Some(format!("the match has {ends} ends: {}", dump()));
        }
        let mut pictures = std::collections::HashMap::new();
        for page in &pages {
            let picture = page.attachments.iter().find(|a| a.filename.starts_with("table."))?;
            if let Some(other) = pictures.insert(picture.bytes.to_vec(), page.id) {
                return Some(format!("{other} and {} look the same: {}", page.id, dump()));
            }
        }
        let presses = |m: &&sandbox::Message| m.buttons().iter().any(|b| b.custom_id.is_some());
        let live = pages.iter().filter(presses).count();
        (live > 1).then(|| format!("{live} pages have buttons: {}", dump()))
    };
    let fine = discord.until(|world| complaint(world).is_none()).await;
    if let (Err(_), Some(complaint)) = (fine, complaint(&discord.world())) {
        panic!("{complaint}");
    }
}

/// Nobody is asked in two messages at the same moment, also not once the match is over.
async fn check_hands(discord: &Sandbox, people: &[Person]) {
    for person in people {
        let live = |world: &sandbox::World| {
            private(world, person.id).iter().filter(|message| must_decide(message)).count()
        };
        let fine = discord.until(|world| live(world) <= 1).await;
        assert!(fine.is_ok(), "{} has {} live hands", person.name, live(&discord.world()));
    }
}

/// Returns the game and the turn that a page tells of.
fn turn_of(text: &str) -> Option<(u32, u32)> {
    let (_, rest) = text.split_once("**Game ")?;
    let (game, rest) = rest.split_once(" · after turn ")?;
    let turn: String = rest.chars().take_while(char::is_ascii_digit).collect();
    Some((game.parse().ok()?, turn.parse().ok()?))
}
