//! What is counted is fair.

use arena::{Course, DealResult, Spec, play_all, tally};
use games::nimmt::{End, Rules};
use players::nimmt::Limit;

fn results(players: &[Spec], deals: u32) -> Vec<DealResult> {
    let rules = Rules { end: End::Games(1), ..Rules::classic() };
    let limit = Limit::Playouts(10);
    play_all(&Course { rules: &rules, players, limit, deals, seed: 3, threads: 2 }).unwrap()
}

fn specs(names: &[&str]) -> Vec<Spec> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

#[test]
fn a_player_against_itself_has_exactly_its_share() {
    for name in ["lowest", "random", "mcs:30"] {
        let players = specs(&[name; 4]);
        let lines = tally(&players, &results(&players, 5));
        assert_eq!(lines.len(), 1);
        assert!((lines[0].share.mean - 0.25).abs() < 1e-9);
        assert!(lines[0].share.error.unwrap() < 1e-9);
    }
}

/// Everybody sits once on every seat with the cards of that seat, so players that always do the
/// same with the same cards come to the same.
#[test]
fn a_place_at_the_table_is_worth_nothing() {
    let players = specs(&["lowest"; 3]);
    for result in results(&players, 4) {
        let sums: Vec<u32> = (0..3)
            .map(|player| {
                let each = result.rotations.iter().enumerate();
                each.map(|(r, played)| played.totals[DealResult::seat(player, r, 3)]).sum()
            })
            .collect();
        assert!(sums.iter().all(|sum| *sum == sums[0]), "{sums:?}");
    }
}

#[test]
fn who_thinks_is_better_than_who_does_not() {
    let players = specs(&["flat:200", "random"]);
    let lines = tally(&players, &results(&players, 20));
    assert!(lines[0].points.mean < lines[1].points.mean);
    assert!(lines[0].share.mean > 0.6, "{lines:?}");
    assert!((lines[0].share.mean + lines[1].share.mean - 1.0).abs() < 1e-9);
}
