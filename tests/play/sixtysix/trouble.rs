//! Closed direct messages, restarts, and a Discord that fails.

use games::sixtysix::record::replay;
use sandbox::{Fault, Misbehaviour};
use serde_json::json;

use super::{numbers, play_on, record_of, start};
use crate::support::{Scene, advance};

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_after_every_choice_loses_nothing() {
    for seats in [2, 3] {
        let mut scene = Scene::new().await;
        let people = scene.people(seats);
        start(&scene, &people, &[("games", json!(1))]).await;
        let end = play_on(&mut scene, &people, numbers(17), async |scene| {
            scene.restart_bot().await;
        })
        .await;
        replay(&record_of(&people[0], &end).await).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tenth_of_all_calls_failing_only_delays_the_match() {
    let (mut scene, people) = Scene::of(2).await;
    start(&scene, &people, &[("games", json!(2))]).await;
    scene.discord.misbehave(Fault::always(Misbehaviour::Status { status: 500 }).one_in(20));
    scene.discord.misbehave(Fault::always(Misbehaviour::LostReply).one_in(20));
    let end = play_on(&mut scene, &people, numbers(23), async |scene| advance(scene, 1)).await;
    scene.discord.behave();
    replay(&record_of(&people[0], &end).await).unwrap();
    let pages = scene.channel.messages().into_iter().filter(|m| {
        m.attachments.iter().any(|a| a.filename.starts_with("table.")) && m.ephemeral_to.is_none()
    });
    assert_eq!(pages.count(), 2, "a page for each deal, each once");
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_are_no_obstacle() {
    let (mut scene, people) = Scene::of(2).await;
    people[1].close_dms();
    start(&scene, &people, &[("games", json!(1))]).await;
    let board = scene.board().await;
    scene.my_hand(&people[1], board.id).await;
    let end = play_on(&mut scene, &people, numbers(2), async |_| {}).await;
    replay(&record_of(&people[1], &end).await).unwrap();
}
