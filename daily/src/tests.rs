//! The same seed means the same deal and the same bots, whoever plays and whenever.

use games::{AnyRules, AnySeat, GameKind};

use super::*;

/// Little thinking: what is repeated here does not depend on how much there was.
const PLAN: Plan = Plan { playouts: 6, par_games: 4, par_playouts: 2 };

fn rules() -> (AnyRules, usize) {
    GameKind::ALL[0].daily().unwrap()
}

fn seed(day: u32) -> Seed {
    Secret::new(*b"an example, and nobody's secret").seed(GameKind::ALL[0], Day::new(day))
}

fn dealt(seed: &Seed) -> Attempt {
    let (rules, seats) = rules();
    Attempt::dealt(&rules, seats, seed).unwrap().0
}

/// The legal choices of the person, as the game's own texts.
fn choices(attempt: &Attempt) -> Vec<String> {
    match attempt.seat() {
        AnySeat::Nimmt(seat) => {
            let all = seat.decision.iter().flat_map(games::nimmt::Decision::choices);
            all.map(|choice| choice.to_string()).collect()
        }
        _ => Vec::new(),
    }
}

/// Plays to the end, always with the choice that `pick` says among so many.
fn played(seed: &Seed, pick: impl Fn(u32, usize) -> usize) -> Attempt {
    let mut attempt = dealt(seed);
    attempt.bots_choose(seed, PLAN.playouts);
    while attempt.outcome().is_none() {
        let all = choices(&attempt);
        let choice = &all[pick(attempt.step(), all.len()) % all.len()];
        attempt.choose(choice).unwrap();
        attempt.bots_choose(seed, PLAN.playouts);
    }
    attempt
}

fn moves(attempt: &Attempt) -> Vec<(u8, String)> {
    attempt.moves().iter().map(|made| (made.seat.number(), made.choice.clone())).collect()
}

#[test]
fn the_same_choices_are_answered_by_the_same_choices_of_the_bots() {
    for day in [20_000, 20_001, 20_002] {
        let seed = seed(day);
        let first = played(&seed, |_, _| 0);
        let again = played(&seed, |_, _| 0);
        assert_eq!(moves(&first), moves(&again));
        assert!(first.outcome() == again.outcome() && first.outcome().is_some());
        // Another choice meets the same cards all the same, and the first cards of
        // the bots are those that they would have played in any case.
        let other = played(&seed, |_, count| count - 1);
        assert_eq!(moves(&first)[..3], moves(&other)[..3]);
        assert_ne!(moves(&first), moves(&other));
    }
}

#[test]
fn every_day_has_other_cards_and_the_text_of_a_deal_deals_it_again() {
    let (rules, seats) = rules();
    let (one, text) = Attempt::dealt(&rules, seats, &seed(20_000)).unwrap();
    let (_, other) = Attempt::dealt(&rules, seats, &seed(20_001)).unwrap();
    assert_ne!(text, other);
    let again = Attempt::dealt_again(&rules, seats, &text).unwrap();
    assert!(again.seat() == one.seat() && again.table() == one.table());
    assert!(Attempt::dealt_again(&rules, seats, "{}").is_err());
}

#[test]
fn an_attempt_comes_back_from_its_choices_at_every_step() {
    let seed = seed(20_003);
    let whole = played(&seed, |step, _| step as usize);
    let mut live = dealt(&seed);
    for made in whole.moves() {
        live.replay([made.clone()]).unwrap();
        let mut again = dealt(&seed);
        again.replay(live.moves().to_vec()).unwrap();
        assert_eq!((again.step(), again.latest()), (live.step(), live.latest()));
        assert!(again.seat() == live.seat() && again.table() == live.table());
    }
    assert!(live.outcome() == whole.outcome());
    // Ten cards, and a row now and then.
    assert!((10..=20).contains(&live.step()), "{}", live.step());
}

#[test]
fn what_cannot_be_chosen_changes_nothing() {
    let seed = seed(20_004);
    let mut attempt = dealt(&seed);
    attempt.bots_choose(&seed, PLAN.playouts);
    let before = attempt.clone();
    for nonsense in ["play.200", "row.1", "", "play"] {
        assert!(attempt.choose(nonsense).is_err(), "{nonsense}");
    }
    assert_eq!((attempt.step(), moves(&attempt)), (0, moves(&before)));
}

#[test]
fn par_goes_on_where_it_was_interrupted() {
    let seed = seed(20_005);
    let work = |par: Par| Work::new(par, dealt(&seed), seed.clone(), PLAN);
    let whole = |mut work: Work| {
        assert_eq!(work.par().mean(PLAN), None);
        while work.step() {}
        assert!(work.is_done());
        work.par()
    };
    let mut begun = work(Par::default());
    while begun.par().games < 2 {
        assert!(begun.step());
    }
    let par = whole(work(Par::default()));
    assert_eq!(par.games, PLAN.par_games);
    // An interrupted count keeps the number of games, and their sum.
    assert_eq!(whole(work(begun.par())), par);
    assert_eq!(whole(begun), par);
    let mean = par.mean(PLAN).unwrap();
    assert!((0.0..=80.0).contains(&mean), "{mean}");
}

/// The example in `docs/daily.md`, which the program in it prints.
#[test]
fn the_example_in_the_documents_is_what_is_dealt() {
    let day = Day::at(1_795_348_800_000);
    let seed = seed(day.number());
    let (_, deal) = Attempt::dealt(&rules().0, 4, &seed).unwrap();
    let deal: serde_json::Value = serde_json::from_str(&deal).unwrap();
    let numbers = |cards: &serde_json::Value| -> Vec<u64> {
        let cards = cards.as_array().unwrap().iter();
        cards.map(|card| card.as_u64().or_else(|| card["card"].as_u64()).unwrap()).collect()
    };
    let join = |cards: Vec<u64>| cards.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let mut lines = vec![format!("{day} {}", seed.to_hex())];
    for seat in 0..4 {
        let mut hand = numbers(&deal["hands"][seat]);
        hand.sort_unstable();
        lines.push(format!("seat {}: {}", seat + 1, join(hand)));
    }
    let rows = deal["rows"].as_array().unwrap().iter().map(|row| numbers(row)[0]);
    lines.push(format!("rows: {}", join(rows.collect())));
    let example = lines.join("\n");
    let told = include_str!("../../docs/daily.md");
    assert!(told.contains(&example), "docs/daily.md does not have this example:\n{example}");
}
