#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

use std::collections::BTreeSet;

use rand::rngs::{SmallRng, StdRng};
use rand::{Rng, SeedableRng};

use super::board::{Board, Hand, Spot};
use super::lesson::deal;
use super::minds::{Mind, minds};
use super::playout::Turn;
use super::problem::pose;
use crate::Level;
use crate::nimmt::{Aim, Effort, think};
use games::nimmt::{Choice, End, Event, How, Match, Modifiers, Rules, Seat, SeatNo, Side, Variant};

/// Plays a match at random and shows every view of a seat that must choose,
/// and every event.
fn play(rules: &Rules, seats: usize, seed: u64, see: &mut dyn FnMut(Option<&Seat>, &[Event])) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut game = Match::new(rules.clone(), seats).unwrap();
    for _ in 0..400 {
        if game.is_over() {
            return;
        }
        if game.needs_deal() {
            let deal = game.draw(&mut rng);
            see(None, &game.begin(&deal).unwrap());
            continue;
        }
        let awaited = game.awaiting().into_iter().find(|awaited| !awaited.chosen).unwrap();
        see(Some(&game.seat(awaited.seat)), &[]);
        let choice = game.random_choice(awaited.seat, &mut rng).unwrap();
        let events = game.apply(awaited.seat, &choice).unwrap();
        see(None, &events);
    }
}

fn kinds() -> Vec<Rules> {
    let more = Modifiers { rows: 5, takes: 5, ..Modifiers::default() };
    let fewer = Modifiers { rows: 3, takes: 7, virgin: true, ..Modifiers::default() };
    let variants = [Variant::Classic, Variant::Tactics, Variant::Pro, Variant::Logic];
    let of =
        |variant| [Rules::variant(variant), Rules::of(variant, &more), Rules::of(variant, &fewer)];
    variants.into_iter().flat_map(of).collect()
}

#[test]
fn cards_go_where_the_rules_of_the_game_lay_them() {
    for (seed, rules) in kinds().iter().enumerate() {
        let mut board: Option<Board> = None;
        let mut placed = 0;
        play(rules, 4, seed as u64, &mut |seat, events| {
            // At the first choice of a turn the table is still as it will be
            // when the cards are placed.
            if let Some(seat) = seat
                && seat.table.unplaced.is_empty()
                && let Some((problem, _)) = pose(seat)
            {
                board = Some(problem.board);
            }
            for event in events {
                let Event::Placed { card, row, side, how, points, took, .. } = event else {
                    continue;
                };
                let board = board.as_mut().unwrap();
                let (card, row) = (card.number(), row.index());
                let heads = if *how == How::TooLow {
                    assert_eq!(board.spot_of(card), Spot::Nowhere);
                    board.take(row, card)
                } else {
                    let spot = match side {
                        Side::Left => Spot::Before(row),
                        Side::Right => Spot::Behind(row),
                    };
                    // Of two equally near ends the seat may have chosen the other.
                    assert!(rules != &Rules::classic() || board.spot_of(card) == spot);
                    board.lay_at(spot, card)
                };
                assert_eq!(u32::from(heads), points.iter().map(|(_, points)| *points).sum::<u32>());
                assert_eq!(heads > 0, !took.is_empty());
                placed += 1;
            }
        });
        assert!(placed > 100, "only {placed} cards were placed");
    }
}

#[test]
fn guessed_hands_fit_what_was_seen() {
    for (seed, rules) in kinds().iter().enumerate() {
        play(rules, 3, seed as u64, &mut |seat, _| {
            let Some((problem, choices)) = seat.and_then(pose) else { return };
            let seat = seat.unwrap();
            assert_eq!(choices, seat.decision.as_ref().unwrap().choices());
            let mut rng = SmallRng::seed_from_u64(1);
            let unseen: BTreeSet<u8> = seat.unseen().iter().map(|card| card.number()).collect();
            for guess in problem.evidence.guesses(2, &mut rng) {
                let mut dealt = BTreeSet::new();
                for other in seat.table.seats.iter().filter(|other| other.seat != seat.seat) {
                    let hand = guess.hands[other.seat.index()];
                    assert_eq!(hand.len(), other.hand);
                    assert!(other.known.iter().all(|card| hand.iter().any(|c| c == card.number())));
                    assert!(hand.iter().all(|card| dealt.insert(card)), "a card in two hands");
                    let known = |card: u8| other.known.iter().any(|known| known.number() == card);
                    assert!(hand.iter().all(|card| known(card) || unseen.contains(&card)));
                }
            }
        });
    }
}

/// The view of the first seat at the beginning of the ninth game of a match, in which the others
/// play by `habit`.
fn ninth_game(habit: &dyn Fn(&Seat, u64) -> Choice) -> Seat {
    let rules = Rules { end: End::Games(9), ..Rules::classic() };
    let mut game = Match::new(rules, 4).unwrap();
    let mut rng = StdRng::seed_from_u64(7);
    loop {
        if game.needs_deal() {
            let deal = game.draw(&mut rng);
            game.begin(&deal).unwrap();
        }
        let awaited = game.awaiting().into_iter().find(|awaited| !awaited.chosen).unwrap();
        let view = game.seat(awaited.seat);
        if view.earlier.len() == 8 {
            return game.seat(SeatNo::from_index(0));
        }
        let choice = habit(&view, rng.next_u64());
        game.apply(awaited.seat, &choice).unwrap();
    }
}

/// The mind that the others, taken together, most likely have.
fn likeliest(view: &Seat) -> Mind {
    let (problem, _) = pose(view).unwrap();
    let chance = |mind: Mind| problem.evidence.habits[1..4].iter().map(|h| h[mind]).sum::<f32>();
    Mind::ALL.into_iter().max_by(|a, b| chance(*a).total_cmp(&chance(*b))).unwrap()
}

#[test]
fn after_eight_games_people_are_known_by_their_play() {
    let easy =
        |view: &Seat, seed| think(view, Level::WEAKEST, &Effort::playouts(1), seed).unwrap().choice;
    assert_eq!(likeliest(&ninth_game(&easy)), Mind::Beginner);
    let random = |view: &Seat, seed| {
        view.decision.as_ref().unwrap().random_choice(&mut StdRng::seed_from_u64(seed))
    };
    assert_eq!(likeliest(&ninth_game(&random)), Mind::Random);
    let lowest = |view: &Seat, _| view.decision.as_ref().unwrap().choices().remove(0);
    assert_eq!(likeliest(&ninth_game(&lowest)), Mind::LowFirst);
    let hard = |view: &Seat, seed| {
        think(view, Level::STRONGEST, &Effort::playouts(20), seed).unwrap().choice
    };
    assert!(matches!(likeliest(&ninth_game(&hard)), Mind::Casual | Mind::Careful));
}

#[test]
fn where_all_hands_are_known_it_is_still_guessed_how_somebody_plays() {
    let mut seen = Vec::new();
    play(&Rules::variant(Variant::Logic), 3, 1, &mut |seat, _| {
        let Some((problem, _)) = seat.and_then(pose) else { return };
        assert!(problem.evidence.guessed.is_empty());
        let mut rng = SmallRng::seed_from_u64(1);
        seen.extend(problem.evidence.guesses(8, &mut rng).iter().flat_map(|guess| guess.minds));
    });
    assert!(seen.contains(&Mind::Casual) && seen.contains(&Mind::Careful));
}

#[test]
fn of_strangers_nothing_is_known() {
    let mut game = Match::new(Rules::classic(), 3).unwrap();
    let deal = game.draw(&mut StdRng::seed_from_u64(1));
    game.begin(&deal).unwrap();
    let (problem, _) = pose(&game.seat(SeatNo::from_index(0))).unwrap();
    for (seat, _) in &problem.evidence.guessed {
        let sum: f32 = problem.evidence.habits[*seat].0.iter().map(|habit| habit.exp()).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
    }
}

#[test]
fn a_playout_plays_every_card_and_costs_no_more_than_all_bull_heads() {
    let mut rng = SmallRng::seed_from_u64(3);
    for seats in 2..=10 {
        for both_ends in [false, true] {
            let mut world = deal(seats, both_ends, &mut rng);
            world.play_on(minds(both_ends), &mut rng);
            assert!(world.hands.iter().all(|hand| hand.len() == 0));
            assert!(world.points.iter().sum::<u16>() <= 171);
        }
    }
}

#[test]
fn a_hand_stays_ascending_whatever_comes_and_goes() {
    let mut hand = Hand::new([60, 3, 104, 17]);
    assert_eq!(hand.iter().collect::<Vec<_>>(), [3, 17, 60, 104]);
    assert_eq!(hand.remove(1), 17);
    hand.discard(104);
    hand.insert(1);
    hand.discard(50);
    assert_eq!(hand.iter().collect::<Vec<_>>(), [1, 3, 60]);
}

#[test]
fn the_cards_of_a_turn_are_placed_from_the_lowest_to_the_highest() {
    let mut turn = Turn::default();
    for (card, seat) in [(40, 0), (7, 1), (99, 2), (8, 3)] {
        turn.add(card, seat);
    }
    assert_eq!(turn.plays(), [(7, 1), (8, 3), (40, 0), (99, 2)]);
}

/// The least and the most points that a seat may get in this game if it chooses best from here on,
/// and the other takes the cheapest row.
fn bounds(game: &Match, me: SeatNo) -> (u32, u32) {
    let asked = game.awaiting().into_iter().filter(|awaited| !awaited.chosen);
    let Some(next) = asked.map(|awaited| awaited.seat).max_by_key(|seat| *seat == me) else {
        let points = game.table().at(me).unwrap().points;
        return (points, points);
    };
    let heads = |choice: &Choice| match choice {
        Choice::Row(row) => game.table().rows[row.index()].bull_heads(),
        _ => 0,
    };
    let mut choices = game.seat(next).decision.unwrap().choices();
    if next != me {
        let cheapest = choices.iter().map(heads).min().unwrap();
        choices.retain(|choice| heads(choice) == cheapest);
    }
    let after = choices.iter().map(|choice| {
        let mut game = game.clone();
        game.apply(next, choice).unwrap();
        bounds(&game, me)
    });
    let worse = if next == me { u32::min } else { u32::max };
    after.reduce(|a, b| (a.0.min(b.0), worse(a.1, b.1))).unwrap()
}

#[test]
fn the_last_cards_of_a_game_without_secrets_cost_what_the_rules_say() {
    let me = SeatNo::from_index(0);
    let (mut looked_at, mut certain, mut rows) = (0, 0, 0);
    for seed in 0..60 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = Match::new(Rules::variant(Variant::Tactics), 2).unwrap();
        let deal = game.draw(&mut rng);
        game.begin(&deal).unwrap();
        while let Some(awaited) = game.awaiting().into_iter().find(|awaited| !awaited.chosen) {
            let view = game.seat(awaited.seat);
            if awaited.seat == me && view.hand.len() <= 2 {
                let so_far = view.table.at(me).unwrap().points;
                let effort = Effort { aim: Aim::Mean, ..Effort::playouts(1) };
                let thought = think(&view, Level::STRONGEST, &effort, seed).unwrap();
                for option in &thought.options {
                    let mut game = game.clone();
                    game.apply(me, &option.choice).unwrap();
                    let (least, most) = bounds(&game, me);
                    let points = f64::from(so_far) + option.cost;
                    let between = f64::from(least) - 1e-4..=f64::from(most) + 1e-4;
                    assert!(between.contains(&points), "{points}, not {least} to {most}");
                    looked_at += 1;
                    certain += u32::from(least == most);
                    rows += u32::from(matches!(option.choice, Choice::Row(_)));
                }
            }
            let choice = game.random_choice(awaited.seat, &mut rng).unwrap();
            game.apply(awaited.seat, &choice).unwrap();
        }
    }
    assert!(looked_at > 200 && certain > 100 && rows > 30, "{looked_at}, {certain}, {rows}");
}
