//! Whatever the other program says, the engine says something sensible or nothing.

use engine::Engine;
use engine::nimmt::Driver;
use games::nimmt::{Card, Choice, Decision, Match, Rules, Seat, SeatNo, Variant};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::support::{joined, rows};

/// Words that begin a line or stand in one.
const WORDS: [&str; 34] = [
    "hello",
    "ready",
    "level",
    "time",
    "playouts",
    "seed",
    "rules",
    "deal",
    "start",
    "table",
    "hand",
    "pool",
    "drafted",
    "choose",
    "row",
    "end",
    "first",
    "second",
    "keep",
    "reveal",
    "played",
    "takes",
    "lays",
    "leads",
    "keeps",
    "totals",
    "none",
    "-",
    "left",
    "9",
    "{}",
    "#",
    "99999999999999999999",
    "1,2",
];

fn word() -> impl Strategy<Value = String> {
    let cards = proptest::collection::vec(0_u8..110, 1..7);
    prop_oneof![
        3 => (0_u8..20).prop_map(|number| number.to_string()),
        3 => (0_u8..110).prop_map(|number| number.to_string()),
        3 => cards.prop_map(|mut cards| {
            cards.sort_unstable();
            cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        }),
        2 => proptest::sample::select(WORDS.as_slice()).prop_map(str::to_owned),
        1 => ".{0,6}",
    ]
}

/// Lines that could almost be meant.
fn line() -> impl Strategy<Value = String> {
    let rules =
        Variant::ALL.map(|variant| format!(r#"rules {{"variant":"{}"}}"#, variant.as_str()));
    let shaped =
        (proptest::sample::select(WORDS.as_slice()), proptest::collection::vec(word(), 0..9))
            .prop_map(|(first, rest)| format!("{first} {}", rest.join(" ")));
    let deal = (2_u8..6, 0_u8..3, proptest::collection::btree_set(1_u8..105, 0..6));
    let deal = deal.prop_map(|(seats, seat, cards)| {
        let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
        format!("deal {seats} {seat} {}", cards.join(" "))
    });
    let asks = proptest::sample::select(["choose", "second", "table"].as_slice());
    let cards = proptest::collection::btree_set(1_u8..105, 4..=4);
    let choose = (asks, cards).prop_map(|(ask, cards)| {
        let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
        format!("{ask} {}", cards.join(" "))
    });
    prop_oneof![
        1 => proptest::sample::select(rules.to_vec()),
        2 => deal,
        3 => choose,
        6 => shaped,
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn no_lines_make_it_fall_over(lines in proptest::collection::vec(line(), 1..40)) {
        let mut driver = Driver::default();
        for line in &lines {
            // The values these lines set would make the test slow.
            driver.hear("playouts 2");
            let reply = driver.hear(line);
            if let Some(answer) = reply.answer {
                prop_assert!(!answer.contains('\n') && !answer.is_empty());
            }
        }
    }

    #[test]
    fn every_question_of_a_real_game_gets_a_legal_answer(
        variant in proptest::sample::select(Variant::ALL.as_slice()),
        seats in 2_usize..6,
        seed in any::<u64>(),
    ) {
        play(variant, seats, seed);
    }
}

/// Plays a game in which the engine sits on the first seat.
fn play(variant: Variant, seats: usize, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut game = Match::new(Rules::variant(variant), seats).unwrap();
    let deal = game.draw(&mut rng);
    game.begin(&deal).unwrap();
    let mut driver = Driver::default();
    let me = SeatNo::from_index(0);
    let told =
        |driver: &mut Driver, line: &str| assert_eq!(driver.hear(line).answer, None, "{line}");
    told(&mut driver, "playouts 4");
    told(&mut driver, &format!(r#"rules {{"variant":"{}"}}"#, variant.as_str()));
    let hand = joined(&game.seat(me).hand).replace(',', " ");
    told(&mut driver, &format!("deal {seats} 0 {hand}"));
    while game.games_played() == 0 {
        let next = game.awaiting().into_iter().find(|next| !next.chosen).unwrap();
        let seat = game.seat(next.seat);
        let decision = seat.decision.as_ref().unwrap();
        let choice = if next.seat == me {
            let line = question(&seat);
            let answer = driver.hear(&line).answer.unwrap();
            let choice = parsed(decision, &answer);
            assert!(decision.allows(&choice), "{line}: {answer}");
            choice
        } else {
            decision.random_choice(&mut rng)
        };
        let events = game.apply(next.seat, &choice).unwrap();
        let by = next.seat.index();
        match &choice {
            Choice::Row(row) => told(&mut driver, &format!("takes {by} {}", row.index())),
            Choice::Keep(cards) if cards.is_empty() => {
                told(&mut driver, &format!("keeps {by} none"));
            }
            Choice::Keep(cards) => told(&mut driver, &format!("keeps {by} {}", joined(cards))),
            _ => {}
        }
        for event in events {
            use games::nimmt::Event;
            match event {
                Event::Drafted { seat, card } => {
                    told(&mut driver, &format!("drafted {} {card}", seat.index()));
                }
                Event::Played { seat, card } => {
                    told(&mut driver, &format!("played {} {card}", seat.index()));
                }
                Event::Revealed { cards } => {
                    let each: Vec<String> = cards.iter().map(|(_, cards)| joined(cards)).collect();
                    told(&mut driver, &format!("reveal {}", each.join(" ")));
                }
                _ => {}
            }
        }
    }
}

fn question(seat: &Seat) -> String {
    let lie = rows(&seat.table.rows);
    match seat.decision.as_ref().unwrap() {
        Decision::Draft { pool } => format!("pool {}", joined(pool).replace(',', " ")),
        Decision::Play { .. } => format!("choose {lie}"),
        Decision::PlayOrStop { .. } => format!("second {lie}"),
        Decision::Row { card, .. } => format!("row {lie} {card}"),
        Decision::End { card, .. } => format!("end {lie} {card}"),
        Decision::First { cards } => format!("first {lie} {} {}", cards[0], cards[1]),
        Decision::Keep { taken, .. } => format!("keep {lie} {}", joined(taken)),
    }
}

fn parsed(decision: &Decision, answer: &str) -> Choice {
    use games::nimmt::{RowNo, Side};
    let cards = || -> Vec<Card> {
        answer.split(',').map(|card| Card::new(card.parse().unwrap()).unwrap()).collect()
    };
    let row = |text: &str| RowNo::from_index(text.parse().unwrap());
    match decision {
        Decision::Draft { .. } => Choice::Draft(cards()[0]),
        Decision::PlayOrStop { .. } if answer == "stop" => Choice::Stop,
        Decision::Play { .. } | Decision::PlayOrStop { .. } => Choice::Play(cards()),
        Decision::Row { .. } => Choice::Row(row(answer)),
        Decision::End { .. } => {
            let (number, side) = answer.split_once(' ').unwrap();
            Choice::End(row(number), if side == "left" { Side::Left } else { Side::Right })
        }
        Decision::First { .. } => Choice::First(cards()[0]),
        Decision::Keep { .. } if answer == "none" => Choice::Keep(Vec::new()),
        Decision::Keep { .. } => Choice::Keep(cards()),
    }
}
