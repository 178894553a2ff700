//! Nobody but the player sees anything of it.

use super::{cards, choices};
use crate::support::Scene;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_deal_leaves_to_anybody_else() {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let before = scene.discord.traffic().len();
    let start = scene.daily(ada).await;
    let mut message = start.clone();
    let mut held = Vec::new();
    while !choices(&message).is_empty() {
        held.extend(cards(&message));
        message = scene.plays(ada, &message).await;
    }
    let others = |delivery: &sandbox::Delivery| delivery.seen_by.iter().any(|id| *id != ada.id);
    let traffic = scene.discord.traffic().split_off(before);
    assert!(traffic.len() > 10 && !traffic.iter().any(others), "it is private until it is shared");
    ada.click_label(message.id, "Share").await.unwrap().finished().await.unwrap();
    let shared = scene.discord.traffic().split_off(before).into_iter().filter(others);
    let shared: Vec<_> = shared.collect();
    assert_eq!(shared.len(), 1);
    let body = shared[0].body.to_string();
    assert!(shared[0].files.is_empty() && !held.is_empty());
    for choice in held {
        assert!(!body.contains(&choice), "{choice}: {body}");
    }
    // Ben, who has seen it, is dealt cards of which the bots have chosen: he sees no card of
    // theirs.
    let his = scene.daily(ben).await;
    assert_eq!(cards(&his), cards(&start));
    assert!(!his.text().contains("Seed"), "{}", his.text());
}
