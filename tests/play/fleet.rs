//! Many tables in one process: what goes wrong at one of them is no concern of the others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use hornochse::discord::{Bot, StartError};
use hornochse::tools::cpu_pool::Priority;
use sandbox::{Fault, Misbehaviour};

use crate::faults::patient;
use crate::support::{
    HIGHEST, Scene, advance, choose, decisions, eventually, hand_cards, one_game,
};

/// Puts so many tables into the database that no version has ever written, all of them due.
async fn fill_with_unreadable(scene: &Scene, tables: i64) {
    let state = r#"{"written":"by a later version"}"#;
    let checksum = crc32fast::hash(state.as_bytes());
    let due = scene.clock.time() - 1_000_000;
    let sql = format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {tables})
         INSERT INTO tables
           (guild, channel, open, revision, wake_at, state, checksum, created_at, key)
         SELECT 7, 1000 + i, true, 0, {due}, '{state}', {checksum}, 0, 0 FROM n"
    );
    scene.raw().run(&sql, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_unreadable_tables_change_nothing_for_a_healthy_one() {
    let (mut scene, people) = Scene::of(2).await;
    scene.stop_bot().await;
    fill_with_unreadable(&scene, 1_000).await;
    scene.start_bot().await;
    scene.start_match(&people, &one_game()).await;
    scene.plays_highest(&people[0]).await;
    // Reminder and deadline come at their times.
    advance(&scene, 61);
    scene.reads("your turn!").await;
    advance(&scene, 31);
    scene.reads("Out of time: **Ben**").await;
    let now = scene.clock.time();
    let put_off =
        format!("SELECT count(*) FROM tables WHERE guild = 7 AND retry_at > {now} AND open");
    eventually("some tables were never put off", async || {
        scene.raw().number(&put_off).await == 1_000
    })
    .await;
    // Each failure makes the rest longer.
    advance(&scene, 30);
    let twice = "SELECT count(*) FROM tables WHERE guild = 7 AND failures >= 2";
    eventually("nothing was tried again", async || scene.raw().number(twice).await == 1_000).await;
}

/// Lets time pass until no table is in memory. How long that takes cannot be told: a table may hear
/// late that an answer has arrived, and stays for a while after that.
async fn all_leave_memory(scene: &Scene) {
    let tables = scene.tables();
    eventually("an idle table stays in memory", async || {
        advance(scene, 60);
        scene.nothing_to_send().await;
        tables.awake() == 0
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_nothing_to_do_leaves_memory_and_comes_back_when_it_is_needed() {
    let (scene, people) = Scene::of(2).await;
    let relaxed = [("pace", serde_json::json!("slow")), ("games", serde_json::json!(1))];
    scene.start_match(&people, &relaxed).await;
    scene.nothing_to_send().await;
    assert_eq!(scene.tables().awake(), 1);
    // The lobby is put right, what is known is written down, and then nothing is left to do.
    all_leave_memory(&scene).await;
    // A click wakes it, and so does its time.
    scene.plays_highest(&people[0]).await;
    assert_eq!(scene.tables().awake(), 1);
    all_leave_memory(&scene).await;
    advance(&scene, 16 * 3600);
    scene.reads("your turn!").await;
    scene.plays_highest(&people[1]).await;
    scene.reads("after turn 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_taken_away_ends_the_bot_and_loses_nothing() {
    let (mut scene, people) = Scene::playing(2, &one_game()).await;
    let first = scene.turn_of(&people[0]).await;
    let second = scene.turn_of(&people[1]).await;
    choose(&people[0], &first, HIGHEST).await;
    scene.discord.refuse_token(true);
    // The last choice of the turn must be shown, and cannot be.
    let id = decisions(&second).last().unwrap().custom_id.clone().unwrap();
    let _ = people[1].click_id(second.id, &id).await;
    let left = scene.bot_leaves().await;
    assert!(matches!(left, Err(StartError::Revoked)), "{left:?}");
    assert_eq!(left.unwrap_err().status(), 3);
    let refused = scene.discord.counts().invalid;
    assert!(refused <= 5, "{refused} requests were refused");
    scene.discord.refuse_token(false);
    scene.start_bot().await;
    scene.reads("after turn 1").await;
    scene.turn_of(&people[0]).await;
    scene.turn_of(&people[1]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_on_the_same_database_is_refused_until_the_first_has_gone() {
    let mut scene = Scene::in_a_file().await;
    let config = scene.config_here();
    let clock = hornochse::tools::Clock::Manual(scene.clock.clone());
    let second = Bot::new(&config, clock, None).await;
    let error = second.err().expect("two processes work on one database");
    assert!(error.to_string().contains("is in use by another hornochse"), "{error}");
    assert_eq!(error.status(), 1, "the first one may be about to leave");
    scene.restart_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_discord_never_takes_is_given_up_and_the_table_goes_on() {
    let (scene, people) = Scene::of(2).await;
    let slow = [("pace", serde_json::json!("slow")), ("games", serde_json::json!(1))];
    scene.start_match(&people, &slow).await;
    scene.nothing_to_send().await;
    let failing = Fault::always(Misbehaviour::Status { status: 500 })
        .on("POST", &format!("/channels/{}/messages", scene.channel.id));
    scene.discord.misbehave(failing);
    scene.all_choose(&people).await;
    // For an hour it is tried again, less and less often. Direct messages go through meanwhile.
    // Everything else works meanwhile.
    for _ in 0..80 {
        advance(&scene, 60);
        people[0].command(&scene.channel, "nimmt help", &[]).await.unwrap();
        scene.nothing_to_send().await;
    }
    let tries = scene
        .discord
        .requests()
        .iter()
        .filter(|request| request.method == "POST" && request.status == 500)
        .count();
    assert!((5..60).contains(&tries), "{tries} tries");
    scene.discord.behave();
    // The next page comes, and owns up to the one that is missing.
    for person in &people {
        let board = scene.board().await;
        // The table was long at rest: a process that shares it sends only once it looks after it
        // again.
        let hand = scene.new_hand(person, board.id).await;
        choose(person, &hand, HIGHEST).await;
    }
    scene.reads("after turn 2").await;
    scene.reads("couldn't post").await;
    let dead = "SELECT last_error FROM outbox WHERE dead_at IS NOT NULL";
    let dead = scene.raw().texts(dead).await;
    assert_eq!(dead.len(), 1, "it is kept for the host to look at");
    assert!(dead[0].contains("500"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_of_hours_costs_no_message_and_a_minute_after_it() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let public = [("public", serde_json::json!(true))];
    let hand = ada.command(&scene.channel, "nimmt solo", &public).await.unwrap();
    scene.nothing_to_send().await;
    // It begins with this page, while other requests still go through.
    let path = format!("/channels/{}/messages", scene.channel.id);
    let failing = || Fault::always(Misbehaviour::Status { status: 500 });
    scene.discord.misbehave(failing().on("", &path));
    choose(&ada, &hand.message().unwrap(), HIGHEST).await;
    scene.discord.misbehave(failing());
    for _ in 0..60 {
        advance(&scene, 5);
        scene.nothing_to_send().await;
    }
    for _ in 0..100 {
        advance(&scene, 120);
        scene.nothing_to_send().await;
    }
    scene.discord.behave();
    advance(&scene, 76);
    scene.reads("after turn 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_had_to_send_before_it_was_down_for_days_is_not_given_up_at_the_first_failure() {
    let mut scene = Scene::new().await;
    let ada = scene.person("Ada");
    // Nobody is hurried alone, so that the same page still waits to be sent.
    let public = [("public", serde_json::json!(true))];
    let hand = ada.command(&scene.channel, "nimmt solo", &public).await.unwrap();
    scene.nothing_to_send().await;
    let path = format!("/channels/{}/messages", scene.channel.id);
    let status = || Misbehaviour::Status { status: 500 };
    scene.discord.misbehave(Fault::always(status()).on("", &path));
    choose(&ada, &hand.message().unwrap(), HIGHEST).await;
    scene.nothing_to_send().await;
    scene.stop_bot().await;
    let days = Duration::from_secs(30 * 3_600);
    scene.discord.advance(days);
    scene.clock.advance(days);
    scene.discord.behave();
    scene.discord.misbehave(Fault::next(1, status()).on("", &path));
    scene.start_bot().await;
    patient(&scene, "after turn 1").await;
    let dead = "SELECT count(*) FROM outbox WHERE dead_at IS NOT NULL";
    assert_eq!(scene.raw().number(dead).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_of_a_later_version_is_kept_and_holds_nobody_up() {
    let (mut scene, people) = Scene::playing(2, &one_game()).await;
    scene.nothing_to_send().await;
    scene.stop_bot().await;
    for (key, format) in [("later", 99), ("strange", 2)] {
        let sql = format!(
            "INSERT INTO outbox (table_id, lane, key, body, due_at, format, created_at)
             VALUES (1, 'channel', '{key}', '{{\"Hologram\":{{}}}}', 0, {format}, 0)"
        );
        scene.raw().run(&sql, &[]).await;
    }
    scene.start_bot().await;
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    scene.stop_bot().await;
    let kept = "SELECT count(*) FROM outbox WHERE body LIKE '%Hologram%'";
    assert_eq!(scene.raw().number(kept).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_never_answered_delays_only_what_it_was_for() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let silence = Fault::next(1, Misbehaviour::Silence)
        .on("POST", &format!("/channels/{}/messages", scene.channel.id));
    scene.discord.misbehave(silence);
    scene.all_choose(&people).await;
    // The hands of the next turn are there while the page is still waited for.
    for person in &people {
        let hand = scene.turn_of(person).await;
        assert_eq!(hand_cards(&hand).len(), 9);
    }
    // The request ends by the machine's clock, and the next one comes a little later by the bot's.
    let channel = scene.channel.id;
    eventually("the page does not come", async || {
        scene.discord.world().messages_in(channel).any(|m| m.text().contains("after turn 1")) || {
            tokio::time::sleep(Duration::from_millis(500)).await;
            advance(&scene, 1);
            false
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_global_limit_stops_everything_for_its_time() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.nothing_to_send().await;
    let all = Misbehaviour::TooMany { retry_after_ms: 20_000, global: true };
    scene.discord.misbehave(Fault::next(1, all).on("POST", "/messages"));
    scene.all_choose(&people).await;
    let other = scene.guild.channel("other");
    let before = scene.discord.counts().counted;
    // Another table is meant, too: its thread must wait. Answers to clicks do not count.
    people[0].command(&other, "nimmt help", &[]).await.unwrap();
    let refused = || scene.discord.requests().iter().any(|one| one.status == 429);
    eventually("nothing was refused", async || refused()).await;
    advance(&scene, 10);
    let waits = || scene.budget().waiting().iter().any(|(_, waiting)| *waiting > 0);
    eventually("the tables have not done what they can", async || {
        waits() || scene.tables().is_settled().await
    })
    .await;
    assert!(scene.discord.counts().counted <= before + 1, "something was sent in the pause");
    // The pause began before the time went on, or with it.
    advance(&scene, 20);
    scene.reads("after turn 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_that_is_written_down_wrongly_is_put_right_and_keeps_nobody_busy() {
    let (mut scene, people) = Scene::of(2).await;
    let slow = [("pace", serde_json::json!("slow")), ("games", serde_json::json!(1))];
    scene.start_match(&people, &slow).await;
    scene.nothing_to_send().await;
    scene.stop_bot().await;
    // As by an earlier version that wanted to look at the table sooner.
    scene.change("UPDATE tables SET wake_at = 1000").await;
    scene.start_bot().await;
    let right = format!("SELECT count(*) FROM tables WHERE wake_at > {}", scene.clock.time());
    eventually("the time is not put right", async || scene.raw().number(&right).await == 1).await;
    scene.nothing_to_send().await;
    let before = scene.tools().store.writer().commits();
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    let commits = scene.tools().store.writer().commits() - before;
    assert!(commits < 20, "{commits} commits for one turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_few_tables_are_played_at_what_was_delivered_is_noted_with_the_next_choice() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.nothing_to_send().await;
    advance(&scene, 5);
    let commits = || scene.tools().store.writer().commits();
    let before = commits();
    for turn in 1..=3 {
        scene.all_choose(&people).await;
        scene.reads(&format!("after turn {turn}")).await;
        scene.nothing_to_send().await;
        advance(&scene, 5);
    }
    if scene.tools().store.sqlite().is_none() {
        assert!(commits() - before > 6, "other processes wait for it");
        return;
    }
    assert_eq!(commits() - before, 6, "three turns of two");
    // Nobody goes on: it does not wait for ever.
    advance(&scene, 11);
    eventually("the last turn is not noted", async || commits() - before == 7).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_turns_out_damaged_with_something_to_send_leaves_memory() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.nothing_to_send().await;
    let failing = Fault::always(Misbehaviour::Status { status: 500 })
        .on("POST", &format!("/channels/{}/messages", scene.channel.id));
    scene.discord.misbehave(failing);
    scene.all_choose(&people).await;
    let hand = scene.turn_of(&people[0]).await;
    scene.damage_database().await;
    // The table in memory is outdated, and cannot be read anew.
    scene.change("UPDATE tables SET revision = revision + 1").await;
    let id = decisions(&hand)[0].custom_id.clone().unwrap();
    people[0].click_id(hand.id, &id).await.unwrap();
    scene.whispered(&people[0], "I can't read its record any more").await;
    scene.discord.behave();
    all_leave_memory(&scene).await;
    let store = &scene.tools().store;
    let before = store.writer().commits();
    advance(&scene, 30);
    scene.nothing_to_send().await;
    assert_eq!(store.writer().commits(), before, "it is given up again and again");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_bots_that_think_hold_up_no_reminder() {
    let (scene, _) = Scene::playing(2, &one_game()).await;
    scene.nothing_to_send().await;
    // All threads are busy with something else.
    let (busy, started) = (Arc::new(AtomicBool::new(true)), Arc::new(AtomicUsize::new(0)));
    let jobs: Vec<_> = std::iter::repeat_with(|| {
        let (busy, started) = (Arc::clone(&busy), Arc::clone(&started));
        scene.tools().cpu_pool.run(Priority::Seat, move |_| {
            started.fetch_add(1, Ordering::Relaxed);
            while busy.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(5));
            }
        })
    })
    .take(16)
    .collect();
    eventually("nobody thinks", async || started.load(Ordering::Relaxed) > 0).await;
    advance(&scene, 57);
    let alone = [("level", serde_json::json!("1"))];
    for n in 0..100 {
        let somebody = scene.person(&format!("Player {n}"));
        somebody.command(&scene.channel, "nimmt solo", &alone).await.unwrap();
    }
    // Their bots decide within four seconds, and cannot; and somebody else is to be reminded.
    advance(&scene, 5);
    scene.reads("your turn!").await;
    busy.store(false, Ordering::Relaxed);
    drop(jobs);
}
