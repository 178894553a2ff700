//! Paints the cards that lie on the table: the trick and the
//! trick before.

use super::art::{BIG, CHIP};
use super::model::{LastTrick, TrickCard, TrickPicture, TrickPlayer};
use crate::art::MARK;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{at, font, px};
use crate::player_list::NameTag;
use crate::text::Align;
use crate::{Marker, Painter};

/// More than the rules know; what is beyond is not shown.
const MOST_CARDS: usize = 6;
const MOST_LAST: usize = 4;
const TOP: i32 = at(20);
const GAP: usize = px(14);
/// Width of the visible part of a marriage's other card, beside the card that was led.
const PARTNER: usize = px(74);
const COUNTED: u8 = font(44);
const POINTS: u8 = font(48);

impl Painter {
    pub(super) fn paint_trick(&self, canvas: &mut Canvas, area: Area, picture: &TrickPicture) {
        let (width, height) = BIG;
        let cards = &picture.trick[..picture.trick.len().min(MOST_CARDS)];
        let places = picture.players.len().clamp(2, MOST_CARDS).max(cards.len());
        let partner = if cards.iter().any(|card| card.marriage.is_some()) { PARTNER } else { 0 };
        let step = (area.width - partner - width) / (places - 1).max(1);
        let step = step.min(width + if places > 2 { GAP } else { px(40) });
        let used = partner + step * (places - 1) + width;
        let mut x = area.x + to_i32(area.width.saturating_sub(used) / 2);
        let y = area.y + TOP;
        let whose = |(_, player): &(u8, &TrickPlayer)| player.turn && !picture.naming;
        let mut awaited = (0..).zip(&picture.players).find(whose);
        for place in 0..places {
            let Some(card) = cards.get(place) else {
                let waiting = awaited.take();
                let art = &self.tricks.big;
                canvas.draw(x, y, if waiting.is_some() { &art.awaited } else { &art.free });
                if let Some((seat, _)) = waiting {
                    self.paint_owner(canvas, (x, y), step, seat, picture);
                }
                x += to_i32(step);
                continue;
            };
            if let Some(marriage) = card.marriage {
                let partner = (picture, marriage.partner);
                self.paint_card(canvas, &self.tricks.big, (x, y), partner);
                x += to_i32(PARTNER);
                self.paint_laid(canvas, (x, y), card, picture);
                let medal = &self.tricks.medal;
                let (left, top) = (x - to_i32(PARTNER) + at(2), y + to_i32(height) - at(96));
                canvas.draw(left, top, medal);
                let place = (left + to_i32(medal.width) / 2, top + at(58));
                let (text, ink) = (marriage.points.to_string(), &self.tricks.on_gold);
                self.writer.draw(canvas, place, Align::Middle, &text, COUNTED, ink);
            } else {
                self.paint_laid(canvas, (x, y), card, picture);
            }
            self.paint_owner(canvas, (x, y), step, card.seat, picture);
            x += to_i32(step);
        }
    }

    fn paint_laid(
        &self,
        canvas: &mut Canvas,
        (x, y): (i32, i32),
        card: &TrickCard,
        picture: &TrickPicture,
    ) {
        let (width, height) = BIG;
        if card.winning {
            self.paint_frame(canvas, Area { x, y, width, height });
        }
        self.paint_card(canvas, &self.tricks.big, (x, y), (picture, card.card));
    }

    /// Paints the owner of a card below it.
    fn paint_owner(
        &self,
        canvas: &mut Canvas,
        (x, y): (i32, i32),
        step: usize,
        seat: u8,
        picture: &TrickPicture,
    ) {
        let (width, height) = BIG;
        let Some(player) = picture.players.get(usize::from(seat)) else { return };
        let tag = NameTag { seat, name: &player.name, marker: Marker::None };
        let room = to_i32(step.max(width)) - at(10);
        let wide = self.name_width(&tag).min(room);
        let left = x + to_i32(width) / 2 - wide / 2;
        let baseline = y + to_i32(height) + at(46);
        self.paint_name(canvas, (left, baseline), left + wide, &tag, &self.inks.row_number);
    }

    /// Paints the trick before: each card's owner, the seat that took it, and its points.
    pub(super) fn paint_last(
        &self,
        canvas: &mut Canvas,
        area: Area,
        (picture, last): (&TrickPicture, &LastTrick),
    ) {
        let art = &self.art;
        let shown = last.cards.len().min(MOST_LAST);
        let each = to_i32(CHIP.1) + at(12);
        let points = last.points.map(|points| format!("+{points}"));
        let line = if points.is_some() { at(56) } else { 0 };
        let used = each * to_i32(shown) - at(12) + line;
        let right = area.x + to_i32(area.width) - at(16);
        let left = right - to_i32(CHIP.0);
        let mut y = area.y + (to_i32(area.height) - used) / 2;
        for (seat, card) in last.cards.iter().take(shown) {
            if *seat == last.winner {
                self.paint_frame(canvas, Area { x: left, y, width: CHIP.0, height: CHIP.1 });
            }
            self.paint_chip_card(canvas, (left, y), (picture, *card));
            let top = y + to_i32(CHIP.1 - MARK) / 2;
            canvas.draw(left - to_i32(MARK) - at(16), top, art.mark(*seat));
            y += each;
        }
        if let Some(points) = points {
            let place = (right - to_i32(CHIP.0) / 2, y + at(34));
            self.writer.draw(canvas, place, Align::Middle, &points, POINTS, &self.tricks.golden);
        }
    }
}
