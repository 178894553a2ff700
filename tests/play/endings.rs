//! Matches that are stopped, cut short or paused from outside.

use sandbox::{Permissions, World};
use serde_json::json;

use crate::at_table::lobby_in;
use crate::bots;
use crate::support::{HIGHEST, Next, Scene, advance, choose, eventually, hand_of, one_game};

#[tokio::test(flavor = "multi_thread")]
async fn stopping_asks_once_and_says_who_did_it() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let refused = people[1].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    assert!(refused.text().contains("Only the host (**Ada**)"), "{}", refused.text());
    let asked = people[0].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    assert!(
        asked.is_ephemeral() && asked.text().contains("Close this table for everyone?"),
        "{}",
        asked.text()
    );
    people[0].click_label(asked.message_id().unwrap(), "Yes, stop it").await.unwrap();
    let board = scene.reads("Ada stopped the match").await;
    assert!(board.buttons().is_empty());
    scene.told(&people[1], "Ada stopped the match").await;
    let next = people[1].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(!next.is_ephemeral(), "{}", next.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_ends_the_match_with_a_word_to_the_players() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.channel.delete();
    scene.told(&people[0], "channel is gone").await;
    scene.told(&people[1], "channel is gone").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_ends_the_matches_in_its_threads() {
    let (mut scene, people) = Scene::of(2).await;
    let parent = scene.channel.clone();
    let options = [("thread", json!(true)), ("games", json!(1))];
    people[0].command(&parent, "nimmt new", &options).await.unwrap();
    let in_parent = |world: &World| {
        world.channels().find(|channel| channel.parent == Some(parent.id)).map(|thread| thread.id)
    };
    let thread = scene.discord.until_some(in_parent).await.unwrap();
    let lobby = lobby_in(&scene.discord, thread).await;
    people[1].click_label(lobby, "Join").await.unwrap();
    people[0].click_label(lobby, "Start").await.unwrap();
    scene.channel.id = thread;
    scene.reads("turn 1").await;
    // Another channel is none of their concern.
    scene.guild.channel("elsewhere").delete();
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    parent.delete();
    scene.told(&people[0], "channel is gone").await;
    scene.told(&people[1], "channel is gone").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_voice_channel_that_the_bot_may_not_enter_no_table_is_opened() {
    let (scene, people) = Scene::of(1).await;
    let room = scene.guild.voice_channel("room");
    let bot = sandbox::Whom::One(scene.discord.application_id());
    let answer = people[0].command(&room, "nimmt new", &[]).await.unwrap();
    assert!(!answer.is_ephemeral(), "{}", answer.text());
    people[0].command(&room, "nimmt stop", &[]).await.unwrap();
    room.deny(bot, Permissions::CONNECT);
    let answer = people[0].command(&room, "nimmt new", &[]).await.unwrap();
    assert!(answer.is_ephemeral());
    assert!(answer.text().contains("**Connect**"), "{}", answer.text());
    assert!(!answer.text().contains("Send Messages"), "{}", answer.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_may_not_write_any_more_pauses_the_match_and_goes_on_when_it_may() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let bot = sandbox::Whom::One(scene.discord.application_id());
    scene.channel.deny(bot, Permissions::SEND_MESSAGES);
    scene.all_choose(&people).await;
    scene.told(&people[0], "I'm not allowed to post").await;
    // Nothing runs out meanwhile.
    advance(&scene, 3600);
    let named = people[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    assert!(named.text().contains("**Send Messages**"), "{}", named.text());
    scene.channel.allow(bot, Permissions::SEND_MESSAGES);
    people[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    scene.reads("after turn 1").await;
    let hand = scene.turn_of(&people[1]).await;
    assert_eq!(crate::support::decisions(&hand).len(), 9);
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_permissions_are_named_before_a_table_is_opened() {
    let (scene, people) = Scene::of(1).await;
    let bot = sandbox::Whom::One(scene.discord.application_id());
    scene.channel.deny(bot, Permissions::ATTACH_FILES | Permissions::EMBED_LINKS);
    let answer = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(answer.is_ephemeral());
    assert!(answer.text().contains("**Embed Links** and **Attach Files**"), "{}", answer.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_the_server_becomes_absent_and_the_match_goes_on() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    people[2].leave(&scene.guild);
    for turn in 1..=2 {
        for person in &people[..2] {
            scene.plays_highest(person).await;
        }
        advance(&scene, 60);
        scene.reads("your turn!").await;
        advance(&scene, 31);
        scene.reads(&format!("after turn {turn}")).await;
    }
    scene.reads("Away: **Cem**").await;
    for person in &people[..2] {
        scene.plays_highest(person).await;
    }
    scene.reads("after turn 3").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_sent_away_from_the_server_ends_its_matches_there() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.guild.kick_bot();
    let hand = people[0].dms().pop().unwrap();
    let id = crate::support::decisions(&hand)[0].custom_id.clone().unwrap();
    let answer = people[0].click_id(hand.id, &id).await;
    // Whether the word arrives depends on Discord; what counts is that nothing is stuck.
    drop(answer);
    eventually("its match is still open", async || scene.open_tables().await == 0).await;
    scene.guild.invite_bot();
    let next =
        people[0].command(&scene.channel, "nimmt new", &[("games", json!(1))]).await.unwrap();
    assert!(!next.is_ephemeral(), "{}", next.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_ended_long_ago_is_forgotten_and_its_result_stays() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    // The tests keep matches for thirty days.
    advance(&scene, 31 * 24 * 3600);
    eventually("the match is still there", async || {
        advance(&scene, 60);
        let answer = people[0].click_label(end.id, "Review").await.unwrap();
        let told = answer.finished().await.unwrap();
        told.text().contains("That match is gone")
    })
    .await;
    let leaders = people[0].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    let told = leaders.message().unwrap().attachments[0].description.clone().unwrap();
    assert!(told.contains("Ada"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_comes_last_everywhere_however_few_bull_heads_they_have() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    // Ada and Ben play their highest cards, which takes rows; a bot plays well for Cem.
    people[2].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    // That the host keeps them out gives them nothing back.
    let cem = [("player", json!(people[2].id.to_string()))];
    people[0].command(&scene.channel, "nimmt kick", &cem).await.unwrap();
    let end = loop {
        match scene.next(&people[..2]).await {
            Next::Decide(index, message) => choose(&people[index], &message, HIGHEST).await,
            Next::Between(message) => drop(people[0].click_label(message.id, "Next game").await),
            Next::Over(message) => break message,
        }
    };
    let heading = end.text();
    assert!(heading.contains("Cem left or missed more than half of the turns"), "{heading}");
    let won = heading.lines().find(|line| line.contains("🏆")).unwrap();
    assert!(!won.contains("Cem"), "{won}");
    let picture = end.attachments[0].description.clone().unwrap();
    let last = picture.find("3. Cem").unwrap_or_else(|| panic!("{picture}"));
    assert!(picture.find("Ada, ").unwrap() < last && picture.find("Ben, ").unwrap() < last);
    scene.nothing_to_send().await;
    let hand = hand_of(&scene.discord.world(), people[0].id).unwrap();
    assert!(!hand.text().contains("**Cem**"), "{}", hand.text());
    let board = people[0].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    let board = board.message().unwrap().attachments[0].description.clone().unwrap();
    let first = board.lines().find(|line| line.starts_with("1. ")).unwrap();
    let name = if won.contains("Ada") { "Ada" } else { "Ben" };
    assert!(first.contains(name), "{won} {board}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_the_host_removes_at_the_end_keeps_their_place() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    let mut turns = 0;
    let end = loop {
        match scene.next(if turns < 27 { &people } else { &people[..2] }).await {
            // Cem, who shall win, keeps out of the way.
            Next::Decide(index, message) => {
                turns += 1;
                choose(&people[index], &message, if index == 2 { 0 } else { HIGHEST }).await;
                if turns == 27 {
                    scene.nothing_to_send().await;
                    let cem = [("player", json!(people[2].id.to_string()))];
                    people[0].command(&scene.channel, "nimmt kick", &cem).await.unwrap();
                }
            }
            Next::Between(message) => drop(people[0].click_label(message.id, "Next game").await),
            Next::Over(message) => break message,
        }
    };
    let heading = end.text();
    assert!(!heading.contains("left or missed more than half"), "{heading}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_whom_the_host_has_removed_can_still_stop_the_match() {
    let (scene, people) = Scene::of(3).await;
    people[2].grant(&scene.guild, Permissions::MANAGE_CHANNELS);
    scene.start_match(&people, &one_game()).await;
    let cem = [("player", json!(people[2].id.to_string()))];
    people[0].command(&scene.channel, "nimmt kick", &cem).await.unwrap();
    let asked = people[2].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    people[2].click_label(asked.message_id().unwrap(), "Yes, stop it").await.unwrap();
    scene.reads("Cem stopped the match").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_goes_with_the_match_that_is_stopped() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    advance(&scene, 61);
    let reminder = scene.reads("your turn!").await;
    let asked = people[0].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    people[0].click_label(asked.message_id().unwrap(), "Yes, stop it").await.unwrap();
    scene.reads("Ada stopped the match").await;
    scene.nothing_to_send().await;
    assert!(scene.discord.world().message(reminder.id).is_none_or(|message| message.deleted));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_goes_when_nobody_is_left_to_wait_for_one() {
    let (scene, people) = Scene::of(2).await;
    bots::start(&scene, &people, 1, &one_game()).await;
    scene.plays_highest(&people[1]).await;
    advance(&scene, 61);
    let reminder = scene.reads("your turn!").await;
    people[1].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    scene.nothing_to_send().await;
    assert!(scene.discord.world().message(reminder.id).is_none_or(|message| message.deleted));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_host_is_somebody_who_is_there() {
    let (scene, people) = Scene::playing(4, &one_game()).await;
    for turn in 1..=2 {
        for person in [&people[0], &people[2], &people[3]] {
            scene.plays_highest(person).await;
        }
        scene.nothing_to_send().await;
        // Ben sleeps through both.
        advance(&scene, 91);
        scene.reads(&format!("after turn {turn}")).await;
    }
    people[0].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    let refused = people[3].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    assert!(refused.text().contains("Only the host (**Cem**)"), "{}", refused.text());
}
