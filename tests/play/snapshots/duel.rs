//! Duels.

use std::time::Duration;

use sandbox::Id;
use serde_json::json;

use super::{Album, Place};
use crate::at_table::eventually;
use crate::duel::{offered, play, share};

pub async fn all(album: &mut Album, place: &Place, game: &str) {
    let people = place.people(3);
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let (scene, command) = (&place.scene, format!("{game} duel"));
    let whom = |id: Id| [("opponent", json!(id.to_string()))];
    album.answer("oneself", &place.asks(ada, &command, &whom(ada.id)).await);
    let bot = scene.discord.application_id();
    album.answer("a bot", &place.asks(ada, &command, &whom(bot)).await);
    let zoe = scene.discord.person("Zoe").id;
    // Nobody challenges so often within a minute.
    scene.clock.advance(Duration::from_secs(300));
    album.answer("somebody elsewhere", &place.asks(ada, &command, &whom(zoe)).await);
    scene.manage(ada).await.pick("banned", &[cem.id]).await;
    album.answer("somebody banned", &place.asks(ada, &command, &whom(cem.id)).await);
    scene.manage(ada).await.pick("banned", &[]).await;
    scene.clock.advance(Duration::from_secs(300));
    let challenge = scene.duel_of(game, ada, ben).await;
    album.add("the challenge", &challenge);
    album.add("somebody else", &scene.opens_duel(cem, &challenge).await);
    let hers = scene.opens_duel(ada, &challenge).await;
    album.add("the cards", &hers);
    let hers = scene.presses(ada, &hers, &offered(&hers)[0]).await;
    album.add("after one choice", &hers);
    album.add("the first one is through", &scene.duels_low(ada, &hers).await);
    let his = scene.opens_duel(ben, &challenge).await;
    let his = scene.duels_on(ben, &his, |offered| offered / 2).await;
    album.add("both are through", &his);
    let told = || {
        let mut all = scene.channel.messages().into_iter();
        all.rfind(|message| message.ephemeral_to.is_none() && message.id > challenge.id)
    };
    eventually("who was first is not told", async || told().is_some()).await;
    album.add("who was first is told", &told().unwrap());
    album.add("sharing", &scene.presses(ben, &his, &share(&his)).await);
    let shown = scene.channel.messages().into_iter().rfind(|m| m.ephemeral_to.is_none());
    if let Some(shown) = shown {
        album.add("what the channel sees", &shown);
    }
    let open = scene.duel_of(game, ben, ada).await;
    let his = scene.opens_duel(ben, &open).await;
    let his = scene.presses(ben, &his, &offered(&his)[0]).await;
    scene.clock.advance(Duration::from_secs(14 * 24 * 3_600));
    album.add("after two weeks", &scene.presses(ben, &his, &offered(&his)[0]).await);
    scene.clock.advance(Duration::from_secs(77 * 24 * 3_600));
    let left = async || scene.raw().number("SELECT count(*) FROM duels").await;
    crate::support::eventually("the duel is still there", async || {
        scene.clock.advance(Duration::from_secs(3_600));
        left().await == 0
    })
    .await;
    let gone = ben.click_id(challenge.id, &play(&challenge)).await.unwrap();
    album.answer("after ninety days", &gone);
}
