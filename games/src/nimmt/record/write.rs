//! Writing a record: valid JSON, laid out for human eyes.

use serde::Serialize;

use super::raw_rules::RecordRules;
use super::{FORMAT, Record, RecordedGame};
use crate::nimmt::Rules;
use crate::nimmt::deal::RawDeal;

impl Record {
    /// The record as a JSON document. It can be read again.
    #[must_use]
    pub fn to_json(&self) -> String {
        let games: Vec<String> = self.games.iter().map(game).collect();
        format!(
            "{{\n  \"format\": {},\n  \"rules\": {},\n  \"seats\": {},\n  \"games\": [{}]\n}}\n",
            json(&FORMAT),
            json(&RecordRules(self.rules.clone())),
            json(&self.seats),
            games.join(","),
        )
    }
}

/// Rules alone, as a record writes them and [`parse_rules`](super::parse_rules) reads them. `None`
/// for rules that have no name.
#[must_use]
pub fn rules_json(rules: &Rules) -> Option<String> {
    rules.named().map(|_| json(&RecordRules(rules.clone())))
}

fn game(game: &RecordedGame) -> String {
    let deal = json(&RawDeal::of(&game.deal));
    // The deal is an object of its own; its fields join those of the game.
    let deal = deal.trim_start_matches('{').trim_end_matches('}');
    let deal = deal.replace(",\"hands\"", ",\n      \"hands\"");
    let choices: Vec<String> =
        game.choices.iter().map(|choice| format!("\n        {}", json(choice))).collect();
    let choices = choices.join(",");
    format!("\n    {{\n      {deal},\n      \"choices\": [{choices}\n      ]\n    }}")
}

/// Plain values of fixed shape: writing them cannot fail.
fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
