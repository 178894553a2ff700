//! The stories of a match: the worst take, and luck.

use unicode_segmentation::UnicodeSegmentation as _;

use super::model::{EndPicture, WorstTake};
use crate::art::MARK;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{MARGIN, WIDTH, at, font, px};
use crate::player_list::NameTag;
use crate::text::Align;
use crate::{Marker, Painter};

/// Height of the worst take.
pub(super) const WORST: usize = px(124);
const PADDING: i32 = at(18);
const TITLE: u8 = font(34);
const POINTS: u8 = font(64);
/// Least room for the name of who took it.
const NAME: i32 = at(270);
const MOST_CARDS: usize = 12;
/// As much of a card as its number needs.
const LEAST_STEP: i32 = at(44);
const LUCK: u8 = font(36);
const LUCK_LINE: usize = px(46);
const MOST_LINES: usize = 2;
/// Indent of a sentence, behind its two signs.
const INDENT: i32 = at(118);

/// Returns the height of a sentence of this many lines.
pub(super) fn luck_height(lines: usize) -> usize {
    lines * LUCK_LINE + px(22)
}

impl Painter {
    pub(super) fn paint_worst(
        &self,
        canvas: &mut Canvas,
        area: Area,
        picture: &EndPicture,
        worst: &WorstTake,
    ) {
        let (writer, inks, art) = (&self.writer, &self.inks, &self.ending_art);
        canvas.fill_round(area, px(16), &inks.lane);
        let middle = area.y + to_i32(area.height) / 2;
        let mut right = area.x + to_i32(area.width) - PADDING;
        if picture.bull_heads {
            right -= to_i32(art.head.width);
            canvas.draw(right, middle - to_i32(art.head.height) / 2, &art.head);
            right -= at(8);
        }
        let points = format!("+{}", worst.points);
        let place = (right, middle + at(22));
        writer.draw(canvas, place, Align::Right, &points, POINTS, &inks.row_heads);
        right -= writer.width(&points, POINTS) + at(22);

        let left = area.x + PADDING;
        let [_, _, deck] = &self.art.decks;
        let (width, height) = (to_i32(deck.size.0), to_i32(deck.size.1));
        let room = right - left - NAME;
        let most = usize::try_from((room - width) / LEAST_STEP + 1).unwrap_or(0);
        let cards = &worst.cards[..worst.cards.len().min(MOST_CARDS).min(most)];
        let gaps = to_i32(cards.len()) - 1;
        let step = if gaps > 0 { ((room - width) / gaps).min(width + at(4)) } else { 0 };
        if !cards.is_empty() {
            right -= step * gaps + width;
            for (i, card) in cards.iter().enumerate() {
                canvas.draw(right + to_i32(i) * step, middle - height / 2, deck.card(*card));
            }
            right -= at(16);
        }

        let title = writer.clean(&worst.title);
        let title = writer.fit(&title, TITLE, right - left);
        let player = picture.players.get(usize::from(worst.seat));
        let baseline = if title.is_empty() { middle + at(13) } else { middle + at(38) };
        writer.draw(canvas, (left, middle - at(14)), Align::Left, &title, TITLE, &art.quiet_lane);
        if let Some(player) = player {
            let tag = NameTag { seat: worst.seat, name: &player.name, marker: Marker::None };
            self.paint_name(canvas, (left, baseline), right, &tag, &inks.row_number);
        }
    }

    /// The lines of a sentence about luck.
    pub(super) fn luck_lines(&self, text: &str) -> Vec<String> {
        let room = to_i32(WIDTH - 2 * MARGIN) - INDENT - PADDING;
        self.broken(&self.writer.clean(text), LUCK, room, MOST_LINES)
    }

    pub(super) fn paint_luck(
        &self,
        canvas: &mut Canvas,
        area: Area,
        (seat, good): (u8, bool),
        lines: &[String],
    ) {
        canvas.fill_round(area, px(16), &self.inks.panel);
        let middle = area.y + to_i32(area.height) / 2;
        let icon = if good { &self.ending_art.clover } else { &self.ending_art.cloud };
        let left = area.x + PADDING;
        canvas.draw(left, middle - to_i32(icon.height) / 2, icon);
        let place = left + to_i32(icon.width) + at(12);
        canvas.draw(place, middle - to_i32(MARK) / 2, self.art.mark(seat));
        for (line, text) in lines.iter().enumerate() {
            let y = area.y + at(11) + to_i32(line * LUCK_LINE) + at(36);
            let place = (area.x + INDENT, y);
            self.writer.draw(canvas, place, Align::Left, text, LUCK, &self.inks.name);
        }
    }

    /// Breaks a clean text into lines between its words; the last line is cut where that isn't
    /// enough.
    pub(crate) fn broken(&self, text: &str, size: u8, width: i32, most: usize) -> Vec<String> {
        let mut lines = Vec::new();
        let mut rest = text.trim();
        while !rest.is_empty() {
            let fits = |end: usize| self.writer.width(rest[..end].trim_end(), size) <= width;
            let ends = rest.split_word_bound_indices().map(|(start, word)| start + word.len());
            let end = ends.take_while(|end| fits(*end)).last().unwrap_or(0);
            if lines.len() + 1 >= most || end == 0 {
                lines.push(self.writer.fit(rest, size, width).into_owned());
                break;
            }
            lines.push(rest[..end].trim_end().to_owned());
            rest = rest[end..].trim_start();
        }
        lines
    }
}
