//! Records of Sixty-Six.

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use games::sixtysix::record;
use serde_json::Value;

use crate::pictures::{names, size};
use crate::support::{feed, printed, refusal, replay};

/// The first game that the rulebook tells.
const EXAMPLE: &str = r#"{
  "format": "sixtysix-record/1",
  "rules": {"variant": "classic"},
  "seats": ["Ada", "Ben"],
  "dealer": 2,
  "games": [
    {
      "hands": [["TH", "KH", "9H", "TC", "KC", "QC"], ["JH", "AS", "KS", "QS", "AD", "KD"]],
      "turned": "AH",
      "stock": ["TS", "9D", "9S", "QD", "QH", "JS", "AC", "JC", "9C", "TD", "JD"],
      "choices": [
        {"seat": 1, "play": "TH"},
        {"seat": 2, "play": "KD"},
        {"seat": 1, "exchange": true},
        {"seat": 1, "play": "QC", "marriage": true},
        {"seat": 2, "play": "JH"},
        {"seat": 2, "play": "QS", "marriage": true},
        {"seat": 1, "play": "TS"},
        {"seat": 1, "play": "KH", "marriage": true, "out": true},
        {"seat": 2, "play": "9D"}
      ]
    }
  ]
}"#;

/// The records of all variants.
fn golden() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/tests/golden/sixtysix");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let records = files.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    let named = records.map(|path| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).unwrap())
    });
    let named: Vec<(String, String)> = named.collect();
    assert_eq!(named.len(), 9);
    named
}

const SECOND_TRICK: &str = "\
Game 1 · trick 2
  Ada exchanges ♥ 9 for ♥ A.
  Ada leads ♣ Q and declares 20. Ben takes it with ♥ J: 5.
  ♥ is trump. Face down: 7. Turned up: ♥ 9.

    points  tricks   match
        34       1       0  Ada
         5       1       0  Ben
";

#[test]
fn the_example_is_told_trick_by_trick() {
    let said = printed(&feed(&mut replay(&["-"]), EXAMPLE));
    assert!(said.starts_with("Sixty-Six · Ada and Ben\nClassic: "), "{said}");
    assert_eq!(said.matches("Game 1 · trick ").count(), 4);
    assert!(said.contains(SECOND_TRICK), "{said}");
    let end = "Game 1 is over: Ada has 66 and scores 2. Ben is schneider.\n\n\
               The record ends here, before the end of the match.\n";
    assert!(said.ends_with(end), "{said}");
}

#[test]
fn one_trick_alone_is_that_trick_alone() {
    let trick = |arguments: &[&str]| printed(&feed(replay(&["-"]).args(arguments), EXAMPLE));
    assert_eq!(trick(&["--turn", "2"]), SECOND_TRICK);
    let hands = trick(&["--turn", "2", "--game", "1", "--hands"]);
    assert!(hands.contains("  Ada: ♣ 10  ♣ K  ♠ 10  ♥ A  ♥ K  ♦ Q\n"), "{hands}");
    let missing = |arguments: &[&str]| refusal(&feed(replay(&["-"]).args(arguments), EXAMPLE));
    assert_eq!(missing(&["--turn", "5"]), "the record has no game with a trick 5");
    assert_eq!(missing(&["--turn", "5", "--game", "1"]), "the record has no trick 5 in game 1");
    assert_eq!(missing(&["--game", "2"]), "the record has no game 2, only 1");
}

#[test]
fn a_record_that_ends_in_the_middle_of_a_trick_says_who_is_awaited() {
    let half = EXAMPLE.replace(",\n        {\"seat\": 2, \"play\": \"9D\"}", "");
    let said = printed(&feed(&mut replay(&["-"]), half));
    assert!(said.contains("Game 1 · trick 4, not finished\n"), "{said}");
    assert!(said.ends_with("The record ends here. Awaited: Ben (a card to follow).\n"), "{said}");
}

#[test]
fn every_variant_is_told_trick_for_trick_with_its_totals() {
    for (name, json) in golden() {
        let said = printed(&feed(&mut replay(&["-", "--hands"]), &json));
        let result = printed(&feed(&mut replay(&["-", "--json"]), &json));
        let result: Value = serde_json::from_str(&result).unwrap();
        let games = result["games"].as_array().unwrap();
        let tricks: usize = games.iter().map(|game| game["tricks"].as_array().unwrap().len()).sum();
        assert_eq!(said.matches(" · trick ").count(), tricks, "{name}\n{said}");
        assert!(!said.contains("sixtysix-") && !said.contains("not finished"), "{name}\n{said}");
        let (_, end) = said.rsplit_once("points  tricks").unwrap();
        for (at, total) in result["totals"].as_array().unwrap().iter().enumerate() {
            let line = end.lines().find(|line| line.contains(&format!("  Seat {}", at + 1)));
            assert!(line.unwrap().contains(&format!(" {total}  Seat")), "{name}\n{end}");
        }
    }
}

#[test]
fn the_result_is_what_the_engine_says_with_its_fields_in_order() {
    for (name, json) in golden().into_iter().chain([("example".into(), EXAMPLE.into())]) {
        let said = printed(&feed(&mut replay(&["--json", "-"]), &json));
        let record = record::Record::parse(json.as_bytes()).unwrap_or_else(|why| panic!("{why}"));
        let replayed = record::replay(&record).unwrap_or_else(|why| panic!("{why}"));
        let expected = serde_json::to_string(&replayed.outcome()).unwrap();
        assert_eq!(said, expected + "\n", "{name}");
    }
}

#[test]
fn the_format_tells_the_game_wherever_it_stands() {
    let (before, rest) = EXAMPLE.split_once("\"format\": \"sixtysix-record/1\",").unwrap();
    let head = rest.strip_suffix("\n}").unwrap();
    let moved = format!("{before}{head},\n  \"format\": \"sixtysix-record/1\"\n}}");
    let told = |json: &str| printed(&feed(&mut replay(&["-"]), json));
    assert_eq!(told(&moved), told(EXAMPLE));
}

#[test]
fn what_is_refused_is_one_line_and_status_two() {
    for (old, new, words) in [
        (r#""play": "KD""#, r#""play": "AH""#, "game 1, choice 2: seat 2 does not hold AH"),
        (r#""TS", "9D""#, r#""TS""#, "game 1: cards are missing"),
        (r#"["Ada", "Ben"]"#, r#"["Ada"]"#, "1 seats are too few: at least 2 are needed"),
    ] {
        let broken = EXAMPLE.replacen(old, new, 1);
        for arguments in [&["-"][..], &["-", "--json"], &["-", "--review"]] {
            assert_eq!(refusal(&feed(&mut replay(arguments), &broken)), words);
        }
    }
    for length in (0..EXAMPLE.len()).step_by(29) {
        let words = refusal(&feed(&mut replay(&["-", "--json"]), &EXAMPLE[..length]));
        assert!(words.contains("line") && words.contains("column"), "{words}");
    }
}

/// The names of the pictures of these tricks of the first game.
fn pictures(tricks: RangeInclusive<u32>) -> BTreeSet<String> {
    tricks.map(|trick| format!("game-01-trick-{trick:02}.png")).collect()
}

#[test]
fn every_trick_has_its_picture_and_the_last_shows_who_won() {
    let folder = tempfile::tempdir().unwrap();
    let album = folder.path().join("new/album");
    let said = printed(&feed(replay(&["-", "--picture"]).arg(&album), EXAMPLE));
    assert_eq!(said, printed(&feed(&mut replay(&["-"]), EXAMPLE)));
    assert_eq!(names(&album), pictures(1..=4));
    for name in names(&album) {
        let (width, height) = size(&album.join(&name));
        assert!(width >= 800 && height >= 300, "{name}: {width} × {height}");
    }
    // In the middle of its trick the fourth picture shows the card that was led, and no winner yet.
    let half = EXAMPLE.replace(",\n        {\"seat\": 2, \"play\": \"9D\"}", "");
    let unfinished = folder.path().join("unfinished");
    printed(&feed(replay(&["-", "--picture"]).arg(&unfinished), half));
    assert_eq!(names(&unfinished), pictures(1..=4));
    let read = |folder: &Path, trick: u32| {
        fs::read(folder.join(format!("game-01-trick-{trick:02}.png"))).unwrap()
    };
    assert_eq!(read(&album, 3), read(&unfinished, 3));
    assert_ne!(read(&album, 4), read(&unfinished, 4));
    assert_ne!(read(&album, 3), read(&album, 4));
}

#[test]
fn a_trick_without_a_card_has_no_picture() {
    let (before, _) = EXAMPLE.split_once(",\n        {\"seat\": 1, \"play\": \"QC\"").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let record = format!("{before}]}}]}}");
    let said = printed(&feed(replay(&["-", "--picture"]).arg(folder.path()), record));
    assert!(said.contains("Game 1 · trick 2, not finished"), "{said}");
    assert_eq!(names(folder.path()), pictures(1..=1));
}

#[test]
fn one_trick_has_one_picture_in_every_variant() {
    for (name, json) in golden() {
        let folder = tempfile::tempdir().unwrap();
        let mut command = replay(&["-", "--game", "1", "--turn", "2", "--picture"]);
        printed(&feed(command.arg(folder.path()), &json));
        assert_eq!(names(folder.path()), pictures(2..=2), "{name}");
        size(&folder.path().join("game-01-trick-02.png"));
    }
}

#[test]
fn a_folder_for_tricks_that_cannot_be_made_is_said_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let said = refusal(&feed(replay(&["-", "--picture"]).arg(file.join("album")), EXAMPLE));
    assert!(said.contains("file/album: "), "{said}");
}

/// Ada closes with a hand of low cards, though Ben holds nothing else than high ones.
const BLUNDER: &str = r#"{
  "format": "sixtysix-record/1",
  "rules": {"variant": "classic"},
  "seats": ["Ada", "Ben"],
  "dealer": 2,
  "games": [
    {
      "hands": [["JC", "9C", "JS", "9S", "JD", "9D"], ["TH", "AC", "AS", "TS", "AD", "KD"]],
      "turned": "AH",
      "stock": ["TC", "KC", "QC", "KS", "QS", "TD", "QD", "KH", "QH", "JH", "9H"],
      "choices": [{"seat": 1, "close": true}]
    }
  ]
}"#;

#[test]
fn the_review_names_the_blunder_and_has_a_block_for_every_seat() {
    let said = printed(&feed(&mut replay(&["--review", "-"]), BLUNDER));
    let (ada, ben) = said.split_once("\n\nBen\n").unwrap();
    assert!(ada.starts_with("Ada\n"), "{said}");
    assert!(ada.contains("you chose closing the stock, worth about −"), "{said}");
    assert!(ada.ends_with("\n  ♥ is trump. Face down: 11. Turned up: ♥ A."), "{said}");
    // Ben had nothing to choose yet.
    assert!(!ben.contains("you chose") && ben.ends_with(".\n"), "{said}");
    assert!(!said.contains("sixtysix-") && !said.contains("review-"), "{said}");
    assert!(!said.contains("How lucky"), "{said}");
}

#[test]
fn the_review_of_one_seat_is_that_seat_alone_and_the_same_every_time() {
    let once = || printed(&feed(&mut replay(&["--review", "--seat", "2", "-"]), EXAMPLE));
    let said = once();
    assert!(said.starts_with("Ben\n") && !said.contains("Ada\n"), "{said}");
    assert_eq!(said, once());
    let missing = refusal(&feed(&mut replay(&["--review", "--seat", "3", "-"]), EXAMPLE));
    assert_eq!(missing, "the record has no seat 3, only 2");
}

#[test]
fn bots_are_looked_at_where_nobody_else_played() {
    let heads = |ada: &str, ben: &str| {
        let names = format!("[\"{ada}\", \"{ben}\"]");
        let record = BLUNDER.replace(r#"["Ada", "Ben"]"#, &names);
        let said = printed(&feed(&mut replay(&["--review", "-"]), record));
        [ada, ben].map(|name| said.contains(&format!("{name}\n")))
    };
    assert_eq!(heads("🤖 Ada", "Ben"), [false, true]);
    assert_eq!(heads("🤖 Ada", "🤖 Ben"), [true, true]);
}

#[test]
fn the_review_as_json_says_the_same_in_numbers() {
    let said = printed(&feed(&mut replay(&["--review", "--json", "-"]), BLUNDER));
    let review: Value = serde_json::from_str(&said).unwrap();
    let [ada, ben] = review["seats"].as_array().unwrap().as_slice() else { panic!("{said}") };
    assert_eq!(
        (&ada["seat"], &ada["choices"], &ada["assessed"]),
        (&1.into(), &1.into(), &1.into())
    );
    assert_eq!((&ben["seat"], &ben["choices"]), (&2.into(), &0.into()));
    assert!(ben["costly"].as_array().unwrap().is_empty(), "{said}");
    let [costly] = ada["costly"].as_array().unwrap().as_slice() else { panic!("{said}") };
    assert_eq!((&costly["game"], &costly["choice"]), (&1.into(), &1.into()));
    assert_eq!(costly["chosen"], serde_json::json!({"seat": 1, "close": true}));
    assert_eq!(costly["better"]["seat"], 1);
    assert_ne!(costly["better"], costly["chosen"]);
    assert_eq!(costly["exact"], false);
    let number = |key: &str| costly[key].as_f64().unwrap();
    assert!((number("better_points") - number("points") - number("loss")).abs() < 0.02, "{said}");
    assert!(number("loss") > 1.0, "{said}");
}

#[test]
fn suits_are_red_or_black_only_where_colours_are_wanted() {
    let with = |variable: &[(&str, &str)]| {
        printed(&feed(replay(&["-"]).envs(variable.iter().copied()), EXAMPLE)).contains('\u{1b}')
    };
    assert!(!with(&[]), "this is no terminal");
    assert!(with(&[("CLICOLOR_FORCE", "1")]));
    assert!(!with(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}
