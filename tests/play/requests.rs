//! How many requests a turn costs: Discord allows a bot fifty a second, for all its tables together.

use crate::support::{Next, Scene, choose, one_game};

#[tokio::test(flavor = "multi_thread")]
async fn a_lively_turn_costs_two_requests_whatever_the_number_of_players() {
    for players in [2, 4, 10] {
        let scene = Scene::new().await;
        let people = scene.people(players);
        scene.start_match(&people, &one_game()).await;
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
        // Two a turn: the new table message, and the old one's buttons. A row that somebody has to
        // choose is one more: the table shows for whom it waits.
        assert!(spent.counted <= 20 + rows, "{spent:?}");
        scene.no_violations();
    }
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
