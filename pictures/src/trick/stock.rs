//! Paints the stock, the card turned up, and the trump suit.

use super::art::MIDDLE;
use super::model::{StockState, TrickPicture};
use crate::Painter;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{at, font, px};
use crate::text::Align;

const PADDING: i32 = at(14);
const NUMBERS: [u8; 2] = [font(64), font(54)];
/// The plate on a back on which a number is written.
const PLATE: usize = px(80);
/// Width of the visible part of the card beneath the stock.
const SEEN: usize = px(92);

impl Painter {
    pub(super) fn paint_stock(&self, canvas: &mut Canvas, area: Area, picture: &TrickPicture) {
        let (art, stock) = (&self.tricks, &picture.stock);
        let (x, y) = (area.x + PADDING, area.y + PADDING);
        let (width, height) = (to_i32(MIDDLE.0), to_i32(MIDDLE.1));
        match (stock.state, stock.turn_up) {
            (StockState::Open, turn_up) if stock.cards > 0 => {
                if let Some(card) = turn_up {
                    let left = x + width + to_i32(SEEN) - to_i32(art.crosswise.width);
                    let top = y + (height - to_i32(art.crosswise.height)) / 2;
                    canvas.draw(left, top, &art.crosswise);
                    let end = Area { x: x + width, y: top, width: SEEN, height: MIDDLE.0 };
                    self.paint_end(canvas, end, (picture, card));
                }
                if stock.cards > 1 || turn_up.is_none() {
                    self.paint_back(canvas, (x, y), stock.cards);
                }
            }
            (StockState::Closed, _) => {
                self.paint_back(canvas, (x + at(24), y), 0);
                let across = &art.back_crosswise;
                let (left, top) = (x, y + (height - to_i32(across.height)) / 2);
                canvas.draw(left, top, across);
                let centre = top + to_i32(across.height) / 2;
                let lock = &art.lock;
                let lock_x = left + at(24);
                canvas.draw(lock_x, centre - to_i32(lock.height) / 2, lock);
                let middle = left + to_i32(across.width) - at(21) - to_i32(PLATE) / 2;
                self.paint_number(canvas, (middle, centre), stock.cards);
            }
            (_, Some(card)) => self.paint_card(canvas, &art.middle, (x, y), (picture, card)),
            (_, None) if stock.cards > 0 => self.paint_back(canvas, (x, y), stock.cards),
            (_, None) => canvas.draw(x, y, &art.middle.free),
        }
        let closed = stock.state == StockState::Closed;
        let empty = stock.cards == 0 && !closed && stock.turn_up.is_none();
        let coin = match picture.trump {
            Some(suit) => art.coin(suit, picture.four_colours),
            None => &art.no_trump,
        };
        let half = to_i32(coin.width) / 2;
        let (left, top) = if empty {
            (x + width / 2 - half, y + height / 2 - half)
        } else {
            let bottom = area.y + to_i32(area.height) - PADDING;
            (x + width / 2 - half, bottom - 2 * half)
        };
        canvas.draw(left, top, coin);
    }

    /// Paints a back, and the number of cards that lie there; no number where it is 0.
    fn paint_back(&self, canvas: &mut Canvas, (x, y): (i32, i32), cards: u8) {
        canvas.draw(x, y, &self.tricks.back);
        if cards > 0 {
            let (width, height) = (to_i32(MIDDLE.0), to_i32(MIDDLE.1));
            self.paint_number(canvas, (x + width / 2, y + height / 2), cards);
        }
    }

    fn paint_number(&self, canvas: &mut Canvas, (x, y): (i32, i32), cards: u8) {
        let half = to_i32(PLATE) / 2;
        let plate = Area { x: x - half, y: y - half * 7 / 8, width: PLATE, height: PLATE * 7 / 8 };
        canvas.fill_round(plate, px(16), &self.tricks.plate);
        let (text, ink) = (cards.to_string(), &self.tricks.on_plate);
        let size = NUMBERS[usize::from(cards > 9)];
        let place = (x, y + i32::from(size) * 9 / 25);
        self.writer.draw(canvas, place, Align::Middle, &text, size, ink);
    }
}
