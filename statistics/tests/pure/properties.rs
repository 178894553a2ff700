//! What holds whatever was played.

use games::{AnyFacts, GameKind, nimmt, sixtysix};
use proptest::prelude::*;
use statistics::{
    Achievement, BEFORE, Career, Earlier, Earned, Others, Past, earned_by, histogram,
};
use values::Ladder;

use crate::support::{NIMMT, SIXTYSIX, sum};

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
                at: (0, 0),
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
    let numbered = |mut all: Vec<Past>| {
        all.iter_mut().zip(1..).for_each(|(past, number)| past.at = (1_000, number));
        all
    };
    prop::collection::vec(one, 0..40).prop_map(numbered)
}

/// By the definition: the first match that earns it, given all that went before.
fn by_definition(game: GameKind, matches: &[Past]) -> Vec<Earned> {
    let first = |one: Achievement| {
        matches.iter().enumerate().find(|(index, now)| {
            let earlier = matches[..*index].iter().filter(|past| past.ladder == Ladder::Table);
            let before: Vec<Earlier> = earlier.map(Past::earlier).collect();
            earned_by(game, now, &before, |other| other != one).contains(&one)
        })
    };
    let all = Achievement::of(game).iter().copied();
    let earned = |achievement| Some(Earned { achievement, at: first(achievement)?.1.at });
    all.filter_map(earned).collect()
}

fn sorted(mut found: Vec<Earned>) -> Vec<Earned> {
    found.sort_unstable();
    found
}

/// One match after the other, each time read from and written to what is stored.
fn one_by_one(game: GameKind, matches: &[Past]) -> (Career, Vec<Earned>) {
    let (mut stored, mut found) = (Career::default().to_json(), Vec::<Earned>::new());
    for past in matches {
        let mut career = Career::from_json(&stored).unwrap();
        assert!(career.is_before(past.at));
        let has = |one| found.iter().any(|known| known.achievement == one);
        let new = career.add(game, past, has);
        found.extend(new.into_iter().map(|achievement| Earned { achievement, at: past.at }));
        stored = career.to_json();
    }
    (Career::from_json(&stored).unwrap(), found)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn earned_one_by_one_is_earned_at_once(nimmt in pasts(NIMMT), sixtysix in pasts(SIXTYSIX)) {
        for (game, matches) in [(NIMMT, nimmt), (SIXTYSIX, sixtysix)] {
            let (career, earned) = Career::of(game, &matches);
            prop_assert_eq!(one_by_one(game, &matches), (career, earned.clone()));
            prop_assert_eq!(sorted(earned), sorted(by_definition(game, &matches)));
        }
    }

    #[test]
    fn no_more_matches_before_it_matter_than_are_kept(matches in pasts(NIMMT)) {
        let Some((now, before)) = matches.split_last() else { return Ok(()) };
        let before: Vec<Earlier> = before.iter().map(Past::earlier).collect();
        let last = &before[before.len().saturating_sub(BEFORE)..];
        let nothing = |_| false;
        prop_assert_eq!(
            earned_by(NIMMT, now, &before, nothing),
            earned_by(NIMMT, now, last, nothing)
        );
    }

    #[test]
    fn what_comes_later_takes_nothing_away(matches in pasts(NIMMT), cut in 0_usize..40) {
        let cut = cut.min(matches.len());
        let (before, all) = (Career::of(NIMMT, &matches[..cut]).1, Career::of(NIMMT, &matches).1);
        prop_assert!(all.starts_with(&before));
    }

    #[test]
    fn a_summary_adds_up(matches in pasts(NIMMT)) {
        let sum = sum(NIMMT, &matches);
        let of_table = || matches.iter().filter(|past| past.ladder == Ladder::Table);
        prop_assert_eq!(sum.matches as usize, of_table().count());
        let known = of_table().filter(|past| past.rank.is_some()).count();
        prop_assert_eq!(sum.places.iter().sum::<u32>() as usize, known);
        prop_assert_eq!(sum.variants.iter().map(|line| line.matches).sum::<u32>(), sum.matches);
        prop_assert!(sum.streak <= sum.longest && sum.longest <= sum.wins);
    }

    #[test]
    fn every_score_is_in_one_bar_of_at_most_eight(
        scores in prop::collection::btree_map(0_u32..2_000, 1_u32..9, 1..60),
    ) {
        let bins = histogram(&scores);
        prop_assert!((1..=8).contains(&bins.len()));
        for bin in &bins {
            let inside = scores.iter().filter(|(score, _)| (bin.from..=bin.to).contains(*score));
            prop_assert_eq!(inside.map(|(_, often)| often).sum::<u32>(), bin.count);
        }
        prop_assert!(bins.windows(2).all(|pair| pair[0].to + 1 == pair[1].from));
        prop_assert!(bins.last().is_some_and(|last| last.count > 0));
    }
}
