//! Clicks that come late, and answers that overtake each other.

use std::time::Duration;

use sandbox::{Change, Disorder, Fate, Fault, Misbehaviour, Person, Settings};
use serde_json::json;
use tokio::sync::broadcast;

use crate::support::{
    HIGHEST, Scene, advance, choose, decisions, eventually, must_decide, one_game, private,
    unlimited,
};

/// A Discord whose ids say when they were made, and which waits for an answer so long that a busy
/// machine can give it, but not for ever.
pub async fn scene_that_tells_time() -> Scene {
    let first_response = Duration::from_secs(20);
    Scene::with(Settings { ids_tell_time: true, first_response, ..unlimited() }).await
}

/// The next event of an interaction is held back until another one has been delivered.
pub fn hold_back(scene: &Scene) {
    let event = Some("INTERACTION_CREATE".to_owned());
    scene.discord.disorder(Disorder { event, times: Some(1), how: Fate::AfterTheNext });
}

/// The process sleeps, and so do its people.
pub fn sleep(scene: &Scene, seconds: u64) {
    advance(scene, seconds);
    scene.discord.advance(Duration::from_secs(seconds));
}

/// Presses the button of a card, without waiting for the answer.
fn press(person: &Person, hand: &sandbox::Message, card: usize) -> tokio::task::JoinHandle<bool> {
    let id = decisions(hand)[card].custom_id.clone().unwrap();
    let (person, hand) = (person.clone(), hand.id);
    tokio::spawn(async move { person.press(hand, &id).await.is_ok() })
}

/// Waits until somebody has clicked or typed a command.
pub async fn asked(changes: &mut broadcast::Receiver<Change>) {
    while !matches!(changes.recv().await.unwrap(), Change::InteractionStarted { .. }) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_that_slept_changes_nothing_once_a_later_one_was_confirmed() {
    let scene = scene_that_tells_time().await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    let hand = scene.turn_of(&people[0]).await;
    let cards = crate::support::hand_cards(&hand);
    let mut changes = scene.discord.world().changes();
    hold_back(&scene);
    let asleep = press(&people[0], &hand, 0);
    asked(&mut changes).await;
    sleep(&scene, 25);
    assert!(!asleep.await.unwrap(), "the first click was answered");
    // It comes right behind this one.
    assert!(press(&people[0], &hand, 9).await.unwrap());
    scene.told(&people[0], &format!("You play {}", cards[9])).await;
    eventually("the late click was not refused", async || scene.refused_answers() > 0).await;
    scene.nothing_to_send().await;
    scene.told(&people[0], &format!("You play {}", cards[9])).await;
    assert_eq!(scene.events().await, 2, "the deal and one choice");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_saw_open_does_not_open_much_later() {
    let scene = scene_that_tells_time().await;
    let people = scene.people(2);
    let mut changes = scene.discord.world().changes();
    hold_back(&scene);
    let (ada, channel) = (people[0].clone(), scene.channel.id);
    let asleep = tokio::spawn(async move { ada.command(channel, "nimmt new", &[]).await.is_ok() });
    asked(&mut changes).await;
    sleep(&scene, 40);
    assert!(!asleep.await.unwrap(), "the command was answered");
    people[1].command(&scene.channel, "nimmt help", &[]).await.unwrap();
    eventually("the late command was not refused", async || scene.refused_answers() > 0).await;
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 0);
    assert!(scene.channel.messages().iter().all(|m| m.ephemeral_to.is_some()), "a ghost");
    // A second command gets one.
    scene.gather(&people, &one_game()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_an_hour_wrong_costs_nobody_a_click() {
    let scene = scene_that_tells_time().await;
    advance(&scene, 3_600);
    let people = scene.people(2);
    // It looks old, so Discord is asked before anything is done; once that is answered the clock is
    // seen through.
    eventually("the clock is never seen through", async || {
        let help = people[0].command(&scene.channel, "nimmt help", &[]).await.unwrap();
        help.finished().await.unwrap();
        let last = scene.discord.requests().into_iter().next_back().unwrap();
        last.body.is_some_and(|body| body["type"] == 4)
    })
    .await;
    scene.start_match(&people, &one_game()).await;
    // Ids are times, and the deal hangs on them: somebody may have to take a row first.
    scene.play_to_the_end(&people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_to_the_first_of_two_clicks_does_not_hide_the_next_turn() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let hands = [scene.turn_of(&people[0]).await, scene.turn_of(&people[1]).await];
    let before = scene.events().await;
    scene.discord.misbehave(Fault::next(1, Misbehaviour::Held).on("POST", "/callback"));
    let first = press(&people[0], &hands[0], 8);
    eventually("the first choice is not stored", async || scene.events().await > before).await;
    assert!(press(&people[0], &hands[0], 9).await.unwrap());
    choose(&people[1], &hands[1], HIGHEST).await;
    scene.reads("after turn 1").await;
    scene.discord.behave();
    assert!(first.await.unwrap());
    scene.nothing_to_send().await;
    let next = scene.told(&people[0], "turn 2").await;
    assert_eq!(decisions(&next).len(), 9);
    let shown = scene.discord.world().message(hands[0].id).unwrap().text();
    assert!(!shown.contains("You play"), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_is_asked_for_as_the_turn_ends_shows_the_next_one() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let (hand, board) = (scene.turn_of(&people[1]).await, scene.board().await);
    scene.plays_highest(&people[0]).await;
    scene.discord.misbehave(Fault::next(1, Misbehaviour::Held).on("POST", "/callback"));
    let (ada, page) = (people[0].clone(), board.id);
    let asks = tokio::spawn(async move { ada.click_label(page, "My hand").await.is_ok() });
    // Her answer is the one that is held, and not his.
    eventually("her answer is not held", async || scene.discord.pending_faults().is_empty()).await;
    choose(&people[1], &hand, HIGHEST).await;
    scene.reads("after turn 1").await;
    scene.discord.behave();
    assert!(asks.await.unwrap());
    scene.nothing_to_send().await;
    let shown = scene.turn_of(&people[0]).await;
    assert_eq!(decisions(&shown).len(), 9, "{}", shown.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_an_older_direct_message_leaves_no_newer_one_behind() {
    let (scene, people) = Scene::of(2).await;
    let slow = [("pace", json!("slow")), ("games", json!(1))];
    scene.start_match(&people, &slow).await;
    let older = scene.turn_of(&people[0]).await;
    // The older message stands for a while beside the newer one.
    let stuck = Misbehaviour::Status { status: 500 };
    scene.discord.misbehave(Fault::always(stuck).on("DELETE", &older.channel.to_string()));
    scene.all_choose(&people).await;
    let newer = scene.turn_of(&people[0]).await;
    assert_ne!(newer.id, older.id);
    let stale = older.buttons().into_iter().find(|b| b.label == "My hand");
    let stale = stale.or_else(|| decisions(&older).into_iter().next()).unwrap();
    people[0].press(older.id, stale.custom_id.as_deref().unwrap()).await.unwrap();
    scene.discord.behave();
    eventually("the older message stays", async || {
        advance(&scene, 1);
        scene.nothing_to_send().await;
        scene.discord.world().message(older.id).is_none_or(|m| m.deleted)
    })
    .await;
    for _ in 0..2 {
        for person in &people {
            scene.plays_highest(person).await;
        }
        advance(&scene, 10);
        let settled = || {
            let mine = private(&scene.discord.world(), people[0].id);
            mine.iter().filter(|m| must_decide(m)).count() == 1
        };
        eventually("two messages ask for a card", async || settled()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_that_comes_late_stays_what_it_says() {
    let scene = scene_that_tells_time().await;
    let people = scene.people(2);
    let lobby = scene.gather(&people, &one_game()).await;
    scene.nothing_to_send().await;
    // By the bot's clock the click is old: what it says to it comes beside the page.
    advance(&scene, 20);
    people[1].click_label(lobby, "Join").await.unwrap();
    let word = scene.whispered(&people[1], "already at this table").await;
    scene.nothing_to_send().await;
    let now = scene.discord.world().message(word.id).map(sandbox::Message::text);
    assert_eq!(now, Some(word.text()));
}
