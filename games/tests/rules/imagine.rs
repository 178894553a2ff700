//! Imagined worlds, which go on by the same rules as the match itself.

use games::nimmt::{Card, Choice, Event, ImagineError, Match, Row, Seat, SeatNo, Variant, World};
use proptest::prelude::*;
use rand::Rng;
use rand::rngs::ChaCha20Rng;

use crate::anything::{all_cards, settings, somebody, step};
use crate::support::{card, cards, plain, seat, situation, with};

fn true_hands(state: &Match) -> Vec<Vec<Card>> {
    SeatNo::all(state.seats()).map(|seat| state.seat(seat).hand).collect()
}

/// Random hands that fit a seat's view.
fn guess(view: &Seat, rng: &mut ChaCha20Rng) -> Vec<Vec<Card>> {
    let mut unseen = view.unseen();
    let mut draw = || unseen.swap_remove((rng.next_u32() as usize) % unseen.len());
    let hand = |shown: &games::nimmt::TableSeat| {
        if shown.seat == view.seat {
            return view.hand.clone();
        }
        let mut hand = shown.known.clone();
        hand.extend((shown.known.len()..shown.hand).map(|_| draw()));
        hand
    };
    view.table.seats.iter().map(hand).collect()
}

/// Takes a match to some moment at which a seat is asked something.
fn midway(state: &mut Match, steps: u32, rng: &mut ChaCha20Rng) {
    for _ in 0..steps {
        let before = state.clone();
        step(state, rng);
        if state.is_over() {
            *state = before;
            return;
        }
    }
    while state.needs_deal() {
        step(state, rng);
    }
}

fn of_the_game(events: Vec<Event>) -> Vec<Event> {
    events.into_iter().filter(|event| !matches!(event, Event::MatchEnded { .. })).collect()
}

/// Number of all cards of a world, wherever the world shows them.
fn cards_of(world: &World) -> usize {
    let seats = SeatNo::all(world.seats());
    let held: usize = seats.map(|seat| world.hand(seat).len() + world.pile(seat).len()).sum();
    let rows: usize = world.rows().iter().map(|row| Row::cards(row).len()).sum();
    held + rows + world.unplaced().len() + world.sorting().len() + world.pool().len()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 240, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn with_the_true_hands_a_world_is_the_match(
        setting in settings(), steps in 0_u32..120, by in 0_usize..20,
    ) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        midway(&mut state, steps, &mut rng);
        let view = state.seat(SeatNo::from_index(by % setting.seats));
        let mut world = World::imagine(&view, &true_hands(&state)).unwrap();
        // The hidden choices are not part of the world, so they are made again.
        for seat in SeatNo::all(setting.seats) {
            if let Some(choice) = state.seat(seat).chosen {
                world.apply(seat, &choice).unwrap();
            }
        }
        let mut silent = world.clone();
        while let Some(next) = somebody(&state, &mut rng) {
            prop_assert_eq!(state.awaiting(), world.awaiting());
            let awaited = world.awaiting().into_iter().find(|next| !next.chosen);
            prop_assert_eq!(world.asked(), awaited.map(|next| (next.seat, next.decision)));
            prop_assert!(state.seat(next.seat).decision == world.decision(next.seat));
            let choice = state.random_choice(next.seat, &mut rng).unwrap();
            let events = state.apply(next.seat, &choice).unwrap();
            prop_assert_eq!(of_the_game(events), world.apply(next.seat, &choice).unwrap());
            silent.go_on(next.seat, &choice).unwrap();
            prop_assert_eq!(state.rows(), world.rows());
            prop_assert_eq!(state.rows(), silent.rows());
            let hand = state.seat(next.seat).hand;
            prop_assert!(world.hand(next.seat) == hand && silent.hand(next.seat) == hand);
        }
        prop_assert!(world.is_over());
        prop_assert_eq!(world.points(), state.game_points().last().map(Vec::as_slice));
        prop_assert_eq!(world.points(), silent.points());
    }

    #[test]
    fn any_guess_that_fits_is_played_to_its_end(
        setting in settings(), steps in 0_u32..120, by in 0_usize..20,
    ) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        midway(&mut state, steps, &mut rng);
        let view = state.seat(SeatNo::from_index(by % setting.seats));
        let hands = guess(&view, &mut rng);
        let mut world = World::imagine(&view, &hands).unwrap();
        let count = cards_of(&world);
        let shared = |world: &World| count - cards_of(world);
        let on_table: usize = view.table.shared.iter().map(|row| row.cards.len()).sum();
        prop_assert_eq!(count + on_table, all_cards(&state).len());
        while let Some((next, _)) = world.asked() {
            let decision = world.decision(next).unwrap();
            world.go_on(next, &decision.random_choice(&mut rng)).unwrap();
            // Only rows that two seats share are not shown by a world.
            let plain = view.table.rules.placement != games::nimmt::Placement::OnEqual;
            prop_assert!(!plain || shared(&world) == 0);
        }
        prop_assert!(world.points().is_some_and(|points| points.len() == setting.seats));
    }

    /// Seen and unseen cards together are the deck, and the hidden cards of others are among the
    /// unseen ones.
    #[test]
    fn unseen_is_what_is_hidden(
        setting in settings(), steps in 0_u32..120, by in 0_usize..20,
    ) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        midway(&mut state, steps, &mut rng);
        let view = state.seat(SeatNo::from_index(by % setting.seats));
        let mut unseen = view.unseen();
        prop_assert!(unseen.is_sorted());
        for shown in view.table.seats.iter().filter(|shown| shown.seat != view.seat) {
            let mut known = shown.known.clone();
            for card in state.seat(shown.seat).hand {
                if let Some(place) = known.iter().position(|other| *other == card) {
                    known.remove(place);
                    continue;
                }
                let place = unseen.iter().position(|other| *other == card);
                prop_assert!(place.is_some(), "{card} is held, so it is unseen");
                unseen.remove(place.unwrap());
            }
        }
        // The rest is out of play.
        let kept = if state.rules().rows_stay { 208 } else { 0 };
        let out = state.rules().cards_in_play(setting.seats) - all_cards(&state).len();
        prop_assert!(unseen.len() == out || kept > 0 && unseen.len() <= out + kept);
    }
}

#[test]
fn a_guess_that_does_not_fit_is_refused() {
    let play = situation(plain(Variant::Classic), "10 / 20 / 30 / 40", "11 12 13 / 21 22 23");
    let view = play.state.seat(seat(1));
    let own = cards("11 12 13");
    let misfit = |hands: &[Vec<Card>]| World::imagine(&view, hands).err();
    assert_eq!(misfit(&[own.clone(), cards("1 2 3")]), None);
    assert_eq!(
        misfit(std::slice::from_ref(&own)),
        Some(ImagineError::HandCount { found: 1, seats: 2 })
    );
    assert_eq!(
        misfit(&[own.clone(), cards("1 2")]),
        Some(ImagineError::HandSize { seat: seat(2), found: 2, held: 3 })
    );
    assert_eq!(misfit(&[cards("1 2 3"), cards("4 5 6")]), Some(ImagineError::NotOwnHand(seat(1))));
    for elsewhere in [10, 11] {
        let mut hand = cards("1 2");
        hand.push(card(elsewhere));
        assert_eq!(
            misfit(&[own.clone(), hand]),
            Some(ImagineError::ElsewhereAlready { seat: seat(2), card: card(elsewhere) })
        );
    }
}

#[test]
fn a_card_that_is_known_must_be_there() {
    let rules = with(Variant::Classic, |modifiers| modifiers.shedding = true);
    let mut play = situation(rules, "10 / 20 / 30 / 40", "1 50 51 / 60 61 62");
    play.turn("1 / 60").takes_row(1, 2);
    let view = play.state.seat(seat(2));
    assert_eq!(view.table.seats[0].known, cards("20"));
    let own = cards("61 62");
    let world = World::imagine(&view, &[cards("2 3 4"), own.clone()]);
    assert_eq!(world.err(), Some(ImagineError::KnownMissing { seat: seat(1), card: card(20) }));
    assert!(World::imagine(&view, &[cards("2 3 20"), own]).is_ok());
    assert!(!view.unseen().contains(&card(20)));
}

#[test]
fn nothing_goes_on_between_two_games() {
    let mut play = situation(plain(Variant::Classic), "10 / 20 / 30 / 40", "50 / 60");
    play.turn("50 / 60");
    let view = play.state.seat(seat(1));
    assert_eq!(World::imagine(&view, &[vec![], vec![]]).err(), Some(ImagineError::NothingAsked));
}

#[test]
fn a_world_that_is_over_takes_no_more_choices() {
    let play = situation(plain(Variant::Classic), "10 / 20 / 30 / 40", "50 / 60");
    let view = play.state.seat(seat(1));
    let mut world = World::imagine(&view, &[cards("50"), cards("70")]).unwrap();
    world.apply(seat(2), &Choice::Play(cards("70"))).unwrap();
    world.apply(seat(1), &Choice::Play(cards("50"))).unwrap();
    assert_eq!(world.points(), Some(&[0, 0][..]));
    assert!(world.apply(seat(1), &Choice::Play(cards("50"))).is_err());
}
