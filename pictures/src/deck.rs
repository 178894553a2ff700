//! The cards in one size.

use super::canvas::Sprite;
use super::model::bull_heads;
use super::palette::colours_of_card;

/// Everything of one card size.
#[derive(Debug)]
pub(super) struct Deck {
    /// Width and height of a card.
    pub(super) size: (usize, usize),
    /// Width of the deadly place, which needs no room for a number.
    pub(super) deadly_width: usize,
    pub(super) cards: Vec<Sprite>,
    pub(super) lower: Vec<Sprite>,
    pub(super) deadly: Sprite,
    pub(super) deadly_armed: Sprite,
}

impl Deck {
    /// The sprite of a card; a number that is on no card has one too.
    pub(super) fn card(&self, number: u8) -> &Sprite {
        &self.cards[index(number)]
    }

    /// The sprite of an equal card below it.
    pub(super) fn lower(&self, number: u8) -> &Sprite {
        &self.lower[colours_of_card(bull_heads(number))]
    }
}

/// Sprites are stored by number; at 0 lies the one for numbers that are on no card.
pub(super) fn index(number: u8) -> usize {
    match number {
        1..=104 => usize::from(number),
        _ => 0,
    }
}
