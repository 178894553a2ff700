//! Paints the rows of the table.

use super::Painter;
use super::art::{Deck, GLOW};
use super::canvas::{Area, Canvas, to_i32};
use super::layout::{GAP, LABEL, Layout};
use super::model::{PictureRow, PictureStack, bull_heads};
use super::text::Align;

const ROW_NUMBER: u8 = 46;
const ROW_HEADS: u8 = 26;
const COPIES: u8 = 22;
/// How far two equal cards lie apart.
const STACK_SHIFT: i32 = 4;

impl Painter {
    pub(super) fn paint_row(
        &self,
        canvas: &mut Canvas,
        layout: &Layout,
        index: usize,
        row: &PictureRow,
        capacity: usize,
    ) {
        let (Some(lane), Some(deck)) = (layout.lanes.get(index), self.art.decks.get(layout.deck))
        else {
            return;
        };
        canvas.fill_round(*lane, 14, &self.inks.lane);
        self.paint_label(canvas, *lane, index, row);

        let (width, height) = deck.size;
        let y = lane.y + (to_i32(lane.height) - to_i32(height)) / 2;
        let x_of = |place: usize| lane.x + to_i32(LABEL + place * (width + GAP));
        let stacks = row.stacks.len().min(layout.places);
        // All glows lie below all cards, so that none of them covers a neighbour.
        for place in 0..layout.places {
            let area = Area { x: x_of(place), y, width, height };
            match row.stacks.get(place) {
                Some(stack) if stack.fresh => {
                    let (x, y) = (area.x - to_i32(GLOW), y - to_i32(GLOW));
                    let shift = if stack.copies < 2 { 0 } else { STACK_SHIFT };
                    canvas.draw(x + shift, y - shift, &deck.glow);
                    canvas.draw(x - shift, y + shift, &deck.glow);
                }
                Some(_) => {}
                None if place < capacity => canvas.fill_round(area, 12, &self.inks.slot),
                None => {}
            }
        }
        for (place, stack) in row.stacks.iter().take(stacks).enumerate() {
            self.paint_stack(canvas, deck, (x_of(place), y), stack);
            if row.origin.map(usize::from) == Some(place) {
                let middle = x_of(place) + to_i32(width) / 2;
                canvas.draw(middle - 10, y + to_i32(height) - 10, &self.art.pin);
            }
        }
        let deadly = if row.stacks.len() >= capacity { &deck.deadly_armed } else { &deck.deadly };
        let place = capacity.max(stacks).min(layout.places);
        canvas.draw(x_of(place), y, deadly);
    }

    fn paint_label(&self, canvas: &mut Canvas, lane: Area, index: usize, row: &PictureRow) {
        let middle = lane.x + to_i32(LABEL) / 2;
        let centre = lane.y + to_i32(lane.height) / 2;
        let number = (index + 1).to_string();
        let writer = &self.writer;
        writer.draw(
            canvas,
            (middle, centre + 6),
            Align::Middle,
            &number,
            ROW_NUMBER,
            &self.inks.row_number,
        );
        if row.taken {
            let size = &self.art.taken;
            canvas.draw(middle - to_i32(size.width) / 2, centre - 60, size);
        }
        let heads: u32 = row
            .stacks
            .iter()
            .map(|stack| u32::from(bull_heads(stack.card)) * u32::from(stack.copies.max(1)))
            .sum();
        let heads = heads.min(999).to_string();
        let icon = &self.art.head_lane;
        let wide = to_i32(icon.width) + 4 + writer.width(&heads, ROW_HEADS);
        let left = middle - wide / 2;
        canvas.draw(left, centre + 22, icon);
        writer.draw(
            canvas,
            (left + to_i32(icon.width) + 4, centre + 41),
            Align::Left,
            &heads,
            ROW_HEADS,
            &self.inks.row_heads,
        );
    }

    fn paint_stack(
        &self,
        canvas: &mut Canvas,
        deck: &Deck,
        (x, y): (i32, i32),
        stack: &PictureStack,
    ) {
        let sprite = deck.card(stack.card);
        if stack.copies < 2 {
            canvas.draw(x, y, sprite);
            return;
        }
        let lower = deck.lower(stack.card);
        canvas.draw(x + STACK_SHIFT, y - STACK_SHIFT, lower);
        canvas.draw(x - STACK_SHIFT, y + STACK_SHIFT, sprite);
        let plate = &self.art.plate;
        let left = x + to_i32(deck.size.0) + STACK_SHIFT + 1 - to_i32(plate.width);
        let top = y - STACK_SHIFT - 5;
        canvas.draw(left, top, plate);
        let middle = left + to_i32(plate.width) / 2;
        let text = format!("×{}", stack.copies);
        self.writer.draw(canvas, (middle, top + 20), Align::Middle, &text, COPIES, &self.inks.name);
    }
}
