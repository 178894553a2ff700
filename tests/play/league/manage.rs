//! What only those may do who manage the server.

use std::time::Duration;

use sandbox::{Message, Permissions};

use super::{WEEK, line_of, offers, pairs, table};
use crate::leaderboard::choose;
use crate::support::Scene;

#[tokio::test(flavor = "multi_thread")]
async fn a_result_is_corrected_and_that_is_taken_back() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let page = scene.league(ada, 2).await;
    let first = scene.started(&page, ada, &people).await;
    for person in &people {
        scene.plays_week(person, &first, |_| 0).await;
    }
    let second = scene.week_ends("**Week 2 of 2**").await;
    let week = scene.is_told(ada, &second, "week.2").await;
    let week = scene.renews(ada, &week, "week.1").await;
    let menu = week.selects().pop().unwrap();
    assert_eq!((menu.options.len(), menu.placeholder.as_deref()), (1, Some("Correct a result")));
    choose(ada, &week, &menu.options[0].1).await;
    let panel = scene.now(&week);
    assert!(panel.text().contains("What should it count as?"), "{}", panel.text());
    // As it was played, both have the same.
    let ben_wins = panel.button(|it| it.label == "Ben wins").unwrap().custom_id.unwrap();
    scene.presses(ada, &panel, &ben_wins).await;
    let page = scene.renews(ada, &second, "show").await;
    assert!(
        table(&page)[0].contains("Ben") && table(&page)[0].ends_with("1  1"),
        "{}",
        page.text()
    );
    assert!(line_of(&table(&page), ada).ends_with("0  1"), "{}", page.text());
    let back = scene.renews(ada, &panel, "week.1").await;
    assert!(pairs(&back)[0].contains('*'), "{}", back.text());
    choose(ada, &back, &menu.options[0].1).await;
    scene.renews(ada, &scene.now(&back), "correct.1.0.played").await;
    let page = scene.renews(ben, &second, "show").await;
    assert!(table(&page).iter().all(|line| line.ends_with("½  1")), "{}", page.text());
}

/// Everything that only somebody who manages the server may press, on these messages.
fn reserved(page: &Message, panel: &Message) -> Vec<(Message, String)> {
    let start = offers(panel, "start").unwrap();
    let forged = ["ask-end", "end", "pairing.1.0", "correct.1.0.first"];
    let forged = forged.map(|step| (page.clone(), start.replace("start", step)));
    forged.into_iter().chain([(page.clone(), start.clone())]).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_somebody_who_manages_the_server_makes_starts_corrects_and_ends() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let none = ben.command(&scene.channel, "nimmt league", &[]).await.unwrap();
    assert!(none.is_ephemeral() && none.text().contains("There's no league here"));
    // A right over channels is none over the server.
    ben.grant(&scene.guild, Permissions::MANAGE_MESSAGES | Permissions::MANAGE_CHANNELS);
    let make = ben.press(none.message_id().unwrap(), "h2.league.nimmt.make.4").await.unwrap();
    assert!(make.text().contains("Only someone who manages the server"), "{}", make.text());
    let page = scene.league(ada, 2).await;
    for person in [ada, ben] {
        scene.renews(person, &page, "join").await;
    }
    let hers = scene.is_told(ada, &page, "week.0").await;
    let his = scene.is_told(ben, &page, "week.0").await;
    assert!(his.text().contains("Only someone who manages") && offers(&his, "start").is_none());
    for (message, id) in reserved(&page, &hers) {
        let told = ben.press(message.id, &id).await.unwrap();
        assert!(told.is_ephemeral(), "{id}");
        assert!(told.text().contains("Only someone who manages"), "{id}: {}", told.text());
    }
    // There is one league, and whoever can see the channel can see it.
    let again = cem.command(&scene.channel, "nimmt league", &[]).await.unwrap();
    assert!(!again.is_ephemeral() && again.text().contains("**Ada** and **Ben**"));
    let second = ada.press(hers.id, "h2.league.nimmt.make.4").await.unwrap();
    assert!(second.text().contains("There's a league already"), "{}", second.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_ends_early_once_that_is_asked_twice() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let page = scene.league(ada, 8).await;
    let panel = scene.is_told(ada, &page, "week.0").await;
    let alone = scene.renews(ada, &panel, "start").await;
    assert!(alone.text().contains("at least two people"), "{}", alone.text());
    let early = scene.renews(ada, &alone, "ask-end").await;
    assert!(early.text().contains("before it starts?"), "{}", early.text());
    scene.renews(ada, &early, "week.0").await;
    let first = scene.started(&page, ada, &people).await;
    scene.plays_week(ben, &first, |_| 0).await;
    let hers = scene.is_told(ada, &first, "play").await;
    let panel = scene.is_told(ada, &first, "week.1").await;
    let asked = scene.renews(ada, &panel, "ask-end").await;
    let end = offers(&asked, "end").unwrap_or_else(|| panic!("{}", asked.text()));
    scene.presses(ada, &asked, &end).await;
    let over = scene.reads("🏆 **Ben** wins it!").await;
    // Nobody plays on in what has been counted.
    let late = scene.presses(ada, &hers, &crate::duel::offered(&hers)[0]).await;
    assert!(crate::duel::offered(&late).is_empty(), "{}", late.text());
    // The buttons of before show what is so now, and nothing ends twice.
    let posts = scene.posts();
    for step in ["play", "join", "leave", "show"] {
        let id = offers(&first, step).unwrap();
        ada.press(first.id, &id).await.unwrap().finished().await.unwrap();
        assert_eq!(scene.now(&first).text(), over.text());
    }
    ada.press(asked.id, &end).await.unwrap().finished().await.unwrap();
    for _ in 0..3 {
        scene.clock.advance(WEEK);
        scene.nothing_to_send().await;
    }
    assert_eq!(scene.posts(), posts);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_free_in_a_week_that_ends_early_gets_nothing_for_it() {
    let (scene, people) = Scene::of(3).await;
    let ada = &people[0];
    let page = scene.league(ada, 8).await;
    let first = scene.started(&page, ada, &people).await;
    let panel = scene.is_told(ada, &first, "week.1").await;
    let asked = scene.renews(ada, &panel, "ask-end").await;
    scene.presses(ada, &asked, &offers(&asked, "end").unwrap()).await;
    scene.reads("The league is over.** Nobody has scored a point.").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_is_made_and_shown_where_tables_may_be_opened() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let page = scene.league(ada, 2).await;
    let first = scene.started(&page, ada, &people).await;
    let other = scene.guild.channel("barn");
    scene.manage(ada).await.pick("channels", &[other.id]).await;
    scene.clock.advance(Duration::from_secs(60));
    let told = ben.command(&scene.channel, "nimmt league", &[]).await.unwrap();
    assert!(told.is_ephemeral() && told.text().contains(&format!("<#{}>", other.id)));
    let shown = ben.command(&other, "nimmt league", &[]).await.unwrap();
    assert!(!shown.is_ephemeral() && shown.text().contains("**Week 1 of 2**"));
    // Whoever may not play is told so, and not drawn any more.
    scene.manage(ada).await.pick("banned", &[ben.id]).await;
    let told = scene.is_told(ben, &first, "play").await;
    assert!(told.text().contains("can't play on this server"), "{}", told.text());
    let alone = ben.dm_channel();
    let told = ben.command(&alone, "nimmt league", &[]).await.unwrap();
    assert!(told.text().contains("a server I'm on"), "{}", told.text());
    scene.plays_week(ada, &first, |_| 0).await;
    let over = scene.week_ends("The league is over.").await;
    assert!(over.text().contains("🏆 **Ada** wins it!"), "{}", over.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_may_not_play_is_not_counted_among_those_who_have_signed_up() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben, cleo) = (&people[0], &people[1], &people[2]);
    let page = scene.league(ada, 2).await;
    for person in &people {
        scene.renews(person, &page, "join").await;
    }
    scene.manage(ada).await.pick("banned", &[cleo.id]).await;
    let shown = ben.command(&scene.channel, "nimmt league", &[]).await.unwrap();
    assert!(shown.text().contains("Signed up (2)"), "{}", shown.text());
    let first = scene.started(&shown.message().unwrap(), ada, &[]).await;
    assert!(first.text().contains("Ben") && !first.text().contains("Cleo"), "{}", first.text());
}
