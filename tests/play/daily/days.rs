//! One day after the other: new cards, old seeds, streaks, and the table of a week.

use std::time::Duration;

use daily::{Attempt, Seed};
use games::GameKind;

use super::{cards, choices};
use crate::support::{Scene, eventually};

#[tokio::test(flavor = "multi_thread")]
async fn the_next_day_has_new_cards_and_tells_where_the_old_ones_came_from() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let yesterday = scene.daily(&ada).await;
    let dealt = cards(&yesterday);
    assert!(!yesterday.text().contains("Seed of"), "{}", yesterday.text());
    let end = scene.plays_on(&ada, &yesterday).await;
    scene.until_noon();
    let today = scene.daily(&ada).await;
    assert_ne!(cards(&today), dealt);
    let text = today.text();
    let told = text.lines().find(|line| line.contains("Seed of")).unwrap();
    let seed = told.split('`').nth(1).unwrap();
    assert_eq!(seed.len(), 64, "{told}");
    // The seed deals yesterday's cards to anybody who knows it.
    let bytes: Vec<u8> =
        (0..32).map(|at| u8::from_str_radix(&seed[2 * at..2 * at + 2], 16).unwrap()).collect();
    let seed = Seed::from_bytes(&bytes).unwrap();
    let (rules, seats) = GameKind::Nimmt.daily().unwrap();
    let (again, _) = Attempt::dealt(&rules, seats, &seed).unwrap();
    let games::AnySeat::Nimmt(seat) = again.seat() else { panic!("another game") };
    let hand: Vec<String> = seat.hand.iter().map(|card| format!("play.{card}")).collect();
    assert_eq!(hand, dealt);
    // The result of yesterday can still be shared; there is nothing to play in it.
    assert!(choices(&scene.now(&end)).is_empty());
    let played = scene.plays_on(&ada, &today).await;
    assert!(played.text().contains("🔥 2 days in a row"), "{}", played.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_may_be_finished_within_the_hour_after_its_day_and_not_later() {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let (hers, his) = (scene.daily(ada).await, scene.daily(ben).await);
    // Half past midnight: the old message goes on, and nobody is told the seed yet.
    scene.clock.advance(Duration::from_secs(12 * 3_600 + 1_800));
    let next = scene.plays(ada, &hers).await;
    assert_ne!(choices(&next), choices(&hers), "{}", next.text());
    let end = scene.plays_on(ada, &next).await;
    assert!(end.text().contains('🏁') && !end.text().contains("Seed of"), "{}", end.text());
    let new = scene.daily(ada).await;
    assert!(choices(&new).len() == 10 && !new.text().contains("Seed of"), "{}", new.text());
    // Half past one.
    scene.clock.advance(Duration::from_secs(3_600));
    let late = scene.plays(ben, &his).await;
    assert!(late.text().contains("That deal is over"), "{}", late.text());
    let today = ben.click_label(late.id, "Today's deal").await.unwrap().finished().await.unwrap();
    assert_eq!(cards(&today), cards(&new));
    assert!(today.text().contains("Seed of"), "{}", today.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_in_the_middle_of_a_deal_at_midnight_is_brought_back_to_it() {
    let scene = Scene::at_noon().await;
    let people = scene.people(3);
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let begun = scene.daily(ada).await;
    let begun = scene.plays(ada, &begun).await;
    scene.daily(ben).await;
    // Half past midnight, and the message of the day before is gone from Ada's client.
    scene.clock.advance(Duration::from_secs(12 * 3_600 + 1_800));
    let back = scene.daily(ada).await;
    assert_eq!(choices(&back), choices(&begun), "{}", back.text());
    assert!(back.text().contains("This is yesterday's deal"), "{}", back.text());
    // Today's is there for people who want it, and for those who have not begun yesterday's.
    let new = ben.command(&scene.channel, "nimmt daily", &[]).await.unwrap().message().unwrap();
    let today = ben.click_label(new.id, "Today's deal").await.unwrap();
    today.finished().await.unwrap();
    let today = scene.now(&new);
    assert_eq!(choices(&today).len(), 10, "{}", today.text());
    assert!(!today.text().contains("yesterday's deal"), "{}", today.text());
    assert!(new.text().contains("Today's is waiting for you!"), "{}", new.text());
    assert_eq!(choices(&scene.daily(cem).await), choices(&today));
    // Today's does not wait for who has played it.
    scene.plays_on(ben, &today).await;
    let back_again = scene.daily(ben).await.text();
    assert!(back_again.contains("This is yesterday's deal"), "{back_again}");
    assert!(!back_again.contains("is waiting"), "{back_again}");
    // Once it is over, the command opens the new one.
    let end = scene.plays_on(ada, &back).await;
    assert!(end.text().contains('🏁'), "{}", end.text());
    let next = ada.click_label(end.id, "Today's deal").await.unwrap().finished().await.unwrap();
    assert_eq!(choices(&next), choices(&today), "{}", next.text());
    assert_eq!(choices(&scene.daily(ada).await), choices(&today));
    // Half past one: nobody goes on with yesterday's any more.
    scene.clock.advance(Duration::from_secs(3_600));
    let late = scene.daily(ben).await.text();
    assert!(late.contains('🏁') && !late.contains("yesterday's deal"), "{late}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_a_week_shows_who_did_best_here() {
    let scene = Scene::at_noon().await;
    // A Monday, so that one day is enough to be placed.
    while scene.today() != scene.today().week().first() {
        scene.until_noon();
    }
    let people = scene.people(2);
    for person in &people {
        let start = scene.daily(person).await;
        scene.plays_on(person, &start).await;
    }
    let result = scene.daily(&people[0]).await;
    let week =
        people[0].click_label(result.id, "This week").await.unwrap().finished().await.unwrap();
    let text = week.text();
    assert!(text.contains("▸ **1.** Ada") && text.contains("**1.** Ben"), "{text}");
    assert!(text.contains("(1 day)") && text.contains("you need one day"), "{text}");
    let before = people[0].click_label(result.id, "Last week").await.unwrap().finished().await;
    let text = before.unwrap().text();
    assert!(text.contains("Nobody here has finished a deal"), "{text}");
    let back = people[0].click_label(result.id, "Today's deal").await.unwrap().finished().await;
    assert!(back.unwrap().text().contains('🏁'));
    // On another server nobody has played, and what was played here does not count there.
    let elsewhere = scene.discord.guild("The Meadow");
    let channel = elsewhere.channel("games");
    people[0].join(&elsewhere);
    eventually("the bot does not know the other server", async || {
        people[0].command(&channel, "nimmt daily", &[]).await.is_ok()
    })
    .await;
    let there = people[0].command(&channel, "nimmt daily", &[]).await.unwrap().message().unwrap();
    assert!(!there.text().contains("the first one here"), "{}", there.text());
}
