//! Writing a record: valid JSON, laid out for human eyes.

use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::agreed::RecordRules;

use super::{Record, Recorded};
use crate::number::SeatNo;
use crate::sealed::Seals;

/// A record in its written layout: each group of values on one line.
#[derive(Serialize)]
#[serde(bound = "")]
struct Document<'a, G: Recorded> {
    format: &'static str,
    #[serde(serialize_with = "on_one_line")]
    rules: RecordRules<G::Modifiers>,
    #[serde(serialize_with = "on_one_line")]
    seats: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    dealer: Option<SeatNo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seals: Option<&'a Seals>,
    games: Vec<G::RawGame>,
}

impl<G: Recorded> Record<G> {
    /// The record as a JSON document. It can be read again.
    pub fn to_json(&self) -> String {
        let document = Document::<G> {
            format: G::FORMATS[usize::from(self.seals.is_some())],
            rules: RecordRules(self.rules.clone()),
            seats: &self.seats,
            dealer: self.dealer,
            seals: self.seals.as_ref(),
            games: self.games.iter().map(G::to_raw).collect(),
        };
        // Writing plain values of fixed shape cannot fail.
        let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// Writes a value on a line of its own.
pub(crate) fn on_one_line<T: Serialize, S: Serializer>(
    value: &T,
    to: S,
) -> Result<S::Ok, S::Error> {
    to_raw_value(value).map_err(S::Error::custom)?.serialize(to)
}

/// Writes each value of a list on a line of its own.
pub(crate) fn line_each<T: Serialize, S: Serializer>(
    list: &Option<impl AsRef<[T]>>,
    to: S,
) -> Result<S::Ok, S::Error> {
    let lines = list.iter().flat_map(AsRef::as_ref).map(to_raw_value);
    let lines: Result<Vec<Box<RawValue>>, _> = lines.collect();
    lines.map_err(S::Error::custom)?.serialize(to)
}
