//! `hornochse check --online`: everything is asked and taken away again, and what Discord answers
//! otherwise than the simulated one is found and named.

use std::cell::Cell;
use std::future::pending;
use std::time::Duration;

use hornochse::discord::{Agreement, News, Plan, Row, first_contact};
use hornochse::host::online::{DIFFERS, UNANSWERED, Visit, online};
use hornochse::tools::Clock;
use sandbox::{Fault, Id, Limit, Misbehaviour, Permissions, RateLimits, Settings, Whom};
use values::ChannelId;

use super::documents::{read, root};
use super::program::Program;
use crate::support::{Scene, eventually, patient, unlimited};

/// What the simulated Discord answers to each step.
const SIMULATED: &str = "src/discord/contact/simulated.txt";
/// A wait that no test reaches, since the clock stands still.
const A_MINUTE: Duration = Duration::from_secs(60);

/// The message with the button, once the channel has it and the gateway has the bot.
async fn button(scene: &Scene) -> Id {
    scene.discord.bot_connected().await.unwrap();
    let channel = scene.channel.id;
    let with_button = |world: &sandbox::World| {
        let mut messages = world.messages_in(channel);
        messages.find(|message| !message.buttons().is_empty()).map(|message| message.id)
    };
    scene.discord.until_some(with_button).await.unwrap()
}

async fn press(scene: &Scene) {
    let ada = scene.discord.person("Ada");
    ada.join(&scene.guild);
    ada.click(button(scene).await, |_| true).await.unwrap();
}

/// The exit status of a check, and what it prints.
async fn checked(scene: &Scene, wait: Duration) -> (u8, Vec<String>) {
    let mut lines = Vec::new();
    let visit = Visit { channel: scene.channel.id.0, wait };
    let (config, clock) = (scene.config_here(), Clock::Manual(scene.clock.clone()));
    let print = |line: &str| lines.push(line.to_owned());
    let status = online(&config, &clock, &visit, pending(), print).await;
    for line in &lines {
        assert!(line.chars().count() <= 100, "{line}");
        assert!(!line.contains(scene.discord.token()), "{line}");
    }
    (status, lines)
}

/// The same while time passes whenever the check waits for it, a second at a time.
async fn checked_in_time(scene: &Scene) -> (u8, Vec<String>) {
    tokio::select! {
        outcome = checked(scene, Duration::ZERO) => outcome,
        () = async {
            loop {
                tokio::task::yield_now().await;
                if scene.clock.is_waited_for() {
                    scene.clock.advance(Duration::from_secs(1));
                }
            }
        } => unreachable!("time has no end"),
    }
}

/// Nothing of a check is left on Discord.
fn is_tidy(scene: &Scene) {
    let app = scene.discord.application_id();
    let world = scene.discord.world();
    let bot = world.app(app).unwrap();
    assert!(bot.emojis.is_empty(), "{:?}", bot.emojis);
    assert!(bot.commands.is_empty(), "{:?}", bot.commands);
    drop(world);
    assert_eq!(messages(scene), 0);
    assert_eq!(threads(scene), 0);
}

/// The number of messages that are not deleted, wherever they stand.
fn messages(scene: &Scene) -> usize {
    let world = scene.discord.world();
    world.channels().map(|channel| world.messages_in(channel.id).count()).sum()
}

fn threads(scene: &Scene) -> usize {
    scene.discord.world().channels().filter(|channel| channel.thread.is_some()).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_simulated_discord_answers_is_what_the_table_expects() {
    // With the clock standing still nobody could wait for the limit of a token.
    let rate_limits = RateLimits { webhook: None, ..RateLimits::default() };
    let scene = Scene::without_bot(Settings { rate_limits, ..patient() }).await;
    scene.guild.allow(Whom::Bot, Permissions::MANAGE_THREADS);
    let (config, clock) = (scene.config_here(), Clock::Manual(scene.clock.clone()));
    let plan = Plan { channel: ChannelId(scene.channel.id.0), press: Ok(A_MINUTE) };
    let mut rows: Vec<Row> = Vec::new();
    let tell = |news: News<'_>| match news {
        News::Asked(row) => rows.push(row.clone()),
        News::PressNow(wait) => assert_eq!(wait, A_MINUTE),
        News::LeftBehind(what) => panic!("{what} was left behind"),
    };
    let contact = first_contact(&config, &clock, &plan, pending(), tell);
    let (outcome, ()) = tokio::join!(contact, press(&scene));
    outcome.unwrap();
    let mut text = String::new();
    for line in rows.iter().map(Row::line) {
        if !text.contains(&line) {
            text += &format!("{line}\n");
        }
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(root(SIMULATED), &text).unwrap();
    }
    assert_eq!(text, read(SIMULATED), "{SIMULATED} is old: UPDATE_GOLDEN=1 writes it anew");
    let others: Vec<_> = rows.iter().filter(|row| row.agreement != Agreement::Same).collect();
    assert!(others.is_empty(), "{others:#?}");
    is_tidy(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_differs_is_found_and_named_and_the_rest_is_asked_all_the_same() {
    let refusal = Misbehaviour::Refuse { status: 403, code: 50_013 };
    for (method, route, step) in [
        ("POST", "/threads", "open a thread"),
        ("POST", "/emojis", "upload an emoji"),
        ("POST", "/callback", "answer the click"),
        ("PATCH", "/messages/@original", "change the answer"),
        ("POST", "/guilds/", "register a command"),
    ] {
        let scene = Scene::without_bot(limited()).await;
        scene.guild.allow(Whom::Bot, Permissions::MANAGE_THREADS);
        scene.discord.misbehave(Fault::next(1, refusal).on(method, route));
        // Where the first answer is refused, nobody has one: the check alone is waited for.
        let clicked = async {
            let ada = scene.discord.person("Ada");
            ada.join(&scene.guild);
            drop(ada.click(button(&scene).await, |_| true).await);
            pending::<()>().await;
        };
        let (status, lines) = tokio::select! {
            outcome = checked(&scene, A_MINUTE) => outcome,
            () = clicked => unreachable!("it is pending"),
        };
        let text = lines.join("\n");
        assert_eq!(status, DIFFERS, "{text}");
        let wrong = lines.iter().find(|line| line.starts_with("NO")).unwrap();
        assert!(wrong.contains(step) && wrong.contains("403 50013"), "{text}");
        assert!(text.contains(&format!("The first difference: {step}.")), "{text}");
        assert!(text.contains("ok  delete the message"), "{text}");
        is_tidy(&scene);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_that_posts_twice_and_tells_no_limits_is_found() {
    let nonce_window = Duration::ZERO;
    let scene = Scene::without_bot(Settings { nonce_window, ..unlimited() }).await;
    let (status, lines) = checked(&scene, Duration::ZERO).await;
    let text = lines.join("\n");
    assert_eq!(status, DIFFERS, "{text}");
    let wrong: Vec<_> = lines.iter().filter(|line| line.starts_with("NO")).collect();
    assert!(wrong[0].contains("post a picture"), "{text}");
    assert!(text.contains("no limits"), "{text}");
    assert!(wrong[1].contains("post with the same nonce"), "{text}");
    assert!(text.contains("second message"), "{text}");
    assert_eq!(messages(&scene), 0, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_taken_away_is_named() {
    let scene = Scene::without_bot(limited()).await;
    let refusal = Misbehaviour::Refuse { status: 403, code: 50_013 };
    scene.discord.misbehave(Fault::next(1, refusal).on("DELETE", "/emojis"));
    scene.guild.deny(Whom::Bot, Permissions::MANAGE_THREADS);
    let (status, lines) = checked(&scene, Duration::ZERO).await;
    let text = lines.join("\n");
    assert_eq!(status, DIFFERS, "{text}");
    assert!(text.contains("Left behind: the emoji hornochse_check"), "{text}");
    assert!(text.contains("Left behind: the thread hornochse-check, closed"), "{text}");

    // The next one begins with what was left.
    scene.clock.advance(Duration::from_secs(1));
    let (status, lines) = checked(&scene, Duration::ZERO).await;
    assert_eq!(status, 0, "{lines:#?}");
    let app = scene.discord.application_id();
    assert!(scene.discord.world().app(app).unwrap().emojis.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_that_lasts_for_an_hour_is_not_waited_for() {
    let too_many = |global| Misbehaviour::TooMany { retry_after_ms: 3_600_000, global };
    let scene = Scene::without_bot(limited()).await;
    scene.guild.allow(Whom::Bot, Permissions::MANAGE_THREADS);
    scene.discord.misbehave(Fault::next(1, too_many(false)).on("POST", "/threads"));
    // The clock stands still: whoever waits for it waits for ever.
    let (status, lines) = checked(&scene, Duration::ZERO).await;
    let text = lines.join("\n");
    assert_eq!(status, UNANSWERED, "{text}");
    let wrong: Vec<_> = lines.iter().filter(|line| line.starts_with("NO")).collect();
    assert!(wrong.len() == 1 && wrong[0].contains("open a thread"), "{text}");
    assert!(wrong[0].contains("429") && !text.contains("Left behind"), "{text}");
    is_tidy(&scene);

    // A limit for everything: nothing can be taken away any more, and all of it is named.
    scene.clock.advance(Duration::from_secs(1));
    scene.discord.misbehave(Fault::next(1, too_many(true)).on("POST", "/threads"));
    let (status, lines) = checked(&scene, Duration::ZERO).await;
    let text = lines.join("\n");
    assert_eq!(status, UNANSWERED, "{text}");
    assert!(text.contains("Discord asks for a pause of"), "{text}");
    for left in ["message ", "the command hornochse-check", "the emoji hornochse_check"] {
        assert!(text.contains(&format!("Left behind: {left}")), "{left}: {text}");
    }
    assert_eq!(messages(&scene), 1, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_of_some_seconds_is_waited_for() {
    let scene = Scene::without_bot(limited()).await;
    scene.guild.allow(Whom::Bot, Permissions::MANAGE_THREADS);
    let too_many = Misbehaviour::TooMany { retry_after_ms: 5_000, global: false };
    scene.discord.misbehave(Fault::next(1, too_many).on("POST", "/threads"));
    let (status, lines) = checked_in_time(&scene).await;
    assert_eq!(status, 0, "{lines:#?}");
    is_tidy(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_to_be_deleted_is_asked_for_again_while_discord_is_away() {
    for (route, step) in [
        ("/emojis", "the emoji"),
        ("/commands", "the command"),
        ("/messages", "the message"),
        ("/channels", "the thread"),
    ] {
        let scene = Scene::without_bot(limited()).await;
        scene.guild.allow(Whom::Bot, Permissions::MANAGE_THREADS);
        scene
            .discord
            .misbehave(Fault::next(2, Misbehaviour::Status { status: 502 }).on("DELETE", route));
        let (status, lines) = checked_in_time(&scene).await;
        let text = lines.join("\n");
        assert_eq!(status, 0, "{step}: {text}");
        assert!(!text.contains("Left behind"), "{step}: {text}");
        is_tidy(&scene);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_deleted_without_an_answer_is_not_left_behind() {
    for route in ["/emojis", "/commands", "/messages", "/channels"] {
        let scene = Scene::without_bot(limited()).await;
        scene.guild.allow(Whom::Bot, Permissions::MANAGE_THREADS);
        scene.discord.misbehave(Fault::next(1, Misbehaviour::LostReply).on("DELETE", route));
        let (status, lines) = checked_in_time(&scene).await;
        let text = lines.join("\n");
        // A thread's deletion is no line of the table.
        assert!([0, UNANSWERED].contains(&status), "{route}: {text}");
        assert!(!text.contains("Left behind"), "{route}: {text}");
        let mut wrong = lines.iter().filter(|line| line.starts_with("NO"));
        assert!(wrong.all(|line| line.contains("no answer")), "{route}: {text}");
        is_tidy(&scene);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_without_an_answer_leaves_nothing_behind() {
    for (times, expected) in [(1, 0), (3, UNANSWERED)] {
        let scene = Scene::without_bot(limited()).await;
        scene.guild.allow(Whom::Bot, Permissions::MANAGE_THREADS);
        let lost = Fault::next(times, Misbehaviour::LostReply);
        scene.discord.misbehave(lost.on("GET", "/users/@me/guilds"));
        let (status, lines) = checked_in_time(&scene).await;
        let text = lines.join("\n");
        assert_eq!(status, expected, "{text}");
        assert!(!text.contains("Left behind"), "{text}");
        is_tidy(&scene);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_command_of_a_check_that_was_killed_is_no_difference() {
    let scene = Scene::without_bot(limited()).await;
    scene.guild.allow(Whom::Bot, Permissions::MANAGE_THREADS);
    let refusal = Misbehaviour::Refuse { status: 403, code: 50_013 };
    scene.discord.misbehave(Fault::next(1, refusal).on("DELETE", "/commands"));
    let (status, lines) = checked(&scene, Duration::ZERO).await;
    assert_eq!(status, DIFFERS, "{lines:#?}");
    assert!(lines.join("\n").contains("Left behind: the command hornochse-check"), "{lines:#?}");

    scene.clock.advance(Duration::from_secs(1));
    let (status, lines) = checked(&scene, Duration::ZERO).await;
    assert_eq!(status, 0, "{lines:#?}");
    is_tidy(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_whose_answer_was_lost_is_taken_away() {
    let scene = Scene::without_bot(limited()).await;
    scene.discord.misbehave(Fault::next(1, Misbehaviour::LostReply).on("POST", "/messages"));
    let (status, lines) = checked(&scene, Duration::ZERO).await;
    let text = lines.join("\n");
    assert_eq!(status, UNANSWERED, "{text}");
    assert!(text.contains("Left behind: perhaps what \"post a picture and a button\""), "{text}");
    assert_eq!(messages(&scene), 0, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_anybody_to_press_the_button_the_rest_is_checked() {
    let scene = Scene::without_bot(limited()).await;
    let (status, lines) = checked(&scene, Duration::ZERO).await;
    let text = lines.join("\n");
    assert_eq!(status, 0, "{text}");
    assert!(text.contains("--  connect to the gateway") && text.contains("--wait is 0"), "{text}");
    assert!(!text.contains("NO"), "{text}");
    assert!(!scene.discord.world().is_connected(scene.discord.application_id()));

    scene.clock.advance(Duration::from_secs(1));
    let (lines, is_waiting) = (Cell::new(String::new()), Cell::new(false));
    let visit = Visit { channel: scene.channel.id.0, wait: A_MINUTE };
    let (config, clock) = (scene.config_here(), Clock::Manual(scene.clock.clone()));
    let print = |line: &str| {
        is_waiting.set(is_waiting.get() || line.contains("Press the button"));
        lines.set(lines.take() + line + "\n");
    };
    let status = tokio::select! {
        status = online(&config, &clock, &visit, pending(), print) => status,
        () = async {
            eventually("nobody is asked to press", async || is_waiting.get()).await;
            loop {
                scene.clock.advance(Duration::from_secs(1));
                tokio::task::yield_now().await;
            }
        } => unreachable!("time has no end"),
    };
    let text = lines.take();
    assert_eq!(status, 0, "{text}");
    assert!(text.contains("ok  connect to the gateway"), "{text}");
    assert!(text.contains("nobody pressed the"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_at_work_is_left_its_clicks() {
    let scene = Scene::in_a_file().await;
    let (status, lines) = checked(&scene, A_MINUTE).await;
    let text = lines.join("\n");
    assert_eq!(status, DIFFERS, "only the limits are missing here: {text}");
    assert!(text.contains("the bot is at work"), "{text}");
    let wrong = lines.iter().filter(|line| line.starts_with("NO")).count();
    assert_eq!(wrong, 1, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_breaks_it_off_finds_nothing_left() {
    let scene = Scene::without_bot(limited()).await;
    scene.guild.allow(Whom::Bot, Permissions::MANAGE_THREADS);
    let visit = Visit { channel: scene.channel.id.0, wait: A_MINUTE };
    let (config, clock) = (scene.config_here(), Clock::Manual(scene.clock.clone()));
    let stop = async {
        button(&scene).await;
    };
    let mut text = String::new();
    let status = online(&config, &clock, &visit, stop, |line| text += &format!("{line}\n")).await;
    assert_eq!(status, UNANSWERED, "{text}");
    assert!(text.contains("ok  delete the message"), "{text}");
    is_tidy(&scene);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_refused_ends_it_at_once() {
    let scene = Scene::without_bot(limited()).await;
    let mut config = scene.config_here();
    config.token = hornochse::config::Secret::new("not.the.token");
    let visit = Visit { channel: scene.channel.id.0, wait: Duration::ZERO };
    let clock = Clock::Manual(scene.clock.clone());
    let mut text = String::new();
    let print = |line: &str| text += &format!("{line}\n");
    let status = online(&config, &clock, &visit, pending(), print).await;
    assert_eq!(status, 2, "{text}");
    assert!(text.contains("NO  Discord refuses the token"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_types_it() {
    let scene = Scene::without_bot(limited()).await;
    let program = Program::at(&scene, vec![]);
    let channel = scene.channel.id.0.to_string();
    let (status, said) = program.run(&["check", "--online", &channel, "--wait", "0"]).await;
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("ok  post a picture and a button"), "{said}");
    assert!(said.contains("answers are the same"), "{said}");
    assert!(!said.contains(scene.discord.token()), "{said}");
    // No database is made for it.
    assert_eq!(std::fs::read_dir(program.folder.path()).unwrap().count(), 0);
}

/// Discord with its limits, but for those that nobody could wait for while the clock stands still.
fn limited() -> Settings {
    let rate_limits = RateLimits {
        create_message: Some(Limit::new(50, 1)),
        webhook: None,
        ..RateLimits::default()
    };
    Settings { rate_limits, ..patient() }
}
