//! Choices are legal, and depend on nothing hidden.

use std::sync::atomic::{AtomicU32, Ordering};

use games::sixtysix::{Card, Deal, Match, Rules, Seat, SeatNo, Variant};
use players::Level;
use players::sixtysix::{Aim, Effort, Thought, advise, think};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;

use crate::anything::{Setting, below, cases, settings, step};

fn thoughts(view: &Seat, playouts: u32, seed: u64) -> Vec<Option<Thought>> {
    let effort = Effort::playouts(playouts);
    let levels = Level::all().map(|level| think(view, level, &effort, seed));
    levels.chain([advise(view, &effort, seed)]).collect()
}

/// Checks that every option of a thought is legal, and that the choice is the first of them.
fn check(view: &Seat, thought: &Thought) {
    let decision = view.decision.as_ref().unwrap();
    assert!(decision.allows(thought.choice));
    assert_eq!(thought.options.first().map(|best| best.choice), Some(thought.choice));
    for (place, option) in thought.options.iter().enumerate() {
        assert!(decision.allows(option.choice));
        assert!((0.0..=1.0).contains(&option.win) && option.points.is_finite());
        let others = &thought.options[place + 1..];
        assert!(others.iter().all(|other| other.choice != option.choice));
    }
}

/// A match in its first game, with somebody who is asked something.
fn under_way(setting: &Setting, steps: u32, rng: &mut ChaCha20Rng) -> (Deal, Match) {
    let mut state =
        Match::with_dealer(setting.rules, setting.seats, SeatNo::from_index(0)).unwrap();
    let deal = state.draw(rng);
    state.begin(&deal).unwrap();
    for _ in 0..steps {
        let before = state.clone();
        step(&mut state, rng);
        if state.awaiting().is_none() {
            state = before;
            break;
        }
    }
    (deal, state)
}

/// The same choices after another deal: the cards of which this seat does not know where they are have
/// changed their places. `None` where the others could not have chosen so.
fn elsewhere(deal: &Deal, state: &Match, view: &Seat, rng: &mut ChaCha20Rng) -> Option<Match> {
    let unseen: Vec<Card> = view.unseen().into_iter().collect();
    let mut moved = unseen.clone();
    for last in (1..moved.len()).rev() {
        moved.swap(last, below(last + 1, rng));
    }
    let mut dealt: Value = serde_json::from_str(&deal.to_json()).unwrap();
    let rename = |value: &mut Value| {
        let card: Card = serde_json::from_value(value.clone()).unwrap();
        if let Some(place) = unseen.iter().position(|other| *other == card) {
            *value = serde_json::to_value(moved[place]).unwrap();
        }
    };
    let hands = dealt["hands"].as_array_mut().unwrap();
    hands.iter_mut().flat_map(|hand| hand.as_array_mut().unwrap()).for_each(rename);
    dealt["stock"].as_array_mut().unwrap().iter_mut().for_each(rename);
    let mut other =
        Match::with_dealer(*state.rules(), state.seats(), SeatNo::from_index(0)).unwrap();
    other.begin(&Deal::from_json(&dealt.to_string()).unwrap()).unwrap();
    for made in state.moves() {
        other.apply(made.seat, made.choice).ok()?;
    }
    Some(other)
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn whatever_is_asked_they_choose_what_is_allowed(
        setting in settings(), steps in 0_u32..80, seed in any::<u64>(),
    ) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        for _ in 0..=steps {
            let before = state.clone();
            step(&mut state, &mut rng);
            if state.is_over() {
                state = before;
                break;
            }
        }
        while state.needs_deal() {
            step(&mut state, &mut rng);
        }
        for seat in SeatNo::all(setting.seats) {
            let view = state.seat(seat);
            if view.decision.is_none() {
                prop_assert!(thoughts(&view, 1, seed).iter().all(Option::is_none));
                continue;
            }
            for thought in thoughts(&view, 30, seed) {
                check(&view, &thought.unwrap());
            }
        }
    }

    #[test]
    fn what_a_seat_cannot_see_makes_no_difference_to_what_is_thought(
        setting in settings(), steps in 0_u32..24, seed in any::<u64>(),
    ) {
        let mut rng = setting.rng();
        let (deal, state) = under_way(&setting, steps, &mut rng);
        let view = state.seat(state.awaiting().unwrap().seat);
        let Some(other) = elsewhere(&deal, &state, &view, &mut rng) else { return Ok(()) };
        let same = other.seat(view.seat);
        // Where trump waits for the ace of hearts, its new holder may be asked first.
        if same != view {
            return Ok(());
        }
        prop_assert!(thoughts(&view, 30, seed) == thoughts(&same, 30, seed));
    }
}

/// The property is worth something only if hidden cards do change their places.
#[test]
fn the_other_deals_really_are_other_deals() {
    let setting = Setting { rules: Rules::classic(), seats: 2, seed: 4 };
    let mut rng = setting.rng();
    let mut compared = 0;
    for steps in 0..20 {
        let (deal, state) = under_way(&setting, steps, &mut rng);
        let seat = state.awaiting().unwrap().seat;
        let view = state.seat(seat);
        let Some(other) = elsewhere(&deal, &state, &view, &mut rng) else { continue };
        let hidden = seat.left(1, 2);
        if other.seat(seat) == view && other.hand(hidden) != state.hand(hidden) {
            compared += 1;
        }
    }
    assert!(compared > 5, "{compared}");
}

#[test]
fn the_same_seed_thinks_the_same() {
    for variant in Variant::ALL {
        let setting = Setting { rules: Rules::variant(variant), seats: 3, seed: 5 };
        let (_, state) = under_way(&setting, 5, &mut setting.rng());
        let view = state.seat(state.awaiting().unwrap().seat);
        assert!(thoughts(&view, 60, 7) == thoughts(&view, 60, 7));
    }
}

/// A hurried player still chooses, and soon: after a handful of worlds, not after all.
#[test]
fn thinking_ends_when_it_is_told_to() {
    let setting = Setting { rules: Rules::classic(), seats: 2, seed: 6 };
    let (_, state) = under_way(&setting, 3, &mut setting.rng());
    let view = state.seat(state.awaiting().unwrap().seat);
    let asked = AtomicU32::new(0);
    let enough = || asked.fetch_add(1, Ordering::Relaxed) >= 2;
    let effort = Effort { playouts: u32::MAX, aim: Aim::Match, enough: Some(&enough) };
    let thought = think(&view, Level::STRONGEST, &effort, 1).unwrap();
    assert!(view.decision.unwrap().allows(thought.choice));
    let tried: u32 = thought.options.iter().map(|option| option.playouts).sum();
    assert!(tried <= 3, "{tried} worlds");
}

#[test]
fn they_play_every_variant_to_its_end() {
    for (variant, seats) in [
        (Variant::Classic, 2),
        (Variant::Classic, 3),
        (Variant::Rising, 2),
        (Variant::Rising, 3),
        (Variant::HeartAce, 2),
        (Variant::HeartAce, 3),
        (Variant::Bid, 3),
    ] {
        let setting = Setting { rules: Rules::variant(variant), seats, seed: 7 };
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        let mut seed = 0;
        while !state.is_over() {
            if state.needs_deal() {
                let deal = state.draw(&mut rng);
                state.begin(&deal).unwrap();
            }
            let awaited = state.awaiting().unwrap();
            let level = Level::new(u8::try_from(awaited.seat.index() % 9).unwrap() + 1).unwrap();
            seed += 1;
            let view = state.seat(awaited.seat);
            let thought = think(&view, level, &Effort::playouts(20), seed).unwrap();
            state.apply(awaited.seat, thought.choice).unwrap();
        }
    }
}
