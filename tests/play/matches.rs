//! Whole matches, played by clicking what people are shown.

use serde_json::{Value, json};

use crate::support::{Scene, one_game};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_match_to_the_end_in_direct_messages() {
    let scene = Scene::new().await;
    let people = scene.people(2);
    scene.start_match(&people, &[]).await;
    let end = scene.play_to_the_end(&people).await;
    let record: Value = serde_json::from_slice(
        &end.attachments.iter().find(|a| a.filename.ends_with(".json")).unwrap().bytes,
    )
    .unwrap();
    assert_eq!(record["format"], "nimmt-record/1");
    assert_eq!(record["seats"], json!(["Ada", "Ben"]));
    assert!(end.text().contains("won the match") || end.text().contains("share the win"));
    scene.no_violations();
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_people_play_a_game() {
    let scene = Scene::new().await;
    let people = scene.people(10);
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    scene.no_violations();
}
