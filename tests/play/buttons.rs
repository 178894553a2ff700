//! Buttons that are old, copied, forged, or pressed where they do not belong.

use sandbox::{Fault, Misbehaviour};
use serde_json::json;

use crate::support::{Scene, advance, decisions, eventually, one_game};

#[tokio::test(flavor = "multi_thread")]
async fn an_earlier_copy_of_the_lobby_goes_and_leaves_no_match() {
    let (scene, people) = Scene::of(2).await;
    let lobby = people[0].command(&scene.channel, "nimmt new", &one_game()).await.unwrap();
    let first = lobby.message_id().unwrap();
    scene.lobby_known().await;
    people[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    let channel = scene.channel.id;
    let second = scene
        .discord
        .until_some(|world| {
            let mut copies =
                world.messages_in(channel).filter(|m| m.button(|b| b.label == "Join").is_some());
            copies.find(|m| m.id > first).cloned()
        })
        .await
        .unwrap();
    eventually("the first copy stays", async || {
        scene.discord.world().message(first).is_none_or(|m| m.deleted)
    })
    .await;
    let leave = second.button(|b| b.label == "Leave").unwrap().custom_id.unwrap();
    people[1].click_label(second.id, "Join").await.unwrap();
    people[0].click_label(second.id, "Start").await.unwrap();
    let board = scene.board().await;
    assert!(board.text().contains("turn 1"), "the first page comes behind a copied lobby");
    // A press that was on its way when the match began.
    let answer = people[1].press(second.id, &leave).await;
    if let Ok(answer) = answer {
        assert!(answer.text().contains("Really want to go?"), "{}", answer.text());
    }
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_waits_to_lose_its_buttons_says_what_it_was_to_say_when_somebody_clicks_there()
{
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let first = scene.board().await;
    let tidied = format!("/messages/{}", first.id);
    let ill = Fault::next(1, Misbehaviour::Status { status: 503 });
    scene.discord.misbehave(ill.on("PATCH", &tidied));
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    let failed = || scene.discord.requests().iter().any(|it| it.path.contains(&tidied));
    eventually("nobody tidies up", async || failed()).await;
    people[0].click_label(first.id, "My hand").await.unwrap();
    advance(&scene, 5);
    let left = || scene.discord.world().message(first.id).cloned().unwrap();
    eventually("the old page has buttons", async || left().buttons().is_empty()).await;
    assert!(!left().text().contains("Waiting for"), "{}", left().text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_without_the_right_key_opens_nothing() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let board = scene.board().await;
    let hand = scene.turn_of(&people[0]).await;
    let real = decisions(&hand)[0].custom_id.clone().unwrap();
    let parts: Vec<&str> = real.splitn(5, '.').collect();
    let forged = [
        format!("h2.{}.aaaaaaa.{}.{}", parts[1], parts[3], parts[4]),
        format!("h2.{}.aaaaaaa.0.leave", parts[1]),
        format!("h2.99999.{}.{}.{}", parts[2], parts[3], parts[4]),
    ];
    // Of a table that is gone, whatever is asked of it.
    let verbs = ["review", "rematch", "hint", "record", "verify", "share", "hand", "next", "join"];
    let gone = verbs.map(|verb| format!("h2.99999.aaaaaaa.0.{verb}"));
    for id in forged.into_iter().chain(gone) {
        let answer = people[0].press(board.id, &id).await.unwrap();
        assert!(answer.is_ephemeral(), "{id}");
        let said = answer.text();
        let last_page = ["review", "rematch", "record", "verify", "share"];
        let asks_for_a_match = last_page.iter().any(|verb| id.ends_with(verb));
        let gone = if asks_for_a_match { "That match is gone" } else { "out of date" };
        assert!(said.contains(gone), "{id}: {said}");
    }
    for id in ["h1.1.1.play.5", "h2.nonsense", "something else", "h9.1.a.1.join"] {
        let answer = people[0].press(board.id, id).await.unwrap();
        assert!(answer.text().contains("another version of me"), "{id}: {}", answer.text());
    }
    let hand = scene.turn_of(&people[0]).await;
    assert_eq!(decisions(&hand).len(), 10, "nothing was played");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_of_one_server_does_nothing_on_another() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let board = scene.board().await;
    let elsewhere = scene.discord.guild("Elsewhere");
    let there = elsewhere.channel("games");
    people[0].join(&elsewhere);
    elsewhere.allow(&people[0], sandbox::Permissions::ADMINISTRATOR);
    let other = people[0].command(&there, "nimmt new", &one_game()).await.unwrap();
    let other = other.message_id().unwrap();
    let stop = board.buttons()[0].custom_id.clone().unwrap().replace(".hand", ".stop");
    let answer = people[0].press(other, &stop).await.unwrap();
    assert!(answer.text().contains("out of date"), "{}", answer.text());
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_anybody_can_repeat_is_answered_only_so_often() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let before = scene.discord.counts().counted;
    let mut slowed = 0;
    for _ in 0..20 {
        let answer = people[1].command(&scene.channel, "nimmt table", &[]).await.unwrap();
        slowed += usize::from(answer.text().contains("One moment!"));
    }
    assert_eq!(slowed, 17);
    scene.nothing_to_send().await;
    let spent = scene.discord.counts().counted - before;
    assert!(spent <= 8, "{spent} requests for a table that was asked for twenty times");
    advance(&scene, 11);
    let answer = people[1].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    assert!(answer.text().contains("Here it is"), "{}", answer.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_target_and_a_number_of_games_are_not_both_accepted() {
    let (scene, people) = Scene::of(1).await;
    let both = [("target", json!(30)), ("games", json!(2))];
    let answer = people[0].command(&scene.channel, "nimmt new", &both).await.unwrap();
    assert!(
        answer.is_ephemeral() && answer.text().contains("don't go together"),
        "{}",
        answer.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn people_with_any_language_are_answered_in_one_the_bot_speaks() {
    let (scene, people) = Scene::of(3).await;
    for (person, locale) in people.iter().zip(["de", "tr", "uk"]) {
        person.locale(locale);
    }
    scene.start_match(&people, &one_game()).await;
    let hand = scene.turn_of(&people[1]).await;
    assert!(hand.text().contains("Pick a card"), "{}", hand.text());
    scene.play_to_the_end(&people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_relaxed_table_waits_an_hour_and_posts_a_hand_that_is_noticed() {
    let (scene, people) =
        Scene::playing(2, &[("pace", json!("relaxed")), ("games", json!(1))]).await;
    let first = scene.turn_of(&people[1]).await;
    scene.plays_highest(&people[0]).await;
    advance(&scene, 41 * 60);
    scene.reads("your turn!").await;
    advance(&scene, 20 * 60);
    scene.reads("Out of time: **Ben**").await;
    scene.nothing_to_send().await;
    let next = scene.turn_of(&people[1]).await;
    assert_ne!(next.id, first.id, "a changed message would not be noticed");
}
