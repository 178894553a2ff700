//! The whole of it in every language, within Discord's limits.

use std::collections::HashMap;
use std::time::Duration;

use sandbox::Message;
use view::Words;

use super::turns;
use crate::support::Scene;

/// The lines of a message that are long enough to be told apart from those of another language.
fn sentences(message: &Message) -> Vec<String> {
    let letters = |line: &str| line.chars().filter(|c| c.is_alphabetic()).count();
    let text = message.text();
    let long = text.lines().filter(|line| letters(line) > 40 && !line.contains("<@"));
    long.map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_duels_in_their_own_language() {
    let scene = Scene::new().await;
    let mut known: HashMap<String, &str> = HashMap::new();
    for locale in Words::all() {
        scene.guild.locale(locale);
        let person = |name: &str| {
            let person =
                scene.person(&format!("{name} of {locale}, whose name is longer than most"));
            person.locale(locale);
            person
        };
        let (ada, ben, cem) = (person("Ada"), person("Ben"), person("Cem"));
        for game in ["nimmt", "sixtysix"] {
            // Nobody reads so many challenges within a minute.
            scene.clock.advance(Duration::from_secs(60));
            let challenge = scene.duel_of(game, &ada, &ben).await;
            let start = scene.opens_duel(&ada, &challenge).await;
            let waiting = scene.duels_low(&ada, &start).await;
            let his = scene.opens_duel(&ben, &challenge).await;
            let end = scene.duels_high(&ben, &his).await;
            let stranger = scene.opens_duel(&cem, &challenge).await;
            assert!(!turns(&end).is_empty(), "{locale}: {}", end.text());
            for message in [&challenge, &start, &waiting, &end, &stranger] {
                let text = message.text();
                assert!(!text.contains("{ $") && !text.contains("duel-"), "{locale}: {text}");
                for line in sentences(message) {
                    let other = known.insert(line.clone(), locale);
                    assert!(other.is_none_or(|it| it == locale), "{locale}: {line} ({other:?})");
                }
            }
        }
    }
    assert!(known.len() > 60, "{}", known.len());
}
