//! Bots play every game by the rules, and know no more than
//! their seat.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

#[allow(dead_code, reason = "the rules' own tests need more of it")]
#[path = "../../../games/tests/rules/anything.rs"]
mod anything;
#[allow(dead_code, reason = "the rules' own tests need more of it")]
#[path = "../../../games/tests/rules/worlds.rs"]
mod worlds;

use std::collections::BTreeSet;

use games::nimmt::{Decision, DecisionKind, End, Match, Modifiers, Rules, Seat, SeatNo, Variant};
use players::Level;
use players::nimmt::{Effort, Thought, advise, think};
use proptest::prelude::*;

use crate::anything::{Setting, settings, somebody, step};
use crate::worlds::{other_world, play};

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn thoughts(view: &Seat, playouts: u32, seed: u64) -> Vec<Option<Thought>> {
    let effort = Effort::playouts(playouts);
    let levels = Level::all().map(|level| think(view, level, &effort, seed));
    levels.chain([advise(view, &effort, seed)]).collect()
}

/// Checks that every option of a thought is legal, and that the choice is the best of them.
fn check(decision: &Decision, thought: &Thought) {
    assert!(decision.allows(&thought.choice));
    assert_eq!(thought.options.first().map(|best| &best.choice), Some(&thought.choice));
    for (place, option) in thought.options.iter().enumerate() {
        assert!(decision.allows(&option.choice));
        assert!((0.0..=1.0).contains(&option.win) && option.cost.is_finite());
        let others = &thought.options[place + 1..];
        assert!(others.iter().all(|other| other.choice != option.choice));
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn whatever_is_asked_they_choose_what_is_allowed(
        setting in settings(), steps in 0_u32..150, seed in any::<u64>(),
    ) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        for _ in 0..=steps {
            if step(&mut state, &mut rng).is_none() {
                break;
            }
        }
        while state.needs_deal() {
            step(&mut state, &mut rng);
        }
        let views: Vec<Seat> = SeatNo::all(setting.seats).map(|seat| state.seat(seat)).collect();
        for view in views.iter().filter(|view| view.decision.is_none()) {
            prop_assert!(thoughts(view, 1, seed).iter().all(Option::is_none));
        }
        // Of many seats that choose at once one is like the other.
        if let Some(view) = views.iter().find(|view| view.decision.is_some()) {
            for thought in thoughts(view, 4, seed) {
                check(view.decision.as_ref().unwrap(), &thought.unwrap());
            }
        }
    }

    #[test]
    fn what_a_seat_cannot_see_makes_no_difference_to_what_is_thought(
        setting in settings(), steps in 0_u32..80, seed in any::<u64>(),
    ) {
        let mut rng = setting.rng();
        let world = play(&setting, steps, &mut rng);
        let Some(asked) = somebody(&world.state, &mut rng) else { return Ok(()) };
        let other = other_world(&setting, &world, asked.seat, &mut rng);
        let views = [world.state.seat(asked.seat), other.seat(asked.seat)];
        prop_assert!(views[0] == views[1]);
        prop_assert!(thoughts(&views[0], 6, seed) == thoughts(&views[1], 6, seed));
    }
}

/// Plays a match to its end among players of all levels; what they were asked.
fn whole_match(state: &mut Match, seed: u64) -> BTreeSet<DecisionKind> {
    use rand::SeedableRng;
    let mut rng = rand::rngs::ChaCha20Rng::seed_from_u64(seed);
    let mut asked = BTreeSet::new();
    while !state.is_over() {
        if state.needs_deal() {
            let deal = state.draw(&mut rng);
            state.begin(&deal).unwrap();
        }
        let Some(next) = somebody(state, &mut rng) else { continue };
        asked.insert(next.decision);
        let level = Level::new(u8::try_from(next.seat.index() % 9).unwrap() + 1).unwrap();
        let view = state.seat(next.seat);
        let thought = think(&view, level, &Effort::playouts(8), seed).unwrap();
        state.apply(next.seat, &thought.choice).unwrap();
    }
    asked
}

#[test]
fn they_play_every_variant_to_its_end_and_answer_every_question() {
    let mut asked = BTreeSet::new();
    for variant in Variant::ALL {
        // Two ends equally near are rare.
        let games = if variant == Variant::Pro { 30 } else { 3 };
        for seed in 0..games {
            let whole = variant == Variant::Tournament;
            let end = if whole { None } else { Some(End::Games(1)) };
            let rules = Rules::of(variant, &Modifiers { end, ..Modifiers::default() });
            let mut state = Match::new(rules, 3).unwrap();
            asked.extend(whole_match(&mut state, seed));
        }
    }
    assert_eq!(asked.len(), 7, "{asked:?}");
}

/// The same view with the same seed gives the same choice, whatever the clock
/// says.
#[test]
fn the_same_seed_thinks_the_same() {
    use rand::SeedableRng;
    let mut rng = rand::rngs::ChaCha20Rng::seed_from_u64(5);
    for variant in Variant::ALL {
        let mut state = Match::new(Rules::variant(variant), 4).unwrap();
        step(&mut state, &mut rng);
        let view = state.seat(somebody(&state, &mut rng).unwrap().seat);
        assert!(thoughts(&view, 20, 7) == thoughts(&view, 20, 7));
    }
}

#[test]
fn a_win_that_is_sure_is_not_more_than_sure() {
    let modifiers = Modifiers { rows: 5, takes: 5, virgin: true, ..Modifiers::default() };
    let rules = Rules::of(Variant::Tactics, &modifiers);
    let setting = Setting { rules, seats: 2, seed: 10_275_395_635_118_580_447 };
    let (mut rng, mut state) = (setting.rng(), setting.new_match());
    for _ in 0..=66 {
        step(&mut state, &mut rng).unwrap();
    }
    while state.needs_deal() {
        step(&mut state, &mut rng);
    }
    let view = SeatNo::all(2).map(|seat| state.seat(seat)).find(|view| view.decision.is_some());
    let view = view.unwrap();
    for thought in thoughts(&view, 4, 0) {
        check(view.decision.as_ref().unwrap(), &thought.unwrap());
    }
}
