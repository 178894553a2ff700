//! The largest table with the longest names, in every language: everything fits where it goes, and
//! nothing of it had to be cut.

use sandbox::Person;
use serde_json::{Value, json};

use crate::support::{Scene, advance, choose, eventually, hand_of, must_decide};

/// Lengths that Discord takes at most, and lengths at which this bot cuts.
const LIMITS: [usize; 11] = [45, 80, 100, 150, 256, 1024, 2000, 2048, 3000, 4000, 4096];

/// The texts of a body that fill the place they stand in to its end: something was cut off.
fn cut<'a>(body: &'a Value, found: &mut Vec<&'a str>) {
    match body {
        Value::String(text) => {
            let length = text.encode_utf16().count();
            let full = LIMITS.iter().any(|limit| length == *limit || length + 1 == *limit);
            if full && text.ends_with('…') {
                found.push(text);
            }
        }
        Value::Array(all) => all.iter().for_each(|one| cut(one, found)),
        Value::Object(fields) => fields.values().for_each(|one| cut(one, found)),
        _ => {}
    }
}

/// Twenty people whose names are as wide as names get.
fn people(scene: &Scene, locale: &str) -> Vec<Person> {
    let wide = |n| scene.person(&format!("{}{n:02}", "W".repeat(30)));
    let people: Vec<Person> = (0..20).map(wide).collect();
    people.iter().for_each(|person| {
        person.locale(locale);
    });
    people
}

async fn everything_fits(locale: &str) {
    let scene = Scene::at_noon().await;
    scene.guild.locale(locale);
    let people = people(&scene, locale);
    let options = [
        ("variant", json!("double")),
        ("games", json!(1)),
        ("hand", json!(2)),
        ("seats", json!(20)),
        ("virgin", json!(true)),
        ("thread", json!(false)),
    ];
    let lobby = people[0].command(&scene.channel, "nimmt new", &options).await.unwrap();
    let id = lobby.message_id().unwrap_or_else(|| panic!("{}", lobby.text()));
    let button = |does: &str| {
        let world = scene.discord.world();
        let lobby = world.message(id).unwrap();
        let found = lobby.button(|b| b.custom_id.as_deref().is_some_and(|id| id.ends_with(does)));
        found.and_then(|button| button.custom_id).unwrap()
    };
    let (join, start) = (button(".join"), button(".start"));
    for person in &people[1..] {
        person.click_id(id, &join).await.unwrap();
    }
    advance(&scene, 2);
    scene.nothing_to_send().await;
    people[0].click_id(id, &start).await.unwrap();
    // Everybody but two of them is late once.
    for person in &people[..18] {
        scene.plays_highest(person).await;
    }
    advance(&scene, 100);
    scene.nothing_to_send().await;
    for person in &people {
        let hand = scene.turn_of(person).await;
        choose(person, &hand, 0).await;
    }
    let is_over = |text: &str| text.contains('🏆');
    eventually("the match does not end", async || {
        scene.nothing_to_send().await;
        let board = scene.board().await;
        if let Some(row) = row_to_take(&scene, &people) {
            choose(&people[row.0], &row.1, 0).await;
        }
        is_over(&board.text())
    })
    .await;
    for command in ["leaderboard", "me", "table"] {
        people[0].command(&scene.channel, &format!("nimmt {command}"), &[]).await.unwrap();
    }
    scene.nothing_to_send().await;
    let traffic = scene.discord.traffic();
    assert!(traffic.len() > 60, "only {} bodies", traffic.len());
    for delivery in &traffic {
        let mut found = Vec::new();
        cut(&delivery.body, &mut found);
        assert!(found.is_empty(), "{locale}: {found:#?}");
    }
}

/// Returns the person who must take a row, and their hand.
fn row_to_take(scene: &Scene, people: &[Person]) -> Option<(usize, sandbox::Message)> {
    people.iter().enumerate().find_map(|(index, person)| {
        let hand = hand_of(&scene.discord.world(), person.id)?;
        must_decide(&hand).then_some((index, hand))
    })
}

/// A test for each language.
macro_rules! in_each_language {
    ($($name:ident: $locale:literal),* $(,)?) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            everything_fits($locale).await;
        }
    )*};
}

in_each_language! {
    the_largest_table_fits_in_english: "en-US",
    the_largest_table_fits_in_german: "de",
    the_largest_table_fits_in_french: "fr",
    the_largest_table_fits_in_dutch: "nl",
    the_largest_table_fits_in_italian: "it",
    the_largest_table_fits_in_spanish: "es-ES",
    the_largest_table_fits_in_portuguese: "pt-BR",
    the_largest_table_fits_in_polish: "pl",
    the_largest_table_fits_in_japanese: "ja",
    the_largest_table_fits_in_korean: "ko",
    the_largest_table_fits_in_chinese: "zh-TW",
}
