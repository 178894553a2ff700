//! What is counted is fair.

use arena::{Contest, Course, DealResult, Line, Spec, play_all, tally};
use games::{nimmt, sixtysix};
use players::Limit;

const CLASSIC: &str = r#"{"variant":"classic"}"#;

fn results<G: Contest>(rules: &str, players: &[Spec<G>], deals: u32) -> Vec<DealResult> {
    let rules = G::one_game(&G::read_rules(rules).unwrap());
    let limit = Limit::Playouts(10);
    play_all(&Course { rules: &rules, players, limit, deals, seed: 3, threads: 2 }).unwrap()
}

fn counted<G: Contest>(rules: &str, names: &[&str], deals: u32) -> Vec<Line> {
    let players: Vec<Spec<G>> = specs(names);
    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
    tally(&names, &results(rules, &players, deals), &G::MEASURE)
}

fn specs<G: Contest>(names: &[&str]) -> Vec<Spec<G>> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn has_its_share<G: Contest>(name: &str, seats: usize) {
    let lines = counted::<G>(CLASSIC, &vec![name; seats], 5);
    assert_eq!(lines.len(), 1);
    assert!((lines[0].share.mean - 1.0 / seats as f64).abs() < 1e-9);
    assert!(lines[0].share.error.unwrap() < 1e-9);
}

#[test]
fn a_player_against_itself_has_exactly_its_share() {
    for name in ["lowest", "random", "mcs:30"] {
        has_its_share::<nimmt::Match>(name, 4);
    }
    for (name, seats) in [("random", 2), ("flat:30", 2), ("rdeep:2:2", 3), ("5", 3)] {
        has_its_share::<sixtysix::Match>(name, seats);
    }
}

/// Everybody sits once on every seat with the cards of that seat, so players that always do the
/// same with the same cards come to the same.
#[test]
fn a_place_at_the_table_is_worth_nothing() {
    let players: Vec<Spec<nimmt::Match>> = specs(&["lowest"; 3]);
    for result in results(CLASSIC, &players, 4) {
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
    let lines = counted::<nimmt::Match>(CLASSIC, &["flat:200", "random"], 20);
    assert!(lines[0].measured.mean < lines[1].measured.mean);
    assert!(lines[0].share.mean > 0.6, "{lines:?}");
    assert!((lines[0].share.mean + lines[1].share.mean - 1.0).abs() < 1e-9);
}

/// Where the game ends by itself: RdeepBot's method does not know that a call can be wrong.
#[test]
fn who_thinks_is_ahead_in_sixty_six_too() {
    for names in [["rdeep:8:4", "random"], ["flat:200", "random"], ["1", "random"]] {
        let lines = counted::<sixtysix::Match>(r#"{"variant":"classic","out":"auto"}"#, &names, 40);
        assert!(lines[0].measured.mean > 0.4, "{lines:?}");
        assert!((lines[0].measured.mean + lines[1].measured.mean).abs() < 1e-9);
        assert!(lines[0].share.mean > 0.6, "{lines:?}");
    }
}

/// With three seats many games are undecided: they are no share of a win for anybody.
#[test]
fn what_nobody_has_won_does_not_count() {
    let players: Vec<Spec<sixtysix::Match>> = specs(&["random"; 3]);
    let results = results(r#"{"variant":"classic","out":"auto"}"#, &players, 20);
    let played = || results.iter().flat_map(|result| &result.rotations);
    let undecided = played().filter(|played| played.totals.iter().all(|total| *total == 0));
    assert!(undecided.clone().count() > 5);
    assert!(undecided.flat_map(|played| &played.won).all(|won| !won));
    let names = ["first", "second", "third"].map(str::to_owned);
    let lines = tally(&names, &results, &sixtysix::Match::MEASURE);
    let shares: f64 = lines.iter().map(|line| line.share.mean).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
}
