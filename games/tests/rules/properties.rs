//! Properties that always hold: all variants, modifiers and table sizes, with random legal choices.

use games::nimmt::record::{Record, replay};
use games::nimmt::{Card, Choice, Event, Match, Phase, Row, RowNo, Scoring, Seat, SeatNo, Side};
use proptest::prelude::*;
use rand::Rng;
use rand::rngs::ChaCha20Rng;

use crate::anything::{all_cards, follow, settings, somebody, step};

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// All views of a match.
fn everything(state: &Match) -> Vec<Seat> {
    SeatNo::all(state.seats()).map(|seat| state.seat(seat)).collect()
}

/// A choice that may make no sense.
fn nonsense(rng: &mut ChaCha20Rng) -> Choice {
    let mut below = |bound: u32| u8::try_from(rng.next_u32() % bound).unwrap();
    let mut card = |n: u32| Card::new(below(n) + 1).unwrap();
    let cards = [card(104), card(104), card(104)];
    match below(7) {
        0 => Choice::Draft(cards[0]),
        1 => Choice::Play(cards[..usize::from(below(4))].to_vec()),
        2 => Choice::Stop,
        3 => Choice::Row(RowNo::new(below(5) + 1).unwrap()),
        4 => Choice::End(
            RowNo::new(below(5) + 1).unwrap(),
            if below(2) == 0 { Side::Left } else { Side::Right },
        ),
        5 => Choice::First(cards[0]),
        _ => Choice::Keep(cards[..usize::from(below(4))].to_vec()),
    }
}

fn check_rows(state: &Match) {
    let rules = state.rules();
    if state.table().phase == Phase::Draft {
        assert!(state.rows().is_empty());
        return;
    }
    assert_eq!(state.rows().len(), usize::from(rules.rows));
    for row in state.rows() {
        assert!(!row.is_empty() && row.len() <= rules.capacity());
        assert!(row.stacks.is_sorted_by(|a, b| a.card < b.card), "{row:?}");
        assert!(row.stacks.iter().all(|stack| stack.copies == 1 || stack.copies == 2));
        assert!(usize::from(row.origin) < row.len());
    }
}

/// Points follow from the piles and hands, and totals from the games.
fn check_points(state: &Match, events: &[Event]) {
    let table = state.table();
    let finished = state.game_points();
    for seat in &table.seats {
        let games = finished.iter().map(|game| game[seat.seat.index()]);
        assert_eq!(seat.total, games.sum::<u32>());
    }
    for event in events {
        let Event::GameEnded { points, doubled, .. } = event else {
            continue;
        };
        assert_eq!(Some(points), finished.last());
        let factor = if *doubled { 2 } else { 1 };
        for (seat, points) in table.seats.iter().zip(points) {
            let hand = state.seat(seat.seat).hand;
            let shared = table.shared.iter().filter(|row| row.seats.contains(&seat.seat));
            let shared: u32 = shared.map(|row| Card::sum(&row.cards).div_ceil(2)).sum();
            let pile = Card::sum(&seat.pile) + shared;
            let cost = match state.rules().scoring {
                Scoring::BullHeads => pile,
                Scoring::HandTwice => pile + 2 * Card::sum(&hand),
                Scoring::CardsLeft => u32::try_from(hand.len()).unwrap(),
            };
            assert_eq!(*points, cost * factor);
        }
    }
}

fn check_hands(state: &Match) {
    let limit = match state.rules().take {
        games::nimmt::Take::Sorted { hand_limit } => usize::from(hand_limit),
        _ => usize::MAX,
    };
    for seat in everything(state) {
        assert!(seat.hand.is_sorted() && seat.hand.len() <= limit);
        let shown = seat.table.at(seat.seat).unwrap();
        assert_eq!(shown.hand, seat.hand.len());
        assert!(shown.known.iter().all(|card| seat.hand.contains(card)));
    }
}

/// Somebody is awaited until the game is over, and everybody who is has a choice.
fn check_decisions(state: &Match) {
    let awaiting = state.awaiting();
    let resting = state.needs_deal() || state.is_over();
    assert_eq!(awaiting.iter().any(|next| !next.chosen), !resting);
    for view in everything(state) {
        let awaited = awaiting.iter().find(|next| next.seat == view.seat);
        assert_eq!(
            view.decision.as_ref().map(games::nimmt::Decision::kind),
            awaited.map(|next| next.decision)
        );
        assert_eq!(view.chosen.is_some(), awaited.is_some_and(|next| next.chosen));
        if let Some(decision) = view.decision {
            let choices = decision.choices();
            assert!(!choices.is_empty());
            let legal = |choice: &Choice| {
                decision.allows(choice) && state.clone().apply(view.seat, choice).is_ok()
            };
            assert!(choices.iter().take(6).all(legal));
        }
    }
}

proptest! {
    #![proptest_config(cases(160))]

    #[test]
    fn a_match_runs_by_the_rules_to_its_end(setting in settings()) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        let mut dealt = Vec::new();
        let mut rows: Vec<Row> = Vec::new();
        let mut steps = 0_u32;
        loop {
            let begins = state.needs_deal();
            let drafts = state.table().phase == Phase::Draft;
            let Some(events) = step(&mut state, &mut rng) else { break };
            if begins {
                dealt = all_cards(&state);
            }
            if begins || drafts {
                rows = state.rows().to_vec();
            }
            prop_assert_eq!(&all_cards(&state), &dealt, "cards are conserved");
            follow(&mut rows, &events);
            prop_assert_eq!(&rows, state.rows(), "the events tell all");
            check_rows(&state);
            check_points(&state, &events);
            if steps.is_multiple_of(7) || state.is_over() {
                check_hands(&state);
                check_decisions(&state);
            }
            steps += 1;
            // Even 20 seats in Hand's 60 turns, game by game, stay far below this.
            prop_assert!(steps < 200_000);
            if state.games_played() > 8 {
                break;
            }
        }
        if state.is_over() {
            let lowest = state.totals().iter().min().unwrap();
            for seat in SeatNo::all(state.seats()) {
                let wins = state.winners().contains(&seat);
                prop_assert_eq!(wins, state.totals()[seat.index()] == *lowest);
            }
        }
    }

    #[test]
    fn a_refused_choice_or_deal_changes_nothing(setting in settings()) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        for _ in 0..60 {
            if step(&mut state, &mut rng).is_none() {
                break;
            }
            let before = everything(&state);
            for _ in 0..4 {
                let mut other = state.clone();
                let seat = SeatNo::from_index((rng.next_u32() % 22) as usize);
                if other.apply(seat, &nonsense(&mut rng)).is_err() {
                    prop_assert!(everything(&other) == before);
                }
            }
            let mut other = state.clone();
            let deal = setting.new_match().draw(&mut rng);
            if other.begin(&deal).is_err() {
                prop_assert!(everything(&other) == before);
            }
        }
    }

    #[test]
    fn a_replayed_record_gives_the_same_match(setting in settings()) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        while step(&mut state, &mut rng).is_some() {
            prop_assert!(state.is_over() || state.record(&[]).is_none());
            if state.games_played() > 6 {
                return Ok(());
            }
        }
        let names = vec!["Ada\u{7}".to_owned()];
        let json = state.record(&names).unwrap().to_json();
        let record = Record::parse(json.as_bytes()).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(record.seats()[0].as_str(), "Ada ");
        let replayed = replay(&record).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert!(everything(&replayed.state) == everything(&state));
        let outcome = replayed.outcome();
        prop_assert_eq!(outcome.totals.as_slice(), state.totals());
        prop_assert!(outcome.over && outcome.awaiting.is_empty());
        prop_assert_eq!(replayed.state.record(&names).unwrap().to_json(), json);
    }

    #[test]
    fn choices_made_in_any_order_within_a_turn_give_the_same_match(setting in settings()) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        state.begin(&state.draw(&mut rng)).unwrap();
        let mut other = state.clone();
        for _ in 0..40 {
            let mut moves = Vec::new();
            // A whole hidden selection, or one choice of a single seat.
            while let Some(next) = somebody(&state, &mut rng) {
                let choice = state.random_choice(next.seat, &mut rng).unwrap();
                state.apply(next.seat, &choice).unwrap();
                moves.push((next.seat, choice));
                if !state.awaiting().iter().any(|next| next.chosen) {
                    break;
                }
            }
            moves.sort_by_key(|(seat, _)| std::cmp::Reverse(*seat));
            for (seat, choice) in moves {
                other.apply(seat, &choice).unwrap();
            }
            prop_assert!(everything(&other) == everything(&state));
        }
    }
}
