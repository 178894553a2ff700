//! The requests a turn costs: Discord allows a bot fifty a second, for all its tables together.

use serde_json::{Value, json};

use crate::support::{Next, Scene, choose, one_game};
use sandbox::Counts;

#[tokio::test(flavor = "multi_thread")]
async fn a_lively_turn_costs_two_requests_whatever_the_number_of_players() {
    for players in [2, 4, 10] {
        // Two a turn: the new table message, and the old one's buttons.
        let (spent, rows) = cost_of_a_game(players, &one_game()).await;
        // A row that somebody has to choose is one more: the table shows for whom it waits.
        assert!(spent.counted <= 20 + rows, "{spent:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_a_quiet_match_costs_one_request() {
    let quiet = [("games", json!(1)), ("quiet", json!(true))];
    let (spent, rows) = cost_of_a_game(4, &quiet).await;
    assert!(spent.counted <= 10 + rows, "{spent:?}");
}

/// Returns the requests of a game of ten turns, and how often somebody had to choose a row.
async fn cost_of_a_game(players: usize, options: &[(&str, Value)]) -> (Counts, u64) {
    let scene = Scene::new().await;
    let people = scene.people(players);
    scene.start_match(&people, options).await;
    settle(&scene).await;
    let start = scene.discord.counts();
    let mut rows = 0;
    loop {
        match scene.next(&people).await {
            Next::Decide(index, message) => {
                let row = message.buttons()[0].label.starts_with("Row");
                rows += u64::from(row);
                choose(&people[index], &message, 0).await;
            }
            Next::Between(_) => unreachable!("the match has one game"),
            Next::Over(_) => break,
        }
    }
    settle(&scene).await;
    let spent = scene.discord.counts().since(start);
    println!(
        "{players} players, 10 turns: {} requests that count, {} that do not; {rows} rows chosen",
        spent.counted, spent.exempt
    );
    scene.no_violations();
    (spent, rows)
}

/// Waits until nothing is on its way any more: the old table message has lost its buttons.
async fn settle(scene: &Scene) {
    let channel = scene.channel.id;
    scene
        .discord
        .until(|world| {
            world.messages_in(channel).filter(|m| !m.deleted && !m.buttons().is_empty()).count()
                <= 1
        })
        .await
        .unwrap();
}
