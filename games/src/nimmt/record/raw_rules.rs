//! Rules as a record writes them: a variant and what was agreed on top.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bounded::{object, present, whole_number};
use crate::nimmt::{End, HandSize, Modifiers, Rules, Variant};

/// The `rules` of a record.
pub(super) struct RecordRules(pub(super) Rules);

#[derive(Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // the document's fields
#[serde(deny_unknown_fields)]
struct RawRules {
    variant: String,
    #[serde(default, deserialize_with = "small", skip_serializing_if = "Option::is_none")]
    rows: Option<u8>,
    #[serde(default, deserialize_with = "small", skip_serializing_if = "Option::is_none")]
    takes: Option<u8>,
    #[serde(default, deserialize_with = "small", skip_serializing_if = "Option::is_none")]
    hand: Option<u8>,
    #[serde(default, skip_serializing_if = "is_false")]
    deal_all: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    virgin: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    rows_stay: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    shedding: bool,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    end: Option<RawEnd>,
}

/// Exactly one of both.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum RawEnd {
    Points(u32),
    Games(u32),
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the shape serde asks for
fn is_false(value: &bool) -> bool {
    !value
}

/// A number that is far from any range is refused here; whether rules with it
/// can be played is said where all contradictions are.
fn small<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    let number = whole_number(deserializer)?;
    let small = u8::try_from(number);
    small.map(Some).map_err(|_| D::Error::custom(format_args!("{number} is out of range")))
}

impl<'de> Deserialize<'de> for RecordRules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw: RawRules = object(deserializer)?;
        let variant = Variant::from_name(&raw.variant)
            .ok_or_else(|| D::Error::custom(format_args!("no variant `{}`", raw.variant)))?;
        let hand = match (raw.hand, raw.deal_all) {
            (Some(_), true) => return Err(D::Error::custom("either hand or deal_all, not both")),
            (Some(cards), false) => Some(HandSize::Cards(cards)),
            (None, true) => Some(HandSize::All),
            (None, false) => None,
        };
        let usual = Modifiers::default();
        let modifiers = Modifiers {
            rows: raw.rows.unwrap_or(usual.rows),
            takes: raw.takes.unwrap_or(usual.takes),
            hand,
            virgin: raw.virgin,
            rows_stay: raw.rows_stay,
            shedding: raw.shedding,
            end: raw.end.map(|end| match end {
                RawEnd::Points(points) => End::Points(points),
                RawEnd::Games(games) => End::Games(games),
            }),
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
            variant: variant.as_str().to_owned(),
            rows: (modifiers.rows != usual.rows).then_some(modifiers.rows),
            takes: (modifiers.takes != usual.takes).then_some(modifiers.takes),
            hand: match modifiers.hand {
                Some(HandSize::Cards(cards)) => Some(cards),
                Some(HandSize::All) | None => None,
            },
            deal_all: modifiers.hand == Some(HandSize::All),
            virgin: modifiers.virgin,
            rows_stay: modifiers.rows_stay,
            shedding: modifiers.shedding,
            end: match self.0.end {
                End::Points(points) => Some(RawEnd::Points(points)),
                End::Games(games) => Some(RawEnd::Games(games)),
                End::EachSheet => None,
            },
        };
        raw.serialize(serializer)
    }
}
