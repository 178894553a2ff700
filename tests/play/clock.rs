//! Clocks that are set: nothing waits for the old time to come round, and nothing is held against
//! anybody.

use std::time::Duration;

use crate::support::{HIGHEST, Scene, advance, choose, one_game};

const HOUR: i64 = 3_600_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_set_back_an_hour_holds_up_nothing() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    let hand = scene.turn_of(&people[0]).await;
    choose(&people[0], &hand, HIGHEST).await;
    scene.clock.set(scene.clock.time() - HOUR);
    // It is noticed within a second or two.
    advance(&scene, 2);
    // The time of the decision runs anew: a reminder, and then the bot plays.
    for _ in 0..2 {
        scene.nothing_to_send().await;
        advance(&scene, 61);
    }
    scene.reads("after turn 2").await;
    // Whoever was late has the hand of this turn.
    scene.nothing_to_send().await;
    scene.all_choose(&people).await;
    scene.reads("after turn 3").await;
    let limit = people[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    assert!(
        !limit.text().contains("seconds"),
        "nobody is told to wait for an hour: {}",
        limit.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_set_forth_an_hour_plays_for_nobody() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.clock.set(scene.clock.time() + HOUR);
    advance(&scene, 2);
    scene.nothing_to_send().await;
    scene.reads("your turn!").await;
    for person in &people {
        let hand = scene.turn_of(person).await;
        assert_eq!(crate::support::decisions(&hand).len(), 10, "nothing was played");
        choose(person, &hand, HIGHEST).await;
    }
    let board = scene.reads("after turn 1").await;
    assert!(!board.text().contains("I played"), "{}", board.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_was_stopped_for_a_while_plays_for_nobody() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.clock.stand_still(Duration::from_secs(120));
    scene.nothing_to_send().await;
    for person in &people {
        let hand = scene.turn_of(person).await;
        assert_eq!(crate::support::decisions(&hand).len(), 10, "nothing was played");
        choose(person, &hand, HIGHEST).await;
    }
    let board = scene.reads("after turn 1").await;
    assert!(!board.text().contains("I played"), "{}", board.text());
}
