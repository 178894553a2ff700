//! People who are not there, and people who come back.

use serde_json::json;
use values::{GuildId, Millis};

use crate::support::{HIGHEST, Scene, advance, choose, decisions, eventually, one_game, said};

#[tokio::test(flavor = "multi_thread")]
async fn the_missing_are_reminded_once_after_two_thirds_of_the_time() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    let hand = scene.turn_of(&people[0]).await;
    choose(&people[0], &hand, HIGHEST).await;
    advance(&scene, 60);
    let reminder = scene.reads("your turn!").await;
    assert!(reminder.text().contains(&people[1].id.to_string()));
    assert!(!reminder.text().contains(&people[0].id.to_string()), "{}", reminder.text());
    assert_eq!(people[1].pings().len(), 1);
    assert_eq!(people[0].pings().len(), 0, "who has chosen is left in peace");
    advance(&scene, 20);
    scene.board().await;
    assert_eq!(people[1].pings().len(), 1);
    // The reminder has a way to the hand, too.
    let hand = scene.my_hand(&people[2], reminder.id).await;
    assert_eq!(decisions(&hand).len(), 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_and_comes_back_within_a_turn_finds_no_advice_among_their_cards() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    people[0].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    for _ in 0..5 {
        advance(&scene, 2);
        scene.nothing_to_send().await;
    }
    people[0].command(&scene.channel, "nimmt join", &[]).await.unwrap();
    let hand = scene.turn_of(&people[0]).await;
    assert!(!hand.text().contains("You play"), "{}", hand.text());
    // Without them, the others are not kept waiting.
    people[0].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    for person in &people[1..] {
        scene.plays_highest(person).await;
    }
    advance(&scene, 1);
    scene.reads("after turn 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_discord_has_an_outage_nobody_on_the_server_is_late() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.nothing_to_send().await;
    let (reach, guild) = (scene.tools().reach.clone(), GuildId(scene.guild.id.0));
    let is_out = || reach.since_on(guild) == Millis::MAX;
    scene.guild.outage(true);
    eventually("nobody hears of the outage", async || is_out()).await;
    for _ in 0..10 {
        advance(&scene, 60);
        scene.nothing_to_send().await;
    }
    assert!(people.iter().all(|person| person.pings().is_empty()), "somebody is called");
    scene.guild.outage(false);
    eventually("nobody hears that it is over", async || !is_out()).await;
    advance(&scene, 1);
    scene.all_choose(&people).await;
    let page = scene.reads("after turn 1").await;
    assert!(!page.text().contains("I played"), "{}", page.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_that_began_before_the_bot_is_noticed_when_the_server_does_not_come() {
    let mut scene = Scene::new().await;
    let guild = GuildId(scene.guild.id.0);
    scene.stop_bot().await;
    scene.guild.outage(true);
    scene.start_bot().await;
    let is_out = || scene.tools().reach.since_on(guild) == Millis::MAX;
    eventually("the server is not missed", async || {
        advance(&scene, 10);
        is_out()
    })
    .await;
    scene.guild.outage(false);
    eventually("nobody hears that it is over", async || !is_out()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_choose_in_time_gets_a_card_played_and_the_table_says_so() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.plays_highest(&people[0]).await;
    advance(&scene, 61);
    scene.reads("your turn!").await;
    advance(&scene, 30);
    scene.reads("Out of time: **Ben**").await;
    let next = scene.told(&people[1], "turn 2").await;
    assert_eq!(decisions(&next).len(), 9);
    // He reads whose choice it was, and what comes of another miss.
    assert!(next.text().contains("Time ran out, so I decided for you"), "{}", next.text());
    let hers = scene.told(&people[0], "turn 2").await;
    assert!(!hers.text().contains("Time ran out"), "{}", hers.text());
    // Once he has chosen, another miss would be his first again.
    choose(&people[1], &next, HIGHEST).await;
    let chosen = scene.told(&people[1], "You play").await;
    assert!(!chosen.text().contains("Time ran out"), "{}", chosen.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn after_two_missed_turns_a_seat_is_away_until_its_owner_plays_a_card() {
    let (scene, people) = Scene::playing(2, &[]).await;
    for turn in 1..=2 {
        scene.plays_highest(&people[0]).await;
        advance(&scene, 61);
        scene.reads("your turn!").await;
        advance(&scene, 31);
        scene.reads(&format!("after turn {turn}")).await;
    }
    let board = scene.reads("Away: ").await;
    assert!(board.text().contains("Away: **Ben**"), "{}", board.text());
    scene.told(&people[1], "You were away").await;
    // Now the table does not wait for Ben any more.
    scene.plays_highest(&people[0]).await;
    scene.reads("after turn 3").await;
    // A card of the hand as it was then brings Ben back, and shows the hand as it is now.
    let hand = scene.told(&people[1], "You were away").await;
    choose(&people[1], &hand, 0).await;
    let hand = scene.told(&people[1], "Time ran out").await;
    assert!(!hand.text().contains("You were away"), "{}", hand.text());
    assert_eq!(decisions(&hand).len(), 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_back_is_not_called_away_any_more() {
    let (scene, people) = Scene::playing(2, &[]).await;
    for turn in 1..=2 {
        scene.plays_highest(&people[0]).await;
        advance(&scene, 61);
        scene.reads("your turn!").await;
        advance(&scene, 31);
        scene.reads(&format!("after turn {turn}")).await;
    }
    let board = scene.reads("Away: **Ben**").await;
    scene.told(&people[1], "You were away").await;
    let back = people[1].click_label(board.id, "I'm back").await.unwrap();
    assert!(back.text().contains("Welcome back"), "{}", back.text());
    eventually("the channel still calls them away", async || {
        advance(&scene, 1);
        scene.nothing_to_send().await;
        let world = scene.discord.world();
        let there = world.messages_in(scene.channel.id).find(|message| message.id == board.id);
        there.is_some_and(|message| !message.text().contains("Away"))
    })
    .await;
    let hand = scene.turn_of(&people[1]).await;
    assert!(!hand.text().contains("away"), "{}", hand.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn when_everybody_is_away_the_match_rests_until_somebody_is_back() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    for turn in 1..=2 {
        advance(&scene, 60);
        scene.reads("your turn!").await;
        advance(&scene, 31);
        scene.reads(&format!("after turn {turn}")).await;
    }
    let board = scene.reads("Paused").await;
    assert!(board.text().contains("everyone's away"));
    scene.nothing_to_send().await;
    for person in &people {
        let hand = scene.my_hand(person, board.id).await.text();
        assert!(hand.contains("You were away") && !hand.contains("Waiting for"), "{hand}");
    }
    // However long nobody comes, nothing is played.
    advance(&scene, 3600);
    let back = people[0].click_label(board.id, "I'm back").await.unwrap();
    assert!(back.is_ephemeral() && back.text().contains("Welcome back"), "{}", back.text());
    let hand = scene.turn_of(&people[0]).await;
    assert_eq!(decisions(&hand).len(), 8);
    choose(&people[0], &hand, HIGHEST).await;
    scene.reads("after turn 3").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_as_the_last_one_goes_away_is_told_all_the_same() {
    let (scene, people) = Scene::playing(2, &[("games", json!(2)), ("hand", json!(2))]).await;
    for _ in 0..2 {
        advance(&scene, 60);
        scene.reads("your turn!").await;
        advance(&scene, 31);
        scene.nothing_to_send().await;
    }
    let board = scene.reads("Paused").await;
    for told in [said(&board), scene.turn_or_chosen(&people[0]).await.text()] {
        assert!(told.contains("everyone's away"), "{told}");
        assert!(told.contains("Game 1 is over") && !told.contains("any card"), "{told}");
    }
    people[0].click_label(board.id, "I'm back").await.unwrap();
    advance(&scene, 60);
    scene.turn_of(&people[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_went_away_with_the_last_turn_of_a_game_comes_back_before_the_next() {
    let (scene, people) = Scene::playing(2, &[("games", json!(2)), ("hand", json!(2))]).await;
    for _ in 0..2 {
        scene.plays_highest(&people[0]).await;
        advance(&scene, 91);
        scene.nothing_to_send().await;
    }
    let board = scene.reads("Game 1 is over").await;
    assert!(said(&board).contains("Away: **Ben**"), "{}", said(&board));
    let back = people[1].click_label(board.id, "I'm back").await.unwrap();
    assert!(back.text().contains("Welcome back"), "{}", back.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_is_played_for_and_may_come_back() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    let left = people[2].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    assert!(left.text().contains("I'm playing for you"), "{}", left.text());
    scene.told(&people[2], "You left").await;
    for person in &people[..2] {
        scene.plays_highest(person).await;
    }
    scene.reads("after turn 1").await;
    let back = people[2].command(&scene.channel, "nimmt join", &[]).await.unwrap();
    assert!(back.text().contains("Welcome back"), "{}", back.text());
    assert!(!back.message().unwrap().buttons().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_fewer_than_two_people_left_ends_and_counts_for_nobody() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.leaves_for_good(&people[0]).await;
    scene.reads("not enough players left").await;
    let leaders = people[1].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    assert!(leaders.text().contains("No finished"), "{}", leaders.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_table_sends_a_new_direct_message_every_turn() {
    let (scene, people) = Scene::of(2).await;
    let options = [("pace", serde_json::json!("slow"))];
    scene.start_match(&people, &options).await;
    let first = scene.turn_of(&people[0]).await;
    for person in &people {
        scene.plays_highest(person).await;
    }
    scene.reads("after turn 1").await;
    scene.discord.until(|world| world.message(first.id).is_none_or(|m| m.deleted)).await.unwrap();
    let second = scene.turn_of(&people[0]).await;
    assert_ne!(second.id, first.id);
    assert_eq!(people[0].dms().len(), 1, "the old hand is taken away");
}
