//! Every variant, played to its end by people who click what they are shown.

use serde_json::{Value, json};

use crate::support::{Next, Scene, record_of, take};

/// Plays a match with these options, and returns the text of its last message.
async fn a_match_is_played(players: usize, options: &[(&str, Value)]) -> String {
    let scene = Scene::new().await;
    let people = scene.people(players);
    scene.start_match_quietly(&people, options).await;
    let mut which = 0;
    let end = loop {
        match scene.next(&people).await {
            Next::Decide(index, message) => {
                which += 7;
                take(&people[index], &message, which).await;
            }
            Next::Between(message) => {
                people[0].click_label(message.id, "Next game").await.unwrap();
            }
            Next::Over(message) => break message,
        }
    };
    record_of(&people[0], &end).await;
    end.text()
}

fn variant(name: &str) -> (&'static str, Value) {
    ("variant", json!(name))
}

#[tokio::test(flavor = "multi_thread")]
async fn tactics() {
    a_match_is_played(3, &[variant("tactics"), ("games", json!(1))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logic_with_a_draft_from_buttons_and_from_menus() {
    a_match_is_played(2, &[variant("logic"), ("games", json!(1))]).await;
    a_match_is_played(4, &[variant("logic"), ("games", json!(1))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_ends_with_every_sheet() {
    let end = a_match_is_played(2, &[variant("tournament")]).await;
    assert!(end.contains("Ada's sheet") && end.contains("Ben's sheet"), "{end}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pro() {
    a_match_is_played(4, &[variant("pro"), ("games", json!(2))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn open() {
    a_match_is_played(3, &[variant("open"), ("games", json!(2))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refined_with_two_cards_a_turn() {
    a_match_is_played(3, &[variant("refined"), ("games", json!(1))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hand_with_one_card_or_two_and_cards_that_come_back() {
    a_match_is_played(3, &[variant("hand"), ("games", json!(1))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn double_with_twelve_people() {
    a_match_is_played(12, &[variant("double"), ("games", json!(1))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn double_pairs() {
    a_match_is_played(4, &[variant("double_pairs"), ("games", json!(1))]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_cards_dealt_to_two_people_are_fifty_in_a_hand() {
    let options = [("deal_all", json!(true)), ("games", json!(1)), ("rows", json!(3))];
    a_match_is_played(2, &options).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_rows_of_seven_with_virgin_and_rows_that_stay() {
    let options = [
        ("rows", json!(5)),
        ("takes", json!(7)),
        ("hand", json!(5)),
        ("virgin", json!(true)),
        ("rows_stay", json!(true)),
        ("games", json!(2)),
    ];
    a_match_is_played(3, &options).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shedding() {
    let end = a_match_is_played(3, &[("shedding", json!(true)), ("hand", json!(4))]).await;
    // Cards are the score there.
    assert!(end.contains(" cards") && !end.contains("bull heads!"), "{end}");
}

#[tokio::test(flavor = "multi_thread")]
async fn absent_people_are_played_for_in_every_kind_of_decision() {
    for name in ["logic", "pro", "open", "refined", "hand", "double"] {
        let (scene, people) = Scene::of(3).await;
        scene.start_match_quietly(&people, &[variant(name), ("games", json!(1))]).await;
        // Ada is the only one who plays; the others are away after two missed turns.
        let mut which = 0;
        for _ in 0..400 {
            scene.nothing_to_send().await;
            let next = scene.next_in(&scene.discord.world(), &people[..1]);
            match next {
                Some(Next::Decide(_, message)) => {
                    which += 5;
                    take(&people[0], &message, which).await;
                }
                Some(Next::Over(_)) => break,
                Some(Next::Between(_)) => panic!("the match has one game"),
                None => scene.clock.advance(std::time::Duration::from_secs(46)),
            }
        }
        let end = scene.board().await;
        assert!(end.text().contains("🏆"), "{name}: {}", end.text());
    }
}
