//! Bots at the table, and for people who are not there.

use std::collections::HashSet;
use std::time::Duration;

use sandbox::{Id, Message, Person};
use serde_json::{Value, json};

use crate::bot_seats::menu;
use crate::patience::PATIENCE;
use crate::support::{
    HIGHEST, Next, Scene, advance, choose, decisions, is_about_rows, one_game, record_of, said,
    take,
};

/// Opens a table and brings so many bots to it, all of the same level.
pub async fn table(scene: &Scene, host: &Person, bots: usize, options: &[(&str, Value)]) -> Id {
    let lobby = host.command(&scene.channel, "nimmt new", options).await.unwrap();
    let id = lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()));
    let options = [("level", json!("1")), ("count", json!(bots))];
    let added = host.command(&scene.channel, "nimmt bots", &options).await.unwrap();
    assert_eq!(added.text().matches("sits down").count(), bots, "{}", added.text());
    id
}

/// The same, and the match begins.
pub async fn start(scene: &Scene, people: &[Person], bots: usize, options: &[(&str, Value)]) {
    let lobby = table(scene, &people[0], bots, options).await;
    for person in &people[1..] {
        person.click_label(lobby, "Join").await.unwrap();
    }
    scene.start(&people[0], lobby).await;
    scene.board().await;
}

/// Waits for the next thing to do, while the time passes that bots take to decide, and no more of
/// it: nobody is late. The clock only moves once the bot has nothing left to do, so that a busy
/// machine makes it pass no faster.
async fn next(scene: &Scene, people: &[Person]) -> Next {
    let store = &scene.tools().store;
    let mut changes = scene.discord.changes();
    loop {
        scene.nothing_to_send().await;
        if let Some(next) = scene.next_in(&scene.discord.world(), people) {
            return next;
        }
        let now = scene.clock.time();
        let wakes = store.next_wakes(&HashSet::new(), 1).await.unwrap();
        let wake = wakes.into_iter().map(|(_, at)| at - now);
        let mut soon: Vec<i64> = wake.filter(|wait| *wait <= 4_000).collect();
        for table in store.tables_with_outbox(i64::MAX).await.unwrap() {
            // A private answer that was not there yet is changed a little later.
            let due = store.outbox(table).await.unwrap().into_iter().map(|p| p.due_at - now);
            soon.extend(due.filter(|wait| *wait <= 500));
        }
        if let Some(wait) = soon.into_iter().filter(|wait| *wait > 0).min() {
            scene.clock.advance(Duration::from_millis(wait.unsigned_abs()));
            continue;
        }
        // An answer is still on its way.
        let changed = tokio::time::timeout(PATIENCE, changes.recv()).await;
        assert!(changed.is_ok(), "nothing happens any more: {}", stuck(scene, people).await);
    }
}

/// What everybody sees of a table that does not go on, and what is still to be done at it.
async fn stuck(scene: &Scene, people: &[Person]) -> String {
    let (store, now) = (&scene.tools().store, scene.clock.time());
    let mut told = scene.board().await.text();
    for person in people {
        let hand = scene.turn_or_chosen(person).await;
        told += &format!("\n{}: {} {:?}", person.name, hand.text(), decisions(&hand));
    }
    for (table, at) in store.next_wakes(&HashSet::new(), 9).await.unwrap() {
        told += &format!("\n{table} wakes in {} ms", at - now);
    }
    for table in store.tables_with_outbox(i64::MAX).await.unwrap() {
        for row in store.outbox(table).await.unwrap() {
            told += &format!("\n{table}: {} is due in {} ms", row.key, row.due_at - now);
        }
    }
    told
}

pub async fn play_to_the_end(scene: &Scene, people: &[Person]) -> Message {
    let mut which = 0;
    loop {
        match next(scene, people).await {
            Next::Decide(index, message) => {
                which += 7;
                take(&people[index], &message, which).await;
            }
            Next::Between(message) => {
                people[0].click_label(message.id, "Next game").await.unwrap();
            }
            Next::Over(message) => return message,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_a_whole_match_with_three_bots() {
    let (scene, people) = Scene::of(1).await;
    let lobby = people[0].command(&scene.channel, "nimmt new", &one_game()).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    let panel = people[0].click_label(lobby, "🤖 Add a bot").await.unwrap();
    assert!(panel.is_ephemeral(), "{}", panel.text());
    let panel = panel.message().unwrap();
    let (id, options) = menu(&panel, "Add a bot…");
    assert_eq!(options.len(), 18);
    let olga = options.iter().find(|(label, _)| label == "Olga · level 7").unwrap();
    let panel = people[0].select(panel.id, &id, &[&olga.1]).await.unwrap();
    assert!(panel.text().contains("**🤖 Olga** (level 7) sits down: an owl."), "{}", panel.text());
    let panel = panel.message().unwrap();
    assert_eq!(menu(&panel, "Add a bot…").1.len(), 17);
    let panel = people[0].click_label(panel.id, "+ Level 5").await.unwrap();
    people[0].click_label(panel.message_id().unwrap(), "+ Level 1").await.unwrap();
    advance(&scene, 2);
    let shown = scene.reads("🤖 Olga · level 7 bot").await;
    assert!(said(&shown).contains("level 1 bot"), "{}", said(&shown));
    scene.start(&people[0], lobby).await;
    let board = scene.board().await;
    assert!(board.text().contains("🤖 Olga **0**"), "{}", board.text());
    assert!(board.text().contains("Waiting for **Ada**"), "{}", board.text());

    let end = play_to_the_end(&scene, &people).await;
    assert!(end.text().contains("counts on the solo leaderboard"), "{}", end.text());
    let told = end.attachments[0].description.clone().unwrap();
    assert!(told.contains(". Olga, "), "{told}");
    let record = record_of(&people[0], &end).await;
    assert_eq!(record.seats()[..2], ["Ada".to_owned(), "🤖 Olga".to_owned()]);
    let leaders = people[0].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    assert!(leaders.text().contains("Alone against bots"), "{}", leaders.text());

    let review = people[0].click_label(end.id, "Review").await.unwrap().finished().await.unwrap();
    assert!(review.text().contains("🤖 Olga plays it safe"), "{}", review.text());

    // The same ones once more.
    people[0].click_label(end.id, "Rematch").await.unwrap();
    let again = scene.reads("Players 4/").await;
    assert!(said(&again).contains("2. 🤖 Olga · level 7 bot"), "{}", said(&again));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_mid_turn_loses_nothing() {
    let scene = &mut Scene::new().await;
    let people = scene.people(1);
    start(scene, &people, 3, &one_game()).await;
    scene.turn_of(&people[0]).await;
    for turn in 1..=9 {
        // Before the bot has decided, after it has decided, after Ada has.
        if turn % 3 == 0 {
            scene.restart_bot().await;
        }
        if turn % 2 == 0 {
            advance(scene, 4);
        }
        if turn % 3 == 1 {
            scene.restart_bot().await;
        }
        let hand = scene.turn_of(&people[0]).await;
        take(&people[0], &hand, 0).await;
        if turn % 3 == 2 {
            scene.restart_bot().await;
        }
        while let Next::Decide(_, message) = next(scene, &people).await {
            if !message.buttons()[0].label.starts_with("Row") {
                break;
            }
            take(&people[0], &message, 0).await;
        }
        scene.reads(&format!("after turn {turn}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_away_until_they_are_back() {
    let (scene, people) = Scene::of(2).await;
    start(&scene, &people, 1, &[]).await;
    for turn in 1..=2 {
        scene.plays_highest(&people[0]).await;
        advance(&scene, 61);
        scene.reads("your turn!").await;
        advance(&scene, 31);
        scene.reads(&format!("after turn {turn}")).await;
    }
    let board = scene.reads("Away: ").await;
    assert!(board.text().contains("Away: **Ben**"), "{}", board.text());
    assert!(!board.text().contains("Out of time: **🤖"), "{}", board.text());
    // The table waits for Ada alone, and goes on as soon as she has chosen.
    scene.plays_highest(&people[0]).await;
    let board = scene.reads("after turn 3").await;
    assert!(board.text().contains("💤 **Ben**"), "{}", board.text());
    let hand = scene.told(&people[1], "You were away").await;
    choose(&people[1], &hand, 0).await;
    let hand = scene.told(&people[1], "Time ran out").await;
    assert_eq!(decisions(&hand).len(), 7);
    // Ben's hand is his own again: however long the bot might have thought, nothing is played for
    // him.
    scene.plays_highest(&people[0]).await;
    advance(&scene, 10);
    scene.nothing_to_send().await;
    scene.plays_highest(&people[1]).await;
    scene.reads("after turn 4").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_do_not_go_on() {
    let (scene, people) = Scene::of(2).await;
    start(&scene, &people, 3, &one_game()).await;
    for turn in 1..=2 {
        advance(&scene, 4);
        advance(&scene, 60);
        scene.reads("your turn!").await;
        advance(&scene, 31);
        // If a card played for somebody is too low, the match rests before a row is taken.
        while !scene.is_read(&format!("after turn {turn}")) && !scene.is_read("Paused") {
            scene.nothing_to_send().await;
            advance(&scene, 5);
        }
    }
    let board = scene.reads("Paused").await;
    scene.nothing_to_send().await;
    let before = scene.discord.counts();
    for _ in 0..50 {
        advance(&scene, 3600);
        scene.nothing_to_send().await;
    }
    assert_eq!(scene.discord.counts().since(before).counted, 0, "somebody plays, or speaks");
    people[0].click_label(board.id, "I'm back").await.unwrap();
    let mut hand = scene.turn_of(&people[0]).await;
    if is_about_rows(&hand) {
        choose(&people[0], &hand, HIGHEST).await;
        hand = scene.turn_of(&people[0]).await;
    }
    assert_eq!(decisions(&hand).len(), 8);
    choose(&people[0], &hand, HIGHEST).await;
    scene.reads("after turn 3").await;
    // When the last person leaves, the match is over.
    people[1].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    let left = scene.leaves_for_good(&people[0]).await;
    assert!(left.text().contains("only bots were left"), "{}", left.text());
    scene.reads("only bots were left").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_people_may_leave_and_the_other_plays_on() {
    let (scene, people) = Scene::of(2).await;
    start(&scene, &people, 2, &one_game()).await;
    people[0].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    let end = play_to_the_end(&scene, &people[1..]).await;
    assert!(end.text().contains("doesn't count"), "{}", end.text());
    // The table was handed on to a person.
    people[1].click_label(end.id, "Rematch").await.unwrap();
    let lobby = scene.reads("Hosted by **Ben**").await;
    // Whoever has left is not called.
    assert!(lobby.pinged.is_empty(), "{}", lobby.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_two_people_and_bots_counts_for_the_people() {
    let (scene, people) = Scene::of(2).await;
    start(&scene, &people, 2, &one_game()).await;
    let end = play_to_the_end(&scene, &people).await;
    assert!(end.text().contains("Bots aren't on the leaderboard"), "{}", end.text());
    let leaders = people[0].command(&scene.channel, "nimmt leaderboard", &[]).await.unwrap();
    let told = leaders.message().unwrap().attachments[0].description.clone().unwrap();
    assert!(told.contains("Ada") && told.contains("Ben") && !told.contains("Olga"), "{told}");
    assert_eq!(told.matches("in 1 match").count(), 2, "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_cost_no_requests() {
    let (scene, people) = Scene::of(1).await;
    start(&scene, &people, 9, &one_game()).await;
    scene.turn_of(&people[0]).await;
    advance(&scene, 2);
    scene.nothing_to_send().await;
    let before = scene.discord.counts();
    let mut rows = 0;
    loop {
        match next(&scene, &people).await {
            Next::Decide(_, message) => {
                // Long enough for bots to have decided before Ada, who takes her time.
                advance(&scene, 20);
                scene.nothing_to_send().await;
                rows += u64::from(message.buttons()[0].label.starts_with("Row"));
                choose(&people[0], &message, HIGHEST).await;
            }
            Next::Between(_) => unreachable!("the match has one game"),
            Next::Over(_) => break,
        }
    }
    advance(&scene, 1);
    scene.nothing_to_send().await;
    let spent = scene.discord.counts().since(before);
    println!("10 turns with nine bots: {spent:?}; {rows} rows chosen");
    assert!(spent.counted <= 20 + rows, "{spent:?}");
    // Nobody but Ada was written to.
    let world = scene.discord.world();
    assert_eq!(world.channels().filter(|c| c.guild.is_none()).count(), 1);
    drop(world);
}

#[tokio::test(flavor = "multi_thread")]
async fn open_cards_of_bots_are_shown_together_and_cost_no_more() {
    let (scene, people) = Scene::of(1).await;
    let options = [("variant", json!("open")), ("games", json!(1))];
    start(&scene, &people, 4, &options).await;
    let before = scene.discord.counts();
    play_to_the_end(&scene, &people).await;
    scene.nothing_to_send().await;
    let spent = scene.discord.counts().since(before);
    println!("10 turns of open with four bots: {spent:?}");
    assert!(spent.counted <= 50, "five a turn at most: {spent:?}");
}

/// Two people and two bots play a match with these options, and its record holds.
async fn a_match_is_played(options: &[(&str, Value)]) {
    let (scene, people) = Scene::of(2).await;
    start(&scene, &people, 2, options).await;
    let end = play_to_the_end(&scene, &people).await;
    record_of(&people[0], &end).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_draft_and_keep_sheets() {
    a_match_is_played(&[("variant", json!("logic")), ("games", json!(1))]).await;
    a_match_is_played(&[("variant", json!("tournament"))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_choose_ends_and_pairs() {
    a_match_is_played(&[("variant", json!("pro")), ("games", json!(1))]).await;
    a_match_is_played(&[("variant", json!("refined")), ("games", json!(1))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_openly_and_keep_cards() {
    a_match_is_played(&[("variant", json!("hand")), ("games", json!(1))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_with_two_decks_and_shed() {
    a_match_is_played(&[("variant", json!("double")), ("games", json!(1))]).await;
    a_match_is_played(&[("shedding", json!(true)), ("games", json!(1))]).await;
}
