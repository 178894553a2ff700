//! The requests a turn costs: Discord allows a bot fifty a second, for all its tables together.

use std::time::Duration;

use serde_json::{Value, json};

use crate::puzzle::offered;
use crate::support::{Next, Scene, choose, one_game};
use crate::{duel, solo};
use games::GameKind;
use sandbox::{Counts, Message};

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

#[tokio::test(flavor = "multi_thread")]
async fn what_people_do_alone_is_free_and_what_is_posted_for_everybody_costs_one_request() {
    let scene = Scene::at_noon().await;
    let people = scene.people(4);
    let (ada, ben) = (&people[0], &people[1]);
    scene.nothing_to_send().await;
    let mut before = scene.discord.counts().counted;
    let mut costs = async |what: &str, requests: u64| {
        scene.nothing_to_send().await;
        let counted = scene.discord.counts().counted;
        println!("{what}: {} requests that count", counted - before);
        assert_eq!(counted - before, requests, "{what}");
        before = counted;
        // Nobody clicks so fast that they would have to wait.
        scene.clock.advance(Duration::from_secs(60));
    };
    let shares = async |message: &Message| {
        ada.click_label(message.id, "Share").await.unwrap().finished().await.unwrap();
    };

    for command in ["help", "rules", "me", "leaderboard", "settings", "privacy", "tutorial"] {
        ada.command(&scene.channel, &format!("nimmt {command}"), &[]).await.unwrap();
    }
    costs("commands that show something", 0).await;
    solo::begin(&scene, ada).await;
    let end = solo::play_on(&scene, ada).await;
    costs("a match alone", 0).await;
    shares(&end).await;
    costs("its result for everybody", 1).await;
    for (game, kind) in [("nimmt", GameKind::Nimmt), ("sixtysix", GameKind::Sixtysix)] {
        let deal = scene.daily_of(game, ada).await;
        let end = scene.plays_on(ada, &deal).await;
        costs("a deal of the day", 0).await;
        shares(&end).await;
        costs("its result for everybody", 1).await;
        let puzzle = scene.puzzle_of(game, ada).await;
        scene.answers(ada, &puzzle, offered(&puzzle, scene.puzzle(kind))[0]).await;
        costs("a puzzle", 0).await;
        let challenge = scene.duel_of(game, ada, ben).await;
        let hers = scene.opens_duel(ada, &challenge).await;
        scene.duels_low(ada, &hers).await;
        let his = scene.opens_duel(ben, &challenge).await;
        scene.duels_low(ben, &his).await;
        scene.reads("**Ben** has finished your duel, too").await;
        costs("a duel", 0).await;
        let hers = scene.opens_duel(ada, &challenge).await;
        ada.click_id(hers.id, &duel::share(&hers)).await.unwrap().finished().await.unwrap();
        costs("its result for everybody", 1).await;
    }
    let page = scene.league(ada, 2).await;
    let week = scene.started(&page, ada, &people).await;
    for person in &people {
        scene.plays_week(person, &week, |_| 0).await;
    }
    costs("a league, with its first week", 0).await;
    scene.week_ends("Week 2").await;
    costs("its next week", 1).await;
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
