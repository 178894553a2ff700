//! Private hands: where they are shown, what the older one says, and what they tell at the end.

use std::time::Duration;

use sandbox::{Fault, Message, Misbehaviour};
use serde_json::json;

use crate::support::{HIGHEST, Scene, advance, choose, decisions, eventually, one_game, private};

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_is_opened_elsewhere_says_so_where_it_was_before() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let direct = scene.turn_of(&people[0]).await;
    let board = scene.board().await;
    let private = scene.my_hand(&people[0], board.id).await;
    let moved = |id: sandbox::Id| {
        let world = scene.discord.world();
        world.message(id).is_some_and(|m| m.text().contains("another message"))
    };
    eventually("the direct message does not say that it moved", async || moved(direct.id)).await;
    // Back in the direct message, the one in the channel says so.
    people[0].click_label(direct.id, "My hand").await.unwrap();
    let back = scene.discord.world().message(direct.id).cloned().unwrap();
    assert_eq!(decisions(&back).len(), 10);
    eventually("the private message does not say that it moved", async || moved(private.id)).await;
    choose(&people[0], &back, HIGHEST).await;
    scene.plays_highest(&people[1]).await;
    let next = scene.told(&people[0], "turn 2").await;
    assert_eq!(next.id, direct.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_with_closed_direct_messages_gets_their_hand_where_they_clicked() {
    let (scene, people) = Scene::of(2).await;
    people[1].close_dms();
    let lobby = scene.gather(&people, &one_game()).await;
    people[0].click_label(lobby, "Start").await.unwrap();
    let hand = scene.whispered(&people[1], "couldn't send you a direct message").await;
    assert_eq!(decisions(&hand).len(), 10);
    choose(&people[1], &hand, HIGHEST).await;
    scene.plays_highest(&people[0]).await;
    scene.told(&people[1], "turn 2").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_that_discord_refuses_for_another_reason_comes_where_they_clicked() {
    let (scene, people) = Scene::of(2).await;
    // He has chosen direct messages, she has them from the server.
    scene.settings(&people[1]).await.mine("mine.hands.dm").await;
    let lobby = scene.gather(&people, &one_game()).await;
    let refused = Misbehaviour::Refuse { status: 400, code: 50_033 };
    scene.discord.misbehave(Fault::always(refused).on("POST", "/users/@me/channels"));
    people[0].click_label(lobby, "Start").await.unwrap();
    for person in &people {
        let hand = scene.whispered(person, "couldn't send you a direct message").await;
        assert_eq!(decisions(&hand).len(), 10);
    }
    scene.nothing_to_send().await;
    let tries = scene.discord.requests().into_iter().filter(|it| it.path == "/users/@me/channels");
    assert_eq!(tries.count(), 2, "each is tried once");
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_are_not_tried_again_at_every_table() {
    let (scene, people) = Scene::of(2).await;
    people[1].close_dms();
    let plays = async || {
        let lobby = scene.gather(&people, &one_game()).await;
        people[0].click_label(lobby, "Start").await.unwrap();
        scene.turn_of(&people[1]).await;
        scene.nothing_to_send().await;
        let asked = people[0].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
        people[0].click_label(asked.message_id().unwrap(), "Yes, stop it").await.unwrap();
        scene.nothing_to_send().await;
        scene.discord.counts().invalid
    };
    assert_eq!(plays().await, 1);
    assert_eq!(plays().await, 1, "Discord was asked again on the same day");
    // A player who wants direct messages again is believed.
    scene.settings(&people[1]).await.mine("mine.hands.dm").await;
    assert_eq!(plays().await, 2);
    assert_eq!(plays().await, 2);
    advance(&scene, 24 * 3600);
    assert_eq!(plays().await, 3, "after a day it is tried again");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_direct_messages_again_gets_them_at_the_same_table() {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    ben.close_dms();
    let slow = [("games", json!(1)), ("pace", json!("slow"))];
    let lobby = scene.gather(&people, &slow).await;
    ada.click_label(lobby, "Start").await.unwrap();
    let hand = scene.whispered(ben, "couldn't send you a direct message").await;
    ben.open_dms();
    scene.settings(ben).await.mine("mine.hands.dm").await;
    choose(ben, &hand, HIGHEST).await;
    // By then the way by their clicks is closed.
    advance(&scene, 15 * 60);
    scene.plays_highest(ada).await;
    scene.reads("after turn 1").await;
    scene.nothing_to_send().await;
    let direct = ben.dms().pop().map(|it| (it.text(), decisions(&it).len()));
    assert!(direct.as_ref().is_some_and(|(_, cards)| *cards == 9), "{direct:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_their_hand_while_a_direct_message_fails_has_one_hand_not_two() {
    let (scene, people) = Scene::of(2).await;
    people[1].close_dms();
    let lobby = scene.gather(&people, &one_game()).await;
    // The direct message is refused while the answer to the click is on its way.
    let direct = format!("/channels/{}/messages", people[1].dm_channel().id);
    let slowly = |ms| Misbehaviour::AnswerAfter { ms };
    scene.discord.misbehave(Fault::next(1, slowly(300)).on("POST", &direct));
    scene.discord.misbehave(Fault::next(1, slowly(900)).on("POST", "/webhooks"));
    people[0].click_label(lobby, "Start").await.unwrap();
    let board = scene.board().await;
    scene.my_hand(&people[1], board.id).await;
    scene.nothing_to_send().await;
    let world = scene.discord.world();
    let live = private(&world, people[1].id).into_iter().filter(|m| !decisions(m).is_empty());
    assert_eq!(live.count(), 1);
}

/// Ben's direct messages are closed: he looks at his hand in an answer, and that to his next click
/// is lost.
async fn goes_on_where_it_was(pages: usize, clicks_on_page: bool) {
    let (scene, people) = Scene::of(2).await;
    let (ada, ben) = (&people[0], &people[1]);
    ben.close_dms();
    let lobby = scene.gather(&people, &one_game()).await;
    ada.click_label(lobby, "Start").await.unwrap();
    let mut hand = scene.whispered(ben, "couldn't send you a direct message").await;
    scene.nothing_to_send().await;
    let board = scene.board().await;
    for _ in 0..pages {
        hand = scene.new_hand(ben, board.id).await;
        scene.nothing_to_send().await;
    }
    let card = decisions(&hand).last().unwrap().custom_id.clone().unwrap();
    let (under, button) = if clicks_on_page {
        choose(ben, &hand, HIGHEST).await;
        scene.nothing_to_send().await;
        let button = board.button(|b| b.label == "My hand").unwrap();
        (board.id, button.custom_id.unwrap())
    } else {
        (hand.id, card)
    };
    let tries = || {
        let all = scene.discord.requests().into_iter();
        all.filter(|one| one.path.contains("/callback")).count()
    };
    let before = tries();
    scene.discord.misbehave(Fault::always(Misbehaviour::LostRequest).on("POST", "/callback"));
    let clicking = ben.clone();
    let click = tokio::spawn(async move { clicking.click_id(under, &button).await });
    eventually("nothing is lost", async || tries() > before).await;
    eventually("the answer is tried for ever", async || {
        // Not by leaps: in a quarter of an hour the hand's token dies.
        scene.clock.advance(Duration::from_millis(10));
        scene.is_at_rest()
    })
    .await;
    scene.nothing_to_send().await;
    scene.discord.behave();
    let _ = scene.in_vain(click, || true).await.unwrap();
    let now = || scene.discord.world().message(hand.id).cloned().unwrap();
    assert!(!now().text().contains("another message"), "{}", now().text());
    scene.plays_highest(ada).await;
    eventually("the next turn is not told", async || now().text().contains("turn 2")).await;
    assert_eq!(decisions(&now()).len(), 9, "{}", now().text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_stays_where_it_was_when_the_answer_beside_a_page_is_lost() {
    goes_on_where_it_was(0, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_stays_where_it_was_when_the_answer_to_which_it_was_to_move_is_lost() {
    goes_on_where_it_was(1, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_stays_where_it_was_when_the_answer_to_a_card_is_lost() {
    goes_on_where_it_was(1, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_says_whom_it_cannot_reach_when_there_is_no_other_way() {
    let (scene, people) = Scene::of(2).await;
    people[1].close_dms();
    let lobby = scene.gather(&people, &one_game()).await;
    // By the time the match starts the way by Ben's click is closed.
    advance(&scene, 15 * 60);
    people[0].click_label(lobby, "Start").await.unwrap();
    scene.board().await;
    scene.nothing_to_send().await;
    advance(&scene, 20);
    let board = scene.reads("📭").await;
    assert!(board.text().contains("**Ben**: I can't message you"), "{}", board.text());
    let hand = scene.my_hand(&people[1], board.id).await;
    assert_eq!(decisions(&hand).len(), 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_made_the_last_choice_gets_the_next_hand_although_the_answer_was_lost() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.plays_highest(&people[0]).await;
    let last = scene.turn_of(&people[1]).await;
    scene.discord.misbehave(Fault::always(Misbehaviour::LostRequest).on("POST", "/callback"));
    let id = decisions(&last).last().unwrap().custom_id.clone().unwrap();
    let clicking = people[1].clone();
    let click = tokio::spawn(async move { clicking.click_id(last.id, &id).await });
    scene.reads("after turn 1").await;
    // For so long the answer is tried.
    advance(&scene, 5);
    let next = scene.told(&people[1], "turn 2").await;
    assert_eq!(decisions(&next).len(), 9);
    scene.discord.behave();
    let _ = scene.in_vain(click, || true).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_match_is_told_in_private_too_also_to_those_who_went() {
    let (scene, people) = Scene::playing(3, &[("games", json!(1)), ("hand", json!(2))]).await;
    scene.turn_of(&people[2]).await;
    people[2].command(&scene.channel, "nimmt leave", &[]).await.unwrap();
    scene.reads("👋 **Cem** left").await;
    scene.told(&people[2], "You left this match").await;
    for _ in 0..200 {
        let over = scene.channel.messages().iter().any(|m| m.text().contains("🏆"));
        if over {
            break;
        }
        for person in &people[..2] {
            let hand = scene.turn_or_chosen(person).await;
            if crate::support::must_decide(&hand) {
                choose(person, &hand, 0).await;
            }
        }
        advance(&scene, 1);
        scene.nothing_to_send().await;
    }
    for person in &people {
        let end = person.dms().pop().unwrap();
        eventually("the end was not told in private", async || {
            let message = scene.discord.world().message(end.id).cloned().unwrap();
            let told = message.text().contains("won") || message.text().contains("You share");
            told && decisions(&message).is_empty()
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_removed_in_mid_match_is_told_so_and_not_invited_back() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    scene.turn_of(&people[2]).await;
    let who = [("player", json!(people[2].id.to_string()))];
    let kicked = people[0].command(&scene.channel, "nimmt kick", &who).await.unwrap();
    assert!(kicked.text().contains("I removed Cem"), "{}", kicked.text());
    scene.reads("👋 **Cem** was removed").await;
    let told = scene.told(&people[2], "You were removed from this table").await;
    assert!(told.buttons().iter().all(|b| b.custom_id.is_none()), "{:?}", told.buttons());
    let back = people[2].command(&scene.channel, "nimmt join", &[]).await.unwrap();
    assert!(back.text().contains("You were removed from this table"), "{}", back.text());
    // Nor do they come in by the rematch.
    let end = scene.play_to_the_end(&people[..2]).await;
    people[1].click_label(end.id, "Rematch").await.unwrap();
    let lobby = scene.reads("Another round?").await;
    let back = people[2].click_label(lobby.id, "Join").await.unwrap();
    assert!(back.text().contains("You were removed from this table"), "{}", back.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_removed_does_not_see_what_is_chosen_for_them() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    let board = scene.board().await;
    scene.my_hand(&people[2], board.id).await;
    let who = [("player", json!(people[2].id.to_string()))];
    people[0].command(&scene.channel, "nimmt kick", &who).await.unwrap();
    scene.told(&people[2], "You were removed from this table").await;
    // The bot that plays on chooses.
    for _ in 0..3 {
        scene.nothing_to_send().await;
        advance(&scene, 4);
    }
    let seen = || {
        let mine = private(&scene.discord.world(), people[2].id);
        mine.iter().map(|message| (message.id, message.edited)).collect::<Vec<_>>()
    };
    let before = seen();
    scene.plays_highest(&people[0]).await;
    for _ in 0..3 {
        scene.nothing_to_send().await;
        advance(&scene, 4);
    }
    assert_eq!(seen(), before, "the bot that plays for them has chosen");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_goes_when_it_has_done_its_work() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    scene.plays_highest(&people[0]).await;
    advance(&scene, 61);
    let reminder = scene.reads("your turn!").await;
    scene.nothing_to_send().await;
    scene.plays_highest(&people[1]).await;
    scene.reads("after turn 1").await;
    eventually("the reminder stays", async || {
        scene.discord.world().message(reminder.id).is_none_or(|m| m.deleted)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_hand_before_the_match_has_started() {
    let (scene, people) = Scene::of(1).await;
    people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    let answer = people[0].command(&scene.channel, "nimmt hand", &[]).await.unwrap();
    assert!(answer.text().contains("hasn't started yet"), "{}", answer.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_not_changed_before_the_answer_that_shows_it_has_arrived() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let hands = [scene.turn_of(&people[0]).await, scene.turn_of(&people[1]).await];
    let before = scene.events().await;
    // Ada's choice is answered late. Meanwhile Ben chooses, and there is a new hand for her.
    scene.discord.misbehave(Fault::next(1, Misbehaviour::Held).on("POST", "/callback"));
    let id = decisions(&hands[0]).last().unwrap().custom_id.clone().unwrap();
    let (ada, under) = (people[0].clone(), hands[0].id);
    let click = tokio::spawn(async move { ada.click_id(under, &id).await });
    eventually("Ada's choice is not stored", async || scene.events().await > before).await;
    choose(&people[1], &hands[1], HIGHEST).await;
    scene.discord.behave();
    // No second is needed for it, once the answer is there.
    let next = scene.told(&people[0], "turn 2").await;
    assert_eq!(decisions(&next).len(), 9);
    click.await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_answer_says_stays_though_a_hand_was_on_its_way() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let (ada, ben) = (&people[0], &people[1]);
    let (hers, his) = (scene.turn_of(ada).await, scene.turn_of(ben).await);
    let old = decisions(&his).last().unwrap().custom_id.clone().unwrap();
    choose(ben, &his, HIGHEST).await;
    scene.nothing_to_send().await;
    // His next hand is there before the bot hears of it. Meanwhile he presses a card of the last.
    let slowly = |ms| Misbehaviour::AnswerAfter { ms };
    scene.discord.misbehave(Fault::always(slowly(300)).on("PATCH", "/webhooks"));
    choose(ada, &hers, HIGHEST).await;
    let next = scene.told(ben, "turn 2").await;
    scene.discord.misbehave(Fault::next(1, slowly(900)).on("POST", "/callback"));
    let answer = ben.press(next.id, &old).await.unwrap();
    assert!(answer.text().contains("out of date"), "{}", answer.text());
    scene.nothing_to_send().await;
    let shown = scene.discord.world().message(next.id).unwrap().text();
    assert!(shown.contains("out of date"), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_was_asked_for_by_command_follows_though_nobody_clicks_on_it() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let other = scene.turn_of(&people[1]).await;
    let shown = people[0].command(&scene.channel, "nimmt hand", &[]).await.unwrap();
    let shown = shown.message().unwrap();
    assert_eq!(decisions(&shown).len(), 10);
    scene.nothing_to_send().await;
    choose(&people[1], &other, HIGHEST).await;
    // Ada lets the time run out, and looks at the hand all the while.
    advance(&scene, 91);
    let hand = scene.told(&people[0], "turn 2").await;
    assert_eq!(hand.id, shown.id);
}

/// Returns the target of a private hand's link: a message, or the channel alone, which opens at its
/// end.
fn leads_to(hand: &Message) -> Option<String> {
    let text = hand.text();
    let (_, link) = text.split_once("https://discord.com/channels/").expect("a way to the table");
    let link = link.split(')').next().unwrap();
    link.split('/').nth(2).map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_from_a_hand_leads_to_the_table_as_it_is_now_never_to_an_earlier_page() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    for _ in 0..2 {
        let hands = [scene.turn_of(&people[0]).await, scene.turn_of(&people[1]).await];
        let board = scene.board().await;
        for (person, hand) in people.iter().zip(&hands) {
            let to = leads_to(hand);
            assert!(to.is_none() || to == Some(board.id.to_string()), "{}", hand.text());
            choose(person, hand, HIGHEST).await;
        }
        scene.nothing_to_send().await;
    }
    let end = scene.play_to_the_end(&people).await;
    scene.nothing_to_send().await;
    for person in &people {
        let last = person.dms().pop().unwrap();
        let to = leads_to(&last);
        assert!(to.is_none() || to == Some(end.id.to_string()), "{}", last.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_not_joined_is_promised_no_hand() {
    let (scene, people) = Scene::of(2).await;
    people[0].command(&scene.channel, "nimmt new", &[]).await.unwrap();
    let answer = people[1].command(&scene.channel, "nimmt hand", &[]).await.unwrap();
    assert!(answer.text().contains("You're not at this table"), "{}", answer.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_cards_there_are_rules_and_hint_stand_below_them() {
    let (scene, people) = Scene::of(2).await;
    for cards in [20, 21, 25, 50] {
        let options = [("games", json!(1)), ("hand", json!(cards))];
        scene.start_match_quietly(&people, &options).await;
        let hand = scene.turn_of(&people[0]).await;
        let labels: Vec<String> = hand.buttons().into_iter().map(|it| it.label).collect();
        assert!(labels.ends_with(&["💡 Hint".into(), "Rules".into()]), "{cards}: {labels:?}");
        let listed: usize = hand.selects().iter().map(|menu| menu.options.len()).sum();
        assert_eq!(labels.len() - 2 + listed, cards, "{labels:?}");
        let question = people[0].command(&scene.channel, "nimmt stop", &[]).await.unwrap();
        people[0].click_label(question.message_id().unwrap(), "Yes, stop it").await.unwrap();
        scene.nothing_to_send().await;
    }
}
