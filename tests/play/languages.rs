//! The texts people read in their own language, whole and within Discord's limits.

use games::GameKind;
use sandbox::Person;
use serde_json::json;
use view::Words;

use crate::support::Scene;

/// The games that are played on Discord, by their commands.
fn commands() -> impl Iterator<Item = (GameKind, &'static str)> {
    GameKind::ALL.iter().map(|kind| (*kind, kind.as_str())).filter(|(_, name)| *name != "tally")
}

/// Asks for everything that is said to one person alone.
async fn read_all(scene: &Scene, person: &Person, kind: GameKind, command: &str) -> Vec<String> {
    let mut read = Vec::new();
    for part in [
        "help",
        "rules",
        "leaderboard",
        "settings",
        "privacy",
        "hand",
        "join",
        "hint",
        "stop",
        "me",
        "void",
        "table",
        "leave",
    ] {
        let answer =
            person.command(&scene.channel, &format!("{command} {part}"), &[]).await.unwrap();
        read.push(answer.text());
    }
    for variant in kind.variants() {
        let options = [("variant", json!(variant))];
        let rules = person.command(&scene.channel, &format!("{command} rules"), &options).await;
        read.push(rules.unwrap().text());
    }
    let options = [("level", json!("1"))];
    let hand = person.command(&scene.channel, &format!("{command} solo"), &options).await.unwrap();
    read.push(hand.text());
    let labels = hand.message().unwrap().buttons().into_iter().map(|b| b.label);
    read.extend(labels);
    let hint = person.command(&scene.channel, &format!("{command} hint"), &[]).await.unwrap();
    read.push(hint.text());
    read
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_their_own_language() {
    for locale in Words::all() {
        for (kind, command) in commands() {
            let scene = Scene::new().await;
            let person = scene.person("Ada");
            person.locale(locale);
            let read = read_all(&scene, &person, kind, command).await;
            for text in &read {
                assert!(!text.contains("{ $") && !text.contains("{$"), "{locale}: {text}");
            }
            let help = Words::of(locale).about(kind).say("help-title", &[]);
            assert!(read[0].contains(&help), "{locale}: {}", read[0]);
            let command = Words::of(locale).about(kind).say("command", &[]);
            assert!(read[0].contains(&format!("/{command} ")), "{locale}: {}", read[0]);
        }
    }
}
