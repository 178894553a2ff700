//! The log of a whole match: every line is JSON, a click can be followed through it, and nothing in
//! it is secret.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use sandbox::Sandbox;
use serde_json::Value;

use crate::support::{Next, Scene, decisions, hand_cards, hand_of, one_game, unlimited};

/// Cards from here on cannot be mistaken for tables, tries or revisions in the log of a short
/// match.
const UNMISTAKABLE: u8 = 67;

/// Fields that say how many there are of something that is no secret.
const COUNTED: [&str; 4] = ["missing", "there", "uploaded", "guilds"];

/// The program, logging to a file.
struct Logging(Child);

impl Logging {
    fn start(discord: &Sandbox, folder: &Path, filter: &str) -> Self {
        let log = std::fs::File::create(folder.join("log")).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_hornochse"))
            .current_dir(folder)
            .env_clear()
            .env("DISCORD_TOKEN", discord.token())
            .env("DISCORD_API_URL", discord.url())
            .env("LOG", filter)
            .env("LOG_FORMAT", "json")
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        Self(child)
    }
}

impl Drop for Logging {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A match of three people and one game, one of them behind closed doors, with a hint and a review;
/// and what they held on the way.
async fn played(scene: &Scene) -> BTreeSet<u8> {
    let people = scene.people(3);
    people[2].close_dms();
    scene.start_match_quietly(&people, &one_game()).await;
    let board = scene.board().await;
    scene.my_hand(&people[2], board.id).await;
    people[1].command(&scene.channel, "nimmt hint", &[]).await.unwrap();
    let mut cards = BTreeSet::new();
    loop {
        match scene.next(&people).await {
            Next::Decide(index, message) => {
                for person in &people {
                    if let Some(hand) = hand_of(&scene.discord.world(), person.id) {
                        cards.extend(hand_cards(&hand));
                    }
                }
                // The program has the machine's own time: on a busy one it may be too late for a
                // click, and then for a turn; the next round clicks on what is asked then.
                let card = decisions(&message).remove(0).custom_id.unwrap();
                let _ = people[index].click_id(message.id, &card).await;
            }
            Next::Between(_) => unreachable!("there is one game"),
            Next::Over(end) => {
                people[0].click_label(end.id, "Record").await.unwrap();
                // By the next answer all is logged that came before.
                people[1].command(&scene.channel, "nimmt help", &[]).await.unwrap();
                break;
            }
        }
    }
    cards
}

/// Every token that a click has brought, from the addresses at which it was used.
fn tokens(discord: &Sandbox) -> BTreeSet<String> {
    let requests = discord.requests();
    let token = |path: &str| {
        let path = path.trim_start_matches('/');
        let mut parts = path.split('/');
        let (first, _, token) = (parts.next()?, parts.next()?, parts.next()?);
        ["interactions", "webhooks"].contains(&first).then(|| token.to_owned())
    };
    requests.iter().filter_map(|request| token(&request.path)).collect()
}

async fn logged(filter: &str) -> (Scene, BTreeSet<u8>, Vec<Value>, String) {
    let scene = Scene::without_bot(unlimited()).await;
    let bot = Logging::start(&scene.discord, scene.folder.path(), filter);
    scene.discord.bot_connected().await.unwrap();
    scene.discord.commands_registered().await.unwrap();
    let cards = played(&scene).await;
    drop(bot);
    let text = std::fs::read_to_string(scene.folder.path().join("log")).unwrap();
    // The process was killed: its last line may be half of one.
    let whole = &text[..=text.rfind('\n').unwrap_or(0)];
    let lines = whole
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}")));
    (scene, cards, lines.collect(), text)
}

/// The spans that a line stands in.
fn spans(line: &Value) -> impl Iterator<Item = &Value> {
    line["spans"].as_array().into_iter().flatten()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_is_followed_from_its_arrival_to_the_last_delivery() {
    let (scene, cards, lines, text) = logged("warn,hornochse=trace").await;
    let of = |line: &Value, id: &str| {
        spans(line).any(|span| span["interaction"] == id) || line["fields"]["interaction"] == id
    };
    // The click that closed a turn: its consequence was a page for everybody.
    let pages = lines.iter().filter(|line| {
        line["fields"]["message"] == "delivered"
            && spans(line).any(|span| {
                span["row"].as_str().is_some_and(|row| row.starts_with("board"))
                    && span["interaction"].is_string()
            })
    });
    let ids: BTreeSet<&str> =
        pages.flat_map(spans).filter_map(|span| span["interaction"].as_str()).collect();
    assert!(ids.len() >= 8, "only {} pages follow from a click", ids.len());
    for id in ids {
        let said: Vec<&str> = lines
            .iter()
            .filter(|line| of(line, id))
            .filter_map(|line| line["fields"]["message"].as_str())
            .collect();
        for step in ["came in", "committed", "answered", "delivered"] {
            assert!(said.contains(&step), "{id}: {step} is missing in {said:?}");
        }
        assert_eq!(said.iter().filter(|step| **step == "came in").count(), 1, "{id}");
        assert_eq!(said[0], "came in", "{id}");
    }
    // Nothing of a hand is in it: neither a card nor its code in a button.
    assert!(cards.len() >= 25, "{cards:?}");
    for line in &lines {
        let fields = line["fields"].as_object().unwrap();
        let counted = |name: &str| COUNTED.contains(&name);
        let fields = fields.iter().filter(|(name, _)| !counted(name)).map(|(_, value)| value);
        let values =
            fields.chain(spans(line).filter_map(Value::as_object).flat_map(|span| span.values()));
        for value in values {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let words = value.split(|c: char| !c.is_ascii_digit());
            let card = words
                .filter_map(|word| word.parse::<u8>().ok())
                .find(|card| *card >= UNMISTAKABLE && cards.contains(card));
            assert_eq!(card, None, "{line}");
        }
    }
    secret(&scene, &text);
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_asked_for_no_token_is_logged() {
    let (scene, _, lines, text) = logged("trace").await;
    assert!(lines.len() > 100, "only {} lines", lines.len());
    secret(&scene, &text);
}

/// No token is in a log.
fn secret(scene: &Scene, text: &str) {
    assert!(!text.contains(scene.discord.token()), "the bot's token is logged");
    let tokens = tokens(&scene.discord);
    assert!(tokens.len() > 30, "only {} tokens were used", tokens.len());
    for token in tokens {
        assert!(!text.contains(&token), "the token of a click is logged: {token}");
    }
}
