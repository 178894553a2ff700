//! What matches add up to.

use std::collections::BTreeMap;

use games::AnyFacts;
use games::nimmt::Facts;
use statistics::{
    Bin, Career, Meetings, NimmtHabits, Past, PlayHabits, Rivals, SixtysixHabits, Summary,
    VariantLine, histogram,
};
use values::Ladder;

use crate::support::{NIMMT, SIXTYSIX, deals, past, sum, with, won};

#[test]
fn matches_are_counted_by_place_variant_and_streak() {
    let pro = |won: bool| Past {
        variant: "pro+shedding".to_owned(),
        rank: Some(if won { 1 } else { 4 }),
        won,
        ..past()
    };
    let all = [won(), won(), past(), pro(true), pro(false), won(), pro(true)];
    let sum = sum(NIMMT, &all);
    assert_eq!((sum.matches, sum.wins), (7, 5));
    assert_eq!(sum.places, [5, 1, 0, 1]);
    assert_eq!((sum.streak, sum.longest), (2, 2));
    let line =
        |variant: &str, matches, wins| VariantLine { variant: variant.to_owned(), matches, wins };
    let variants: Vec<VariantLine> = sum.by_variant().into_iter().cloned().collect();
    assert_eq!(variants, [line("classic", 4, 3), line("pro", 3, 2)]);
}

#[test]
fn only_scores_of_the_same_unit_are_compared() {
    let games = |games: &[u32], variant: &str| Past {
        variant: variant.to_owned(),
        games: 2,
        score: games.iter().sum(),
        best: *games.iter().min().unwrap(),
        facts: Some(AnyFacts::Nimmt(Facts { v: 1, games: games.to_vec(), ..Facts::default() })),
        ..past()
    };
    let all = [games(&[3, 17], "classic"), games(&[8, 40], "pro+shedding"), games(&[0, 6], "pro")];
    let told = sum(NIMMT, &all);
    assert_eq!((told.average(), told.best, told.worst(NIMMT)), (Some(6.5), Some(0), Some(17)));
    assert_eq!(told.scores.values().sum::<u32>(), 4);
    // Where the highest score wins, the lowest is the worst.
    let deal = Past { games: 3, score: 6, best: 3, ..deals(|facts| facts.games = vec![0, 3, 3]) };
    let told = sum(SIXTYSIX, &[deal]);
    assert_eq!((told.average(), told.best, told.worst(SIXTYSIX)), (Some(2.0), Some(3), Some(0)));
}

#[test]
fn matches_without_facts_count_as_far_as_they_are_known() {
    let old = Past { rank: None, facts: None, games: 5, score: 30, best: 1, ..past() };
    let told = sum(NIMMT, &[old]);
    assert_eq!((told.matches, told.average(), told.best), (1, Some(6.0), Some(1)));
    assert_eq!((told.worst(NIMMT), told.scores.len(), told.places.len()), (None, 0, 0));
    assert_eq!(told.habits, None);
    assert_eq!(sum(NIMMT, &[]), Summary::default());
}

#[test]
fn habits_are_sums_over_all_matches() {
    let first = with(|f| {
        (f.rows, f.sixth, f.low, f.cheapest) = (vec![1, 4], 3, 2, 1);
        (f.seven, f.clean, f.worst) = (1, 1, 9);
    });
    let second = with(|f| (f.rows, f.sixth, f.worst) = (vec![0, 0, 2], 2, 14));
    let Some(PlayHabits::Nimmt(habits)) = sum(NIMMT, &[first, second]).habits else {
        panic!("nothing is known")
    };
    let expected = NimmtHabits {
        games: 10,
        rows: vec![1, 4, 2],
        sixth: 5,
        low: 2,
        cheapest: 1,
        seven: 1,
        clean: 1,
        worst: 14,
    };
    assert_eq!(habits, expected);
    assert_eq!(habits.favourite_row(), Some(2));
    let even = NimmtHabits { rows: vec![2, 2], ..NimmtHabits::default() };
    assert_eq!((even.favourite_row(), NimmtHabits::default().favourite_row()), (None, None));

    let deal = deals(|f| (f.won, f.schneider, f.marriages, f.called_wrong) = (2, 1, 3, 1));
    let Some(PlayHabits::Sixtysix(habits)) = sum(SIXTYSIX, &[deal.clone(), deal]).habits else {
        panic!("nothing is known")
    };
    let expected = SixtysixHabits {
        games: 6,
        won: 4,
        schneider: 2,
        marriages: 6,
        called_wrong: 2,
        ..SixtysixHabits::default()
    };
    assert_eq!(habits, expected);
}

#[test]
fn the_bars_of_a_histogram_are_as_wide_as_they_must_be() {
    let bin = |from, to, count| Bin { from, to, count };
    let histogram = |scores: &[u32]| {
        let mut often = BTreeMap::new();
        scores.iter().for_each(|score| *often.entry(*score).or_default() += 1);
        histogram(&often)
    };
    assert_eq!(histogram(&[]), []);
    assert_eq!(histogram(&[0, 0]), [bin(0, 0, 2)]);
    let few = [bin(0, 0, 1), bin(1, 1, 0), bin(2, 2, 0), bin(3, 3, 2)];
    assert_eq!(histogram(&[3, 0, 3]), few);
    let more = histogram(&[0, 4, 5, 31, 12]);
    assert_eq!(more.len(), 7);
    assert_eq!((more[0], more[1], more[6]), (bin(0, 4, 2), bin(5, 9, 1), bin(30, 34, 1)));
    assert_eq!(histogram(&[u32::MAX]).len(), 5);
}

#[test]
fn rivals_are_those_who_matter_most() {
    let one =
        |name: &str, met, ahead, behind| Meetings { name: name.to_owned(), met, ahead, behind };
    let (ben, cem, zoe) = (one("Ben", 12, 6, 6), one("Cem", 9, 7, 2), one("Zoe", 8, 2, 6));
    let rivals = Rivals::of(&[zoe.clone(), cem.clone(), ben.clone()]);
    let expected =
        Rivals { met_most: Some(ben.clone()), beaten: Some(cem.clone()), beaten_by: Some(zoe) };
    assert_eq!(rivals, expected);
    // Nobody is beaten by a draw.
    let rivals = Rivals::of(std::slice::from_ref(&ben));
    assert_eq!((rivals.met_most, rivals.beaten, rivals.beaten_by), (Some(ben), None, None));
    // Of two who are equal, it is whose name comes first.
    let tied = [one("Zed", 3, 1, 0), one("Abe", 3, 1, 0)];
    assert_eq!(Rivals::of(&tied).met_most.unwrap().name, "Abe");
    assert_eq!(Rivals::of(&[]), Rivals::default());
}

#[test]
fn both_ladders_are_kept_apart() {
    let solo = Past { ladder: Ladder::Solo, ..won() };
    let (career, _) = Career::of(NIMMT, &[won(), solo.clone(), past(), solo]);
    let (table, solo) = (career.on(Ladder::Table), career.on(Ladder::Solo));
    assert_eq!((table.matches, table.streak, table.longest), (2, 0, 1));
    assert_eq!((solo.matches, solo.streak, solo.longest), (2, 2, 2));
}

#[test]
fn a_career_of_another_version_is_not_read() {
    let (career, _) = Career::of(NIMMT, &[won(), with(|f| f.rows = vec![1])]);
    let json = career.to_json();
    assert_eq!(Career::from_json(&json), Some(career));
    assert_eq!(Career::from_json(&json.replace("\"v\":1,\"last\"", "\"v\":2,\"last\"")), None);
    assert_eq!(Career::from_json("{}"), None);
}

#[test]
fn only_a_later_match_can_be_added() {
    let (career, _) = Career::of(NIMMT, &[Past { at: (5, 7), ..won() }]);
    assert!(career.is_before((5, 8)) && career.is_before((6, 1)));
    assert!(!career.is_before((5, 7)) && !career.is_before((4, 9)));
    assert!(Career::default().is_before((0, 1)));
}
