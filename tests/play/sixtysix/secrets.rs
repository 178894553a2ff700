//! Nobody but its owner sees a card of a hand before it is played: every byte is looked at.

use std::collections::HashSet;

use games::sixtysix::Card;
use sandbox::{Id, Message, Person};
use serde_json::json;

use super::{choices, command_of, numbers, start, turn};
use crate::support::{Scene, is_end};

/// The cards in a hand, as its buttons name them.
fn held(hand: &Message) -> HashSet<String> {
    let ids = hand.buttons().into_iter().filter_map(|b| b.custom_id);
    let cards = ids.filter_map(|id| {
        let card = command_of(&id).strip_prefix("play:")?.get(..2)?.to_owned();
        Card::from_text(&card).is_some().then_some(card)
    });
    cards.collect()
}

/// Returns a card as it is written to people: a sign and what is printed on it.
fn written(card: &str) -> String {
    let (rank, suit) = card.split_at(1);
    let sign = match suit {
        "C" => "♣",
        "S" => "♠",
        "H" => "♥",
        _ => "♦",
    };
    format!("{sign} {}", if rank == "T" { "10" } else { rank })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_card_is_shown_to_anyone_but_its_owner_before_it_is_played() {
    for (seats, closed) in [(2, 0), (2, 2), (3, 1)] {
        let scene = Scene::new().await;
        let people = scene.people(seats);
        for person in &people[..closed] {
            person.close_dms();
        }
        start(&scene, &people, &[("games", json!(1))]).await;
        let board = scene.board().await;
        for person in &people[..closed] {
            scene.my_hand(person, board.id).await;
        }
        let mut pick = numbers(seats + closed);
        let mut compared = 0;
        loop {
            scene.nothing_to_send().await;
            let board = scene.board().await;
            if is_end(&board) {
                break;
            }
            let (index, shown) = turn(&scene, &board, &people).expect("somebody can go on");
            compared += check(&scene, &people, index, &shown);
            let all = choices(&shown);
            people[index].click_id(shown.id, &all[pick(all.len())]).await.unwrap();
        }
        assert!(compared > 100, "only {compared} comparisons were made");
    }
}

/// Compares the hand of whose turn it is with everything that was sent to others since it was
/// dealt, and with all that waits to be sent.
fn check(scene: &Scene, people: &[Person], owner: usize, shown: &Message) -> usize {
    let hidden = held(shown);
    let told = seen_by_all(scene);
    let secret: Vec<&String> =
        hidden.iter().filter(|card| !told.contains(&written(card))).collect();
    let mut compared = 0;
    for delivery in scene.discord.traffic() {
        let to_others = delivery.seen_by.iter().any(|id: &Id| *id != people[owner].id);
        if !to_others {
            continue;
        }
        let text = delivery.body.to_string();
        for card in &secret {
            let names = text.contains(&written(card)) || text.contains(&format!("play:{card}"));
            assert!(!names, "{card} of {} was shown to others: {text}", people[owner].name);
            compared += 1;
        }
    }
    compared
}

/// Returns the sentences about cards that everybody has seen and somebody may hold: those that were
/// drawn for the deal, the turn-up, and the card exchanged for it.
fn seen_by_all(scene: &Scene) -> String {
    let all = scene.discord.traffic().into_iter().map(|delivery| delivery.body.to_string());
    let split = |text: String| text.split(". ").map(str::to_owned).collect::<Vec<_>>();
    let sentences = all.flat_map(split);
    let open = ["Drawn for the deal", "turns up", "turned up", "turn-up", "exchanges"];
    let seen = sentences.filter(|sentence| open.iter().any(|word| sentence.contains(word)));
    // A card that is just told of lies in bold between the words.
    seen.map(|sentence| sentence.replace("**", "")).collect()
}
