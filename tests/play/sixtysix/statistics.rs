//! Somebody's statistics, as people read them.

use serde_json::json;

use super::{numbers, play_on, start};
use crate::support::Scene;

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_this_game_is_counted_with_its_own_words_and_not_with_those_of_others() {
    let (mut scene, people) = Scene::of(2).await;
    start(&scene, &people, &[("games", json!(3))]).await;
    play_on(&mut scene, &people, numbers(3), async |_| {}).await;
    let answer = people[0].command(&scene.channel, "sixtysix me", &[]).await.unwrap();
    assert!(answer.is_ephemeral());
    let text = answer.text();
    for part in ["**Ada** · Sixty-Six", "**Calls:**", "**Marriages:**", "**Met most:** Ben"] {
        assert!(text.contains(part), "{text}");
    }
    assert!(text.contains("Lights Out") && !text.contains("The 55"), "{text}");
    let picture = answer.message().unwrap().attachments[0].description.clone().unwrap();
    assert!(picture.contains("Games (not won: ") && picture.contains("points a game"), "{picture}");
    let other = people[0].command(&scene.channel, "nimmt me", &[]).await.unwrap().text();
    assert!(other.contains("You don't have a match of 6 nimmt! that counts here"), "{other}");
    assert!(other.contains("`/nimmt new`"), "{other}");
}
