//! Clicks twice, too late, in two places at once.

use sandbox::{Fault, Misbehaviour};

use super::{cards, choices, outcome};
use crate::support::Scene;

#[tokio::test(flavor = "multi_thread")]
async fn a_card_counts_once_however_often_it_is_clicked() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let message = scene.daily(&ada).await;
    let all = choices(&message);
    let (one, two) =
        tokio::join!(ada.click_id(message.id, &all[4]), ada.click_id(message.id, &all[4]),);
    for answer in [one.unwrap(), two.unwrap()] {
        answer.finished().await.unwrap();
    }
    let next = scene.daily(&ada).await;
    let left = cards(&next);
    assert!(left.len() == 9 || left.iter().all(|choice| choice.starts_with("row.")), "{left:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_button_shows_how_far_the_deal_has_come() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    let (telephone, computer) = (scene.daily(&ada).await, scene.daily(&ada).await);
    let next = scene.plays(&ada, &telephone).await;
    // On the computer the first turn still stands there; another card of it comes too late.
    let late = choices(&computer).pop().unwrap();
    let answer = ada.click_id(computer.id, &late).await.unwrap();
    answer.finished().await.unwrap();
    let told = scene.now(&computer);
    assert!(told.text().contains("You've played on since then"), "{}", told.text());
    assert_eq!(choices(&told), choices(&next));
    // The old buttons of both lead to the result in the end.
    let end = scene.plays_on(&ada, &told).await;
    let stale = choices(&next).swap_remove(0);
    let answer = ada.click_id(next.id, &stale).await.unwrap();
    answer.finished().await.unwrap();
    let result = scene.now(&next);
    assert!(choices(&result).is_empty() && result.text().contains('🏁'), "{}", result.text());
    assert_eq!(outcome(&result), outcome(&end));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_chosen_stays_when_its_answer_is_lost() {
    let scene = Scene::at_noon().await;
    let ada = scene.person("Ada");
    // The first cards are never shown, and the attempt is there all the same.
    scene
        .discord
        .misbehave(Fault::always(Misbehaviour::Status { status: 400 }).on("POST", "/callback"));
    let asks = ada.command(&scene.channel, "nimmt daily", &[]);
    let lost = scene.in_vain(asks, || scene.refused_answers() > 0).await;
    assert!(lost.is_err(), "the answer came through");
    assert!(scene.has_begun(&ada).await, "an attempt is committed before it is shown");
    scene.discord.behave();
    let message = scene.daily(&ada).await;
    let first = choices(&message).swap_remove(0);
    scene
        .discord
        .misbehave(Fault::always(Misbehaviour::Status { status: 400 }).on("POST", "/callback"));
    let before = scene.refused_answers();
    let plays = ada.click_id(message.id, &first);
    let lost = scene.in_vain(plays, || scene.refused_answers() > before).await;
    assert!(lost.is_err(), "the answer came through");
    scene.discord.behave();
    let next = scene.daily(&ada).await;
    assert_ne!(choices(&next), choices(&message));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_with_the_buttons_of_somebody_else() {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let hers = scene.daily(ada).await;
    let stolen = choices(&hers).swap_remove(0);
    let his = scene.daily(ben).await;
    // Ben presses what Ada was shown, which acts on his own deal.
    let played = scene.plays(ben, &his).await;
    let answer = ben.press(played.id, &stolen).await.unwrap();
    answer.finished().await.unwrap();
    assert_eq!(choices(&scene.now(&played)), choices(&played), "that turn of his is over");
    assert_eq!(choices(&scene.daily(ada).await), choices(&hers), "hers has not gone on");
    let nobody = people[0].clone();
    let cem = scene.person("Cem");
    let lobby = nobody.command(&scene.channel, "nimmt new", &[]).await.unwrap();
    let strange = cem.press(lobby.message_id().unwrap(), &stolen).await.unwrap();
    assert!(
        strange.is_ephemeral() && strange.text().contains("You haven't begun"),
        "{}",
        strange.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_in_the_middle_of_a_deal_may_finish_it() {
    let scene = Scene::at_noon().await;
    let people = scene.people(2);
    let (ada, ben) = (&people[0], &people[1]);
    let begun = scene.daily(ben).await;
    scene.manage(ada).await.pick("banned", &[ben.id]).await;
    scene.plays(ben, &begun).await;
    // Also once its message is gone.
    let again = scene.daily(ben).await;
    let end = scene.plays_on(ben, &again).await;
    assert!(end.text().contains('🏁'), "{}", end.text());
    let refused = ben.click_label(end.id, "Share").await.unwrap();
    assert!(refused.text().contains("can't play on this server"), "{}", refused.text());
}
