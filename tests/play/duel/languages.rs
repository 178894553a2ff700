//! The whole of it in every language, within Discord's limits.

use std::collections::HashSet;

use hornochse::view::Words;
use sandbox::Message;

use super::{play, turns};
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
    let mut known: HashSet<String> = HashSet::new();
    for locale in Words::all() {
        scene.guild.locale(locale);
        let long = format!("of {locale}, whose name is longer than most");
        let (ada, ben) =
            (scene.person(&format!("Ada {long}")), scene.person(&format!("Ben {long}")));
        ada.locale(locale);
        ben.locale(locale);
        let game = if known.len() % 2 == 0 { "nimmt" } else { "sixtysix" };
        let challenge = scene.duel_of(game, &ada, &ben).await;
        let start = scene.opens_duel(&ada, &challenge).await;
        let waiting = scene.duels_low(&ada, &start).await;
        let his = scene.opens_duel(&ben, &challenge).await;
        let end = scene.duels_high(&ben, &his).await;
        let told = scene.person(&format!("Cem {long}"));
        told.locale(locale);
        let stranger = scene.opens_duel(&told, &challenge).await;
        assert!(!turns(&end).is_empty(), "{locale}: {}", end.text());
        for message in [&challenge, &start, &waiting, &end, &stranger] {
            let text = message.text();
            assert!(!text.contains("{ $") && !text.contains("duel-"), "{locale}: {text}");
            for line in sentences(message) {
                assert!(known.insert(line.clone()), "{locale}: {line} is said twice");
            }
        }
        assert!(play(&waiting).contains(game), "{locale}");
    }
    scene.no_violations();
}
