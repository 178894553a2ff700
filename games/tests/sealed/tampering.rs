//! Tampering: later changes of a record are noticed.

use std::path::PathBuf;

use proptest::prelude::*;
use serde_json::Value;

use crate::golden::verify;

const RECORDS: [&str; 4] =
    ["nimmt-classic", "nimmt-rows-stay", "sixtysix-classic", "sixtysix-three"];

fn record(name: &str) -> Vec<u8> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/data/sealed");
    std::fs::read(folder.join(format!("{name}.json"))).unwrap()
}

/// The sealed part of a record: everything but the names, the choices, and the end of the match.
fn sealed(json: &[u8]) -> Value {
    let mut document: Value = serde_json::from_slice(json).unwrap();
    document["seats"] = document["seats"].as_array().unwrap().len().into();
    document["rules"].as_object_mut().unwrap().remove("end");
    for game in document["games"].as_array_mut().unwrap() {
        game.as_object_mut().unwrap().remove("choices");
    }
    document
}

fn links(document: &mut Value) -> &mut Vec<Value> {
    document["seals"]["chains"][0].as_array_mut().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn whatever_byte_is_changed_the_cards_are_those_of_the_seal_or_it_is_noticed(
        name in prop::sample::select(RECORDS.to_vec()),
        place in any::<prop::sample::Index>(),
        byte in prop_oneof![Just(b'0'), Just(b'1'), Just(b'a'), Just(b'C'), Just(b' '), 0x20_u8..0x7f],
    ) {
        let before = record(name);
        let mut after = before.clone();
        after[place.index(before.len())] = byte;
        if verify(&after).is_ok() {
            prop_assert_eq!(sealed(&after), sealed(&before), "{}", String::from_utf8_lossy(&after));
        }
    }

    #[test]
    fn a_changed_digit_of_a_link_or_of_the_entropy_is_noticed(
        name in prop::sample::select(RECORDS.to_vec()),
        link in 0_usize..3, place in 0_usize..64, digit in 1_u8..16,
    ) {
        let mut document: Value = serde_json::from_slice(&record(name)).unwrap();
        let text = links(&mut document)[link].as_str().unwrap().to_owned();
        let old = text[place..=place].parse::<char>().unwrap().to_digit(16).unwrap();
        let new = char::from_digit((old + u32::from(digit)) % 16, 16).unwrap();
        let changed = format!("{}{new}{}", &text[..place], &text[place + 1..]);
        links(&mut document)[link] = changed.into();
        prop_assert!(verify(document.to_string().as_bytes()).is_err());

        let mut document: Value = serde_json::from_slice(&record(name)).unwrap();
        let entropy = document["seals"]["entropy"].as_str().unwrap();
        let at = place % entropy.len();
        let changed = format!("{}{}{}", &entropy[..at], char::from(b'A' + digit), &entropy[at + 1..]);
        document["seals"]["entropy"] = changed.into();
        prop_assert!(verify(document.to_string().as_bytes()).is_err());
    }
}

#[test]
fn what_is_not_as_it_was_sealed_is_said_in_one_line() {
    let refusal = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut document: Value = serde_json::from_slice(&record(name)).unwrap();
        change(&mut document);
        verify(document.to_string().as_bytes()).unwrap_err()
    };
    let swapped = |document: &mut Value| {
        let hands = document["games"][1]["hands"].as_array_mut().unwrap();
        hands.swap(0, 1);
    };
    assert_eq!(
        refusal("nimmt-classic", &swapped),
        "game 2: the cards are not those that the seal deals"
    );
    assert_eq!(
        refusal("sixtysix-classic", &swapped),
        "game 2: the cards are not those that the seal deals"
    );
    let one_less = |document: &mut Value| drop(links(document).pop());
    assert_eq!(refusal("nimmt-classic", &one_less), "2 links are opened for 3 games");
    let broken = |document: &mut Value| links(document).swap(1, 2);
    let belongs = "game 1: what was opened does not belong to the seal";
    assert_eq!(refusal("nimmt-classic", &broken), belongs);
    let dealer = |document: &mut Value| {
        let other = 3 - document["dealer"].as_u64().unwrap();
        document["dealer"] = other.into();
    };
    let drawn = "game 1: the first dealer is not the one whom the seal makes";
    assert_eq!(refusal("sixtysix-classic", &dealer), drawn);
    let choice =
        |document: &mut Value| drop(document["games"][0]["choices"].as_array_mut().unwrap().pop());
    assert_eq!(refusal("nimmt-classic", &choice), "game 2: game 1 is not finished");
    let other_way = |document: &mut Value| {
        document["seals"]["function"] = "hornochse-deal/2".into();
    };
    assert!(
        refusal("nimmt-classic", &other_way).contains("deals are not made by hornochse-deal/1")
    );
    let long = |document: &mut Value| document["seals"]["entropy"] = "x".repeat(101).into();
    assert!(refusal("nimmt-classic", &long).contains("of more than 100"));
    let null = |document: &mut Value| document["seals"] = Value::Null;
    assert!(refusal("nimmt-classic", &null).contains("expected an object"));
}
