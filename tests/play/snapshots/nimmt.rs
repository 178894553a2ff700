//! 6 nimmt!, and what all games share: from the first question to the last.

use games::GameKind;
use sandbox::{Id, Message, Permissions, Person};
use serde_json::json;

use super::{Album, Place};
use crate::support::{HIGHEST, Next, advance, choose, eventually, one_game};

pub async fn all(album: &mut Album, place: &Place) {
    let people = place.people(3);
    before(album, place, &people).await;
    tutorial(album, place, &people[0]).await;
    settings(album, place, &people[0]).await;
    let lobby = lobby(album, place, &people).await;
    the_match(album, place, &people, lobby).await;
    let end = to_the_end(album, place, &people).await;
    afterwards(album, place, &people, &end).await;
}

/// The commands of somebody who has not played yet, and their mistakes.
async fn before(album: &mut Album, place: &Place, people: &[Person]) {
    let ada = &people[0];
    for command in ["help", "leaderboard", "me", "privacy", "table", "void"] {
        let answer = place.asks(ada, &format!("nimmt {command}"), &[]).await;
        album.answer(&format!("/nimmt {command}"), &answer);
    }
    let help = place.asks(ada, "nimmt help", &[]).await.message_id().unwrap();
    album.answer("all commands", &place.press(ada, help, "game.nimmt.commands").await);
    for variant in GameKind::Nimmt.variants() {
        let asked = [("variant", json!(variant))];
        let answer = place.asks(ada, "nimmt rules", &asked).await;
        album.answer(&format!("rules of {variant}"), &answer);
    }
    let data = place.asks(ada, "nimmt privacy", &[]).await.message_id().unwrap();
    album.answer("deleting one's data", &place.press(ada, data, "privacy.ask").await);
    let two_ends = [("games", json!(1)), ("target", json!(66))];
    album.answer("two ends", &place.asks(ada, "nimmt new", &two_ends).await);
    let impossible = [("variant", json!("double")), ("shedding", json!(true))];
    album.answer("impossible rules", &place.asks(ada, "nimmt new", &impossible).await);
}

/// The tutorial, with one mistake.
async fn tutorial(album: &mut Album, place: &Place, ada: &Person) {
    let lesson = place.asks(ada, "nimmt tutorial", &[]).await;
    album.answer("the tutorial", &lesson);
    let id = lesson.message_id().unwrap();
    let card = |number: u8| {
        let label = format!("{number} ");
        let shown = place.now(id).buttons().into_iter().find(|b| b.label.starts_with(&label));
        shown.and_then(|button| button.custom_id).expect("the card lies there")
    };
    for number in [45, 33, 3] {
        album.answer(
            &format!("{number} is played"),
            &ada.click_id(id, &card(number)).await.unwrap(),
        );
        if number != 3 {
            album.answer("on", &place.press(ada, id, "lesson.nimmt.turn").await);
        }
    }
    album.answer("a row is taken", &place.press(ada, id, "lesson.nimmt.row").await);
}

/// The settings of a server and of a person.
async fn settings(album: &mut Album, place: &Place, ada: &Person) {
    album.answer("one's own settings", &place.asks(ada, "nimmt settings", &[]).await);
    let panel = place.scene.manage(ada).await;
    for page in ["tables", "players", "server"] {
        panel.show(page).await;
        album.add(&format!("settings of a server: {page}"), &panel.now());
    }
    // Nobody reads a moving picture here, and it takes long to paint.
    panel.server("animations.false").await;
    ada.revoke(&place.scene.guild, Permissions::MANAGE_GUILD);
}

/// Opens a table, as it is before its match; returns its message.
async fn lobby(album: &mut Album, place: &Place, people: &[Person]) -> Id {
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let lobby = place.asks(ada, "nimmt new", &one_game()).await;
    let id = lobby.message_id().unwrap();
    album.answer("a new lobby", &lobby);
    place.scene.lobby_known().await;
    let panel = place.press(ada, id, "set.page.0").await;
    album.answer("settings", &panel);
    let more = place.press(ada, panel.message_id().unwrap(), "set.page.1").await;
    album.answer("more settings", &more);
    album.answer("bots", &place.press(ada, id, "bots.panel").await);
    let olga = [("level", json!("9"))];
    album.answer("a bot comes", &place.asks(ada, "nimmt bots", &olga).await);
    album.answer("there is a table", &place.asks(ben, "nimmt new", &[]).await);
    album.answer("a hand too early", &place.asks(ada, "nimmt hand", &[]).await);
    album.answer("not at the table", &place.asks(cem, "nimmt hand", &[]).await);
    album.answer("somebody joins", &place.press(ben, id, "join").await);
    album.answer("who is not the host", &place.press(ben, id, "start").await);
    let kick = [("player", json!(ada.id.to_string()))];
    album.answer("who may not remove", &place.asks(ben, "nimmt kick", &kick).await);
    album.answer("at the table already", &place.asks(ben, "nimmt join", &[]).await);
    album.answer("the deck is cut", &place.press(ben, id, "cut").await);
    let gone = [("remove", json!(true))];
    album.answer("a bot goes", &place.asks(ada, "nimmt bots", &gone).await);
    place.press(cem, id, "join").await;
    advance(&place.scene, 2);
    place.scene.nothing_to_send().await;
    place.press(ada, id, "start").await;
    id
}

/// Two turns: one in which some are late, and one in which they are away.
async fn the_match(album: &mut Album, place: &Place, people: &[Person], lobby: Id) {
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let scene = &place.scene;
    let hand = scene.turn_of(ada).await;
    scene.nothing_to_send().await;
    album.add("the lobby, once the match is on", &place.now(lobby));
    album.add("the first page", &scene.board().await);
    album.add("a hand", &hand);
    let hint = place.asks(ada, "nimmt hint", &[]).await;
    album.ends("a hint", &hint.finished().await.unwrap());
    choose(ada, &hand, HIGHEST).await;
    scene.nothing_to_send().await;
    album.add("a hand that is chosen", &scene.turn_or_chosen(ada).await);
    advance(scene, 60);
    scene.nothing_to_send().await;
    let reminder = scene.channel.messages().into_iter().rfind(|m| m.ephemeral_to.is_none());
    album.add("a reminder", &reminder.expect("there are messages"));
    album.answer("who may not stop", &place.asks(ben, "nimmt stop", &[]).await);
    late(place).await;
    album.add("a page after time ran out", &scene.board().await);
    album.add("the hand of somebody who was late", &scene.turn_or_chosen(ben).await);
    let hand = scene.turn_of(ada).await;
    choose(ada, &hand, HIGHEST).await;
    late(place).await;
    album.add("some are away", &scene.board().await);
    album.add("the hand of somebody who is away", &scene.turn_or_chosen(cem).await);
    let board = scene.board().await;
    place.press(ben, board.id, "back").await;
    album.answer("leaving", &place.asks(cem, "nimmt leave", &[]).await);
    scene.nothing_to_send().await;
    album.add("one is back, one has left", &scene.board().await);
    album.answer("joining again", &place.asks(cem, "nimmt join", &[]).await);
    let stop = place.asks(ada, "nimmt stop", &[]).await;
    album.answer("stopping", &stop);
}

/// Time runs out.
async fn late(place: &Place) {
    let before = place.scene.board().await.text();
    advance(&place.scene, 100);
    eventually("time does not run out", async || {
        place.scene.nothing_to_send().await;
        place.scene.board().await.text() != before
    })
    .await;
    place.scene.nothing_to_send().await;
}

/// The other turns, each of their pages, and the end.
async fn to_the_end(album: &mut Album, place: &Place, people: &[Person]) -> Message {
    // The page says by then who has joined again.
    place.scene.nothing_to_send().await;
    let mut last = place.scene.board().await.text();
    let end = loop {
        place.scene.nothing_to_send().await;
        let board = place.scene.board().await;
        let waits = board.text().contains('✓');
        if board.text() != last && !waits && !board.text().contains('🏆') {
            album.add("a page", &board);
            last = board.text();
        }
        match place.scene.next(people).await {
            Next::Decide(index, message) => {
                if place.button(message.id, "row.").is_some() {
                    album.add("a hand that must take a row", &place.now(message.id));
                }
                choose(&people[index], &message, 0).await;
            }
            Next::Between(_) => unreachable!("there is one game"),
            Next::Over(end) => break end,
        }
    };
    place.scene.nothing_to_send().await;
    place.now(end.id)
}

/// The requests that are possible when a match is over.
async fn afterwards(album: &mut Album, place: &Place, people: &[Person], end: &Message) {
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    album.add("the end", end);
    for (person, name) in [(ada, "Ada"), (cem, "Cem")] {
        album.add(&format!("the end, for {name}"), &place.scene.turn_or_chosen(person).await);
    }
    album.answer("the record", &place.press(ben, end.id, "record").await);
    album.answer("verifying", &place.press(ben, end.id, "verify").await);
    album.answer("one's own numbers", &place.asks(ada, "nimmt me", &[]).await);
    let user = [("user", json!(cem.id.to_string()))];
    album.answer("somebody's numbers", &place.asks(ben, "nimmt stats", &user).await);
    let leaders = place.asks(ada, "nimmt leaderboard", &[]).await;
    album.answer("leaderboard", &leaders);
    let id = leaders.message_id().unwrap();
    let orders = place.now(id).selects().swap_remove(0).options;
    for (number, (_, value)) in orders.iter().enumerate().skip(1) {
        let menu = place.now(id).selects().swap_remove(0).custom_id;
        let answer = ada.select(id, &menu, &[value]).await.unwrap();
        let _ = answer.finished().await;
        album.add(&format!("leaderboard, order {}", number + 1), &place.now(id));
    }
    ben.grant(&place.scene.guild, Permissions::MANAGE_GUILD);
    let list = place.asks(ben, "nimmt void", &[]).await;
    album.answer("matches that may be declared void", &list);
    if let Some(menu) = list.message().and_then(|message| message.selects().pop()) {
        let id = list.message_id().unwrap();
        let one = ben.select(id, &menu.custom_id, &[&menu.options[0].1]).await.unwrap();
        album.answer("one of them", &one);
        album.answer("declared void", &place.press(ben, id, "void.declare").await);
        album.answer("restored", &place.press(ben, id, "void.restore").await);
    }
    album.answer("a rematch", &place.press(ben, end.id, "rematch").await);
    place.scene.nothing_to_send().await;
    let again = place.scene.channel.messages().into_iter().rfind(|m| m.ephemeral_to.is_none());
    album.add("its lobby", &again.expect("there are messages"));
    album.answer("solo", &place.asks(cem, "nimmt solo", &[]).await);
    let export = place.asks(ada, "nimmt privacy", &[]).await.message_id().unwrap();
    album.answer("an export", &place.press(ada, export, "privacy.export").await);
    let delete = place.asks(cem, "nimmt privacy", &[]).await.message_id().unwrap();
    album.answer("deleting in a match", &place.press(cem, delete, "privacy.ask").await);
    album.answer("deleted", &place.press(cem, delete, "privacy.delete").await);
}

/// A match that somebody leaves, and that is stopped.
pub async fn somebody_leaves(album: &mut Album, place: &Place) {
    let people = place.people(3);
    place.start(&people, "nimmt new", &one_game()).await;
    place.asks(&people[2], "nimmt leave", &[]).await;
    place.scene.nothing_to_send().await;
    album.add("somebody leaves", &place.scene.board().await);
    let stop = place.asks(&people[0], "nimmt stop", &[]).await;
    let stopped = place.press(&people[0], stop.message_id().unwrap(), "stop").await;
    album.answer("the match is stopped", &stopped);
    place.scene.nothing_to_send().await;
    album.add("its last page", &place.scene.board().await);
}
