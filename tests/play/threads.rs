//! Threads that are opened for a table, also for one that does not come.

use sandbox::model::ChannelKind;
use sandbox::{Fault, Id, Misbehaviour, World};
use serde_json::json;

use crate::at_table::lobby_in;
use crate::support::{Scene, advance};

const NOTHING: &str = "so there isn't one";

/// The threads of the scene's channel, and how often each says that its table came to nothing.
fn threads(world: &World, parent: Id) -> Vec<(Id, usize)> {
    let told = |id| world.messages_in(id).filter(|m| m.text().contains(NOTHING)).count();
    let threads = world.channels().filter(|channel| channel.parent == Some(parent));
    threads.map(|thread| (thread.id, told(thread.id))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_in_a_thread_of_a_channel_for_announcements() {
    let (mut scene, people) = Scene::of(2).await;
    scene.channel.announces();
    let options = [("thread", json!(true)), ("games", json!(1))];
    let answer = people[0].command(&scene.channel, "nimmt new", &options).await.unwrap();
    assert!(answer.text().contains("Your table is ready"), "{}", answer.text());
    let thread = threads(&scene.discord.world(), scene.channel.id)[0].0;
    let kind = scene.discord.world().channel(thread).unwrap().kind;
    assert_eq!(kind, ChannelKind::AnnouncementThread);
    let lobby = lobby_in(&scene.discord, thread).await;
    people[1].click_label(lobby, "Join").await.unwrap();
    people[0].click_label(lobby, "Start").await.unwrap();
    scene.channel.id = thread;
    scene.play_to_the_end(&people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_was_opened_when_the_bot_broke_off_says_that_there_is_no_table() {
    let (mut scene, people) = Scene::of(2).await;
    let parent = scene.channel.id;
    scene.discord.misbehave(Fault::next(1, Misbehaviour::LostReply).on("POST", "/threads"));
    let options = [("thread", json!(true)), ("games", json!(1))];
    // Discord has opened it, and the bot never hears of it.
    let answer = people[0].command(&scene.channel, "nimmt new", &options).await.unwrap();
    assert!(answer.text().contains("went wrong on my end"), "{}", answer.text());
    assert_eq!(threads(&scene.discord.world(), parent).len(), 1);
    for _ in 0..2 {
        scene.restart_bot().await;
        scene.discord.bot_connected().await.unwrap();
        advance(&scene, 61);
        scene.discord.until(|world| threads(world, parent)[0].1 == 1).await.unwrap();
    }
    // Another one is opened as if nothing had been, and says nothing of the kind.
    people[0].command(&scene.channel, "nimmt new", &options).await.unwrap();
    let two = |world: &World| threads(world, parent).len() == 2;
    scene.discord.until(two).await.unwrap();
    scene.nothing_to_send().await;
    scene.restart_bot().await;
    advance(&scene, 61);
    scene.nothing_to_send().await;
    let told: Vec<usize> =
        threads(&scene.discord.world(), parent).into_iter().map(|t| t.1).collect();
    assert_eq!(told, [1, 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_whose_table_cannot_be_stored_says_so_at_once() {
    let scene = Scene::in_a_file().await;
    let people = scene.people(12);
    let parent = scene.channel.id;
    scene.tools().store.sqlite().unwrap().limit_pages(1).await.unwrap();
    // The file has some room left in it: it takes some tables, and one only in part.
    let mut refused = false;
    for person in &people {
        let options = [("thread", json!(true))];
        let answer = person.command(&scene.channel, "nimmt new", &options).await.unwrap();
        refused = answer.text().contains("went wrong on my end");
        if refused {
            break;
        }
        assert!(answer.text().contains("is ready"), "{}", answer.text());
        // So often nobody opens one.
        advance(&scene, 61);
    }
    assert!(refused, "a full disk was never noticed");
    let told = |world: &World| threads(world, parent).last().is_some_and(|thread| thread.1 == 1);
    scene.discord.until(told).await.unwrap();
}
