//! The cost of a trick: Discord allows a bot fifty requests a second, for all its tables together.

use games::sixtysix::record::replay;
use serde_json::json;

use super::{numbers, play_on, record_of, start};
use crate::support::{Scene, advance};

/// Returns the requests per trick in a match of two games, the pages of the deals included, where
/// everybody takes so many seconds for a card.
async fn cost_of_a_trick(seats: usize, seconds: u64) -> f64 {
    let mut scene = Scene::new().await;
    let people = scene.people(seats);
    start(&scene, &people, &[("games", json!(2))]).await;
    let before = scene.discord.counts();
    let end = play_on(&mut scene, &people, numbers(41), async |scene| {
        scene.nothing_to_send().await;
        if seconds > 0 {
            // Messages due in a few seconds are sent before the next card.
            advance(scene, 4);
            scene.nothing_to_send().await;
            advance(scene, seconds - 4);
        }
    })
    .await;
    scene.nothing_to_send().await;
    let spent = scene.discord.counts().since(before).counted;
    let outcome = replay(&record_of(&people[0], &end).await).unwrap().outcome();
    let tricks: usize = outcome.games.iter().map(|game| game.tricks.len()).sum();
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    let cost = spent as f64 / tricks as f64;
    println!("{seats} seats, {seconds} s a card: {spent} requests, {tricks} tricks: {cost:.2}");
    cost
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_trick_costs_one_request_and_a_slow_one_one_a_card() {
    for (seats, seconds, most) in [(2, 0, 1.3), (3, 0, 1.3), (2, 10, 2.3), (3, 10, 3.3)] {
        let cost = cost_of_a_trick(seats, seconds).await;
        assert!(cost <= most, "{seats} seats, {seconds} s a card: {cost} requests a trick");
    }
}
