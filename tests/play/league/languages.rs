//! A league of as many people as there may be, in every language, within Discord's limits.

use std::time::Duration;

use league::MOST_PEOPLE;
use sandbox::{Message, Person};
use view::Words;

use super::{block, pairs, table};
use crate::support::Scene;

fn is_said(message: &Message) {
    let text = message.text();
    assert!(!text.contains("{ $") && !text.contains("league-"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_league_fits_in_every_language() {
    let scene = Scene::new().await;
    let names = ["WWWWWWWWWWWWWWWWWWWWWWWW", "**<@1>** `@everyone`", "田中さん田中さん", "שלום"];
    let name = |n: usize| format!("{n}{}", names[n % names.len()]);
    let people: Vec<Person> = (0..=MOST_PEOPLE).map(|n| scene.person(&name(n))).collect();
    let (ada, late) = (&people[0], &people[MOST_PEOPLE]);
    let page = scene.league(ada, 2).await;
    for person in &people[..MOST_PEOPLE] {
        scene.renews(person, &page, "join").await;
    }
    let told = scene.is_told(late, &page, "join").await;
    assert!(told.text().contains("This league is full"), "{}", told.text());
    for locale in Words::all() {
        scene.guild.locale(locale);
        is_said(&scene.renews(late, &page, "leave").await);
    }
    scene.guild.locale("en-US");
    let page = scene.started(&page, ada, &[]).await;
    for locale in Words::all() {
        scene.clock.advance(Duration::from_secs(60));
        scene.guild.locale(locale);
        ada.locale(locale);
        let page = scene.renews(late, &page, "show").await;
        is_said(&page);
        assert_eq!((pairs(&page).len(), table(&page).len()), (MOST_PEOPLE / 2, MOST_PEOPLE));
        let wide = |line: &String| line.chars().count() > 34;
        assert!(!block(&page, 0).iter().any(wide), "{:?}", block(&page, 0));
        let week = scene.is_told(ada, &page, "week.1").await;
        is_said(&week);
        assert_eq!(week.selects()[0].options.len(), MOST_PEOPLE / 2);
    }
    assert!(people.iter().all(|person| person.pings().is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_many_marks_are_cut_where_there_is_no_room() {
    let scene = Scene::new().await;
    let family = "👨‍👩‍👧‍👦".repeat(24);
    let people: Vec<Person> =
        (0..MOST_PEOPLE).map(|n| scene.person(&format!("{n}{family}"))).collect();
    let page = scene.league(&people[0], 2).await;
    let page = scene.started(&page, &people[0], &people).await;
    assert!(table(&page).last().unwrap().starts_with('…'), "{}", page.text());
    assert_eq!(page.text().matches("```").count(), 4, "{}", page.text());
    let week = scene.is_told(&people[0], &page, "week.1").await;
    assert_eq!(week.text().matches("```").count(), 2, "{}", week.text());
}
