//! The named games: a table of differences from the classic one. No other file of the rules names a
//! variant.

use serde::{Deserialize, Serialize};

use crate::agreed::{Agreed, GAMES, Modifier, RecordForm, TARGET};

use super::{Counting, End, GoingOut, Heading, Marriages, Naming, Pack, Rules, Scoring, TurnUp};

/// The games that have a name.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    #[default]
    Classic,
    Rising,
    HeartAce,
    Bid,
}

/// Agreements on top of a variant. The default changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifiers {
    /// Whether the nines are in the pack.
    pub nines: bool,
    /// The end of a game before the hands are played out.
    pub going_out: GoingOut,
    /// Whether a seat that can take a trick must take it.
    pub heading: Heading,
    /// The points that seats book.
    pub scoring: Scoring,
    /// An end of the match other than the usual one.
    pub end: Option<End>,
    /// Whether card points are shown.
    pub counting: Counting,
}

impl Default for Modifiers {
    fn default() -> Self {
        Self {
            nines: true,
            going_out: GoingOut::Claim,
            heading: Heading::Free,
            scoring: Scoring::GamePoints,
            end: None,
            counting: Counting::Shown,
        }
    }
}

impl Agreed for Modifiers {
    type Rules = Rules;

    const TABLE: &'static [Modifier<Self>] = &[
        Modifier::end(
            TARGET,
            End::MOST_POINTS,
            |m| match m.end {
                Some(End::Points(n)) => Some(n),
                _ => None,
            },
            |m, n| m.end = Some(End::Points(n)),
        ),
        Modifier::end(
            GAMES,
            End::MOST_GAMES,
            |m| match m.end {
                Some(End::Games(n)) => Some(n),
                _ => None,
            },
            |m, n| m.end = Some(End::Games(n)),
        ),
        Modifier::flag("nines", |m| m.nines, |m, nines| m.nines = nines),
        Modifier {
            written: RecordForm::InWords("out", ["claim", "auto"]),
            ..Modifier::flag(
                "auto_out",
                |m| m.going_out == GoingOut::Auto,
                |m, auto| m.going_out = if auto { GoingOut::Auto } else { GoingOut::Claim },
            )
        },
        Modifier::flag(
            "must_head",
            |m| m.heading == Heading::Must,
            |m, must| m.heading = if must { Heading::Must } else { Heading::Free },
        ),
        Modifier {
            written: RecordForm::InWords("scoring", ["game_points", "card_points"]),
            // Card points are of another size, so they need another end of the match.
            ends: true,
            ..Modifier::flag(
                "card_points",
                |m| m.scoring == Scoring::CardPoints,
                |m, cards| {
                    m.scoring = if cards { Scoring::CardPoints } else { Scoring::GamePoints };
                },
            )
        },
        Modifier {
            // The display of points is no rule.
            written: RecordForm::Never,
            ..Modifier::flag(
                "from_memory",
                |m| m.counting == Counting::FromMemory,
                |m, memory| {
                    m.counting = if memory { Counting::FromMemory } else { Counting::Shown };
                },
            )
        },
    ];

    fn rules(&self, variant: &str) -> Option<Rules> {
        Some(Rules::of(Variant::from_records(variant)?, self))
    }

    fn of(rules: &Rules) -> (&'static str, Self) {
        // Only rules that have a name become a record, so the default is never used.
        let (variant, modifiers) = rules.named().unwrap_or_default();
        (variant.in_records(), Self { end: Some(rules.end), ..modifiers })
    }
}

impl Variant {
    /// All variants.
    pub const ALL: [Self; 4] = [Self::Classic, Self::Rising, Self::HeartAce, Self::Bid];

    /// The name at the table, in storage and on the leaderboard, which no variant of another game
    /// has.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Classic => "sixtysix",
            other => other.in_records(),
        }
    }

    /// The variant of this name at the table.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.as_str() == name)
    }

    /// The name in records.
    pub const fn in_records(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Rising => "rising",
            Self::HeartAce => "heart_ace",
            Self::Bid => "bid",
        }
    }

    /// The variant of this name in records.
    pub fn from_records(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.in_records() == name)
    }
}

impl Rules {
    /// The classic game.
    pub const fn classic() -> Self {
        Self {
            pack: Pack::Usual,
            turn_up: TurnUp::Shown,
            naming: Naming::TurnUp,
            marriages: Marriages::TrumpsDouble,
            going_out: GoingOut::Claim,
            heading: Heading::Free,
            scoring: Scoring::GamePoints,
            end: End::Points(7),
            counting: Counting::Shown,
        }
    }

    /// The rules of a variant, as differences from the classic game.
    pub const fn variant(variant: Variant) -> Self {
        let classic = Self::classic();
        let hidden = Self { turn_up: TurnUp::Nothing, ..classic };
        match variant {
            Variant::Classic => classic,
            Variant::Rising => {
                Self { naming: Naming::Forehand, marriages: Marriages::Rising, ..hidden }
            }
            Variant::HeartAce => {
                Self { naming: Naming::AceOfHearts, marriages: Marriages::AllEqual, ..hidden }
            }
            Variant::Bid => Self { naming: Naming::Bid, ..hidden },
        }
    }

    pub const fn of(variant: Variant, modifiers: &Modifiers) -> Self {
        let mut rules = Self::variant(variant);
        rules.pack = if modifiers.nines { Pack::Usual } else { Pack::WithoutNines };
        rules.going_out = modifiers.going_out;
        rules.heading = modifiers.heading;
        rules.scoring = modifiers.scoring;
        rules.counting = modifiers.counting;
        rules.end = match (modifiers.end, modifiers.scoring) {
            (Some(end), _) => end,
            (None, Scoring::GamePoints) => End::Points(7),
            (None, Scoring::CardPoints) => End::Games(5),
        };
        rules
    }

    /// The variant and the modifiers that make these rules, for display, leaderboards and records;
    /// `None` for parts that belong to no named game.
    pub fn named(&self) -> Option<(Variant, Modifiers)> {
        Variant::ALL.into_iter().find_map(|variant| {
            let mut modifiers = Modifiers {
                nines: self.pack == Pack::Usual,
                going_out: self.going_out,
                heading: self.heading,
                scoring: self.scoring,
                end: None,
                counting: self.counting,
            };
            if Self::of(variant, &modifiers).end != self.end {
                modifiers.end = Some(self.end);
            }
            (Self::of(variant, &modifiers) == *self).then_some((variant, modifiers))
        })
    }

    /// The variant alone.
    pub fn name(&self) -> Option<Variant> {
        self.named().map(|(variant, _)| variant)
    }
}
