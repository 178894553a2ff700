//! Reading a document that nobody vouches for.

use std::io::Read;

use serde::de::{Deserialize, Deserializer, Error, MapAccess};

use super::raw_rules::RecordRules;
use super::{FORMATS, MOST_BYTES, MOST_GAMES, Record, RecordError, RecordedGame};
use crate::bounded::{AtMost, object, present};
use crate::envelope::{Choices, Games, Name, RecordedField, document_bytes, format, seals};
use crate::sealed::Seals;
use crate::sixtysix::deal::MOST_CARDS;
use crate::sixtysix::{Card, Deal, MOST_SEATS, Move, Rules, SeatNo, Situation};

/// Reads a record from a file or a pipe.
///
/// # Errors
///
/// When it cannot be read, is too long, or has another shape.
pub fn read<R: Read>(source: R) -> Result<Record, RecordError> {
    parse(&document_bytes(source).map_err(RecordError::Unreadable)?)
}

/// Reads a record.
///
/// # Errors
///
/// When it is too long or has another shape. Whether it keeps the rules only
/// [`replay`](super::replay) tells.
pub fn parse(bytes: &[u8]) -> Result<Record, RecordError> {
    if bytes.len() > MOST_BYTES {
        return Err(RecordError::TooLong);
    }
    let mut document = serde_json::Deserializer::from_slice(bytes);
    let raw: RawRecord = object(&mut document)?;
    document.end()?;
    let seals = seals(raw.format, raw.seals)?;
    let seats = raw.seats.0.into_iter().map(|name| name.0).collect();
    Ok(Record { rules: raw.rules.0, seats, dealer: raw.dealer, games: raw.games.0, seals })
}

/// Reads rules alone, as a record writes them: `{"variant": "rising", "must_head": true}`.
///
/// # Errors
///
/// When they have another shape. Whether they contradict themselves only
/// [`Rules::check`] tells.
pub fn parse_rules(text: &str) -> Result<Rules, RecordError> {
    if text.len() > MOST_BYTES {
        return Err(RecordError::TooLong);
    }
    let mut document = serde_json::Deserializer::from_str(text);
    let rules = RecordRules::deserialize(&mut document)?;
    document.end()?;
    Ok(rules.0)
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRecord {
    #[serde(deserialize_with = "known_format")]
    format: usize,
    rules: RecordRules,
    seats: AtMost<Name, { SeatNo::HIGHEST as usize }>,
    dealer: SeatNo,
    #[serde(default, deserialize_with = "present")]
    seals: Option<Seals>,
    games: Games<RecordedGame, Field, MOST_GAMES>,
}

fn known_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    format(deserializer, FORMATS)
}

#[derive(serde::Deserialize)]
#[serde(rename_all = "lowercase")]
enum Field {
    From,
    Hands,
    Turned,
    Stock,
    Choices,
}

/// The fields of a game that have been read.
#[derive(Default)]
struct Fields {
    from: Option<Situation>,
    hands: Option<AtMost<AtMost<Card, MOST_CARDS>, MOST_SEATS>>,
    turned: Option<Card>,
    stock: Option<AtMost<Card, MOST_CARDS>>,
    choices: Option<Vec<Move>>,
}

impl<'de> RecordedField<'de> for Field {
    type Deal = Deal;
    type Move = Move;
    type Read = Fields;

    fn read<A: MapAccess<'de>>(
        self,
        into: &mut Fields,
        map: &mut A,
        choices: Choices<'_, Move>,
    ) -> Result<bool, A::Error> {
        Ok(match self {
            Self::From => into.from.replace(map.next_value()?).is_some(),
            Self::Hands => into.hands.replace(map.next_value()?).is_some(),
            Self::Turned => into.turned.replace(map.next_value()?).is_some(),
            Self::Stock => into.stock.replace(map.next_value()?).is_some(),
            Self::Choices => into.choices.replace(map.next_value_seed(choices)?).is_some(),
        })
    }

    fn game<E: Error>(read: Fields) -> Result<RecordedGame, E> {
        let hands = read.hands.ok_or_else(|| E::missing_field("hands"))?;
        let stock = read.stock.ok_or_else(|| E::missing_field("stock"))?;
        let choices = read.choices.ok_or_else(|| E::missing_field("choices"))?;
        let hands = hands.0.into_iter().map(|hand| hand.0).collect();
        let (from, turned) = (read.from, read.turned);
        let deal = Deal { drawn: Vec::new(), from, hands, turned, stock: stock.0 };
        Ok(RecordedGame { deal, choices })
    }
}
