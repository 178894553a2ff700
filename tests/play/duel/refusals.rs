//! Challenges that cannot be, and people whose duel it is not.

use sandbox::{Permissions, Person, Whom};
use serde_json::json;

use super::{offered, play, share};
use crate::support::Scene;

/// Challenges somebody in vain, and returns the reason.
async fn refused(scene: &Scene, person: &Person, opponent: sandbox::Id) -> String {
    let named = [("opponent", json!(opponent.to_string()))];
    let answer = person.command(&scene.channel, "nimmt duel", &named).await.unwrap();
    assert!(answer.is_ephemeral(), "{}", answer.text());
    answer.text()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_duels_with_themselves_a_bot_or_somebody_who_may_not_play() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let text = refused(&scene, ada, ada.id).await;
    assert!(text.contains("can't challenge yourself"), "{text}");
    let text = refused(&scene, ada, scene.discord.application_id()).await;
    assert!(text.contains("Bots don't take challenges"), "{text}");
    scene.manage(ada).await.pick("banned", &[cem.id]).await;
    let text = refused(&scene, ada, cem.id).await;
    assert!(text.contains("can't play on this server at the moment"), "{text}");
    let text = refused(&scene, cem, ben.id).await;
    assert!(text.contains("can't play on this server"), "{text}");
    assert!(ben.pings().is_empty() && cem.pings().is_empty());
    assert_eq!(scene.raw().number("SELECT count(*) FROM duels").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_takes_a_server_with_both_of_them_on_it() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let stranger = scene.discord.person("Zoe");
    let text = refused(&scene, ada, stranger.id).await;
    assert!(text.contains("aren't on this server"), "{text}");
    scene.channel.deny(Whom::One(ben.id), Permissions::VIEW_CHANNEL);
    let text = refused(&scene, ada, ben.id).await;
    assert!(text.contains("can't see this channel"), "{text}");
    let named = [("opponent", json!(ada.id.to_string()))];
    let alone = ada.dm_channel();
    let answer = ada.command(&alone, "nimmt duel", &named).await.unwrap();
    assert!(answer.text().contains("a server I'm on"), "{}", answer.text());
    assert!(ben.pings().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_hears_how_to_begin_a_duel_and_sees_no_card() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let challenge = scene.duel(ada, ben).await;
    let hers = scene.opens_duel(ada, &challenge).await;
    let (whole, stolen) = (offered(&hers), offered(&hers).swap_remove(0));
    for id in [play(&challenge), stolen, play(&challenge).replace(".play", ".share")] {
        let told = cem.press(challenge.id, &id).await.unwrap();
        assert!(told.is_ephemeral(), "{}", told.text());
        let text = told.text();
        assert!(text.contains("between **Ada** and **Ben**"), "{text}");
        assert!(text.contains("`/nimmt duel`"), "{text}");
        assert!(told.message().unwrap().attachments.is_empty());
    }
    assert_eq!(offered(&scene.opens_duel(ada, &challenge).await), whole);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_is_made_and_shared_where_tables_may_be_opened() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let challenge = scene.duel(ada, ben).await;
    let mut his = None;
    for person in &people {
        let start = scene.opens_duel(person, &challenge).await;
        his = Some(scene.duels_low(person, &start).await);
    }
    let other = scene.guild.channel("barn");
    scene.manage(ada).await.pick("channels", &[other.id]).await;
    let elsewhere = format!("<#{}>", other.id);
    let text = refused(&scene, ada, ben.id).await;
    assert!(text.contains(&elsewhere), "{text}");
    let his = his.unwrap();
    let answer = ben.click_id(his.id, &share(&his)).await.unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains(&elsewhere), "{}", answer.text());
    assert_eq!(ben.pings().len(), 1);
    // What is for their eyes only can be looked at all the same.
    assert!(scene.opens_duel(ada, &challenge).await.text().contains("**Ada** against **Ben**"));
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_channel_that_is_closed_meanwhile_nobody_is_told_that_both_are_through() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let challenge = scene.duel(ada, ben).await;
    let hers = scene.opens_duel(ada, &challenge).await;
    scene.duels_low(ada, &hers).await;
    let his = scene.opens_duel(ben, &challenge).await;
    let other = scene.guild.channel("barn");
    scene.manage(ada).await.pick("channels", &[other.id]).await;
    let his = scene.duels_low(ben, &his).await;
    assert!(his.text().contains("**Ada** against **Ben**"), "{}", his.text());
    // Whatever is posted later would stand behind it.
    scene.manage(ada).await.pick("channels", &[]).await;
    let again = scene.duel(ben, ada).await;
    assert!(again.text().contains("**Ben** challenges"), "{}", again.text());
    let told =
        scene.channel.messages().into_iter().any(|m| m.text().contains("has finished your duel"));
    assert!(!told && ada.pings().len() == 1, "only Ben's challenge pings Ada");
}
