//! A seat's cards in the course of a game.

use super::Card;

/// A seat's cards and points, hidden ones included.
#[derive(Clone, Default)]
pub(super) struct Holding {
    /// Ascending.
    pub(super) hand: Vec<Card>,
    /// Those cards of the hand that everybody has seen going there; ascending.
    pub(super) known: Vec<Card>,
    /// In the order in which they were taken.
    pub(super) pile: Vec<Card>,
    /// Points from rows that were shared with another seat.
    pub(super) shared_points: u32,
    /// Whether it took any card in this game.
    pub(super) has_taken: bool,
}

impl Holding {
    /// Puts cards into the hand that everybody sees going there.
    pub(super) fn receive_openly(&mut self, cards: &[Card]) {
        for list in [&mut self.hand, &mut self.known] {
            list.extend_from_slice(cards);
            list.sort_unstable();
        }
    }

    /// Plays a card from the hand. Of two equal cards a known one goes first.
    pub(super) fn lay_down(&mut self, card: Card) {
        for list in [&mut self.hand, &mut self.known] {
            if let Some(place) = list.iter().position(|held| *held == card) {
                list.remove(place);
            }
        }
    }
}
