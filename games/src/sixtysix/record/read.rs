//! Reading a document that nobody vouches for.

use std::cell::Cell;
use std::fmt;
use std::io::Read;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::raw_rules::RecordRules;
use super::{
    FORMAT, LONGEST_NAME, MOST_BYTES, MOST_CHOICES, MOST_GAMES, Record, RecordError, RecordedGame,
};
use crate::bounded::{AtMost, object};
use crate::sixtysix::deal::MOST_CARDS;
use crate::sixtysix::{Card, Deal, MOST_SEATS, Move, Rules, SeatNo, Situation};

/// Reads a record from a file or a pipe.
///
/// # Errors
///
/// When it cannot be read, is too long, or has another shape.
pub fn read<R: Read>(source: R) -> Result<Record, RecordError> {
    let mut bytes = Vec::new();
    // One byte more than allowed tells a document that is too long.
    let mut source = source.take(MOST_BYTES as u64 + 1);
    source.read_to_end(&mut bytes).map_err(|error| RecordError::Unreadable(error.kind()))?;
    parse(&bytes)
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
    let seats = raw.seats.0.into_iter().map(|name| name.0).collect();
    Ok(Record { rules: raw.rules.0, seats, dealer: raw.dealer, games: raw.games.0 })
}

/// Reads rules alone, as a record writes them: `{"variant": "rising", "must_head": true}`.
///
/// # Errors
///
/// When they have another shape. Whether they contradict themselves only [`Rules::check`] tells.
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
    #[serde(rename = "format")]
    _format: Format,
    rules: RecordRules,
    seats: AtMost<Name, { SeatNo::HIGHEST as usize }>,
    dealer: SeatNo,
    games: Games,
}

struct Format;

impl<'de> Deserialize<'de> for Format {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let format = String::deserialize(deserializer)?;
        let known = format == FORMAT;
        known
            .then_some(Self)
            .ok_or_else(|| D::Error::custom(format_args!("format is not {FORMAT}")))
    }
}

/// A display name. It may be shown in a terminal, so it holds no control characters.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name.chars().nth(LONGEST_NAME).is_some() {
            return Err(D::Error::custom(format_args!("a name of more than {LONGEST_NAME}")));
        }
        if name.contains(char::is_control) {
            return Err(D::Error::custom("a name with control characters"));
        }
        Ok(Self(name))
    }
}

/// The games. Errors within them say in which game, and in which choice.
struct Games(Vec<RecordedGame>);

impl<'de> Deserialize<'de> for Games {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(GamesVisitor).map(Self)
    }
}

struct GamesVisitor;

impl<'de> Visitor<'de> for GamesVisitor {
    type Value = Vec<RecordedGame>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of games")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let choices_left = Cell::new(MOST_CHOICES);
        let mut games = Vec::new();
        loop {
            let number = games.len() + 1;
            let next = seq.next_element_seed(Game { choices_left: &choices_left });
            match next.map_err(|error| locate(&format!("game {number}"), &error))? {
                Some(_) if games.len() == MOST_GAMES => {
                    return Err(A::Error::custom(format_args!("more than {MOST_GAMES} games")));
                }
                Some(game) => games.push(game),
                None => return Ok(games),
            }
        }
    }
}

/// Puts a place before an error; what is inside a choice has its own.
fn locate<E: Error>(place: &str, error: &E) -> E {
    let words = error.to_string();
    let link = if words.starts_with(CHOICE) { ", " } else { ": " };
    E::custom(format_args!("{place}{link}{words}"))
}

const CHOICE: &str = "choice ";

struct Game<'a> {
    choices_left: &'a Cell<usize>,
}

impl<'de> DeserializeSeed<'de> for Game<'_> {
    type Value = RecordedGame;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_map(self)
    }
}

/// Hands as they are read: never more than any table has.
type Hands = AtMost<AtMost<Card, MOST_CARDS>, MOST_SEATS>;

impl<'de> Visitor<'de> for Game<'_> {
    type Value = RecordedGame;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let (mut from, mut hands, mut turned) = (None::<Situation>, None::<Hands>, None::<Card>);
        let (mut stock, mut choices) = (None::<AtMost<Card, MOST_CARDS>>, None);
        while let Some(key) = map.next_key::<Field>()? {
            let twice = match key {
                Field::From => from.replace(map.next_value()?).is_some(),
                Field::Hands => hands.replace(map.next_value()?).is_some(),
                Field::Turned => turned.replace(map.next_value()?).is_some(),
                Field::Stock => stock.replace(map.next_value()?).is_some(),
                Field::Choices => {
                    let seed = Choices { left: self.choices_left };
                    choices.replace(map.next_value_seed(seed)?).is_some()
                }
            };
            if twice {
                return Err(A::Error::custom("a field stands there twice"));
            }
        }
        let hands = hands.ok_or_else(|| A::Error::missing_field("hands"))?;
        let stock = stock.ok_or_else(|| A::Error::missing_field("stock"))?;
        let choices = choices.ok_or_else(|| A::Error::missing_field("choices"))?;
        let hands = hands.0.into_iter().map(|hand| hand.0).collect();
        let deal = Deal { drawn: Vec::new(), from, hands, turned, stock: stock.0 };
        Ok(RecordedGame { deal, choices })
    }
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

struct Choices<'a> {
    left: &'a Cell<usize>,
}

impl<'de> DeserializeSeed<'de> for Choices<'_> {
    type Value = Vec<Move>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Choices<'_> {
    type Value = Vec<Move>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of choices")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut choices = Vec::new();
        loop {
            let number = choices.len() + 1;
            let next = seq.next_element::<Move>();
            let next = next.map_err(|error| locate(&format!("{CHOICE}{number}"), &error))?;
            let Some(next) = next else { return Ok(choices) };
            let Some(left) = self.left.get().checked_sub(1) else {
                return Err(A::Error::custom(format_args!("more than {MOST_CHOICES} choices")));
            };
            self.left.set(left);
            choices.push(next);
        }
    }
}
