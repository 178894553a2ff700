//! Calls, closing and marriages as people press them, in deals that are known.

use sandbox::{Fault, Misbehaviour};
use serde_json::json;

use super::{arm, choices, command_of, deal, hand, press, start, turn};
use crate::support::{Scene, eventually, hand_of};

/// Ada leads; hearts are trump.
const FIRST: &str = r#"{"drawn":["9D","AC"],"hands":[["TH","KH","9H","TC","KC","QC"],
    ["JH","AS","KS","QS","AD","KD"]],"turned":"AH",
    "stock":["TS","9D","9S","QD","QH","JS","AC","JC","9C","TD","JD"]}"#;
/// Ben leads; diamonds are trump.
const SECOND: &str = r#"{"drawn":["AC","9D"],"hands":[["AH","TH","KC","QC","KS","QS"],
    ["AD","JD","9D","AS","JS","JH"]],"turned":"KD",
    "stock":["QD","QH","TD","TC","AC","JC","9C","TS","9S","KH","9H"]}"#;

async fn dealt(text: &str) -> (Scene, Vec<sandbox::Person>) {
    let (mut scene, people) = Scene::of(2).await;
    start(&scene, &people, &[]).await;
    let text: String = text.split_whitespace().collect();
    deal(&mut scene, &people, &text).await;
    (scene, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_in_the_hope_of_the_trick_wins_two_against_a_schneider() {
    let (scene, people) = dealt(FIRST).await;
    let moves = [
        "play:TH",
        "play:KD",
        "exchange",
        "play:QC+marriage",
        "play:JH",
        "play:QS+marriage",
        "play:TS",
        "play:KH+marriage+out",
        "play:9D",
    ];
    for choice in moves {
        press(&scene, &people, choice).await;
    }
    scene.told(&people[0], "is over:** **Ada** has 66").await;
    scene.nothing_to_send().await;
    let text = scene.board().await.text();
    assert!(text.contains("**Ada** has 66 and scores **2**. **Ben** is schneider."), "{text}");
    assert!(text.contains("exchanges") || text.contains("says: **out!**"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_is_told_at_once_and_wins_three_against_a_schwarz() {
    let (scene, people) = dealt(SECOND).await;
    for choice in ["play:AS", "play:QS", "exchange"] {
        press(&scene, &people, choice).await;
    }
    scene.nothing_to_send().await;
    let before = scene.discord.counts();
    press(&scene, &people, "close").await;
    scene.reads("🔒 **Ben** closes the stock").await;
    scene.nothing_to_send().await;
    let spent = scene.discord.counts().since(before).counted;
    assert!(spent <= 1, "one edit tells it, not {spent}");
    for choice in ["play:QD+marriage", "play:KS", "play:AD+out", "play:QH"] {
        press(&scene, &people, choice).await;
    }
    let board = scene.reads("is over:** **Ben** has 66").await;
    assert!(
        board.text().contains("has 66 and scores **3**. **Ada** took no trick: schwarz!"),
        "{}",
        board.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_call_costs_two_and_what_is_armed_can_be_taken_back() {
    let (scene, people) = dealt(FIRST).await;
    press(&scene, &people, "play:TH").await;
    press(&scene, &people, "play:KD").await;
    scene.nothing_to_send().await;
    // With 14, and at most 35 more in this trick, nobody is asked whether they are out.
    let board = scene.board().await;
    let (_, shown) = turn(&scene, &board, &people).unwrap();
    assert!(shown.button(|button| button.label == "Out!").is_none(), "{}", shown.text());
    for choice in ["play:QC+marriage", "play:JH", "play:QS+marriage", "play:TS"] {
        press(&scene, &people, choice).await;
    }
    scene.nothing_to_send().await;
    let board = scene.board().await;
    let (ada, shown) = turn(&scene, &board, &people).unwrap();
    let armed = arm(&scene, &board, &people[ada], &shown, "Out!").await;
    assert!(choices(&armed).iter().all(|id| command_of(id).ends_with("+out")), "{armed:?}");
    let asked = armed.text();
    assert!(asked.contains("You have 47, and this trick can bring 55 at best"), "{asked}");
    assert!(asked.contains("your opponent scores 2"), "{asked}");
    let open = arm(&scene, &board, &people[ada], &armed, "Not out").await;
    assert!(choices(&open).iter().all(|id| !id.contains("+out")));
    let plain = arm(&scene, &board, &people[ada], &open, "Without the marriage").await;
    assert!(choices(&plain).iter().all(|id| !id.contains("+marriage")));
    press(&scene, &people, "play:9H+out").await;
    press(&scene, &people, "play:AS").await;
    let board = scene.reads("called too early").await;
    assert!(board.text().contains("so **Ben** scores **2**."), "{}", board.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_may_not_be_played_cannot_be_pressed_and_old_buttons_show_the_hand() {
    let (scene, people) = dealt(SECOND).await;
    for choice in ["play:AS", "play:QS", "close", "play:JS"] {
        press(&scene, &people, choice).await;
    }
    scene.nothing_to_send().await;
    let board = scene.board().await;
    // Spades were led, and the stock is closed: Ada must follow.
    let (ada, shown) = turn(&scene, &board, &people).unwrap();
    assert_eq!(choices(&shown).iter().map(|id| command_of(id)).collect::<Vec<_>>(), ["play:KS"]);
    let barred = shown.buttons().into_iter().filter(|b| b.disabled).count();
    assert!(barred >= 4, "{shown:?}");
    // Twice at once: it counts once.
    let id = choices(&shown).remove(0);
    let (one, two) =
        tokio::join!(people[ada].click_id(shown.id, &id), people[ada].click_id(shown.id, &id));
    assert!(one.is_ok() && two.is_ok(), "{one:?} {two:?}");
    scene.nothing_to_send().await;
    assert_eq!(turn(&scene, &board, &people).map(|(index, _)| index), Some(0));
    // The other one's old button does nothing but show the hand.
    let other = hand_of(&scene.discord.world(), people[1].id).unwrap();
    assert!(choices(&other).is_empty());
    let before = scene.events().await;
    let answer = people[1].press(other.id, &id.replace("KS", "JD")).await.unwrap();
    assert!(answer.text().contains("out of date"), "{}", answer.text());
    assert_eq!(scene.events().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_known_deal_is_played_only_once_everybody_holds_it() {
    let (mut scene, people) = Scene::of(2).await;
    start(&scene, &people, &[]).await;
    // Until a hand of the new deal has come, the one of the old deal is there to press.
    let late = Misbehaviour::AnswerAfter { ms: 500 };
    scene.discord.misbehave(Fault::always(late).on("", "/callback"));
    let held = Misbehaviour::Latency { ms: 500 };
    scene.discord.misbehave(Fault::always(held).on("POST", "/webhooks"));
    let text: String = SECOND.split_whitespace().collect();
    deal(&mut scene, &people, &text).await;
    scene.discord.behave();
    press(&scene, &people, "play:AS").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn card_points_are_hidden_from_memory_until_the_game_is_over() {
    let (mut scene, people) = Scene::of(2).await;
    start(&scene, &people, &[("from_memory", json!(true))]).await;
    let text: String = FIRST.split_whitespace().collect();
    deal(&mut scene, &people, &text).await;
    press(&scene, &people, "play:TH").await;
    press(&scene, &people, "play:KD").await;
    scene.nothing_to_send().await;
    let board = scene.board().await;
    assert!(board.text().contains("Tricks (match)"), "{}", board.text());
    assert!(!board.text().contains("Card points"), "{}", board.text());
    let (_, shown) = turn(&scene, &board, &people).unwrap();
    assert!(!shown.text().contains("You have"), "{}", shown.text());
}

/// Opens a table for two at which card points are booked, and deals these cards.
async fn dealt_for_card_points(text: &str) -> (Scene, Vec<sandbox::Person>) {
    let (mut scene, people) = Scene::of(2).await;
    let lobby = people[0].command(&scene.channel, "sixtysix new", &[]).await.unwrap();
    let lobby = lobby.message_id().unwrap();
    scene.lobby_known().await;
    let panel = people[0].click_label(lobby, "Settings").await.unwrap().message_id().unwrap();
    let shown = scene.discord.world().message(panel).unwrap().clone();
    let offered = shown.selects().into_iter().find_map(|menu| {
        let value = menu.options.iter().find(|(_, value)| value.ends_with(".card-points"))?;
        Some((menu.custom_id.clone(), value.1.clone()))
    });
    let (menu, value) = offered.unwrap_or_else(|| panic!("{}", shown.text()));
    people[0].select(panel, &menu, &[&value]).await.unwrap();
    people[1].click_label(lobby, "Join").await.unwrap();
    scene.start(&people[0], lobby).await;
    scene.board().await;
    scene.nothing_to_send().await;
    let text: String = text.split_whitespace().collect();
    deal(&mut scene, &people, &text).await;
    (scene, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_closes_in_vain_is_told_why_they_book_no_card_points() {
    let (scene, people) = dealt_for_card_points(FIRST).await;
    for choice in ["play:TH", "play:KD"] {
        press(&scene, &people, choice).await;
    }
    scene.nothing_to_send().await;
    // 66 are out of reach, but a wrong call costs no more than the 14 that Ada has.
    let board = scene.board().await;
    let (ada, shown) = turn(&scene, &board, &people).unwrap();
    let armed = arm(&scene, &board, &people[ada], &shown, "Out!").await;
    assert!(armed.text().contains("you score nothing for this game"), "{}", armed.text());
    arm(&scene, &board, &people[ada], &armed, "Not out").await;
    let tricks = [
        "close",
        "play:TC",
        "play:JH",
        "play:AS",
        "play:TS",
        "play:AD",
        "play:KH",
        "play:KC+marriage",
        "play:9D",
        "play:QC",
        "play:QS",
        "play:9H",
    ];
    for choice in tricks {
        press(&scene, &people, choice).await;
    }
    let board = scene.reads("is over.** Closed in vain!").await;
    let text = board.text();
    assert!(text.contains("Closed in vain! Ada **0** · Ben **33**"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_armed_stays_so_however_late_discord_says_that_it_shows_it() {
    let (scene, people) = dealt(FIRST).await;
    let board = scene.board().await;
    let (ada, shown) = turn(&scene, &board, &people).unwrap();
    // The bot hears of the first answer only after the last click.
    scene.discord.misbehave(Fault::next(1, Misbehaviour::AnswerHeld).on("POST", "/callback"));
    for button in ["Close…", "Keep it open", "Close…"] {
        people[ada].click_label(shown.id, button).await.unwrap().finished().await.unwrap();
    }
    scene.discord.behave();
    // Then it shows the hand anew, for the first answer might have been the last to be seen.
    eventually("the hand is not shown anew", async || {
        let world = scene.discord.world();
        // The commands may be registered meanwhile, by the bot's own right.
        let by_token = world.requests().filter(|one| one.app.is_none());
        let last = by_token.last().map(|one| (one.method.clone(), one.status));
        last.is_some_and(|(method, status)| method == "PATCH" && status == 200)
    })
    .await;
    let armed = hand(&scene, &board, &people[ada]).unwrap();
    assert!(armed.button(|button| button.label == "Close the stock").is_some(), "{armed:?}");
}
