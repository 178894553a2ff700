//! One day after the other: another puzzle, a streak, a rating that goes on.

use std::time::Duration;

use games::GameKind;

use super::{answers, line_to_share};
use crate::support::Scene;

#[tokio::test(flavor = "multi_thread")]
async fn each_day_has_another_puzzle_and_a_streak_breaks_on_a_day_without() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let mut before = Vec::new();
    for day in 1..=3 {
        let asked = scene.puzzle_of("nimmt", &ada).await;
        assert_ne!(answers(&asked), before, "day {day}");
        before = answers(&asked);
        let best = scene.puzzle(GameKind::Nimmt).best();
        let told = scene.answers(&ada, &asked, best).await;
        let text = told.text();
        assert!(text.contains(&format!("Solved: {day} of {day}")), "{text}");
        let streak = format!("🔥 {day} days in a row");
        assert_eq!(text.contains(&streak), day > 1, "{text}");
        assert_eq!(line_to_share(&told).ends_with(&format!("🔥 {day}")), day > 1, "{text}");
        scene.until_noon();
    }
    // A day without an answer.
    scene.until_noon();
    let asked = scene.puzzle_of("nimmt", &ada).await;
    let usual = &scene.puzzle(GameKind::Nimmt).usual;
    let told = scene.answers(&ada, &asked, usual).await;
    let text = told.text();
    assert!(text.contains("Solved: 3 of 4") && !text.contains('🔥'), "{text}");
    // The rating goes on from where it was: it falls, and not to that of somebody who begins so.
    let rating = "SELECT mean FROM puzzle_answers ORDER BY day DESC LIMIT 1";
    let last = scene.raw().number(rating).await;
    let rating = "SELECT max(mean) FROM puzzle_answers";
    assert!(last > 1_500_000 && last < scene.raw().number(rating).await, "{last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_another_day_is_neither_shown_nor_answered_before_that_day() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let asked = scene.puzzle_of("nimmt", &ada).await;
    let id = answers(&asked)[0].clone();
    let mut parts: Vec<&str> = id.splitn(6, '.').collect();
    let tomorrow = (parts[4].parse::<u32>().unwrap() + 1).to_string();
    parts[4] = &tomorrow;
    let answer = parts.join(".");
    for made_up in [answer, format!("h2.puzzle.nimmt.pick.{tomorrow}.")] {
        ada.press(asked.id, &made_up).await.unwrap().finished().await.unwrap();
        let told = scene.now(&asked);
        assert!(told.text().contains("That puzzle is over"), "{}", told.text());
    }
    assert_eq!(scene.raw().number("SELECT count(*) FROM puzzle_answers").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_midnight_a_puzzle_is_over_and_its_answer_can_still_be_read() {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let (hers, his) = (scene.puzzle_of("nimmt", ada).await, scene.puzzle_of("nimmt", ben).await);
    let open = scene.puzzle_of("nimmt", ada).await;
    let best = scene.puzzle(GameKind::Nimmt).best();
    let told = scene.answers(ada, &hers, best).await;
    assert!(told.text().contains("Next puzzle:"), "{}", told.text());
    scene.clock.advance(Duration::from_secs(13 * 3_600));
    let late = scene.answers(ben, &his, best).await;
    assert!(late.text().contains("That puzzle is over"), "{}", late.text());
    let today = ben.click_label(late.id, "Today's puzzle").await.unwrap();
    today.finished().await.unwrap();
    let today = scene.now(&late);
    assert_eq!(answers(&today).len(), scene.puzzle(GameKind::Nimmt).options.len());
    // Ada's other message of yesterday still tells what she has answered.
    let again = scene.answers(ada, &open, best).await;
    assert!(again.text().contains("**Right!**"), "{}", again.text());
    assert!(!again.text().contains("Next puzzle:"), "{}", again.text());
    assert_eq!(scene.raw().number("SELECT count(*) FROM puzzle_answers").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_just_after_midnight_counts_for_the_day_of_its_puzzle() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let asked = scene.puzzle_of("nimmt", &ada).await;
    let best = scene.puzzle(GameKind::Nimmt).best();
    scene.clock.advance(Duration::from_secs(12 * 3_600 + 30));
    let told = scene.answers(&ada, &asked, best).await;
    assert!(told.text().contains("**Right!**"), "{}", told.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_answered_todays_puzzle_is_too_late_for_yesterdays() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let yesterdays = scene.puzzle_of("nimmt", &ada).await;
    let best = scene.puzzle(GameKind::Nimmt).best();
    scene.clock.advance(Duration::from_secs(12 * 3_600 + 10));
    let todays = scene.puzzle_of("nimmt", &ada).await;
    scene.answers(&ada, &todays, scene.puzzle(GameKind::Nimmt).best()).await;
    let late = scene.answers(&ada, &yesterdays, best).await;
    assert!(late.text().contains("That puzzle is over"), "{}", late.text());
    assert_eq!(scene.raw().number("SELECT count(*) FROM puzzle_answers").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_the_puzzle_of_another_version_is_asked_for_anew() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let asked = scene.puzzle_of("nimmt", &ada).await;
    let id = answers(&asked).swap_remove(0);
    let number = id.split('.').nth(5).unwrap();
    let other = id.replacen(&format!(".{number}."), ".4000000000.", 1);
    ada.press(asked.id, &other).await.unwrap().finished().await.unwrap();
    assert_eq!(answers(&scene.now(&asked)), answers(&asked));
    assert_eq!(scene.raw().number("SELECT count(*) FROM puzzle_answers").await, 0);
}
