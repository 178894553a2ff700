//! Rules changed step by step, each step a short text: what the set-up panel of a lobby sends.

use super::{Counting, End, GoingOut, Heading, Modifiers, Rules, Scoring, Variant};

/// One change of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The variant.
    Variant(Variant),
    /// All extras that apply, by name: `no-nines`, `auto-out`, `must-head`, `from-memory`.
    Extras(Vec<String>),
    /// What is booked. The end becomes the usual one for that.
    Scoring(Scoring),
    /// Points that end the match.
    Points(u32),
    /// Games that end the match.
    Games(u32),
    /// The usual end.
    OwnEnd,
}

impl Change {
    /// The text that [`Change::from_text`] reads.
    #[must_use]
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
    #[must_use]
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
    /// The same rules with one thing changed; `None` when the text is no [`Change`]. They may
    /// contradict themselves: that is for [`Rules::check`].
    #[must_use]
    pub fn changed(&self, change: &str) -> Option<Self> {
        let (mut variant, mut modifiers) =
            self.named().unwrap_or((Variant::Classic, Modifiers::default()));
        match Change::from_text(change)? {
            Change::Variant(named) => variant = named,
            Change::Extras(names) => {
                let has = |name: &str| names.iter().any(|n| n == name);
                modifiers.nines = !has("no-nines");
                modifiers.going_out =
                    if has("auto-out") { GoingOut::Auto } else { GoingOut::Claim };
                modifiers.heading = if has("must-head") { Heading::Must } else { Heading::Free };
                modifiers.counting =
                    if has("from-memory") { Counting::FromMemory } else { Counting::Shown };
            }
            Change::Scoring(scoring) => {
                modifiers.scoring = scoring;
                modifiers.end = None;
            }
            Change::Points(n) => modifiers.end = Some(End::Points(n.clamp(1, End::MOST_POINTS))),
            Change::Games(n) => modifiers.end = Some(End::Games(n.clamp(1, End::MOST_GAMES))),
            Change::OwnEnd => modifiers.end = None,
        }
        Some(Self::of(variant, &modifiers))
    }
}
