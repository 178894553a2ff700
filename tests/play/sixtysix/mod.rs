//! Sixty-Six over the simulated Discord: by clicks on what is shown, as two and as three play it.

mod claims;
mod matches;
mod requests;
mod secrets;
mod statistics;
mod trouble;

use games::sixtysix::record::Record;
use sandbox::{Message, Person};
use serde_json::Value;
use storage_contract::Raw;

use crate::support::{Scene, advance, eventually, hand_at, is_end, record_file};

/// Opens a table, lets everybody join and starts.
pub(crate) async fn start(scene: &Scene, people: &[Person], options: &[(&str, Value)]) {
    let lobby = people[0].command(&scene.channel, "sixtysix new", options).await.unwrap();
    let id = lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()));
    scene.lobby_known().await;
    for person in &people[1..] {
        person.click_label(id, "Join").await.unwrap();
    }
    scene.start(&people[0], id).await;
    scene.board().await;
    scene.nothing_to_send().await;
}

/// The command in a button's id.
fn command_of(id: &str) -> &str {
    id.splitn(5, '.').nth(4).unwrap_or_default()
}

/// Returns the moves a hand lets its owner make at once: the ids of the buttons that are not
/// disabled.
pub(crate) fn choices(hand: &Message) -> Vec<String> {
    let does = |id: &String| {
        let words = ["play:", "trump:", "exchange", "close", "pass"];
        words.iter().any(|word| command_of(id).starts_with(word))
    };
    let enabled = hand.buttons().into_iter().filter(|b| !b.disabled);
    enabled.filter_map(|b| b.custom_id).filter(does).collect()
}

/// The hand of a person at the table of this board.
fn hand(scene: &Scene, board: &Message, person: &Person) -> Option<Message> {
    hand_at(&scene.discord.world(), board, person.id)
}

/// Returns the person whose turn it is, and their hand.
pub(crate) fn turn(scene: &Scene, board: &Message, people: &[Person]) -> Option<(usize, Message)> {
    people.iter().enumerate().find_map(|(index, person)| {
        let hand = hand(scene, board, person)?;
        (!choices(&hand).is_empty()).then_some((index, hand))
    })
}

/// Presses what does this at the hand of whose turn it is; what must be armed first is.
async fn press(scene: &Scene, people: &[Person], choice: &str) {
    scene.nothing_to_send().await;
    let board = scene.board().await;
    let mut found = None;
    // A hand that was just asked for takes a moment to come.
    eventually("it is nobody's turn", async || {
        found = turn(scene, &board, people);
        found.is_some()
    })
    .await;
    let (index, mut shown) = found.unwrap();
    let armed = [("+out", "Out!"), ("+match", "Claim the match!"), ("close", "Close…")];
    if let Some((_, label)) = armed.into_iter().find(|(word, _)| choice.ends_with(word)) {
        shown = arm(scene, &board, &people[index], &shown, label).await;
    }
    let all = choices(&shown);
    let id = all.iter().find(|id| command_of(id) == choice);
    let id = id.unwrap_or_else(|| panic!("{choice} is not offered: {all:?}\n{}", shown.text()));
    people[index].click_id(shown.id, id).await.unwrap();
}

/// Arms something at a person's hand, or takes it back; returns the hand as it is then. A click
/// that comes before the bot has heard of the answer to the one before makes it show the hand once
/// more, and until then the hand may show its earlier state.
async fn arm(
    scene: &Scene,
    board: &Message,
    person: &Person,
    shown: &Message,
    label: &str,
) -> Message {
    person.click_label(shown.id, label).await.unwrap();
    scene.nothing_to_send().await;
    hand(scene, board, person).unwrap()
}

/// Everybody does one thing after the other that they may do, picked by these numbers, until the
/// match is over.
pub(crate) async fn play_on(
    scene: &mut Scene,
    people: &[Person],
    mut pick: impl FnMut(usize) -> usize,
    mut after: impl AsyncFnMut(&mut Scene),
) -> Message {
    let mut idle = 0;
    for _ in 0..2_000 {
        scene.nothing_to_send().await;
        let board = scene.board().await;
        if is_end(&board) {
            return board;
        }
        idle += 1;
        if board.button(|b| b.label == "Next game").is_some() {
            let _ = people[0].click_label(board.id, "Next game").await;
        } else if let Some((index, hand)) = turn(scene, &board, people) {
            let all = choices(&hand);
            let _ = people[index].click_id(hand.id, &all[pick(all.len())]).await;
            idle = 0;
        } else if idle < 60 {
            // A message that could not be sent is tried again a little later.
            advance(scene, 1);
        } else {
            panic!("nobody can go on: {}", board.text());
        }
        after(scene).await;
    }
    panic!("the match does not come to its end")
}

/// Numbers that look random, the same in each run.
pub(crate) fn numbers(seed: usize) -> impl FnMut(usize) -> usize {
    let mut number = seed;
    move |of| {
        number = number * 31 % 10_007;
        number % of
    }
}

/// The record of a match, read and played again.
pub(crate) async fn record_of(who: &Person, end: &Message) -> Record {
    Record::parse(&record_file(who, end).await).unwrap()
}

/// Another deal than the one that was dealt, put in behind the bot's back.
async fn deal(scene: &mut Scene, people: &[Person], deal: &str) {
    scene.stop_bot().await;
    let body = serde_json::json!({ "Deal": deal }).to_string();
    let sum = i64::from(crc32fast::hash(body.as_bytes()));
    let sql = format!("UPDATE events SET body = {}, checksum = {sum}", Raw::quoted(&body));
    assert_eq!(scene.raw().run(&sql, &[]).await, 1);
    scene.start_bot().await;
    let board = scene.board().await;
    for person in people {
        // The hand of the other deal stands there until then, and looks like this one.
        scene.new_hand(person, board.id).await;
    }
}
