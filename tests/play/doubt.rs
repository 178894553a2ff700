//! Messages that may have been sent when the process ended, and are too old for Discord to know
//! them by their nonce.

use std::time::Duration;

use sandbox::{Fault, Misbehaviour, Person};
use serde_json::json;

use crate::support::{Scene, advance, must_decide, private};

/// Both play turn 1; what is posted after that in this channel stands there, and the bot never
/// hears of it.
async fn end_in_doubt(scene: &mut Scene, people: &[Person], channel: sandbox::Id) {
    let lost = Fault::always(Misbehaviour::LostReply);
    scene.discord.misbehave(lost.on("POST", &format!("/channels/{channel}/messages")));
    let before = scene.discord.world().messages_in(channel).count();
    scene.all_choose(people).await;
    let more = |world: &sandbox::World| world.messages_in(channel).count() > before;
    scene.discord.until(more).await.unwrap();
    scene.stop_bot().await;
    scene.discord.behave();
}

/// The bot comes back, and Discord has forgotten the nonces.
async fn come_back(scene: &mut Scene) {
    advance(scene, 300);
    scene.discord.advance(Duration::from_secs(600));
    scene.start_bot().await;
    scene.nothing_to_send().await;
}

fn slow() -> [(&'static str, serde_json::Value); 2] {
    [("pace", json!("slow")), ("games", json!(1))]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_found_below_what_people_have_said_since() {
    let (mut scene, people) = Scene::playing(2, &slow()).await;
    scene.nothing_to_send().await;
    let channel = scene.channel.id;
    end_in_doubt(&mut scene, &people, channel).await;
    for n in 0..60 {
        people[0].say(&scene.channel, &format!("where is the bot? ({n})")).unwrap();
    }
    come_back(&mut scene).await;
    scene.reads("after turn 1").await;
    let messages = scene.channel.messages();
    let pages = messages.iter().filter(|m| !m.deleted && m.text().contains("after turn 1")).count();
    assert_eq!(pages, 1, "the page was posted again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_found_above_what_people_said_before_it() {
    let (mut scene, people) = Scene::playing(2, &slow()).await;
    scene.nothing_to_send().await;
    for n in 0..60 {
        people[0].say(&scene.channel, &format!("which card? ({n})")).unwrap();
    }
    let channel = scene.channel.id;
    end_in_doubt(&mut scene, &people, channel).await;
    come_back(&mut scene).await;
    scene.reads("after turn 1").await;
    let messages = scene.channel.messages();
    let pages = messages.iter().filter(|m| !m.deleted && m.text().contains("after turn 1")).count();
    assert_eq!(pages, 1, "the page was posted again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_found_in_the_direct_messages() {
    let (mut scene, people) = Scene::playing(2, &slow()).await;
    scene.nothing_to_send().await;
    let direct = scene.turn_of(&people[0]).await.channel;
    end_in_doubt(&mut scene, &people, direct).await;
    come_back(&mut scene).await;
    let hand = scene.turn_of(&people[0]).await;
    assert_eq!(hand.channel, direct);
    let live = private(&scene.discord.world(), people[0].id);
    let live = live.iter().filter(|m| must_decide(m)).count();
    assert_eq!(live, 1, "two hands have buttons");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_found_and_not_posted_twice() {
    let mut scene = Scene::new().await;
    let ada = scene.people(1).remove(0);
    ada.command(&scene.channel, "nimmt new", &[]).await.unwrap();
    scene.nothing_to_send().await;
    let channel = scene.channel.id;
    let lost = Fault::always(Misbehaviour::LostReply);
    scene.discord.misbehave(lost.on("POST", &format!("/channels/{channel}/messages")));
    let lobbies = |world: &sandbox::World| {
        let joinable = |m: &sandbox::Message| m.button(|b| b.label == "Join").is_some();
        world.messages_in(channel).filter(|m| !m.deleted && joinable(m)).count()
    };
    ada.command(&scene.channel, "nimmt table", &[]).await.unwrap();
    scene.discord.until(|world| lobbies(world) == 2).await.unwrap();
    scene.stop_bot().await;
    scene.discord.behave();
    come_back(&mut scene).await;
    scene.discord.until(|world| lobbies(world) == 1).await.unwrap();
}
