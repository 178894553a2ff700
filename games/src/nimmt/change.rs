//! Changes of the rules, one at a time, as the set-up panel of a lobby sends them: each a short
//! text.

use super::{End, Modifiers, Rules, Variant};
use crate::agreed::{Agreed, GAMES, TARGET};

/// One change of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Another variant.
    Variant(Variant),
    /// The extras that apply, by their labels; all others are off.
    Extras(Vec<String>),
    /// The number of rows, and the card that takes one: the 5th, 6th or 7th.
    Rows(u8, u8),
    /// An end at this number of points.
    Points(u32),
    /// An end after this number of games.
    Games(u32),
    /// The variant's own end.
    OwnEnd,
    /// The number of cards in a hand; 0 stands for the variant's own.
    Hand(u8),
}

impl Change {
    /// The text that [`Change::from_text`] reads.
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
    /// The same rules with one change; `None` when the text is no [`Change`]. The result may
    /// contradict itself, which [`Rules::check`] finds.
    pub fn changed(&self, change: &str) -> Option<Self> {
        let (mut variant, mut modifiers) =
            self.named().unwrap_or((Variant::Classic, Modifiers::default()));
        match Change::from_text(change)? {
            Change::Variant(named) => {
                // Ends and hand sizes agreed on for another variant seldom make sense for this one.
                modifiers.end = None;
                modifiers.hand = None;
                variant = named;
            }
            Change::Extras(labels) => {
                let shedding = modifiers.shedding;
                modifiers.set_extras(&labels);
                // So many bull heads aren't so many cards.
                if modifiers.shedding != shedding && matches!(modifiers.end, Some(End::Points(_))) {
                    modifiers.end = None;
                }
            }
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
