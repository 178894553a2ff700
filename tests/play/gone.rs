//! Messages that were deleted under everybody's eyes, or can't be changed any more.

use sandbox::{Fault, Misbehaviour};

use crate::faults::{a_turn_is_played, patient};
use crate::support::{HIGHEST, Scene, advance, choose, decisions, one_game};

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_table_message_comes_back() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let board = scene.board().await;
    scene.discord.delete_message(board.id);
    let hand = scene.turn_of(&people[0]).await;
    choose(&people[0], &hand, HIGHEST).await;
    scene.nothing_to_send().await;
    advance(&scene, 15);
    let again = scene.reads("Waiting for **Ben**").await;
    assert_ne!(again.id, board.id);
    assert!(again.button(|b| b.label == "My hand").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_hand_is_sent_again() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let hand = scene.turn_of(&people[0]).await;
    scene.discord.delete_message(hand.id);
    let board = scene.board().await;
    let private = scene.my_hand(&people[0], board.id).await;
    assert_eq!(decisions(&private).len(), 10);
    a_turn_is_played(&scene, &people, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_fell_asleep_gets_a_new_page() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let board = scene.board().await;
    // Changing a message in an archived thread fails; a new message opens the thread again.
    let archived = Misbehaviour::Refuse { status: 400, code: 50083 };
    scene.discord.misbehave(Fault::next(1, archived).on("PATCH", &board.id.to_string()));
    scene.plays_highest(&people[0]).await;
    scene.nothing_to_send().await;
    advance(&scene, 16);
    patient(&scene, "✓ **Ada**").await;
    let again = scene.board().await;
    assert_ne!(again.id, board.id);
    assert!(!again.text().contains("Paused"), "{}", again.text());
    scene.plays_highest(&people[1]).await;
    patient(&scene, "after turn 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_old_to_be_changed_is_posted_anew() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let board = scene.board().await;
    let too_old = Misbehaviour::Refuse { status: 429, code: 30046 };
    scene.discord.misbehave(Fault::next(1, too_old).on("PATCH", &board.id.to_string()));
    scene.plays_highest(&people[0]).await;
    scene.nothing_to_send().await;
    advance(&scene, 16);
    patient(&scene, "✓ **Ada**").await;
    assert_ne!(scene.board().await.id, board.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_a_moderator_deletes_comes_back() {
    let (scene, people) = Scene::of(2).await;
    let lobby = people[0].command(&scene.channel, "nimmt new", &one_game()).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    scene.lobby_known().await;
    scene.discord.delete_message(lobby);
    people[1].command(&scene.channel, "nimmt join", &[]).await.unwrap();
    let again = scene.reads("2. Ben").await;
    assert_ne!(again.id, lobby);
    people[0].click_label(again.id, "Start").await.unwrap();
    scene.board().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_is_too_old_to_be_changed_goes_when_the_new_one_has_come() {
    let (scene, people) = Scene::of(2).await;
    let lobby = people[0].command(&scene.channel, "nimmt new", &one_game()).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    scene.lobby_known().await;
    let too_old = Misbehaviour::Refuse { status: 429, code: 30046 };
    scene.discord.misbehave(Fault::next(1, too_old).on("PATCH", &lobby.to_string()));
    // Longer than the token lives that has posted it.
    advance(&scene, 16 * 60);
    people[1].command(&scene.channel, "nimmt join", &[]).await.unwrap();
    let again = scene.reads("2. Ben").await;
    assert_ne!(again.id, lobby);
    scene.nothing_to_send().await;
    advance(&scene, 16);
    let gone = |world: &sandbox::World| {
        (!world.messages_in(scene.channel.id).any(|it| it.id == lobby)).then_some(())
    };
    scene.discord.until_some(gone).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_reply_was_lost_and_that_was_deleted_since_is_posted_anew() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.nothing_to_send().await;
    let channel = scene.channel.id;
    let lost = Fault::next(1, Misbehaviour::LostReply);
    scene.discord.misbehave(lost.on("POST", &format!("/channels/{channel}/messages")));
    let before = scene.board().await.id;
    scene.all_choose(&people).await;
    let page = |world: &sandbox::World| {
        world.messages_in(channel).map(|message| message.id).find(|id| *id > before)
    };
    // It stands there, the bot has not heard of it, and a moderator is quicker.
    let page = scene.discord.until_some(page).await.unwrap();
    scene.discord.delete_message(page);
    advance(&scene, 16);
    patient(&scene, "after turn 1").await;
    assert_ne!(scene.board().await.id, page);
    a_turn_is_played(&scene, &people, 2).await;
}
