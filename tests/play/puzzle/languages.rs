//! The whole of it in every language.

use games::GameKind;
use view::Words;

use super::answers;
use crate::support::Scene;

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_asked_in_their_own_language() {
    let scene = Scene::at_noon().await;
    for (game, kind) in [("nimmt", GameKind::Nimmt), ("sixtysix", GameKind::Sixtysix)] {
        let puzzle = scene.puzzle(kind);
        let mut known = Vec::new();
        for locale in Words::all() {
            let person = scene.person(&format!("Ada of {locale} at {game}"));
            person.locale(locale);
            let words = Words::of(locale).about(kind);
            let asked = scene.puzzle_of(game, &person).await;
            let question = words.say("puzzle-ask", &[]);
            assert!(asked.text().contains(&question), "{locale}: {}", asked.text());
            assert!(!known.contains(&question), "{locale}: {question} is said twice");
            known.push(question);
            let first = answers(&asked).swap_remove(0);
            person.click_id(asked.id, &first).await.unwrap().finished().await.unwrap();
            let text = scene.now(&asked).text();
            assert!(text.contains(&words.say("puzzle-share", &[])), "{locale}: {text}");
            assert!(!text.contains("{ $") && !text.contains("puzzle-"), "{locale}: {text}");
            assert!(text.contains(&words.say("game-name", &[])), "{locale}: {text}");
        }
        assert!(puzzle.options.len() > 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_german_reads_german() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    ada.locale("de");
    let puzzle = scene.puzzle(GameKind::Nimmt);
    let asked = scene.puzzle_of("nimmt", &ada).await;
    assert!(asked.text().contains("**Was würdest du spielen?**"), "{}", asked.text());
    let told = scene.answers(&ada, &asked, &puzzle.usual).await;
    let text = told.text();
    assert!(text.contains("Beste Wahl: **") && text.contains("Hornochsen schlechter"), "{text}");
    assert!(text.contains("Auf den ersten Blick sieht sie verlockend aus"), "{text}");
}
