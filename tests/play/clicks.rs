//! Clicks in the wrong place, at the wrong time, or at the same time.

use crate::support::{HIGHEST, Scene, advance, choose, decisions, hand_cards, one_game};

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_may_be_changed_until_everybody_has_chosen() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let hand = scene.turn_of(&people[0]).await;
    let cards = hand_cards(&hand);
    choose(&people[0], &hand, 8).await;
    let chosen = scene.told(&people[0], &format!("You play {}", cards[8])).await;
    assert!(chosen.text().contains("Waiting for **Ben**"), "{}", chosen.text());
    assert!(decisions(&chosen)[8].label.starts_with('✓'));
    choose(&people[0], &chosen, 9).await;
    scene.told(&people[0], &format!("You play {}", cards[9])).await;
    scene.plays_highest(&people[1]).await;
    let board = scene.reads("after turn 1").await;
    // The picture shows where the cards went; in words, its description does.
    let told = board.attachments[0].description.clone().unwrap_or_default();
    let names = |card: u8| told.split([' ', '.', ':']).any(|word| word == card.to_string());
    assert!(names(cards[9]) && !names(cards[8]), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_shows_who_has_chosen_but_never_what() {
    let (scene, people) = Scene::playing(3, &one_game()).await;
    scene.plays_highest(&people[0]).await;
    scene.nothing_to_send().await;
    advance(&scene, 15);
    let board = scene.reads("✓ **Ada**").await;
    assert!(board.text().contains("Waiting for **Ben** and **Cem**"), "{}", board.text());
    // And Ada's own message follows when Ben chooses.
    scene.plays_highest(&people[1]).await;
    scene.nothing_to_send().await;
    // The more often it was brought up to date in a turn, the longer it waits.
    advance(&scene, 45);
    scene.reads("✓ **Ada** and **Ben**").await;
    scene.told(&people[0], "Waiting for **Cem**").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_the_hand_of_an_earlier_turn_shows_the_present_one() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let board = scene.board().await;
    let direct = scene.turn_of(&people[0]).await;
    let private = scene.my_hand(&people[0], board.id).await;
    choose(&people[0], &private, HIGHEST).await;
    scene.plays_highest(&people[1]).await;
    scene.reads("after turn 1").await;
    // The direct message was not the one in use, so it may still show ten cards.
    let stale = decisions(&direct)[0].custom_id.clone().unwrap();
    let answer = people[0].press(direct.id, &stale).await.unwrap();
    assert!(answer.text().contains("out of date"), "{}", answer.text());
    assert_eq!(decisions(&answer.message().unwrap()).len(), 9);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_after_the_deadline_is_told_so_and_shows_the_next_turn() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let late = scene.turn_of(&people[1]).await;
    scene.plays_highest(&people[0]).await;
    // The message in front of Ben does not change while Discord fails to deliver the change.
    let edits = sandbox::Fault::always(sandbox::Misbehaviour::Status { status: 500 })
        .on("PATCH", &late.channel.to_string());
    scene.discord.misbehave(edits);
    advance(&scene, 60);
    scene.reads("your turn!").await;
    advance(&scene, 31);
    scene.reads("Out of time: **Ben**").await;
    // The change of his message has failed, and waits for the clock.
    scene.nothing_to_send().await;
    let answer = people[1]
        .click_id(late.id, decisions(&late)[0].custom_id.as_deref().unwrap())
        .await
        .unwrap();
    assert!(answer.text().contains("Time ran out"), "{}", answer.text());
    assert_eq!(decisions(&answer.message().unwrap()).len(), 9);
    // An update that could not be delivered before says nothing new: it doesn't wipe that away.
    scene.discord.behave();
    advance(&scene, 10);
    scene.nothing_to_send().await;
    let shown = scene.discord.world().message(late.id).unwrap().text();
    assert!(shown.contains("Time ran out"), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_who_clicks_gets_a_friendly_word_and_no_cards() {
    let (scene, people) = Scene::of(2).await;
    let stranger = scene.person("Zoe");
    scene.start_match(&people, &one_game()).await;
    let board = scene.board().await;
    let answer = stranger.click_label(board.id, "My hand").await.unwrap();
    assert!(answer.is_ephemeral());
    assert!(answer.text().contains("This match started without you"), "{}", answer.text());
    assert!(decisions(&answer.message().unwrap()).is_empty());
    assert!(answer.message().unwrap().attachments.is_empty());
    for command in ["nimmt hand", "nimmt leave", "nimmt join", "nimmt stop"] {
        let answer = stranger.command(&scene.channel, command, &[]).await.unwrap();
        assert!(answer.is_ephemeral() && !answer.text().is_empty(), "{command}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_clicking_at_the_same_moment_resolves_the_turn_once() {
    let (scene, people) = Scene::playing(10, &one_game()).await;
    let mut clicks = tokio::task::JoinSet::new();
    for person in people.clone() {
        let hand = scene.turn_of(&person).await;
        let id = decisions(&hand)[9].custom_id.clone().unwrap();
        clicks.spawn(async move { person.click_id(hand.id, &id).await });
    }
    while let Some(done) = clicks.join_next().await {
        done.unwrap().unwrap();
    }
    scene.reads("after turn 1").await;
    for person in &people {
        let hand = scene.turn_of(person).await;
        assert_eq!(decisions(&hand).len(), 9);
    }
    let reveals = scene.channel.messages();
    assert_eq!(reveals.iter().filter(|m| m.text().contains("after turn 1**")).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_clicking_twice_at_once_is_no_error() {
    let (scene, people) = Scene::playing(2, &one_game()).await;
    let hand = scene.turn_of(&people[0]).await;
    let id = decisions(&hand)[9].custom_id.clone().unwrap();
    let (one, two) =
        tokio::join!(people[0].click_id(hand.id, &id), people[0].click_id(hand.id, &id));
    one.unwrap();
    two.unwrap();
}
