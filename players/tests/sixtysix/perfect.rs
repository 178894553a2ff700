//! Where nothing is left to guess no choice is better than the one that is made: looked at by trying
//! everything that is allowed, by the rules' own game and without any cleverness.

use games::sixtysix::{Cards, GoingOut, Match, Rules, Scoring, SeatNo, World};
use players::Level;
use players::sixtysix::{Aim, Effort, think};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use crate::anything::{Setting, below, sensible};

/// The first seat's lead over the second in booked points, with perfect play on both sides.
fn tried_out(world: &World) -> i64 {
    if let Some(result) = world.result() {
        return i64::from(result.booked[0]) - i64::from(result.booked[1]);
    }
    let decision = world.decision().unwrap();
    let values = decision.choices().into_iter().map(|choice| {
        let mut next = *world;
        next.choose(choice).unwrap();
        tried_out(&next)
    });
    let first = decision.seat.index() == 0;
    if first { values.max().unwrap() } else { values.min().unwrap() }
}

/// A game for two at a point where the stock is drawn and nobody holds more than so many cards.
fn late(rules: Rules, most: usize, rng: &mut ChaCha20Rng) -> Match {
    let setting = Setting { rules, seats: 2, seed: 0 };
    let most = 1 + below(most, rng);
    loop {
        let dealer = SeatNo::from_index(below(2, rng));
        let mut state = Match::with_dealer(setting.rules, 2, dealer).unwrap();
        let deal = state.draw(rng);
        state.begin(&deal).unwrap();
        let steps = below(3, rng);
        let mut beyond = 0;
        while let Some(awaited) = state.awaiting() {
            let held = SeatNo::all(2).map(|seat| state.hand(seat).len()).max();
            let table = state.table();
            let drawn = table.closed_by.is_none() && table.stock == 0 && table.turned.is_none();
            if drawn && held <= Some(most) {
                if beyond == steps {
                    return state;
                }
                beyond += 1;
            }
            let choice = sensible(&state, awaited.seat, rng);
            state.apply(awaited.seat, choice).unwrap();
        }
    }
}

/// How many of so many choices were worse than the best.
fn worse(count: usize, most: usize, rules: impl Fn(usize) -> Rules, seed: u64) -> usize {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let effort = Effort { aim: Aim::Deal, ..Effort::playouts(100) };
    let mut worse = 0;
    for number in 0..count {
        let state = late(rules(number), most, &mut rng);
        let asked = state.awaiting().unwrap().seat;
        let view = state.seat(asked);
        let thought = think(&view, Level::STRONGEST, &effort, 1).unwrap();
        let hands: Vec<Cards> = SeatNo::all(2).map(|seat| state.hand(seat)).collect();
        let world = World::imagine(&view, &hands, &[]).unwrap();
        let mut next = world;
        next.choose(thought.choice).unwrap();
        let chosen = tried_out(&next);
        worse += usize::from(chosen != tried_out(&world));
        assert!(thought.exact || thought.options.len() == 1);
        if thought.exact {
            let sign = if asked.index() == 0 { 1.0 } else { -1.0 };
            let said = thought.options.first().unwrap().points * sign;
            assert!((said - chosen as f64).abs() < 0.01, "{said} is said, {chosen} is true");
        }
    }
    worse
}

/// One after the other: by a call or by itself, free or with the duty to head, in every variant for two.
fn any_rules(number: usize) -> Rules {
    use games::sixtysix::{Heading, Modifiers, Variant};
    let variant = [Variant::Classic, Variant::Rising, Variant::HeartAce][number / 8 % 3];
    let modifiers = Modifiers {
        nines: (number / 4).is_multiple_of(2),
        going_out: if number.is_multiple_of(2) { GoingOut::Claim } else { GoingOut::Auto },
        heading: if (number / 2).is_multiple_of(2) { Heading::Free } else { Heading::Must },
        ..Modifiers::default()
    };
    Rules::of(variant, &modifiers)
}

#[test]
fn of_10000_choices_with_few_cards_none_is_worse_than_the_best() {
    assert_eq!(worse(10_000, 4, any_rules, 1), 0);
}

#[test]
fn of_400_choices_with_more_cards_none_is_worse_than_the_best() {
    assert_eq!(worse(400, 5, any_rules, 2), 0);
}

#[test]
fn of_300_choices_with_full_hands_none_is_worse_than_the_best() {
    let by_itself = |number| Rules { going_out: GoingOut::Auto, ..any_rules(number) };
    assert_eq!(worse(300, 6, by_itself, 3), 0);
}

#[test]
fn of_1000_choices_for_card_points_none_is_worse_than_the_best() {
    use games::sixtysix::End;
    let card_points =
        |number| Rules { scoring: Scoring::CardPoints, end: End::Games(5), ..any_rules(number) };
    assert_eq!(worse(1000, 3, card_points, 4), 0);
}
