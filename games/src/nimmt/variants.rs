//! The named games: a table of differences from the classic one. No other file of the rules names a
//! variant.

use serde::{Deserialize, Serialize};

use crate::agreed::{Agreed, GAMES, Modifier, TARGET};

use super::{
    Dealing, Deck, End, Finish, HandSize, Order, Placement, Rules, Scoring, Selection, Take,
};

/// The games that have a name.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    #[default]
    Classic,
    Tactics,
    Logic,
    Tournament,
    Pro,
    Open,
    Refined,
    Hand,
    Double,
    DoublePairs,
}

/// Agreements on top of a variant. The default changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifiers {
    /// Number of rows, within [`Rules::ROWS`].
    pub rows: u8,
    /// The card that takes a row, within [`Rules::TAKES`].
    pub takes: u8,
    /// A size of the hands other than the variant's own.
    pub hand: Option<HandSize>,
    /// Whether all points are doubled when a seat took no card in a game.
    pub virgin: bool,
    /// Whether the rows stay on the table after a game.
    pub rows_stay: bool,
    /// Whether taken rows go into the hand, so that the cards left are the points.
    pub shedding: bool,
    /// An end of the match other than the variant's own.
    pub end: Option<End>,
}

impl Default for Modifiers {
    fn default() -> Self {
        Self {
            rows: 4,
            takes: 6,
            hand: None,
            virgin: false,
            rows_stay: false,
            shedding: false,
            end: None,
        }
    }
}

impl Agreed for Modifiers {
    type Rules = Rules;

    const TABLE: &'static [Modifier<Self>] = &[
        Modifier::end(
            TARGET,
            999,
            |m| match m.end {
                Some(End::Points(n)) => Some(n),
                _ => None,
            },
            |m, n| m.end = Some(End::Points(n)),
        ),
        Modifier::end(
            GAMES,
            50,
            |m| match m.end {
                Some(End::Games(n)) => Some(n),
                _ => None,
            },
            |m, n| m.end = Some(End::Games(n)),
        ),
        Modifier::number("rows", Rules::ROWS, |m| Some(m.rows), |m, n| m.rows = n),
        Modifier::number("takes", Rules::TAKES, |m| Some(m.takes), |m, n| m.takes = n),
        Modifier::number(
            "hand",
            1..=52,
            |m| match m.hand {
                Some(HandSize::Cards(n)) => Some(n),
                Some(HandSize::All) | None => None,
            },
            |m, n| m.hand = Some(HandSize::Cards(n)),
        ),
        Modifier::flag(
            "deal_all",
            |m| m.hand == Some(HandSize::All),
            |m, all| match all {
                true => m.hand = Some(HandSize::All),
                false => m.hand = m.hand.filter(|hand| *hand != HandSize::All),
            },
        ),
        Modifier::flag("virgin", |m| m.virgin, |m, virgin| m.virgin = virgin),
        Modifier::flag("rows_stay", |m| m.rows_stay, |m, stay| m.rows_stay = stay),
        Modifier::flag("shedding", |m| m.shedding, |m, shedding| m.shedding = shedding),
    ];

    fn rules(&self, variant: &str) -> Option<Rules> {
        Some(Rules::of(Variant::from_name(variant)?, self))
    }

    fn of(rules: &Rules) -> (&'static str, Self) {
        // Only rules that have a name become a record, so the default is never used.
        let (variant, modifiers) = rules.named().unwrap_or_default();
        (variant.as_str(), Self { end: Some(rules.end), ..modifiers })
    }
}

impl Variant {
    /// All variants, in the order of the rulebook.
    pub const ALL: [Self; 10] = [
        Self::Classic,
        Self::Tactics,
        Self::Logic,
        Self::Tournament,
        Self::Pro,
        Self::Open,
        Self::Refined,
        Self::Hand,
        Self::Double,
        Self::DoublePairs,
    ];

    /// The name in records and in storage.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Tactics => "tactics",
            Self::Logic => "logic",
            Self::Tournament => "tournament",
            Self::Pro => "pro",
            Self::Open => "open",
            Self::Refined => "refined",
            Self::Hand => "hand",
            Self::Double => "double",
            Self::DoublePairs => "double_pairs",
        }
    }

    /// The variant of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.as_str() == name)
    }
}

impl Rules {
    /// The classic game.
    pub const fn classic() -> Self {
        Self {
            deck: Deck::Full,
            dealing: Dealing::Shuffled,
            selection: Selection::OneHidden,
            order: Order::Ascending,
            placement: Placement::Behind,
            take: Take::ToPile,
            scoring: Scoring::BullHeads,
            finish: Finish::HandsPlayed,
            rows: 4,
            takes: 6,
            hand: HandSize::Cards(10),
            virgin: false,
            rows_stay: false,
            end: End::Points(66),
        }
    }

    /// The rules of a variant, as differences from the classic game.
    pub const fn variant(variant: Variant) -> Self {
        let classic = Self::classic();
        match variant {
            Variant::Classic => classic,
            Variant::Tactics => Self { deck: Deck::Fitted, ..classic },
            Variant::Logic => Self { deck: Deck::Fitted, dealing: Dealing::Draft, ..classic },
            Variant::Tournament => Self {
                deck: Deck::Fitted,
                dealing: Dealing::Sheets,
                end: End::EachSheet,
                ..classic
            },
            Variant::Pro => Self { placement: Placement::EitherEnd, ..classic },
            Variant::Open => {
                Self { deck: Deck::WithoutOne, selection: Selection::OneOpen, ..classic }
            }
            Variant::Refined => Self {
                selection: Selection::TwoHidden,
                order: Order::LowestOwner,
                hand: HandSize::Cards(14),
                ..classic
            },
            Variant::Hand => Self {
                selection: Selection::OneOrTwoOpen,
                order: Order::AsPlayed,
                take: Take::Sorted { hand_limit: 16 },
                scoring: Scoring::HandTwice,
                finish: Finish::HandEmptyOrPile { more_than: 20, turns: 60 },
                hand: HandSize::Cards(14),
                ..classic
            },
            Variant::Double => {
                Self { deck: Deck::TwoDecks, placement: Placement::OnEqual, ..classic }
            }
            Variant::DoublePairs => {
                Self { deck: Deck::Pairs, placement: Placement::OnEqual, ..classic }
            }
        }
    }

    pub fn of(variant: Variant, modifiers: &Modifiers) -> Self {
        let mut rules = Self::variant(variant);
        rules.rows = modifiers.rows;
        rules.takes = modifiers.takes;
        rules.hand = modifiers.hand.unwrap_or(rules.hand);
        rules.virgin = modifiers.virgin;
        rules.rows_stay = modifiers.rows_stay;
        if modifiers.shedding {
            rules.take = Take::ToHand;
            rules.scoring = Scoring::CardsLeft;
            rules.finish = Finish::HandEmpty { turns: 100 };
            // One game, unless the variant itself fixes their number.
            if let End::Points(_) = rules.end {
                rules.end = End::Games(1);
            }
        }
        rules.end = modifiers.end.unwrap_or(rules.end);
        rules
    }

    /// The variant and the modifiers that make these rules, for display, leaderboards and records;
    /// `None` for parts that belong to no named game.
    pub fn named(&self) -> Option<(Variant, Modifiers)> {
        Variant::ALL.into_iter().find_map(|variant| {
            let unless = |own: bool| !own;
            let mut modifiers = Modifiers {
                rows: self.rows,
                takes: self.takes,
                hand: unless(Self::variant(variant).hand == self.hand).then_some(self.hand),
                virgin: self.virgin,
                rows_stay: self.rows_stay,
                shedding: self.is_shedding(),
                end: None,
            };
            let own_end = Self::of(variant, &modifiers).end == self.end;
            modifiers.end = unless(own_end).then_some(self.end);
            (Self::of(variant, &modifiers) == *self).then_some((variant, modifiers))
        })
    }

    /// The variant's name alone.
    pub fn name(&self) -> Option<Variant> {
        self.named().map(|(variant, _)| variant)
    }
}
