//! The views on request: the table, the hand, the rules, the help.

use crate::support::{Scene, board_in, one_game};

#[tokio::test(flavor = "multi_thread")]
async fn the_table_can_be_brought_to_the_bottom_and_the_old_one_loses_its_buttons() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let before = scene.board().await;
    people[1].say(&scene.channel, "chatter").unwrap();
    let answer = people[1].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    assert!(answer.is_ephemeral());
    let channel = scene.channel.id;
    let after = scene
        .discord
        .until_some(|world| board_in(world, channel).filter(|m| m.id != before.id))
        .await
        .unwrap();
    assert!(after.button(|b| b.label == "My hand").is_some());
    scene
        .discord
        .until(|w| w.message(before.id).is_some_and(|m| m.buttons().is_empty()))
        .await
        .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_picture_of_the_table_says_its_rows_in_words() {
    let (scene, _) = Scene::playing(2, &one_game()).await;
    let board = scene.board().await;
    let alt = board.attachments[0].description.clone().unwrap();
    for row in 1..=4 {
        assert!(alt.contains(&format!("Row {row}: ")), "{alt}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_help_are_there_for_everybody() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let rules = ada.command(&scene.channel, "nimmt rules", &[]).await.unwrap();
    assert!(rules.is_ephemeral() && rules.text().contains("sixth card"), "{}", rules.text());
    assert_eq!(rules.message().unwrap().attachments.len(), 1);
    let help = ada.command(&scene.channel, "nimmt help", &[]).await.unwrap();
    assert!(help.text().contains("/nimmt new"), "{}", help.text());
    assert!(help.text().lines().count() <= 7, "five lines and a title: {}", help.text());
    let all = ada.click_label(help.message_id().unwrap(), "All commands").await.unwrap();
    assert!(all.text().contains("`leaderboard` · `rules`"), "{}", all.text());
    for command in ["table", "hand", "join", "leave", "stop"] {
        let answer = ada.command(&scene.channel, &format!("nimmt {command}"), &[]).await.unwrap();
        assert!(answer.text().contains("There's no match"), "{command}: {}", answer.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_row_moves_unless_the_server_wants_its_pictures_still() {
    let (scene, people) = Scene::of(4).await;
    let pages = || -> Vec<(bool, String)> {
        let pages = scene.channel.messages().into_iter().filter(|m| !m.attachments.is_empty());
        pages
            .filter_map(|m| {
                let file = m.attachments.first()?;
                let taken = file.description.as_deref()?.contains(" takes ");
                Some((taken, file.filename.clone()))
            })
            .filter(|(_, name)| name.starts_with("table."))
            .collect()
    };
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    let before = pages();
    assert!(before.iter().any(|(taken, _)| *taken), "no row was taken in a whole game");
    for (taken, name) in &before {
        assert_eq!(name, if *taken { "table.gif" } else { "table.png" });
    }
    let still = scene.manage(&people[0]).await.server("animations.false").await;
    assert!(still.contains("don't move"), "{still}");
    scene.start_match(&people, &one_game()).await;
    scene.play_to_the_end(&people).await;
    let after = pages().split_off(before.len());
    assert!(after.iter().any(|(taken, _)| *taken));
    assert!(after.iter().all(|(_, name)| name == "table.png"), "{after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tutorial_takes_three_turns_and_ends_with_a_match() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let begin = ada.command(&scene.channel, "nimmt tutorial", &[]).await.unwrap();
    assert!(begin.is_ephemeral() && begin.text().contains("I'm Pip"), "{}", begin.text());
    let id = begin.message_id().unwrap();
    let press = async |label: &str| ada.click_label(id, label).await.unwrap().text();
    assert!(press("45 · 2 🐮").await.contains("lands behind the 41 in row 2"));
    assert!(press("Go on").await.contains("sixth card"));
    let ouch = press("33 · 5 🐮").await;
    assert!(ouch.contains("You take 12 14 21 26 30: **7 bull heads**"), "{ouch}");
    assert!(press("Go on").await.contains("the 3"));
    assert!(press("3 · 1 🐮").await.contains("a row of your choice"));
    let end = press("Row 1: 31 · 1 🐮").await;
    assert!(end.contains("the cheapest there is"), "{end}");
    let play = ada.click_label(id, "⚡ Play now").await.unwrap();
    assert!(play.text().contains("Pick a card"), "{}", play.text());
    assert!(play.text().contains("Only you see this match"), "{}", play.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tutorial_of_sixty_six_takes_five_tricks_and_ends_with_a_match() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let begin = ada.command(&scene.channel, "sixtysix tutorial", &[]).await.unwrap();
    assert!(begin.is_ephemeral() && begin.text().contains("I'm Pip"), "{}", begin.text());
    let id = begin.message_id().unwrap();
    let press = async |label: &str| ada.click_label(id, label).await.unwrap().text();
    let kept = press("♥\u{a0}9").await;
    assert!(kept.contains("Don't spend ♥\u{a0}9"), "{kept}");
    assert!(press("♥\u{a0}J").await.contains("exchange"));
    assert!(press("♦\u{a0}A").await.contains("it's too late"));
    assert!(press("Swap ♥\u{a0}9 → ♥\u{a0}A").await.contains("marriage"));
    assert!(press("♣\u{a0}Q +20").await.contains("close"));
    assert!(press("Close…").await.contains("Close the stock?"));
    assert!(press("Keep it open").await.contains("With a hand like that?"));
    assert!(press("Close the stock").await.contains("Closed!"));
    let forced = press("♣\u{a0}J").await;
    assert!(forced.contains("must follow suit"), "{forced}");
    // A card that may not be played can be pressed here, and it is told why.
    assert!(press("♥\u{a0}A").await.contains("you have to follow suit"));
    assert!(press("♦\u{a0}A").await.contains("say so"));
    assert!(press("♥\u{a0}A").await.contains("Don't wait: say it first"));
    assert!(press("Out!").await.contains("the card you go out with"));
    let end = press("♥\u{a0}A and out").await;
    assert!(end.contains("77 to 13: you win!"), "{end}");
    let play = ada.click_label(id, "⚡ Play now").await.unwrap();
    assert!(play.text().contains("Only you see this match"), "{}", play.text());
}
