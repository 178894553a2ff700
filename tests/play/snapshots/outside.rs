//! Outside of servers: in a group chat, where somebody has brought the bot along, and on a server
//! where nobody else would see it.

use sandbox::{Permissions, Person};
use serde_json::json;

use super::{Album, Place};
use crate::support::{HIGHEST, Next, Scene, advance, choose, hand_of, one_game};

/// A group chat: what it lacks, and a match of two from the lobby to its end.
pub async fn group_chat(album: &mut Album, game: &str) {
    let mut place = Place::of(&album.locale).await;
    let people = place.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    ada.install();
    place.scene.channel = place.scene.discord.group_chat(&[ada, ben]);
    for command in ["leaderboard", "league", "me", "hand", "settings"] {
        let answer = place.asks(ada, &format!("{game} {command}"), &[]).await;
        album.answer(&format!("/{game} {command}"), &answer);
    }
    let lobby = place.asks(ada, &format!("{game} new"), &one_game()).await;
    album.answer("a lobby", &lobby);
    let id = lobby.message_id().unwrap();
    place.scene.lobby_noted().await;
    place.press(ben, id, "join").await;
    advance(&place.scene, 2);
    place.scene.nothing_to_send().await;
    place.press(ada, id, "start").await;
    let page = place.scene.board().await;
    album.add("the first page", &page);
    // The hand follows the click, which itself stays without an answer.
    let button = place.button(page.id, "hand").unwrap().custom_id.unwrap();
    for person in &people {
        person.click_id(page.id, &button).await.unwrap();
    }
    place.scene.nothing_to_send().await;
    let hand = { hand_of(&place.scene.discord.world(), ada.id) };
    album.add("a hand", &hand.unwrap());
    album.answer("there is a table", &place.asks(ada, &format!("{game} new"), &[]).await);
    ben.install();
    album.answer("who may not stop", &place.asks(ben, &format!("{game} stop"), &[]).await);
    let end = play_on(&place.scene, &people).await;
    place.scene.nothing_to_send().await;
    album.add("the end", &place.now(end));
    let hand = { hand_of(&place.scene.discord.world(), ada.id) };
    album.add("the hand at the end", &hand.unwrap());
    album.answer("one's own numbers", &place.asks(ada, &format!("{game} me"), &[]).await);
    place.scene.stop_bot().await;
}

/// Plays the highest card that there is until the match is over; returns its last page.
async fn play_on(scene: &Scene, people: &[Person]) -> sandbox::Id {
    loop {
        scene.nothing_to_send().await;
        match scene.next(people).await {
            Next::Decide(index, hand) => choose(&people[index], &hand, HIGHEST).await,
            Next::Between(_) => unreachable!("there is one game"),
            Next::Over(end) => return end.id,
        }
    }
}

/// In direct messages with the bot, and on a server that lets nobody see what it says.
pub async fn alone(album: &mut Album, game: &str) {
    let mut place = Place::of(&album.locale).await;
    let ada = place.people(1).remove(0);
    ada.install();
    let new = format!("{game} new");
    let direct = ada.dm_channel();
    album.answer("in direct messages", &ada.command(&direct, &new, &[]).await.unwrap());
    let threads = [("thread", json!(true))];
    let guild = place.scene.discord.guild("Elsewhere");
    guild.locale(&album.locale);
    guild.kick_bot();
    ada.join(&guild);
    let cards = guild.channel("cards");
    album.answer("a thread", &ada.command(&cards, &new, &threads).await.unwrap());
    guild.deny(&ada, Permissions::USE_EXTERNAL_APPS);
    ada.command(&cards, &new, &[]).await.unwrap();
    place.scene.nothing_to_send().await;
    album.add("where nobody would see it", &ada.sees(&cards).pop().unwrap());
    place.scene.stop_bot().await;
}
