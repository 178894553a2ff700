//! Reading an untrusted document. An error names the game and the choice it is about.

use std::fmt::Write as _;
use std::io::Read;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_path_to_error::{Path, Segment, Track};

use super::{
    LONGEST_NAME, MOST_BYTES, MOST_CHOICES, MOST_GAMES, Record, RecordError, Recorded,
    RecordedGame, on_line,
};
use crate::agreed::RecordRules;
use crate::bounded::{AtMost, object, present};
use crate::number::SeatNo;
use crate::sealed::Seals;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct Document<G: Recorded> {
    #[serde(deserialize_with = "version::<G, _>")]
    format: usize,
    rules: RecordRules<G::Modifiers>,
    seats: AtMost<Name, { SeatNo::HIGHEST as usize }>,
    #[serde(default, deserialize_with = "present")]
    dealer: Option<SeatNo>,
    #[serde(default, deserialize_with = "present")]
    seals: Option<Seals>,
    games: AtMost<RecordedGame<G>, MOST_GAMES>,
}

impl<G: Recorded> Record<G> {
    /// Reads a record from a file or a pipe.
    /// Errors: when it cannot be read, or as [`Record::parse`].
    pub fn read(source: impl Read) -> Result<Self, RecordError> {
        Self::parse(&document_bytes(source)?)
    }

    /// Reads a record.
    /// Errors: when it is too long or has another shape. Whether it keeps the rules is found out by
    /// [`replay_with`](super::replay_with).
    pub fn parse(bytes: &[u8]) -> Result<Self, RecordError> {
        let Document::<G> { format, rules, seats, dealer, seals, games } = from_json(bytes)?;
        let refuse = |words: String| Err(RecordError::Shape(words));
        match (format, &seals) {
            (0, Some(_)) => return refuse("seals are of a later format".into()),
            (1, None) => return refuse("missing field `seals`".into()),
            _ => {}
        }
        match dealer {
            Some(_) if !G::NAMES_DEALER => return refuse("unknown field `dealer`".into()),
            None if G::NAMES_DEALER => return refuse("missing field `dealer`".into()),
            _ => {}
        }
        let games = games.0;
        if games.iter().map(|game| game.choices.len()).sum::<usize>() > MOST_CHOICES {
            return refuse(format!("more than {MOST_CHOICES} choices"));
        }
        let seats = seats.0.into_iter().map(|name| name.0).collect();
        Ok(Self { rules: rules.0, seats, dealer, games, seals })
    }
}

/// The bytes of a document. One that is too long is cut to one byte more than [`MOST_BYTES`], so
/// that its reader refuses it.
/// Errors: when it cannot be read.
pub fn document_bytes(source: impl Read) -> Result<Vec<u8>, RecordError> {
    let mut bytes = Vec::new();
    let read = source.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(|error| RecordError::Unreadable(error.kind()))
}

/// Reads one JSON object with nothing after it.
pub(crate) fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, RecordError> {
    if bytes.len() > MOST_BYTES {
        return Err(RecordError::TooLong);
    }
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let mut track = Track::new();
    let read = object(serde_path_to_error::Deserializer::new(&mut json, &mut track));
    let value = read.map_err(|error| shape_error(&place(&track.path()), &error))?;
    json.end().map_err(|error| shape_error("", &error))?;
    Ok(value)
}

/// The game and the choice of a path, as the beginning of an error line.
fn place(path: &Path) -> String {
    let (mut place, mut list) = (String::new(), "");
    for segment in path {
        match segment {
            Segment::Map { key } => list = key,
            Segment::Seq { index } => {
                let _ = match list {
                    "games" => write!(place, "game {}", index + 1),
                    "choices" => write!(place, ", choice {}", index + 1),
                    _ => continue,
                };
            }
            _ => {}
        }
    }
    if !place.is_empty() {
        place.push_str(": ");
    }
    place
}

/// Makes an error of the reader's words. They may quote the document, so they are cut and kept on
/// one line.
fn shape_error(place: &str, error: &serde_json::Error) -> RecordError {
    const LONGEST: usize = 300;
    let words = error.to_string();
    let mut line: String = place.chars().chain(words.chars()).take(LONGEST).map(on_line).collect();
    if words.chars().nth(LONGEST).is_some() {
        line.push('…');
    }
    RecordError::Shape(line)
}

/// The position of a `format` among those of the game.
fn version<'de, G: Recorded, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    let format = String::deserialize(deserializer)?;
    G::FORMATS.iter().position(|known| *known == format).ok_or_else(|| {
        D::Error::custom(format_args!("format is neither {} nor {}", G::FORMATS[0], G::FORMATS[1]))
    })
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

impl<'de, G: Recorded> Deserialize<'de> for RecordedGame<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        G::from_raw(object(deserializer)?).map_err(D::Error::custom)
    }
}
