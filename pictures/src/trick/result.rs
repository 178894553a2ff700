//! Paints how a deal ended, in the place of the trick.

use super::model::{DealResult, TrickPicture};
use crate::Painter;
use crate::canvas::{Area, Canvas, to_i32};
use crate::ending_art::{FACES, RING, SeatFace};
use crate::layout::{at, font, px};
use crate::text::Align;

const TITLES: [u8; 3] = [font(60), font(50), font(42)];
const TITLE_LINE: i32 = at(58);
const BOOKED: u8 = font(140);
const WORD: u8 = font(44);
const WORD_HEIGHT: usize = px(68);
const MOST_WINNERS: usize = 3;
/// Index of the size of the winners' faces, and the width each of them takes.
const FACE: usize = 1;
const FACE_WIDTH: usize = FACES[FACE] + 2 * RING + px(10);

impl Painter {
    pub(super) fn paint_result(
        &self,
        canvas: &mut Canvas,
        area: Area,
        (picture, result): (&TrickPicture, &DealResult),
    ) {
        let (writer, art) = (&self.writer, &self.tricks);
        let middle = area.x + to_i32(area.width) / 2;
        let room = to_i32(area.width) - at(24);
        let title = writer.clean(&result.title);
        let fits = |size: &&u8| writer.width(&title, **size) <= room;
        let size = *TITLES.iter().find(fits).unwrap_or(&TITLES[2]);
        let lines = self.broken(&title, size, room, 2);
        let winners: Vec<u8> = (result.winners.iter().copied())
            .filter(|seat| usize::from(*seat) < picture.players.len())
            .take(MOST_WINNERS)
            .collect();
        let word = writer.clean(&result.word);
        let booked = !result.winners.is_empty();
        let height = TITLE_LINE * to_i32(lines.len())
            + if booked { at(128) } else { 0 }
            + if word.is_empty() { 0 } else { to_i32(WORD_HEIGHT) + at(14) };
        let mut y = area.y + (to_i32(area.height) - height) / 2;
        for line in &lines {
            let place = (middle, y + at(48));
            writer.draw(canvas, place, Align::Middle, line, size, &self.inks.row_number);
            y += TITLE_LINE;
        }
        if booked {
            let text = result.game_points.map_or_else(String::new, |points| format!("+{points}"));
            let marks = to_i32(FACE_WIDTH) * to_i32(winners.len());
            let wide = marks + at(8) + writer.width(&text, BOOKED);
            let mut x = middle - wide / 2;
            for seat in &winners {
                let centre = (x + to_i32(FACE_WIDTH) / 2, y + at(66));
                self.paint_face(canvas, centre, FACE, SeatFace { seat: *seat, portrait: None });
                x += to_i32(FACE_WIDTH);
            }
            let place = (x + at(8), y + at(114));
            writer.draw(canvas, place, Align::Left, &text, BOOKED, &art.golden);
            y += at(128);
        }
        if !word.is_empty() {
            let word = writer.fit(&word, WORD, room - at(48));
            let width = usize::try_from(writer.width(&word, WORD)).unwrap_or(0) + px(52);
            let x = middle - to_i32(width) / 2;
            let pill = Area { x, y: y + at(14), width, height: WORD_HEIGHT };
            canvas.fill_round(pill, WORD_HEIGHT / 2, &art.golden);
            let place = (middle, pill.y + at(49));
            writer.draw(canvas, place, Align::Middle, &word, WORD, &art.on_gold);
        }
    }
}
