//! Agreeing on what is played: options, the panel, contradictions, explanations.

use serde_json::json;

use crate::support::Scene;

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_contradict_themselves_are_refused_with_every_reason() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let options = [
        ("variant", json!("tournament")),
        ("target", json!(66)),
        ("rows_stay", json!(true)),
        ("deal_all", json!(true)),
    ];
    let answer = ada.command(&scene.channel, "nimmt new", &options).await.unwrap();
    assert!(answer.is_ephemeral());
    for reason in ["rows can't stay", "no other end", "made to fit the hands"] {
        assert!(answer.text().contains(reason), "{reason:?} is not in {}", answer.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_changes_everything_in_the_panel_and_the_lobby_follows() {
    let (scene, people) = Scene::of(2).await;
    let lobby = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    scene.lobby_known().await;
    let refused = people[1].click_label(lobby, "Settings").await.unwrap();
    assert!(refused.text().contains("Only the host (**Ada**)"), "{}", refused.text());

    let panel = people[0].click_label(lobby, "Settings").await.unwrap();
    assert!(panel.is_ephemeral());
    let panel = panel.message_id().unwrap();
    let choose = |value: &str| {
        let value = value.to_owned();
        let message = scene.discord.world().message(panel).unwrap().clone();
        let menu = message
            .selects()
            .into_iter()
            .find(|m| m.options.iter().any(|(_, v)| *v == value))
            .unwrap_or_else(|| panic!("{value} is not offered"));
        let person = people[0].clone();
        async move { person.select(panel, &menu.custom_id, &[&value]).await.unwrap() }
    };
    choose("set.variant.pro").await;
    choose("virgin").await;
    choose("set.rows.5.7").await;
    choose("set.games.3").await;
    people[0].click_label(panel, "More").await.unwrap();
    choose("set.hand.8").await;
    choose("set.pace.relaxed").await;
    choose("set.seats.4").await;
    scene.clock.advance(std::time::Duration::from_secs(2));
    let lobby = scene.reads("Players 1/4").await;
    for part in ["**Pro:**", "5 rows", "seventh", "hands of 8", "clean sheet", "3 games", "1 hour"]
    {
        assert!(lobby.text().contains(part), "{part:?} is not in {}", lobby.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_rules_do_not_fit_its_players_does_not_start_and_says_why() {
    let (scene, people) = Scene::of(3).await;
    let options = [("hand", json!(40))];
    let lobby = people[0].command(&scene.channel, "nimmt new", &options).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    people[1].click_label(lobby, "Join").await.unwrap();
    let full = people[2].click_label(lobby, "Join").await.unwrap();
    assert!(full.text().contains("full"), "{}", full.text());
    scene.lobby_known().await;
    let panel = people[0].click_label(lobby, "Settings").await.unwrap().message().unwrap();
    let rows = panel.selects().into_iter().find(|m| m.options.len() == 10).unwrap();
    people[0].select(panel.id, &rows.custom_id, &["set.variant.tournament"]).await.unwrap();
    let end = people[0]
        .select(
            panel.id,
            &panel
                .selects()
                .into_iter()
                .find(|m| m.options.iter().any(|(_, v)| v == "set.points.66"))
                .unwrap()
                .custom_id,
            &["set.points.66"],
        )
        .await
        .unwrap();
    assert!(end.text().contains("can't be combined"), "{}", end.text());
    crate::support::advance(&scene, 2);
    let start = |m: &sandbox::Message| m.button(|b| b.label == "Start").unwrap();
    let barred = |world: &sandbox::World| world.message(lobby).is_some_and(|m| start(m).disabled);
    scene.discord.until(barred).await.unwrap();
    let shown = scene.discord.world().message(lobby).unwrap().clone();
    assert!(shown.text().contains("no other end"), "{}", shown.text());
    assert!(!shown.text().contains("can start"), "{}", shown.text());
    // An older copy of the button says the same.
    let refused = people[0].press(lobby, &start(&shown).custom_id.unwrap()).await.unwrap();
    assert!(refused.text().contains("no other end"), "{}", refused.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_variant_is_explained_with_a_picture_in_at_most_1500_characters() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    for variant in [
        "classic",
        "tactics",
        "logic",
        "tournament",
        "pro",
        "open",
        "refined",
        "hand",
        "double",
        "double_pairs",
    ] {
        let options = [("variant", json!(variant))];
        let answer = ada.command(&scene.channel, "nimmt rules", &options).await.unwrap();
        let text = answer.text();
        assert!(text.chars().count() <= 1500, "{variant}: {}", text.chars().count());
        assert!(!text.contains("rules-"), "{variant} lacks a text: {text}");
        assert_eq!(answer.message().unwrap().attachments.len(), 1);
    }
}
