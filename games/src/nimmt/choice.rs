//! A seat's choice, and its shape in records and storage.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Card, RowNo, SeatNo, Side};
use crate::bounded::{AtMost, object, present};

/// A seat's choice. Each kind answers one kind of decision.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// A card to take from the pool.
    Draft(Card),
    /// The card to play in this turn; two cards where two are played at once.
    Play(Vec<Card>),
    /// No second card (Hand).
    Stop,
    /// The row to take, when a card is too low or fits nowhere.
    Row(RowNo),
    /// One of two equally near ends (Pro).
    End(RowNo, Side),
    /// The one of its two cards to be placed first (Refined).
    First(Card),
    /// The taken cards that go to the hand; the rest goes to the pile (Hand).
    Keep(Vec<Card>),
}

/// A choice and the seat that made it. In JSON it has the shape of the record:
/// `{"seat":1,"play":[14]}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub seat: SeatNo,
    pub choice: Choice,
}

/// The largest number of cards in a choice: those of the longest row, each of them twice.
const MOST_CARDS: usize = 12;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMove {
    seat: SeatNo,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    draft: Option<Card>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    play: Option<AtMost<Card, MOST_CARDS>>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    stop: Option<bool>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    row: Option<RowNo>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    end: Option<Side>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    first: Option<Card>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    keep: Option<AtMost<Card, MOST_CARDS>>,
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut raw = RawMove {
            seat: self.seat,
            draft: None,
            play: None,
            stop: None,
            row: None,
            end: None,
            first: None,
            keep: None,
        };
        match &self.choice {
            Choice::Draft(card) => raw.draft = Some(*card),
            Choice::Play(cards) => raw.play = Some(AtMost(cards.clone())),
            Choice::Stop => raw.stop = Some(true),
            Choice::Row(row) => raw.row = Some(*row),
            Choice::End(row, side) => (raw.row, raw.end) = (Some(*row), Some(*side)),
            Choice::First(card) => raw.first = Some(*card),
            Choice::Keep(cards) => raw.keep = Some(AtMost(cards.clone())),
        }
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw: RawMove = object(deserializer)?;
        let seat = raw.seat;
        let fields = (raw.draft, raw.play, raw.stop, raw.row, raw.end, raw.first, raw.keep);
        let choice = match fields {
            (Some(card), None, None, None, None, None, None) => Choice::Draft(card),
            (None, Some(cards), None, None, None, None, None) => Choice::Play(cards.0),
            (None, None, Some(true), None, None, None, None) => Choice::Stop,
            (None, None, None, Some(row), None, None, None) => Choice::Row(row),
            (None, None, None, Some(row), Some(side), None, None) => Choice::End(row, side),
            (None, None, None, None, None, Some(card), None) => Choice::First(card),
            (None, None, None, None, None, None, Some(cards)) => Choice::Keep(cards.0),
            _ => {
                return Err(serde::de::Error::custom(
                    "a choice is one of draft, play, stop (true), row, row with end, first, keep",
                ));
            }
        };
        Ok(Self { seat, choice })
    }
}
