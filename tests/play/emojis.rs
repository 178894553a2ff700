//! Pictures on buttons: the application's emojis, uploaded in the background.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use hornochse::discord::EMOJI_PACE;
use pictures::Symbol;
use sandbox::{Fault, Id, Message, Misbehaviour, Person, World};
use serde_json::{Value, json};

use crate::support::{
    Next, Scene, advance, choose, decisions, eventually, hand_cards, hand_of, one_game, unlimited,
};

/// Returns the number of pictures.
fn all() -> usize {
    Symbol::all().count()
}

/// The names of the application's emojis.
fn names(scene: &Scene) -> Vec<String> {
    let world = scene.discord.world();
    let app = world.app(scene.discord.application_id()).unwrap();
    app.emojis.values().map(|emoji| emoji.name.clone()).collect()
}

/// Returns the number of requests for emojis with this method.
fn asked(world: &World, method: &str) -> usize {
    let emojis = |path: &str| path.contains("/emojis");
    let all = world.requests().filter(|one| one.method == method && emojis(&one.path));
    all.count()
}

/// Each button with which something is decided carries its card, with the number beside it.
fn is_cards(hand: &Message) -> bool {
    let buttons = decisions(hand);
    let cards = hand_cards(hand);
    !cards.is_empty()
        && buttons.iter().zip(cards).all(|(button, card)| {
            let emoji = button.emoji.as_deref().unwrap_or_default();
            emoji.starts_with(&format!("h_{card}_"))
                && button.label.trim_start_matches("✓ ") == card.to_string()
        })
}

/// No button carries an emoji, and the words say all.
fn is_words(hand: &Message) -> bool {
    let cards = decisions(hand);
    hand.buttons().iter().all(|button| button.emoji.is_none())
        && cards.iter().all(|button| button.label.contains("🐮"))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_application_gets_all_pictures_while_a_match_goes_on() {
    let mut scene = Scene::without_bot(unlimited()).await;
    scene.start_bot_with_emojis(EMOJI_PACE).await;
    let people = scene.people(2);
    // Nobody is late at a slow table while the clock runs on.
    scene.start_match(&people, &[("pace", json!("slow")), ("games", json!(1))]).await;
    let mut turns = 0;
    for number in 0..all() {
        eventually("the next picture is not uploaded", async || {
            if names(&scene).len() > number {
                return true;
            }
            advance(&scene, EMOJI_PACE.as_secs());
            false
        })
        .await;
        if [20, 60, 120].contains(&number) {
            let hand = scene.turn_of(&people[0]).await;
            assert!(is_words(&hand), "after {number} pictures: {:?}", hand.buttons());
            scene.all_choose(&people).await;
            turns += 1;
            scene.reads(&format!("after turn {turns}")).await;
        }
    }
    assert!(is_cards(&scene.turn_of(&people[0]).await));
    let distinct: BTreeSet<String> = names(&scene).into_iter().collect();
    assert_eq!(distinct.len(), all());
    assert!(distinct.iter().any(|name| name.starts_with("h_104_")));
    assert!(distinct.iter().any(|name| name.starts_with("h_olga_")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_start_uploads_nothing_and_leaves_foreign_emojis_alone() {
    let mut scene = Scene::with_emojis().await;
    let foreign = upload(&scene, "our_logo").await;
    let earlier = upload(&scene, "h_42_00000000").await;
    scene.stop_bot().await;
    scene.discord.clear_log();
    scene.start_bot_with_emojis(Duration::ZERO).await;
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    let board = scene.board().await;
    eventually("no cards on the buttons", async || {
        is_cards(&scene.my_hand(&people[0], board.id).await)
    })
    .await;
    let made: Vec<String> = {
        let world = scene.discord.world();
        let other = |one: &&sandbox::Request| one.path.contains("/emojis") && one.method != "GET";
        world.requests().filter(other).map(|one| format!("{} {}", one.method, one.path)).collect()
    };
    assert!(made.is_empty(), "{made:?}");
    let world = scene.discord.world();
    let app = world.app(scene.discord.application_id()).unwrap();
    assert!(app.emojis.contains_key(&foreign) && app.emojis.contains_key(&earlier));
    assert_eq!(app.emojis.len(), all() + 2);
}

/// Uploads an emoji with the bot's token, as somebody else.
async fn upload(scene: &Scene, name: &str) -> Id {
    let app = scene.discord.application_id();
    let url = format!("{}/api/v10/applications/{app}/emojis", scene.discord.url());
    let image = "data:image/png;base64,iVBORw0KGgo=";
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let token = format!("Bot {}", scene.discord.token());
    let request = client.post(url).header("Authorization", token);
    let answer = request.json(&json!({ "name": name, "image": image })).send().await.unwrap();
    let made: Value = answer.json().await.unwrap();
    made["id"].as_str().unwrap_or_else(|| panic!("{made}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_rows_menus_and_tables_carry_their_pictures() {
    let scene = Scene::with_emojis().await;
    let people = scene.people(2);
    let lobby = scene.gather(&people, &one_game()).await;
    let panel =
        people[0].click_label(lobby, "🤖 Add a bot").await.unwrap().finished().await.unwrap();
    let mut parts = panel.components[0]["components"].as_array().unwrap().iter();
    let menu = parts.find_map(|part| part["components"][0].get("options")).unwrap();
    let faces: Vec<&str> = menu
        .as_array()
        .unwrap()
        .iter()
        .map(|option| option["emoji"]["name"].as_str().unwrap().split('_').nth(1).unwrap())
        .collect();
    assert!(faces.contains(&"pip") && faces.contains(&"magnus"), "{faces:?}");
    people[0].click_label(lobby, "Start").await.unwrap();
    let hand = scene.turn_of(&people[0]).await;
    assert!(is_cards(&hand), "{:?}", hand.buttons());
    let sign = |message: &Message, label: &str| {
        let button = message.button(|b| b.label == label).unwrap_or_else(|| panic!("no {label}"));
        button.emoji.unwrap_or_default()
    };
    assert!(sign(&hand, "Hint").starts_with("h_hint_"));
    let board = scene.board().await;
    assert!(sign(&board, "My hand").starts_with("h_back_"));
    choose(&people[0], &hand, 3).await;
    let chosen = scene.told(&people[0], "You play").await;
    assert!(is_cards(&chosen) && decisions(&chosen)[3].label.starts_with('✓'));

    let lesson = people[1].command(&scene.channel, "nimmt tutorial", &[]).await.unwrap();
    let id = lesson.message_id().unwrap();
    for press in ["45", "Go on", "33", "Go on", "3"] {
        people[1].click_label(id, press).await.unwrap().finished().await.unwrap();
    }
    let rows = scene.discord.world().message(id).unwrap().buttons();
    assert_eq!(rows.len(), 4);
    for (number, row) in (1..).zip(rows) {
        let emoji = row.emoji.unwrap_or_default();
        assert!(emoji.starts_with(&format!("h_row{number}_")), "{emoji}");
        assert!(row.label.starts_with(&format!("Row {number}: ")), "{}", row.label);
    }
}

/// Two people play a game with open direct messages, and two with closed ones.
async fn play(scene: &Scene) -> Vec<Person> {
    let people = scene.people(4);
    for person in &people[2..] {
        person.close_dms();
    }
    let lobby = scene.gather(&people, &one_game()).await;
    people[0].click_label(lobby, "Start").await.unwrap();
    let board = scene.board().await;
    for person in &people[2..] {
        scene.my_hand(person, board.id).await;
    }
    // The hand that nobody asked for has come as well, and has moved.
    scene.nothing_to_send().await;
    let mut turns = 0;
    loop {
        match scene.next(&people).await {
            Next::Decide(index, message) => {
                turns += 1;
                if turns == 3 {
                    // Long enough for the line that says who is waited for.
                    advance(scene, 16);
                    scene.nothing_to_send().await;
                }
                choose(&people[index], &message, turns).await;
            }
            Next::Between(_) => unreachable!("the match has one game"),
            Next::Over(_) => return people,
        }
    }
}

/// The routes on which a message was refused for its emojis.
fn struck(scene: &Scene) -> BTreeSet<String> {
    let world = scene.discord.world();
    let struck = world.requests().filter(|one| one.fault.is_some());
    struck.map(|one| format!("{} {}", one.method, one.route)).collect()
}

/// All the ways in which a message with buttons goes to Discord.
const WAYS: [&str; 5] = [
    "PATCH /channels/{channel}/messages/{message}",
    "PATCH /webhooks/{app}/{token}/messages/@original",
    "POST /channels/{channel}/messages",
    "POST /interactions/{interaction}/{token}/callback",
    "POST /webhooks/{app}/{token}",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_refused_for_its_emojis_is_tried_once_more_whichever_way_it_goes() {
    let scene = Scene::with_emojis().await;
    // Some ways are rare: the first message on each is refused, whatever becomes of the others.
    for way in WAYS {
        let (method, route) = way.split_once(' ').unwrap();
        scene.discord.misbehave(Fault::next(1, Misbehaviour::InvalidEmoji).on(method, route));
    }
    scene.discord.misbehave(Fault::always(Misbehaviour::InvalidEmoji).one_in(2));
    play(&scene).await;
    let ways = struck(&scene);
    for way in WAYS {
        assert!(ways.contains(way), "nothing was refused on {way}: {ways:?}");
    }
    // Two of them at once may share the refusals so that one gets both, and goes in words.
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    for one in scene.discord.world().requests().filter(|one| one.fault.is_some()) {
        *refused.entry(one.path.clone()).or_default() += 1;
    }
    let unlucky = refused.values().map(|times| times / 2).sum();
    let (mut hands, mut words) = (0, 0);
    for delivery in scene.discord.traffic() {
        let body = delivery.body.to_string();
        if body.contains(".play.") {
            let dressed = body.contains("\"emoji\"");
            hands += usize::from(dressed);
            words += usize::from(!dressed);
        }
    }
    assert!(words <= unlucky, "{words} hands in words, and {unlucky} were refused twice");
    assert!(hands > 20, "only {hands} hands were sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_emojis_a_message_arrives_in_words_whichever_way_it_goes() {
    let scene = Scene::with_emojis().await;
    let before = scene.discord.traffic().len();
    scene.discord.misbehave(Fault::always(Misbehaviour::InvalidEmoji));
    let people = play(&scene).await;
    let ways = struck(&scene);
    for way in WAYS {
        assert!(ways.contains(way), "nothing was refused on {way}: {ways:?}");
    }
    for delivery in &scene.discord.traffic()[before..] {
        assert!(!delivery.body.to_string().contains("\"emoji\""), "{}", delivery.body);
    }
    for person in &people {
        let hand = hand_of(&scene.discord.world(), person.id).unwrap();
        assert!(is_words(&hand), "{:?}", hand.buttons());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn emojis_that_somebody_deletes_are_uploaded_again() {
    let mut scene = Scene::with_emojis().await;
    // A message with one of them is refused.
    scene.may_violate = true;
    let people = scene.people(2);
    let app = scene.discord.application_id();
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let gone: Vec<Id> = {
        let world = scene.discord.world();
        world.app(app).unwrap().emojis.keys().copied().collect()
    };
    for id in gone {
        let url = format!("{}/api/v10/applications/{app}/emojis/{id}", scene.discord.url());
        let token = format!("Bot {}", scene.discord.token());
        let answer = client.delete(url).header("Authorization", token).send().await.unwrap();
        assert_eq!(answer.status(), 204);
    }
    scene.start_match(&people, &one_game()).await;
    assert!(is_words(&scene.turn_of(&people[0]).await));
    eventually("they are not uploaded again", async || {
        advance(&scene, 5);
        names(&scene).len() == all()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_that_fail_are_tried_again_and_given_up_in_the_end() {
    let mut scene = Scene::without_bot(unlimited()).await;
    let failing = |times| Fault {
        times,
        ..Fault::always(Misbehaviour::Status { status: 500 }).on("POST", "/emojis")
    };
    scene.discord.misbehave(failing(Some(3)));
    scene.start_bot_with_emojis(Duration::ZERO).await;
    eventually("the pictures do not come", async || {
        advance(&scene, 10);
        names(&scene).len() == all()
    })
    .await;
    scene.stop_bot().await;

    let mut scene = Scene::without_bot(unlimited()).await;
    scene.discord.misbehave(failing(None));
    scene.start_bot_with_emojis(Duration::ZERO).await;
    for tries in 1..=14 {
        eventually("it is not tried again", async || {
            let done = asked(&scene.discord.world(), "POST") >= tries;
            if !done {
                advance(&scene, 60);
            }
            done
        })
        .await;
    }
    // A day later nobody has tried again.
    advance(&scene, 24 * 3_600);
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    assert!(is_words(&scene.turn_of(&people[0]).await));
    assert_eq!(asked(&scene.discord.world(), "POST"), 14);
}
