//! Hands that several bots show: one answers the clicks on them, another sends what is new.

use std::time::Duration;

use sandbox::{Fault, Misbehaviour};

use super::{Member, all_is_sent, number, scene_of_two};
use crate::support::{
    HIGHEST, advance, choose, decisions, eventually, hand_of, must_decide, one_game,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_in_the_channel_follows_where_another_bot_looks_after_the_table() {
    let Some(scene) = scene_of_two().await else { return };
    let start = async |shards| Member::start(&scene, Some(shards)).await.connected().await;
    let (direct, pages) = (start("0/2").await, start("1/2").await);
    let people = scene.people(2);
    for person in &people {
        person.close_dms();
    }
    scene.start_match(&people, &one_game()).await;
    pages.stop().await;
    let kept = "SELECT count(*) FROM tables WHERE keeper IN (SELECT id FROM living)";
    eventually("nobody takes it over", async || number(&scene, kept).await == 1).await;
    let pages = start("1/2").await;
    let board = scene.board().await;
    for person in &people {
        let hand = scene.new_hand(person, board.id).await;
        choose(person, &hand, HIGHEST).await;
    }
    // Who has chosen last reads it in the answer, the other one in what they have opened before.
    for person in &people {
        scene.told(person, "turn 2").await;
    }
    direct.stop().await;
    pages.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_one_bot_sends_while_another_answers_a_click_on_it_is_put_right() {
    let Some(scene) = scene_of_two().await else { return };
    let direct = Member::start(&scene, Some("0/2")).await.connected().await;
    let pages = Member::start(&scene, Some("1/2")).await.connected().await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    // The bot of the pages looks after the table. What it tells Ada of the next turn takes long.
    let (ada, ben) = (&people[0], &people[1]);
    scene.plays_highest(ada).await;
    all_is_sent(&scene).await;
    let to_ada = format!("/channels/{}/messages", ada.dm_channel().id);
    scene.discord.misbehave(Fault::next(1, Misbehaviour::Held).on("PATCH", &to_ada));
    scene.plays_highest(ben).await;
    eventually("nothing is sent to her", async || {
        scene.clock.advance(Duration::from_millis(10));
        scene.discord.pending_faults().is_empty()
    })
    .await;
    // The bot that got her click has shown her the turn, too.
    let hand = scene.told(ada, "turn 2").await;
    choose(ada, &hand, HIGHEST).await;
    let told_late = || {
        let all = scene.discord.requests().into_iter();
        all.filter(|one| one.method == "PATCH" && one.path.starts_with(&to_ada)).count()
    };
    let before = told_late();
    scene.discord.behave();
    eventually("it never comes", async || told_late() > before).await;
    eventually("she reads that she has not chosen", async || {
        scene.clock.advance(Duration::from_millis(10));
        !must_decide(&scene.discord.world().message(hand.id).cloned().unwrap())
    })
    .await;
    direct.stop().await;
    pages.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_of_one_bot_that_comes_after_the_hand_that_another_sends_is_put_right() {
    let Some(scene) = scene_of_two().await else { return };
    let direct = Member::start(&scene, Some("0/2")).await.connected().await;
    let pages = Member::start(&scene, Some("1/2")).await.connected().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    ben.close_dms();
    scene.start_match(&people, &one_game()).await;
    let hers = scene.turn_of(ada).await;
    let his = scene.new_hand(ben, scene.board().await.id).await;
    let before = scene.events().await;
    scene.discord.misbehave(Fault::next(1, Misbehaviour::Held).on("POST", "/callback"));
    let id = decisions(&hers).last().unwrap().custom_id.clone().unwrap();
    let (clicker, under) = (ada.clone(), hers.id);
    let click = tokio::spawn(async move { clicker.click_id(under, &id).await });
    eventually("Ada's choice is not stored", async || scene.events().await > before).await;
    choose(ben, &his, HIGHEST).await;
    // The bot that looks after the table knows nothing of the answer that is on its way.
    let shown = || scene.discord.world().message(hers.id).cloned().unwrap();
    let goes_on = async || {
        scene.clock.advance(Duration::from_millis(10));
        shown().text().contains("turn 2")
    };
    eventually("she is not told", goes_on).await;
    scene.discord.behave();
    click.await.unwrap().unwrap();
    eventually("she reads of the turn before", goes_on).await;
    direct.stop().await;
    pages.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_in_the_channel_follows_though_another_bot_has_kept_the_table_meanwhile() {
    let Some(scene) = scene_of_two().await else { return };
    let start = async |shards| Member::start(&scene, Some(shards)).await.connected().await;
    let (direct, pages) = (start("0/2").await, start("1/2").await);
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    ada.close_dms();
    scene.start_match(&people, &one_game()).await;
    // It is restarted; what it has looked after stays with the other one.
    pages.stop().await;
    let kept = "SELECT count(*) FROM tables WHERE keeper IN (SELECT id FROM living)";
    eventually("nobody takes it over", async || number(&scene, kept).await == 1).await;
    let pages = start("1/2").await;
    let hand = scene.new_hand(ada, scene.board().await.id).await;
    advance(&scene, 31);
    choose(ada, &hand, HIGHEST).await;
    // Ben lets his time run out: nobody clicks in the channel when the turn ends.
    advance(&scene, 61);
    eventually("she reads of the turn before", async || {
        scene.clock.advance(Duration::from_millis(10));
        scene.discord.world().message(hand.id).unwrap().text().contains("turn 2")
    })
    .await;
    assert!(hand_of(&scene.discord.world(), ben.id).is_some_and(|hand| must_decide(&hand)));
    direct.stop().await;
    pages.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_whose_hand_has_moved_stays_so_when_another_bot_shows_the_next_turn() {
    let Some(scene) = scene_of_two().await else { return };
    let direct = Member::start(&scene, Some("0/2")).await.connected().await;
    let pages = Member::start(&scene, Some("1/2")).await.connected().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    scene.start_match(&people, &one_game()).await;
    let direct_message = scene.turn_of(ada).await.id;
    scene.plays_highest(ada).await;
    let hand = scene.new_hand(ada, scene.board().await.id).await;
    let shown = |message| scene.discord.world().message(message).unwrap().text();
    let moved = || shown(direct_message).contains("open in another message");
    eventually("it does not say that the hand has moved", async || moved()).await;
    all_is_sent(&scene).await;
    scene.plays_highest(ben).await;
    eventually("her hand does not follow", async || {
        scene.clock.advance(Duration::from_millis(10));
        shown(hand.id).contains("turn 2")
    })
    .await;
    all_is_sent(&scene).await;
    assert!(moved(), "{}", shown(direct_message));
    direct.stop().await;
    pages.stop().await;
}
