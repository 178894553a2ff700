//! Untrusted documents: too long, too deep, too large, cut, or damaged.

use std::io::{Cursor, Read};

use games::nimmt::record::{MOST_BYTES, MOST_CHOICES, MOST_GAMES, Record, RecordError, replay};
use games::nimmt::{Match, Rules, Variant};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::ChaCha20Rng};

use crate::patience::in_time;
use crate::support::{plain, with};

/// Reads and replays a document, and drops the result.
fn try_out(document: &[u8]) {
    if let Ok(record) = Record::parse(document)
        && let Ok(replayed) = replay(&record)
    {
        serde_json::to_string(&replayed.outcome()).unwrap();
        Record::parse(record.to_json().as_bytes()).map_err(|error| error.to_string()).unwrap();
    }
}

fn a_record(rules: Rules, seats: usize, seed: u64) -> Vec<u8> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut state = Match::new(rules, seats).unwrap();
    while !state.is_over() {
        if state.needs_deal() {
            let deal = state.draw(&mut rng);
            state.begin(&deal).unwrap();
        }
        if let Some(next) = state.awaiting().into_iter().find(|next| !next.chosen) {
            let choice = state.random_choice(next.seat, &mut rng).unwrap();
            state.apply(next.seat, &choice).unwrap();
        }
    }
    state.record(&[]).unwrap().to_json().into_bytes()
}

#[test]
fn a_hundred_megabytes_are_refused_without_being_read() {
    let hundred = 100 * 1024 * 1024;
    for byte in [b'[', b'{', b' ', b'"', b'1', 0, 0xff] {
        let mut source = std::io::repeat(byte).take(hundred);
        assert_eq!(Record::read(&mut source).err(), Some(RecordError::TooLong));
        let taken = hundred - source.limit();
        // One byte more than allowed proves that there are too many.
        assert_eq!(taken, MOST_BYTES as u64 + 1);
    }
}

/// The column at which reading stopped.
fn column(words: &str) -> usize {
    let (_, column) = words.rsplit_once(" at line 1 column ").unwrap();
    column.parse().unwrap()
}

#[test]
fn the_longest_document_that_is_read_at_all_is_read_no_further_than_it_must_be() {
    let head = r#"{"format":"nimmt-record/1","rules":{"variant":"classic"},"seats":["a","b"],"#;
    let game = r#"{"rows":[[1],[2],[3],[4]],"hands":[[5],[6]],"choices":[]}"#;
    let filled = |start: &str, filler: &str| {
        let count = (MOST_BYTES - start.len()) / filler.len();
        let mut document = String::with_capacity(MOST_BYTES);
        document.push_str(start);
        (0..count).for_each(|_| document.push_str(filler));
        document
    };
    let choices = game.replace("]}", "");
    let choice = r#"{"seat":1,"stop":true},"#;
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
        (filled(&format!("{head}\"games\":[{choices}{{\"seat\":1,\"play\":[1"), "0"), MOST_BYTES),
        (filled(&format!("{head}\"games\":[{{\"pool\":["), "1,"), 600),
        (filled(&format!("{head}\"games\":[{{\"hands\":[["), "1,"), 600),
        (filled(&format!("{head}\"games\":[{{\"rows\":["), "[1],"), 200),
        (filled(&format!("{head}\""), "x"), MOST_BYTES),
        (filled(r#"{"format":""#, "\u{7}"), 20),
        (filled(r#"{"format":"nimmt-record/1","seats":[""#, "x"), MOST_BYTES),
        (filled(r#"{"format":"nimmt-record/1","seats":["#, "\"\","), 200),
    ] {
        let reading = move || Record::read(Cursor::new(document)).err().unwrap().to_string();
        let words = in_time("the refusal of a long document", reading);
        assert!(words.len() < 1_500 && !words.contains(char::is_control), "{words}");
        assert!(column(&words) <= furthest, "{words}");
    }
}

#[test]
fn numbers_of_any_size_are_refused() {
    let huge = "9".repeat(400);
    for number in ["1e999", "-1e999", "18446744073709551616", "-9223372036854775809", "1E+2", &huge]
    {
        let document = format!(
            r#"{{"format":"nimmt-record/1","rules":{{"variant":"classic","rows":{number}}},
            "seats":["a","b"],"games":[]}}"#
        );
        assert!(Record::parse(document.as_bytes()).is_err(), "{number}");
        let document = format!(
            r#"{{"format":"nimmt-record/1","rules":{{"variant":"classic"}},
            "seats":["a","b"],"games":[{{"rows":[[{number}]],"hands":[],"choices":[]}}]}}"#
        );
        assert!(Record::parse(document.as_bytes()).is_err(), "{number}");
    }
    // The largest numbers in range do no harm.
    for end in [r#"{"points":4294967295}"#, r#"{"games":4294967295}"#] {
        let document = format!(
            r#"{{"format":"nimmt-record/1","rules":{{"variant":"classic","end":{end}}},
            "seats":["a","b"],"games":[{{"rows":[[10],[20],[30],[40]],"hands":[[5],[41]],
            "choices":[{{"seat":1,"play":[5]}},{{"seat":2,"play":[41]}},{{"seat":1,"row":1}}]}}]}}"#
        );
        let record = Record::parse(document.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let replayed = replay(&record).unwrap_or_else(|error| panic!("{error}"));
        assert!(!replayed.state.is_over());
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
fn a_record_may_be_cut_after_any_choice() {
    for variant in Variant::ALL {
        let own = plain(variant).end;
        let rules = with(variant, |m| {
            m.end = (own.games(2).is_none()).then_some(games::nimmt::End::Games(1));
        });
        let document: serde_json::Value = serde_json::from_slice(&a_record(rules, 2, 11)).unwrap();
        let count = document["games"][0]["choices"].as_array().unwrap().len();
        for length in 0..=count {
            let mut cut = document.clone();
            cut["games"].as_array_mut().unwrap().truncate(1);
            cut["games"][0]["choices"].as_array_mut().unwrap().truncate(length);
            let record =
                Record::parse(cut.to_string().as_bytes()).unwrap_or_else(|error| panic!("{error}"));
            let outcome = replay(&record).unwrap_or_else(|error| panic!("{error}")).outcome();
            assert_eq!(outcome.awaiting.is_empty(), length == count, "{variant:?} {length}");
            assert_eq!(outcome.games[0].over, length == count);
        }
    }
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
    "104",
    "105",
    "-1",
    "null",
    "true",
    "\"seat\":1",
    "\"play\":[5]",
    "\"row\":1",
    "\"stop\":true",
    "\"keep\":[]",
    "\"first\":3",
    "\"draft\":3",
    "\"end\":\"left\"",
    "[[1,1]]",
    "\\u0000",
];

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1_500, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn a_damaged_record_is_read_or_refused_but_never_fatal(
        variant in 0_usize..10,
        seed in 0_u64..4,
        damage in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..60, 0_usize..9), 1..6),
    ) {
        let own = plain(Variant::ALL[variant]).end;
        let rules = with(Variant::ALL[variant], |m| {
            m.end = own.games(2).is_none().then_some(games::nimmt::End::Games(1));
        });
        let mut document = a_record(rules, 2, seed);
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
    fn a_record_with_other_numbers_is_read_or_refused_but_never_fatal(
        variant in 0_usize..10,
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0_u16..120), 1..4),
    ) {
        let own = plain(Variant::ALL[variant]).end;
        let rules = with(Variant::ALL[variant], |m| {
            m.end = own.games(2).is_none().then_some(games::nimmt::End::Games(1));
        });
        let text = String::from_utf8(a_record(rules, 2, 1)).unwrap();
        let mut words: Vec<String> = Vec::new();
        for c in text.chars() {
            match words.last_mut() {
                Some(last) if c.is_ascii_digit() && last.ends_with(|d: char| d.is_ascii_digit()) => {
                    last.push(c);
                }
                _ => words.push(c.to_string()),
            }
        }
        let is_number = |word: &String| word.chars().all(|c| c.is_ascii_digit());
        let numbers: Vec<usize> =
            (0..words.len()).filter(|index| is_number(&words[*index])).collect();
        for (place, number) in changes {
            words[numbers[place.index(numbers.len())]] = number.to_string();
        }
        try_out(words.concat().as_bytes());
    }

    #[test]
    fn bytes_of_any_kind_are_never_fatal(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        try_out(&bytes);
    }
}
