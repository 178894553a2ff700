//! A duel stays open for two weeks, and is kept for ninety days.

use std::time::Duration;

use super::{offered, play, result, turns};
use crate::support::{Scene, eventually};

const DAY: Duration = Duration::from_secs(24 * 3_600);

#[tokio::test(flavor = "multi_thread")]
async fn after_two_weeks_a_duel_is_neither_begun_nor_continued() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let unseen = scene.duel(ben, ada).await;
    let challenge = scene.duel(ada, ben).await;
    let hers = scene.opens_duel(ada, &challenge).await;
    let hers = scene.duels_low(ada, &hers).await;
    let his = scene.opens_duel(ben, &challenge).await;
    let his = scene.presses(ben, &his, &offered(&his)[0]).await;
    scene.clock.advance(DAY * 13);
    let still = scene.opens_duel(ben, &challenge).await;
    assert_eq!(offered(&still), offered(&his));
    scene.clock.advance(DAY);
    // Whatever is there is the result.
    let end = scene.presses(ben, &his, &offered(&his)[0]).await;
    let text = result(&end);
    assert!(offered(&end).is_empty() && text.contains("**Ada** against **Ben**"), "{text}");
    assert!(text.contains("**Ben** didn't finish") && text.contains('⬜'), "{text}");
    assert_eq!(turns(&end).len(), 10, "{text}");
    assert_eq!(super::does(&end, "share"), None);
    let looked = scene.presses(ada, &hers, &play(&hers)).await;
    assert_eq!(result(&looked), text);
    let never = scene.opens_duel(ada, &unseen).await;
    let text = never.text();
    assert!(text.contains("**Ada** didn't finish"), "{text}");
    assert!(offered(&never).is_empty() && turns(&never).is_empty(), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_is_forgotten_after_ninety_days() {
    let (scene, people) = Scene::of(2).await;
    let challenge = scene.duel(&people[0], &people[1]).await;
    scene.opens_duel(&people[0], &challenge).await;
    let left = async || scene.raw().number("SELECT count(*) FROM duel_attempts").await;
    scene.clock.advance(DAY * 89);
    scene.nothing_to_send().await;
    assert_eq!(left().await, 2);
    eventually("the duel is still there", async || {
        scene.clock.advance(Duration::from_secs(3_600));
        left().await == 0
    })
    .await;
    let gone = people[0].click_id(challenge.id, &play(&challenge)).await.unwrap();
    assert!(gone.is_ephemeral() && gone.text().contains("This duel is gone"));
}
