//! Matches against bots that one person alone sees.

use serde_json::json;

use crate::bots::play_to_the_end;
use crate::seen::offers;
use crate::support::{
    HIGHEST, Scene, advance, choose, decisions, eventually, hand_of, is_end, one_game, take,
};
use sandbox::{Channel, Id, Message, Permissions, Person, Whom};

/// Opens a private match of one game, and returns the message with the cards.
pub async fn begin(scene: &Scene, ada: &Person) -> Id {
    let asked = [("level", json!("1"))];
    let hand = ada.command(&scene.channel, "nimmt solo", &asked).await.unwrap();
    assert!(hand.is_ephemeral(), "{}", hand.text());
    hand.message_id().unwrap()
}

/// Leaves a private match, which ends it: so it is asked first.
pub async fn leave(ada: &Person, place: &Channel) {
    let asked = ada.command(place, "nimmt leave", &[]).await.unwrap();
    assert!(asked.text().contains("can't be resumed"), "{}", asked.text());
    ada.click_label(asked.message_id().unwrap(), "Yes, stop it").await.unwrap();
}

/// Plays until the match is over, and returns the message as it is then.
pub async fn play_on(scene: &Scene, ada: &Person) -> Message {
    for _ in 0..2_000 {
        advance(scene, 2);
        scene.nothing_to_send().await;
        let hand = { hand_of(&scene.discord.world(), ada.id) };
        let Some(hand) = hand else { continue };
        if hand.button(|b| b.label == "Play again").is_some() {
            return hand;
        }
        if !decisions(&hand).is_empty() {
            choose(ada, &hand, 0).await;
        }
    }
    panic!("the match does not come to its end")
}

#[tokio::test(flavor = "multi_thread")]
async fn one_command_alone_deals_cards_against_three_bots() {
    let (scene, people) = Scene::of(1).await;
    let options = [("level", json!("9")), ("public", json!(true))];
    let answer = people[0].command(&scene.channel, "nimmt solo", &options).await.unwrap();
    assert!(answer.is_ephemeral(), "{}", answer.text());
    let hand = answer.message().unwrap();
    assert_eq!(decisions(&hand).len(), 10, "{}", answer.text());
    let board = scene.board().await;
    assert_eq!(board.text().matches("🤖").count(), 3, "{}", board.text());
    take(&people[0], &hand, 0).await;
    let end = play_to_the_end(&scene, &people).await;
    assert!(end.text().contains("counts on the solo leaderboard"), "{}", end.text());
    // The cards came as the answer: no second hand, and no lobby, was sent.
    scene.nothing_to_send().await;
    let private = scene.discord.world();
    let hands = crate::support::private(&private, people[0].id).len();
    assert_eq!(hands, 1, "one private message follows the match");
    drop(private);
    assert!(!scene.channel.messages().iter().any(|m| m.text().contains("who's in?")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bots_level_is_nearest_to_ones_rating_unless_one_is_named() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    let named = [("level", json!("1"))];
    let hand = ada.command(&scene.channel, "nimmt solo", &named).await.unwrap().text();
    assert!(!hand.contains("Bot level"), "{hand}");
    play_on(&scene, ada).await;
    // A match against the weakest has made Ada known; nobody knows Ben.
    let level = |hand: &str| {
        let (_, after) = hand.split_once("**Bot level ").expect(hand);
        after.split_once(" of 9**").and_then(|(level, _)| level.parse::<u8>().ok()).expect(hand)
    };
    let hand = ben.command(&scene.channel, "nimmt solo", &[]).await.unwrap().text();
    assert!(hand.contains("to begin with"), "{hand}");
    let newcomer = level(&hand);
    let hand = ada.command(&scene.channel, "nimmt solo", &[]).await.unwrap().text();
    assert!(hand.contains("the closest to your solo rating"), "{hand}");
    // Ada has always played the first card there was.
    assert!(level(&hand) <= newcomer, "{hand}");
    assert!(hand.contains("Pick a card"), "{hand}");
    // Where the cards come elsewhere, the answer says it.
    let cem = scene.person("Cem");
    let thread = [("thread", json!(true))];
    let told = cem.command(&scene.channel, "sixtysix solo", &thread).await.unwrap().text();
    assert!(told.contains("<#") && told.contains("Bot level"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_match_leaves_nothing_in_the_channel_until_it_is_shared() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    begin(&scene, ada).await;
    // The channel is as free as before.
    let lobby = ben.command(&scene.channel, "nimmt new", &[]).await.unwrap();
    assert!(lobby.text().contains("Hosted by **Ben**"), "{}", lobby.text());
    let end = play_on(&scene, ada).await;
    let seen = || scene.channel.messages().into_iter().filter(|m| m.ephemeral_to.is_none()).count();
    assert_eq!(seen(), 1, "only Ben's lobby");
    for label in ["Play again", "Review", "Record", "Verify", "Share"] {
        assert!(end.button(|b| b.label == label).is_some(), "{label}: {}", end.text());
    }
    // Nobody has seen a seal in a message.
    let verified = ada.click_label(end.id, "Verify").await.unwrap().text();
    assert!(verified.contains("✅") && verified.contains("`interaction "), "{verified}");
    assert!(verified.contains("which nobody saw before the deal"), "{verified}");
    let shared = ada.click_label(end.id, "Share").await.unwrap();
    assert!(shared.text().contains("on its way to the channel"), "{}", shared.text());
    let card = scene.reads("A match against bots").await;
    let told = card.attachments[0].description.clone().unwrap();
    assert!(told.contains("1. ") && told.contains("Ada, "), "{told}");
    assert!(!is_end(&card) && card.buttons().is_empty());
    let again = ada.click_label(end.id, "Share").await.unwrap();
    assert!(again.text().contains("shared already"), "{}", again.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_match_is_shared_where_tables_may_be_opened() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    let other = scene.guild.channel("barn");
    let panel = scene.manage(&ada).await;
    panel.pick("channels", &[other.id]).await;
    begin(&scene, &ben).await;
    let end = play_on(&scene, &ben).await;
    let refused = ben.click_label(end.id, "Share").await.unwrap();
    assert!(refused.text().contains(&format!("<#{}>", other.id)), "{}", refused.text());
    scene.nothing_to_send().await;
    assert!(scene.channel.messages().iter().all(|m| m.ephemeral_to.is_some()));
    panel.pick("channels", &[]).await;
    let shared = ben.click_label(end.id, "Share").await.unwrap();
    assert!(shared.text().contains("on its way to the channel"), "{}", shared.text());
    scene.reads("A match against bots").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_match_is_shared_in_the_channel_to_which_it_was_taken() {
    let scene = Scene::new().await;
    let (ada, ben) = (scene.person("Ada"), scene.person("Ben"));
    let barn = scene.guild.channel("barn");
    let panel = scene.manage(&ada).await;
    panel.pick("channels", &[barn.id]).await;
    begin(&scene, &ben).await;
    ben.command(&barn, "nimmt hand", &[]).await.unwrap();
    let end = play_on(&scene, &ben).await;
    let shared = ben.click_label(end.id, "Share").await.unwrap();
    assert!(shared.text().contains("on its way to the channel"), "{}", shared.text());
    scene.nothing_to_send().await;
    assert!(barn.messages().iter().any(|m| m.text().contains("A match against bots")));
    assert!(scene.channel.messages().iter().all(|m| m.ephemeral_to.is_some()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_the_channel_did_not_take_can_be_shared_again() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    begin(&scene, &ada).await;
    let end = play_on(&scene, &ada).await;
    scene.channel.deny(Whom::One(scene.discord.application_id()), Permissions::SEND_MESSAGES);
    let shared = ada.click_label(end.id, "Share").await.unwrap();
    assert!(shared.text().contains("not allowed to post"), "{}", shared.text());
    scene.nothing_to_send().await;
    scene.channel.allow(Whom::One(scene.discord.application_id()), Permissions::SEND_MESSAGES);
    eventually("it can't be shared again", async || {
        let shared = ada.click_label(end.id, "Share").await.unwrap();
        shared.text().contains("on its way")
    })
    .await;
    scene.reads("A match against bots").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_match_is_found_again_where_the_channel_has_none() {
    let (mut scene, people) = Scene::of(2).await;
    let ada = &people[0];
    begin(&scene, ada).await;
    scene.restart_bot().await;
    let hand = ada.command(&scene.channel, "nimmt hand", &[]).await.unwrap();
    assert!(hand.text().contains("Pick a card"), "{}", hand.text());
    let other = people[1].command(&scene.channel, "nimmt hand", &[]).await.unwrap();
    assert!(other.text().contains("There's no match"), "{}", other.text());
    // Asking for another one shows the one there is.
    let same = ada.command(&scene.channel, "nimmt solo", &[]).await.unwrap();
    assert!(same.text().contains("Pick a card"), "{}", same.text());
    // Nor does one of another game begin beside it.
    let same = ada.command(&scene.channel, "sixtysix solo", &[]).await.unwrap();
    assert!(same.text().contains("still in this match"), "{}", same.text());
    assert!(same.text().contains("Pick a card"), "{}", same.text());
    assert_eq!(scene.open_tables().await, 1);
    leave(ada, &scene.channel).await;
    assert_eq!(scene.open_tables().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_also_sits_at_the_table_of_the_channel_is_told_how_to_leave_which() {
    let (scene, people) = Scene::of(2).await;
    let ada = &people[0];
    begin(&scene, ada).await;
    scene.start_match(&people, &one_game()).await;
    let same = ada.command(&scene.channel, "nimmt solo", &[]).await.unwrap();
    assert!(same.text().contains("`/nimmt leave` in our direct messages"), "{}", same.text());
    assert_eq!(scene.open_tables().await, 2);
    leave(ada, &ada.dm_channel()).await;
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 1);
    scene.reads("Waiting for **Ada** and **Ben**").await;
    // Whoever has left the table of the channel means their own.
    begin(&scene, ada).await;
    scene.leaves_for_good(ada).await;
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 1, "the match of two is over, their own is not");
    leave(ada, &scene.channel).await;
    scene.nothing_to_send().await;
    assert_eq!(scene.open_tables().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_match_goes_where_its_person_goes() {
    let (scene, people) = Scene::of(2).await;
    let ada = &people[0];
    begin(&scene, ada).await;
    let elsewhere = scene.discord.guild("Elsewhere");
    let there = elsewhere.channel("cards");
    ada.join(&elsewhere);
    people[1].join(&elsewhere);
    let same = ada.command(&there, "nimmt solo", &[]).await.unwrap();
    assert!(same.text().contains("Pick a card"), "{}", same.text());
    // Others have a table in the channel; her own cards are hers all the same.
    people[1].command(&there, "nimmt new", &[]).await.unwrap();
    let hand = ada.command(&there, "nimmt hand", &[]).await.unwrap();
    assert_eq!(decisions(&hand.message().unwrap()).len(), 10, "{}", hand.text());
    let hint = ada.command(&there, "nimmt hint", &[]).await.unwrap();
    assert!(hint.finished().await.unwrap().text().contains("to expect"), "{}", hint.text());
    let lobby = ada.command(&there, "nimmt table", &[]).await.unwrap();
    assert!(!lobby.text().contains("out of date"), "the table of the channel: {}", lobby.text());
    let stays = ada.command(&there, "nimmt stop", &[]).await.unwrap();
    assert!(!stays.text().contains("out of date"), "{}", stays.text());
    take(ada, &hand.message().unwrap(), 0).await;
    leave(ada, &there).await;
    assert_eq!(scene.open_tables().await, 1, "Ben's lobby");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_tournament_says_who_has_picked_what_and_ends_with_every_sheet() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let asked = [("level", json!("1")), ("variant", json!("tournament"))];
    ada.command(&scene.channel, "nimmt solo", &asked).await.unwrap();
    let is_list = |line: &str| {
        let cards = line.split_once(": ").map(|(_, cards)| cards.split(' ').collect::<Vec<_>>());
        cards
            .is_some_and(|cards| cards.len() == 10 && cards.iter().all(|c| c.parse::<u8>().is_ok()))
    };
    let (mut lists, mut end) = (0, None);
    for _ in 0..2_000 {
        advance(&scene, 2);
        scene.nothing_to_send().await;
        let Some(hand) = hand_of(&scene.discord.world(), ada.id) else { continue };
        lists = lists.max(hand.text().lines().filter(|line| is_list(line)).count());
        if hand.button(|b| b.label == "Play again").is_some() {
            end = Some(hand.text());
            break;
        }
        if !offers(&hand).is_empty() {
            take(&ada, &hand, 0).await;
        }
    }
    assert_eq!(lists, 3, "nobody says what the bots have picked");
    let end = end.expect("the match comes to its end");
    assert_eq!(end.matches("'s sheet").count(), 4, "{end}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_match_is_shown_where_the_bot_may_not_post() {
    let (scene, people) = Scene::of(2).await;
    begin(&scene, &people[0]).await;
    let bot = Whom::One(scene.discord.application_id());
    scene.channel.deny(bot, Permissions::SEND_MESSAGES);
    let shown = people[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    assert!(shown.text().contains("Pick a card"), "{}", shown.text());
    let none = people[1].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    assert!(none.text().contains("no match"), "{}", none.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn play_again_deals_the_next_private_match_in_the_same_message() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    begin(&scene, &ada).await;
    let end = play_on(&scene, &ada).await;
    let next = ada.click_label(end.id, "Play again").await.unwrap();
    assert!(next.text().contains("Pick a card"), "{}", next.text());
    assert_eq!(scene.open_tables().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn play_again_says_which_private_match_is_still_open() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    begin(&scene, &ada).await;
    let end = play_on(&scene, &ada).await;
    ada.command(&scene.channel, "sixtysix solo", &[]).await.unwrap();
    let same = ada.click_label(end.id, "Play again").await.unwrap();
    assert!(same.text().contains("still in this match"), "{}", same.text());
    assert_eq!(scene.open_tables().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_a_thread_gets_one_though_the_match_is_to_be_private() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    let options = [("public", json!(false)), ("thread", json!(true))];
    let opened = ada.command(&scene.channel, "nimmt solo", &options).await.unwrap();
    assert!(opened.text().contains("<#"), "{}", opened.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_private_match_is_kept_up_to_date_without_a_click() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    begin(&scene, &ada).await;
    let end = play_on(&scene, &ada).await;
    let next = ada.click_label(end.id, "Play again").await.unwrap();
    let hand = next.message().unwrap();
    assert_eq!(decisions(&hand).len(), 10, "{}", next.text());
    // The bots choose later than she does; she presses nothing to see what came of it.
    choose(&ada, &hand, HIGHEST).await;
    for _ in 0..10 {
        scene.nothing_to_send().await;
        advance(&scene, 10);
    }
    let id = ada.id;
    let nine =
        |world: &sandbox::World| hand_of(world, id).is_some_and(|m| decisions(&m).len() == 9);
    scene.discord.until(nine).await.expect("the hand stands still");
    let live = crate::support::private(&scene.discord.world(), id);
    let live = live.iter().filter(|m| !decisions(m).is_empty()).count();
    assert_eq!(live, 1, "two hands have buttons");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_hurried_who_plays_alone() {
    let (scene, people) = Scene::of(2).await;
    let ada = &people[0];
    let options = [("public", json!(true))];
    let hand = ada.command(&scene.channel, "nimmt solo", &options).await.unwrap();
    let board = scene.board().await;
    assert!(!board.text().contains("DM"), "no message was sent: {}", board.text());
    assert!(!format!("{}{}", board.text(), hand.text()).contains("time's up"), "{}", hand.text());
    for _ in 0..12 {
        scene.nothing_to_send().await;
        advance(&scene, 3_600);
    }
    scene.nothing_to_send().await;
    assert!(ada.pings().is_empty(), "nobody waits for her");
    // A token is good for a quarter of an hour; the command brings the cards back.
    let hand = ada.command(&scene.channel, "nimmt hand", &[]).await.unwrap().message().unwrap();
    assert_eq!(decisions(&hand).len(), 10, "{}", hand.text());
    assert!(!hand.text().contains("away"), "{}", hand.text());
    choose(ada, &hand, HIGHEST).await;
    let told = scene.told(ada, "turn 2").await;
    assert!(!told.text().contains("time's up"), "{}", told.text());
    // The page beside it is for others: one message, which changes.
    scene.nothing_to_send().await;
    let pages = scene.channel.messages().into_iter().filter(|m| m.ephemeral_to.is_none());
    assert_eq!(pages.count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_says_how_the_deal_ended_and_deals_the_next() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    begin(&scene, &ada).await;
    let between = loop {
        advance(&scene, 2);
        scene.nothing_to_send().await;
        let Some(hand) = hand_of(&scene.discord.world(), ada.id) else { continue };
        if hand.button(|b| b.label == "Next game").is_some() {
            break hand;
        }
        if !decisions(&hand).is_empty() {
            choose(&ada, &hand, 0).await;
        }
    };
    let text = between.text();
    assert!(text.contains("Game 1 is over") && text.contains("bull heads"), "{text}");
    let dealt = ada.click_label(between.id, "Next game").await.unwrap();
    assert!(dealt.text().contains("game 2, turn 1"), "{}", dealt.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn stopping_a_match_alone_names_it() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    begin(&scene, &ada).await;
    let asked = ada.command(&scene.channel, "nimmt stop", &[]).await.unwrap();
    assert!(asked.text().starts_with("Stop your match against **"), "{}", asked.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bystander_is_told_of_the_next_table_or_plays_alone() {
    let (scene, people) = Scene::of(3).await;
    scene.start_match(&people[..2], &[]).await;
    let board = scene.board().await;
    let late = people[2].click_label(board.id, "My hand").await.unwrap();
    assert!(late.text().contains("started without you"), "{}", late.text());
    let id = late.message_id().unwrap();
    let told = people[2].click_label(id, "🔔 Tell me about the next table").await.unwrap();
    assert!(told.text().contains("✅"), "{}", told.text());
    let late = people[2].click_label(board.id, "My hand").await.unwrap();
    let hand = people[2].click_label(late.message_id().unwrap(), "⚡ Play now").await.unwrap();
    assert_eq!(decisions(&hand.message().unwrap()).len(), 10, "{}", hand.text());
    assert!(hand.text().contains("Only you see this match"), "{}", hand.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_shows_the_match_alone_that_is_still_open() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    begin(&scene, &ada).await;
    let help = ada.command(&scene.channel, "nimmt help", &[]).await.unwrap();
    let same = ada.click_label(help.message_id().unwrap(), "⚡ Play now").await.unwrap();
    assert!(same.text().contains("still in this match"), "{}", same.text());
    assert_eq!(decisions(&same.message().unwrap()).len(), 10, "{}", same.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_goes_when_the_card_is_played() {
    let scene = Scene::new().await;
    let ada = scene.people(1).remove(0);
    let hand = begin(&scene, &ada).await;
    let hint = ada.command(&scene.channel, "nimmt hint", &[]).await.unwrap();
    hint.finished().await.unwrap();
    let hint = hint.message_id().unwrap();
    assert_ne!(hint, hand);
    let stands = |world: &sandbox::World| world.message(hint).is_some_and(|m| !m.deleted);
    assert!(stands(&scene.discord.world()));
    let hand = { hand_of(&scene.discord.world(), ada.id).unwrap() };
    choose(&ada, &hand, 0).await;
    scene.discord.until(|world| !stands(world)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_the_last_card_of_a_private_match_is_told_what_they_have_earned() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    begin(&scene, &ada).await;
    for _ in 0..30 {
        let mut end = None;
        while end.is_none() {
            // The bots have chosen, so that her card ends each turn.
            advance(&scene, 5);
            scene.nothing_to_send().await;
            let Some(hand) = hand_of(&scene.discord.world(), ada.id) else { continue };
            if !decisions(&hand).is_empty() {
                choose(&ada, &hand, HIGHEST).await;
            }
            end = Some(hand).filter(|hand| hand.button(|b| b.label == "Play again").is_some());
        }
        let end = end.unwrap();
        let mine = ada.command(&scene.channel, "nimmt me", &[]).await.unwrap();
        if mine.text().contains('🏅') {
            assert!(end.text().contains('🏅'), "{}\n{}", end.text(), mine.text());
            return;
        }
        ada.click_label(end.id, "Play again").await.unwrap();
    }
    panic!("nothing was earned in thirty matches")
}

#[tokio::test(flavor = "multi_thread")]
async fn no_cards_are_shown_where_they_could_not_be_played() {
    let scene = Scene::new().await;
    let ada = scene.person("Ada");
    ada.close_dms();
    ada.command(&scene.channel, "nimmt solo", &[("thread", json!(true))]).await.unwrap();
    advance(&scene, 5);
    scene.nothing_to_send().await;
    // The match is in the thread: here a card would be a button of another table.
    for message in scene.channel.messages() {
        assert_eq!(decisions(&message), [], "{}", message.text());
    }
}
