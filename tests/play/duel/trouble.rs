//! Clicks twice and too late, and people who wish to be forgotten.

use sandbox::{Fault, Misbehaviour};
use serde_json::json;

use super::{offered, result, turns};
use crate::late::scene_that_tells_time;
use crate::privacy::delete;
use crate::support::{Scene, advance};

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_takes_long_stands_in_the_channel_all_the_same() {
    takes_long(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_whose_reply_is_lost_stands_once() {
    takes_long(Some(Fault::next(1, Misbehaviour::LostReply).on("POST", "/webhooks"))).await;
}

/// A challenge comes when its answer has had to wait.
async fn takes_long(fault: Option<Fault>) {
    let scene = scene_that_tells_time().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    if let Some(fault) = fault {
        scene.discord.misbehave(fault);
    }
    // By the bot's clock the command is old.
    advance(&scene, 60);
    let named = [("opponent", json!(ben.id.to_string()))];
    let answer = ada.command(&scene.channel, "nimmt duel", &named).await.unwrap();
    let answer = answer.finished().await.unwrap();
    assert!(answer.ephemeral_to.is_some() && answer.text().contains("Here it is"));
    let challenge = scene.reads("**Ada** challenges").await;
    let all = scene.channel.messages();
    assert_eq!(all.iter().filter(|m| m.text().contains("**Ada** challenges")).count(), 1);
    assert_eq!((ben.pings().len(), ada.pings().len()), (1, 0));
    assert_eq!(offered(&scene.opens_duel(ben, &challenge).await).len(), 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_button_shows_how_far_the_duel_has_come() {
    let (scene, people) = Scene::of(2).await;
    let ada = &people[0];
    let challenge = scene.duel(ada, &people[1]).await;
    let telephone = scene.opens_duel(ada, &challenge).await;
    let computer = scene.opens_duel(ada, &challenge).await;
    assert_eq!(offered(&telephone), offered(&computer));
    let first = offered(&telephone).swap_remove(0);
    let next = scene.presses(ada, &telephone, &first).await;
    let late = offered(&computer).pop().unwrap();
    let told = scene.presses(ada, &computer, &late).await;
    assert!(told.text().contains("You've played on since then"), "{}", told.text());
    assert_eq!(offered(&told), offered(&next));
    // The same card twice at once counts once.
    let second = offered(&next).swap_remove(0);
    let (one, two) = tokio::join!(ada.click_id(next.id, &second), ada.click_id(next.id, &second));
    for answer in [one.unwrap(), two.unwrap()] {
        answer.finished().await.unwrap();
    }
    let now = scene.opens_duel(ada, &challenge).await;
    let step = |id: &String| id.split('.').nth(5).unwrap().to_owned();
    assert_eq!(offered(&now).iter().map(step).next(), Some("2".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_leaves_the_other_their_own_attempt() {
    let scene = Scene::new().await;
    let people = [scene.person("Zwirbelmaus"), scene.person("Ben")];
    let (former, ben) = (&people[0], &people[1]);
    let challenge = scene.duel(former, ben).await;
    let mut hers = scene.opens_duel(former, &challenge).await;
    for _ in 0..2 {
        hers = scene.presses(former, &hers, &offered(&hers)[0]).await;
    }
    delete(&scene, former, "nimmt").await;
    for (table, column, value) in scene.raw().everything().await {
        let known = value.contains(&former.name) || value.contains(&former.id.to_string());
        assert!(!known, "{table}.{column}: {value}");
    }
    // They are a stranger to it now, and Ben plays on.
    let theirs = scene.presses(former, &hers, &offered(&hers)[0]).await;
    assert!(theirs.text().contains("between **former player** and **Ben**"), "{}", theirs.text());
    let his = scene.opens_duel(ben, &challenge).await;
    assert!(his.text().contains("You and former player both"), "{}", his.text());
    let his = scene.duels_low(ben, &his).await;
    let text = result(&his);
    assert!(text.contains("**former player** didn't finish"), "{text}");
    assert!(turns(&his).len() == 10 && text.contains("**Ben**: "), "{text}");
    assert!(!text.contains("wins the duel") && !text.contains("time was up"), "{text}");
    delete(&scene, ben, "nimmt").await;
    assert_eq!(scene.raw().number("SELECT count(*) FROM duels").await, 1);
}
