//! Sixty-Six: what it has of its own.

use games::GameKind;
use sandbox::{Message, Permissions, Person};
use serde_json::json;

use super::{Album, Place};
use crate::support::{advance, eventually, hand_at};

pub async fn all(album: &mut Album, place: &Place) {
    let people = place.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let help = place.asks(ada, "sixtysix help", &[]).await;
    album.answer("help", &help);
    let help = help.message_id().unwrap();
    album.answer("all commands", &place.press(ada, help, "game.sixtysix.commands").await);
    for variant in GameKind::Sixtysix.variants() {
        let asked = [("variant", json!(variant))];
        let rules = place.asks(ada, "sixtysix rules", &asked).await;
        album.answer(&format!("rules of {variant}"), &rules);
    }
    album.answer("no numbers yet", &place.asks(ada, "sixtysix me", &[]).await);
    let games = [("games", json!(1))];
    let lobby = place.asks(ada, "sixtysix new", &games).await;
    let id = lobby.message_id().unwrap();
    album.answer("a lobby", &lobby);
    place.scene.lobby_known().await;
    let panel = place.press(ada, id, "set.page.0").await;
    album.answer("settings", &panel);
    let more = place.press(ada, panel.message_id().unwrap(), "set.page.1").await;
    album.answer("more settings", &more);
    place.press(ben, id, "join").await;
    advance(&place.scene, 2);
    place.scene.nothing_to_send().await;
    place.press(ada, id, "start").await;
    play(album, place, &people, 400).await;
    let end = place.scene.board().await;
    album.add("the end", &end);
    album.add("the end, for one player", &place.scene.turn_or_chosen(ada).await);
    album.answer("verifying", &place.press(ben, end.id, "verify").await);
    let numbers = place.says("stats-tile-best");
    eventually("nothing is counted", async || {
        let me = place.asks(ada, "sixtysix me", &[]).await;
        !me.message().is_some_and(|me| me.pictures().is_empty()) || me.text().contains(&numbers)
    })
    .await;
    album.answer("leaderboard", &place.asks(ben, "sixtysix leaderboard", &[]).await);
    album.answer("one's own numbers", &place.asks(ben, "sixtysix me", &[]).await);
    let user = [("user", json!(ben.id.to_string()))];
    album.answer("somebody's numbers", &place.asks(ada, "sixtysix stats", &user).await);
    album.answer("one's own settings", &place.asks(ada, "sixtysix settings", &[]).await);
    album.answer("privacy", &place.asks(ada, "sixtysix privacy", &[]).await);
    void(album, place, ben).await;
    tutorial(album, place, ben).await;
}

/// The tutorial, with a mistake in each of its steps.
async fn tutorial(album: &mut Album, place: &Place, person: &Person) {
    let lesson = place.asks(person, "sixtysix tutorial", &[]).await;
    album.answer("the tutorial", &lesson);
    let id = lesson.message_id().unwrap();
    for step in 1..=9 {
        let astray = format!("lesson.sixtysix.{}-", step - 1);
        album.answer("not that", &place.press(person, id, &astray).await);
        let on = format!("lesson.sixtysix.{step}");
        album.answer("the next step", &place.press(person, id, &on).await);
    }
}

/// A match declared void, and restored.
async fn void(album: &mut Album, place: &Place, moderator: &Person) {
    moderator.grant(&place.scene.guild, Permissions::MANAGE_GUILD);
    let list = place.asks(moderator, "sixtysix void", &[]).await;
    album.answer("matches that may be declared void", &list);
    let id = list.message_id().unwrap();
    let menu = list.message().unwrap().selects().pop().unwrap();
    let one = moderator.select(id, &menu.custom_id, &[&menu.options[0].1]).await.unwrap();
    album.answer("one of them", &one);
    album.answer("declared void", &place.press(moderator, id, "void.declare").await);
    album.answer("restored", &place.press(moderator, id, "void.restore").await);
}

/// Three, one of whom plays alone against the others.
pub async fn three(album: &mut Album, place: &Place) {
    let people = place.people(3);
    let bid = [("games", json!(1)), ("variant", json!("bid"))];
    place.start(&people, "sixtysix new", &bid).await;
    album.chapter("Sixty-Six, bid");
    play(album, place, &people, 12).await;
    let stop = place.asks(&people[0], "sixtysix stop", &[]).await;
    place.press(&people[0], stop.message_id().unwrap(), "stop").await;
    place.scene.nothing_to_send().await;
    album.add("stopped", &place.scene.board().await);
}

/// The hand of the player who must decide.
fn turn(place: &Place, board: &Message, people: &[Person]) -> Option<(usize, Message)> {
    people.iter().enumerate().find_map(|(index, person)| {
        let hand = hand_at(&place.scene.discord.world(), board, person.id)?;
        choice(place, &hand).is_some().then_some((index, hand))
    })
}

/// The first thing that can be decided; a bid rather than a pass.
fn choice(place: &Place, hand: &Message) -> Option<&'static str> {
    let verbs = ["trump:", "exchange", "play:"];
    verbs.into_iter().find(|verb| place.button(hand.id, verb).is_some())
}

/// Plays on, at most so many choices, and shows every page, and every kind of hand once.
async fn play(album: &mut Album, place: &Place, people: &[Person], most: usize) {
    let mut last = None;
    let mut shown: Vec<String> = Vec::new();
    for _ in 0..most {
        place.scene.nothing_to_send().await;
        let board = place.scene.board().await;
        if last.as_ref() != Some(&board.text()) {
            album.add("a page", &board);
            last = Some(board.text());
        }
        if place.button(board.id, "rematch").is_some() {
            return;
        }
        if place.button(board.id, "next").is_some() {
            place.press(&people[0], board.id, "next").await;
            continue;
        }
        let mut found = None;
        eventually("it is nobody's turn", async || {
            found = turn(place, &board, people);
            found.is_some()
        })
        .await;
        let (index, hand) = found.unwrap();
        let person = &people[index];
        for armed in ["pick.close", "pick.out", "pick.match"] {
            // Asked about once, and taken back.
            if !shown.contains(&armed.to_owned()) && place.button(hand.id, armed).is_some() {
                place.press(person, hand.id, armed).await;
                place.scene.nothing_to_send().await;
                album.add("asked whether they are sure", &place.now(hand.id));
                place.press(person, hand.id, "hand").await;
                place.scene.nothing_to_send().await;
                shown.push(armed.to_owned());
            }
        }
        let kind = choice(place, &hand).unwrap_or_default();
        let now = place.now(hand.id);
        let text = now.text();
        let heading: String = text.lines().next().unwrap_or_default().chars().take(8).collect();
        if !shown.contains(&heading) {
            album.add("a hand", &now);
            shown.push(heading);
        }
        place.press(person, hand.id, kind).await;
    }
}
