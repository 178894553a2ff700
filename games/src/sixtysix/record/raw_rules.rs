//! Rules as a record writes them: a variant and what was agreed on top.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bounded::{object, present};
use crate::sixtysix::{End, GoingOut, Heading, Modifiers, Rules, Scoring, Variant};

/// The `rules` of a record.
pub(super) struct RecordRules(pub(super) Rules);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRules {
    variant: String,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    nines: Option<bool>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    out: Option<String>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    must_head: Option<bool>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    scoring: Option<String>,
    #[serde(default, deserialize_with = "end", skip_serializing_if = "Option::is_none")]
    end: Option<RawEnd>,
}

/// Exactly one of both.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEnd {
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    games: Option<u32>,
}

fn end<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<RawEnd>, D::Error> {
    object(deserializer).map(Some)
}

/// The words of the record for a value of a part; `None` for other words.
trait Word: Sized + Copy + PartialEq + 'static {
    const WORDS: &'static [(&'static str, Self)];

    fn word(self) -> Option<String> {
        let own = Self::WORDS.iter().find(|(_, value)| *value == self);
        own.map(|(word, _)| (*word).to_owned())
    }

    fn read<E: Error>(name: &str, word: Option<&str>, usual: Self) -> Result<Self, E> {
        let Some(word) = word else { return Ok(usual) };
        let known = Self::WORDS.iter().find(|(own, _)| *own == word);
        known.map(|(_, value)| *value).ok_or_else(|| E::custom(format_args!("no {name} `{word}`")))
    }
}

impl Word for GoingOut {
    const WORDS: &'static [(&'static str, Self)] = &[("claim", Self::Claim), ("auto", Self::Auto)];
}

impl Word for Scoring {
    const WORDS: &'static [(&'static str, Self)] =
        &[("game_points", Self::GamePoints), ("card_points", Self::CardPoints)];
}

impl<'de> Deserialize<'de> for RecordRules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw: RawRules = object(deserializer)?;
        let variant = Variant::from_records(&raw.variant)
            .ok_or_else(|| D::Error::custom(format_args!("no variant `{}`", raw.variant)))?;
        let usual = Modifiers::default();
        let end = match raw.end {
            None => None,
            Some(RawEnd { points: Some(points), games: None }) => Some(End::Points(points)),
            Some(RawEnd { points: None, games: Some(games) }) => Some(End::Games(games)),
            Some(_) => return Err(D::Error::custom("an end is either points or games")),
        };
        let modifiers = Modifiers {
            nines: raw.nines.unwrap_or(usual.nines),
            going_out: GoingOut::read("out", raw.out.as_deref(), usual.going_out)?,
            heading: if raw.must_head == Some(true) { Heading::Must } else { Heading::Free },
            scoring: Scoring::read("scoring", raw.scoring.as_deref(), usual.scoring)?,
            end,
            ..usual
        };
        Ok(Self(Rules::of(variant, &modifiers)))
    }
}

impl Serialize for RecordRules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Only rules that have a name become a record.
        let (variant, modifiers) = self.0.named().unwrap_or_default();
        let usual = Modifiers::default();
        let raw = RawRules {
            variant: variant.in_records().to_owned(),
            nines: (modifiers.nines != usual.nines).then_some(modifiers.nines),
            out: modifiers.going_out.word().filter(|_| modifiers.going_out != usual.going_out),
            must_head: (modifiers.heading == Heading::Must).then_some(true),
            scoring: modifiers.scoring.word().filter(|_| modifiers.scoring != usual.scoring),
            end: Some(match self.0.end {
                End::Points(points) => RawEnd { points: Some(points), games: None },
                End::Games(games) => RawEnd { points: None, games: Some(games) },
            }),
        };
        raw.serialize(serializer)
    }
}
