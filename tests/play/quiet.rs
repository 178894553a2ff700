//! Matches that keep to one message in their channel.

use serde_json::json;

use crate::support::{Scene, advance, board_in};
use sandbox::Message;

/// Everything of the bot that everybody in the channel sees.
fn left_in(scene: &Scene) -> Vec<Message> {
    let messages = scene.channel.messages().into_iter();
    messages.filter(|m| !m.deleted && m.ephemeral_to.is_none()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_match_of_twenty_turns_leaves_a_lobby_and_one_table() {
    let (scene, people) = Scene::of(2).await;
    let quiet = [("games", json!(2)), ("quiet", json!(true))];
    scene.start_match(&people, &quiet).await;
    let first = scene.board().await;
    let end = scene.play_to_the_end(&people).await;
    assert_eq!(end.id, first.id, "the table has moved though nobody had lost sight of it");
    assert!(end.button(|b| b.label == "Rematch").is_some());
    let left = left_in(&scene);
    assert_eq!(left.len(), 2, "{}", left.iter().map(Message::text).collect::<Vec<_>>().join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_table_moves_to_the_bottom_once_somebody_had_to_be_reminded() {
    let (scene, people) = Scene::playing(2, &[("quiet", json!(true))]).await;
    let first = scene.board().await;
    advance(&scene, 60);
    let reminder = scene.reads("your turn").await;
    scene.all_choose(&people).await;
    let channel = scene.channel.id;
    let moved = |world: &sandbox::World| board_in(world, channel).filter(|m| m.id > reminder.id);
    scene.discord.until_some(moved).await.expect("the table follows below the reminder");
    let gone = |id| scene.discord.until(move |w| w.message(id).is_none_or(|m| m.deleted));
    gone(first.id).await.expect("the table above it goes");
    gone(reminder.id).await.expect("the reminder goes");
    assert_eq!(left_in(&scene).len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_table_moves_to_the_bottom_when_somebody_asks_where_it_is() {
    let (scene, people) = Scene::playing(2, &[("quiet", json!(true))]).await;
    let first = scene.board().await;
    // A player who types this instead of pressing the button does not see the button.
    people[1].command(&scene.channel, "nimmt hand", &[]).await.unwrap();
    scene.all_choose(&people).await;
    let channel = scene.channel.id;
    let moved = |world: &sandbox::World| board_in(world, channel).filter(|m| m.id != first.id);
    let second = scene.discord.until_some(moved).await.unwrap();
    people[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    let moved = |world: &sandbox::World| board_in(world, channel).filter(|m| m.id > second.id);
    scene.discord.until_some(moved).await.unwrap();
    scene.discord.until(|w| w.message(second.id).is_none_or(|m| m.deleted)).await.unwrap();
    assert_eq!(left_in(&scene).len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_keeps_its_matches_quiet_and_a_host_decides_otherwise() {
    let (scene, people) = Scene::of(2).await;
    let set = scene.manage(&people[0]).await.server("quiet.true").await;
    assert!(set.contains("keeps to one message"), "{set}");
    let lobby = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(lobby.text().contains("stays quiet"), "{}", lobby.text());
    let id = lobby.message_id().unwrap();
    let panel = people[0].click_label(id, "Settings").await.unwrap();
    let panel = panel.message_id().unwrap();
    people[0].click_label(panel, "More").await.unwrap();
    people[0].click_label(panel, "A new message each turn").await.unwrap();
    advance(&scene, 2);
    let loud = |world: &sandbox::World| {
        world.message(id).filter(|m| !m.text().contains("stays quiet")).map(|_| ())
    };
    scene.discord.until_some(loud).await.expect("the lobby says what was changed");
}
