//! Refused records, with the words of the refusal.

use games::nimmt::record::{Record, replay};
use serde_json::json;

use crate::record::EXAMPLE;

fn refusal(json: &str) -> String {
    let words = match Record::parse(json.as_bytes()) {
        Err(error) => error.to_string(),
        Ok(record) => replay(&record).err().unwrap().to_string(),
    };
    assert!(!words.contains('\n') && words.len() < 1_500, "{words}");
    words
}

/// The refusal of the example with `old` replaced.
fn broken(old: &str, new: &str) -> String {
    assert!(EXAMPLE.contains(old));
    refusal(&EXAMPLE.replacen(old, new, 1))
}

#[test]
fn choices_that_break_a_rule_name_the_game_the_choice_and_the_reason() {
    assert_eq!(
        broken(r#""play": [15]"#, r#""play": [45]"#),
        "game 1, choice 2: seat 2 does not hold 45"
    );
    assert_eq!(
        broken(r#""seat": 2"#, r#""seat": 3"#),
        "game 1, choice 2: seat 3 does not sit at this table"
    );
    assert_eq!(
        broken(r#"{"seat": 2, "play": [15]}"#, r#"{"seat": 1, "play": [44]}"#),
        "game 1, choice 2: seat 1 has chosen already"
    );
    assert_eq!(
        broken(r#""play": [15]"#, r#""row": 1"#),
        "game 1, choice 2: seat 2 must answer another question first: play"
    );
    let many = r#"{"seat": 2, "play": [15]}, {"seat": 1, "play": [44]}, {"seat": 2, "play": [61]},
        {"seat": 1, "play": [44]}"#;
    assert_eq!(broken(r#"{"seat": 2, "play": [15]}"#, many), "game 1, choice 5: the game is over");
}

#[test]
fn shapes_that_are_not_a_choice_are_located_too() {
    let start = |words: String| words.split(" at line").next().unwrap().to_owned();
    assert_eq!(
        start(broken(r#""play": [15]"#, r#""play": [105]"#)),
        "game 1, choice 2: 105 is not a card (1 to 104)"
    );
    assert_eq!(
        start(broken(r#""play": [15]"#, r#""play": [-3]"#)),
        "game 1, choice 2: -3 is not a card (1 to 104)"
    );
    assert_eq!(
        start(broken(r#""seat": 2"#, r#""seat": 0"#)),
        "game 1, choice 2: there is no seat 0"
    );
    assert_eq!(start(broken("[12]", "[0]")), "game 1: 0 is not a card (1 to 104)");
    assert_eq!(
        start(broken("[12]", "[[12, 13]]")),
        "game 1: a stack is one card or two equal cards"
    );
    assert_eq!(
        start(broken(r#""hands""#, r#""pool""#)),
        "game 1: invalid type: sequence, expected a whole number"
    );
}

#[test]
fn impossible_deals_are_refused() {
    assert_eq!(broken("[12]", "[14]"), "game 1: 14 is in play twice");
    assert_eq!(broken("[12], ", ""), "game 1: there are 3 rows instead of 4");
    assert_eq!(broken("[14, 44], ", ""), "game 1: there are 1 hands for 2 seats");
    assert_eq!(
        broken(r#"{"variant": "classic", "end": {"points": 66}}"#, r#"{"variant": "tactics"}"#),
        "game 1: 37 is not in the deck"
    );
    assert_eq!(broken("[[14, 44], [15, 61]]", "[[], []]"), "game 1: nobody holds a card");
    assert_eq!(
        broken(r#""classic""#, r#""logic""#),
        "game 1: the seats draft, so a pool is needed instead of rows and hands"
    );
}

#[test]
fn games_follow_each_other_only_when_finished() {
    let game = r#"{"rows": [[12], [37], [43], [58]], "hands": [[14], [15]], "choices": []}"#;
    let two = EXAMPLE.replace("]\n    }\n  ]", &format!("]\n    }}, {game}\n  ]"));
    assert_eq!(refusal(&two), "game 2: game 1 is not finished");
    let over = json!({"rows": [[10], [20], [30], [40]], "hands": [[41], [42]], "choices": [
        {"seat": 1, "play": [41]}, {"seat": 2, "play": [42]}]});
    let rules = json!({"variant": "classic", "end": {"games": 1}});
    let document = json!({"format": "nimmt-record/1", "rules": rules, "seats": ["a", "b"],
        "games": [over.clone(), over]});
    assert_eq!(refusal(&document.to_string()), "game 2: the match is over");
}

#[test]
fn rules_that_contradict_themselves_are_refused_with_every_reason() {
    assert_eq!(
        broken(r#""classic""#, r#""tournament", "rows": 6, "hand": 30"#),
        "rules: 6 rows are not possible: 3 to 5 are; 2 sheets that go round need 2 games, \
         no other end of the match"
    );
    assert_eq!(
        broken(r#""classic""#, r#""hand", "shedding": true"#),
        "rules: shedding takes a row into the hand, but here a seat sorts what it takes"
    );
    assert_eq!(
        broken(r#"["Ada", "Ben"]"#, r#"["Ada"]"#),
        "rules: 1 seats are too few: at least 2 are needed"
    );
}

#[test]
fn anything_that_is_not_a_record_is_refused() {
    for (old, new) in [
        ("nimmt-record/1", "nimmt-record/2"),
        (r#""format""#, r#""from""#),
        (r#""classic""#, r#""classical""#),
        (r#""end": {"points": 66}"#, r#""end": {"points": -1}"#),
        (r#""end": {"points": 66}"#, r#""end": {"points": 66, "games": 2}"#),
        (r#""end": {"points": 66}"#, r#""end": {}"#),
        (r#""end": {"points": 66}"#, r#""end": null"#),
        (r#""end": {"points": 66}"#, r#""ends": {"points": 66}"#),
        (r#""end": {"points": 66}"#, r#""rows": 4.5"#),
        (r#""end": {"points": 66}"#, r#""rows": 300"#),
        (r#""end": {"points": 66}"#, r#""hand": 5, "deal_all": true"#),
        (r#""Ada""#, "1"),
        (r#""Ada""#, r#""A\nda""#),
        (r#""Ada""#, r#""\u001b[2JAda""#),
        (r#"["Ada", "Ben"]"#, "[]"),
        (r#"["Ada", "Ben"]"#, "{}"),
        (r#""choices""#, r#""moves""#),
        (r#""rows": [[12], [37], [43], [58]],"#, ""),
        (r#""rows""#, r#""pool": [1], "rows""#),
        ("[[12], [37], [43], [58]]", "[[12], [37], [43], [58]], \"rows\": []"),
        ("[12]", "[[12, 12, 12]]"),
        ("[12]", "[[]]"),
        ("[12]", "12"),
        ("{\n  \"format\"", "[\n  \"format\""),
    ] {
        broken(old, new);
    }
    for document in ["", " ", "null", "{}", "[]", "\"\"", "{\"format\":", "\u{feff}{}"] {
        refusal(document);
    }
    refusal(&format!("{EXAMPLE} {{}}"));
    let list = r#"["nimmt-record/1", {"variant": "classic"}, ["a", "b"], []]"#;
    assert!(refusal(list).contains("expected an object"));
    assert!(Record::parse(b"\xff\xfe{}").is_err());
}
