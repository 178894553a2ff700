//! Sealed deals: what is shown before a match, what its players can change of it, and what can be
//! checked after it.

use std::process::{Command, Output};

use games::sealed::{Chain, Link};
use sandbox::{Id, Message, Person};
use serde_json::{Value, json};
use storage_contract::Raw;

use crate::support::{Next, Scene, choose, hand_cards, one_game, record_file};

const CUT: &str = "✂️ Cut the deck";

/// The seal that the lobby shows, in short.
fn seal_in(lobby: &str) -> String {
    let (_, rest) =
        lobby.split_once("The deals are sealed: `").unwrap_or_else(|| panic!("{lobby}"));
    rest.split('`').next().unwrap().to_owned()
}

fn text(scene: &Scene, message: Id) -> String {
    scene.discord.world().message(message).unwrap().text()
}

async fn record(who: &Person, end: &Message) -> Value {
    serde_json::from_slice(&record_file(who, end).await).unwrap()
}

/// Runs the real command on this record.
fn command(scene: &Scene, record: &str) -> Output {
    let file = scene.folder.path().join("record.json");
    std::fs::write(&file, record).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
    command.env_clear().arg("verify").arg(file).output().unwrap()
}

#[track_caller]
fn is_verified(scene: &Scene, record: &Value) -> String {
    let output = command(scene, &record.to_string());
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

/// Returns the refusal of this record: one line.
#[track_caller]
fn refused(scene: &Scene, record: &str) -> String {
    let output = command(scene, record);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(output.stdout.is_empty() && said.trim_end().lines().count() == 1, "{said}");
    said
}

/// The state of the one table, as it is stored.
async fn state(scene: &Scene) -> Value {
    let state = scene.raw().texts("SELECT state FROM tables").await.remove(0);
    serde_json::from_str(&state).unwrap()
}

/// Plays until a game is over, or the match.
async fn play_a_game(scene: &Scene, people: &[Person]) -> Message {
    loop {
        match scene.next(people).await {
            Next::Decide(index, message) => choose(&people[index], &message, 0).await,
            Next::Between(page) | Next::Over(page) => return page,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seal_is_shown_before_the_match_opened_game_by_game_and_verified_at_the_end() {
    let (scene, people) = Scene::of(2).await;
    let lobby = scene.gather(&people, &[("games", json!(2)), ("hand", json!(3))]).await;
    let sealed = seal_in(&text(&scene, lobby));
    assert_eq!(sealed.len(), 32);
    people[1].click_label(lobby, CUT).await.unwrap();
    people[0].click_label(lobby, "Start").await.unwrap();

    let page = play_a_game(&scene, &people).await;
    assert!(text(&scene, lobby).contains("The match is on"));
    assert_eq!(seal_in(&text(&scene, lobby)), sealed, "it stays, to be compared");
    let secret: Link =
        state(&scene).await["seal"]["chains"][0]["secret"].as_str().unwrap().parse().unwrap();
    let links = Chain::new(secret.bytes(), 1_000).with_used(1_000).opened(2);
    assert_eq!(links[0].short(), sealed);
    assert!(page.text().contains(&format!("The seal of game 1 is open: `{}`", links[1].short())));
    for delivery in scene.discord.traffic() {
        let body = delivery.body.to_string();
        let known = body.contains(&secret.short()) || body.contains(&links[2].short());
        assert!(!known, "what the next game is dealt by was told: {body}");
    }
    people[0].click_label(page.id, "Next game").await.unwrap();
    let end = play_a_game(&scene, &people).await;
    assert!(end.text().contains(&format!("The seal of game 2 is open: `{}`", links[2].short())));

    let record = record(&people[0], &end).await;
    assert_eq!(record["format"], "nimmt-record/2");
    let entropy = format!("message {lobby} cuts 1");
    let chain = json!([links[0], links[1], links[2]]);
    let seals = json!({ "function": "hornochse-deal/1", "entropy": entropy, "chains": [chain] });
    assert_eq!(record["seals"], seals);
    let said = is_verified(&scene, &record);
    let lines = [format!("seal: {}", links[0]), format!("entropy: {entropy}")];
    assert_eq!(said.lines().take(2).collect::<Vec<_>>(), lines);
    let told = people[1].click_label(end.id, "Verify").await.unwrap();
    assert!(told.is_ephemeral());
    for part in ["✅", &links[0].to_string(), &entropy, &format!("/{lobby})")] {
        assert!(told.text().contains(part), "{part} is not in {}", told.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_is_seen_by_everybody_and_deals_other_cards() {
    let mut hands = Vec::new();
    for cuts in [0, 1, 2] {
        let (scene, people) = Scene::of(2).await;
        let stranger = scene.person("Zoe");
        let lobby = scene.gather(&people, &one_game()).await;
        let sealed = seal_in(&text(&scene, lobby));
        let button = { scene.discord.world().message(lobby).unwrap().button(|b| b.label == CUT) };
        let button = button.unwrap().custom_id.unwrap();
        let refused = stranger.click_label(lobby, CUT).await.unwrap();
        assert!(refused.text().contains("You're not at this table"), "{}", refused.text());
        for _ in 0..cuts {
            people[1].click_label(lobby, CUT).await.unwrap();
        }
        let shown = text(&scene, lobby);
        let told = ["sealed: `N`", "sealed: `N` · ✂️ cut once", "sealed: `N` · ✂️ cut 2 times"];
        assert!(shown.replace(&sealed, "N").trim_end().ends_with(told[cuts]), "{shown}");
        people[0].click_label(lobby, "Start").await.unwrap();
        let cards = hand_cards(&scene.turn_of(&people[0]).await);
        let late = people[1].press(lobby, &button).await.unwrap();
        assert!(late.text().contains("The match has already started"), "{}", late.text());
        hands.push((sealed, lobby, cards));
    }
    // All the rest is the same.
    assert!(hands.iter().all(|(sealed, lobby, _)| (sealed, lobby) == (&hands[0].0, &hands[0].1)));
    assert!(hands[0].2 != hands[1].2 && hands[1].2 != hands[2].2 && hands[0].2 != hands[2].2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_changes_in_a_record_is_refused_by_the_command() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    let record = record(&people[0], &end).await;
    is_verified(&scene, &record);
    let change = |change: &dyn Fn(&mut Value)| {
        let mut changed = record.clone();
        change(&mut changed);
        refused(&scene, &changed.to_string())
    };
    let cards = "the cards are not those that the seal deals";
    let swapped = change(&|record| {
        record["games"][0]["hands"].as_array_mut().unwrap().swap(0, 1);
    });
    assert!(swapped.contains(cards), "{swapped}");
    let entropy = change(&|record| {
        let text = record["seals"]["entropy"].as_str().unwrap().replace("cuts 0", "cuts 1");
        record["seals"]["entropy"] = text.into();
    });
    assert!(entropy.contains(cards), "{entropy}");
    let link = change(&|record| {
        record["seals"]["chains"][0][1] = "0".repeat(64).into();
    });
    assert!(link.contains("what was opened does not belong to the seal"), "{link}");
    let unsealed = change(&|record| {
        record["format"] = "nimmt-record/1".into();
        record.as_object_mut().unwrap().remove("seals");
    });
    assert!(unsealed.contains("the deals of this match were not sealed"), "{unsealed}");
    assert!(refused(&scene, "{}").contains("missing field"));
}

#[tokio::test(flavor = "multi_thread")]
async fn restarts_keep_to_the_seal() {
    let (mut scene, people) = Scene::of(2).await;
    let lobby = scene.gather(&people, &[("games", json!(3)), ("hand", json!(3))]).await;
    people[0].click_label(lobby, CUT).await.unwrap();
    let sealed = seal_in(&text(&scene, lobby));
    // Before the match, in the middle of a game, and between two.
    scene.restart_bot().await;
    people[0].click_label(lobby, "Start").await.unwrap();
    scene.all_choose(&people).await;
    scene.restart_bot().await;
    let page = play_a_game(&scene, &people).await;
    scene.restart_bot().await;
    scene.nothing_to_send().await;
    people[0].click_label(page.id, "Next game").await.unwrap();
    let end = scene.play_to_the_end(&people).await;
    let record = record(&people[0], &end).await;
    assert!(record["seals"]["chains"][0][0].as_str().unwrap().starts_with(&sealed));
    assert_eq!(record["seals"]["entropy"], format!("message {lobby} cuts 1"));
    assert!(is_verified(&scene, &record).contains("games: 3,"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_began_before_there_were_seals_goes_on_without() {
    let (mut scene, people) = Scene::playing(2, &[("games", json!(2)), ("hand", json!(3))]).await;
    scene.stop_bot().await;
    let mut state = state(&scene).await;
    state.as_object_mut().unwrap().remove("seal").unwrap();
    let state = state.to_string();
    let sum = crc32fast::hash(state.as_bytes());
    let sql = format!("UPDATE tables SET state = {}, checksum = {sum}", Raw::quoted(&state));
    scene.raw().run(&sql, &[]).await;
    scene.start_bot().await;
    let end = scene.play_to_the_end(&people).await;
    assert!(!end.text().contains("is open: `"), "{}", end.text());
    let record = record(&people[0], &end).await;
    assert_eq!((&record["format"], &record["seals"]), (&json!("nimmt-record/1"), &Value::Null));
    assert!(refused(&scene, &record.to_string()).contains("were not sealed"));
    let told = people[0].click_label(end.id, "Verify").await.unwrap();
    assert!(told.text().contains("started before I sealed my deals"), "{}", told.text());
}
