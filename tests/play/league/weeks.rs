//! What a week counts for those who have nobody to play with, do not play, leave or come later.

use super::{line_of, names, offers, opponent, pairs, table};
use crate::support::Scene;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_nobody_to_play_with_wins_and_each_does_so_once() {
    let (scene, people) = Scene::of(3).await;
    let page = scene.league(&people[0], 4).await;
    let mut page = scene.started(&page, &people[0], &people).await;
    let mut free = Vec::new();
    for week in 1..=3 {
        let pairs = pairs(&page);
        let line = pairs.iter().find(|line| line.contains("free: a win")).unwrap();
        assert!(line.contains("1 : –"), "{line}");
        let lucky = people.iter().find(|person| names(line, person)).unwrap();
        let told = scene.is_told(lucky, &page, "play").await;
        assert!(told.text().contains("nobody left for you to play"), "{}", told.text());
        // It counts at once.
        assert_eq!(line_of(&table(&page), lucky).split_whitespace().nth(2), Some("1"));
        free.push(lucky.name.clone());
        page = scene.week_ends(&format!("**Week {} of 4**", week + 1)).await;
    }
    free.sort();
    assert_eq!(free, ["Ada", "Ben", "Cem"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_not_finished_in_time_loses_to_whoever_has() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben) = (&people[0], &people[1]);
    let page = scene.league(ada, 2).await;
    let first = scene.started(&page, ada, &people[..2]).await;
    scene.plays_week(ada, &first, |_| 0).await;
    let his = scene.is_told(ben, &first, "play").await;
    let second = scene.week_ends("**Week 2 of 2**").await;
    assert!(line_of(&table(&second), ada).ends_with("1  1"), "{}", second.text());
    assert!(line_of(&table(&second), ben).ends_with("0  1"), "{}", second.text());
    // The cards of the week before are out of play: both see what there is.
    let late = scene.presses(ben, &his, &crate::duel::offered(&his)[0]).await;
    assert!(late.text().contains("**Ben** didn't finish"), "{}", late.text());
    // A button of the week before is one of this week.
    let cards = scene.is_told(ben, &first, "play").await;
    assert_eq!(crate::duel::offered(&cards).len(), 10, "{}", cards.text());
    let renewed = scene.renews(ben, &first, "show").await;
    assert!(renewed.text().contains("**Week 2 of 2**"), "{}", renewed.text());
    // Nobody joins for a week that does not come.
    assert_eq!(offers(&second, "join"), None);
    let told = scene.is_told(&people[2], &second, "play").await;
    assert!(told.text().contains("This is the last week"), "{}", told.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn people_leave_and_come_later() {
    let (scene, people) = Scene::of(5).await;
    let (ada, edo) = (&people[0], &people[4]);
    let page = scene.league(ada, 4).await;
    let page = scene.renews(edo, &page, "join").await;
    let page = scene.renews(edo, &page, "leave").await;
    assert!(page.text().contains("Nobody has signed up yet"), "{}", page.text());
    let first = scene.started(&page, ada, &people[..4]).await;
    assert_eq!(table(&first).len(), 4, "{}", first.text());
    let told = scene.is_told(edo, &first, "play").await;
    assert!(told.text().contains("You aren't playing this week"), "{}", told.text());
    let first = scene.renews(edo, &first, "join").await;
    assert_eq!((table(&first).len(), pairs(&first).len()), (5, 2), "{}", first.text());
    // Somebody leaves in the middle of the week: whoever was to play them wins by playing.
    let ben = opponent(&pairs(&first), ada, &people);
    let first = scene.renews(ben, &first, "leave").await;
    let out = format!("No longer drawn: **{}**", ben.name);
    assert!(first.text().contains(&out), "{}", first.text());
    scene.plays_week(ada, &first, |_| 0).await;
    let second = scene.week_ends("**Week 2 of 4**").await;
    assert!(line_of(&table(&second), ada).ends_with("1  1"), "{}", second.text());
    assert!(line_of(&table(&second), ben).ends_with("0  1"), "they keep their line");
    assert!(!pairs(&second).iter().any(|line| names(line, ben)), "{}", second.text());
    assert!(pairs(&second).iter().any(|line| names(line, edo)), "{}", second.text());
    // They come back, with what they had.
    let second = scene.renews(ben, &second, "join").await;
    assert!(!second.text().contains("No longer drawn"), "{}", second.text());
    let third = scene.week_ends("**Week 3 of 4**").await;
    assert!(pairs(&third).iter().any(|line| names(line, ben)), "{}", third.text());
    assert!(line_of(&table(&third), ben).ends_with("0  1"), "{}", third.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_that_all_but_one_have_left_is_over() {
    let (scene, people) = Scene::of(2).await;
    let page = scene.league(&people[0], 4).await;
    let first = scene.started(&page, &people[0], &people).await;
    scene.renews(&people[1], &first, "leave").await;
    let over = scene.week_ends("The league is over.").await;
    assert!(over.text().contains("Nobody has scored a point"), "{}", over.text());
}
