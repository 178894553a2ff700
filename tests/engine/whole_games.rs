//! The classic game over lines.

use super::patience::Program;
use super::support::Engine;

#[test]
fn it_says_who_it_is() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("hello"), concat!("hornochse ", env!("CARGO_PKG_VERSION")));
    assert_eq!(engine.ask("ready"), "ready");
    engine.quit();
}

/// The three turns of the rules' example, from the seat that plays 14, 21 and 3.
#[test]
fn the_worked_example() {
    let mut engine = Engine::start();
    for line in ["level 9", "rules {\"variant\":\"classic\"}", "deal 4 0 3 14 21 100"] {
        engine.tell(line);
    }
    let card = engine.ask_number("choose 12 37 43 58");
    assert!([3, 14, 21, 100].contains(&card));
    engine.tell("reveal 14 15 44 61");
    let card = engine.ask_number("choose 12,14,15 37 43,44 58,61");
    assert!([3, 21, 100].contains(&card));
    engine.tell("reveal 21 26 30 36");
    let card = engine.ask_number("choose 30,36 37 43,44 58,61");
    assert!([3, 100].contains(&card));
    engine.tell("reveal 3 9 68 83");
    assert!(engine.ask_number("row 30,36 37 43,44 58,61 3") < 4);
    // It advised one row or another; the table says that row 2 was taken.
    assert_eq!(engine.ask_number("choose 30,36 3,9 43,44 58,61,68,83"), 100);
    engine.is_content();
    engine.quit();
}

#[test]
fn a_card_that_is_too_low_takes_a_row_before_and_after_the_reveal() {
    let mut engine = Engine::start();
    engine.tell("deal 3 2 1 50 60");
    engine.ask_number("choose 12 37 43,44,45,46,47 58");
    assert!(engine.ask_number("row 12 37 43,44,45,46,47 58 1") < 4);
    engine.tell("reveal 70 80 1");
    assert!(engine.ask_number("row 12 37 43,44,45,46,47 58 1") < 4);
    engine.tell("takes 2 0");
    assert!([50, 60].contains(&engine.ask_number("choose 1 37 43,44,45,46,47 58,70,80")));
    engine.is_content();
    engine.quit();
}

#[test]
fn totals_may_follow_the_cards() {
    let mut engine = Engine::start();
    for deal in [
        "deal 2 0 1 2 3 4 5 6 7 8 9 10",
        "deal 2 0 1 2 3 4 5 6 7 8 9 10 0 0",
        "deal 2 1 1 2 3 4 5 6 7 8 9 10 12 65",
        "deal 2 1 1 2 totals 65 60",
    ] {
        engine.tell(deal);
        engine.is_content();
        assert!(engine.ask_number("choose 12 37 43 58") <= 10);
    }
    engine.quit();
}

#[test]
fn the_same_seed_and_lines_give_the_same_answers() {
    let answers = |seed: &str| {
        let mut engine = Engine::start();
        engine.tell(seed);
        let mut answers = Vec::new();
        for _ in 0..5 {
            engine.tell("deal 4 1 8 17 31 42 55 60 77 80 93 101");
            answers.push(engine.ask_number("choose 12 37 43 58"));
        }
        engine.quit();
        answers
    };
    assert_eq!(answers("seed 5"), answers("seed 5"));
}

#[test]
fn the_end_of_input_ends_it() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hornochse"));
    let output = command.arg("engine").run();
    assert!(output.status.success() && output.stdout.is_empty());
}
