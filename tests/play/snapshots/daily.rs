//! The deal of the day.

use std::time::Duration;

use sandbox::Person;

use super::{Album, Place};
use crate::support::eventually;

pub async fn all(album: &mut Album, place: &Place, game: &str) {
    let people = place.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let scene = &place.scene;
    let begin = scene.daily_of(game, ada).await;
    album.add("the deal of the day", &begin);
    let next = scene.plays(ada, &begin).await;
    album.add("after one turn", &next);
    scene.plays_on(ada, &next).await;
    par(place, game, ada).await;
    album.add("the result, the first one here", &scene.daily_of(game, ada).await);
    let begin = scene.daily_of(game, ben).await;
    let end = scene.plays_on(ben, &begin).await;
    let end = place.now(end.id);
    album.add("the result of another one", &end);
    let week = place.press(ben, end.id, &format!("daily.{game}.week.")).await;
    album.answer("the table of the week", &week);
    let end = scene.daily_of(game, ada).await;
    let shared = place.press(ada, end.id, &format!("daily.{game}.share.")).await;
    album.answer("sharing", &shared);
    scene.nothing_to_send().await;
    let shown = scene.channel.messages().into_iter().rfind(|m| m.ephemeral_to.is_none());
    if let Some(shown) = shown {
        album.add("what the channel sees", &shown);
    }
}

/// Waits until it is known what a hard bot makes of these cards.
async fn par(place: &Place, game: &str, person: &Person) {
    let later = place.says("daily-par-later");
    eventually("par is still being worked out", async || {
        // Nobody asks so often within a moment.
        place.scene.clock.advance(Duration::from_millis(250));
        !place.scene.daily_of(game, person).await.text().contains(&later)
    })
    .await;
}
