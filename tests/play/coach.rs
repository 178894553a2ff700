//! The coach: hints during a match, the review after it.

use sandbox::{Answer, Message, Person};
use serde_json::json;

use crate::support::{
    HIGHEST, Next, Scene, choose, hand_cards, one_game, record_file, record_of, take,
};

/// Returns the message somebody gets in the end, also when the answer was put off.
async fn told(answer: &Answer) -> Message {
    assert!(answer.is_ephemeral(), "only for them: {}", answer.text());
    answer.finished().await.unwrap()
}

async fn hint(scene: &Scene, person: &Person) -> Message {
    told(&person.command(&scene.channel, "nimmt hint", &[]).await.unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_tells_its_owner_alone_what_every_card_is_worth_and_why() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let cards = hand_cards(&scene.turn_of(&people[0]).await);
    let hint = hint(&scene, &people[0]).await;
    assert_eq!(hint.ephemeral_to, Some(people[0].id));
    let text = hint.text();
    for card in &cards {
        assert!(text.contains(&format!("**{card}** · ")), "{card} is not in {text}");
    }
    let reasons = ["safe for now", "sixth card of row", "too low for every row"];
    let said: usize = reasons.iter().map(|reason| text.matches(reason).count()).sum();
    assert_eq!(said, cards.len(), "{text}");
    // It costs nobody their choice.
    scene.plays_highest(&people[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_counts_every_card_of_the_largest_hand() {
    let (scene, people) = Scene::playing(2, &[("games", json!(1)), ("hand", json!(50))]).await;
    scene.turn_of(&people[0]).await;
    let text = hint(&scene, &people[0]).await.text();
    let listed = text.matches("** · ").count();
    let more = text.lines().find_map(|line| line.strip_prefix("… and "));
    let more = more.and_then(|line| line.split(' ').next()?.parse::<usize>().ok()).unwrap_or(0);
    assert_eq!(listed + more, 50, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_counts_the_same_choices_here_and_at_the_command_line() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    let folder = storage_contract::folder();
    let file = folder.path().join("match.json");
    std::fs::write(&file, record_file(&people[0], &end).await).unwrap();
    let mut replay = std::process::Command::new(env!("CARGO_BIN_EXE_hornochse"));
    let output = replay.args(["replay", "--review", "--json"]).arg(&file).output().unwrap();
    let review: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    for (seat, person) in review["seats"].as_array().unwrap().iter().zip(&people) {
        let text = told(&person.click_label(end.id, "Review").await.unwrap()).await.text();
        let counted = format!("{} ", seat["choices"]);
        let here = text.contains(&format!("of {counted}that I looked at"))
            || text.contains(&format!("I looked at {counted}"));
        assert!(here, "{seat}: {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_says_who_asked_how_often_also_after_a_restart() {
    let (mut scene, people) = Scene::playing(3, &one_game()).await;
    // Twice for one decision counts once.
    hint(&scene, &people[0]).await;
    let again = hint(&scene, &people[0]).await;
    assert!(again.text().contains("on 1 decision"), "{}", again.text());
    hint(&scene, &people[1]).await;
    scene.restart_bot().await;
    scene.all_choose(&people).await;
    scene.turn_of(&people[0]).await;
    let second = hint(&scene, &people[0]).await;
    assert!(second.text().contains("on 2 decisions"), "{}", second.text());
    let end = scene.play_to_the_end(&people).await;
    let text = end.text();
    assert!(text.contains("Hints asked for"), "{text}");
    assert!(text.contains("Ada **2** · Ben **1**") && !text.contains("Cem **"), "{text}");
    // The record has no place for it, and stays what everybody can read.
    record_of(&people[0], &end).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_of_a_private_match_says_it_too() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    crate::solo::begin(&scene, &ada).await;
    hint(&scene, &ada).await;
    let end = crate::solo::play_on(&scene, &ada).await.text();
    assert!(end.contains("Hints asked for: Ada **1**"), "{end}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_without_hints_gives_none_and_says_so() {
    let (scene, people) = Scene::of(2).await;
    let options = [("games", json!(1)), ("hints", json!(false))];
    scene.start_match(&people, &options).await;
    scene.reads("No hints").await;
    let refused = hint(&scene, &people[0]).await;
    assert!(refused.text().contains("played without hints"), "{}", refused.text());
    let end = scene.play_to_the_end(&people).await;
    assert!(!end.text().contains("Hints asked for"), "{}", end.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_forbids_hints_in_the_panel_and_allows_them_again() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let lobby = ada.command(&scene.channel, "nimmt new", &[]).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    scene.lobby_known().await;
    let panel = ada.click_label(lobby, "Settings").await.unwrap().message_id().unwrap();
    ada.click_label(panel, "More").await.unwrap();
    let off = ada.click_label(panel, "Turn hints off").await.unwrap();
    assert!(off.text().contains("No hints"), "{}", off.text());
    let on = ada.click_label(panel, "Turn hints on").await.unwrap();
    assert!(!on.text().contains("No hints"), "{}", on.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_manages_the_server_forbids_hints_for_all_of_it() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let panel = scene.manage(&people[1]).await;
    let off = panel.server("hints.false").await;
    assert!(off.contains("plays without hints"), "{off}");
    let refused = hint(&scene, &people[0]).await;
    assert!(refused.text().contains("This server plays without hints"), "{}", refused.text());
    panel.server("hints.true").await;
    assert!(hint(&scene, &people[0]).await.text().contains("to expect"));
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_wrong_time_or_for_the_wrong_person_a_hint_is_a_kind_word() {
    let (scene, people) = Scene::of(2).await;
    let stranger = scene.person("Zoe");
    assert!(hint(&scene, &people[0]).await.text().contains("There's no match"));
    let lobby = people[0].command(&scene.channel, "nimmt new", &one_game()).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    assert!(hint(&scene, &people[0]).await.text().contains("nothing for you to decide"));
    people[1].click_label(lobby, "Join").await.unwrap();
    people[0].click_label(lobby, "Start").await.unwrap();
    scene.turn_of(&people[0]).await;
    assert!(hint(&scene, &stranger).await.text().contains("This match started without you"));
    scene.play_to_the_end(&people).await;
    assert!(hint(&scene, &people[0]).await.text().contains("There's no match"));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_seats_take_turns_only_the_one_whose_turn_it_is_gets_a_hint() {
    let (scene, people) = Scene::of(2).await;
    let options = [("variant", json!("open")), ("games", json!(1))];
    scene.start_match_quietly(&people, &options).await;
    scene.turn_of(&people[0]).await;
    assert!(hint(&scene, &people[1]).await.text().contains("nothing for you to decide"));
    assert!(hint(&scene, &people[0]).await.text().contains("to expect"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_decision_gets_a_hint() {
    for name in ["logic", "pro", "refined", "hand", "double"] {
        let (scene, people) = Scene::of(2).await;
        let options = [("variant", json!(name)), ("games", json!(1))];
        scene.start_match_quietly(&people, &options).await;
        for which in 0..12 {
            let Next::Decide(index, message) = scene.next(&people).await else { break };
            let text = hint(&scene, &people[index]).await.text();
            assert!(text.contains("to expect"), "{name}: {text}");
            for key in ["why-", "choice-", "hint-"] {
                assert!(!text.contains(key), "{name}: {text}");
            }
            take(&people[index], &message, which).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_looks_back_at_a_match_and_nobody_else_does() {
    let (scene, people) = Scene::of(2).await;
    let stranger = scene.person("Zoe");
    scene.start_match(&people, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    let review = told(&people[0].click_label(end.id, "Review").await.unwrap()).await;
    assert_eq!(review.ephemeral_to, Some(people[0].id));
    let text = review.text();
    assert!(text.contains("that I looked at") || text.contains("No costly mistakes"), "{text}");
    assert!(text.contains("How lucky the deals were"), "{text}");
    assert!(text.contains("Ada: ") && text.contains("Ben: "), "{text}");
    // A picture of each moment, which says its rows in words.
    assert_eq!(review.attachments.len(), text.matches(" would have saved you about ").count());
    for (number, picture) in (1..).zip(&review.attachments) {
        assert_eq!(picture.filename, format!("moment-{number}.png"));
        assert!(picture.description.as_deref().unwrap().contains("Row 1: "));
    }
    let other = told(&stranger.click_label(end.id, "Review").await.unwrap()).await;
    assert!(other.text().contains("Only people who played"), "{}", other.text());
    assert!(other.attachments.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_goes_on_after_a_restart_and_when_the_same_people_play_again() {
    let (mut scene, people) = Scene::playing(2, &one_game()).await;
    let end = scene.play_to_the_end(&people).await;
    let first = told(&people[1].click_label(end.id, "Review").await.unwrap()).await;
    scene.restart_bot().await;
    people[0].click_label(end.id, "Rematch").await.unwrap();
    let second = told(&people[1].click_label(end.id, "Review").await.unwrap()).await;
    assert_eq!(first.text(), second.text(), "the same match gives the same review");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_played_for_somebody_is_not_their_mistake() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    people[2].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    let end = scene.play_to_the_end(&people[..2]).await;
    let review = told(&people[2].click_label(end.id, "Review").await.unwrap()).await;
    assert!(
        review.text().contains("no choice in this match that I could look at"),
        "{}",
        review.text()
    );
    assert!(review.attachments.is_empty());
    let own = told(&people[0].click_label(end.id, "Review").await.unwrap()).await;
    assert!(own.text().contains("I looked at"), "{}", own.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_button_beside_the_cards_gives_the_same_hint_and_the_cards_stay() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let hand = scene.turn_of(&people[0]).await;
    let told = told(&people[0].click_label(hand.id, "💡 Hint").await.unwrap()).await;
    assert!(told.text().contains("to expect"), "{}", told.text());
    assert!(told.text().contains("on 1 decision"), "{}", told.text());
    let still = scene.discord.world().message(hand.id).cloned().unwrap();
    assert_eq!(hand_cards(&still), hand_cards(&hand));
    let rules = people[0].click_label(hand.id, "Rules").await.unwrap();
    assert!(rules.text().contains("The rules in a minute"), "{}", rules.text());
    people[0].click_label(hand.id, "💡 Hint").await.unwrap();
    choose(&people[0], &still, HIGHEST).await;
}
