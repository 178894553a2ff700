//! Paints a mere grid of cards: a hand, or the open cards of a draft.

use super::Painter;
use super::canvas::{Area, Canvas, to_i32};
use super::layout::{GAP, MARGIN, px};

/// The whole deck; what is beyond is not shown.
const MOST_CARDS: usize = 104;

/// The deck with which so many cards are still read on a phone, and how many of it go side by side.
fn shape(count: usize) -> (usize, usize) {
    match count {
        0..=6 => (0, count.max(1)),
        7..=12 => (0, count.div_ceil(2)),
        13..=30 => (0, 6),
        31..=72 => (1, 9),
        _ => (2, 12),
    }
}

impl Painter {
    /// Paints cards side by side, in the given order, as a PNG file.
    pub fn cards(&self, cards: &[u8]) -> Vec<u8> {
        let cards = &cards[..cards.len().min(MOST_CARDS)];
        let (deck, columns) = shape(cards.len());
        let deck = &self.art.decks[deck];
        let (width, height) = deck.size;
        let lines = cards.len().div_ceil(columns).max(1);
        let sheet = Area {
            x: 0,
            y: 0,
            width: 2 * MARGIN + columns * (width + GAP) - GAP,
            height: 2 * MARGIN + lines * (height + GAP) - GAP,
        };
        // Sprites are smoothed for the ground of a lane.
        let mut canvas = Canvas::new(sheet.width, sheet.height, self.inks.lane.full());
        let place = |i: usize| {
            let (column, line) = (i % columns, i / columns);
            let (x, y) = (column * (width + GAP), line * (height + GAP));
            (to_i32(MARGIN + x), to_i32(MARGIN + y))
        };
        for (i, card) in cards.iter().enumerate() {
            let (x, y) = place(i);
            canvas.draw(x, y, deck.card(*card));
        }
        if cards.is_empty() {
            let (x, y) = place(0);
            let area = Area { x, y, width, height };
            canvas.fill_round(area, px(12), &self.inks.slot);
        }
        canvas.into_png(self.palette)
    }
}
