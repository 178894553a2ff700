//! The yardstick of Sixty-Six.

use arena::reference::sixtysix::{Guess, flat, random, rdeep};
use arena::{Contest, Course, Spec, play_all};
use games::SeatNo;
use games::sixtysix::record::{Record, replay};
use games::sixtysix::{Cards, Choice, Match, Seat};
use players::Limit;
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// What a seat sees after these choices of the rules' first example.
fn view(seat: usize, choices: &[&str]) -> Seat {
    let choices = choices.join(",");
    let document = format!(
        r#"{{"format": "sixtysix-record/1", "rules": {{"variant": "classic"}},
            "seats": ["Ada", "Ben"], "dealer": 2, "games": [{{
            "hands": [["TH","KH","9H","TC","KC","QC"], ["JH","AS","KS","QS","AD","KD"]],
            "turned": "AH",
            "stock": ["TS","9D","9S","QD","QH","JS","AC","JC","9C","TD","JD"],
            "choices": [{choices}]}}]}}"#
    );
    let state = replay(&Record::parse(document.as_bytes()).unwrap()).unwrap().state;
    state.seat(SeatNo::from_index(seat))
}

/// With two cards left to each.
fn last_two() -> Seat {
    let document = r#"{"format": "sixtysix-record/1", "rules": {"variant": "classic"},
        "seats": ["Ada", "Ben"], "dealer": 2, "games": [{
        "from": {"leader": 1, "points": [50, 40], "tricks": [3, 2], "trump": "H"},
        "hands": [["AC", "9D"], ["KC", "JD"]], "stock": [], "choices": []}]}"#;
    let state = replay(&Record::parse(document.as_bytes()).unwrap()).unwrap().state;
    state.seat(SeatNo::from_index(0))
}

#[test]
fn what_is_guessed_fits_what_was_seen() {
    // Ben has shown the king of spades with his marriage, and Ada has the ace of hearts.
    let shown = [
        r#"{"seat": 1, "play": "TH"}"#,
        r#"{"seat": 2, "play": "KD"}"#,
        r#"{"seat": 1, "exchange": true}"#,
        r#"{"seat": 1, "play": "QC", "marriage": true}"#,
        r#"{"seat": 2, "play": "JH"}"#,
        r#"{"seat": 2, "play": "QS", "marriage": true}"#,
    ];
    let ada = view(0, &shown);
    let guess = Guess::of(&ada).unwrap();
    let mut rng = SmallRng::seed_from_u64(1);
    let mut hands: Vec<Cards> = Vec::new();
    for _ in 0..50 {
        let world = guess.world(&mut rng).unwrap();
        let hand = world.hand(SeatNo::from_index(1));
        assert!(hand.into_iter().any(|card| card.to_string() == "KS"));
        assert!(world.hand(ada.seat) == ada.hand);
        if !hands.contains(&hand) {
            hands.push(hand);
        }
    }
    assert!(hands.len() > 20, "{} hands", hands.len());
    assert!(Guess::of(&view(1, &shown)).is_none(), "Ben is asked nothing");
}

#[test]
fn the_same_seed_gives_the_same_choice_and_it_is_allowed() {
    let ada = view(0, &[]);
    let decision = ada.decision.unwrap();
    let choose: [&dyn Fn(u64) -> Option<Choice>; 3] =
        [&|seed| random(&ada, seed), &|seed| rdeep(&ada, 4, 3, seed), &|seed| flat(&ada, 40, seed)];
    for choose in choose {
        for seed in 0..5 {
            let choice = choose(seed).unwrap();
            assert!(decision.allows(choice));
            assert_eq!(choose(seed), Some(choice));
        }
    }
}

/// With the ace of clubs first Ada gets 65 and no more. After the nine Ben must lead his king into the
/// ace, and the last trick makes it 75.
#[test]
fn flat_sees_what_wins() {
    let ada = last_two();
    assert_eq!(flat(&ada, 2_000, 1).unwrap().to_string(), "play:9D");
}

#[test]
fn they_play_every_variant_to_its_end() {
    for (rules, seats) in [
        (r#"{"variant":"classic","nines":false,"end":{"points":3}}"#, 2),
        (r#"{"variant":"rising","out":"auto","end":{"points":3}}"#, 2),
        (r#"{"variant":"heart_ace","must_head":true,"end":{"points":3}}"#, 3),
        (r#"{"variant":"bid","end":{"points":3}}"#, 3),
        (r#"{"variant":"classic","scoring":"card_points","end":{"points":150}}"#, 3),
    ] {
        let rules = Match::read_rules(rules).unwrap();
        let names = ["rdeep:2:2", "flat:20", "random"];
        let players: Vec<Spec<Match>> =
            names[..seats].iter().map(|name| name.parse().unwrap()).collect();
        let limit = Limit::Playouts(10);
        let (players, rules) = (&players, &rules);
        let course = Course { rules, players, limit, deals: 2, seed: 5, threads: 1 };
        let results = play_all(&course).unwrap();
        assert_eq!(results.iter().map(|result| result.rotations.len()).sum::<usize>(), 2 * seats);
    }
}
