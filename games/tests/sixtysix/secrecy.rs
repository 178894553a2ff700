//! Secrecy: hidden cards make no difference to a seat's view, and a world that it imagines goes on
//! by the same rules.

use games::sixtysix::{Card, Cards, Deal, ImagineError, Match, Seat, SeatNo, World};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use serde_json::Value;

use crate::anything::{Setting, Written, below, cases, sensible, settings};

/// A match in the middle of its first game.
fn under_way(setting: &Setting, rng: &mut ChaCha20Rng) -> Option<Written> {
    let mut written = Written::new(setting);
    for _ in 0..=below(30, rng) {
        written.step(rng)?;
    }
    (written.state.history().is_empty() && written.state.awaiting().is_some()).then_some(written)
}

fn shuffled(mut cards: Vec<Card>, rng: &mut ChaCha20Rng) -> Vec<Card> {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(last + 1, rng));
    }
    cards
}

/// The cards face down. No seat may see them.
fn stock(written: &Written) -> Vec<Card> {
    let dealt = serde_json::from_value::<Vec<Card>>(written.record["games"][0]["stock"].clone());
    let mut dealt = dealt.unwrap();
    dealt.split_off(dealt.len() - written.state.table().stock)
}

/// A guess at hands and stock that this seat cannot tell from the real ones, if one is found.
fn guess(view: &Seat, rng: &mut ChaCha20Rng) -> Option<(Vec<Cards>, Vec<Card>)> {
    let unseen: Vec<Card> = view.unseen().into_iter().collect();
    for _ in 0..2000 {
        let mut left = shuffled(unseen.clone(), rng);
        let mut hands = Vec::new();
        for seat in &view.table.seats {
            let mut hand = seat.known;
            if seat.seat == view.seat {
                hand = view.hand;
            }
            let missing = seat.hand - hand.len();
            hands.push(hand | left.split_off(left.len() - missing).into_iter().collect());
        }
        let fits =
            view.table.seats.iter().zip(&hands).all(|(seat, hand)| (*hand & seat.lacks).is_empty());
        if fits {
            return Some((hands, left));
        }
    }
    None
}

/// The deal in which the same choices lead to other hidden cards: each drawn card is another one.
fn other_deal(written: &Written, view: &Seat, rng: &mut ChaCha20Rng) -> Option<Deal> {
    let (hands, stock_now) = guess(view, rng)?;
    let mut moved: Vec<(Card, Card)> = Vec::new();
    let old = stock(written);
    moved.extend(old.into_iter().zip(stock_now));
    for (seat, hand) in SeatNo::all(written.state.seats()).zip(hands) {
        let was: Vec<Card> = (written.state.hand(seat) - hand).into_iter().collect();
        let now: Vec<Card> = (hand - written.state.hand(seat)).into_iter().collect();
        moved.extend(was.into_iter().zip(now));
    }
    let mut game: Value = written.record["games"][0].clone();
    game.as_object_mut().unwrap().remove("choices");
    let rename = |value: &mut Value| {
        let card: Card = serde_json::from_value(value.clone()).unwrap();
        if let Some((_, new)) = moved.iter().find(|(old, _)| *old == card) {
            *value = serde_json::to_value(new).unwrap();
        }
    };
    let hands = game["hands"].as_array_mut().unwrap();
    hands.iter_mut().flat_map(|hand| hand.as_array_mut().unwrap()).for_each(rename);
    game["stock"].as_array_mut().unwrap().iter_mut().for_each(rename);
    Some(Deal::from_json(&game.to_string()).unwrap())
}

/// The match with another deal and the same choices; `None` where a choice is not possible with it.
fn again(setting: &Setting, written: &Written, deal: &Deal) -> Option<Match> {
    let dealer = written.state.dealer().unwrap();
    let mut other = Match::with_dealer(setting.rules, setting.seats, dealer).unwrap();
    other.begin(deal).ok()?;
    for answer in written.state.moves() {
        other.apply(answer.seat, answer.choice).ok()?;
    }
    Some(other)
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn no_seat_can_tell_worlds_apart_that_differ_in_what_it_cannot_see(
        setting in settings(), seat in 0_usize..3,
    ) {
        let mut rng = setting.rng();
        let Some(written) = under_way(&setting, &mut rng) else { return Ok(()) };
        let seat = SeatNo::from_index(seat % setting.seats);
        let same = again(&setting, &written, &original(&written)).unwrap();
        let view = same.seat(seat);
        let Some(deal) = other_deal(&written, &view, &mut rng) else { return Ok(()) };
        // Choices of other seats may depend on hidden cards, which gives such a deal away.
        let Some(other) = again(&setting, &written, &deal) else { return Ok(()) };
        let public = |state: &Match| serde_json::to_string(&state.table()).unwrap();
        prop_assert_eq!(public(&other), public(&same));
        prop_assert!(other.seat(seat) == view);
    }

    #[test]
    fn what_is_proven_is_true(setting in settings()) {
        let mut rng = setting.rng();
        let Some(written) = under_way(&setting, &mut rng) else { return Ok(()) };
        let stock: Cards = stock(&written).into_iter().collect();
        for seat in SeatNo::all(setting.seats) {
            let view = written.state.seat(seat);
            for shown in &view.table.seats {
                let hand = written.state.hand(shown.seat);
                prop_assert!(hand.contains_all(shown.known));
                prop_assert!((hand & shown.lacks).is_empty());
            }
            let others = SeatNo::all(setting.seats).filter(|other| *other != seat);
            let hidden = others.fold(stock, |cards, other| {
                cards | (written.state.hand(other) - view.table.at(other).unwrap().known)
            });
            prop_assert!(view.unseen() == hidden);
        }
    }

    #[test]
    fn a_world_of_the_real_cards_goes_on_as_the_match_does(
        setting in settings(), seat in 0_usize..3,
    ) {
        let mut rng = setting.rng();
        let Some(mut written) = under_way(&setting, &mut rng) else { return Ok(()) };
        let view = written.state.seat(SeatNo::from_index(seat % setting.seats));
        let hands: Vec<Cards> =
            SeatNo::all(setting.seats).map(|seat| written.state.hand(seat)).collect();
        let mut world = World::imagine(&view, &hands, &stock(&written)).unwrap();
        while let Some(awaited) = written.state.awaiting() {
            prop_assert_eq!(world.asked(), Some((awaited.seat, awaited.decision)));
            prop_assert!(world.decision() == written.state.decision(awaited.seat));
            let choice = sensible(&written.state, awaited.seat, &mut rng);
            written.state.apply(awaited.seat, choice).unwrap();
            world.choose(choice).unwrap();
        }
        prop_assert_eq!(world.result(), written.state.result());
        prop_assert!(world.is_over() && world.choose(games::sixtysix::Choice::Pass).is_err());
    }

    #[test]
    fn a_guessed_world_can_be_played_to_its_end(setting in settings(), seat in 0_usize..3) {
        let mut rng = setting.rng();
        let Some(written) = under_way(&setting, &mut rng) else { return Ok(()) };
        let view = written.state.seat(SeatNo::from_index(seat % setting.seats));
        let Some((hands, stock)) = guess(&view, &mut rng) else { return Ok(()) };
        let mut world = World::imagine(&view, &hands, &stock).unwrap();
        while let Some(decision) = world.decision() {
            let choices = decision.choices();
            world.choose(choices[below(choices.len(), &mut rng)]).unwrap();
        }
        prop_assert!(world.result().is_some());
    }
}

/// The real deal.
fn original(written: &Written) -> Deal {
    let mut game: Value = written.record["games"][0].clone();
    game.as_object_mut().unwrap().remove("choices");
    Deal::from_json(&game.to_string()).unwrap()
}

/// The property is worth something only if the worlds do differ.
#[test]
fn the_other_worlds_really_are_other_worlds() {
    use games::sixtysix::Rules;
    let setting = Setting { rules: Rules::classic(), seats: 2, seed: 3 };
    let mut rng = setting.rng();
    let mut written = Written::new(&setting);
    (0..5).for_each(|_| {
        written.step(&mut rng).unwrap();
    });
    let deal = original(&written);
    let view = again(&setting, &written, &deal).unwrap().seat(SeatNo::from_index(0));
    let differ = (0..20).filter(|_| {
        let other = other_deal(&written, &view, &mut rng).unwrap();
        other != deal && again(&setting, &written, &other).is_some()
    });
    assert!(differ.count() > 5);
}

#[test]
fn a_guess_that_contradicts_what_is_seen_is_no_world() {
    use games::sixtysix::Rules;
    let setting = Setting { rules: Rules::classic(), seats: 2, seed: 3 };
    let mut rng = setting.rng();
    let mut written = Written::new(&setting);
    let before = written.state.seat(SeatNo::from_index(0));
    assert_eq!(
        World::imagine(&before, &[], &[]).err(),
        Some(ImagineError::HandCount { found: 0, seats: 2 })
    );
    assert_eq!(
        World::imagine(&before, &[Cards::NONE; 2], &[]).err(),
        Some(ImagineError::NothingAsked)
    );
    written.step(&mut rng).unwrap();
    let view = written.state.seat(SeatNo::from_index(0));
    let hands = [0, 1].map(|seat| written.state.hand(SeatNo::from_index(seat)));
    let stock = stock(&written);
    let refused = |hands: [Cards; 2], stock: &[Card]| {
        World::imagine(&view, &hands, stock).err().unwrap().to_string()
    };
    assert!(World::imagine(&view, &hands, &stock).is_ok());
    assert_eq!(refused(hands, &stock[1..]), "11 cards lie face down, not 10");
    assert_eq!(refused([hands[0], Cards::NONE], &stock), "seat 2 holds 6 cards, not 0");
    assert_eq!(
        refused([hands[1], hands[0]], &stock),
        "seat 1 knows its own hand, and it is another one"
    );
    assert!(refused([hands[0]; 2], &stock).ends_with(" is somewhere else"));
}
