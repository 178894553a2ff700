//! Guesses at hands: every deal that fits a seat's view is equally likely.

use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

use games::nimmt::{Card, ImagineError, Seat, World};

/// The cards that are hidden from a seat.
pub(super) struct Hidden<'a> {
    seat: &'a Seat,
    unseen: Vec<Card>,
}

/// A guess at everything hidden.
#[derive(Clone)]
pub(in crate::nimmt) struct Guess {
    /// The game as it would be.
    pub(super) world: World,
    /// The cards that would be out of play.
    pub(super) undealt: Vec<Card>,
}

impl<'a> Hidden<'a> {
    pub(super) fn from(seat: &'a Seat) -> Self {
        Self { seat, unseen: seat.unseen() }
    }

    /// Hands that fit: the cards that nobody has seen are shuffled and dealt to the seats that hold
    /// more than is known of them.
    /// Errors: when nothing is asked of anybody, or the view contradicts itself.
    pub(super) fn guess(&self, rng: &mut SmallRng) -> Result<Guess, ImagineError> {
        let mut unseen = self.unseen.clone();
        unseen.shuffle(rng);
        let table = &self.seat.table;
        let hands: Vec<Vec<Card>> = table
            .seats
            .iter()
            .map(|shown| {
                if shown.seat == self.seat.seat {
                    return self.seat.hand.clone();
                }
                let missing = shown.hand.saturating_sub(shown.known.len());
                let from = unseen.len().saturating_sub(missing);
                shown.known.iter().copied().chain(unseen.drain(from..)).collect()
            })
            .collect();
        Ok(Guess { world: World::imagine(self.seat, &hands)?, undealt: unseen })
    }
}
