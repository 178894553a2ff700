//! Changes of the rules, one at a time, as the set-up panel of a lobby sends them: each a short
//! text.

use super::{Modifiers, Rules, Scoring, Variant};
use crate::agreed::{Agreed, GAMES, TARGET};

/// One change of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Another variant.
    Variant(Variant),
    /// The extras that apply, by their labels; all others are off.
    Extras(Vec<String>),
    /// Another scoring. The end becomes the usual one for it.
    Scoring(Scoring),
    /// An end at this number of points.
    Points(u32),
    /// An end after this number of games.
    Games(u32),
    /// The usual end.
    OwnEnd,
}

impl Change {
    /// The text that [`Change::from_text`] reads.
    pub fn to_text(&self) -> String {
        match self {
            Self::Variant(variant) => format!("variant.{}", variant.as_str()),
            Self::Extras(names) => format!("extras.{}", names.join(",")),
            Self::Scoring(Scoring::GamePoints) => "scoring.game-points".into(),
            Self::Scoring(Scoring::CardPoints) => "scoring.card-points".into(),
            Self::Points(n) => format!("points.{n}"),
            Self::Games(n) => format!("games.{n}"),
            Self::OwnEnd => "own-end.".into(),
        }
    }

    /// Reads a change; `None` for anything else.
    pub fn from_text(text: &str) -> Option<Self> {
        let (part, value) = text.split_once('.')?;
        Some(match (part, value) {
            ("variant", name) => Self::Variant(Variant::from_name(name)?),
            ("extras", names) => Self::Extras(names.split(',').map(str::to_owned).collect()),
            ("scoring", "game-points") => Self::Scoring(Scoring::GamePoints),
            ("scoring", "card-points") => Self::Scoring(Scoring::CardPoints),
            ("points", n) => Self::Points(n.parse().ok()?),
            ("games", n) => Self::Games(n.parse().ok()?),
            ("own-end", "") => Self::OwnEnd,
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
            Change::Variant(named) => variant = named,
            Change::Extras(labels) => modifiers.set_extras(&labels),
            Change::Scoring(scoring) => {
                modifiers.scoring = scoring;
                modifiers.end = None;
            }
            Change::Points(n) => modifiers.set_number(TARGET, n.into()),
            Change::Games(n) => modifiers.set_number(GAMES, n.into()),
            Change::OwnEnd => modifiers.end = None,
        }
        Some(Self::of(variant, &modifiers))
    }
}
