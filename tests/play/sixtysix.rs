//! Sixty-Six over the simulated Discord: by clicks on what is shown, as two and as three play it.

use games::sixtysix::record::{Record, parse, replay};
use sandbox::{Message, Person};
use serde_json::{Value, json};

use crate::support::{Scene, hand_at, is_end, record_file};

/// Opens a table, lets everybody join and starts.
async fn start(scene: &Scene, people: &[Person], options: &[(&str, Value)]) {
    let lobby = people[0].command(&scene.channel, "sixtysix new", options).await.unwrap();
    let id = lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()));
    for person in &people[1..] {
        person.click_label(id, "Join").await.unwrap();
    }
    scene.start(&people[0], id).await;
    scene.board().await;
}

/// What a hand lets its owner do at once: the ids of the buttons that are not disabled.
fn choices(hand: &Message) -> Vec<String> {
    let does = |id: &String| {
        let command = id.splitn(5, '.').nth(4).unwrap_or_default();
        let words = ["play:", "trump:", "exchange", "close", "pass"];
        words.iter().any(|word| command.starts_with(word))
    };
    let enabled = hand.buttons().into_iter().filter(|b| !b.disabled);
    enabled.filter_map(|b| b.custom_id).filter(does).collect()
}

/// Whose turn it is, and their hand.
fn turn(scene: &Scene, board: &Message, people: &[Person]) -> Option<(usize, Message)> {
    let world = scene.discord.world();
    people.iter().enumerate().find_map(|(index, person)| {
        let hand = hand_at(&world, board, person.id)?;
        (!choices(&hand).is_empty()).then_some((index, hand))
    })
}

/// Everybody does one thing after the other that they may do, picked by these numbers, until the match
/// is over.
async fn play_on(
    scene: &Scene,
    people: &[Person],
    mut pick: impl FnMut(usize) -> usize,
) -> Message {
    for _ in 0..2_000 {
        scene.nothing_to_send().await;
        let board = scene.board().await;
        if is_end(&board) {
            return board;
        }
        if board.button(|b| b.label == "Next game").is_some() {
            people[0].click_label(board.id, "Next game").await.unwrap();
            continue;
        }
        let Some((index, hand)) = turn(scene, &board, people) else {
            panic!("nobody can go on: {}", board.text());
        };
        let all = choices(&hand);
        people[index].click_id(hand.id, &all[pick(all.len())]).await.unwrap();
    }
    panic!("the match does not come to its end")
}

async fn record_of(who: &Person, end: &Message) -> Record {
    let bytes = record_file(who, end).await;
    parse(std::str::from_utf8(&bytes).unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_every_variant_to_its_end_and_the_record_agrees() {
    for (variant, seats) in
        [("sixtysix", 2), ("rising", 2), ("heart_ace", 2), ("sixtysix", 3), ("bid", 3)]
    {
        let scene = Scene::new().await;
        let people = scene.people(seats);
        let options = [("variant", json!(variant)), ("target", json!(3))];
        start(&scene, &people, &options).await;
        let mut number = 7;
        let end = play_on(&scene, &people, |of| {
            number = number * 31 % 101;
            number % of
        })
        .await;
        let record = record_of(&people[0], &end).await;
        let replayed = replay(&record).unwrap();
        let winners = replayed.winners();
        for (index, person) in people.iter().enumerate() {
            let won = winners.iter().any(|seat| seat.index() == index);
            let told = end.text().lines().any(|l| l.contains("🏆") && l.contains(&person.name));
            assert_eq!(won, told, "{variant}: {}", end.text());
        }
        scene.no_violations();
    }
}
