//! Each achievement: a match that earns it, and matches that just do not.

use statistics::{Achievement as A, Others, Past};
use values::Ladder;

use crate::support::{NIMMT, SIXTYSIX, deals, earns, past, with, won};

/// These earn it, those do not.
#[track_caller]
fn check(achievement: A, these: &[(Past, Vec<Past>)], not: &[(Past, Vec<Past>)]) {
    let game = |now: &Past| match &now.facts {
        Some(games::AnyFacts::Sixtysix(_)) => SIXTYSIX,
        _ => NIMMT,
    };
    for (now, before) in these {
        let earned = earns(game(now), now, before);
        assert!(earned.contains(&achievement), "{now:?} after {before:?}");
        // Whoever left has earned nothing.
        let left = Past { stayed: false, ..now.clone() };
        assert_eq!(earns(game(now), &left, before), []);
    }
    for (now, before) in not {
        let earned = earns(game(now), now, before);
        assert!(!earned.contains(&achievement), "{now:?} after {before:?}");
    }
}

/// The same, where nothing before matters.
#[track_caller]
fn check_alone(achievement: A, these: &[Past], not: &[Past]) {
    let alone = |all: &[Past]| all.iter().map(|now| (now.clone(), Vec::new())).collect::<Vec<_>>();
    check(achievement, &alone(these), &alone(not));
}

fn solo(past: &Past) -> Past {
    Past { ladder: Ladder::Solo, ..past.clone() }
}

#[test]
fn a_match_like_any_other_earns_nothing() {
    assert_eq!(earns(NIMMT, &past(), &[]), []);
    assert_eq!(earns(SIXTYSIX, &deals(|_| {}), &[]), []);
}

#[test]
fn three_wins_running() {
    let (lost, won) = (past(), won());
    let these = [
        (won.clone(), vec![won.clone(), won.clone()]),
        (won.clone(), vec![lost.clone(), lost.clone(), won.clone(), won.clone()]),
    ];
    let not = [
        (won.clone(), vec![won.clone()]),
        (won.clone(), vec![won.clone(), lost.clone(), won.clone()]),
        (lost, vec![won.clone(), won.clone()]),
        (solo(&won), vec![won.clone(), won]),
    ];
    check(A::ThreeWins, &these, &not);
}

#[test]
fn won_by_a_single_point() {
    let by = |closest| Past { others: Others { closest, ..past().others }, ..won() };
    let not = [
        by(Some(0)),
        by(Some(2)),
        by(None),
        Past { won: false, rank: Some(2), ..by(Some(1)) },
        // It is not known who else sat there.
        Past { facts: None, ..by(Some(1)) },
    ];
    check_alone(A::ByOne, &[by(Some(1)), solo(&by(Some(1)))], &not);
}

#[test]
fn won_against_a_bot_that_plays_as_well_as_it_can() {
    let others = Others { hard: true, ..past().others };
    let beaten = Past { others, ..won() };
    check_alone(A::BeatHard, &[beaten.clone(), solo(&beaten)], &[won(), Past { others, ..past() }]);
}

#[test]
fn second_five_times_running() {
    let (second, third) = (past(), Past { rank: Some(3), ..past() });
    let of_two = Past { seats: 2, ..past() };
    let times = |n: usize, past: &Past| vec![past.clone(); n];
    let not = [
        (second.clone(), times(3, &second)),
        (third.clone(), times(4, &second)),
        (second.clone(), [times(2, &second), vec![third], times(1, &second)].concat()),
        // Of two, second is last.
        (of_two.clone(), times(4, &of_two)),
        (solo(&second), times(4, &second)),
    ];
    check(A::SecondAgain, &[(second.clone(), times(4, &second))], &not);
}

#[test]
fn last_three_times_running() {
    let last = Past { rank: Some(4), ..past() };
    let shared = Past { rank: Some(3), ..past() };
    let of_two = Past { seats: 2, rank: Some(2), ..past() };
    let not = [
        (last.clone(), vec![last.clone()]),
        (last.clone(), vec![last.clone(), shared]),
        (of_two.clone(), vec![of_two.clone(), of_two]),
    ];
    check(A::WoodenSpoon, &[(last.clone(), vec![last.clone(), last])], &not);
}

#[test]
fn no_row_in_a_whole_game() {
    check_alone(A::Clean, &[with(|f| f.clean = 1)], &[with(|f| f.games = vec![0, 5])]);
}

#[test]
fn the_card_with_seven_bull_heads() {
    check_alone(A::SevenHeads, &[with(|f| f.seven = 1)], &[with(|f| f.worst = 7)]);
}

#[test]
fn a_full_row_in_three_turns_running() {
    let not = with(|f| (f.sixth, f.sixth_run) = (9, 2));
    check_alone(A::ThreeRows, &[with(|f| f.sixth_run = 3)], &[not]);
}

#[test]
fn from_last_at_half_time_to_first() {
    let risen = |halfway| Past { rank: Some(1), won: true, ..with(|f| f.halfway = halfway) };
    let not = [
        risen(3),
        risen(0),
        Past { games: 3, ..risen(4) },
        Past { seats: 2, ..risen(2) },
        Past { rank: Some(2), won: false, ..risen(4) },
    ];
    check_alone(A::LastToFirst, &[risen(4), Past { games: 4, ..risen(4) }], &not);
}

#[test]
fn thirty_bull_heads_in_one_game() {
    let herd = |heads| with(|f| f.most = heads);
    // Cards are no bull heads.
    let shed = Past { variant: "classic+shedding".to_owned(), ..herd(30) };
    let hand = Past { variant: "classic+hand".to_owned(), ..herd(30) };
    check_alone(A::WholeHerd, &[herd(30), hand], &[herd(29), shed]);
}

#[test]
fn the_same_row_three_times_in_one_game() {
    let not = with(|f| (f.same_row, f.rows) = (2, vec![9]));
    check_alone(A::SameRow, &[with(|f| f.same_row = 3)], &[not]);
}

#[test]
fn too_low_five_times_and_always_a_row_that_none_was_cheaper_than() {
    let low = |low, cheapest| with(|f| (f.low, f.cheapest) = (low, cheapest));
    check_alone(A::Bargains, &[low(5, 5), low(7, 7)], &[low(4, 4), low(6, 5)]);
}

#[test]
fn exactly_sixty_six_bull_heads() {
    let score = |score| Past { score, ..past() };
    let shed = Past { variant: "classic+shedding".to_owned(), ..score(66) };
    check_alone(A::ExactlyEnough, &[score(66)], &[score(65), score(67), shed]);
}

#[test]
fn a_deal_in_which_somebody_took_no_trick() {
    let not = deals(|f| (f.won, f.schneider) = (3, 3));
    check_alone(A::Schwarz, &[deals(|f| f.schwarz = 1)], &[not]);
}

#[test]
fn a_match_in_which_all_others_booked_nothing() {
    let swept = |score, highest| Past {
        rank: Some(1),
        won: true,
        score,
        others: Others { highest: Some(highest), ..past().others },
        ..deals(|_| {})
    };
    let cards = Past { variant: "sixtysix+card_points".to_owned(), ..swept(7, 0) };
    let not = [swept(7, 1), swept(6, 0), cards, Past { won: false, ..swept(7, 0) }];
    check_alone(A::Whitewash, &[swept(7, 0), swept(9, 0)], &not);
}

#[test]
fn two_marriages_in_one_deal() {
    let not = deals(|f| (f.marriages, f.most_marriages) = (5, 1));
    check_alone(A::DoubleWedding, &[deals(|f| f.most_marriages = 2)], &[not]);
}

#[test]
fn closed_three_times_and_right_each_time() {
    let closed = |right, wrong| deals(|f| (f.closed_right, f.closed_wrong) = (right, wrong));
    check_alone(A::LockedUp, &[closed(3, 0)], &[closed(2, 0), closed(4, 1)]);
}

#[test]
fn won_after_being_six_points_behind() {
    let risen =
        |behind| Past { rank: Some(1), won: true, score: 7, ..deals(|f| f.behind = behind) };
    let cards = Past { variant: "sixtysix+card_points".to_owned(), ..risen(60) };
    // Somebody who left is ahead still.
    let ahead = Others { highest: Some(7), ..past().others };
    let alone = Past { score: 1, others: ahead, ..risen(6) };
    let not = [risen(5), cards, Past { won: false, ..risen(6) }, alone];
    let caught_up = Past { score: 7, others: ahead, ..risen(6) };
    check_alone(A::FromTheBrink, &[risen(6), caught_up], &not);
}

#[test]
fn called_with_a_point_or_two_missing() {
    let called = |lacked| deals(|f| (f.called_wrong, f.lacked) = (1, lacked));
    check_alone(
        A::ShortCount,
        &[called(Some(1)), called(Some(2))],
        &[called(Some(3)), called(None)],
    );
}

#[test]
fn what_is_known_of_another_game_earns_nothing() {
    assert_eq!(earns(SIXTYSIX, &with(|f| f.clean = 1), &[]), []);
    assert_eq!(earns(NIMMT, &deals(|f| f.schwarz = 1), &[]), []);
}

#[test]
fn every_one_has_a_name_of_its_own_by_which_it_is_found() {
    for game in [NIMMT, SIXTYSIX] {
        let all = A::of(game);
        assert!((10..=15).contains(&all.len()));
        for achievement in all {
            assert_eq!(A::from_name(game, achievement.as_str()), Some(*achievement));
        }
        assert_eq!(A::from_name(game, "of-a-later-version"), None);
    }
    assert_eq!(A::from_name(SIXTYSIX, "clean"), None);
}
