//! A game that begins in the middle, without the cards that were played before.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::{MOST_SEATS, SeatNo, Suit};
use crate::bounded::{AtMost, object, present, whole_number};

/// The situation of a game that begins in the middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Situation {
    pub leader: SeatNo,
    /// The card points so far, by seat index.
    pub points: Vec<u32>,
    /// The tricks won so far, by seat index.
    pub tricks: Vec<u32>,
    /// Trump, where no turn-up tells it.
    pub trump: Option<Suit>,
    pub closed_by: Option<SeatNo>,
    /// The seat that named trump, where it is bid for.
    pub declarer: Option<SeatNo>,
    /// Number of marriages declared.
    pub marriages: u8,
}

/// A number of card points or tricks.
#[derive(Clone, Copy, Serialize)]
struct Count(u32);

/// A bound far above the card points of any game, and low enough for sums.
const MOST: i64 = 1_000_000;
/// The number of marriages in a pack.
const MOST_MARRIAGES: i64 = 4;

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        up_to(MOST, deserializer).map(Self)
    }
}

fn up_to<'de, D: Deserializer<'de>>(most: i64, deserializer: D) -> Result<u32, D::Error> {
    let number = whole_number(deserializer)?;
    let fits = u32::try_from(number).ok().filter(|_| number <= most);
    fits.ok_or_else(|| D::Error::custom(format_args!("{number} is not between 0 and {most}")))
}

fn marriages<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    let number = up_to(MOST_MARRIAGES, deserializer)?;
    Ok(u8::try_from(number).ok())
}

/// A situation in the shape of the record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSituation {
    leader: SeatNo,
    points: AtMost<Count, MOST_SEATS>,
    tricks: AtMost<Count, MOST_SEATS>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    trump: Option<Suit>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    closed_by: Option<SeatNo>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    declarer: Option<SeatNo>,
    #[serde(default, deserialize_with = "marriages", skip_serializing_if = "Option::is_none")]
    marriages: Option<u8>,
}

impl<'de> Deserialize<'de> for Situation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw: RawSituation = object(deserializer)?;
        let numbers = |list: AtMost<Count, MOST_SEATS>| list.0.into_iter().map(|n| n.0).collect();
        Ok(Self {
            leader: raw.leader,
            points: numbers(raw.points),
            tricks: numbers(raw.tricks),
            trump: raw.trump,
            closed_by: raw.closed_by,
            declarer: raw.declarer,
            marriages: raw.marriages.unwrap_or(0),
        })
    }
}

impl Serialize for Situation {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let numbers = |list: &[u32]| AtMost(list.iter().copied().map(Count).collect());
        let raw = RawSituation {
            leader: self.leader,
            points: numbers(&self.points),
            tricks: numbers(&self.tricks),
            trump: self.trump,
            closed_by: self.closed_by,
            declarer: self.declarer,
            marriages: (self.marriages > 0).then_some(self.marriages),
        };
        raw.serialize(serializer)
    }
}
