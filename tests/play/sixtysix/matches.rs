//! Whole matches, by what people can press.

use games::sixtysix::record::replay;
use serde_json::json;

use super::{choices, numbers, play_on, record_of, start, turn};
use crate::support::{Scene, advance, board_in, eventually};

#[tokio::test(flavor = "multi_thread")]
async fn every_variant_is_played_to_its_end_and_the_record_agrees() {
    let all = [
        ("sixtysix", 2, None),
        ("sixtysix", 2, Some("auto_out")),
        ("rising", 2, Some("from_memory")),
        ("heart_ace", 2, Some("must_head")),
        ("sixtysix", 3, None),
        ("rising", 3, None),
        ("heart_ace", 3, None),
        ("bid", 3, None),
    ];
    for (number, (variant, seats, extra)) in all.into_iter().enumerate() {
        let mut scene = Scene::new().await;
        let people = scene.people(seats);
        let mut options = vec![("variant", json!(variant)), ("target", json!(3))];
        options.extend(extra.map(|name| (name, json!(true))));
        start(&scene, &people, &options).await;
        let pick = numbers(number + 7);
        let end = play_on(&mut scene, &people, pick, async |_| {}).await;
        let record = record_of(&people[0], &end).await;
        assert_eq!(record.verify(), Ok(()), "{variant} is dealt as it was sealed");
        let verified = people[1].click_label(end.id, "Verify").await.unwrap();
        assert!(verified.text().contains("✅"), "{}", verified.text());
        let replayed = replay(&record).unwrap().state;
        assert!(replayed.is_over());
        for (index, person) in people.iter().enumerate() {
            let won = replayed.winners().iter().any(|seat| seat.index() == index);
            let told = end.text().lines().any(|l| l.contains("🏆") && l.contains(&person.name));
            assert_eq!(won, told, "{variant}: {}", end.text());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_one_page_and_the_leaderboard_knows_who_won() {
    let (mut scene, people) = Scene::of(2).await;
    start(&scene, &people, &[("games", json!(3))]).await;
    let end = play_on(&mut scene, &people, numbers(3), async |_| {}).await;
    let pages = scene.channel.messages().into_iter().filter(|m| {
        m.ephemeral_to.is_none() && m.attachments.iter().any(|a| a.filename.starts_with("table."))
    });
    assert_eq!(pages.count(), 3, "a page for each deal");
    let bystander = scene.person("Eve").click_label(end.id, "Rematch").await.unwrap();
    assert!(bystander.text().contains("`/sixtysix new`"), "{}", bystander.text());
    let replayed = replay(&record_of(&people[0], &end).await).unwrap().state;
    let leaders = people[1].command(&scene.channel, "sixtysix leaderboard", &[]).await.unwrap();
    let told = leaders.message().unwrap().attachments[0].description.clone().unwrap();
    let winners = replayed.winners();
    let first = told.lines().find(|line| line.starts_with("1. ")).unwrap();
    assert!(winners.iter().any(|seat| first.contains(&people[seat.index()].name)), "{told}");
    let other = people[0].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap().text();
    assert!(other.contains("No finished matches"), "{other}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_alone_plays_against_a_bot_at_once() {
    let (scene, people) = Scene::of(1).await;
    let options = [("level", json!("1")), ("public", json!(true))];
    let hand = people[0].command(&scene.channel, "sixtysix solo", &options).await.unwrap();
    assert!(hand.is_ephemeral(), "{}", hand.text());
    let board = scene.board().await;
    let seats = board.text().lines().last().unwrap().matches('·').count() + 1;
    assert_eq!(seats, 2, "{}", board.text());
    let mut pick = numbers(5);
    eventually("the first deal does not come to its end", async || {
        advance(&scene, 1);
        scene.nothing_to_send().await;
        let board = scene.board().await;
        if let Some((_, hand)) = turn(&scene, &board, &people) {
            let all = choices(&hand);
            people[0].click_id(hand.id, &all[pick(all.len())]).await.unwrap();
        }
        board.text().contains("Game 1 is")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_games_are_played_side_by_side_and_a_channel_has_one_match() {
    let (mut scene, people) = Scene::of(2).await;
    start(&scene, &people, &[("target", json!(2))]).await;
    let there = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(there.text().contains("This channel already has a table"), "{}", there.text());
    let other = scene.guild.channel("other");
    let lobby = people[0].command(&other, "nimmt new", &[("games", json!(1))]).await.unwrap();
    people[1].click_label(lobby.message_id().unwrap(), "Join").await.unwrap();
    people[0].click_label(lobby.message_id().unwrap(), "Start").await.unwrap();
    let find = |world: &sandbox::World| board_in(world, other.id);
    let board = scene.discord.until_some(find).await.unwrap();
    assert!(board.text().contains("turn 1"), "{}", board.text());
    let end = play_on(&mut scene, &people, numbers(11), async |_| {}).await;
    assert!(end.text().contains("won the match"), "{}", end.text());
    let board = scene.discord.until_some(find).await.unwrap();
    assert!(board.text().contains("turn 1"), "{}", board.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_absent_is_played_for_and_a_lobby_of_two_or_three_starts() {
    let (scene, people) = Scene::of(4).await;
    let lobby = people[0].command(&scene.channel, "sixtysix new", &[]).await.unwrap();
    let id = lobby.message_id().unwrap();
    for person in &people[1..3] {
        person.click_label(id, "Join").await.unwrap();
    }
    let full = people[3].click_label(id, "Join").await.unwrap();
    assert!(full.text().contains("full (3 players)"), "{}", full.text());
    scene.start(&people[0], id).await;
    scene.board().await;
    scene.nothing_to_send().await;
    // 45 seconds a card.
    advance(&scene, 31);
    scene.reads("your turn!").await;
    advance(&scene, 15);
    eventually("nobody has played for Ada", async || scene.events().await >= 2).await;
    scene.nothing_to_send().await;
    // A lead is told with what follows, or a little later.
    advance(&scene, 4);
    let board = scene.reads("Out of time").await;
    assert!(board.text().contains("leads"), "{}", board.text());
}
