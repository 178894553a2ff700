//! `--json`: the result object.

use std::fs;

use games::nimmt::record;
use serde_json::{Value, json};

use crate::patience::Program;
use crate::support::{EXAMPLE, feed, golden, printed, replay};

#[test]
fn the_example_gives_the_documented_result() {
    let output = feed(&mut replay(&["--json", "-"]), EXAMPLE);
    let result: Value = serde_json::from_str(&printed(&output)).unwrap();
    let expected = json!({
        "games": [{"turns": [[[12, 14, 15], [37], [43], [58]]], "points": [0, 0], "over": false}],
        "totals": [0, 0],
        "over": false,
        "winners": [],
        "awaiting": [{"seat": 1, "decision": "play"}, {"seat": 2, "decision": "play"}]
    });
    assert_eq!(result, expected);
}

#[test]
fn the_result_of_every_variant_is_what_the_engine_says() {
    for (name, path) in golden() {
        let output = replay(&["--json"]).arg(&path).run();
        let result: Value = serde_json::from_str(&printed(&output)).unwrap();
        let record =
            record::Record::parse(&fs::read(&path).unwrap()).unwrap_or_else(|why| panic!("{why}"));
        let replayed = record::replay(&record).unwrap_or_else(|why| panic!("{why}"));
        let expected = serde_json::to_value(replayed.outcome()).unwrap();
        assert_eq!(result, expected, "{name}");
    }
}
