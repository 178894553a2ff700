//! Facts of a finished match for each seat.

use games::nimmt::{End, Facts, HandSize, Rules, Scoring, Take, Variant};
use games::{AnyFacts, AnyMatch, GameKind};
use proptest::prelude::*;

use crate::anything::{settings, step};
use crate::support::{Play, situation, with};

/// Rules for this number of games, each of this number of cards.
fn short(cards: u8, games: u32) -> Rules {
    with(Variant::Classic, |m| {
        (m.hand, m.end) = (Some(HandSize::Cards(cards)), Some(End::Games(games)));
    })
}

fn facts(play: &Play) -> Vec<Facts> {
    play.state.facts().unwrap()
}

#[test]
fn a_row_is_remembered_by_what_it_cost_and_why_it_was_taken() {
    let rows = "10 / 20 / 41 42 43 44 45 / 50 52 53 55 57";
    let mut play = situation(short(2, 1), rows, "1 58 / 46 99");
    play.turn("58 / 46").turn("1 / 99").takes_row(1, 3);
    let [ada, ben] = <[Facts; 2]>::try_from(facts(&play)).unwrap();
    let expected = Facts {
        v: 1,
        games: vec![14],
        rows: vec![0, 0, 1, 1],
        heads: 14,
        worst: 13,
        most: 14,
        sixth: 1,
        sixth_run: 1,
        low: 1,
        cheapest: 1,
        same_row: 1,
        seven: 1,
        ..Facts::default()
    };
    assert_eq!(ada, expected);
    let expected = Facts {
        v: 1,
        games: vec![10],
        rows: vec![0, 0, 1],
        heads: 10,
        worst: 10,
        most: 10,
        sixth: 1,
        sixth_run: 1,
        same_row: 1,
        ..Facts::default()
    };
    assert_eq!(ben, expected);
}

#[test]
fn the_cheapest_row_is_the_one_with_the_fewest_bull_heads_as_the_rows_lie_then() {
    let cheapest = |row: u8| {
        let mut play = situation(short(1, 1), "10 / 21 22 / 31 32 33 / 50", "2 / 60");
        play.turn("2 / 60").takes_row(1, row);
        let facts = facts(&play);
        (facts[0].low, facts[0].cheapest)
    };
    // 3, 6, 7 and 3 bull heads.
    assert_eq!([1, 2, 3, 4].map(cheapest), [(1, 1), (1, 0), (1, 0), (1, 1)]);
    // Ben's card is placed before Ada chooses, and makes the row more expensive.
    let mut play = situation(short(2, 1), "10 / 20 / 30 / 41", "2 98 / 44 99");
    play.turn("98 / 44").turn("2 / 99").takes_row(1, 4);
    assert_eq!(facts(&play)[0].cheapest, 0);
}

#[test]
fn full_rows_in_turns_that_follow_each_other_are_a_run_and_a_game_without_a_row_is_clean() {
    let rows = "1 2 3 4 5 / 21 22 23 24 25 / 41 42 43 44 45 / 61 62 63 64 65";
    let hands = "6 8 26 28 46 48 66 / 7 9 27 29 47 49 67";
    let mut play = situation(short(7, 1), rows, hands);
    for turn in ["6 / 7", "26 / 27", "8 / 9", "46 / 47", "66 / 67", "28 / 29", "48 / 49"] {
        play.turn(turn);
    }
    let all = facts(&play);
    assert_eq!((all[0].sixth, all[0].sixth_run, all[0].clean), (4, 2, 0));
    assert_eq!((all[1].rows.len(), all[1].clean), (0, 1));
    // Six turns are too few for a clean game.
    let mut play = situation(short(6, 1), rows, "6 8 26 28 46 48 / 7 9 27 29 47 49");
    for turn in ["6 / 7", "26 / 27", "46 / 47", "8 / 9", "28 / 29", "48 / 49"] {
        play.turn(turn);
    }
    let all = facts(&play);
    assert_eq!((all[0].sixth_run, all[1].clean), (3, 0));
}

#[test]
fn the_same_row_is_counted_within_a_game_and_the_place_at_half_time_over_games() {
    let mut play = situation(short(2, 2), "10 / 20 / 30 / 50", "2 3 / 60 61");
    play.turn("3 / 60").takes_row(1, 1).turn("2 / 61").takes_row(1, 1);
    play.deal("10 / 20 / 30 / 50", "3 60 / 2 61");
    play.turn("3 / 61").takes_row(1, 1).turn("60 / 2").takes_row(2, 1);
    let all = facts(&play);
    assert_eq!((all[0].same_row, &all[0].rows), (2, &vec![3]));
    assert_eq!((all[0].halfway, all[1].halfway), (2, 1));
    assert_eq!((all[0].heads, all[0].most), (7, 4));
}

#[test]
fn what_goes_into_the_hand_costs_nothing() {
    let rules = with(Variant::Hand, |m| m.end = Some(End::Games(1)));
    let mut play = situation(rules, "51 52 53 54 55 / 20 / 30 / 40", "56 2 / 41 42");
    play.plays(1, 56).keeps(1, "51 53 54 55").stops(1).plays(2, 41).plays(2, 42);
    let ada = &facts(&play)[0];
    assert_eq!((ada.sixth, &ada.rows), (1, &vec![1]));
    assert_eq!((ada.heads, ada.worst, ada.seven), (1, 1, 0));
}

#[test]
fn of_a_shared_row_each_pays_a_half_and_nobody_all_seven() {
    let rules = with(Variant::Double, |m| {
        (m.hand, m.end) = (Some(HandSize::Cards(1)), Some(End::Games(1)));
    });
    let mut play = situation(rules, "51 52 53 54 55 / 30 / 40 / 45", "56 / 46 / 56");
    play.turn("56 / 46 / 56");
    for ada_or_cem in [0, 2] {
        let facts = &facts(&play)[ada_or_cem];
        assert_eq!((facts.sixth, facts.worst, facts.seven), (1, 6, 0));
    }
}

#[test]
fn a_match_under_way_has_none() {
    let mut play = situation(short(2, 1), "10 / 20 / 30 / 50", "51 52 / 60 61");
    assert!(play.turn("51 / 60").state.facts().is_none());
}

#[test]
fn what_a_later_version_wrote_is_not_read_and_what_an_earlier_one_did_not_know_is_nothing() {
    let read = |json| AnyFacts::from_json(GameKind::ALL[0], json);
    assert_eq!(read(r#"{"v":2,"games":[1]}"#), None);
    assert_eq!(read(r#"{"games":[1]}"#), None);
    assert_eq!(read("[]"), None);
    let early = Facts { v: 1, games: vec![1], ..Facts::default() };
    assert_eq!(read(r#"{"v":1,"games":[1],"more":true}"#), Some(AnyFacts::Nimmt(early)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn facts_agree_with_the_points_and_with_each_other_whatever_is_played(setting in settings()) {
        let mut rng = setting.rng();
        let mut state = setting.new_match();
        while step(&mut state, &mut rng).is_some() {}
        let all = state.facts().unwrap();
        prop_assert_eq!(all.len(), setting.seats);
        for (index, facts) in all.iter().enumerate() {
            let games: Vec<u32> = state.game_points().iter().map(|game| game[index]).collect();
            prop_assert_eq!(&facts.games, &games);
            prop_assert_eq!(facts.rows.iter().sum::<u32>(), facts.sixth + facts.low);
            prop_assert!(facts.cheapest <= facts.low && facts.sixth_run <= facts.sixth);
            prop_assert!(facts.worst <= facts.heads && facts.clean as usize <= games.len());
            let rules = &setting.rules;
            if rules.take == Take::ToPile && rules.scoring == Scoring::BullHeads && !rules.virgin {
                prop_assert_eq!(facts.heads, games.iter().sum::<u32>());
            }
            if rules.scoring == Scoring::BullHeads && !rules.virgin {
                prop_assert!(facts.heads <= games.iter().sum::<u32>());
            }
            prop_assert!(7 * facts.seven <= facts.heads || rules.is_shedding());
            let kind = GameKind::ALL[0];
            let stored = serde_json::to_string(&AnyFacts::Nimmt(facts.clone())).unwrap();
            prop_assert_eq!(
                AnyFacts::from_json(kind, &stored),
                Some(AnyFacts::Nimmt(facts.clone()))
            );
        }
        let through = AnyMatch::Nimmt(state).facts().unwrap();
        prop_assert_eq!(through, all.into_iter().map(AnyFacts::Nimmt).collect::<Vec<_>>());
    }
}
