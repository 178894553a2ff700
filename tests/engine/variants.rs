//! Lines of the other variants.

use super::support::Engine;

fn with_rules(rules: &str) -> Engine {
    let mut engine = Engine::start();
    engine.tell(&format!("rules {rules}"));
    engine
}

#[test]
fn logic_is_drafted() {
    let mut engine = with_rules(r#"{"variant":"logic","hand":2}"#);
    engine.tell("deal 2 1");
    engine.tell("drafted 0 4");
    assert!(engine.ask_number("pool 1 2 3 5 6 7 8") != 4);
    engine.tell("drafted 1 5");
    engine.tell("drafted 0 1");
    engine.ask_number("pool 2 3 6 7 8");
    engine.tell("drafted 1 6");
    assert!([5, 6].contains(&engine.ask_number("choose 2 3 7 8")));
    engine.is_content();
    engine.quit();
}

/// The worked example of the rules, up to the card that is equally near to two ends.
#[test]
fn pro_asks_for_an_end() {
    let mut engine = with_rules(r#"{"variant":"pro"}"#);
    engine.tell("deal 2 0 20 30");
    engine.ask_number("choose 10,15 25,28 50 60");
    engine.tell("reveal 20 70");
    let answer = engine.ask("end 10,15 25,28 50 60 20");
    assert!(["0 right", "1 left"].contains(&answer.as_str()), "{answer}");
    assert_eq!(engine.ask_number("choose 10,15 20,25,28 50 60,70"), 30);
    engine.quit();
}

#[test]
fn open_cards_are_told_one_by_one() {
    let mut engine = with_rules(r#"{"variant":"open"}"#);
    engine.tell("deal 3 1 20 30");
    engine.tell("played 0 44");
    let card = engine.ask_number("choose 10 43 50 60");
    assert!([20, 30].contains(&card));
    engine.tell("played 1 20");
    engine.tell("played 2 61");
    assert_eq!(engine.ask_number("choose 10,20 43,44 50 60,61"), 30);
    engine.is_content();
    engine.quit();
}

#[test]
fn refined_plays_two_and_asks_which_comes_first() {
    let mut engine = with_rules(r#"{"variant":"refined"}"#);
    engine.tell("deal 2 0 14 61 70 80");
    let answer = engine.ask("choose 12 37 43 58");
    let cards: Vec<u8> = answer.split(',').map(|card| card.parse().unwrap()).collect();
    assert_eq!(cards.len(), 2, "{answer}");
    engine.tell("reveal 14,61 15,62");
    assert!([14, 61].contains(&engine.ask_number("first 12 37 43 58 14 61")));
    engine.tell("leads 0 14");
    assert_eq!(engine.ask("choose 12,14,15 37 43 58,61,62"), "70,80");
    engine.is_content();
    engine.quit();
}

#[test]
fn hand_goes_on_stops_and_keeps() {
    let mut engine = with_rules(r#"{"variant":"hand"}"#);
    engine.tell("deal 2 0 17 30 90");
    assert!([17, 30, 90].contains(&engine.ask_number("choose 12,13,14,15,16 37 43 58")));
    engine.tell("played 0 17");
    let answer = engine.ask("keep 17 37 43 58 12,13,14,15,16");
    let kept: Vec<&str> = answer.split(',').filter(|card| *card != "none").collect();
    assert!(kept.iter().all(|card| ["12", "13", "14", "15", "16"].contains(card)), "{answer}");
    engine.tell("keeps 0 12");
    let answer = engine.ask("second 17 37 43 58");
    assert!(["12", "30", "90", "stop"].contains(&answer.as_str()), "{answer}");
    engine.tell("played 1 59");
    assert!([12, 30, 90].contains(&engine.ask_number("choose 17 37 43 58,59")));
    engine.is_content();
    engine.quit();
}

#[test]
fn equal_cards_lie_on_each_other() {
    let mut engine = with_rules(r#"{"variant":"double"}"#);
    engine.tell("deal 3 2 12 12 70");
    engine.ask_number("choose 12 37 43,43 58");
    engine.tell("reveal 13 13 12");
    assert!([12, 70].contains(&engine.ask_number("choose 12,12,13,13 37 43,43 58")));
    engine.is_content();
    engine.quit();
}

#[test]
fn shedding_takes_rows_into_the_hand() {
    let mut engine = with_rules(r#"{"variant":"classic","shedding":true}"#);
    engine.tell("deal 2 0 17");
    assert_eq!(engine.ask_number("choose 12,13,14,15,16 37 43 58"), 17);
    engine.tell("reveal 17 59");
    let card = engine.ask_number("choose 17 37 43 58,59");
    assert!((12..=16).contains(&card));
    engine.is_content();
    engine.quit();
}

#[test]
fn the_sheets_of_a_tournament_go_round() {
    let mut engine = with_rules(r#"{"variant":"tournament","hand":1}"#);
    engine.tell("deal 2 0 0 0");
    engine.ask_number("pool 1 2 3 4 5 6");
    engine.tell("drafted 0 6");
    engine.tell("drafted 1 1");
    assert_eq!(engine.ask_number("choose 2 3 4 5"), 6);
    engine.tell("reveal 6 1");
    engine.tell("deal 2 0 1 0 1");
    assert_eq!(engine.ask_number("choose 2 3 4 5"), 1);
    engine.is_content();
    engine.quit();
}
