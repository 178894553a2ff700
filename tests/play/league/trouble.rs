//! Restarts, several processes, a Discord that fails, and people who wish to be forgotten.

use std::time::Duration;

use sandbox::{Fault, Misbehaviour};

use super::{WEEK, line_of, names, opponent, pairs, table};
use crate::privacy::delete;
use crate::processes::{Member, scene_of_two};
use crate::support::{Scene, eventually};

#[tokio::test(flavor = "multi_thread")]
async fn a_week_that_ends_while_the_bot_is_away_is_drawn_once() {
    let (mut scene, people) = Scene::of(4).await;
    let page = scene.league(&people[0], 4).await;
    let first = scene.started(&page, &people[0], &people).await;
    let hers = scene.is_told(&people[0], &first, "play").await;
    let posts = scene.posts();
    scene.stop_bot().await;
    scene.clock.advance(WEEK * 3);
    scene.start_bot().await;
    // Nobody loses a week in which they could not play.
    let second = scene.in_time("**Week 2 of 4**").await;
    for _ in 0..3 {
        scene.restart_bot().await;
        scene.clock.advance(Duration::from_secs(120));
        scene.nothing_to_send().await;
    }
    assert_eq!(scene.posts(), posts + 1);
    // The cards are those of another week.
    let other = opponent(&pairs(&second), &people[0], &people);
    assert!(!hers.text().contains(&other.name), "{}", hers.text());
    let now = scene.is_told(&people[0], &second, "play").await;
    assert!(now.text().contains(&format!("You and {} both", other.name)), "{}", now.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_processes_one_draws_and_posts() {
    let Some(scene) = scene_of_two().await else { return };
    let one = Member::start(&scene, Some("0/2")).await.connected().await;
    let other = Member::start(&scene, Some("1/2")).await.connected().await;
    let people = scene.people(4);
    let page = scene.league(&people[0], 8).await;
    scene.started(&page, &people[0], &people).await;
    let posts = scene.posts();
    for week in 2..=5 {
        scene.week_ends(&format!("**Week {week} of 8**")).await;
        // The other one looks, too.
        for _ in 0..5 {
            scene.clock.advance(Duration::from_secs(60));
            people[0].command(&scene.channel, "nimmt help", &[]).await.unwrap();
        }
        assert_eq!(scene.posts(), posts + week - 1, "week {week}");
    }
    assert_eq!(scene.raw().number("SELECT count(*) FROM duels").await, 10);
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_gone_keeps_nobody_from_playing() {
    let (scene, people) = Scene::of(2).await;
    let page = scene.league(&people[0], 4).await;
    scene.started(&page, &people[0], &people).await;
    let posts = scene.posts();
    let address = format!("channels/{}/messages", scene.channel.id);
    let refused = Misbehaviour::Refuse { status: 403, code: 50_001 };
    scene.discord.misbehave(Fault::next(1, refused).on("POST", &address));
    scene.clock.advance(WEEK);
    let week = "SELECT week FROM leagues";
    eventually("the week does not end", async || {
        scene.clock.advance(Duration::from_secs(10));
        scene.raw().number(week).await == 2
    })
    .await;
    scene.nothing_to_send().await;
    assert_eq!(scene.posts(), posts);
    let shown = people[1].command(&scene.channel, "nimmt league", &[]).await.unwrap();
    let shown = shown.message().unwrap();
    assert!(shown.text().contains("**Week 2 of 4**"), "{}", shown.text());
    scene.plays_week(&people[1], &shown, |_| 0).await;
    scene.week_ends("**Week 3 of 4**").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_is_announced_although_discord_was_away_for_a_moment() {
    let (scene, people) = Scene::of(2).await;
    let page = scene.league(&people[0], 4).await;
    scene.started(&page, &people[0], &people).await;
    let address = format!("channels/{}/messages", scene.channel.id);
    let away = Misbehaviour::Status { status: 503 };
    scene.discord.misbehave(Fault::next(4, away).on("POST", &address));
    scene.week_ends("**Week 2 of 4**").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_leaves_the_others_their_results() {
    let scene = Scene::new().await;
    let people = [scene.person("Zwirbelmaus"), scene.person("Ben"), scene.person("Cem")];
    let (former, ben) = (&people[0], &people[1]);
    let page = scene.league(former, 4).await;
    let first = scene.started(&page, former, &people[..2]).await;
    for person in &people[..2] {
        scene.plays_week(person, &first, |_| 0).await;
    }
    let second = scene.week_ends("**Week 2 of 4**").await;
    scene.renews(&people[2], &second, "join").await;
    delete(&scene, former, "nimmt").await;
    for (table, column, value) in scene.raw().everything().await {
        let known = value.contains(&former.name) || value.contains(&former.id.to_string());
        assert!(!known, "{table}.{column}: {value}");
    }
    let second = scene.renews(ben, &second, "show").await;
    assert!(!second.text().contains("Zwirbelmaus"), "{}", second.text());
    assert!(second.text().contains("former play"), "{}", second.text());
    assert!(line_of(&table(&second), ben).ends_with("½  1"), "{}", second.text());
    // They are a stranger to it now, and not drawn.
    let told = scene.is_told(former, &second, "play").await;
    assert!(told.text().contains("You aren't in this league"), "{}", told.text());
    scene.plays_week(ben, &second, |_| 0).await;
    let third = scene.week_ends("**Week 3 of 4**").await;
    assert!(line_of(&table(&third), ben).contains("1½  2"), "{}", third.text());
    assert!(pairs(&third).iter().all(|line| names(line, ben) && names(line, &people[2])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_comes_when_the_week_has_been_counted_is_not_called_old() {
    let (scene, people) = Scene::of(2).await;
    let page = scene.league(&people[0], 8).await;
    let first = scene.started(&page, &people[0], &people).await;
    let cards = scene.is_told(&people[1], &first, "play").await;
    // It was read that the week goes on, and what they choose comes too late.
    scene.change("UPDATE league_pairings SET result = 'neither'").await;
    let late = scene.presses(&people[1], &cards, &crate::duel::offered(&cards)[0]).await;
    assert!(!late.text().contains("You've played on since then"), "{}", late.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_is_kept_for_half_a_year_and_a_duel_until_it_has_counted() {
    let (scene, people) = Scene::of(2).await;
    let page = scene.league(&people[0], 2).await;
    let first = scene.started(&page, &people[0], &people).await;
    scene.plays_week(&people[0], &first, |_| 0).await;
    scene.week_ends("**Week 2 of 2**").await;
    let over = scene.week_ends("The league is over.").await;
    let left =
        async |table: &str| scene.raw().number(&format!("SELECT count(*) FROM {table}")).await;
    let is_gone = async |table: &str, days: u32| {
        scene.clock.advance(Duration::from_secs(24 * 3_600) * days);
        eventually(&format!("{table} are still there"), async || {
            scene.clock.advance(Duration::from_secs(60));
            left(table).await == 0
        })
        .await;
    };
    is_gone("duels", 91).await;
    let page = scene.renews(&people[0], &over, "week.2").await;
    assert_eq!(page.text(), over.text());
    let told = scene.is_told(&people[1], &over, "week.2").await;
    assert!(pairs(&told)[0].contains("0 : 0"), "{}", told.text());
    is_gone("leagues", 90).await;
    assert_eq!(left("league_members").await + left("league_pairings").await, 0);
    let gone = scene.is_told(&people[1], &over, "week.2").await;
    assert!(gone.text().contains("This league is gone"), "{}", gone.text());
}
