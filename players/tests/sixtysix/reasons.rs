//! The reasons for a choice are true.

use games::sixtysix::record::{Record, replay};
use games::sixtysix::{Card, Cards, Choice, Match, Seat, SeatNo, Suit, World};
use players::sixtysix::{Effort, Reason, advise, reasons};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;

use crate::anything::{Setting, below, cases, settings, step};

/// Ada's view after the first choices of the rules' first example.
fn ada(choices: &str) -> Seat {
    let document = format!(
        r#"{{"format": "sixtysix-record/1", "rules": {{"variant": "classic"}},
            "seats": ["Ada", "Ben"], "dealer": 2, "games": [{{
            "hands": [["TH","KH","9H","TC","KC","QC"], ["JH","AS","KS","QS","AD","KD"]],
            "turned": "AH",
            "stock": ["TS","9D","9S","QD","QH","JS","AC","JC","9C","TD","JD"],
            "choices": [{choices}]}}]}}"#
    );
    let state = replay(&Record::parse(document.as_bytes()).unwrap()).unwrap().state;
    state.seat(SeatNo::from_index(0))
}

const FIRST_TRICKS: &str = r#"{"seat": 1, "play": "TH"}, {"seat": 2, "play": "KD"},
    {"seat": 1, "exchange": true}, {"seat": 1, "play": "QC", "marriage": true},
    {"seat": 2, "play": "JH"}, {"seat": 2, "play": "QS", "marriage": true}"#;

fn about(view: &Seat, choice: &str) -> Vec<Reason> {
    reasons(view, Choice::from_text(choice).unwrap())
}

#[test]
fn a_lead_says_what_can_take_it() {
    let view = ada("");
    let said = about(&view, "play:KC");
    assert!(said.contains(&Reason::BreaksMarriage { suit: Suit::Clubs }));
    assert!(said.contains(&Reason::Needs { points: 66 }));
    let taken = said.iter().find_map(|reason| match reason {
        Reason::CanBeTaken { higher, trumps } => Some((text(*higher), text(*trumps))),
        _ => None,
    });
    // The ten is her own and the ace of hearts lies open; of the trumps queen and jack are out.
    assert_eq!(taken, Some(("AC".to_owned(), "QH JH".to_owned())));
}

#[test]
fn following_last_everything_is_known() {
    // Ben has led the queen of spades with his marriage; he has 25 card points, Ada 34.
    let view = ada(FIRST_TRICKS);
    assert!(about(&view, "play:TS").contains(&Reason::Sure { points: 13 }));
    assert!(about(&view, "play:KC").contains(&Reason::Leaves { points: 7 }));
    assert!(about(&view, "play:KC").contains(&Reason::Needs { points: 32 }));
}

#[test]
fn a_marriage_that_makes_66_is_enough() {
    let view = ada(&format!(r#"{FIRST_TRICKS}, {{"seat": 1, "play": "TS"}}"#));
    let said = about(&view, "play:KH+marriage+out");
    assert!(said.contains(&Reason::Marriage { points: 40 }));
    assert!(said.contains(&Reason::Enough));
    assert!(about(&view, "play:AH").contains(&Reason::Sure { points: 11 }), "nothing beats it");
    let thought = advise(&view, &Effort::playouts(400), 1).unwrap();
    assert!(thought.reasons.iter().any(|reason| matches!(reason, Reason::Wins { of_100: 90.. })));
}

fn text(cards: Cards) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Plays the trick under way to its end with this choice and whatever is allowed then. Who takes it.
fn winner(world: &World, choice: Choice, rng: &mut ChaCha20Rng) -> Option<SeatNo> {
    let mut next = *world;
    next.choose(choice).unwrap();
    loop {
        let taken = next.tricks().iter().zip(world.tricks()).position(|(now, before)| now > before);
        if let Some(index) = taken {
            return Some(SeatNo::from_index(index));
        }
        let choices = next.decision()?.choices();
        next.choose(choices[below(choices.len(), rng)]).unwrap();
    }
}

proptest! {
    #![proptest_config(cases(300))]

    /// Whatever lies where nobody sees it: a sure trick is taken, and one that is left is not.
    #[test]
    fn what_is_said_of_a_trick_comes_true(setting in settings(), steps in 0_u32..60) {
        let mut rng = setting.rng();
        let Some(state) = under_way(&setting, steps, &mut rng) else { return Ok(()) };
        let view = state.seat(state.awaiting().unwrap().seat);
        let hands: Vec<_> = SeatNo::all(setting.seats).map(|seat| state.hand(seat)).collect();
        let stock: Vec<_> = hidden(&view, &hands);
        let together = |other| view.table.is_one_side(view.seat, other);
        let world = World::imagine(&view, &hands, &stock).unwrap();
        for choice in view.decision.as_ref().unwrap().choices() {
            let said = reasons(&view, choice);
            for _ in 0..4 {
                let Some(taken_by) = winner(&world, choice, &mut rng) else { continue };
                if said.iter().any(|reason| matches!(reason, Reason::Sure { .. })) {
                    prop_assert!(together(taken_by), "{choice}");
                }
                if said.iter().any(|reason| matches!(reason, Reason::Leaves { .. })) {
                    prop_assert!(!together(taken_by), "{choice}");
                }
            }
        }
    }
}

/// The cards face down, in any order.
fn hidden(view: &Seat, hands: &[Cards]) -> Vec<Card> {
    let held = hands.iter().fold(Cards::NONE, |all, hand| all | *hand);
    (view.unseen() - held).into_iter().collect()
}

fn under_way(setting: &Setting, steps: u32, rng: &mut ChaCha20Rng) -> Option<Match> {
    let mut state = setting.new_match();
    for _ in 0..steps {
        step(&mut state, rng)?;
    }
    while state.needs_deal() {
        step(&mut state, rng)?;
    }
    state.awaiting().map(|_| state)
}
