//! Nobody but its owner ever sees a card of a hand before it is revealed: every byte is looked at.

use std::collections::HashSet;
use std::sync::Arc;

use sandbox::{Id, Person};
use serde_json::Value;

use crate::support::{Next, Scene, choose, hand_cards, hand_of, unlimited};

/// Cards from here on cannot be mistaken for points, turns or rows in the texts of a short match.
const UNMISTAKABLE: u8 = 67;

#[tokio::test(flavor = "multi_thread")]
async fn no_card_of_a_hand_is_shown_to_anyone_but_its_owner_before_the_reveal() {
    for (people, closed, emojis) in [(2, 0, false), (4, 2, true), (10, 4, false)] {
        let scene = if emojis { Scene::with_emojis().await } else { Scene::new().await };
        watch_a_match(&scene, scene.people(people), closed, false).await;
    }
}

/// The same where everything is an answer to a click, and everybody reads along.
#[tokio::test(flavor = "multi_thread")]
async fn nor_in_a_group_chat() {
    let mut scene = Scene::new().await;
    let people: Vec<Person> =
        ["Ada", "Ben", "Cem", "Dora"].map(|name| scene.discord.person(name)).into();
    people[0].install();
    scene.channel = scene.discord.group_chat(&people.iter().collect::<Vec<_>>());
    watch_a_match(&scene, people, 2, false).await;
}

/// The same where pages go out by the tokens with which people are shown their hands.
#[tokio::test(flavor = "multi_thread")]
async fn nor_when_pages_are_posted_by_the_tokens_of_hands() {
    let scene = Scene::with_a_small_budget(unlimited()).await;
    watch_a_match(&scene, scene.people(4), 3, true).await;
    let pages = scene.channel.messages();
    assert!(pages.iter().any(|m| m.text().contains("after turn 5") && m.interaction.is_some()));
}

/// Plays a game and looks at everything that is sent, to everybody who sees it.
async fn watch_a_match(scene: &Scene, people: Vec<Person>, closed: usize, pressed: bool) {
    for person in &people[..closed] {
        person.close_dms();
    }
    let lobby =
        people[0].command(&scene.channel, "nimmt new", &[("games", 1.into())]).await.unwrap();
    for person in &people[1..] {
        person.click_label(lobby.message_id().unwrap(), "Join").await.unwrap();
    }
    people[0].click_label(lobby.message_id().unwrap(), "Start").await.unwrap();
    // Messages before the first deal speak of seconds and points, not of cards.
    let dealt = scene.discord.traffic().len();
    let board = scene.board().await;
    for person in &people[..closed] {
        scene.my_hand(person, board.id).await;
    }
    // The hand that nobody asked for has come as well, and has moved.
    scene.nothing_to_send().await;
    let mut shown = Vec::new();
    let mut checks = 0;
    let mut turn = 0;
    loop {
        match scene.next(&people).await {
            Next::Decide(index, message) => {
                turn += 1;
                let sent = scene.discord.traffic().split_off(dealt + shown.len());
                shown.extend(sent.iter().map(|delivery| Shown::new(scene, delivery)));
                checks += check(scene, &people, &shown);
                if pressed {
                    scene.press().await;
                }
                choose(&people[index], &message, turn).await;
            }
            Next::Between(_) => panic!("the match has one game"),
            Next::Over(_) => break,
        }
    }
    assert!(checks > 100, "only {checks} comparisons were made");
}

/// A message that was sent, and the people who see it.
struct Shown {
    seen_by: Arc<[Id]>,
    text: String,
    /// The numbers in it that may be cards.
    numbers: Vec<u8>,
    /// The cards of its emojis.
    pictures: Vec<u8>,
    /// The cards that its buttons play.
    played: Vec<u8>,
    /// The last step of the match that its buttons were made for.
    step: Option<u32>,
}

impl Shown {
    fn new(scene: &Scene, delivery: &sandbox::Delivery) -> Self {
        let mut body = (*delivery.body).clone();
        let step = step(&body.to_string());
        // A number for Discord that nobody sees, and no card.
        body.as_object_mut().map(|body| body.remove("nonce"));
        // Numbers of Discord's, and checksums: what counts is which card they show.
        let emojis = take_emojis(&mut body);
        let text = without_links(&body.to_string());
        let words = text.split(|c: char| !c.is_ascii_digit());
        let buttons = text.split(".play.").skip(1).filter_map(|rest| rest.split_once('"'));
        Self {
            seen_by: Arc::clone(&delivery.seen_by),
            numbers: words.filter_map(|word| word.parse().ok()).collect(),
            pictures: emojis.iter().filter_map(|emoji| card_of(scene, emoji)).collect(),
            played: buttons.filter_map(|(card, _)| card.parse().ok()).collect(),
            step,
            text,
        }
    }

    /// Whether it went to this person alone.
    fn is_only_for(&self, people: &[Person], owner: &Person) -> bool {
        let mut seen = people.iter().filter(|person| self.seen_by.contains(&person.id));
        seen.next().is_some_and(|person| person.id == owner.id) && seen.next().is_none()
    }
}

/// Compares every hand as its owner sees it now with everything that was ever sent to others.
fn check(scene: &Scene, people: &[Person], all: &[Shown]) -> usize {
    let mut comparisons = 0;
    let latest = all.iter().filter_map(|shown| shown.step).max();
    for owner in people {
        // The cards in a hand now were never played, and this match has one game: no message to
        // anybody else may have named them.
        let Some(hand) = hand_of(&scene.discord.world(), owner.id) else {
            continue;
        };
        // A message that is about to be replaced shows what has been revealed meanwhile.
        if hand.buttons().iter().filter_map(|b| step(b.custom_id.as_deref()?)).max() < latest {
            continue;
        }
        let hidden: HashSet<u8> = hand_cards(&hand).into_iter().collect();
        for shown in all {
            let Shown { seen_by, text, .. } = shown;
            let to_others = seen_by.iter().any(|id: &Id| *id != owner.id);
            if !to_others || shown.is_only_for(people, owner) {
                continue;
            }
            for card in &shown.pictures {
                let owner = &owner.name;
                assert!(!hidden.contains(card), "the picture of {owner}'s {card}: {text}");
                comparisons += 1;
            }
            for card in &shown.numbers {
                assert!(
                    *card < UNMISTAKABLE || !hidden.contains(card),
                    "{card} of {} (who sees {:?}) was shown to others: {text}",
                    owner.name,
                    hand.buttons().iter().map(|b| b.custom_id.clone()).collect::<Vec<_>>()
                );
                comparisons += 1;
            }
            let offered = shown.played.iter().any(|card| hidden.contains(card));
            assert!(!offered, "a card of {} was offered to others: {text}", owner.name);
        }
    }
    comparisons
}

/// The text without the links of a chain, in whose digits any card can be read.
fn without_links(text: &str) -> String {
    let is_link = |word: &&str| word.len() == 32 && word.chars().all(|c| c.is_ascii_hexdigit());
    let words: Vec<&str> = text.split('`').filter(|word| !is_link(word)).collect();
    words.join("`")
}

/// Takes all emojis out of a body.
fn take_emojis(body: &mut Value) -> Vec<Value> {
    match body {
        Value::Object(object) => {
            let own = object.remove("emoji");
            let inner = object.values_mut().flat_map(take_emojis);
            let inner: Vec<Value> = inner.collect();
            own.into_iter().chain(inner).collect()
        }
        Value::Array(list) => list.iter_mut().flat_map(take_emojis).collect(),
        _ => Vec::new(),
    }
}

/// The card that an emoji shows, by its number at Discord's, whatever name it was sent with.
fn card_of(scene: &Scene, emoji: &Value) -> Option<u8> {
    let id: Id = emoji["id"].as_str()?.parse().unwrap();
    let world = scene.discord.world();
    let app = world.app(scene.discord.application_id()).unwrap();
    let name = &app.emojis[&id].name;
    assert_eq!(emoji["name"].as_str(), Some(name.as_str()));
    name.split('_').nth(1)?.parse().ok()
}

/// The step of the match that the buttons in a text were made for.
fn step(text: &str) -> Option<u32> {
    let ids = text.split("h2.").skip(1);
    ids.filter_map(|id| id.split('.').nth(2)?.parse().ok()).max()
}
