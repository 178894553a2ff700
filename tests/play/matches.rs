//! Whole matches, played by clicking what people are shown.

use games::nimmt::record;
use serde_json::{Value, json};

use crate::support::{Scene, decisions, one_game, record_file, record_of};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_to_more_than_66_in_direct_messages() {
    let (scene, people) = Scene::playing(2, &[]).await;
    let end = scene.play_to_the_end(&people).await;

    let record: Value = serde_json::from_slice(&record_file(&people[0], &end).await).unwrap();
    assert_eq!(record["format"], "nimmt-record/2");
    assert_eq!(record["seats"], json!(["Ada", "Ben"]));
    let replayed = record::replay(&record_of(&people[1], &end).await).unwrap();
    let totals = replayed.state.totals();
    assert!(totals.iter().any(|total| *total > 66), "{totals:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_to_more_than_66_by_private_messages_in_the_channel() {
    let (scene, people) = Scene::of(4).await;
    for person in &people {
        person.close_dms();
    }
    let lobby = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    for person in &people[1..] {
        person.click_label(lobby, "Join").await.unwrap();
    }
    people[0].click_label(lobby, "Start").await.unwrap();
    let board = scene.board().await;
    for person in &people {
        let hand = scene.my_hand(person, board.id).await;
        assert_eq!(hand.ephemeral_to, Some(person.id));
    }
    // A player who was shown their hand twice is told so in the older message.
    scene.nothing_to_send().await;
    for person in &people {
        let hand = scene.turn_of(person).await;
        assert_eq!(decisions(&hand).len(), 10);
    }
    let end = scene.play_to_the_end(&people).await;
    assert!(!record_of(&people[0], &end).await.games().is_empty());
    // Nobody was shamed for closed messages, and nobody got one.
    for message in scene.channel.messages() {
        assert!(!message.text().to_lowercase().contains("direct message") || message.id == lobby);
    }
    assert!(people.iter().all(|p| p.dms().is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_people_play_to_more_than_66_some_in_direct_messages_some_in_the_channel() {
    let (scene, people) = Scene::of(10).await;
    for person in &people[..3] {
        person.close_dms();
    }
    let lobby = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    for person in &people[1..] {
        person.click_label(lobby, "Join").await.unwrap();
    }
    people[0].click_label(lobby, "Start").await.unwrap();
    let board = scene.board().await;
    for person in &people[..3] {
        scene.my_hand(person, board.id).await;
    }
    // The hand that nobody asked for has come as well, and has moved.
    scene.nothing_to_send().await;
    let end = scene.play_to_the_end(&people).await;
    assert_eq!(record_of(&people[0], &end).await.seats().len(), 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_a_thread_of_its_own_leaves_the_channel_quiet() {
    let (mut scene, people) = Scene::of(2).await;
    let options = [("thread", json!(true)), ("games", json!(1))];
    let answer = people[0].command(&scene.channel, "nimmt new", &options).await.unwrap();
    assert!(answer.is_ephemeral(), "{}", answer.text());
    let thread = scene
        .discord
        .until_some(|world| {
            world.channels().find(|c| c.parent == Some(scene.channel.id)).map(|c| c.id)
        })
        .await
        .unwrap();
    assert!(answer.text().contains(&thread.to_string()));
    let lobby = scene
        .discord
        .until_some(|world| world.messages_in(thread).find(|m| !m.buttons().is_empty()).cloned())
        .await
        .unwrap();
    people[1].click_label(lobby.id, "Join").await.unwrap();
    people[0].click_label(lobby.id, "Start").await.unwrap();
    scene.channel.id = thread;
    scene.play_to_the_end(&people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_game_comes_by_itself_after_twenty_seconds() {
    let (scene, people) = Scene::playing(2, &[("games", json!(2))]).await;
    loop {
        match scene.next(&people).await {
            crate::support::Next::Decide(index, message) => {
                crate::support::choose(&people[index], &message, 0).await;
            }
            crate::support::Next::Between(board) => {
                assert!(board.text().contains("Score sheet"), "{}", board.text());
                scene.told(&people[1], "Game 1 is over").await;
                crate::support::advance(&scene, 20);
                break;
            }
            crate::support::Next::Over(_) => panic!("the match was to have two games"),
        }
    }
    scene.reads("Game 2").await;
    scene.turn_of(&people[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_takes_one_click_of_anybody_who_played_and_one_of_everybody_else() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    let stranger = scene.person("Zoe");
    let refused = stranger.click_label(end.id, "Rematch").await.unwrap();
    assert!(
        refused.is_ephemeral() && refused.text().contains("Only people who played"),
        "{}",
        refused.text()
    );

    people[1].click_label(end.id, "Rematch").await.unwrap();
    let lobby = scene.reads("Another round?").await;
    assert!(lobby.text().contains("Hosted by **Ben**"), "{}", lobby.text());
    people[0].click_label(lobby.id, "Join").await.unwrap();
    assert_eq!(people[0].pings().len(), 1, "Ada was called");
    assert_eq!(people[2].pings().len(), 1, "Cem was called");
    people[1].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    scene.nothing_to_send().await;
    assert_eq!(people[2].pings().len(), 1, "Cem was called again");
    let lobby = scene.reads("Players 2/").await;
    assert!(lobby.text().contains(&people[2].id.to_string()), "{}", lobby.text());
    assert!(!lobby.text().contains(&people[0].id.to_string()), "{}", lobby.text());
    people[2].click_label(lobby.id, "Join").await.unwrap();
    people[1].click_label(lobby.id, "Start").await.unwrap();
    scene.turn_of(&people[2]).await;
    scene.nothing_to_send().await;
    // The picture of the last match is still there, and one may still look back at it; there is
    // no second rematch.
    let old = scene.channel.messages().into_iter().find(|m| m.id == end.id).unwrap();
    let labels: Vec<String> = old.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Review", "Record", "Verify"]);
    assert!(old.attachments.iter().any(|a| a.filename.starts_with("table.")));
}
