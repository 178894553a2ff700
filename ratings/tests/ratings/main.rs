//! What ratings promise, for matches of every kind.

#![allow(clippy::unwrap_used, reason = "a test that fails may say so with a panic")]

use proptest::prelude::*;
use ratings::{Entrant, Parameters, Rating, anchors::Anchors, rate};

fn known(mean: f64, deviation: f64) -> Rating {
    Rating { mean, deviation }
}

fn person(rating: Rating, place: u32) -> Entrant {
    Entrant { rating, place, anchored: false }
}

fn newcomers(places: &[u32]) -> Vec<Entrant> {
    places.iter().map(|place| person(Rating::newcomer(), *place)).collect()
}

fn ratings() -> impl Strategy<Value = Rating> {
    (0.0..3000.0, 0.0..Rating::newcomer().deviation)
        .prop_map(|(mean, deviation)| known(mean, deviation))
}

fn entrants() -> impl Strategy<Value = Vec<Entrant>> {
    let entrant = (ratings(), 1_u32..8, any::<bool>());
    let entrant = entrant.prop_map(|(rating, place, anchored)| Entrant { rating, place, anchored });
    prop::collection::vec(entrant, 0..=20)
}

/// Anything at all that the types allow.
fn nonsense() -> impl Strategy<Value = Vec<Entrant>> {
    let number = prop_oneof![
        any::<f64>(),
        Just(f64::NAN),
        Just(f64::INFINITY),
        Just(f64::NEG_INFINITY),
        Just(f64::MAX)
    ];
    let entrant = (number.clone(), number, any::<u32>(), any::<bool>());
    let entrant = entrant.prop_map(|(mean, deviation, place, anchored)| Entrant {
        rating: known(mean, deviation),
        place,
        anchored,
    });
    prop::collection::vec(entrant, 0..=40)
}

fn is_within_bounds(rating: Rating) -> bool {
    (Rating::LEAST..=Rating::MOST).contains(&rating.mean)
        && (0.0..=Rating::newcomer().deviation).contains(&rating.deviation)
}

proptest! {
    #[test]
    fn every_rating_is_within_its_bounds(entrants in nonsense()) {
        let after = rate(&entrants);
        prop_assert_eq!(after.len(), entrants.len());
        for (rating, entrant) in after.into_iter().zip(&entrants) {
            prop_assert!(is_within_bounds(rating), "{rating:?} of {entrant:?}");
            let shown = entrant.rating.shown();
            prop_assert!(shown.mean <= 3000 && f64::from(shown.margin) <= 2.0 * Rating::newcomer().deviation + 1.0);
            prop_assert!(entrant.rating.careful().is_finite());
        }
    }

    #[test]
    fn absence_of_any_length_keeps_a_rating_within_its_bounds(
        entrants in nonsense(),
        days in prop_oneof![any::<f64>(), Just(f64::NAN), Just(f64::INFINITY)],
    ) {
        for entrant in entrants {
            prop_assert!(is_within_bounds(entrant.rating.after_absence(days)));
        }
    }

    #[test]
    fn the_order_of_the_entrants_makes_no_difference_to_the_last_digit(
        (entrants, order) in entrants().prop_flat_map(|entrants| {
            let order: Vec<usize> = (0..entrants.len()).collect();
            (Just(entrants), Just(order).prop_shuffle())
        }),
    ) {
        let after = rate(&entrants);
        let shuffled: Vec<Entrant> = order.iter().map(|index| entrants[*index]).collect();
        let expected: Vec<Rating> = order.iter().map(|index| after[*index]).collect();
        prop_assert_eq!(rate(&shuffled), expected);
    }

    #[test]
    fn equal_ones_with_equal_places_move_alike(entrants in entrants(), rating in ratings(), place in 1_u32..8) {
        let twins = [person(rating, place); 2];
        let after = rate(&[&twins, entrants.as_slice()].concat());
        prop_assert_eq!(after[0], after[1]);
    }

    #[test]
    fn among_equals_the_first_never_loses_points_and_the_last_never_wins_any(
        rating in ratings(),
        places in prop::collection::vec(1_u32..8, 2..=20),
    ) {
        let entrants: Vec<Entrant> = places.iter().map(|place| person(rating, *place)).collect();
        let (first, last) = (*places.iter().min().unwrap(), *places.iter().max().unwrap());
        for (entrant, after) in entrants.iter().zip(rate(&entrants)) {
            prop_assert!(entrant.place != first || after.mean >= rating.mean);
            prop_assert!(entrant.place != last || after.mean <= rating.mean);
        }
    }

    #[test]
    fn who_is_first_never_loses_points_and_who_is_last_never_wins_any(entrants in entrants()) {
        let first = entrants.iter().map(|entrant| entrant.place).min();
        let last = entrants.iter().map(|entrant| entrant.place).max();
        let alone = |place| entrants.iter().filter(|entrant| Some(entrant.place) == place).count() == 1;
        for (entrant, after) in entrants.iter().zip(rate(&entrants)) {
            let (before, after) = (entrant.rating.mean, after.mean);
            prop_assert!(Some(entrant.place) != first || !alone(first) || after >= before);
            prop_assert!(Some(entrant.place) != last || !alone(last) || after <= before);
        }
    }

    #[test]
    fn a_better_place_is_never_worth_less(entrants in entrants(), rating in ratings(), place in 1_u32..8) {
        let with = |place| rate(&[&[person(rating, place)], entrants.as_slice()].concat())[0];
        prop_assert!(with(place).mean >= with(place + 1).mean);
    }

    #[test]
    fn only_the_order_of_the_places_counts(entrants in entrants()) {
        let stretched = entrants.iter().map(|entrant| Entrant { place: entrant.place * 7 - 3, ..*entrant });
        prop_assert_eq!(rate(&stretched.collect::<Vec<_>>()), rate(&entrants));
    }

    #[test]
    fn anchors_do_not_move(entrants in entrants()) {
        for (entrant, after) in entrants.iter().zip(rate(&entrants)) {
            prop_assert!(!entrant.anchored || after == entrant.rating);
        }
    }

    #[test]
    fn nobody_becomes_more_certain_by_waiting(rating in ratings(), days in 0.0..2000.0) {
        let rating = rating.after_absence(0.0);
        let (sooner, later) = (rating.after_absence(days), rating.after_absence(days * 2.0));
        prop_assert!(rating.deviation <= sooner.deviation && sooner.deviation <= later.deviation);
        prop_assert_eq!(rating.mean, later.mean);
    }

    #[test]
    fn two_absences_are_one(rating in ratings(), days in 0.0..400.0, more in 0.0..400.0) {
        let once = rating.after_absence(days + more).deviation;
        let twice = rating.after_absence(days).after_absence(more).deviation;
        prop_assert!((once - twice).abs() < 1e-6, "{once} {twice}");
    }

    #[test]
    fn chances_of_two_players_add_up(one in ratings(), other in ratings(), seats in 0_usize..30) {
        let (a, b) = (Parameters::FITTED.expectation(one, other, seats), Parameters::FITTED.expectation(other, one, seats));
        prop_assert!((a + b - 1.0).abs() < 1e-9);
        prop_assert!(one.mean <= other.mean || a >= 0.5);
    }
}

#[test]
fn four_hundred_points_are_ten_to_one_as_in_chess() {
    let chance = Parameters::FITTED.expectation(known(1700.0, 0.0), known(1300.0, 0.0), 1);
    assert!((chance - 10.0 / 11.0).abs() < 1e-5, "{chance}");
}

#[test]
fn a_tie_of_equals_leaves_the_mean_and_says_something_all_the_same() {
    for after in rate(&newcomers(&[1, 1, 1])) {
        assert!((after.mean - Rating::MIDDLE).abs() < 1e-9);
        assert!(after.deviation < Rating::newcomer().deviation);
    }
}

#[test]
fn a_match_without_opponents_changes_nothing() {
    assert_eq!(rate(&[]), []);
    let rating = known(1612.0, 61.0);
    assert_eq!(rate(&[person(rating, 1)]), [rating]);
}

#[test]
fn an_upset_moves_more_than_what_was_expected() {
    let (strong, weak) = (known(1700.0, 80.0), known(1400.0, 80.0));
    let gain = |place| rate(&[person(weak, place), person(strong, 3 - place)])[0].mean - weak.mean;
    assert!(gain(1) > 3.0 * -gain(2), "{} {}", gain(1), gain(2));
}

#[test]
fn the_uncertain_move_further_than_the_known() {
    let [new, old] = rate(&[person(Rating::newcomer(), 1), person(known(1500.0, 50.0), 2)])[..]
    else {
        panic!("two")
    };
    assert!(new.mean - 1500.0 > 4.0 * (1500.0 - old.mean), "{new:?} {old:?}");
}

/// The library alone would make it nine times as much.
#[test]
fn a_match_of_ten_says_hardly_more_than_a_duel() {
    let shrunk = |seats: u32| {
        let after = rate(&newcomers(&(1..=seats).collect::<Vec<_>>()))[0].deviation;
        1.0 - (after / Rating::newcomer().deviation).powi(2)
    };
    let ratio = shrunk(10) / shrunk(2);
    assert!((0.4..3.0).contains(&ratio), "{ratio}");
}

#[test]
fn with_more_opponents_there_is_more_luck() {
    let (strong, weak) = (known(1700.0, 0.0), known(1500.0, 0.0));
    let chance = |opponents| Parameters::FITTED.expectation(strong, weak, opponents);
    assert!(chance(1) > chance(2) && chance(2) > chance(9) && chance(9) > 0.5);
}

#[test]
fn a_rating_settles_against_anchors_and_never_becomes_certain() {
    let anchor = Anchors::of_game("nimmt").unwrap().level("5").unwrap();
    let mut rating = Rating::newcomer();
    let mut matches_until_known = 0;
    for turn in 0..2000 {
        matches_until_known += u32::from(rating.is_provisional());
        let place = 1 + turn % 2;
        let entrants =
            [person(rating, place), Entrant { rating: anchor, place: 3 - place, anchored: true }];
        rating = rate(&entrants)[0];
    }
    assert!((rating.mean - anchor.mean).abs() < 20.0, "{rating:?}");
    assert!(rating.deviation > 10.0 && !rating.is_provisional(), "{rating:?}");
    assert!((3..60).contains(&matches_until_known), "{matches_until_known}");
    assert!(rating.after_absence(10_000.0).is_provisional());
}

#[test]
fn levels_are_anchors_of_growing_strength() {
    for game in ["nimmt", "sixtysix"] {
        let anchors = Anchors::of_game(game).unwrap();
        let levels = (1..=9_u8).map(|number| anchors.level(&number.to_string()).unwrap());
        let levels: Vec<Rating> = levels.collect();
        assert!(levels.is_sorted_by(|a, b| a.mean < b.mean));
        assert!(levels.iter().all(|level| level.deviation == 0.0));
        for unknown in ["0", "10", "", "grandmaster"] {
            assert_eq!(anchors.level(unknown), None, "{unknown}");
        }
        for (number, level) in (1..).zip(&levels) {
            assert_eq!(anchors.nearest(level.mean - 20.0), number);
        }
        assert_eq!((anchors.nearest(0.0), anchors.nearest(3000.0)), (1, 9));
    }
    assert_eq!(Anchors::of_game("chess"), None);
}

#[test]
fn a_rating_is_shown_in_whole_points_with_two_deviations() {
    let shown = known(1640.4, 44.8).shown();
    assert_eq!((shown.mean, shown.margin), (1640, 90));
    assert!((known(1640.4, 44.8).careful() - 1550.8).abs() < 1e-9);
}
