//! The public record: reading, replaying, refusing, writing.

use games::nimmt::record::{Record, replay, replay_with};
use games::nimmt::{Card, Match, Rules, Variant};
use rand::{SeedableRng, rngs::ChaCha20Rng};
use serde_json::{Value, json};

use crate::support::plain;

/// The example in the description of the format.
pub(crate) const EXAMPLE: &str = r#"{
  "format": "nimmt-record/1",
  "rules": {"variant": "classic", "end": {"points": 66}},
  "seats": ["Ada", "Ben"],
  "games": [
    {
      "rows": [[12], [37], [43], [58]],
      "hands": [[14, 44], [15, 61]],
      "choices": [
        {"seat": 1, "play": [14]},
        {"seat": 2, "play": [15]}
      ]
    }
  ]
}"#;

fn record(rules: &Value, seats: usize, game: &Value) -> String {
    let names: Vec<String> = (1..=seats).map(|n| format!("Seat {n}")).collect();
    json!({"format": "nimmt-record/1", "rules": rules, "seats": names, "games": [game]}).to_string()
}

fn result(json: &str) -> Value {
    let record = Record::parse(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let replayed = replay(&record).unwrap_or_else(|error| panic!("{error}"));
    serde_json::to_value(replayed.outcome()).unwrap()
}

#[test]
fn the_example_gives_the_documented_result() {
    let mut expected = json!({
        "games": [{"turns": [[[12, 14, 15], [37], [43], [58]]], "points": [0, 0], "over": false}],
        "totals": [0, 0],
        "over": false,
        "winners": [],
        "awaiting": [{"seat": 1, "decision": "play"}, {"seat": 2, "decision": "play"}]
    });
    assert_eq!(result(EXAMPLE), expected);
    let none = EXAMPLE.replace(r#"{"seat": 2, "play": [15]}"#, "").replace("},\n        \n", "}\n");
    let none = result(&none);
    expected["games"][0]["turns"] = json!([]);
    expected["awaiting"] = json!([{"seat": 2, "decision": "play"}]);
    assert_eq!(none, expected);
}

#[test]
fn a_finished_match_awaits_nobody() {
    let game = json!({"rows": [[10], [20], [30], [40]], "hands": [[5], [41]], "choices": [
        {"seat": 1, "play": [5]}, {"seat": 2, "play": [41]}, {"seat": 1, "row": 2}]});
    let rules = json!({"variant": "classic", "end": {"games": 1}});
    let expected = json!({
        "games": [{"turns": [[[10], [5], [30], [40, 41]]], "points": [3, 0], "over": true}],
        "totals": [3, 0], "over": true, "winners": [2], "awaiting": []
    });
    assert_eq!(result(&record(&rules, 2, &game)), expected);
}

#[test]
fn every_decision_is_awaited_by_its_name() {
    let awaiting = |variant: &str, rows: Value, hands: Value, choices: Value| {
        let game = json!({"rows": rows, "hands": hands, "choices": choices});
        let result = result(&record(&json!({"variant": variant}), 2, &game));
        (result["awaiting"][0]["seat"].as_u64(), result["awaiting"][0]["decision"].clone())
    };
    let rows = || json!([[10], [20], [30], [40]]);
    let two = json!([{"seat": 1, "play": [5]}, {"seat": 2, "play": [41]}]);
    let hands = json!([[5], [41]]);
    assert_eq!(awaiting("classic", rows(), hands.clone(), two.clone()), (Some(1), json!("row")));
    assert_eq!(awaiting("open", rows(), hands.clone(), json!([])), (Some(1), json!("play")));
    let tie = json!([[1], [9], [60], [70]]);
    assert_eq!(awaiting("pro", tie, hands, two), (Some(1), json!("end")));
    let both = json!([{"seat": 2, "play": [11, 12]}, {"seat": 1, "play": [13, 14]}]);
    let pairs = json!([[13, 14], [11, 12]]);
    assert_eq!(awaiting("refined", rows(), pairs, both), (Some(2), json!("first")));
    let full = json!([[10, 11, 12, 13, 14], [20], [30], [40]]);
    let one = json!([{"seat": 1, "play": [15]}]);
    let hands = json!([[15, 16], [17]]);
    assert_eq!(awaiting("hand", full, hands.clone(), one.clone()), (Some(1), json!("keep")));
    assert_eq!(awaiting("hand", rows(), hands, one), (Some(1), json!("play_or_stop")));
    let pool: Vec<u8> = (1..=24).collect();
    let draft = json!({"pool": pool, "choices": [{"seat": 1, "draft": 24}]});
    let result = result(&record(&json!({"variant": "logic"}), 2, &draft));
    assert_eq!(result["awaiting"], json!([{"seat": 2, "decision": "draft"}]));
    assert_eq!(result["games"][0]["turns"], json!([]));
}

#[test]
fn stacks_are_lists_of_two_equal_cards() {
    let game = json!({"rows": [[[22, 22]], [30], [40], [50]], "hands": [[23], [23]], "choices": [
        {"seat": 2, "play": [23]}, {"seat": 1, "play": [23]}]});
    let result = result(&record(&json!({"variant": "double"}), 2, &game));
    let rows = json!([[[22, 22], [23, 23]], [30], [40], [50]]);
    assert_eq!(result["games"][0]["turns"], json!([rows]));
}

#[test]
fn rules_are_written_as_a_variant_and_what_differs() {
    for variant in Variant::ALL {
        let json = record(
            &json!({"variant": variant.as_str()}),
            2,
            &json!({"rows": [], "hands": [], "choices": []}),
        );
        let read = Record::parse(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(*read.rules(), plain(variant));
    }
    let rules = json!({"variant": "classic", "rows": 5, "takes": 7, "hand": 9, "virgin": true,
        "rows_stay": true, "shedding": true, "end": {"games": 2}});
    let json = record(&rules, 2, &json!({"rows": [], "hands": [], "choices": []}));
    let read = Record::parse(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let written: Value = serde_json::from_str(&read.to_json()).unwrap();
    assert_eq!(written["rules"], rules);
    let all = json!({"variant": "classic", "deal_all": true, "end": {"points": 66}});
    let json = record(&all, 2, &json!({"rows": [], "hands": [], "choices": []}));
    let read = Record::parse(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let written: Value = serde_json::from_str(&read.to_json()).unwrap();
    assert_eq!(written["rules"], all);
}

#[test]
fn a_record_without_games_awaits_nobody() {
    let json =
        r#"{"format":"nimmt-record/1","rules":{"variant":"pro"},"seats":["a","b"],"games":[]}"#;
    let expected =
        json!({"games": [], "totals": [0, 0], "over": false, "winners": [], "awaiting": []});
    assert_eq!(result(json), expected);
}

#[test]
fn every_step_of_a_replay_can_be_shown() {
    let record = Record::parse(EXAMPLE.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let mut shown = Vec::new();
    replay_with(&record, |step| {
        let seat = step.made.map(|choice| choice.seat.number());
        let last: Vec<Option<Card>> =
            step.state.rows().iter().map(games::nimmt::Row::last).collect();
        shown.push((step.game, step.choice, seat, step.events.len(), last[0].unwrap().number()));
    })
    .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(shown, [(1, 0, None, 1, 12), (1, 1, Some(1), 1, 12), (1, 2, Some(2), 5, 15)]);
}

#[test]
fn a_written_record_has_one_choice_a_line() {
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let mut state = Match::new(Rules::classic(), 2).unwrap();
    while !state.is_over() {
        if state.needs_deal() {
            let deal = state.draw(&mut rng);
            state.begin(&deal).unwrap();
        }
        let next = state.awaiting().into_iter().find(|next| !next.chosen);
        if let Some(next) = next {
            let choice = state.random_choice(next.seat, &mut rng).unwrap();
            state.apply(next.seat, &choice).unwrap();
        }
    }
    let record = state.record(&["Ada".into(), "Ben".into()]).unwrap();
    let written = record.to_json();
    let choices: usize = record.games().iter().map(|game| game.choices().len()).sum();
    assert_eq!(written.matches("\n        {\"seat\":").count(), choices);
    assert!(written.starts_with("{\n  \"format\": \"nimmt-record/1\",\n  \"rules\": {\"variant\""));
    assert!(result(&written)["over"].as_bool().unwrap());
}
