//! Untrusted documents: too long, too large, cut, or damaged.

use std::io::{Cursor, Read};

use games::sixtysix::record::{MOST_BYTES, MOST_CHOICES, MOST_GAMES, Record, RecordError, replay};
use games::sixtysix::{End, Modifiers, Rules, Variant};
use proptest::prelude::*;

use crate::anything::{Setting, cases, play_out};
use crate::patience::in_time;

/// Reads and replays a document, and drops the result.
fn try_out(document: &[u8]) {
    if let Ok(record) = Record::parse(document)
        && let Ok(replayed) = replay(&record)
    {
        serde_json::to_string(&replayed.outcome()).unwrap();
        Record::parse(record.to_json().as_bytes()).map_err(|error| error.to_string()).unwrap();
    }
}

fn a_record(variant: usize, seed: u64) -> Vec<u8> {
    let variant = Variant::ALL[variant];
    let modifiers = Modifiers { end: Some(End::Games(2)), ..Modifiers::default() };
    let seats = if variant == Variant::Bid { 3 } else { 2 };
    let setting = Setting { rules: Rules::of(variant, &modifiers), seats, seed };
    play_out(&setting, 2).record(&[]).unwrap().to_json().into_bytes()
}

#[test]
fn a_hundred_megabytes_are_refused_without_being_read() {
    let hundred = 100 * 1024 * 1024;
    for byte in [b'[', b'{', b' ', b'"', b'1', 0, 0xff] {
        let mut source = std::io::repeat(byte).take(hundred);
        assert_eq!(Record::read(&mut source).err(), Some(RecordError::TooLong));
        // One byte more than allowed proves that there are too many.
        assert_eq!(hundred - source.limit(), MOST_BYTES as u64 + 1);
    }
}

/// The column at which reading stopped.
fn column(words: &str) -> usize {
    let (_, column) = words.rsplit_once(" at line 1 column ").unwrap();
    column.parse().unwrap()
}

#[test]
fn the_longest_document_that_is_read_at_all_is_read_no_further_than_it_must_be() {
    let head = r#"{"format":"sixtysix-record/1","rules":{"variant":"classic"},"seats":["a","b"],"#;
    let game = r#"{"hands":[["AC"],["AS"]],"stock":[],"choices":[]}"#;
    let filled = |start: &str, filler: &str| {
        let count = (MOST_BYTES - start.len()) / filler.len();
        let mut document = String::with_capacity(MOST_BYTES);
        document.push_str(start);
        (0..count).for_each(|_| document.push_str(filler));
        document
    };
    let choices = game.replace("]}", "");
    let choice = r#"{"seat":1,"pass":true},"#;
    let many_games = head.len() + (game.len() + 1) * (MOST_GAMES + 2);
    let many_choices = head.len() + game.len() + choice.len() * (MOST_CHOICES + 2);
    // Documents that only their end shows to be wrong are read to the end; all others are not read
    // far.
    for (document, furthest) in [
        (filled("", "["), 10),
        (filled("", r#"{"a":"#), 10),
        (filled(head, r#""games":["#), 200),
        (filled(&format!("{head}\"games\":[{game}"), &format!(",{game}")), many_games),
        (filled(&format!("{head}\"games\":[{choices}"), choice), many_choices),
        (filled(&format!("{head}\"games\":[{choices}{{\"seat\":1,\"play\":["), "1,"), 300),
        (filled(&format!("{head}\"games\":[{choices}{{\"seat\":1"), "0"), MOST_BYTES),
        (filled(&format!("{head}\"games\":[{{\"stock\":["), "\"AC\","), 600),
        (filled(&format!("{head}\"games\":[{{\"hands\":[["), "\"AC\","), 600),
        (filled(&format!("{head}\"games\":[{{\"hands\":["), "[],"), 300),
        (filled(&format!("{head}\"games\":[{{\"from\":{{\"points\":["), "1,"), 300),
        (filled(&format!("{head}\""), "x"), MOST_BYTES),
        (filled(r#"{"format":""#, "\u{7}"), 20),
        (filled(r#"{"format":"sixtysix-record/1","seats":[""#, "x"), MOST_BYTES),
        (filled(r#"{"format":"sixtysix-record/1","seats":["#, "\"\","), 200),
    ] {
        let reading = move || Record::read(Cursor::new(document)).err().unwrap().to_string();
        let words = in_time("the refusal of a long document", reading);
        assert!(words.len() < 1_500 && !words.contains(char::is_control), "{words}");
        assert!(column(&words) <= furthest, "{words}");
    }
}

#[test]
fn numbers_of_any_size_are_refused_or_harmless() {
    let situation = |points: &str| {
        format!(
            r#"{{"format":"sixtysix-record/1","rules":{{"variant":"classic"}},"seats":["a","b"],
            "dealer":1,"games":[{{"from":{{"leader":1,"points":[{points},0],"tricks":[1,1],
            "trump":"H"}},"hands":[["AC"],["KC"]],"stock":[],"choices":[{{"seat":1,"play":"AC"}},
            {{"seat":2,"play":"KC"}}]}}]}}"#
        )
    };
    let huge = "9".repeat(400);
    for number in ["1e999", "-1e999", "18446744073709551616", "-1", "1E+2", "4294967296", &huge] {
        assert!(Record::parse(situation(number).as_bytes()).is_err(), "{number}");
    }
    for number in ["0", "66", "1000000"] {
        let record =
            Record::parse(situation(number).as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let replayed = replay(&record).unwrap_or_else(|error| panic!("{error}"));
        assert!(replayed.state.needs_deal());
    }
}

#[test]
fn a_source_that_fails_is_named() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::PermissionDenied.into())
        }
    }
    assert_eq!(
        Record::read(Broken).err().unwrap().to_string(),
        "cannot be read: permission denied"
    );
}

#[test]
fn a_match_of_very_many_games_is_replayed_in_no_time() {
    let game = r#"{"from":{"leader":1,"points":[40,65],"tricks":[5,6],"trump":"H"},
        "hands":[["AC"],["KC"]],"stock":[],
        "choices":[{"seat":1,"play":"AC"},{"seat":2,"play":"KC"}]}"#;
    let games = vec![game; MOST_GAMES].join(",");
    let document = format!(
        r#"{{"format":"sixtysix-record/1","rules":{{"variant":"classic"}},"seats":["a","b"],
        "dealer":1,"games":[{games}]}}"#
    );
    let carry = in_time("a long record", move || {
        let record = Record::parse(document.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        replay(&record).unwrap_or_else(|error| panic!("{error}")).outcome().carry
    });
    assert_eq!(usize::try_from(carry), Ok(MOST_GAMES));
}

/// Pieces of documents; damage goes deeper when it fits.
const PIECES: [&str; 24] = [
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "0",
    "1",
    "\"AC\"",
    "\"9H\"",
    "-1",
    "null",
    "true",
    "false",
    "\"seat\":1",
    "\"play\":\"AC\"",
    "\"out\":true",
    "\"out\":\"match\"",
    "\"marriage\":true",
    "\"close\":true",
    "\"exchange\":true",
    "\"trump\":\"H\"",
    "\\u0000",
];

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn a_damaged_record_is_read_or_refused_but_never_fatal(
        variant in 0_usize..4,
        seed in 0_u64..4,
        damage in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..60, 0_usize..9), 1..6),
    ) {
        let mut document = a_record(variant, seed);
        for (place, piece, cut) in damage {
            let place = place.index(document.len());
            let end = (place + cut).min(document.len());
            let piece = PIECES.get(piece).copied().unwrap_or_default();
            document.splice(place..end, piece.bytes());
            if document.is_empty() {
                break;
            }
        }
        try_out(&document);
    }

    #[test]
    fn a_record_with_other_cards_and_seats_is_read_or_refused_but_never_fatal(
        variant in 0_usize..4,
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..14), 1..4),
    ) {
        let mut document = a_record(variant, 1);
        let letters: Vec<usize> =
            (0..document.len()).filter(|at| b"ATKQJ9CSHD123".contains(&document[*at])).collect();
        for (place, letter) in changes {
            document[letters[place.index(letters.len())]] = b"ATKQJ98CSHD123"[letter];
        }
        try_out(&document);
    }

    #[test]
    fn bytes_of_any_kind_are_never_fatal(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        try_out(&bytes);
    }
}
