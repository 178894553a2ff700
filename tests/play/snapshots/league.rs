//! The league of a server.

use std::time::Duration;

use super::{Album, Place};
use crate::leaderboard::choose;
use crate::league::{WEEK, offers};

pub async fn all(album: &mut Album, place: &Place, game: &str) {
    let people = place.people(5);
    let (ada, ben, edo) = (&people[0], &people[1], &people[4]);
    let (scene, command) = (&place.scene, format!("{game} league"));
    album.answer("where there is none", &place.asks(ben, &command, &[]).await);
    ada.grant(&scene.guild, sandbox::Permissions::MANAGE_GUILD);
    let panel = place.asks(ada, &command, &[]).await;
    album.answer("to those who may begin one", &panel);
    let page = scene.league_of(game, ada, 2).await;
    album.add("a new league", &page);
    let again = ada.press(page.id, &format!("h2.league.{game}.make.4")).await.unwrap();
    album.answer("a second one", &again);
    let panel = scene.is_told(ada, &page, "week.0").await;
    album.add("before it starts", &panel);
    album.add("with nobody in it", &scene.renews(ada, &panel, "start").await);
    for person in &people[..3] {
        scene.renews(person, &page, "join").await;
    }
    album.add("people have signed up", &scene.now(&page));
    album.add("to others before it starts", &scene.is_told(ben, &page, "week.0").await);
    scene.renews(ada, &panel, "start").await;
    album.add("it has started", &scene.now(&panel));
    let page = scene.newer(&panel, "play").await;
    album.add("the first week", &page);
    let mut free = None;
    for person in &people[..3] {
        let told = scene.is_told(person, &page, "play").await;
        if told.pictures().is_empty() {
            free = Some(told);
        } else {
            scene.duels_on(person, &told, |offered| offered / 2).await;
        }
    }
    album.add("somebody with nobody to play with", &free.unwrap());
    album.add("somebody who is not in it", &scene.is_told(edo, &page, "play").await);
    scene.renews(edo, &page, "join").await;
    album.add("somebody who came later", &scene.is_told(edo, &page, "play").await);
    let week = scene.is_told(ada, &page, "week.1").await;
    album.add("the week, to those who may correct it", &week);
    choose(ada, &week, &week.selects()[0].options[0].1).await;
    let pairing = scene.now(&week);
    album.add("a pairing", &pairing);
    album.add("corrected", &scene.renews(ada, &pairing, "correct.1.0.neither").await);
    // A little more than a week, for a choice may still be under way when it ends.
    scene.clock.advance(WEEK + Duration::from_secs(60));
    let second = scene.newer(&week, "play").await;
    album.add("the second week", &second);
    let week = scene.is_told(ada, &second, "week.2").await;
    let asked = scene.renews(ada, &week, "ask-end").await;
    album.add("before it ends", &asked);
    let end = offers(&asked, "end").unwrap();
    album.add("it has ended", &scene.presses(ada, &asked, &end).await);
    album.add("the last page", &scene.newer(&asked, "week.2").await);
    let panel = place.asks(ada, &command, &[]).await;
    album.answer("to those who may begin another one", &panel);
}
