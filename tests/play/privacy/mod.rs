//! The data stored about somebody: exported, deleted, and kept right for everybody else.

mod host;
mod servers;

use sandbox::{Answer, Id, Message, Person};
use serde_json::Value;

use crate::support::{Scene, advance, eventually, one_game, record_file};

/// A name that stands in no text of the bot's.
const NAME: &str = "Zwirbelmaus";

/// Three people; the first one has that name.
fn three(scene: &Scene) -> Vec<Person> {
    [NAME, "Ben", "Cem"].map(|name| scene.person(name)).into()
}

/// Every value that the database holds, as text.
async fn dump(scene: &Scene) -> Vec<String> {
    let all = scene.raw().everything().await.into_iter();
    let all: Vec<String> =
        all.map(|(table, column, value)| format!("{table}.{column}: {value}")).collect();
    assert!(scene.raw().columns().await.len() > 50, "the database is there");
    all
}

/// Returns the values in the database that contain these words.
async fn found(scene: &Scene, words: &str) -> Vec<String> {
    dump(scene).await.into_iter().filter(|value| value.contains(words)).collect()
}

async fn count(scene: &Scene, sql: &'static str) -> i64 {
    scene.raw().number(sql).await
}

async fn is_nowhere(scene: &Scene, person: &Person) {
    let nothing: Vec<String> = Vec::new();
    assert_eq!(found(scene, &person.name).await, nothing);
    assert_eq!(found(scene, &person.id.to_string()).await, nothing);
}

/// Asks for everything to be deleted, and returns the question and the answer.
pub async fn delete(scene: &Scene, person: &Person, game: &str) -> (String, String) {
    let shown = person.command(&scene.channel, &format!("{game} privacy"), &[]).await.unwrap();
    assert!(shown.is_ephemeral() && shown.text().contains("What I store"), "{}", shown.text());
    let id = shown.message_id().unwrap();
    let question = person.click_label(id, "Delete").await.unwrap().text();
    person.click_label(id, "Yes, delete everything").await.unwrap();
    (question, says(scene, id, "Done").await)
}

/// Waits until a message says this, and returns its whole text.
async fn says(scene: &Scene, id: Id, words: &str) -> String {
    let said = scene
        .discord
        .until_some(|world| {
            world.message(id).map(Message::text).filter(|text| text.contains(words))
        })
        .await;
    said.unwrap_or_else(|why| panic!("{why}: {:#?}", scene.discord.world().message(id)))
}

fn exported(answer: &Answer) -> Value {
    assert!(answer.is_ephemeral());
    let message = answer.message().unwrap_or_else(|| panic!("{}", answer.text()));
    let mut files = message.attachments.iter();
    let file = files.find(|a| a.filename == "hornochse-data.json");
    let file = file.unwrap_or_else(|| panic!("{}", answer.text()));
    serde_json::from_slice(&file.bytes).unwrap()
}

/// The lines of the leaderboard, without their places.
async fn standings(scene: &Scene, person: &Person) -> Vec<String> {
    let board = person.command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    let told = crate::leaderboard::lines(&board.message().unwrap());
    let mut lines: Vec<String> =
        told.iter().filter_map(|line| Some(line.split_once(". ")?.1.to_owned())).collect();
    lines.sort();
    lines
}

#[tokio::test(flavor = "multi_thread")]
async fn the_file_has_everything_about_whoever_asks_and_nothing_about_the_others() {
    let scene = Scene::new().await;
    let people = three(&scene);
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    let me = &people[0];
    let shown = me.command(&scene.channel, "sixtysix privacy", &[]).await.unwrap();
    let answer = me.click_label(shown.message_id().unwrap(), "Export").await.unwrap();
    let export = exported(&answer);
    assert_eq!(export["format"], "hornochse-data/1");
    assert_eq!(export["user"], me.id.to_string());
    let data = &export["data"];
    let result = &data["results"][0];
    assert_eq!(result["user"], me.id.to_string());
    assert_eq!(result["guild"], scene.guild.id.to_string());
    assert_eq!(result["name"], NAME);
    assert_eq!((&result["game"], &result["seats"]), (&"nimmt".into(), &3.into()));
    assert!(result["rank"].as_i64().is_some_and(|rank| (1..=3).contains(&rank)), "{result}");
    assert_eq!(data["players"][0]["name"], NAME);
    assert_eq!(data["tables"][0]["own"]["locale"], "en-GB");
    // Ten cards, and a row here and there.
    let moves = data["events"].as_array().unwrap();
    assert!(moves.len() >= 9, "{moves:?}");
    assert!(moves.iter().all(|made| made["body"].get("Deal").is_none()), "{moves:?}");
    let text = export.to_string();
    for other in &people[1..] {
        assert!(!text.contains(&other.id.to_string()) && !text.contains(&other.name), "{text}");
    }
    // Somebody who has never played has nothing.
    let stranger = scene.person("Zoe");
    let shown = stranger.command(&scene.channel, "nimmt privacy", &[]).await.unwrap();
    let answer = stranger.click_label(shown.message_id().unwrap(), "Export").await.unwrap();
    assert_eq!(exported(&answer)["data"], serde_json::json!({}));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_is_nowhere_any_more_and_the_others_keep_their_results() {
    // A table that is in memory, and one that is not.
    for restart in [false, true] {
        let mut scene = Scene::new().await;
        let people = three(&scene);
        scene.start_match(&people, &one_game()).await;
        let end = scene.play_to_the_end(&people).await;
        scene.nothing_to_send().await;
        let before = standings(&scene, &people[1]).await;
        assert_eq!(before.len(), 3, "{before:?}");
        if restart {
            scene.restart_bot().await;
        }
        assert!(!found(&scene, NAME).await.is_empty());
        let (question, _) = delete(&scene, &people[0], "nimmt").await;
        assert!(question.contains("former player"), "{question}");
        assert!(!question.contains("still at"), "{question}");
        is_nowhere(&scene, &people[0]).await;
        let others: Vec<String> =
            before.into_iter().filter(|line| !line.starts_with(NAME)).collect();
        assert_eq!(standings(&scene, &people[1]).await, others);
        let kept = "SELECT count(*) FROM results";
        assert_eq!(count(&scene, kept).await, 3, "the match had three seats");
        // The others can still look back, and play again.
        let record: Value = serde_json::from_slice(&record_file(&people[1], &end).await).unwrap();
        assert_eq!(record["seats"], serde_json::json!(["former player", "Ben", "Cem"]));
        people[1].click_label(end.id, "Rematch").await.unwrap();
        let lobby = scene.reads("Another round?").await;
        assert!(!lobby.text().contains(&people[0].id.to_string()), "{}", lobby.text());
        // Their old button is no way back, and a new match makes a new start.
        let refused = people[0].click_label(end.id, "Review").await.unwrap();
        assert!(refused.is_ephemeral(), "{}", refused.text());
        scene.nothing_to_send().await;
        is_nowhere(&scene, &people[0]).await;
        people[0].click_label(lobby.id, "Join").await.unwrap();
        assert!(!found(&scene, NAME).await.is_empty(), "who plays again is known again");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_in_the_middle_of_a_match_leaves_it_and_a_bot_plays_on() {
    let scene = Scene::new().await;
    let people = three(&scene);
    scene.start_match(&people, &one_game()).await;
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    let (question, _) = delete(&scene, &people[0], "nimmt").await;
    assert!(question.contains("You're still at a table"), "{question}");
    scene.reads("**former player** left. I'm playing for them").await;
    scene.nothing_to_send().await;
    is_nowhere(&scene, &people[0]).await;
    let back = people[0].command(&scene.channel, "nimmt join", &[]).await.unwrap();
    assert!(back.text().contains("started without you"), "{}", back.text());
    let end = scene.play_to_the_end(&people[1..]).await;
    assert!(end.text().contains("former player"), "{}", end.text());
    scene.nothing_to_send().await;
    is_nowhere(&scene, &people[0]).await;
    assert_eq!(standings(&scene, &people[1]).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_goes_on_without_its_host_and_a_match_for_one_is_gone() {
    let scene = Scene::new().await;
    let people = three(&scene);
    let lobby = scene.gather(&people, &one_game()).await;
    let hand = people[0].command(&scene.channel, "nimmt solo", &[]).await.unwrap();
    assert!(hand.text().contains("Pick a card"), "{}", hand.text());
    // Removed from Ben's table: only its state says so.
    let elsewhere = scene.guild.channel("elsewhere");
    let other = people[1].command(&elsewhere, "nimmt new", &[]).await.unwrap();
    people[0].click_label(other.message_id().unwrap(), "Join").await.unwrap();
    let out = [("player", serde_json::json!(people[0].id.to_string()))];
    people[1].command(&elsewhere, "nimmt kick", &out).await.unwrap();
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 3);
    let (question, _) = delete(&scene, &people[0], "nimmt").await;
    assert!(question.contains("still at 2 tables"), "{question}");
    is_nowhere(&scene, &people[0]).await;
    assert_eq!(scene.open_tables().await, 2);
    crate::support::advance(&scene, 5);
    let text = scene.reads("Hosted by **Ben**").await.text();
    assert!(text.contains("Players 2/"), "{text}");
    let old = people[0].click_id(hand.message_id().unwrap(), &first_button(&hand)).await.unwrap();
    assert!(old.text().contains("/nimmt table"), "{}", old.text());
    scene.start(&people[1], lobby).await;
    scene.turn_of(&people[2]).await;
    is_nowhere(&scene, &people[0]).await;
}

fn first_button(answer: &Answer) -> String {
    let buttons = answer.message().unwrap().buttons();
    buttons.into_iter().find_map(|button| button.custom_id).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_that_was_noted_is_granted_after_a_restart() {
    let mut scene = Scene::new().await;
    let people = three(&scene);
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    scene.stop_bot().await;
    let store = hornochse::store::Store::open(&scene.database_url()).await.unwrap();
    let user = values::UserId(people[0].id.to_string().parse().unwrap());
    store.ask_to_forget(user, 0).await.unwrap();
    store.close().await;
    scene.start_bot().await;
    eventually("the wish is not granted", async || {
        count(&scene, "SELECT count(*) FROM forget_requests").await == 0
    })
    .await;
    is_nowhere(&scene, &people[0]).await;
}

/// The state of the one table is written otherwise, and whole.
async fn rewrite(scene: &Scene, from: &str, to: &str) {
    let raw = scene.raw();
    let replace = format!("UPDATE tables SET state = replace(state, '{from}', '{to}') WHERE open");
    raw.run(&replace, &[]).await;
    let states = raw.texts("SELECT state FROM tables WHERE open").await;
    let sum = i64::from(crc32fast::hash(states[0].as_bytes()));
    raw.run("UPDATE tables SET checksum = $1 WHERE open", &[sum]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_only_another_version_understands_is_not_deleted_for_one_of_its_people() {
    let mut scene = Scene::new().await;
    let people = three(&scene);
    scene.start_match(&people, &one_game()).await;
    scene.stop_bot().await;
    rewrite(&scene, r#"{"format":1,"#, r#"{"format":2,"#).await;
    scene.start_bot().await;
    let shown = people[0].command(&scene.channel, "nimmt privacy", &[]).await.unwrap();
    let id = shown.message_id().unwrap();
    people[0].click_label(id, "Delete").await.unwrap();
    people[0].click_label(id, "Yes, delete everything").await.unwrap();
    says(&scene, id, "keep trying").await;
    assert_eq!(count(&scene, "SELECT count(*) FROM tables").await, 1);
    // What they begin afterwards is left alone.
    let elsewhere = scene.guild.channel("elsewhere");
    people[0].command(&elsewhere, "nimmt new", &[]).await.unwrap();
    for _ in 0..3 {
        advance(&scene, 61);
        scene.nothing_to_send().await;
    }
    assert_eq!(count(&scene, "SELECT count(*) FROM tables WHERE open").await, 2);
    people[0].command(&elsewhere, "nimmt leave", &[]).await.unwrap();
    assert_eq!(count(&scene, "SELECT count(*) FROM tables WHERE open").await, 1);
    scene.stop_bot().await;
    // The version that understands it is back.
    rewrite(&scene, r#"{"format":2,"#, r#"{"format":1,"#).await;
    scene.start_bot().await;
    eventually("the wish is not granted", async || {
        count(&scene, "SELECT count(*) FROM forget_requests").await == 0
    })
    .await;
    is_nowhere(&scene, &people[0]).await;
    assert_eq!(count(&scene, "SELECT count(*) FROM tables WHERE open").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_thinks_better_of_it_keeps_everything() {
    let scene = Scene::new().await;
    let people = three(&scene);
    scene.start_match(&people, &one_game()).await;
    let shown = people[0].command(&scene.channel, "nimmt privacy", &[]).await.unwrap();
    let id = shown.message_id().unwrap();
    people[0].click_label(id, "Delete").await.unwrap();
    people[0].click_label(id, "Keep it").await.unwrap();
    says(&scene, id, "What I store").await;
    assert!(!found(&scene, NAME).await.is_empty());
    scene.turn_of(&people[0]).await;
}
