//! Before the match.

use sandbox::{Message, Permissions};
use serde_json::json;

use crate::support::{Scene, advance, said};

async fn lobby(scene: &Scene, host: &sandbox::Person) -> Message {
    let answer = host.command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(!answer.is_ephemeral());
    scene.lobby_known().await;
    answer.message().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_says_who_opened_it_who_sits_and_what_is_played() {
    let (scene, people) = Scene::of(2).await;
    let options = [("target", json!(33)), ("pace", json!("relaxed")), ("seats", json!(4))];
    let answer = people[0].command(&scene.channel, "nimmt new", &options).await.unwrap();
    let text = said(&answer.message().unwrap());
    for part in
        ["Hosted by **Ada**", "1. Ada (host)", "Players 1/4", "passes 33", "1 hour", "sixth card"]
    {
        assert!(text.contains(part), "{part:?} is not in {text}");
    }
    let labels: Vec<String> =
        answer.message().unwrap().buttons().into_iter().map(|b| b.label).collect();
    assert_eq!(
        labels,
        [
            "Join",
            "Start",
            "🤖 Add a bot",
            "⚡ Play now",
            "Settings",
            "Rules",
            "Leave",
            "✂️ Cut the deck"
        ]
    );
    people[1].click_label(answer.message_id().unwrap(), "Join").await.unwrap();
    scene.reads("2. Ben").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_table_in_a_channel_links_to_the_first() {
    let (scene, people) = Scene::of(2).await;
    let first = lobby(&scene, &people[0]).await;
    let second = people[1].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(second.is_ephemeral());
    assert!(second.text().contains(&first.id.to_string()), "{}", second.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_opening_a_table_at_the_same_moment_get_one() {
    let (scene, people) = Scene::of(2).await;
    let (one, two) = tokio::join!(
        people[0].command(&scene.channel, "nimmt new", &[]),
        people[1].command(&scene.channel, "nimmt new", &[]),
    );
    let (one, two) = (one.unwrap(), two.unwrap());
    assert_ne!(one.is_ephemeral(), two.is_ephemeral());
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_or_who_manages_channels_starts() {
    let (scene, people) = Scene::of(3).await;
    let table = lobby(&scene, &people[0]).await;
    let alone = people[0].click_label(table.id, "Start").await.unwrap_err();
    assert!(matches!(alone, sandbox::Failure::Disabled { .. }), "{alone:?}");
    people[1].click_label(table.id, "Join").await.unwrap();
    let refused = people[1].click_label(table.id, "Start").await.unwrap();
    assert!(refused.text().contains("Only the host (**Ada**)"), "{}", refused.text());
    people[2].grant(&scene.guild, Permissions::MANAGE_CHANNELS);
    people[2].click_label(table.id, "Start").await.unwrap();
    scene.turn_of(&people[0]).await;
    scene.turn_of(&people[1]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_hands_the_table_on_and_the_last_one_closes_it() {
    let (scene, people) = Scene::of(2).await;
    let table = lobby(&scene, &people[0]).await;
    people[1].click_label(table.id, "Join").await.unwrap();
    people[0].click_label(table.id, "Leave").await.unwrap();
    scene.reads("1. Ben (host)").await;
    people[1].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    scene.reads("This table is closed").await;
    let next = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(!next.is_ephemeral(), "the channel is free again: {}", next.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_a_second_join_and_a_removed_player_get_a_kind_word() {
    let (scene, people) = Scene::of(3).await;
    let answer =
        people[0].command(&scene.channel, "nimmt new", &[("seats", json!(2))]).await.unwrap();
    let table = answer.message_id().unwrap();
    people[1].click_label(table, "Join").await.unwrap();
    let full = people[2].click_label(table, "Join").await.unwrap();
    assert!(full.text().contains("full"), "{}", full.text());
    let again = people[1].click_label(table, "Join").await.unwrap();
    assert!(again.text().contains("already"), "{}", again.text());
    let kicked = people[0]
        .command(&scene.channel, "nimmt kick", &[("player", json!(people[1].id.to_string()))])
        .await
        .unwrap();
    assert!(kicked.text().contains("I removed Ben"), "{}", kicked.text());
    let back = people[1].click_label(table, "Join").await.unwrap();
    assert!(back.text().contains("You were removed from this table"), "{}", back.text());
    people[2].click_label(table, "Join").await.unwrap();
    scene.reads("2. Cem").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_starts_is_closed_after_a_day() {
    let (scene, people) = Scene::of(1).await;
    lobby(&scene, &people[0]).await;
    advance(&scene, 24 * 3600);
    scene.reads("Nobody started this match").await;
    assert!(scene.channel.messages()[0].buttons().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn names_full_of_tricks_neither_ping_nor_break_anything() {
    let scene = Scene::new().await;
    let nasty =
        scene.person("@everyone **`<@1>` ||x|| \u{202e}gnp.evil # [a](https://evil.example)");
    let emoji = scene.person("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧");
    let people = [nasty, emoji];
    scene.start_match(&people, &crate::support::one_game()).await;
    scene.play_to_the_end(&people).await;
    for message in scene.channel.messages() {
        assert!(!message.pinged_everyone && message.pinged.is_empty(), "{}", message.text());
        assert!(!message.text().contains("@everyone") && !message.text().contains("https://evil"));
    }
}
