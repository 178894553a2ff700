//! The result of a duel, for everybody.

use sandbox::{Fault, Message, Misbehaviour, Person};

use super::{result, share, turns};
use crate::support::Scene;

/// A duel that both have played to the end; returns what each sees, and the challenge.
async fn played(scene: &Scene, people: &[Person]) -> [Message; 3] {
    let challenge = scene.duel(&people[0], &people[1]).await;
    let hers = scene.opens_duel(&people[0], &challenge).await;
    scene.duels_low(&people[0], &hers).await;
    let his = scene.opens_duel(&people[1], &challenge).await;
    let his = scene.duels_high(&people[1], &his).await;
    let hers = scene.opens_duel(&people[0], &challenge).await;
    [hers, his, challenge]
}

fn public(scene: &Scene) -> Vec<Message> {
    let all = scene.channel.messages().into_iter();
    all.filter(|message| message.ephemeral_to.is_none()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_is_shared_once_whoever_of_the_two_presses() {
    let (scene, people) = Scene::of(2).await;
    let [hers, his, challenge] = played(&scene, &people).await;
    scene.reads("**Ben** has finished your duel, too").await;
    let (hers_id, his_id) = (share(&hers), share(&his));
    let (one, two) =
        tokio::join!(people[0].click_id(hers.id, &hers_id), people[1].click_id(his.id, &his_id));
    for answer in [one.unwrap(), two.unwrap()] {
        answer.finished().await.unwrap();
    }
    let shared = scene.reads("**Ada** against **Ben**").await;
    assert_eq!(result(&shared), result(&his));
    assert_eq!(turns(&shared).len(), 10);
    assert_eq!(public(&scene).len(), 3, "the challenge, that both are through, and the result");
    for message in [&hers, &his] {
        let text = scene.now(message).text();
        assert!(text.contains("is in the channel") || text.contains("shared already"), "{text}");
    }
    assert!(people.iter().all(|person| person.pings().len() == 1));
    // Where it is opened again, there is nothing left to share; an old button shares nothing more.
    let again = scene.opens_duel(&people[0], &challenge).await;
    assert_eq!(super::does(&again, "share"), None);
    let late = people[0].press(again.id, &hers_id).await.unwrap();
    late.finished().await.unwrap();
    assert!(scene.now(&again).text().contains("shared already"));
    assert_eq!(public(&scene).len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_posted_can_be_shared_again() {
    let (scene, people) = Scene::of(2).await;
    let [hers, ..] = played(&scene, &people).await;
    let address = format!("channels/{}/messages", scene.channel.id);
    let refused = Misbehaviour::Refuse { status: 403, code: 50_013 };
    scene.discord.misbehave(Fault::always(refused).on("POST", &address));
    let sorry = people[0].click_id(hers.id, &share(&hers)).await.unwrap();
    assert!(sorry.text().contains("I couldn't post that here"), "{}", sorry.text());
    scene.discord.behave();
    scene.presses(&people[0], &hers, &share(&hers)).await;
    scene.reads("**Ada** against **Ben**").await;
}
