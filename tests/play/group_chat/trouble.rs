//! Where nobody else may see the table, where tokens are dead or time ran out unseen, and where calls
//! fail: the next click goes on.

use std::time::Duration;

use sandbox::{Fault, Message, Misbehaviour, Permissions, Person, Settings};
use serde_json::{Value, json};

use super::{by_clicks_alone, chat, lobby, pages, play_on, server};
use crate::seen::record_of;
use crate::support::{
    HIGHEST, Next, Scene, advance, choose, eventually, hand_of, is_about_rows, must_decide,
    one_game, unlimited,
};

fn slow() -> [(&'static str, Value); 2] {
    [("pace", json!("slow")), ("games", json!(1))]
}

/// The tokens of all clicks so far are dead.
async fn tokens_die(scene: &Scene) {
    scene.nothing_to_send().await;
    scene.discord.advance(Duration::from_secs(16 * 60));
    advance(scene, 16 * 60);
}

/// Somebody who must take a row, and their hand.
fn taker(scene: &Scene, people: &[Person]) -> Option<(Person, Message)> {
    people.iter().find_map(|one| {
        let hand = hand_of(&scene.discord.world(), one.id)?;
        (is_about_rows(&hand) && must_decide(&hand)).then(|| (one.clone(), hand))
    })
}

/// The first command looks old to the bot, so that Discord is told to wait before anything is done.
async fn late() -> (Scene, Person) {
    let scene = Scene::with(Settings { ids_tell_time: true, ..unlimited() }).await;
    advance(&scene, 3_600);
    let ada = scene.discord.person("Ada");
    ada.install();
    (scene, ada)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_takes_its_time_is_for_everybody_all_the_same() {
    let (mut scene, ada) = late().await;
    let ben = scene.discord.person("Ben");
    scene.channel = scene.discord.group_chat(&[&ada, &ben]);
    ada.command(&scene.channel, "nimmt new", &one_game()).await.unwrap();
    let lobby = lobby(&scene, scene.channel.id).await;
    scene.lobby_noted().await;
    ben.click_label(lobby.id, "Join").await.unwrap();
    ada.click_label(lobby.id, "Start").await.unwrap();
    for person in [&ada, &ben] {
        scene.turn_of(person).await;
    }
    scene.nothing_to_send().await;
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_that_nobody_else_would_see_is_explained_late_too() {
    let (scene, ada) = late().await;
    let guild = scene.discord.guild("Elsewhere");
    guild.kick_bot();
    ada.join(&guild);
    guild.deny(&ada, Permissions::USE_EXTERNAL_APPS);
    ada.command(&guild.channel("cards"), "nimmt new", &[]).await.unwrap();
    scene.whispered(&ada, "Only you would see a table here").await;
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 0);
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_others_would_see_nothing_there_is_no_table_but_a_word() {
    let (scene, people) = server(&["Ada", "Ben"]).await;
    scene.guild.deny(&people[0], Permissions::USE_EXTERNAL_APPS);
    for _ in 0..2 {
        let answer = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
        assert!(answer.is_ephemeral());
        scene.nothing_to_send().await;
        let told = people[0].sees(&scene.channel).pop().unwrap();
        assert!(told.text().contains("Only you would see a table here"), "{}", told.text());
        assert!(told.buttons().is_empty());
        assert_eq!(scene.open_tables().await, 0);
    }
    assert!(people[1].sees(&scene.channel).is_empty());
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_brings_page_and_hands_back_when_all_tokens_are_dead() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    scene.start_match(&people, &slow()).await;
    let first = scene.board().await;
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    // In the middle of a turn, in a hand that stands there since.
    tokens_die(&scene).await;
    choose(&people[0], &scene.turn_of(&people[0]).await, HIGHEST).await;
    tokens_die(&scene).await;
    choose(&people[1], &scene.turn_of(&people[1]).await, HIGHEST).await;
    scene.reads("after turn 2").await;
    scene.nothing_to_send().await;
    let second = scene.board().await;
    assert!(second.id > first.id, "the page above can't be changed any more");
    // Nothing told Ada, whose token is dead: a press shows her hand, and takes the old buttons.
    scene.new_hand(&people[0], first.id).await;
    scene.nothing_to_send().await;
    assert_eq!(pages(&scene).iter().map(|m| m.id).collect::<Vec<_>>(), [second.id]);
    choose(&people[0], &scene.turn_of(&people[0]).await, HIGHEST).await;
    scene.nothing_to_send().await;
    advance(&scene, 3);
    scene.reads("✓ **Ada**").await;
    // The page is changed by whoever has pressed something below it.
    tokens_die(&scene).await;
    scene.new_hand(&people[1], second.id).await;
    choose(&people[1], &scene.turn_of(&people[1]).await, HIGHEST).await;
    scene.reads("after turn 3").await;
    scene.nothing_to_send().await;
    assert_eq!(scene.board().await.id, second.id);
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn time_that_ran_out_unseen_is_told_at_the_next_click() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    scene.start_match(&people, &slow()).await;
    let first = scene.board().await;
    tokens_die(&scene).await;
    advance(&scene, 24 * 3_600);
    eventually("nobody plays for them", async || {
        scene.nothing_to_send().await;
        scene.raw().number("SELECT count(*) FROM events").await >= 3
    })
    .await;
    assert!(!scene.is_read("after turn 1"), "there was no way to say so");
    scene.discord.advance(Duration::from_secs(24 * 3_600));
    scene.new_hand(&people[1], first.id).await;
    let told = scene.reads("after turn 1").await;
    assert!(told.text().contains("⏰ Out of time"), "{}", told.text());
    assert_eq!(scene.turn_of(&people[1]).await.ephemeral_to, Some(people[1].id));
    scene.nothing_to_send().await;
    assert_eq!(pages(&scene).iter().map(|m| m.id).collect::<Vec<_>>(), [told.id]);
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_costs_a_table_in_a_group_chat_no_move() {
    let (mut scene, people) = chat(&["Ada", "Ben", "Cem"]).await;
    scene.start_match(&people, &one_game()).await;
    for turn in 1..=5 {
        scene.restart_bot().await;
        for person in &people {
            let board = scene.board().await;
            let hand = scene.new_hand(person, board.id).await;
            if must_decide(&hand) {
                choose(person, &hand, 0).await;
            }
            scene.nothing_to_send().await;
        }
        while let Some((one, hand)) = taker(&scene, &people) {
            choose(&one, &hand, 0).await;
            scene.nothing_to_send().await;
        }
        scene.reads(&format!("after turn {turn}**")).await;
    }
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_third_of_failing_calls_loses_no_turn_of_a_group_chat() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    scene.start_match(&people, &[("games", json!(1)), ("quiet", json!(false))]).await;
    let often = |what: Misbehaviour| Fault::always(what).on("", "/webhooks").one_in(10);
    for fault in [
        often(Misbehaviour::Status { status: 500 }),
        often(Misbehaviour::LostReply),
        often(Misbehaviour::LostRequest),
        often(Misbehaviour::TooMany { retry_after_ms: 400, global: false }),
    ] {
        scene.discord.misbehave(fault);
    }
    let mut end = None;
    for _ in 0..600 {
        scene.nothing_to_send().await;
        let next = scene.next_in(&scene.discord.world(), &people);
        match next {
            Some(Next::Decide(index, hand)) => choose(&people[index], &hand, 0).await,
            Some(Next::Over(over)) => {
                end = Some(over);
                break;
            }
            _ => {}
        }
        // What has failed is tried again by the clock.
        advance(&scene, 1);
    }
    let end = end.expect("the match comes to its end");
    assert_eq!(
        scene.raw().number("SELECT count(*) FROM outbox WHERE dead_at IS NOT NULL").await,
        0
    );
    record_of(&people[0], &end).await;
    assert!(scene.discord.requests().iter().all(|one| !one.path.contains("/channels")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_discord_calls_wrong_is_given_up_and_the_next_click_goes_on() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    scene.start_match(&people, &one_game()).await;
    scene.nothing_to_send().await;
    choose(&people[0], &scene.turn_of(&people[0]).await, HIGHEST).await;
    scene.nothing_to_send().await;
    let wrong = Misbehaviour::Status { status: 400 };
    scene.discord.misbehave(Fault::always(wrong).on("", "/webhooks"));
    choose(&people[1], &scene.turn_of(&people[1]).await, HIGHEST).await;
    scene.nothing_to_send().await;
    let refused = scene.discord.requests().iter().filter(|one| one.status == 400).count();
    assert!((1..=4).contains(&refused), "{refused} requests, and each would hear the same");
    scene.discord.behave();
    let page = scene.board().await;
    people[0].click_label(page.id, "My hand").await.unwrap();
    scene.nothing_to_send().await;
    record_of(&people[0], &play_on(&scene, &people).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_was_closed_when_all_tokens_were_dead_says_so_to_whoever_presses_it() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    people[0].command(&scene.channel, "nimmt new", &slow()).await.unwrap();
    let lobby = lobby(&scene, scene.channel.id).await;
    scene.lobby_noted().await;
    tokens_die(&scene).await;
    let sure = people[0].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    people[0].click_label(sure.message_id().unwrap(), "Yes, stop it").await.unwrap();
    scene.nothing_to_send().await;
    people[1].click_label(lobby.id, "Join").await.unwrap();
    let closed = scene.discord.world().message(lobby.id).unwrap().clone();
    assert!(closed.text().contains("**Ada** closed this table"), "{}", closed.text());
    assert!(closed.buttons().is_empty(), "{}", closed.text());
    by_clicks_alone(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_copy_of_a_lobby_shows_what_a_click_on_it_has_done() {
    let (scene, people) = chat(&["Ada", "Ben"]).await;
    people[0].command(&scene.channel, "nimmt new", &slow()).await.unwrap();
    let older = lobby(&scene, scene.channel.id).await;
    scene.lobby_noted().await;
    people[1].click_label(older.id, "Join").await.unwrap();
    tokens_die(&scene).await;
    people[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    lobby(&scene, older.id).await;
    scene.nothing_to_send().await;
    let answer = people[0].click_label(older.id, "Start").await.unwrap();
    assert!(!answer.text().contains("You're in"), "{}", answer.text());
    let started = scene.discord.world().message(older.id).unwrap().clone();
    assert!(started.button(|b| b.label == "Start").is_none(), "{}", started.text());
    scene.board().await;
    by_clicks_alone(&scene);
}
