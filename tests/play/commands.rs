//! The commands as they are registered: in every language that is in order, and in any case.

use std::path::Path;
use std::time::Duration;

use hornochse::discord::commands::{self, Commands, LeftOut};
use sandbox::{Fault, Misbehaviour, Sandbox};
use serde_json::Value;
use view::words::{Catalogues, ENGLISH};

use crate::support::{Scene, unlimited};

/// The languages beside English, in the order in which they are registered.
const TRANSLATED: [&str; 10] =
    ["de", "es-ES", "fr", "it", "ja", "ko", "nl", "pl", "pt-BR", "zh-TW"];

/// The files of all languages, each with the language it belongs to.
fn files() -> Vec<(String, String)> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut files = Vec::new();
    for folder in std::fs::read_dir(locales).unwrap() {
        let folder = folder.unwrap();
        let locale = folder.file_name().into_string().unwrap();
        for file in std::fs::read_dir(folder.path()).unwrap() {
            files.push((locale.clone(), std::fs::read_to_string(file.unwrap().path()).unwrap()));
        }
    }
    files
}

fn read(files: &[(String, String)]) -> Catalogues {
    Catalogues::read(files.iter().map(|(locale, text)| (locale.as_str(), text.as_str())))
}

/// The catalogues, with another German one.
fn with_german(change: impl Fn(String) -> String) -> Catalogues {
    let mut files = files();
    for (_, text) in files.iter_mut().filter(|(locale, _)| locale == "de") {
        *text = change(std::mem::take(text));
    }
    read(&files)
}

/// An entry of one line that says something else.
fn with_entry(key: &str, says: &str) -> Catalogues {
    let begin = format!("{key} = ");
    with_german(|text| {
        let lines = text.lines().map(|line| match line.starts_with(&begin) {
            true => format!("{begin}{says}\n"),
            false => format!("{line}\n"),
        });
        lines.collect()
    })
}

/// Returns the entries left out of the commands, for the games that have texts.
fn left_out(commands: &Commands) -> Vec<&LeftOut> {
    commands.left_out.iter().filter(|one| one.game.as_str() != "tally").collect()
}

/// Every language that stands in a body, at whatever depth.
fn languages(body: &Value, found: &mut Vec<String>) {
    match body {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key.ends_with("_localizations") {
                    found.extend(value.as_object().into_iter().flat_map(|map| map.keys().cloned()));
                }
                languages(value, found);
            }
        }
        Value::Array(all) => all.iter().for_each(|one| languages(one, found)),
        _ => {}
    }
}

fn languages_of(body: &Value) -> Vec<String> {
    let mut found = Vec::new();
    languages(body, &mut found);
    found.sort();
    found.dedup();
    found
}

/// Registers these commands and returns what Discord has stored.
async fn registered(commands: &Commands) -> Value {
    let discord = Sandbox::start(unlimited()).await.unwrap();
    let url =
        format!("{}/api/v10/applications/{}/commands", discord.url(), discord.application_id());
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let request = client.put(url).header("Authorization", format!("Bot {}", discord.token()));
    let body = serde_json::to_vec(&commands.all).unwrap();
    let request = request.header("Content-Type", "application/json").body(body);
    let answer = request.send().await.unwrap();
    let (status, text) = (answer.status(), answer.text().await.unwrap());
    assert!(status.is_success(), "{text}");
    assert!(discord.violations().is_empty(), "{:#?}", discord.violations());
    let world = discord.world();
    let app = world.app(discord.application_id()).unwrap();
    app.commands.iter().map(|command| Value::clone(&command.body)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_registered() {
    let commands = commands::localised(Catalogues::compiled_in());
    assert!(left_out(&commands).is_empty(), "{:#?}", left_out(&commands));
    assert_eq!(languages_of(&registered(&commands).await), TRANSLATED);
}

/// German is left out for this reason; everything else is registered.
async fn without_german(catalogues: Catalogues, why: &str) {
    let commands = commands::localised(&catalogues);
    let left_out = left_out(&commands);
    assert!(!left_out.is_empty(), "nothing is left out for {why:?}");
    for one in &left_out {
        assert!(one.locale == "de" && one.why.contains(why), "{one:?}");
    }
    let body = registered(&commands).await;
    let games: Vec<&str> = left_out.iter().map(|one| one.game.as_str()).collect();
    for command in body.as_array().unwrap() {
        let name = command["name"].as_str().unwrap();
        let german = languages_of(command).contains(&"de".to_owned());
        assert_eq!(german, name != "tally" && !games.contains(&name), "{name}: {why}");
        assert!(name == "tally" || languages_of(command).contains(&"fr".to_owned()), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_discord_would_refuse_is_left_out() {
    let long = "x".repeat(101);
    without_german(with_entry("command-help", &long), "does not have 1 to 100 characters").await;
    without_german(with_entry("command-help", "{ \"\" }"), "does not have 1 to 100").await;
    without_german(with_entry("command-bots-9", &long), "does not have 1 to 100").await;
    let same = with_entry("command-bots-9", "1: zu schlagen, wenn man ein bisschen aufpasst");
    without_german(same, "stands for two choices").await;
    let name = |says: &str| {
        let says = says.to_owned();
        with_german(move |text| text.replace("*[nimmt] nimmt", &format!("*[nimmt] {says}")))
    };
    for bad in ["6 nimmt!", "Nimmt", &"n".repeat(33)] {
        without_german(name(bad), "is no name for a command").await;
    }
    without_german(name("sechsundsechzig"), "another command has the name").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_lacks_a_text_is_left_out() {
    without_german(with_entry("command-help", "{ $nobody }"), "command-help").await;
    let gone = with_german(|text| text.replace("\ncommand-help = ", "\nanother-key = "));
    without_german(gone, "command-help").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_catalogue_costs_its_own_language_alone() {
    let damaged = with_german(|text| format!("{text}\nbroken = {{ $n ->\n"));
    assert!(!damaged.faults("de").is_empty() && damaged.faults("fr").is_empty());
    // The readable part is kept.
    assert!(damaged.has("de", "lobby-closed") && damaged.has("de", "button-verify"));
    without_german(damaged, "its catalogue is damaged").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_discord_does_not_have_is_left_out() {
    let mut files = files();
    for (locale, _) in files.iter_mut().filter(|(locale, _)| locale == "fr") {
        *locale = "fr-CH".to_owned();
    }
    files.push(("no language".to_owned(), String::new()));
    let commands = commands::localised(&read(&files));
    for one in left_out(&commands) {
        assert!(["fr-CH", "no language"].contains(&one.locale.as_str()), "{one:?}");
        assert_eq!(one.why, "Discord has no such language");
    }
    let others: Vec<&str> = TRANSLATED.into_iter().filter(|locale| *locale != "fr").collect();
    assert_eq!(languages_of(&registered(&commands).await), others);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_makes_a_command_too_large_is_left_out() {
    let wordy = with_german(|text| {
        let lines = text.lines().map(|line| match line.split_once(" = ") {
            Some((key, says)) if key.starts_with("command-") && !says.contains('{') => {
                format!("{key} = {}{}\n", &key[8..], "x".repeat(108 - key.len()))
            }
            _ => format!("{line}\n"),
        });
        lines.collect()
    });
    without_german(wordy, "with it, a command would have").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn english_is_registered_whatever_it_is_like() {
    let mut files = files();
    files.retain(|(locale, _)| locale == ENGLISH);
    for (_, text) in &mut files {
        let long = format!("\ncommand-help = {}", "x".repeat(300));
        *text = text.replace("\ncommand-help = How to play with me", &long);
        *text = text.replace("\ncommand-hand = ", "\nanother-key = ");
        text.push_str("\nbroken = { $n ->\n");
    }
    let body = registered(&commands::localised(&read(&files))).await;
    assert!(languages_of(&body).is_empty());
    assert_eq!(body.as_array().unwrap().len(), games::GameKind::ALL.len());
    registered(&commands::localised(&read(&[]))).await;
}

/// Returns the commands that are registered once the bot has started, and the status of each
/// attempt.
async fn started(fault: Option<Fault>) -> (Value, Vec<u16>) {
    let mut scene = Scene::without_bot(unlimited()).await;
    if let Some(fault) = fault {
        scene.discord.misbehave(fault);
    }
    scene.start_bot().await;
    let world = scene.discord.world();
    let app = world.app(scene.discord.application_id()).unwrap();
    let body = app.commands.iter().map(|command| Value::clone(&command.body)).collect();
    drop(world);
    let puts = scene.discord.requests().into_iter().filter(|one| one.method == "PUT");
    let puts = puts.filter(|one| one.path.ends_with("/commands"));
    (body, puts.map(|one| one.status).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_after_a_long_outage_of_discord_too() {
    let mut scene = Scene::without_bot(unlimited()).await;
    let failing = Misbehaviour::Status { status: 500 };
    scene.discord.misbehave(Fault::next(6, failing).on("PUT", "/commands"));
    let clock = scene.clock.clone();
    let time_passes = async {
        loop {
            tokio::time::sleep(Duration::from_millis(50)).await;
            clock.advance(Duration::from_secs(5));
        }
    };
    // It waits until they are registered.
    tokio::select! {
        () = scene.start_bot() => {}
        () = time_passes => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_discord_refuses_are_registered_in_english() {
    let refused = Misbehaviour::Refuse { status: 400, code: 50_035 };
    let (body, answers) = started(Some(Fault::next(1, refused).on("PUT", "/commands"))).await;
    assert_eq!(answers, [400, 200]);
    assert!(languages_of(&body).is_empty());
    assert!(body.as_array().unwrap().iter().any(|command| command["name"] == "nimmt"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failure_of_discord_costs_no_language() {
    let failure = Misbehaviour::Status { status: 500 };
    let (body, answers) = started(Some(Fault::next(1, failure).on("PUT", "/commands"))).await;
    assert_eq!(answers, [500, 200]);
    assert_eq!(languages_of(&body), TRANSLATED);
}

#[test]
fn the_size_of_each_command_stands_in_the_documentation() {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/languages.md");
    let documented = std::fs::read_to_string(table).unwrap();
    let mut lacking = Vec::new();
    for size in commands::sizes(Catalogues::compiled_in()) {
        if size.game.as_str() == "tally" {
            continue;
        }
        let each: Vec<String> = size.each.iter().map(|(_, n)| n.to_string()).collect();
        let line =
            format!("| `/{}` | {} | {} |", size.game.as_str(), each.join(" | "), size.counted);
        println!("{line}");
        assert!(size.counted <= commands::LARGEST, "{line}");
        if !documented.contains(&line) {
            lacking.push(line);
        }
    }
    assert!(lacking.is_empty(), "docs/languages.md lacks {lacking:#?}");
}
