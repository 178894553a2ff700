//! The texts in the terminal.

use std::fs;

use games::nimmt::record;

use crate::patience::Program;
use crate::support::{EXAMPLE, feed, golden, printed, refusal, replay};

const FIRST_TURN: &str = "\
Game 1 · turn 1
  14 goes behind 12 in row 1 (Ada)
  15 goes behind 14 in row 1 (Ben)

    1 │  12  [14] [15]   ·    ·  │  4
    2 │  37    ·    ·    ·    ·  │  1
    3 │  43    ·    ·    ·    ·  │  1
    4 │  58    ·    ·    ·    ·  │  1

    played  took   game   match
        14            0       0  Ada
        15            0       0  Ben
";

#[test]
fn the_example_is_told_turn_by_turn() {
    let output = feed(&mut replay(&["-"]), EXAMPLE);
    let expected = format!(
        "\
6 nimmt! · Ada and Ben
Classic: everyone plays a card in secret; lay the sixth card of a row and you take it. Fewest \
bull heads wins! Play until someone passes 66 bull heads.
[14] was laid in this turn. Behind each row stand its bull heads.

Game 1 · dealt

    1 │  12    ·    ·    ·    ·  │  1
    2 │  37    ·    ·    ·    ·  │  1
    3 │  43    ·    ·    ·    ·  │  1
    4 │  58    ·    ·    ·    ·  │  1

{FIRST_TURN}
The record ends here. Awaited: Ada (a card to play) and Ben (a card to play).
"
    );
    assert_eq!(printed(&output), expected);
}

#[test]
fn one_turn_alone_is_that_turn_alone() {
    let output = feed(&mut replay(&["-", "--turn", "1"]), EXAMPLE);
    assert_eq!(printed(&output), FIRST_TURN);
    let output = feed(&mut replay(&["-", "--turn", "1", "--game", "1", "--hands"]), EXAMPLE);
    let with_hands = FIRST_TURN.replace("Ada\n", "Ada: 44\n").replace("Ben\n", "Ben: 61\n");
    assert_eq!(printed(&output), with_hands);
}

#[test]
fn a_turn_that_is_not_there_is_said() {
    let missing = |arguments: &[&str]| refusal(&feed(replay(&["-"]).args(arguments), EXAMPLE));
    assert_eq!(missing(&["--turn", "2"]), "the record has no game with a turn 2");
    assert_eq!(missing(&["--game", "2"]), "the record has no game 2, only 1");
    assert_eq!(missing(&["--game", "1", "--turn", "9"]), "the record has no turn 9 in game 1");
}

#[test]
fn a_record_that_ends_in_the_middle_of_a_turn_shows_what_is_known_and_who_is_awaited() {
    let low = EXAMPLE.replace("[14, 44]", "[9, 44]").replace("[14]}", "[9]}");
    let said = printed(&feed(&mut replay(&["-"]), low));
    assert!(said.contains("Game 1 · turn 1, not finished"), "{said}");
    assert!(said.contains("Still to place: 9 (Ada) and 15 (Ben)"), "{said}");
    assert!(said.ends_with("Awaited: Ada (a row to take).\n"), "{said}");

    let half = EXAMPLE.replace(",\n        {\"seat\": 2, \"play\": [15]}", "");
    let said = printed(&feed(&mut replay(&["-"]), half));
    assert!(said.contains("        14            0       0  Ada"), "{said}");
    assert!(said.ends_with("Awaited: Ben (a card to play).\n"), "{said}");
}

#[test]
fn it_is_told_in_the_language_that_is_asked_for() {
    let low = EXAMPLE.replace("[14, 44]", "[9, 44]").replace("[14]}", "[9]}");
    for (language, awaited) in [
        ("de", "Am Zug: Ada (Reihe nehmen).\n"),
        ("fr", "On attend\u{a0}: Ada (une rangée à ramasser).\n"),
        ("it", "Si aspetta: Ada (una fila da prendere).\n"),
        ("nl", "Wachten op: Ada (een rij pakken).\n"),
    ] {
        let said = printed(&feed(&mut replay(&["-", "--hands", "--language", language]), &low));
        assert!(said.ends_with(awaited), "{said}");
        assert!(!said.contains("Game"), "{said}");
        let mark = if language == "fr" { "Ada\u{a0}: " } else { "Ada: " };
        assert!(said.contains(mark), "{said}");
    }
    let unknown = feed(&mut replay(&["-", "--language", "tlh"]), &low);
    let why = String::from_utf8(unknown.stderr).unwrap();
    assert!(why.contains("de, en-US, es-ES, fr, it, ja, ko, nl, pl, pt-BR, zh-TW"), "{why}");
}

#[test]
fn a_full_row_a_low_card_the_end_of_a_game_and_the_winner_are_told() {
    let (_, classic) = golden().into_iter().find(|(name, _)| name == "classic").unwrap();
    let said = printed(&replay(&["--turn", "10"]).arg(&classic).run());
    for part in [
        "💥 11 is too low for every row: Seat 1 takes row 2 with 96 100 101 — 5 bull heads",
        "💥 90 is the sixth card of row 3: Seat 2 takes 26 32 37 45 78 — 6 bull heads",
        "        90    +6      6       6  Seat 2",
        "Game 1 is over. Fewest bull heads: Seat 2 with 6.",
        "Seat 2 won the match with 6 bull heads!",
    ] {
        assert!(said.contains(part), "{part}\n{said}");
    }
}

#[test]
fn every_variant_is_told_turn_for_turn_with_its_totals() {
    for (name, path) in golden() {
        let said = printed(&replay(&[]).arg(&path).run());
        let record =
            record::Record::parse(&fs::read(&path).unwrap()).unwrap_or_else(|why| panic!("{why}"));
        let outcome = record::replay(&record).unwrap_or_else(|why| panic!("{why}")).outcome();
        let turns: usize = outcome.games.iter().map(|game| game.turns.len()).sum();
        assert_eq!(said.matches(" · turn ").count(), turns, "{name}\n{said}");
        assert!(!said.contains("replay-") && !said.contains("not finished"), "{name}\n{said}");
        assert!(outcome.over, "{name}");
        let (_, end) = said.rsplit_once("played  took").unwrap();
        for (player, total) in record.seats().iter().zip(&outcome.totals) {
            let line = end.lines().find(|line| line.ends_with(&format!("  {player}"))).unwrap();
            assert!(line.contains(&format!(" {total}  {player}")), "{name}: {line}");
        }
    }
}

#[test]
fn there_are_colours_only_where_they_are_wanted() {
    let with = |variable: &[(&str, &str)]| {
        let output = feed(replay(&["-"]).envs(variable.iter().copied()), EXAMPLE);
        printed(&output).contains('\u{1b}')
    };
    assert!(!with(&[]), "this is no terminal");
    assert!(with(&[("CLICOLOR_FORCE", "1")]));
    assert!(!with(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

#[test]
fn a_name_cannot_play_tricks_on_a_terminal() {
    let tricky = EXAMPLE.replace("\"Ada\"", "\"**A**\\u202e\\u200bda `@`\"");
    let said = printed(&feed(&mut replay(&["-"]), tricky));
    assert!(said.contains("(**A**da `@`)\n"), "{said}");
    let nameless = EXAMPLE.replace("\"Ada\"", "\"\\u200b\"");
    let said = printed(&feed(&mut replay(&["-"]), nameless));
    assert!(said.contains("(Seat 1)\n"), "{said}");
}
