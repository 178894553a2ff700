//! Paints the rows of the table, and a hand below them.

use super::Painter;
use super::art::{GHOST, MARK};
use super::canvas::{Area, Canvas, to_i32};
use super::deck::Deck;
use super::layout::{GAP, HandLayout, LABEL, LANE_PADDING, Layout, RAISE, at, font, px};
use super::model::{PictureHand, PictureRow, PictureStack, TablePicture, bull_heads};
use super::palette::Ramp;
use super::text::Align;

const ROW_NUMBER: u8 = font(60);
const ROW_HEADS: u8 = font(36);
const COPIES: u8 = font(34);
/// Distance between two equal cards.
const STACK_SHIFT: i32 = at(4);
/// Distance by which the frame of a fresh card reaches beyond it.
const FRAME: usize = px(6);
const ROUND: usize = px(12);

impl Painter {
    pub(super) fn paint_row(
        &self,
        canvas: &mut Canvas,
        layout: &Layout,
        index: usize,
        picture: &TablePicture,
    ) {
        let (Some(lane), Some(deck), Some(row)) =
            (layout.lanes.get(index), self.art.decks.get(layout.deck), picture.rows.get(index))
        else {
            return;
        };
        let capacity = usize::from(picture.capacity).clamp(1, layout.places);
        canvas.fill_round(*lane, px(14), &self.inks.lane);
        self.paint_label(canvas, *lane, index, picture);

        let (width, height) = deck.size;
        let y = lane.y + to_i32(LANE_PADDING);
        let x_of = |place: usize| lane.x + to_i32(LABEL + place * (width + GAP));
        let stacks = row.stacks.len().min(layout.places);
        let end = lane.x + to_i32(lane.width - LANE_PADDING);
        let free = Area {
            x: x_of(stacks) + to_i32(GAP),
            y: lane.y,
            width: usize::try_from(end - x_of(stacks)).unwrap_or(0).saturating_sub(GAP),
            height: lane.height,
        };
        let told = self.paint_sweep(canvas, free, row, picture);
        // All frames lie below all cards, so that none of them covers a neighbour.
        for place in 0..layout.places {
            let area = Area { x: x_of(place), y, width, height };
            match row.stacks.get(place) {
                Some(PictureStack { owner: Some(seat), copies, .. }) => {
                    let shift = if *copies < 2 { 0 } else { STACK_SHIFT };
                    let frame = self.inks.frame(*seat);
                    fill_frame(canvas, Area { x: area.x + shift, y: y - shift, ..area }, frame);
                    fill_frame(canvas, Area { x: area.x - shift, y: y + shift, ..area }, frame);
                }
                None if place < capacity && !told => {
                    canvas.fill_round(area, ROUND, &self.inks.slot);
                }
                _ => {}
            }
        }
        for (place, stack) in row.stacks.iter().take(stacks).enumerate() {
            self.paint_stack(canvas, deck, (x_of(place), y), stack);
            if row.origin.map(usize::from) == Some(place) {
                let middle = x_of(place) + to_i32(width) / 2;
                canvas.draw(middle - at(10), y + to_i32(height) - at(10), &self.art.pin);
            }
        }
        if !told {
            let armed = row.stacks.len() >= capacity;
            let deadly = if armed { &deck.deadly_armed } else { &deck.deadly };
            canvas.draw(x_of(capacity.max(stacks).min(layout.places)), y, deadly);
        }
    }

    fn paint_label(&self, canvas: &mut Canvas, lane: Area, index: usize, picture: &TablePicture) {
        let middle = lane.x + to_i32(LABEL) / 2;
        let centre = lane.y + to_i32(lane.height) / 2;
        let number = (index + 1).to_string();
        let writer = &self.writer;
        let ramp = &self.inks.row_number;
        writer.draw(canvas, (middle, centre + at(8)), Align::Middle, &number, ROW_NUMBER, ramp);
        let place = (middle, centre + at(46));
        let Some(row) = picture.rows.get(index) else { return };
        // Of a row whose cards are about to go, those count.
        let going = row.sweep.as_ref().filter(|_| row.stacks.is_empty());
        let going = going.map_or(&[][..], |sweep| &sweep.cards);
        if picture.counts_cards {
            let cards = (row.stacks.len() + going.len()).to_string();
            writer.draw(canvas, place, Align::Middle, &cards, ROW_HEADS, &self.inks.row_heads);
            return;
        }
        let lie = (row.stacks.iter())
            .map(|stack| u32::from(bull_heads(stack.card)) * u32::from(stack.copies.max(1)));
        let heads: u32 = lie.chain(going.iter().map(|card| u32::from(bull_heads(*card)))).sum();
        let heads = heads.min(999).to_string();
        let icon = &self.art.head_lane;
        let wide = to_i32(icon.width) + at(4) + writer.width(&heads, ROW_HEADS);
        let left = middle - wide / 2;
        canvas.draw(left, centre + at(19), icon);
        let place = (left + to_i32(icon.width) + at(4), centre + at(46));
        writer.draw(canvas, place, Align::Left, &heads, ROW_HEADS, &self.inks.row_heads);
    }

    /// A card of this turn, with its frame.
    pub(super) fn paint_played(
        &self,
        canvas: &mut Canvas,
        deck: &Deck,
        (x, y): (i32, i32),
        stack: &PictureStack,
    ) {
        if let Some(seat) = stack.owner {
            let (width, height) = deck.size;
            fill_frame(canvas, Area { x, y, width, height }, self.inks.frame(seat));
        }
        self.paint_stack(canvas, deck, (x, y), stack);
    }

    pub(super) fn paint_stack(
        &self,
        canvas: &mut Canvas,
        deck: &Deck,
        (x, y): (i32, i32),
        stack: &PictureStack,
    ) {
        let sprite = deck.card(stack.card);
        if stack.copies < 2 {
            canvas.draw(x, y, sprite);
        } else {
            let lower = deck.lower(stack.card);
            canvas.draw(x + STACK_SHIFT, y - STACK_SHIFT, lower);
            canvas.draw(x - STACK_SHIFT, y + STACK_SHIFT, sprite);
            let plate = &self.art.plate;
            let left = x + to_i32(deck.size.0) + STACK_SHIFT + 1 - to_i32(plate.width);
            let top = y - STACK_SHIFT - at(5);
            canvas.draw(left, top, plate);
            let middle = left + to_i32(plate.width) / 2;
            let text = format!("×{}", stack.copies);
            let place = (middle, top + at(31));
            self.writer.draw(canvas, place, Align::Middle, &text, COPIES, &self.inks.name);
        }
        if let Some(seat) = stack.owner {
            canvas.draw(x - at(9), y - at(9), self.art.mark(seat));
        }
    }

    /// Shows in the free part of a row what was taken from it, by whom, and what it cost; says
    /// whether there was room for that.
    fn paint_sweep(
        &self,
        canvas: &mut Canvas,
        free: Area,
        row: &PictureRow,
        picture: &TablePicture,
    ) -> bool {
        const POINTS: u8 = font(54);
        const NAMES: [u8; 2] = [font(44), font(36)];
        const SPACE: i32 = at(12);
        const LEAST_STEP: i32 = at(48);
        let (Some(sweep), art, writer) = (&row.sweep, &self.art, &self.writer) else {
            return false;
        };
        if row.stacks.is_empty() {
            return false;
        }
        let points = sweep.points.map(|points| format!("+{points}")).unwrap_or_default();
        let marks = to_i32(MARK + px(6)) * to_i32(sweep.seats.len().min(2));
        let head = sweep.points.map_or(0, |_| to_i32(art.head_big.width) + at(8));
        let cost = writer.width(&points, POINTS) + head;
        let least = marks + SPACE + cost;
        let room = to_i32(free.width) - least - SPACE;
        if room < 0 {
            return false;
        }
        let centre = free.y + to_i32(free.height) / 2;
        let mut x = free.x + SPACE;
        let count = to_i32(sweep.cards.len().min(12));
        let arrow = to_i32(art.arrow.width) + SPACE;
        let ghost = to_i32(GHOST.0);
        // Overlapping, as much of each card is seen as its number needs.
        let step = match count {
            0 | 1 => 0,
            _ => ((room - ghost - arrow) / (count - 1)).min(ghost - at(10)),
        };
        let mut left = room;
        if count > 0 && (step >= LEAST_STEP || (count == 1 && room >= ghost + arrow)) {
            let y = centre - to_i32(GHOST.1) / 2;
            for card in sweep.cards.iter().take(12) {
                canvas.draw(x, y, art.ghost(*card));
                x += step;
            }
            x += ghost - step + SPACE;
            canvas.draw(x, centre - at(18), &art.arrow);
            x += arrow;
            left -= step * (count - 1) + ghost + arrow + SPACE;
        }
        for seat in sweep.seats.iter().take(2) {
            canvas.draw(x, centre - to_i32(MARK) / 2, art.mark(*seat));
            x += to_i32(MARK + px(6));
        }
        if let [seat] = sweep.seats.as_slice()
            && let Some(player) = picture.players.get(usize::from(*seat))
            && left >= at(90)
        {
            let name = writer.clean(&player.name);
            let fits = |size: &&u8| writer.width(&name, **size) <= left;
            let size = *NAMES.iter().find(fits).unwrap_or(&NAMES[1]);
            let name = writer.fit(&name, size, left);
            let place = (x, centre + at(15));
            writer.draw(canvas, place, Align::Left, &name, size, self.inks.frame(*seat));
            x += writer.width(&name, size) + SPACE;
        }
        if sweep.points.is_some() {
            let ramp = &self.inks.row_heads;
            writer.draw(canvas, (x, centre + at(20)), Align::Left, &points, POINTS, ramp);
            x += writer.width(&points, POINTS) + at(8);
            canvas.draw(x, centre - at(20), &art.head_big);
        }
        true
    }

    /// The cards of the person the picture is for; what is going to be played is raised.
    pub(super) fn paint_hand(&self, canvas: &mut Canvas, layout: &HandLayout, hand: &PictureHand) {
        let Some(deck) = self.art.decks.get(layout.deck) else {
            return;
        };
        canvas.fill_round(layout.ground, px(14), &self.inks.lane);
        let (width, height) = deck.size;
        // A card that is there twice may be played once.
        let mut left = hand.chosen.clone();
        let raised = hand.cards.iter().map(|card| {
            let at = left.iter().position(|chosen| chosen == card);
            at.map(|at| left.swap_remove(at)).is_some()
        });
        let raised: Vec<bool> = raised.collect();
        for chosen in [false, true] {
            let cards = layout.cards.iter().zip(&hand.cards).zip(&raised);
            for (((x, y), card), _) in cards.filter(|(_, raised)| **raised == chosen) {
                let y = if chosen { y - to_i32(RAISE) } else { *y };
                if chosen {
                    let area = Area { x: *x, y, width, height };
                    fill_frame(canvas, area, &self.inks.chosen);
                }
                canvas.draw(*x, y, deck.card(*card));
            }
        }
    }
}

fn fill_frame(canvas: &mut Canvas, card: Area, ramp: &Ramp) {
    let frame = Area {
        x: card.x - to_i32(FRAME),
        y: card.y - to_i32(FRAME),
        width: card.width + 2 * FRAME,
        height: card.height + 2 * FRAME,
    };
    canvas.fill_round(frame, ROUND + FRAME, ramp);
}
