//! What holds whatever was played.

use games::{AnyFacts, GameKind, nimmt, sixtysix};
use proptest::prelude::*;
use statistics::{
    Achievement, BEFORE, Ladder, Others, Past, Summary, earned, earned_by, histogram,
};

use crate::support::{NIMMT, SIXTYSIX};

fn nimmt_facts() -> impl Strategy<Value = AnyFacts> {
    let numbers = prop::collection::vec(0_u32..7, 9);
    (numbers, prop::collection::vec(0_u32..40, 1..6)).prop_map(|(n, games)| {
        AnyFacts::Nimmt(nimmt::Facts {
            v: 1,
            games,
            rows: vec![n[0], n[1]],
            sixth: n[2],
            sixth_run: n[3] / 2,
            low: n[4],
            cheapest: n[5],
            same_row: n[6] / 2,
            seven: n[7] / 6,
            clean: n[8] / 6,
            halfway: n[0],
            ..nimmt::Facts::default()
        })
    })
}

fn sixtysix_facts() -> impl Strategy<Value = AnyFacts> {
    let numbers = prop::collection::vec(0_u32..4, 6);
    (numbers, prop::option::of(1_u32..6), 0_u32..8).prop_map(|(n, lacked, behind)| {
        AnyFacts::Sixtysix(sixtysix::Facts {
            v: 1,
            games: vec![n[0], n[1]],
            schwarz: n[2] / 3,
            most_marriages: n[3],
            closed_right: n[4],
            closed_wrong: n[5] / 3,
            lacked,
            behind,
            ..sixtysix::Facts::default()
        })
    })
}

fn pasts(game: GameKind) -> impl Strategy<Value = Vec<Past>> {
    let facts = if game == NIMMT { nimmt_facts().boxed() } else { sixtysix_facts().boxed() };
    let place = (2_u32..5, 0_u32..5, prop::bool::weighted(0.9), prop::bool::weighted(0.7));
    let others = (prop::option::of(0_u32..3), prop::option::of(0_u32..3), any::<bool>());
    let one = (place, others, prop::option::weighted(0.8, facts), 62_u32..70);
    let one =
        one.prop_map(|((seats, rank, stayed, table), (closest, highest, hard), facts, score)| {
            // Old matches may have no place.
            let rank = (rank > 0).then_some(rank.min(seats));
            Past {
                ended_at: 0,
                variant: "classic".to_owned(),
                ladder: if table { Ladder::Table } else { Ladder::Solo },
                seats,
                games: 5,
                rank,
                won: rank == Some(1),
                stayed,
                score,
                best: 0,
                others: Others { closest, highest, hard },
                facts,
            }
        });
    prop::collection::vec(one, 0..40)
}

/// One after the other: each match is given what was earned before, and no more matches than needed.
fn one_by_one(game: GameKind, matches: &[Past]) -> Vec<(Achievement, usize)> {
    let mut found: Vec<(Achievement, usize)> = Vec::new();
    for (index, now) in matches.iter().enumerate() {
        let earlier = matches[..index].iter().filter(|past| past.ladder == Ladder::Table);
        let mut before: Vec<Past> = earlier.rev().take(BEFORE).cloned().collect();
        before.reverse();
        let has = |one| found.iter().any(|(known, _)| *known == one);
        let new = earned_by(game, now, &before, has);
        found.extend(new.into_iter().map(|one| (one, index)));
    }
    found
}

/// By the definition: the first match that earns it, given all that went before.
fn at_once(game: GameKind, matches: &[Past]) -> Vec<(Achievement, usize)> {
    let first = |one: Achievement| {
        matches.iter().enumerate().position(|(index, now)| {
            let earlier = matches[..index].iter().filter(|past| past.ladder == Ladder::Table);
            let before: Vec<Past> = earlier.cloned().collect();
            earned_by(game, now, &before, |other| other != one).contains(&one)
        })
    };
    let all = Achievement::of(game).iter().copied();
    all.filter_map(|one| Some((one, first(one)?))).collect()
}

fn sorted(mut found: Vec<(Achievement, usize)>) -> Vec<(Achievement, usize)> {
    found.sort_unstable();
    found
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn earned_one_by_one_is_earned_at_once(nimmt in pasts(NIMMT), sixtysix in pasts(SIXTYSIX)) {
        for (game, matches) in [(NIMMT, nimmt), (SIXTYSIX, sixtysix)] {
            let expected = sorted(at_once(game, &matches));
            prop_assert_eq!(sorted(one_by_one(game, &matches)), expected.clone());
            prop_assert_eq!(sorted(earned(game, &matches)), expected);
        }
    }

    #[test]
    fn what_comes_later_takes_nothing_away(matches in pasts(NIMMT), cut in 0_usize..40) {
        let cut = cut.min(matches.len());
        let (before, all) = (earned(NIMMT, &matches[..cut]), earned(NIMMT, &matches));
        prop_assert!(all.starts_with(&before));
    }

    #[test]
    fn a_summary_adds_up(matches in pasts(NIMMT)) {
        let sum = Summary::of(NIMMT, &matches);
        prop_assert_eq!(sum.matches as usize, matches.len());
        let known = matches.iter().filter(|past| past.rank.is_some()).count();
        prop_assert_eq!(sum.places.iter().sum::<u32>() as usize, known);
        prop_assert_eq!(sum.variants.iter().map(|line| line.matches).sum::<u32>(), sum.matches);
        prop_assert!(sum.streak <= sum.longest && sum.longest <= sum.wins);
    }

    #[test]
    fn every_score_is_in_one_bar_of_at_most_eight(scores in prop::collection::vec(0_u32..2_000, 1..60)) {
        let bins = histogram(&scores);
        prop_assert!((1..=8).contains(&bins.len()));
        for bin in &bins {
            let inside = scores.iter().filter(|score| (bin.from..=bin.to).contains(*score)).count();
            prop_assert_eq!(inside, bin.count as usize);
        }
        prop_assert!(bins.windows(2).all(|pair| pair[0].to + 1 == pair[1].from));
        prop_assert!(bins.last().is_some_and(|last| last.count > 0));
    }
}
