//! Facts of a finished match for each seat.

use games::sixtysix::{Facts, record};
use games::{AnyFacts, AnyMatch, GameKind};
use proptest::prelude::*;

use crate::anything::{cases, play_out, settings};
use crate::examples;

/// The facts of an example for each seat.
fn facts(name: &str) -> Vec<Facts> {
    Facts::of(&record::Record::parse(examples::record(name).as_bytes()).unwrap())
}

#[test]
fn a_deal_is_remembered_by_marriages_exchanges_calls_and_what_it_brought() {
    let all = facts("1 the seed's first game");
    let ada = Facts {
        v: 1,
        games: vec![2],
        won: 1,
        schneider: 1,
        marriages: 2,
        most_marriages: 2,
        exchanges: 1,
        called_right: 1,
        tricks: 3,
        ..Facts::default()
    };
    let ben = Facts {
        v: 1,
        games: vec![0],
        marriages: 1,
        most_marriages: 1,
        tricks: 1,
        behind: 2,
        ..Facts::default()
    };
    assert_eq!(all, [ada, ben]);
}

#[test]
fn closing_is_right_when_the_closer_wins_and_wrong_otherwise() {
    let closed = |name, seat: usize| {
        let facts = &facts(name)[seat];
        (facts.closed_right, facts.closed_wrong)
    };
    assert_eq!(closed("2 the seed's second game", 1), (1, 0));
    assert_eq!(closed("7 a failed close costs three", 0), (0, 1));
    assert_eq!(closed("8 the other goes out first", 0), (0, 1));
    assert_eq!(closed("7 a failed close costs three", 1), (0, 0));
}

#[test]
fn a_wrong_call_says_how_much_it_lacked() {
    let all = facts("9a a wrong call costs two");
    assert_eq!((all[0].called_wrong, all[0].lacked), (1, Some(1)));
    assert_eq!((all[1].won, all[1].behind, all[0].behind), (1, 0, 2));
    let all = facts("18b and wrongly");
    assert_eq!((all[0].called_wrong, all[0].lacked), (1, None));
    let all = facts("18a out of the match");
    assert_eq!((all[0].called_right, all[0].called_wrong), (1, 0));
}

#[test]
fn schneider_and_schwarz_are_won_by_points_and_not_by_mistakes_of_others() {
    let won = |name| {
        let all = facts(name);
        let winner = all.into_iter().max_by_key(|facts| facts.won).unwrap();
        (winner.schneider, winner.schwarz)
    };
    assert_eq!(won("12a 33 is out of schneider"), (0, 0));
    assert_eq!(won("12b 32 is not"), (1, 0));
    assert_eq!(won("12d no trick: three"), (0, 1));
    assert_eq!(won("7 a failed close costs three"), (0, 0));
    assert_eq!(won("18b and wrongly"), (0, 0));
    // Of two losers one is schwarz, and the other is not even schneider.
    assert_eq!(won("15b the winner books from each"), (0, 1));
    // The two who play against the declarer have 73 together.
    assert_eq!(won("16 a declarer who fails"), (1, 0));
}

#[test]
fn what_a_later_version_wrote_is_not_read() {
    let kind = GameKind::from_name("sixtysix").unwrap();
    assert_eq!(AnyFacts::from_json(kind, r#"{"v":2}"#), None);
    let empty = Facts { v: 1, ..Facts::default() };
    assert_eq!(AnyFacts::from_json(kind, r#"{"v":1}"#), Some(AnyFacts::Sixtysix(empty)));
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn facts_agree_with_what_is_booked_whatever_is_played(setting in settings()) {
        let state = play_out(&setting, usize::MAX);
        let all = state.facts().unwrap();
        for (index, facts) in all.iter().enumerate() {
            let games: Vec<u32> = state.history().iter().map(|game| game[index]).collect();
            prop_assert_eq!(&facts.games, &games);
            prop_assert!(facts.won as usize <= games.len());
            prop_assert!(facts.schneider <= facts.won && facts.schwarz <= facts.won);
            prop_assert!(facts.most_marriages <= facts.marriages);
            prop_assert!(facts.lacked.is_none_or(|lacked| (1..=66).contains(&lacked)));
            let stored = serde_json::to_string(facts).unwrap();
            let read = Facts::from_json(&stored);
            prop_assert_eq!(read.as_ref(), Some(facts));
        }
        let through = AnyMatch::Sixtysix(state).facts().unwrap();
        prop_assert_eq!(through, all.into_iter().map(AnyFacts::Sixtysix).collect::<Vec<_>>());
    }
}
