//! Writing a record: valid JSON, laid out for human eyes.

use serde::Serialize;

use super::raw_rules::RecordRules;
use super::{FORMATS, Record, RecordedGame};
use crate::envelope::{Line, line, pretty};
use crate::sealed::Seals;
use crate::sixtysix::{Rules, SeatNo};

/// A record as it is written: what belongs together stands on one line.
#[derive(Serialize)]
struct Document<'a> {
    format: &'static str,
    rules: Line,
    seats: Line,
    dealer: SeatNo,
    #[serde(skip_serializing_if = "Option::is_none")]
    seals: Option<&'a Seals>,
    games: Vec<Game>,
}

#[derive(Serialize)]
struct Game {
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<Line>,
    hands: Line,
    #[serde(skip_serializing_if = "Option::is_none")]
    turned: Option<Line>,
    stock: Line,
    choices: Vec<Line>,
}

impl Record {
    /// The record as a JSON document. It can be read again.
    #[must_use]
    pub fn to_json(&self) -> String {
        let document = Document {
            format: FORMATS[usize::from(self.seals.is_some())],
            rules: line(&RecordRules(self.rules)),
            seats: line(&self.seats),
            dealer: self.dealer,
            seals: self.seals.as_ref(),
            games: self.games.iter().map(game).collect(),
        };
        pretty(&document)
    }
}

/// Rules alone, as a record writes them and [`parse_rules`](super::parse_rules) reads them. `None` for
/// rules that have no name.
#[must_use]
pub fn rules_json(rules: &Rules) -> Option<String> {
    rules.named().map(|_| line(&RecordRules(*rules)).get().to_owned())
}

fn game(game: &RecordedGame) -> Game {
    let deal = &game.deal;
    Game {
        from: deal.from.as_ref().map(line),
        hands: line(&deal.hands),
        turned: deal.turned.as_ref().map(line),
        stock: line(&deal.stock),
        choices: game.choices.iter().map(line).collect(),
    }
}
