//! The deal of the day of Sixty-Six: one game against a hard bot.

use sandbox::{Message, Person};

use super::{cards, choices, outcome, squares};
use crate::support::Scene;

/// Presses a button of the deal, and returns the same message with the outcome.
async fn press(scene: &Scene, person: &Person, message: &Message, label: &str) -> Message {
    person.click_label(message.id, label).await.unwrap().finished().await.unwrap();
    scene.now(message)
}

fn offers(message: &Message, label: &str) -> bool {
    message.button(|button| button.label == label && !button.disabled).is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_of_sixty_six_is_one_game_and_mixes_with_no_other() {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let start = scene.daily_of("sixtysix", ada).await;
    assert!(start.text().contains("against the same level 9 bot:"), "{}", start.text());
    assert!(start.text().contains("one game, and every game point counts"), "{}", start.text());
    assert_eq!(start.text().matches("**🤖 ").count(), 1, "{}", start.text());
    let end = scene.plays_on(ada, &start).await;
    assert!(end.text().contains('🏁') && end.text().contains("game point"), "{}", end.text());
    assert!((1..=12).contains(&squares(&end)), "{}", end.text());
    assert!(end.text().contains("You're the first one here"), "{}", end.text());
    // There is no second try, and that of 6 nimmt! is another deal.
    let again = scene.daily_of("sixtysix", ada).await;
    assert_eq!(outcome(&again), outcome(&end));
    assert_eq!(choices(&scene.daily(ada).await).len(), 10);
    let week = press(&scene, ada, &end, "This week").await;
    assert!(week.text().contains("Ada") && week.text().contains("game points a day"));
    // The result names no card, and invites others to the same one.
    press(&scene, ada, &again, "Share").await;
    let shared = scene.reads("played the deal of the day").await;
    assert!(shared.text().contains("🃏") && !shared.text().contains('♥'), "{}", shared.text());
    let his = ben.click_label(shared.id, "Play it yourself").await.unwrap();
    assert_eq!(cards(&his.message().unwrap()), cards(&start));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_asks_once_more_can_be_pressed_and_taken_back_in_a_deal_of_the_day() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    for _ in 0..20 {
        let mut message = scene.daily_of("sixtysix", &ada).await;
        while !choices(&message).is_empty() && !offers(&message, "Close…") {
            message = scene.plays(&ada, &message).await;
        }
        if choices(&message).is_empty() {
            // The bot had the lead all the time.
            scene.until_noon();
            continue;
        }
        let before = cards(&message);
        let other = scene.daily_of("sixtysix", &ada).await;
        let armed = press(&scene, &ada, &message, "Close…").await;
        assert!(armed.text().contains("Close the stock?"), "{}", armed.text());
        let back = press(&scene, &ada, &armed, "Keep it open").await;
        assert_eq!(cards(&back), before);
        press(&scene, &ada, &back, "Close…").await;
        let closed = press(&scene, &ada, &back, "Close the stock").await;
        assert!(!closed.text().contains("Close the stock?"), "{}", closed.text());
        // The button of before comes too late.
        let stale = press(&scene, &ada, &other, "Close…").await;
        assert!(stale.text().contains("You've played on since then"), "{}", stale.text());
        assert_eq!(cards(&stale), cards(&closed));
        let end = scene.plays_on(&ada, &stale).await;
        assert!(end.text().contains('🏁'), "{}", end.text());
        return;
    }
    panic!("nobody could close in twenty deals");
}
