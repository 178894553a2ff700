//! Rule: the cards in play.

use serde::{Deserialize, Serialize};

use super::Card;

/// The cards of a game, before they are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// 1 to 104.
    Full,
    /// 1 to seats × hand + rows: every card is in play, so everybody can work out which are out.
    Fitted,
    /// 2 to 104: the 1 lies before the start seat as its marker.
    WithoutOne,
    /// Two full decks, 208 cards.
    TwoDecks,
    /// One full deck and a second 11, 22, … 99: 113 cards.
    Pairs,
}

impl Deck {
    /// Number of copies of this card. `wanted` is seats × hand + rows, which only a fitted deck
    /// asks for.
    pub(super) fn copies(self, card: Card, wanted: usize) -> u8 {
        let number = usize::from(card.number());
        match self {
            Self::Full => 1,
            Self::Fitted => u8::from(number <= wanted),
            Self::WithoutOne => u8::from(number != 1),
            Self::TwoDecks => 2,
            Self::Pairs => 1 + u8::from(number % 11 == 0 && number <= 99),
        }
    }

    /// All cards, ascending, equal ones side by side.
    pub(super) fn cards(self, wanted: usize) -> Vec<Card> {
        Card::range(1, Card::HIGHEST)
            .flat_map(|card| std::iter::repeat_n(card, usize::from(self.copies(card, wanted))))
            .collect()
    }

    /// Number of cards.
    pub(super) fn size(self, wanted: usize) -> usize {
        Card::range(1, Card::HIGHEST).map(|card| usize::from(self.copies(card, wanted))).sum()
    }

    /// Number of cards of which there are two.
    pub(super) fn doubles(self) -> usize {
        Card::range(1, Card::HIGHEST).filter(|&card| self.copies(card, 0) > 1).count()
    }

    /// Whether its size follows from the hands, instead of the other way round.
    pub(super) fn is_fitted(self) -> bool {
        self == Self::Fitted
    }
}
