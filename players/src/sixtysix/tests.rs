//! The quick game keeps the rules' game company, whatever is played.

#[allow(dead_code, reason = "the rules' own tests need more of it")]
#[path = "../../../games/tests/sixtysix/anything.rs"]
mod anything;

use std::collections::HashSet;

use games::sixtysix::{Card, Cards, Choice, Match, Seat, SeatNo, World};
use proptest::prelude::*;
use rand::rngs::{ChaCha20Rng, SmallRng};
use rand::{RngExt, SeedableRng};

use super::act::Act;
use super::state::State;
use super::terms::Terms;
use super::worlds::Worlds;
use super::{Aim, Effort, advise, bits};
use anything::{Setting, cases, pick, settings, step};

/// A view in the middle of a match, of a seat that is asked something.
fn asked(setting: &Setting, steps: u32, rng: &mut ChaCha20Rng) -> Seat {
    let mut state: Match = setting.new_match();
    for _ in 0..steps {
        let before = state.clone();
        if step(&mut state, rng).is_none() || state.is_over() {
            state = before;
            break;
        }
    }
    while state.needs_deal() {
        step(&mut state, rng).unwrap();
    }
    state.seat(state.awaiting().unwrap().seat)
}

/// The same world for the rules. They refuse it if it contradicts the seat's view.
fn world(view: &Seat, state: &State) -> World {
    let hand = |seat: usize| -> Cards { bits::places(state.hands[seat]).map(bits::card).collect() };
    let hands: Vec<Cards> = (0..view.table.seats.len()).map(hand).collect();
    let face_down = &state.stock[usize::from(state.next)..usize::from(state.end)];
    let stock: Vec<Card> = face_down.iter().copied().map(bits::card).collect();
    World::imagine(view, &hands, &stock).unwrap()
}

fn choices(acts: &[Act]) -> HashSet<Choice> {
    let choices: HashSet<Choice> = acts.iter().map(|act| act.choice()).collect();
    assert_eq!(choices.len(), acts.len(), "a choice twice");
    choices
}

/// Whether both stand alike.
fn compare(state: &State, terms: &Terms, world: &World) {
    assert_eq!(state.outcome().is_some(), world.is_over());
    for seat in 0..usize::from(terms.seats) {
        assert!(state.hands[seat] == bits::bits(world.hand(SeatNo::from_index(seat))));
    }
    assert_eq!(&state.points, world.points());
    assert_eq!(&state.tricks, world.tricks());
    assert_eq!(state.marriages, world.marriages());
    if let Some(outcome) = state.outcome() {
        let result = world.result().unwrap();
        assert_eq!(outcome.booked, result.booked);
        let winners: u8 = result.winners.iter().map(|seat| 1 << seat.index()).sum();
        assert_eq!(outcome.winners, winners);
        assert_eq!(outcome.of_match, result.ended == games::sixtysix::Ended::Match);
        return;
    }
    let decision = world.decision().unwrap();
    assert_eq!(usize::from(state.asked(terms)), decision.seat.index());
    let allowed = choices(&state.allowed(terms));
    assert_eq!(allowed, decision.choices().into_iter().collect());
    let sensible = choices(&state.sensible(terms));
    assert!(!sensible.is_empty() && sensible.is_subset(&allowed));
    assert_eq!(state.is_open(terms), world.is_open());
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn the_quick_game_is_the_game_of_the_rules(
        setting in settings(), steps in 0_u32..60, careless in any::<bool>(),
    ) {
        let mut rng = setting.rng();
        let view = asked(&setting, steps, &mut rng);
        let terms = Terms::of(&view.table);
        let mut small = SmallRng::seed_from_u64(setting.seed);
        let mut state = Worlds::of(&view).unwrap().imagine(&mut small);
        let mut world = world(&view, &state);
        compare(&state, &terms, &world);
        while let Some(decision) = world.decision() {
            let choice = if careless && small.random_ratio(2, 3) {
                state.casual(&terms, &mut small).choice()
            } else {
                pick(&decision.choices(), &mut rng)
            };
            prop_assert!(decision.allows(choice));
            world.choose(choice).unwrap();
            state.act(&terms, Act::of(choice));
            compare(&state, &terms, &world);
        }
    }

    #[test]
    fn no_advice_is_to_go_out_where_that_is_never_right(setting in settings(), steps in 0_u32..60) {
        let view = asked(&setting, steps, &mut setting.rng());
        let choices = view.decision.as_ref().unwrap().choices().len();
        let effort = Effort::playouts(u32::try_from(choices).unwrap() * 4);
        let thought = advise(&view, &Effort { aim: Aim::Deal, ..effort }, setting.seed).unwrap();
        let best = &thought.options[0];
        prop_assert!(best.choice == thought.choice);
        let in_vain = thought.options.iter().all(|option| option.is_call_in_vain(&view));
        prop_assert!(!best.is_call_in_vain(&view) || in_vain);
    }
}
