//! The cards face down.

use crate::sixtysix::Card;

/// The most cards that ever lie face down.
const MOST: usize = 12;

/// The cards face down, in their order.
#[derive(Clone, Copy)]
pub(super) struct Stock {
    cards: [Option<Card>; MOST],
    next: usize,
    end: usize,
}

impl Stock {
    /// A stock of these cards, the next one first; at most twelve of them are kept.
    pub(super) fn of(cards: &[Card]) -> Self {
        let mut stock = Self { cards: [None; MOST], next: 0, end: cards.len().min(MOST) };
        for (place, card) in stock.cards.iter_mut().zip(cards) {
            *place = Some(*card);
        }
        stock
    }

    pub(super) const fn len(&self) -> usize {
        self.end - self.next
    }

    /// Takes the next card.
    pub(super) fn draw(&mut self) -> Option<Card> {
        let card = self.left().next();
        self.next += usize::from(card.is_some());
        card
    }

    /// The remaining cards, the next one first.
    pub(super) fn left(&self) -> impl Iterator<Item = Card> {
        self.cards[self.next..self.end].iter().copied().flatten()
    }
}
