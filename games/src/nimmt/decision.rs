//! A seat's decision, with its legal choices.

use std::fmt;

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{Card, Choice, Refusal, RowNo, Side};
use crate::shuffle::{below, shuffle};

/// The kinds of decisions. Public: everybody may know which one is awaited.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// Take a card from the pool.
    Draft,
    /// Play a card, or two where two are played at once.
    Play,
    /// Play a second card or stop (Hand).
    PlayOrStop,
    /// Choose a row to take.
    Row,
    /// Choose between two equally near ends (Pro).
    End,
    /// Choose which of two cards is placed first (Refined).
    First,
    /// Choose which taken cards go to the hand (Hand).
    Keep,
}

impl DecisionKind {
    /// The name in records.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Play => "play",
            Self::PlayOrStop => "play_or_stop",
            Self::Row => "row",
            Self::End => "end",
            Self::First => "first",
            Self::Keep => "keep",
        }
    }
}

impl fmt::Display for DecisionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A seat's decision, with the cards and rows it may choose from. It names cards of the hand, so it
/// is handed out only within that seat's own view, and has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub enum Decision {
    /// Take one of these.
    Draft {
        /// The open cards, ascending.
        pool: Vec<Card>,
    },
    /// Play `count` of these.
    Play {
        /// The hand, ascending.
        cards: Vec<Card>,
        /// Number of cards played at once, 1 or 2.
        count: u8,
    },
    /// Play one of these, or stop.
    PlayOrStop {
        /// The hand, ascending.
        cards: Vec<Card>,
    },
    /// Choose one of these rows to take.
    Row {
        /// The card that is too low, or fits nowhere.
        card: Card,
        /// All rows of the table.
        rows: Vec<RowNo>,
    },
    /// Choose one of these ends.
    End {
        /// The card to be laid there.
        card: Card,
        /// The two equally near ends.
        ends: Vec<(RowNo, Side)>,
    },
    /// Choose one of these to be placed first.
    First {
        /// The two cards, the lower one first.
        cards: [Card; 2],
    },
    /// Choose any of the taken cards for the hand, or none.
    Keep {
        /// The cards just taken, ascending.
        taken: Vec<Card>,
        /// The most cards that may go to the hand: as many as its limit leaves, and never more than
        /// were taken.
        at_most: u8,
    },
}

impl Decision {
    /// Its kind, which is public.
    pub const fn kind(&self) -> DecisionKind {
        match self {
            Self::Draft { .. } => DecisionKind::Draft,
            Self::Play { .. } => DecisionKind::Play,
            Self::PlayOrStop { .. } => DecisionKind::PlayOrStop,
            Self::Row { .. } => DecisionKind::Row,
            Self::End { .. } => DecisionKind::End,
            Self::First { .. } => DecisionKind::First,
            Self::Keep { .. } => DecisionKind::Keep,
        }
    }

    /// Whether the choice is a legal answer.
    pub fn allows(&self, choice: &Choice) -> bool {
        self.check(choice).is_ok()
    }

    /// Checks whether the choice is a legal answer; the refusal says why it is not.
    pub(super) fn check(&self, choice: &Choice) -> Result<(), Refusal> {
        let or = |legal: bool, refusal| if legal { Ok(()) } else { Err(refusal) };
        match (self, choice) {
            (Self::Draft { pool }, Choice::Draft(card)) => {
                or(pool.contains(card), Refusal::NotInPool(*card))
            }
            (Self::Play { cards, count }, Choice::Play(played)) => {
                let refusal = Refusal::WrongCount { count: *count };
                or(played.len() == usize::from(*count), refusal)?;
                each_from(cards, played, Refusal::NotHeld)
            }
            (Self::PlayOrStop { cards }, Choice::Play(played)) => {
                or(played.len() == 1, Refusal::WrongCount { count: 1 })?;
                each_from(cards, played, Refusal::NotHeld)
            }
            (Self::PlayOrStop { .. }, Choice::Stop) => Ok(()),
            (Self::Row { rows, .. }, Choice::Row(row)) => {
                or(rows.contains(row), Refusal::NoSuchRow(*row))
            }
            (Self::End { ends, .. }, Choice::End(row, side)) => {
                or(ends.contains(&(*row, *side)), Refusal::NotThatEnd)
            }
            (Self::First { cards }, Choice::First(card)) => {
                or(cards.contains(card), Refusal::NotPlayed(*card))
            }
            (Self::Keep { taken, at_most }, Choice::Keep(kept)) => {
                each_from(taken, kept, Refusal::NotTaken)?;
                let refusal = Refusal::HandFull { at_most: *at_most };
                or(kept.len() <= usize::from(*at_most), refusal)
            }
            _ => Err(Refusal::NotThatDecision { awaited: self.kind() }),
        }
    }

    /// All legal choices. Of two cards played at once: every pair, the lower card first. Of the
    /// many ways to keep cards only the plain ones: the lowest none, one, two … and the highest
    /// one, two … as far as the hand allows.
    pub fn choices(&self) -> Vec<Choice> {
        match self {
            Self::Draft { pool } => pool.iter().map(|card| Choice::Draft(*card)).collect(),
            Self::Play { cards, count: 2 } => pairs(cards),
            Self::Play { cards, .. } => singles(cards).collect(),
            Self::PlayOrStop { cards } => singles(cards).chain([Choice::Stop]).collect(),
            Self::Row { rows, .. } => rows.iter().map(|row| Choice::Row(*row)).collect(),
            Self::End { ends, .. } => {
                ends.iter().map(|(row, side)| Choice::End(*row, *side)).collect()
            }
            Self::First { cards } => cards.iter().map(|card| Choice::First(*card)).collect(),
            Self::Keep { taken, at_most } => {
                let most = usize::from(*at_most).min(taken.len());
                let lowest = (0..=most).map(|n| taken[..n].to_vec());
                let highest = (1..=most).map(|n| taken[taken.len() - n..].to_vec());
                let highest = highest.filter(|cards| cards.len() < taken.len());
                lowest.chain(highest).map(Choice::Keep).collect()
            }
        }
    }

    /// A random legal choice. Kept cards may be any legal selection.
    pub fn random_choice<R: Rng + ?Sized>(&self, rng: &mut R) -> Choice {
        match self {
            Self::Draft { pool } => pick(pool, rng).map_or(Choice::Stop, Choice::Draft),
            Self::Play { cards, count } => Choice::Play(some_of(cards, usize::from(*count), rng)),
            Self::PlayOrStop { cards } => match below(cards.len() + 1, rng) {
                0 => Choice::Stop,
                place => Choice::Play(cards[place - 1..place].to_vec()),
            },
            Self::Row { rows, .. } => pick(rows, rng).map_or(Choice::Stop, Choice::Row),
            Self::End { ends, .. } => {
                pick(ends, rng).map_or(Choice::Stop, |(row, side)| Choice::End(row, side))
            }
            Self::First { cards } => Choice::First(cards[below(2, rng)]),
            Self::Keep { taken, at_most } => {
                let count = below(usize::from(*at_most).min(taken.len()) + 1, rng);
                Choice::Keep(some_of(taken, count, rng))
            }
        }
    }
}

/// Checks whether `held` contains all of `cards`, equal ones as often as they are named.
fn each_from(held: &[Card], cards: &[Card], missing: fn(Card) -> Refusal) -> Result<(), Refusal> {
    let count = |list: &[Card], card| list.iter().filter(|other| **other == card).count();
    for card in cards {
        match count(held, *card) {
            0 => return Err(missing(*card)),
            there if count(cards, *card) > there => return Err(Refusal::NamedTwice(*card)),
            _ => {}
        }
    }
    Ok(())
}

/// One choice for each card; equal cards make equal choices, so each is offered once.
fn singles(cards: &[Card]) -> impl Iterator<Item = Choice> {
    let mut cards = cards.to_vec();
    cards.dedup();
    cards.into_iter().map(|card| Choice::Play(vec![card]))
}

fn pairs(cards: &[Card]) -> Vec<Choice> {
    let mut pairs = Vec::new();
    for (index, first) in cards.iter().enumerate() {
        for second in &cards[index + 1..] {
            pairs.push(Choice::Play(vec![*first, *second]));
        }
    }
    pairs.dedup();
    pairs
}

fn pick<T: Copy, R: Rng + ?Sized>(from: &[T], rng: &mut R) -> Option<T> {
    from.get(below(from.len(), rng)).copied()
}

fn some_of<R: Rng + ?Sized>(from: &[Card], count: usize, rng: &mut R) -> Vec<Card> {
    if count == 1 {
        return pick(from, rng).into_iter().collect();
    }
    let mut cards = from.to_vec();
    shuffle(&mut cards, rng);
    cards.truncate(count);
    cards.sort_unstable();
    cards
}
