//! The engine as another program in the arena, which tells it what its seat sees, line by line.

use arena::{Contest as _, Course, Spec, play_all};
use games::nimmt::{End, Match, Rules, Variant};
use players::Limit;

#[test]
fn the_engine_plays_along_in_the_arena() {
    let engine = format!("engine:{} engine", env!("CARGO_BIN_EXE_hornochse"));
    let players: Vec<Spec<Match>> =
        [engine.as_str(), "random", engine.as_str()].map(|name| name.parse().unwrap()).into();
    let variants =
        [Variant::Classic, Variant::Pro, Variant::Open, Variant::Refined, Variant::Double];
    for variant in variants {
        let rules = Rules { end: End::Games(1), ..Rules::variant(variant) };
        let limit = Limit::Playouts(10);
        let course =
            Course { rules: &rules, players: &players, limit, deals: 1, seed: 3, threads: 1 };
        let results = play_all(&course).unwrap();
        assert_eq!(results.len(), 1, "{variant:?}");
    }
}

#[test]
fn it_plays_sixty_six_along_in_the_arena() {
    use games::sixtysix::Match;

    let engine = format!("engine:{} engine --game sixtysix", env!("CARGO_BIN_EXE_hornochse"));
    for (rules, seats) in [
        (r#"{"variant":"classic","end":{"points":4}}"#, 2),
        (r#"{"variant":"classic","nines":false,"must_head":true,"end":{"games":1}}"#, 2),
        (r#"{"variant":"rising","out":"auto","end":{"points":3}}"#, 3),
        (r#"{"variant":"heart_ace","end":{"points":3}}"#, 2),
        (r#"{"variant":"bid","end":{"points":4}}"#, 3),
        (r#"{"variant":"classic","scoring":"card_points","end":{"points":200}}"#, 2),
    ] {
        let rules = Match::read_rules(rules).unwrap();
        let names = [engine.as_str(), "random", engine.as_str()];
        let players: Vec<Spec<Match>> =
            names[..seats].iter().map(|name| name.parse().unwrap()).collect();
        let (players, rules) = (&players, &rules);
        let limit = Limit::Playouts(10);
        let course = Course { rules, players, limit, deals: 2, seed: 3, threads: 1 };
        assert_eq!(play_all(&course).unwrap().len(), 2);
    }
}
