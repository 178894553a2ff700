//! People who press and type faster than anybody can read.

use sandbox::{Answer, Id, Person, World};
use serde_json::json;

use crate::support::{Scene, advance, eventually, one_game};

fn is_refused(answer: &Answer) -> bool {
    answer.text().contains("One moment!")
}

/// Returns how many of so many presses are answered with what was asked for.
async fn answered(person: &Person, message: Id, custom_id: &str, presses: usize) -> usize {
    let mut answered = 0;
    for _ in 0..presses {
        let answer = person.press(message, custom_id).await.unwrap();
        answered += usize::from(!is_refused(&answer));
    }
    answered
}

fn threads(world: &World, parent: Id) -> usize {
    world.channels().filter(|channel| channel.parent == Some(parent)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_opens_a_few_threads_wherever_and_leaves_room_for_others() {
    let (scene, people) = Scene::of(2).await;
    let thread = [("thread", json!(true)), ("games", json!(1))];
    let mut opened = 0;
    for n in 0..4 {
        let channel = scene.guild.channel(&format!("games-{n}"));
        for _ in 0..3 {
            let answer = people[0].command(&channel, "nimmt new", &thread).await.unwrap();
            opened += usize::from(!is_refused(&answer));
        }
    }
    assert_eq!(opened, 3);
    // Now in the channel of the others.
    advance(&scene, 181);
    for _ in 0..4 {
        people[0].command(&scene.channel, "nimmt new", &thread).await.unwrap();
    }
    let answer = people[1].command(&scene.channel, "nimmt new", &thread).await.unwrap();
    assert!(answer.text().contains("is ready"), "{}", answer.text());
    assert_eq!(threads(&scene.discord.world(), scene.channel.id), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_is_still_shown_to_others_when_one_person_has_asked_too_often() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let mut last = None;
    for _ in 0..5 {
        last = Some(people[0].command(&scene.channel, "nimmt table", &[]).await.unwrap());
    }
    assert!(is_refused(&last.unwrap()));
    let answer = people[1].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    assert!(answer.text().contains("Here it is"), "{}", answer.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn files_and_checks_of_a_finished_match_are_given_out_only_so_often() {
    let (scene, people) = Scene::of(3).await;
    scene.start_match(&people[..2], &one_game()).await;
    let end = scene.play_to_the_end(&people[..2]).await;
    let id = |label| end.button(|b| b.label == label).and_then(|b| b.custom_id).unwrap();
    // Somebody who passes by, and a player.
    assert_eq!(answered(&people[2], end.id, &id("Record"), 12).await, 10);
    assert_eq!(answered(&people[0], end.id, &id("Verify"), 12).await, 10);
    assert_eq!(answered(&people[0], end.id, &id("Record"), 2).await, 0);
    advance(&scene, 4);
    assert_eq!(answered(&people[0], end.id, &id("Record"), 2).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_and_alerts_are_changed_only_so_often_in_a_direct_message_too() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    let panel = ben.command(&scene.channel, "nimmt settings", &[]).await.unwrap();
    let panel = panel.message_id().unwrap();
    ben.press(panel, "h2.settings.alerts.true").await.unwrap();
    ada.command(&scene.channel, "nimmt new", &[]).await.unwrap();
    scene.lobby_known().await;
    advance(&scene, 6);
    eventually("nobody is told", async || !ben.dms().is_empty()).await;
    let alert = ben.dms().remove(0);
    let stop = alert.buttons().into_iter().find_map(|b| b.custom_id).unwrap();
    advance(&scene, 60);
    assert_eq!(answered(&ben, panel, "h2.settings.alerts.true", 20).await, 20);
    assert_eq!(answered(&ben, alert.id, &stop, 50).await, 40);
    assert_eq!(answered(&ben, panel, "h2.settings.alerts.true", 2).await, 0);
    // Help counts with the panels, of each person alone.
    assert!(is_refused(&ben.command(&scene.channel, "nimmt help", &[]).await.unwrap()));
    assert!(!is_refused(&ada.command(&scene.channel, "nimmt help", &[]).await.unwrap()));
}
