//! The daily result as everybody sees it.

use sandbox::{Fault, Misbehaviour};

use super::{choices, squares};
use crate::support::{Scene, eventually};

#[tokio::test(flavor = "multi_thread")]
async fn a_result_is_shared_once_and_invites_others_to_the_same_deal() {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let start = scene.daily(ada).await;
    let end = scene.plays_on(ada, &start).await;
    let second = scene.daily(ada).await;
    // The second click comes while the result of the first is being posted.
    scene.discord.misbehave(Fault::next(1, Misbehaviour::Held).on("POST", "/messages"));
    let second_click = async {
        let held = async || scene.discord.pending_faults().is_empty();
        eventually("nothing is posted", held).await;
        let answer = ada.click_label(end.id, "Share").await;
        scene.discord.behave();
        answer
    };
    let (one, two) = tokio::join!(ada.click_label(end.id, "Share"), second_click);
    for answer in [one.unwrap(), two.unwrap()] {
        answer.finished().await.unwrap();
    }
    let told = scene.now(&end);
    assert!(told.text().contains("is in the channel"), "{}", told.text());
    assert!(told.button(|button| button.label == "Share").is_none(), "{}", told.text());
    // The button that is still under the other message posts nothing more.
    ada.click_label(second.id, "Share").await.unwrap().finished().await.unwrap();
    assert!(scene.now(&second).text().contains("shared already"));
    let seen: Vec<_> =
        scene.channel.messages().into_iter().filter(|m| m.ephemeral_to.is_none()).collect();
    assert_eq!(seen.len(), 1);
    let shared = &seen[0];
    assert!(shared.text().contains("**Ada** played the deal of the day"), "{}", shared.text());
    assert_eq!(squares(shared), 10, "{}", shared.text());
    assert!(shared.pictures().is_empty(), "a picture would show cards");
    // A reader who clicks it plays the same, for their eyes only.
    let his = ben.click_label(shared.id, "Play it yourself").await.unwrap();
    assert!(his.is_ephemeral(), "{}", his.text());
    assert_eq!(choices(&his.message().unwrap()), choices(&start));
    assert_eq!(scene.now(shared).text(), shared.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_was_not_posted_before_the_process_ended_can_be_shared_again() {
    let mut scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let start = scene.daily(&ada).await;
    let end = scene.plays_on(&ada, &start).await;
    let address = format!("channels/{}/messages", scene.channel.id);
    scene.discord.misbehave(Fault::always(Misbehaviour::Silence).on("POST", &address));
    let asked = {
        let (ada, id) = (ada.clone(), end.id);
        tokio::spawn(async move { ada.click_label(id, "Share").await.map(|_| ()) })
    };
    eventually("nothing was posted", async || {
        let sent = scene.discord.requests();
        sent.iter().any(|sent| sent.method == "POST" && sent.path.ends_with(&address))
    })
    .await;
    scene.restart_bot().await;
    asked.abort();
    scene.discord.behave();
    ada.click_label(end.id, "Share").await.unwrap().finished().await.unwrap();
    scene.reads("played the deal of the day").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_posted_can_be_shared_again() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let start = scene.daily(&ada).await;
    let end = scene.plays_on(&ada, &start).await;
    let address = format!("channels/{}/messages", scene.channel.id);
    let refused = Misbehaviour::Refuse { status: 403, code: 50_013 };
    scene.discord.misbehave(Fault::always(refused).on("POST", &address));
    let sorry = ada.click_label(end.id, "Share").await.unwrap();
    assert!(sorry.text().contains("I couldn't post that here"), "{}", sorry.text());
    scene.discord.behave();
    ada.click_label(end.id, "Share").await.unwrap().finished().await.unwrap();
    scene.reads("played the deal of the day").await;
}
