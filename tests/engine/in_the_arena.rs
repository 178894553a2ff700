//! The engine as another program in the arena, which tells it what its seat sees, line by line.

use arena::{Course, Spec, play_all};
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
