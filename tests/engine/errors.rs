//! Impossible commands are answered with what was expected, and change nothing.

use super::support::Engine;

#[test]
fn what_was_expected_is_said() {
    let mut engine = Engine::start();
    for (line, said) in [
        ("castle", "expected one of hello, "),
        ("level best", "expected level from 1 to 9"),
        ("time soon", "expected time MILLISECONDS"),
        ("time 0", "a whole number from 1"),
        ("seed x", "expected seed NUMBER"),
        ("quit now", "expected no more than the word"),
        ("rules classic", "rules: "),
        ("rules {\"variant\":\"chess\"}", "no variant `chess`"),
        ("choose 1 2 3 4", "expected a deal first"),
        ("deal", "expected deal SEATS SEAT CARD"),
        ("deal 1 0 5", "expected 2 to 20 seats"),
        ("deal 2 2 5", "expected a seat from 0 to 1"),
        ("deal 2 0 0", "instead of 0"),
        ("deal 2 0 105", "instead of 105"),
        ("deal 2 0 7 7", "each once, instead of 7"),
        ("deal 2 0", "expected at least one card"),
        ("deal 2 0 1 2 3 4 5 6 7 8 9 10 11 12 13", "expected up to 10 cards, and perhaps 2 totals"),
        ("deal 2 0 1 totals 5", "expected a total for each of 2 seats"),
        ("deal 15 0 1", "15 seats"),
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with("error ") && answer.contains(said), "{line}: {answer}");
    }
    engine.tell("deal 2 0 5 77");
    for (line, said) in [
        ("choose 1 2 3", "expected 4 rows instead of 3"),
        ("choose 1 2 3 3", "each once, instead of 3"),
        ("choose 1 2 3 x", "instead of `x`"),
        ("choose 1 2 3 4,", "instead of ``"),
        ("choose 1 2 3 9,8", "ascending"),
        ("choose 1 2 3 8,9,10,11,12,13", "up to 5 cards"),
        ("reveal 1", "expected reveal CARD"),
        ("reveal 1 2 3", "expected what 2 seats played"),
        ("reveal 1,2 3", "up to 1 each"),
        ("reveal 5 5", "each once, instead of 5"),
        ("played 0 5", "expected reveal"),
        ("takes 1 2", "expected the cards of a turn first"),
        ("takes 9 2", "expected a seat below 2"),
        ("takes 1 7", "expected a row up to 4"),
        ("pool 1 2 3", "nothing is drafted"),
        ("drafted 1 3", "nothing is drafted"),
        ("second 1 2 3 4", "no such question under these rules: play_or_stop"),
        ("keep 1 2 3 4 5", "no such question"),
        ("first 1 2 3 4 5 6", "no such question"),
        ("end 1 2 3 4 5", "equally near to two ends"),
        ("hand 5 5", "each once"),
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with("error ") && answer.contains(said), "{line}: {answer}");
    }
    // All of that has changed nothing.
    assert!([5, 77].contains(&engine.ask_number("choose 1 20 30 40")));
    engine.quit();
}

#[test]
fn cards_that_contradict_what_was_told_are_named_and_believed() {
    let mut engine = Engine::start();
    engine.tell("deal 2 0 5 77 80");
    engine.ask_number("choose 1 20 30 40");
    assert!(engine.ask("reveal 6 90").starts_with("error expected a card of the own hand"));
    assert!([5, 77, 80].contains(&engine.ask_number("choose 1,6 20 30 40,90")));
    assert!(engine.ask("reveal 77 80").contains("80 is in the own hand"));
    // These rows do not follow; they count.
    assert!([5, 80].contains(&engine.ask_number("choose 7 8 9 10")));
    engine.quit();
}

#[test]
fn nobody_is_asked_with_an_empty_hand() {
    let mut engine = Engine::start();
    engine.tell("deal 2 0 5");
    assert_eq!(engine.ask_number("choose 1 20 30 40"), 5);
    engine.tell("reveal 5 9");
    assert!(engine.ask("choose 1,5,9 20 30 40").contains("the own hand is empty"));
    engine.tell("deal 2 0 6");
    assert_eq!(engine.ask_number("choose 1 20 30 40"), 6);
    engine.quit();
}

#[test]
fn garbage_and_endless_lines_are_survived() {
    let mut engine = Engine::start();
    assert!(engine.ask("\u{0}\u{7f}ÿ").starts_with("error "));
    assert!(engine.ask(&"7 ".repeat(200_000)).starts_with("error expected lines of less than"));
    engine.tell("");
    engine.tell("   ");
    engine.tell("# a word to whoever reads along");
    engine.is_content();
    engine.quit();
}

#[test]
fn a_pool_that_is_too_small_for_the_rows_is_answered_without_thinking() {
    let mut engine = Engine::start();
    engine.tell("rules {\"variant\":\"logic\"}");
    engine.tell("deal 5 0 1 2 3 4 5");
    assert_eq!(engine.ask("pool 6"), "6");
}
