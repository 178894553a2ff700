//! The cards that are still out: in a hand or out of play, as far as the table can tell.

use games::nimmt::{Card, SeatNo, World};

const NUMBERS: usize = Card::HIGHEST as usize + 1;

/// The number of cards that are out up to each number.
#[derive(Clone)]
pub(super) struct CardsOut {
    up_to: [u8; NUMBERS],
}

impl CardsOut {
    /// A count of these cards.
    pub(super) fn of<'a>(cards: impl Iterator<Item = &'a Card>) -> Self {
        let mut up_to = [0_u8; NUMBERS];
        for card in cards {
            let count = &mut up_to[usize::from(card.number())];
            *count = count.saturating_add(1);
        }
        let mut sum = 0_u8;
        for count in &mut up_to {
            sum = sum.saturating_add(*count);
            *count = sum;
        }
        Self { up_to }
    }

    /// A count of all hands of a world, and of the cards out of play in it.
    pub(super) fn in_world(world: &World, undealt: &[Card]) -> Self {
        Self::of(SeatNo::all(world.seats()).flat_map(|seat| world.hand(seat)).chain(undealt))
    }

    /// The number of cards out above `low` and below `high`.
    pub(super) fn between(&self, low: u8, high: u8) -> u8 {
        self.below(high).saturating_sub(self.up_to[usize::from(low).min(NUMBERS - 1)])
    }

    /// The number of cards out below this number.
    pub(super) fn below(&self, high: u8) -> u8 {
        self.up_to[usize::from(high.saturating_sub(1)).min(NUMBERS - 1)]
    }

    /// The number of all cards that are out.
    pub(super) fn count(&self) -> u8 {
        self.up_to[NUMBERS - 1]
    }
}
