//! The books of puzzles: every position in them can be played, and the coach stands by its answer.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

use std::collections::{BTreeSet, VecDeque};

use games::sealed::{Link, Stream};
use games::{AnyMatch, AnySeat, GameKind};
use players::puzzles::{Deal, Dealt, Puzzle, SOLVER, awaited, book, decisions, write_book};
use players::{Effort, clear_gap, recorded, weigh};

/// Values are written with two decimals.
const ROUNDED: f64 = 0.011;
/// Every so many puzzles the coach is asked again.
const SAMPLE: usize = 45;
/// Playouts of each choice then.
const PLAYOUTS: u32 = 1_000;

/// The games with a book.
fn books() -> impl Iterator<Item = (GameKind, &'static [Puzzle])> {
    GameKind::ALL.iter().map(|game| (*game, book(*game))).filter(|(_, book)| !book.is_empty())
}

#[test]
fn every_book_has_a_puzzle_for_each_day_of_a_year() {
    assert_eq!(books().count(), 2);
    for (game, book) in books() {
        assert_eq!(book.len(), 365, "{game:?}");
        let number = |puzzle: &Puzzle| match puzzle.deal {
            Deal::Numbered(number) => number,
            Deal::Played { .. } => panic!("{game:?}: a book has numbered deals alone"),
        };
        let deals: BTreeSet<u32> = book.iter().map(number).collect();
        assert_eq!(deals.len(), book.len(), "{game:?}: a deal is there twice");
        assert!(write_book(book).len() < 150_000, "{game:?}");
    }
}

/// Answers are stored with the number of their puzzle: a line that was ever released stays, and
/// stays where it is.
#[test]
fn the_first_year_of_each_book_stays_as_it_was_released() {
    let sum = |text: &str| {
        let bytes = text.bytes();
        bytes.fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    let sums: Vec<u64> = books().map(|(_, book)| sum(&write_book(&book[..365]))).collect();
    assert_eq!(sums, [10_835_539_976_440_990_412, 8_278_514_817_416_424_184]);
}

#[test]
fn every_position_is_legal_and_its_options_are_possible() {
    for (game, book) in books() {
        for (number, puzzle) in book.iter().enumerate() {
            let name = format!("{game:?}, puzzle {number}");
            let position = puzzle.position(game).unwrap_or_else(|why| panic!("{name}: {why}"));
            let Dealt { mut table, seats, text } = puzzle.deal.dealt(game).unwrap();
            assert_eq!((seats, text), (position.seats, position.deal), "{name}");
            for (seat, choice) in &position.moves {
                table.choose(*seat, choice).unwrap();
            }
            assert!(table.seat(SOLVER) == position.seat, "{name}");
            let choices: BTreeSet<&str> =
                puzzle.options.iter().map(|option| option.choice.as_str()).collect();
            assert!(choices.len() == puzzle.options.len() && choices.len() > 2, "{name}");
            for choice in choices {
                let possible = table.clone().choose(SOLVER, choice).is_ok();
                assert!(possible, "{name}: {choice} is not possible");
            }
            assert!(recorded(&position.seat, &puzzle.options).is_some(), "{name}");
        }
    }
}

#[test]
fn the_best_choice_is_clearly_better_than_the_usual_one_and_better_than_all_others() {
    for (game, book) in books() {
        for (number, puzzle) in book.iter().enumerate() {
            let name = format!("{game:?}, puzzle {number}");
            let gap = puzzle.gap(&puzzle.usual).unwrap();
            assert!(gap > clear_gap(game) - ROUNDED, "{name}: {gap}");
            let gaps = puzzle.options.iter().map(|option| puzzle.gap(&option.choice).unwrap());
            let gaps: Vec<f64> = gaps.collect();
            assert!(gaps.is_sorted() && gaps[1] > 0.0, "{name}: {gaps:?}");
        }
    }
}

#[test]
fn what_the_coach_prefers_in_a_sample_is_the_best_choice_or_as_good() {
    for (game, book) in books() {
        for (number, puzzle) in book.iter().enumerate().step_by(SAMPLE) {
            let seat = puzzle.position(game).unwrap().seat;
            let effort = Effort { playouts: PLAYOUTS, enough: None };
            let options = weigh(&seat, effort, 20_261_125).unwrap();
            let preferred = &options[0].choice;
            let name = format!("{game:?}, puzzle {number}: {preferred}");
            assert!(puzzle.is_solved_by(game, preferred), "{name}, not {}", puzzle.best());
            assert!(!puzzle.is_solved_by(game, &puzzle.usual), "{name}");
        }
    }
}

/// The cards that a seat holds.
fn hand(seat: &AnySeat) -> String {
    match seat {
        AnySeat::Nimmt(seat) => seat.hand.iter().map(|card| format!("{card} ")).collect(),
        AnySeat::Sixtysix(seat) => seat.hand.into_iter().map(|card| format!("{card} ")).collect(),
        #[cfg(feature = "test-game")]
        AnySeat::Tally(_) => String::new(),
    }
}

#[test]
fn every_game_of_a_match_can_be_played_again_by_itself() {
    for (game, seats) in [(GameKind::Nimmt, 3), (GameKind::Sixtysix, 2), (GameKind::Sixtysix, 3)] {
        let rules = game.daily().unwrap().0.changed("games.5").unwrap();
        let mut table = AnyMatch::create(&rules, seats).unwrap();
        let mut cards = Stream::new(Link::new([7; 32]), "a match");
        while table.outcome().is_none() {
            table.deal(&mut cards).unwrap();
            assert!(table.deal_alone().is_none(), "{game:?}: hands are told while they are played");
            let (mut choices, mut hands) = (vec![VecDeque::new(); seats], Vec::new());
            while table.outcome().is_none() && !table.needs_deal() {
                let foregone = table.foregone();
                let seat = foregone.as_ref().map_or_else(|| awaited(&table).unwrap(), |it| it.0);
                let view = table.seat(seat);
                if seat == SOLVER && foregone.is_none() {
                    hands.push(hand(&view));
                }
                let choice = foregone.map_or_else(|| table.stand_in(seat).unwrap(), |it| it.1);
                table.choose(seat, &choice).unwrap();
                choices[seat.index()].push_back(choice);
            }
            let text = table.deal_alone().unwrap();
            let found = decisions(game, &Deal::Played { seats, text }, choices).unwrap();
            let again: Vec<String> = found.iter().map(|it| hand(&it.seat)).collect();
            assert!(!again.is_empty() && again == hands, "{game:?}, {seats} seats");
        }
    }
}
