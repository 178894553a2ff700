//! The settings of people for themselves.

use serde_json::json;
use view::Words;

use crate::support::{Scene, advance, decisions, one_game};

#[tokio::test(flavor = "multi_thread")]
async fn who_chooses_a_language_is_spoken_to_in_it_everywhere() {
    let mut scene = Scene::new().await;
    let ben = scene.person("Ben");
    ben.locale("fr");
    {
        let panel = scene.settings(&ben).await;
        let text = panel.mine("mine.language.de").await;
        // At once, and in the panel, too.
        assert!(text.contains("Deine Einstellungen") && text.contains("**Deutsch**"), "{text}");
    }
    scene.restart_bot().await;
    let help = ben.command(&scene.channel, "nimmt help", &[]).await.unwrap();
    assert!(help.text().contains(&Words::of("de").say("help-title", &[])), "{}", help.text());
    let elsewhere = scene.discord.guild("Elsewhere");
    let there = elsewhere.channel("games");
    ben.join(&elsewhere);
    elsewhere.invite_bot();
    let help = ben.command(&there, "nimmt help", &[]).await.unwrap();
    assert!(help.text().contains(&Words::of("de").say("help-title", &[])), "{}", help.text());
    let panel = scene.settings(&ben).await;
    let text = panel.mine("mine.language.").await;
    assert!(text.contains("Tes réglages"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_no_direct_messages_gets_none_and_the_others_do() {
    let (scene, people) = Scene::of(2).await;
    let text = scene.settings(&people[1]).await.mine("mine.hands.private").await;
    assert!(text.contains("✅ I never DM you your cards"), "{text}");
    scene.start_match(&people, &one_game()).await;
    let board = scene.board().await;
    assert!(!board.text().contains('📭'), "they can be reached: {}", board.text());
    assert_eq!(people[0].dms().len(), 1);
    let hand = scene.my_hand(&people[1], board.id).await;
    assert_eq!(decisions(&hand).len(), 10);
    scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    assert!(people[1].dms().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_a_direct_message_gets_it_where_the_server_shows_hands_in_private() {
    let (scene, people) = Scene::of(2).await;
    scene.manage(&people[0]).await.server("hands.private").await;
    scene.settings(&people[1]).await.mine("mine.hands.dm").await;
    scene.start_match(&people, &one_game()).await;
    assert_eq!(people[1].dms().len(), 1);
    assert!(people[0].dms().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_changes_their_mind_in_mid_match_is_shown_the_next_hand_there() {
    let (scene, people) = Scene::playing(2, &[("pace", json!("slow"))]).await;
    let first = scene.turn_of(&people[1]).await;
    assert!(first.ephemeral_to.is_none());
    scene.settings(&people[1]).await.mine("mine.hands.private").await;
    let before = people[1].dms().len();
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    scene.nothing_to_send().await;
    assert_eq!(people[1].dms().len(), before, "a slow turn rings no more");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_no_reminder_is_not_called_and_the_others_are() {
    let (scene, people) = Scene::of(2).await;
    let panel = scene.settings(&people[1]).await;
    let text = panel.mine("mine.reminders.false").await;
    assert!(text.contains("✅ I don't ping you"), "{text}");
    scene.start_match(&people, &one_game()).await;
    advance(&scene, 61);
    let reminder = scene.reads("your turn!").await;
    assert!(reminder.text().contains(&people[0].id.to_string()));
    assert!(!reminder.text().contains(&people[1].id.to_string()), "{}", reminder.text());
    assert!(people[1].pings().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_stand_still_for_whoever_plays_alone_and_wants_it() {
    let (scene, people) = Scene::of(1).await;
    let moving = || {
        let all = scene.channel.messages();
        let files = all.iter().flat_map(|m| m.attachments.iter().map(|a| a.filename.clone()));
        files.filter(|name| name == "table.gif").count()
    };
    // With a page for each turn, so that every picture stays.
    let begin = async || {
        let lobby = people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
        people[0].click_label(lobby.message_id().unwrap(), "⚡ Play now").await.unwrap();
    };
    begin().await;
    crate::bots::play_to_the_end(&scene, &people).await;
    scene.nothing_to_send().await;
    let before = moving();
    assert!(before > 0, "no row was taken in a whole match");
    let text = scene.settings(&people[0]).await.mine("mine.still.true").await;
    assert!(text.contains("✅ Pictures stand still when you play alone"), "{text}");
    begin().await;
    crate::bots::play_to_the_end(&scene, &people).await;
    scene.nothing_to_send().await;
    assert_eq!(moving(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn suits_have_colours_of_their_own_for_whoever_wants_it_alone() {
    let (scene, people) = Scene::of(2).await;
    let lobby = people[0].command(&scene.channel, "sixtysix new", &[]).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    people[1].click_label(lobby, "Join").await.unwrap();
    scene.start(&people[0], lobby).await;
    let board = scene.board().await;
    scene.nothing_to_send().await;
    let table = |message: &sandbox::Message| {
        let file = message.attachments.iter().find(|file| file.filename == "table.png");
        file.expect("there is a picture").bytes.clone()
    };
    // The same cards, the same lesson: what differs is how they look.
    let look = async |who: &sandbox::Person| {
        let hand = table(&scene.my_hand(who, board.id).await);
        let lesson = who.command(&scene.channel, "sixtysix tutorial", &[]).await.unwrap();
        let rules = who.command(&scene.channel, "sixtysix rules", &[]).await.unwrap();
        let daily = scene.daily_of("sixtysix", who).await;
        let answers = [lesson.message().unwrap(), rules.message().unwrap(), daily];
        (hand, answers.map(|answer| answer.attachments[0].bytes.clone()))
    };
    let (ada, ben) = (look(&people[0]).await, look(&people[1]).await);
    let text = scene.settings(&people[0]).await.mine("mine.suits.true").await;
    assert!(text.contains("✅ Each suit has a color of its own"), "{text}");
    let four = look(&people[0]).await;
    assert!(four.0 != ada.0, "the hand");
    for (number, (now, before)) in four.1.iter().zip(&ada.1).enumerate() {
        assert!(now != before, "picture {number}");
    }
    assert!(look(&people[1]).await == ben, "somebody else's pictures");
    assert!(table(&scene.board().await) == table(&board), "the page");
    let text = scene.settings(&people[0]).await.mine("mine.suits.false").await;
    assert!(text.contains("✅ Spades and clubs are black"), "{text}");
    assert!(look(&people[0]).await == ada, "as they were");
}
