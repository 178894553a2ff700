//! A seat's choice, and its shape in records.

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Card, Out, SeatNo, Suit};
use crate::bounded::{object, present};

/// A seat's choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// A card that leads or follows.
    Play(Play),
    /// An exchange of the lowest trump for the turn-up, before the card.
    Exchange,
    /// The closing of the stock, before the lead: nobody draws any more.
    Close,
    Trump(Suit),
    /// No trump from this seat, where trump is bid for.
    Pass,
}

/// A card to play, with its declarations. Only a lead can have any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    pub card: Card,
    /// Whether its marriage is declared, by showing the other card of it.
    pub marriage: bool,
    /// Whether the seat goes out with it, and of what.
    pub out: Option<Out>,
}

impl Play {
    /// A card without declarations.
    pub const fn silent(card: Card) -> Self {
        Self { card, marriage: false, out: None }
    }
}

impl From<Card> for Choice {
    /// Plays the card without declarations.
    fn from(card: Card) -> Self {
        Self::Play(Play::silent(card))
    }
}

/// A choice and the seat that made it. In JSON it has the shape of the record:
/// `{"seat":1,"play":"QC","marriage":true}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub seat: SeatNo,
    pub choice: Choice,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMove {
    seat: SeatNo,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    play: Option<Card>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    marriage: Option<True>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    out: Option<RawOut>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    exchange: Option<True>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    close: Option<True>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    trump: Option<Suit>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pass: Option<True>,
}

/// `true`, where `false` has no meaning.
#[derive(Clone, Copy)]
struct True;

/// `true`, or `"match"`.
#[derive(Clone, Copy)]
struct RawOut(Out);

impl Serialize for True {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(true)
    }
}

impl<'de> Deserialize<'de> for True {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = bool::deserialize(deserializer)?;
        value.then_some(Self).ok_or_else(|| D::Error::custom("only `true` has a meaning here"))
    }
}

impl Serialize for RawOut {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Out::Game => serializer.serialize_bool(true),
            Out::Match => serializer.serialize_str("match"),
        }
    }
}

impl<'de> Deserialize<'de> for RawOut {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OutVisitor;

        impl Visitor<'_> for OutVisitor {
            type Value = Out;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("`true` or \"match\"")
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<Out, E> {
                value
                    .then_some(Out::Game)
                    .ok_or_else(|| E::custom("only `true` has a meaning here"))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Out, E> {
                let of_match = (text == "match").then_some(Out::Match);
                of_match.ok_or_else(|| E::custom("out is `true` or \"match\""))
            }
        }

        deserializer.deserialize_any(OutVisitor).map(Self)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut raw = RawMove {
            seat: self.seat,
            play: None,
            marriage: None,
            out: None,
            exchange: None,
            close: None,
            trump: None,
            pass: None,
        };
        match self.choice {
            Choice::Play(play) => {
                raw.play = Some(play.card);
                raw.marriage = play.marriage.then_some(True);
                raw.out = play.out.map(RawOut);
            }
            Choice::Exchange => raw.exchange = Some(True),
            Choice::Close => raw.close = Some(True),
            Choice::Trump(suit) => raw.trump = Some(suit),
            Choice::Pass => raw.pass = Some(True),
        }
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw: RawMove = object(deserializer)?;
        let (marriage, out) = (raw.marriage.is_some(), raw.out.map(|out| out.0));
        let declares = marriage || out.is_some();
        let fields = (raw.play, raw.exchange, raw.close, raw.trump, raw.pass);
        let choice = match fields {
            (Some(card), None, None, None, None) => Choice::Play(Play { card, marriage, out }),
            (None, Some(True), None, None, None) if !declares => Choice::Exchange,
            (None, None, Some(True), None, None) if !declares => Choice::Close,
            (None, None, None, Some(suit), None) if !declares => Choice::Trump(suit),
            (None, None, None, None, Some(True)) if !declares => Choice::Pass,
            _ => {
                return Err(D::Error::custom(
                    "a choice is one of play (with marriage, out), exchange, close, trump, pass",
                ));
            }
        };
        Ok(Self { seat: raw.seat, choice })
    }
}
