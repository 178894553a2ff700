//! Writing a record: valid JSON, laid out for human eyes.

use serde::Serialize;

use super::raw_rules::RecordRules;
use super::{FORMATS, Record, RecordedGame};
use crate::envelope::{Line, line, pretty};
use crate::nimmt::Rules;
use crate::nimmt::deal::RawDeal;
use crate::sealed::Seals;

/// A record as it is written: what belongs together stands on one line.
#[derive(Serialize)]
struct Document<'a> {
    format: &'static str,
    rules: Line,
    seats: Line,
    #[serde(skip_serializing_if = "Option::is_none")]
    seals: Option<&'a Seals>,
    games: Vec<Game>,
}

#[derive(Serialize)]
struct Game {
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hands: Option<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pool: Option<Line>,
    choices: Vec<Line>,
}

impl Record {
    /// The record as a JSON document. It can be read again.
    #[must_use]
    pub fn to_json(&self) -> String {
        let document = Document {
            format: FORMATS[usize::from(self.seals.is_some())],
            rules: line(&RecordRules(self.rules.clone())),
            seats: line(&self.seats),
            seals: self.seals.as_ref(),
            games: self.games.iter().map(game).collect(),
        };
        pretty(&document)
    }
}

/// Rules alone, as a record writes them and [`parse_rules`](super::parse_rules) reads them. `None`
/// for rules that have no name.
#[must_use]
pub fn rules_json(rules: &Rules) -> Option<String> {
    rules.named().map(|_| line(&RecordRules(rules.clone())).get().to_owned())
}

fn game(game: &RecordedGame) -> Game {
    let deal = RawDeal::of(&game.deal);
    Game {
        rows: deal.rows.as_ref().map(line),
        hands: deal.hands.as_ref().map(line),
        pool: deal.pool.as_ref().map(line),
        choices: game.choices.iter().map(line).collect(),
    }
}
