//! Looking back at matches made by hand, and at one that was played well.

use games::sixtysix::record::Record;
use games::sixtysix::{Choice, End, Match, Rules, Seat, SeatNo};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::{HASTY, Place, Plan, Review, Reviewer};
use crate::Level;
use crate::sixtysix::{Effort, advise, think};

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

fn review(record: &Record, number: u8, own: impl Fn(&Place) -> bool) -> Review {
    Reviewer::new(record, seat(number), own, HASTY).unwrap().finish()
}

fn record(rules: &str, game: &str) -> Record {
    let document = format!(
        r#"{{"format": "sixtysix-record/1", "rules": {rules}, "seats": ["Ada", "Ben"],
            "dealer": 2, "games": [{game}]}}"#
    );
    Record::parse(document.as_bytes()).unwrap()
}

/// A match in which everybody plays well, but for one choice: the first one of which the seat could
/// know that it costs two points or more. With its game, its number in it, and its seat.
fn with_one_blunder() -> (Record, usize, usize, SeatNo) {
    let mut blunder = None;
    let record = played(5, 300, |view, game, number| {
        let thought = advise(view, &Effort::playouts(1), 1).filter(|thought| thought.exact)?;
        let (best, worst) = (thought.options.first()?, thought.options.last()?);
        if blunder.is_some() || best.points - worst.points < 2.0 {
            return None;
        }
        blunder = Some((game, number, view.seat, worst.choice));
        Some(worst.choice)
    });
    let (game, number, seat, _) = blunder.unwrap();
    (record, game, number, seat)
}

#[test]
fn a_clear_blunder_is_found_with_what_was_better_and_what_the_seat_saw() {
    let (record, game, number, seat) = with_one_blunder();
    let found = Reviewer::new(&record, seat, |_| true, HASTY).unwrap().finish();
    let here = |place: &Place| (place.game, place.choice) == (game, number);
    let costly = found.costly.iter().find(|costly| here(&costly.place)).unwrap();
    assert!(costly.exact);
    assert!(costly.loss() > 1.9, "{}", costly.loss());
    assert!(costly.view.table.stock == 0 && !costly.view.table.open);
    let decision = costly.view.decision.unwrap();
    assert!(decision.allows(costly.chosen) && decision.allows(costly.better));
    assert!(costly.chosen == record.games()[game - 1].choices()[number - 1].choice);
    assert!(costly.trick > 6);
    // Choices that somebody else made for the seat are not held against it.
    let found = Reviewer::new(&record, seat, |place| !here(place), HASTY).unwrap().finish();
    assert_eq!(found.not_own, 1);
    assert!(!found.costly.iter().any(|costly| here(&costly.place)));
}

/// Nobody closes with a hand of low cards.
#[test]
fn a_blunder_with_much_left_to_guess_is_found_too() {
    let game = r#"{"hands": [["JC", "9C", "JS", "9S", "JD", "9D"], ["TH", "AC", "AS", "TS", "AD", "KD"]],
        "turned": "AH", "stock": ["TC", "KC", "QC", "KS", "QS", "TD", "QD", "KH", "QH", "JH", "9H"],
        "choices": [{"seat": 1, "close": true}]}"#;
    let found = review(&record(r#"{"variant": "classic"}"#, game), 1, |_| true);
    let [only] = found.costly.as_slice() else { panic!("{} are costly", found.costly.len()) };
    assert_eq!(only.chosen.to_string(), "close");
    assert!(!only.exact);
    assert!(only.loss() > 1.0, "{}", only.loss());
}

/// With both at six of seven points it is all the same whether a game counts one or three.
#[test]
fn points_that_the_match_does_not_need_are_not_lost() {
    let rules = r#"{"variant": "classic", "end": {"points": 1}}"#;
    // Out at once is worth three, as Ben has no trick; Ada lets him have one first.
    let game = r#"{"from": {"leader": 1, "points": [66, 0], "tricks": [4, 0], "trump": "H"},
        "hands": [["9D", "AC"], ["JD", "KS"]], "stock": [],
        "choices": [{"seat": 1, "play": "9D"}]}"#;
    let found = review(&record(rules, game), 1, |_| true);
    assert!(found.costly.is_empty());
    let found = review(&record(r#"{"variant": "classic"}"#, game), 1, |_| true);
    assert_eq!(found.costly.len(), 1);
}

/// A match between two who play as well as this program can, except for prescribed choices:
/// `prescribed` gets the view, the game and the number of the choice.
fn played(
    seed: u64,
    worlds: u32,
    mut prescribed: impl FnMut(&Seat, usize, usize) -> Option<Choice>,
) -> Record {
    let mut state = Match::new(Rules { end: End::Points(4), ..Rules::classic() }, 2).unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut seed = 0;
    while !state.is_over() {
        if state.needs_deal() {
            let deal = state.draw(&mut rng);
            state.begin(&deal).unwrap();
        }
        let awaited = state.awaiting().unwrap();
        let view = state.seat(awaited.seat);
        seed += 1;
        let prescribed = prescribed(&view, state.history().len() + 1, state.moves().len() + 1);
        let think =
            || think(&view, Level::STRONGEST, &Effort::playouts(worlds), seed).unwrap().choice;
        state.apply(awaited.seat, prescribed.unwrap_or_else(think)).unwrap();
    }
    state.record(&[]).unwrap()
}

/// Two and three seats, every variant, game points and card points.
#[test]
fn every_recorded_match_can_be_looked_back_at() {
    let plan = Plan { glance: 4, look: 24, long_looks: 2, budget: 2_000, ..HASTY };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/tests/golden/sixtysix");
    let mut reviews = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let record = Record::parse(&std::fs::read(&path).unwrap()).unwrap();
        for seat in SeatNo::all(record.seats().len()) {
            let found = Reviewer::new(&record, seat, |_| true, plan).unwrap().finish();
            assert!(found.choices > 0 && found.assessed == found.choices, "{}", path.display());
            for costly in &found.costly {
                let decision = costly.view.decision.unwrap();
                assert!(decision.allows(costly.chosen) && decision.allows(costly.better));
                assert!(costly.view.seat == seat && costly.loss() > 0.3);
            }
            reviews += 1;
        }
    }
    assert!(reviews > 15, "{reviews}");
}

#[test]
fn who_plays_well_loses_little_and_the_same_record_gives_the_same_review() {
    let record = played(11, 3_000, |_, _, _| None);
    for number in 1..=2 {
        let mut reviewer = Reviewer::new(&record, seat(number), |_| true, HASTY).unwrap();
        let mut last = 0.0;
        while reviewer.step() {
            assert!(reviewer.progress() >= last, "it goes back");
            last = reviewer.progress();
        }
        assert!((reviewer.progress() - 1.0).abs() < 1e-9);
        let first = reviewer.finish();
        assert!(first.assessed > 10);
        for costly in &first.costly {
            assert!(costly.loss() < 0.6, "{} lost {}", costly.chosen, costly.loss());
        }
        let again = review(&record, number, |_| true);
        let losses = |review: &Review| -> Vec<(Place, f64)> {
            review.costly.iter().map(|costly| (costly.place, costly.loss())).collect()
        };
        assert_eq!(losses(&first), losses(&again));
    }
}
