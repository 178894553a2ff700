//! Pages that are posted by the tokens of clicks in the channel, when requests are short.

use std::collections::HashSet;
use std::time::Duration;

use sandbox::{
    Fault, Id, Limit, Message, Misbehaviour, Permissions, Person, RateLimits, Settings, Whom, World,
};
use serde_json::{Value, json};

use crate::support::{Next, Scene, advance, board_in, choose, eventually, one_game, unlimited};

/// A table at which everybody is asked; everybody has pressed something in the channel.
async fn playing(settings: Settings, n: usize, options: &[(&str, Value)]) -> (Scene, Vec<Person>) {
    let scene = Scene::with_a_small_budget(settings).await;
    let people = scene.people(n);
    scene.start_match(&people, options).await;
    scene.nothing_to_send().await;
    (scene, people)
}

fn slow() -> [(&'static str, Value); 2] {
    [("pace", json!("slow")), ("games", json!(1))]
}

/// Everybody plays a card under pressure; returns the page that tells of it.
async fn turn(scene: &Scene, people: &[Person], turn: u32) -> Message {
    scene.press().await;
    scene.all_choose(people).await;
    page(scene, turn).await
}

/// The page after a turn, once it is there and nothing is on its way; it is there once.
async fn page(scene: &Scene, turn: u32) -> Message {
    let text = format!("after turn {turn}**");
    let is_there = || {
        let messages = scene.channel.messages();
        let pages = messages.into_iter().filter(|m| !m.deleted && m.text().contains(&text));
        pages.collect::<Vec<_>>()
    };
    eventually("a page is lost", async || {
        scene.nothing_to_send().await;
        let is_lost = is_there().is_empty();
        // Who has to take a row, or is tried again later, waits for the clock.
        if is_lost {
            advance(scene, 1);
        }
        !is_lost
    })
    .await;
    let pages = is_there();
    assert_eq!(pages.len(), 1, "turn {turn} is told {} times", pages.len());
    pages.into_iter().next().unwrap()
}

fn by_token(page: &Message) -> bool {
    page.interaction.is_some()
}

/// The paths by which something was posted by a token.
fn posted(scene: &Scene) -> Vec<String> {
    let all = scene.discord.requests().into_iter();
    let posts = all.filter(|one| one.method == "POST" && one.path.starts_with("/webhooks/"));
    posts.map(|one| one.path).collect()
}

/// The requests that count.
fn counted(scene: &Scene) -> Vec<String> {
    let all = scene.discord.requests().into_iter().filter(|one| one.counted);
    all.map(|one| format!("{} {}", one.method, one.path)).collect()
}

/// Returns the requests that count in a game of ten turns.
async fn cost_of_a_game(scene: &Scene, people: &[Person]) -> Vec<String> {
    let before = counted(scene).len();
    loop {
        scene.press().await;
        match scene.next(people).await {
            Next::Decide(index, message) => choose(&people[index], &message, 0).await,
            Next::Between(_) => unreachable!("the match has one game"),
            Next::Over(_) => break,
        }
    }
    scene.nothing_to_send().await;
    counted(scene).split_off(before)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_costs_next_to_nothing_where_hands_are_shown_in_the_channel() {
    let scene = Scene::with_a_small_budget(unlimited()).await;
    let people = scene.people(4);
    for person in &people {
        person.close_dms();
    }
    let lobby = scene.gather(&people, &one_game()).await;
    people[0].click_label(lobby, "Start").await.unwrap();
    let board = scene.board().await;
    for person in &people {
        scene.my_hand(person, board.id).await;
    }
    scene.nothing_to_send().await;
    let spent = cost_of_a_game(&scene, &people).await;
    // Ten turns; the first page was the bot's own, and so is what becomes of it.
    assert!(spent.len() <= 4, "{spent:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_costs_next_to_nothing_after_one_press_in_the_channel() {
    let (scene, people) = playing(unlimited(), 4, &one_game()).await;
    let spent = cost_of_a_game(&scene, &people).await;
    assert!(spent.len() <= 4, "{spent:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_messages_of_the_bots_own_while_there_is_room() {
    let (scene, people) = playing(unlimited(), 2, &one_game()).await;
    scene.all_choose(&people).await;
    assert!(!by_token(&page(&scene, 1).await));
    assert!(by_token(&turn(&scene, &people, 2).await));
    advance(&scene, 10);
    scene.all_choose(&people).await;
    assert!(!by_token(&page(&scene, 3).await));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_was_posted_by_a_token_is_changed_by_it_and_later_by_the_bot() {
    let (scene, people) = playing(unlimited(), 2, &slow()).await;
    let first = turn(&scene, &people, 1).await;
    assert!(by_token(&first));
    let before = counted(&scene).len();
    let second = turn(&scene, &people, 2).await;
    let here = format!("/channels/{}", scene.channel.id);
    let spent = counted(&scene).split_off(before);
    assert!(!spent.iter().any(|one| one.contains(&here)), "{spent:?}");
    let first = scene.discord.world().message(first.id).cloned().unwrap();
    assert!(first.buttons().is_empty());
    // A quarter of an hour later its tokens are dead, and those of the people, too.
    advance(&scene, 15 * 60);
    scene.discord.advance(Duration::from_secs(15 * 60));
    let third = turn(&scene, &people, 3).await;
    assert!(!by_token(&third));
    let second = scene.discord.world().message(second.id).cloned().unwrap();
    assert!(second.buttons().is_empty(), "an old page has buttons");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_ends_early_makes_no_gap() {
    let (scene, people) = playing(unlimited(), 2, &one_game()).await;
    assert!(by_token(&turn(&scene, &people, 1).await));
    // Discord's clock is ahead.
    scene.discord.advance(Duration::from_secs(16 * 60));
    let page = turn(&scene, &people, 2).await;
    assert!(!by_token(&page));
    let live = scene.channel.messages();
    let live = live.iter().filter(|m| !m.deleted && !m.buttons().is_empty()).count();
    assert_eq!(live, 1, "an old page has buttons");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_reply_is_lost_is_found_and_not_posted_again() {
    for what in [
        Misbehaviour::LostReply,
        Misbehaviour::DoneButStatus { status: 502 },
        Misbehaviour::LostRequest,
        Misbehaviour::Status { status: 500 },
    ] {
        let (scene, people) = playing(unlimited(), 2, &one_game()).await;
        scene.discord.misbehave(Fault::next(1, what).on("POST", "/webhooks"));
        let done = matches!(what, Misbehaviour::LostReply | Misbehaviour::DoneButStatus { .. });
        let page = turn(&scene, &people, 1).await;
        assert!(by_token(&page) || !done, "{what:?}");
        turn(&scene, &people, 2).await;
        let old = scene.discord.world().message(page.id).cloned().unwrap();
        assert!(old.buttons().is_empty(), "{what:?}: an old page has buttons");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_was_posted_when_the_process_ended_is_found_and_not_posted_again() {
    let (mut scene, people) = playing(unlimited(), 2, &slow()).await;
    let channel = scene.channel.id;
    scene.discord.misbehave(Fault::always(Misbehaviour::LostReply).on("POST", "/webhooks"));
    // It cannot look for the page either.
    let blind = Fault::always(Misbehaviour::Status { status: 500 });
    scene.discord.misbehave(blind.on("GET", &format!("/channels/{channel}/messages")));
    scene.press().await;
    scene.all_choose(&people).await;
    scene.reads("after turn 1**").await;
    scene.stop_bot().await;
    scene.discord.behave();
    scene.start_bot().await;
    scene.nothing_to_send().await;
    let page = page(&scene, 1).await;
    assert!(by_token(&page) && !page.buttons().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_somebody_clicks_on_stands_though_its_reply_is_lost() {
    let (mut scene, people) = playing(unlimited(), 2, &slow()).await;
    let (channel, before) = (scene.channel.id, scene.board().await.id);
    let blind = Fault::always(Misbehaviour::Status { status: 500 })
        .on("GET", &format!("/channels/{channel}/messages"));
    scene.discord.misbehave(Fault::always(Misbehaviour::LostReply).on("POST", "/webhooks"));
    scene.discord.misbehave(blind);
    scene.press().await;
    scene.all_choose(&people).await;
    let page = |world: &World| board_in(world, channel).filter(|board| board.id > before);
    let page = scene.discord.until_some(page).await.unwrap();
    people[0].click_label(page.id, "My hand").await.unwrap();
    scene.stop_bot().await;
    scene.discord.behave();
    let asked = scene.discord.requests().len();
    scene.start_bot().await;
    scene.nothing_to_send().await;
    // The click alone has told where the page is: nobody has to look for it. (A hand whose reply
    // was awaited when the process ended is looked for, in its direct messages.)
    let after = scene.discord.requests().split_off(asked);
    let pages = format!("/channels/{channel}/messages");
    assert!(!after.iter().any(|r| r.method == "GET" && r.path.ends_with(&pages)));
    let newer = |m: &Message| !m.deleted && m.id > before && m.text().contains("**Game 1 · ");
    let pages: Vec<Id> =
        scene.channel.messages().iter().filter(|m| newer(m)).map(|m| m.id).collect();
    assert_eq!(pages, [page.id]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_was_refused_is_not_used_again() {
    let (scene, people) = playing(unlimited(), 2, &one_game()).await;
    let gone = Misbehaviour::Refuse { status: 404, code: 10015 };
    scene.discord.misbehave(Fault::next(1, gone).on("POST", "/webhooks"));
    for n in 1..=4 {
        assert!(by_token(&turn(&scene, &people, n).await));
    }
    let paths = posted(&scene);
    assert_eq!(paths.iter().filter(|path| **path == paths[0]).count(), 1, "{paths:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_whose_limit_is_used_up_is_left_alone() {
    let webhook = Some(Limit::new(3, 600));
    let limits = RateLimits { webhook, ..RateLimits::off() };
    let settings = Settings { rate_limits: limits, ..unlimited() };
    let (scene, people) = playing(settings, 2, &one_game()).await;
    for n in 1..=6 {
        turn(&scene, &people, n).await;
    }
    let paths: HashSet<String> = posted(&scene).into_iter().collect();
    assert!(paths.len() > 1, "{paths:?}");
    // Those of hands have no other way.
    let requests = scene.discord.requests().into_iter();
    let refused = requests.filter(|one| one.status == 429);
    let refused: Vec<_> = refused.map(|one| one.path).collect();
    let of_pages = |path: &&String| paths.iter().any(|page| path.starts_with(page));
    assert_eq!(refused.iter().filter(of_pages).count(), 0, "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_that_is_meant_for_the_channel_costs_no_token() {
    let (scene, people) = playing(unlimited(), 2, &one_game()).await;
    let forbidden = Misbehaviour::Refuse { status: 403, code: 50013 };
    scene.discord.misbehave(Fault::always(forbidden).on("POST", "/webhooks"));
    for n in 1..=3 {
        assert!(!by_token(&turn(&scene, &people, n).await));
    }
    assert_eq!(posted(&scene).len(), 1, "one refusal is enough");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_refused_costs_no_token() {
    let (scene, people) = playing(unlimited(), 2, &one_game()).await;
    let wrong = Misbehaviour::Refuse { status: 400, code: 50035 };
    scene.discord.misbehave(Fault::next(1, wrong).on("POST", "/webhooks"));
    assert!(!by_token(&turn(&scene, &people, 1).await));
    assert!(by_token(&turn(&scene, &people, 2).await));
    let paths = posted(&scene);
    assert!(paths.len() == 2 && paths[0] == paths[1], "{paths:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_token_fails_is_changed_by_the_bot() {
    let (scene, people) = playing(unlimited(), 2, &one_game()).await;
    let first = turn(&scene, &people, 1).await;
    let ill = Fault::always(Misbehaviour::Status { status: 500 });
    scene.discord.misbehave(ill.on("PATCH", "/webhooks"));
    turn(&scene, &people, 2).await;
    let mut seconds = 0;
    eventually("an old page has buttons", async || {
        advance(&scene, 1);
        seconds += 1;
        scene.nothing_to_send().await;
        scene.discord.world().message(first.id).is_some_and(|old| old.buttons().is_empty())
    })
    .await;
    assert!(seconds < 60, "its token had to die first");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_whose_history_is_hidden_takes_pages_of_the_bots_own() {
    let scene = Scene::with_a_small_budget(unlimited()).await;
    scene.channel.deny(Whom::Bot, Permissions::READ_MESSAGE_HISTORY);
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    scene.nothing_to_send().await;
    // One that was posted by a token could not be found again.
    scene.discord.misbehave(Fault::next(1, Misbehaviour::LostReply).on("POST", "/webhooks"));
    for n in 1..=2 {
        assert!(!by_token(&turn(&scene, &people, n).await));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_waiting_line_waits_as_long_as_its_token_rests() {
    let limits = RateLimits { webhook: Some(Limit::new(1, 8)), ..RateLimits::off() };
    let settings = Settings { rate_limits: limits, ..unlimited() };
    let (scene, people) = playing(settings, 2, &one_game()).await;
    let pass = || {
        scene.discord.advance(Duration::from_secs(8));
        advance(&scene, 8);
    };
    pass();
    // The page alone uses the limit up.
    assert!(by_token(&turn(&scene, &people, 1).await));
    scene.plays_highest(&people[0]).await;
    scene.nothing_to_send().await;
    let before = counted(&scene).len();
    pass();
    scene.reads("✓ **Ada**").await;
    assert_eq!(counted(&scene).split_off(before), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_full_takes_pages_of_the_bots_own() {
    let webhook_channel = Some(Limit::new(2, 600));
    let limits = RateLimits { webhook_channel, ..RateLimits::off() };
    let settings = Settings { rate_limits: limits, ..unlimited() };
    let (scene, people) = playing(settings, 2, &one_game()).await;
    let mut ways = Vec::new();
    for n in 1..=5 {
        ways.push(by_token(&turn(&scene, &people, n).await));
    }
    assert_eq!(ways, [true, true, false, false, false]);
    assert_eq!(scene.discord.counts().invalid, 1, "one refusal is enough");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_a_thread_is_played_by_the_tokens_of_its_thread() {
    let scene = Scene::with_a_small_budget(unlimited()).await;
    let people = scene.people(2);
    let options = [("thread", json!(true)), ("games", json!(1))];
    // The command is typed in the channel: its token opens the thread to nobody.
    people[0].command(&scene.channel, "nimmt new", &options).await.unwrap();
    let (parent, thread, lobby) = scene
        .discord
        .until_some(|world| {
            let thread = world.channels().find(|c| c.parent == Some(scene.channel.id))?;
            let lobby = world.messages_in(thread.id).find(|m| !m.buttons().is_empty())?;
            Some((scene.channel.id, thread.id, lobby.id))
        })
        .await
        .unwrap();
    scene.press().await;
    people[1].click_label(lobby, "Join").await.unwrap();
    scene.nothing_to_send().await;
    people[0].click_label(lobby, "Start").await.unwrap();
    for n in 1..=2 {
        scene.press().await;
        scene.all_choose(&people).await;
        let text = format!("after turn {n}**");
        let told = |world: &sandbox::World| {
            world.messages_in(thread).find(|m| m.text().contains(&text)).cloned()
        };
        assert!(by_token(&scene.discord.until_some(told).await.unwrap()));
    }
    let world = scene.discord.world();
    let is_page = |m: &&Message| m.ephemeral_to.is_none() && m.text().contains("turn");
    assert_eq!(world.messages_in(parent).filter(is_page).count(), 0);
    drop(world);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_third_of_failing_calls_loses_and_doubles_no_page() {
    let (scene, people) = playing(unlimited(), 3, &one_game()).await;
    let often = |what: Misbehaviour, path: &str| Fault::always(what).on("", path).one_in(10);
    for fault in [
        often(Misbehaviour::Status { status: 500 }, "/messages"),
        often(Misbehaviour::LostReply, "/messages"),
        often(Misbehaviour::LostReply, "/webhooks"),
        often(Misbehaviour::LostRequest, "/webhooks"),
        often(Misbehaviour::TooMany { retry_after_ms: 400, global: false }, "/webhooks"),
        often(Misbehaviour::DoneButStatus { status: 502 }, "/webhooks"),
    ] {
        scene.discord.misbehave(fault);
    }
    let mut pages: Vec<Id> = Vec::new();
    for n in 1..=9 {
        scene.press().await;
        let (all, done) = (scene.all_choose(&people), std::sync::atomic::AtomicBool::new(false));
        // What failed is tried again by the clock, which moves while nothing else does.
        let clock = async {
            while !done.load(std::sync::atomic::Ordering::Relaxed) {
                tokio::time::sleep(Duration::from_millis(60)).await;
                if scene.is_at_rest() {
                    scene.press().await;
                }
            }
        };
        tokio::join!(clock, async {
            all.await;
            done.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        pages.push(page(&scene, n).await.id);
    }
    scene.discord.behave();
    for _ in 0..10 {
        scene.nothing_to_send().await;
        advance(&scene, 1);
    }
    let told = |n: u32| {
        let text = format!("after turn {n}**");
        let messages = scene.channel.messages();
        messages.iter().filter(|m| !m.deleted && m.text().contains(&text)).count()
    };
    assert_eq!((1..=9).map(told).collect::<Vec<_>>(), [1; 9]);
    let messages = scene.channel.messages();
    let live = messages.iter().filter(|m| !m.deleted && pages.contains(&m.id));
    assert_eq!(live.filter(|m| !m.buttons().is_empty()).count(), 1, "an old page has buttons");
    assert!(messages.iter().any(|m| pages.contains(&m.id) && by_token(m)));
}
