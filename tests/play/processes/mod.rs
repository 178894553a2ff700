//! Several bots at one database: each takes the clicks of its own connections to Discord, and one
//! of them looks after a table.

mod hands;
mod killed;

use std::time::Duration;

use hornochse::discord::{Bot, Gateway, StartError};
use hornochse::tools::Clock;
use sandbox::{Fault, Misbehaviour, Person, Settings, World};
use serde_json::json;
use storage_contract::Raw;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::support::{
    HIGHEST, Next, Scene, advance, board_in, choose, connects_at_once, decisions, eventually,
    hand_of, is_about_rows, must_decide, one_game, said, unlimited,
};

/// A bot of several.
pub struct Member {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), StartError>>,
    gateway: Gateway,
    database: Raw,
}

impl Member {
    /// Starts a bot with these connections; without them, it takes all that nobody has.
    pub async fn start(scene: &Scene, shards: Option<&str>) -> Self {
        let mut config = scene.config_here();
        config.shards = shards.map(|shards| shards.parse().unwrap());
        let bot = Bot::new(&config, Clock::Manual(scene.clock.clone()), Some(7)).await.unwrap();
        let (gateway, database) = (bot.gateway().clone(), scene.raw());
        connects_at_once(&database).await;
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(bot.run(Box::pin(async move { drop(stopped.await) })));
        Self { stop, task, gateway, database }
    }

    pub async fn connected(self) -> Self {
        connects_at_once(&self.database).await;
        let connected = || {
            let state = self.gateway.state();
            state.wanted > 0 && state.connected == state.wanted
        };
        eventually("a bot is not connected", async || connected()).await;
        self
    }

    pub async fn stop(self) {
        drop(self.stop);
        self.task.await.unwrap().unwrap();
    }
}

/// A Discord that shares its events out to two connections: what happens on the server goes to the
/// second, direct messages to the first.
pub async fn scene_of_two() -> Option<Scene> {
    scene_of(2, 1).await
}

/// A Discord with so many connections, and a server that belongs to this one of them.
async fn scene_of(shards: u32, home: u64) -> Option<Scene> {
    let settings = Settings { shards, ..unlimited() };
    let mut scene = Scene::without_bot_on_a_server(settings).await?;
    // Ids are counted, and the number of a server decides whose it is: people in between move it
    // on.
    let shard = |id: sandbox::Id| (id.0 >> 22) % u64::from(shards);
    for n in 0..4 * shards {
        if shard(scene.guild.id) == home {
            break;
        }
        for between in 0..n {
            scene.discord.person(&format!("Nobody {n} {between}"));
        }
        scene.guild = scene.discord.guild(&format!("Barn {n}"));
    }
    assert_eq!(shard(scene.guild.id), home);
    scene.channel = scene.guild.channel("games");
    Some(scene)
}

async fn number(scene: &Scene, sql: &str) -> i64 {
    scene.raw().number(sql).await
}

/// Everything that had to be sent has been sent.
async fn all_is_sent(scene: &Scene) {
    let rows = "SELECT count(*) FROM outbox WHERE dead_at IS NULL";
    eventually("something is still to be sent", async || {
        scene.clock.advance(Duration::from_millis(50));
        number(scene, rows).await == 0
    })
    .await;
}

/// The pages of the channel that show each turn, counted. (That of the last turn has another
/// heading.)
fn pages(scene: &Scene) -> Vec<usize> {
    let world = scene.discord.world();
    (1..10)
        .map(|turn| {
            let heading = format!("after turn {turn}**");
            let told = world.messages_in(scene.channel.id);
            told.filter(|m| !m.deleted && m.ephemeral_to.is_none())
                .filter(|m| m.text().contains(&heading))
                .count()
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_while_one_bot_gets_its_commands_and_another_its_cards() {
    let Some(scene) = scene_of_two().await else { return };
    let private = Member::start(&scene, Some("0/2")).await.connected().await;
    let public = Member::start(&scene, Some("1/2")).await.connected().await;
    let people = scene.people(3);
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    all_is_sent(&scene).await;
    assert_eq!(number(&scene, "SELECT count(*) FROM tables WHERE open").await, 0);
    let kept =
        "SELECT count(DISTINCT keeper) FROM tables WHERE keeper IN (SELECT id FROM processes)";
    assert_eq!(number(&scene, kept).await, 1);
    let results = r#"SELECT count(*) FROM results WHERE "user" IS NOT NULL"#;
    assert_eq!(number(&scene, results).await, 3);
    assert_eq!(pages(&scene)[0], 1, "{:?}", pages(&scene));
    private.stop().await;
    public.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_a_group_chat_is_shown_by_the_bot_that_gets_its_clicks() {
    let Some(mut scene) = scene_of_two().await else { return };
    let clicked = Member::start(&scene, Some("0/2")).await.connected().await;
    let other = Member::start(&scene, Some("1/2")).await.connected().await;
    let people: Vec<Person> = ["Ada", "Ben"].map(|name| scene.discord.person(name)).into();
    people[0].install();
    scene.channel = scene.discord.group_chat(&people.iter().collect::<Vec<_>>());
    scene.start_match(&people, &[("games", json!(1)), ("pace", json!("slow"))]).await;
    all_is_sent(&scene).await;
    // It leaves, and the other one looks after the table when its time comes.
    clicked.stop().await;
    advance(&scene, 17 * 3_600);
    let kept = "SELECT count(*) FROM tables WHERE keeper IN (SELECT id FROM processes)";
    eventually("nobody looks after the table", async || number(&scene, kept).await == 1).await;
    let clicked = Member::start(&scene, Some("0/2")).await.connected().await;
    let board = scene.board().await;
    let keeper = "SELECT keeper FROM tables";
    let before = number(&scene, keeper).await;
    for person in &people {
        let hand = scene.new_hand(person, board.id).await;
        choose(person, &hand, HIGHEST).await;
    }
    scene.reads("after turn 1").await;
    // From now on it is woken where it can be shown.
    assert_ne!(number(&scene, keeper).await, before);
    clicked.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_match_is_shown_by_the_bot_that_gets_its_clicks() {
    let Some(scene) = scene_of_two().await else { return };
    let direct = Member::start(&scene, Some("0/2")).await.connected().await;
    let server = Member::start(&scene, Some("1/2")).await.connected().await;
    let ada = scene.person("Ada");
    let solo = ada.command(&scene.channel, "nimmt solo", &[]).await.unwrap();
    assert_eq!(decisions(&solo.finished().await.unwrap()).len(), 10);
    // Where the match was opened nobody clicks any more.
    let mut hand = ada.command(&ada.dm_channel(), "nimmt hand", &[]).await.unwrap().message();
    for turn in 2..=4 {
        let shown = hand.unwrap();
        choose(&ada, &shown, HIGHEST).await;
        let now = || scene.discord.world().message(shown.id).cloned().unwrap();
        eventually("the bots' cards are never shown", async || {
            scene.clock.advance(Duration::from_millis(50));
            if is_about_rows(&now()) {
                choose(&ada, &now(), 0).await;
            }
            now().text().contains(&format!("turn {turn}"))
        })
        .await;
        hand = Some(now());
    }
    direct.stop().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_that_looks_after_a_table_leaves_in_the_middle_and_another_goes_on() {
    let Some(scene) = scene_of_two().await else { return };
    let private = Member::start(&scene, Some("0/2")).await.connected().await;
    let public = Member::start(&scene, Some("1/2")).await.connected().await;
    let people = scene.people(3);
    scene.start_match(&people, &one_game()).await;
    for person in &people[..2] {
        scene.plays_highest(person).await;
    }
    // It was opened by a command on the server, so the second bot has it.
    public.stop().await;
    scene.plays_highest(&people[2]).await;
    scene.reads("after turn 1").await;
    let public = Member::start(&scene, Some("1/2")).await.connected().await;
    scene.play_to_the_end(&people).await;
    all_is_sent(&scene).await;
    assert_eq!(pages(&scene)[0], 1, "{:?}", pages(&scene));
    private.stop().await;
    public.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_that_tells_another_bot_of_a_page_leaves_the_page_before_as_it_was_told() {
    let Some(scene) = scene_of(3, 1).await else { return };
    let start = async |shards| Member::start(&scene, Some(shards)).await.connected().await;
    let (first, second) = (start("0/3").await, start("1/3").await);
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    // The third one looks after the table, and gets no clicks.
    let third = start("2/3").await;
    first.stop().await;
    second.stop().await;
    let (hands, pages) = (start("0/3").await, start("1/3").await);
    let (taker, hand) = loop {
        match scene.next(&people).await {
            Next::Decide(seat, hand) if is_about_rows(&hand) => break (&people[seat], hand),
            Next::Decide(seat, hand) => choose(&people[seat], &hand, 0).await,
            _ => panic!("no card was too low"),
        }
    };
    all_is_sent(&scene).await;
    let grown = scene.board().await.id;
    // What is sent now is noted when the clock goes on.
    choose(taker, &hand, 0).await;
    let newer = |world: &World| board_in(world, scene.channel.id).filter(|page| page.id > grown);
    let page = loop {
        if let Some(page) = newer(&scene.discord.world()) {
            break page.id;
        }
        for person in &people {
            decides(&scene, person).await;
        }
    };
    people[0].click_label(page, "My hand").await.unwrap();
    all_is_sent(&scene).await;
    let told = scene.discord.world().message(grown).unwrap().text();
    assert!(told.contains("after turn"), "{told}");
    for bot in [hands, pages, third] {
        bot.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_replaced_one_after_the_other_and_no_click_fails() {
    let Some(scene) = scene_of_two().await else { return };
    let mut bots = vec![
        Member::start(&scene, Some("0/2")).await.connected().await,
        Member::start(&scene, Some("1/2")).await.connected().await,
    ];
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    for round in 0..4 {
        // The new one is connected before the old one goes: for a moment both get everything.
        let shards = ["0/2", "1/2"][round % 2];
        let new = Member::start(&scene, Some(shards)).await.connected().await;
        scene.all_choose(&people).await;
        let old = std::mem::replace(&mut bots[round % 2], new);
        let leaving = tokio::spawn(old.stop());
        scene.all_choose(&people).await;
        leaving.await.unwrap();
    }
    scene.play_to_the_end(&people).await;
    all_is_sent(&scene).await;
    assert_eq!(pages(&scene)[0], 1, "{:?}", pages(&scene));
    for bot in bots {
        bot.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_stands_by_and_takes_the_connections_over() {
    // Of a single connection: the library rests between two of its own.
    let Some(scene) = scene_of(1, 0).await else { return };
    let first = Member::start(&scene, None).await.connected().await;
    scene.discord.commands_registered().await.unwrap();
    let second = Member::start(&scene, None).await;
    eventually("it does not stand by", async || second.gateway.state().stands_by).await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    first.stop().await;
    let second = second.connected().await;
    scene.play_to_the_end(&people).await;
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_decides_at_one_bot_holds_at_the_other() {
    let Some(scene) = scene_of_two().await else { return };
    let first = Member::start(&scene, Some("0/2")).await.connected().await;
    let second = Member::start(&scene, Some("1/2")).await.connected().await;
    let ada = scene.person("Ada");
    // Private messages come to the first bot, events of the server to the second.
    scene.start_match(&scene.people(2), &one_game()).await;
    let hand = scene.turn_of(&ada).await;
    let hint = ada.click_label(hand.id, "💡 Hint").await.unwrap();
    assert!(!hint.text().contains("plays without hints"), "{}", hint.text());
    scene.manage(&ada).await.server("hints.false").await;
    let refused = async || {
        let told = ada.click_label(hand.id, "💡 Hint").await.unwrap();
        told.text().contains("plays without hints")
    };
    eventually("the other bot does not know of it", refused).await;
    first.stop().await;
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_comes_once_however_many_bots_there_are() {
    let Some(scene) = scene_of_two().await else { return };
    let first = Member::start(&scene, Some("0/2")).await.connected().await;
    let second = Member::start(&scene, Some("1/2")).await.connected().await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    scene.plays_highest(&people[0]).await;
    advance(&scene, 61);
    scene.reads("your turn!").await;
    advance(&scene, 31);
    scene.reads("Out of time").await;
    all_is_sent(&scene).await;
    assert_eq!(pages(&scene)[0], 1, "{:?}", pages(&scene));
    let called = |m: &&sandbox::Message| m.text().contains("your turn!");
    let told = scene.discord.world().messages_in(scene.channel.id).filter(called).count();
    assert!(told <= 1, "they are called once");
    first.stop().await;
    second.stop().await;
}

/// Makes the decision somebody is asked for, if there is one. The button may be out of date, or may
/// be gone by the time it is pressed, and shows them the present hand then.
async fn decides(scene: &Scene, person: &Person) {
    let before = scene.events().await;
    let asked = || hand_of(&scene.discord.world(), person.id).filter(must_decide);
    while let Some(hand) = asked()
        && scene.events().await == before
    {
        let highest = decisions(&hand).pop().and_then(|button| button.custom_id).unwrap();
        person.press(hand.id, &highest).await.unwrap();
    }
}

/// Two bots that get the same events, as while one is replaced without a gap.
async fn two_of_the_same() -> Option<(Scene, [Member; 2])> {
    let scene = Scene::without_bot_on_a_server(unlimited()).await?;
    let one = Member::start(&scene, Some("0/1")).await.connected().await;
    let other = Member::start(&scene, Some("0/1")).await.connected().await;
    let app = scene.discord.application_id();
    scene.discord.until(|world| world.is_connected(app)).await.unwrap();
    Some((scene, [one, other]))
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_who_joins_while_two_bots_get_the_same_clicks_reads_that_they_have_joined() {
    let Some((scene, bots)) = two_of_the_same().await else { return };
    for (table, seats) in [("one", 8), ("two", 8), ("three", 7)] {
        let channel = scene.guild.channel(table);
        let people: Vec<_> = (0..seats).map(|n| scene.person(&format!("{table} {n}"))).collect();
        let lobby = people[0].command(&channel, "nimmt new", &one_game()).await.unwrap();
        let lobby = lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()));
        for person in &people[1..] {
            let told = person.click_label(lobby, "Join").await.unwrap();
            assert!(!told.is_ephemeral(), "{} reads: {}", person.name, told.text());
        }
        eventually("the lobby does not show everybody", async || {
            scene.clock.advance(Duration::from_millis(50));
            let shown = said(scene.discord.world().message(lobby).unwrap());
            people.iter().all(|person| shown.contains(&person.name))
        })
        .await;
    }
    for bot in bots {
        bot.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_hand_comes_onto_the_page_when_two_bots_get_a_click_whose_answer_breaks_off() {
    let Some((scene, bots)) = two_of_the_same().await else { return };
    let people = scene.people(2);
    people[1].close_dms();
    let lobby = scene.gather(&people, &one_game()).await;
    people[0].click_label(lobby, "Start").await.unwrap();
    for turn in 1..=6 {
        all_is_sent(&scene).await;
        let page = scene.board().await;
        let mine = page.button(|button| button.label == "My hand").unwrap().custom_id.unwrap();
        // The bot that answers this keeps its token as a way to the page; the other one has none.
        people[0].press(page.id, &mine).await.unwrap();
        people[1].press(page.id, &mine).await.unwrap();
        decides(&scene, &people[1]).await;
        let broken = Fault::next(1, Misbehaviour::LostRequest).on("POST", "/callback");
        scene.discord.misbehave(broken);
        people[1].press(page.id, &mine).await.unwrap();
        decides(&scene, &people[0]).await;
        all_is_sent(&scene).await;
        for message in scene.channel.messages().iter().filter(|m| m.ephemeral_to.is_none()) {
            let text = message.text();
            assert!(!text.contains("Your hand"), "turn {turn}: everybody reads {text}");
            let offered = decisions(message);
            assert!(offered.is_empty(), "turn {turn}: everybody is offered {offered:?}");
        }
    }
    for bot in bots {
        bot.stop().await;
    }
}
