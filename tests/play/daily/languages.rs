//! The whole of it in every language, within Discord's limits.

use std::collections::HashSet;

use sandbox::Message;
use view::Words;

use super::choices;
use crate::support::Scene;

/// Returns the text of a message, without the cards on its buttons.
fn read(message: &Message) -> String {
    let labels = message.buttons().into_iter().map(|button| button.label);
    let labels: Vec<String> = labels.filter(|label| !label.contains('🐮')).collect();
    format!("{}\n{}", message.text(), labels.join("\n"))
}

/// The lines that are long enough to be told apart from those of another language.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let letters = |line: &str| line.chars().filter(|c| c.is_alphabetic()).count();
    text.lines().filter(move |line| letters(line) > 40 && !line.contains("Ada"))
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_plays_in_their_own_language() {
    let scene = Scene::at_noon().await;
    let mut known: HashSet<String> = HashSet::new();
    for locale in Words::all() {
        let person = scene.person(&format!("Ada of {locale}, whose name is longer than most"));
        person.locale(locale);
        let words = Words::of(locale);
        let start = scene.daily(&person).await;
        assert_eq!(choices(&start).len(), 10);
        let end = scene.plays_on(&person, &start).await;
        let week = words.say("button-daily-week", &[]);
        let table = person.click_label(end.id, &week).await.unwrap().finished().await.unwrap();
        for text in [&start, &end, &table].map(read) {
            assert!(!text.contains("{ $") && !text.contains("daily-"), "{locale}: {text}");
            for line in sentences(&text) {
                assert!(known.insert(line.to_owned()), "{locale}: {line} is said twice");
            }
        }
        let today = words.say("button-daily-today", &[]);
        assert!(read(&table).contains(&today), "{locale}: {}", read(&table));
    }
}
