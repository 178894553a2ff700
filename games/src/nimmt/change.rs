//! Rules changed step by step, each step a short text: what the set-up panel of a lobby sends.

use super::{Modifiers, Rules, Variant};
use crate::agreed::{Agreed, GAMES, TARGET};

/// One change of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The variant.
    Variant(Variant),
    /// All extras that apply, by their labels.
    Extras(Vec<String>),
    /// Rows, and which card takes one.
    Rows(u8, u8),
    /// Points that end the match.
    Points(u32),
    /// Games that end the match.
    Games(u32),
    /// The variant's own end.
    OwnEnd,
    /// Cards in a hand; 0 for the variant's own.
    Hand(u8),
}

impl Change {
    /// The text that [`Change::from_text`] reads.
    #[must_use]
    pub fn to_text(&self) -> String {
        match self {
            Self::Variant(variant) => format!("variant.{}", variant.as_str()),
            Self::Extras(names) => format!("extras.{}", names.join(",")),
            Self::Rows(rows, takes) => format!("rows.{rows}.{takes}"),
            Self::Points(n) => format!("points.{n}"),
            Self::Games(n) => format!("games.{n}"),
            Self::OwnEnd => "own-end.".into(),
            Self::Hand(n) => format!("hand.{n}"),
        }
    }

    /// Reads a change; `None` for anything else.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let (part, value) = text.split_once('.')?;
        Some(match part {
            "variant" => Self::Variant(Variant::from_name(value)?),
            "extras" => Self::Extras(value.split(',').map(str::to_owned).collect()),
            "rows" => {
                let (rows, takes) = value.split_once('.')?;
                Self::Rows(rows.parse().ok()?, takes.parse().ok()?)
            }
            "points" => Self::Points(value.parse().ok()?),
            "games" => Self::Games(value.parse().ok()?),
            "own-end" => Self::OwnEnd,
            "hand" => Self::Hand(value.parse().ok()?),
            _ => return None,
        })
    }
}

impl Rules {
    /// The same rules with one thing changed; `None` when the text is no [`Change`]. They may
    /// contradict themselves: that is for [`Rules::check`].
    #[must_use]
    pub fn changed(&self, change: &str) -> Option<Self> {
        let (mut variant, mut modifiers) =
            self.named().unwrap_or((Variant::Classic, Modifiers::default()));
        match Change::from_text(change)? {
            Change::Variant(named) => {
                // What was agreed on for another variant seldom makes sense for this one.
                modifiers.end = None;
                modifiers.hand = None;
                variant = named;
            }
            Change::Extras(labels) => modifiers.set_extras(&labels),
            Change::Rows(rows, takes) => {
                modifiers.set_number("rows", rows.into());
                modifiers.set_number("takes", takes.into());
            }
            Change::Points(n) => modifiers.set_number(TARGET, n.into()),
            Change::Games(n) => modifiers.set_number(GAMES, n.into()),
            Change::OwnEnd => modifiers.end = None,
            Change::Hand(0) => modifiers.hand = None,
            Change::Hand(n) => modifiers.set_number("hand", n.into()),
        }
        Some(Self::of(variant, &modifiers))
    }
}
