//! Every kind of message, as it was last read by somebody: `tests/data/messages.txt`. With
//! `UPDATE_GOLDEN=1` the file is written anew; then read what has changed.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::json;

use crate::support::{HIGHEST, Next, Scene, advance, choose, one_game};
use sandbox::{Answer, Message, Person};

/// What is shown, a section for each message.
#[derive(Default)]
struct Album(String);

impl Album {
    fn add(&mut self, name: &str, message: &Message) {
        let private = if message.ephemeral_to.is_some() { " (to one person)" } else { "" };
        let _ = writeln!(self.0, "=== {name}{private}\n{}", steady(&message.text()));
        for picture in message.pictures() {
            let alt = picture.alt.unwrap_or_default();
            let _ = writeln!(self.0, "(picture: {})", steady(&alt));
        }
        for select in message.selects() {
            let options: Vec<String> =
                select.options.into_iter().map(|(label, _)| label).take(4).collect();
            let prompt = select.placeholder.unwrap_or_default();
            let _ = writeln!(self.0, "{{{prompt}: {} …}}", options.join(" | "));
        }
        let buttons = message.buttons().into_iter().map(|button| {
            if button.disabled {
                format!("({})", button.label)
            } else {
                format!("[{}]", button.label)
            }
        });
        let buttons = buttons.collect::<Vec<_>>().join(" ");
        if !buttons.is_empty() {
            let _ = writeln!(self.0, "{buttons}");
        }
        self.0.push('\n');
    }

    fn answer(&mut self, name: &str, answer: &Answer) {
        match answer.message() {
            Some(message) => self.add(name, &message),
            None => {
                let _ =
                    writeln!(self.0, "=== {name} (to one person)\n{}\n", steady(&answer.text()));
            }
        }
    }
}

/// Numbers that Discord gives differ from run to run, and a hand may be quicker than its table message.
fn steady(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = rest[at..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - at);
        out.push_str(&rest[..at]);
        out.push_str(if digits > 8 { "N" } else { &rest[at..at + digits] });
        rest = &rest[at + digits..];
    }
    (out + rest).replace("/channels/N/N/N)", "/channels/N/N)")
}

/// A match that Cem plays against bots, for his eyes only.
async fn alone(scene: &Scene, cem: &Person) -> Answer {
    let private = [("private", json!(true))];
    cem.command(&scene.channel, "nimmt solo", &private).await.unwrap()
}

/// The page of another match, that somebody has left.
async fn who_left() -> Message {
    let scene = Scene::new().await;
    let people = scene.people(3);
    scene.start_match(&people, &one_game()).await;
    people[2].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    scene.reads("left. I'm playing for them").await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_message_says_what_it_was_last_read_to_say() {
    let scene = Scene::new().await;
    let people = scene.people(3);
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let mut album = Album::default();
    let at = &scene.channel;
    for command in ["help", "settings", "leaderboard", "table", "tutorial"] {
        let answer = ada.command(at, &format!("nimmt {command}"), &[]).await.unwrap();
        album.answer(&format!("/nimmt {command}"), &answer);
    }
    let panel = scene.manage(ada).await;
    for page in ["tables", "players", "server"] {
        panel.show(page).await;
        album.add(&format!("settings of a server: {page}"), &panel.now());
    }
    for variant in games::GameKind::Nimmt.variants() {
        let asked = [("variant", json!(variant))];
        let answer = ada.command(at, "nimmt rules", &asked).await.unwrap();
        album.answer(&format!("rules of {variant}"), &answer);
    }
    let lobby = ada.command(at, "nimmt new", &one_game()).await.unwrap();
    let id = lobby.message_id().unwrap();
    album.answer("a new lobby", &lobby);
    let panel = ada.click_label(id, "Settings").await.unwrap();
    album.answer("settings", &panel);
    let more = ada.click_label(panel.message_id().unwrap(), "More").await.unwrap();
    album.answer("more settings", &more);
    let bots = ada.click_label(id, "🤖 Add a bot").await.unwrap();
    album.answer("bots", &bots);
    let olga = [("level", json!("hard"))];
    let came = ada.command(at, "nimmt bots", &olga).await.unwrap();
    album.answer("a bot comes", &came);
    album.answer("nobody but the host starts", &ben.click_label(id, "Join").await.unwrap());
    album.answer("who is not the host", &ben.click_label(id, "Start").await.unwrap());
    let gone = [("remove", json!(true))];
    ada.command(at, "nimmt bots", &gone).await.unwrap();
    cem.click_label(id, "Join").await.unwrap();
    advance(&scene, 2);
    scene.nothing_to_send().await;
    ada.click_label(id, "Start").await.unwrap();
    let hand = scene.turn_of(ada).await;
    scene.nothing_to_send().await;
    album.add(
        "the lobby, once the match is on",
        &scene.discord.world().message(id).unwrap().clone(),
    );
    album.add("the first page", &scene.board().await);
    album.add("a hand", &hand);
    let hint = ada.command(at, "nimmt hint", &[]).await.unwrap();
    // How many worlds are imagined in the time there is differs from run to run.
    album.0.push_str(&format!(
        "=== a hint\n{}\n\n",
        hint.text().lines().take(2).collect::<Vec<_>>().join("\n")
    ));
    choose(ada, &hand, HIGHEST).await;
    scene.nothing_to_send().await;
    album.add("a hand that is chosen", &scene.turn_or_chosen(ada).await);
    advance(&scene, 60);
    album.add("a reminder", &scene.reads("your turn!").await);
    advance(&scene, 40);
    scene.reads("I played for them").await;
    scene.nothing_to_send().await;
    album.add("a page after time ran out", &scene.board().await);
    album.add("the hand of somebody who was late", &scene.turn_or_chosen(ben).await);
    album.answer("stopping", &ada.command(at, "nimmt stop", &[]).await.unwrap());
    let end = loop {
        match scene.next(&people).await {
            Next::Decide(index, message) => choose(&people[index], &message, HIGHEST).await,
            Next::Between(_) => unreachable!("there is one game"),
            Next::Over(end) => break end,
        }
    };
    scene.nothing_to_send().await;
    album.add("the end", &end);
    album.add("the end, for one player", &scene.told(cem, "You came").await);
    album.answer("the record", &ben.click_label(end.id, "Record").await.unwrap());
    album.answer("verifying", &ben.click_label(end.id, "Verify").await.unwrap());
    album.answer("a rematch", &ben.click_label(end.id, "Rematch").await.unwrap());
    album.add("its lobby", &scene.reads("Another round").await);
    album.answer("solo, in private", &alone(&scene, cem).await);
    album.add("somebody leaves", &who_left().await);

    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/messages.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&golden, &album.0).unwrap();
    }
    let known = std::fs::read_to_string(&golden).unwrap_or_default();
    for (known, now) in known.split("=== ").zip(album.0.split("=== ")) {
        assert_eq!(now, known, "a message has changed: UPDATE_GOLDEN=1 keeps it, once it was read");
    }
    assert_eq!(known, album.0);
    scene.no_violations();
}
