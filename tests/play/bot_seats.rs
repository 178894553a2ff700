//! Bots come to the lobby and go, and nobody else is taken for one.

use sandbox::Message;
use serde_json::json;

use crate::bots::{start, table};
use crate::support::{Scene, advance, decisions, hand_of, one_game, said};

/// The menu of this placeholder: its id and its options.
pub fn menu(message: &Message, placeholder: &str) -> (String, Vec<(String, String)>) {
    let found =
        message.selects().into_iter().find(|menu| menu.placeholder.as_deref() == Some(placeholder));
    let menu = found.unwrap_or_else(|| panic!("no menu {placeholder:?}"));
    (menu.custom_id, menu.options)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_alone_adds_and_removes_them_up_to_the_tables_limit() {
    let (scene, people) = Scene::of(3).await;
    let lobby =
        people[0].command(&scene.channel, "nimmt new", &[("seats", json!(3))]).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    let refused = people[1].click_label(lobby, "🤖 Add a bot").await.unwrap();
    assert!(
        refused.is_ephemeral() && refused.text().contains("Only the host (**Ada**)"),
        "{}",
        refused.text()
    );

    let many = [("level", json!("9")), ("count", json!(5))];
    let added = people[0].command(&scene.channel, "nimmt bots", &many).await.unwrap();
    assert_eq!(added.text().matches("(level 9) sits down").count(), 2, "{}", added.text());
    assert!(added.text().contains("This table is full"), "{}", added.text());
    let full = people[1].click_label(lobby, "Join").await.unwrap();
    assert!(full.text().contains("the host can send one away"), "{}", full.text());
    let more = people[0].command(&scene.channel, "nimmt bots", &many[..1]).await.unwrap();
    assert!(more.text().contains("This table is full"), "{}", more.text());

    let panel = people[0].click_label(lobby, "🤖 Add a bot").await.unwrap().message().unwrap();
    let (id, options) = menu(&panel, "Remove a bot…");
    assert_eq!(options.len(), 2);
    let refused = people[1].command(&scene.channel, "nimmt bots", &[("remove", json!(true))]).await;
    assert!(refused.unwrap().text().contains("Only the host (**Ada**)"));
    let gone = people[0].select(panel.id, &id, &[&options[0].1]).await.unwrap();
    assert!(gone.text().contains(" left."), "{}", gone.text());
    people[1].click_label(lobby, "Join").await.unwrap();
    scene.reads("3. Ben").await;
    // Out go the others, and then there is nobody to send away.
    let away = [("remove", json!(true))];
    let gone = people[0].command(&scene.channel, "nimmt bots", &away).await.unwrap();
    assert!(gone.text().contains(" left."), "{}", gone.text());
    let gone = people[0].command(&scene.channel, "nimmt bots", &away).await.unwrap();
    assert!(gone.text().contains("no such bot"), "{}", gone.text());

    scene.start(&people[0], lobby).await;
    scene.board().await;
    let late = people[0].command(&scene.channel, "nimmt bots", &many).await.unwrap();
    assert!(late.text().contains("has already started"), "{}", late.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn nineteen_of_one_level_have_nineteen_names_and_a_lobby_of_bots_alone_closes() {
    let (scene, people) = Scene::of(1).await;
    let options = [("variant", json!("double"))];
    table(&scene, &people[0], 19, &options).await;
    advance(&scene, 2);
    let lobby = scene.reads("Players 20/20").await;
    let text = said(&lobby);
    let names: std::collections::BTreeSet<&str> = text
        .split(", ")
        .filter(|l| l.contains("🤖"))
        .map(|l| l.split_once(". ").unwrap().1)
        .collect();
    assert_eq!(names.len(), 19, "{text}");
    people[0].click_label(lobby.id, "Leave").await.unwrap();
    scene.reads("This table is closed").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_pass_for_a_bot() {
    let scene = Scene::new().await;
    let people = [scene.person("🤖 Olga"), scene.person("Ben")];
    start(&scene, &people, 1, &one_game()).await;
    let board = scene.board().await;
    assert_eq!(board.text().matches("🤖").count(), 1, "{}", board.text());
    let world = scene.discord.world();
    assert!(hand_of(&world, people[0].id).is_none_or(|m| !m.text().contains("🤖 Olga")));
    drop(world);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_alone_in_the_lobby_plays_now() {
    let (scene, people) = Scene::of(2).await;
    let lobby = people[0].command(&scene.channel, "nimmt new", &one_game()).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    let labels = |scene: &Scene| {
        let world = scene.discord.world();
        let buttons = world.message(lobby).unwrap().buttons();
        buttons.iter().map(|b| (b.label.clone(), b.disabled)).collect::<Vec<_>>()
    };
    let has = |name: &str| labels(&scene).into_iter().find(|(label, _)| label == name);
    assert_eq!(has("Start"), Some(("Start".into(), true)), "nobody plays alone");
    let refused = people[1].click_label(lobby, "⚡ Play now").await.unwrap();
    assert!(refused.text().contains("Only the host"), "{}", refused.text());
    people[0].click_label(lobby, "⚡ Play now").await.unwrap();
    let board = scene.board().await;
    assert_eq!(board.text().matches("🤖").count(), 3, "{}", board.text());
    assert_eq!(decisions(&scene.turn_of(&people[0]).await).len(), 10);
}
