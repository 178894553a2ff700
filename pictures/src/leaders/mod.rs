//! Paints a page of a leaderboard: places, names, what they are ranked by, and how far apart they
//! are.

mod model;
#[cfg(test)]
mod tests;

pub use model::{LeadersLine, LeadersPicture, Span};

use super::Painter;
use super::canvas::{Area, Canvas, to_i32};
use super::ending_art::{BRAND, MEDAL};
use super::layout::{MARGIN, WIDTH, at, font, px};
use super::text::Align;

/// More than a page has; what is beyond is not shown.
const MOST_LINES: usize = 10;
const HEADER: usize = px(126);
const TITLE: u8 = font(60);
const SUBTITLE: u8 = font(36);
const LINE: usize = px(98);
const GAP: usize = px(8);
const PADDING: i32 = at(14);
/// Room for a place or its medal.
const PLACE_WIDTH: i32 = at(92);
const PLACE: u8 = font(46);
const LONG_PLACE: u8 = font(36);
const NAMES: [u8; 3] = [font(44), font(40), font(36)];
const NOTE: u8 = font(34);
const VALUE: u8 = font(52);
const BESIDE: u8 = font(36);
/// Room for a value and its bar.
const VALUE_WIDTH: usize = px(300);
const BAR: usize = px(14);
/// Width of the strip that makes a line stand out.
const STRIP: usize = px(10);
/// Shown for a name of which nothing is left.
const NAMELESS: &str = "–";

impl Painter {
    /// Paints a page of a leaderboard as a PNG file. The same picture always yields the same bytes,
    /// and there is no picture that cannot be painted: parts without room are left out.
    pub fn leaders(&self, picture: &LeadersPicture) -> Vec<u8> {
        let shown = picture.lines.len().min(MOST_LINES);
        let height = HEADER + shown * (LINE + GAP) + MARGIN - GAP.min(shown * GAP);
        let mut canvas = Canvas::new(WIDTH, height, self.inks.lane.0[0]);
        self.paint_leaders_title(&mut canvas, picture);
        for (i, line) in picture.lines.iter().take(MOST_LINES).enumerate() {
            let y = to_i32(HEADER + i * (LINE + GAP));
            let (x, width) = (to_i32(MARGIN), WIDTH - 2 * MARGIN);
            self.paint_leader(&mut canvas, Area { x, y, width, height: LINE }, line);
        }
        canvas.into_png(&self.ending_art.palette)
    }

    fn paint_leaders_title(&self, canvas: &mut Canvas, picture: &LeadersPicture) {
        let (writer, inks) = (&self.writer, &self.inks);
        let left = to_i32(MARGIN) + at(6);
        canvas.draw(left, at(24), self.ending_art.brand(picture.emblem));
        let left = left + to_i32(BRAND.0) + at(18);
        let room = to_i32(WIDTH - MARGIN) - left;
        let title = writer.clean(&picture.title);
        let title = writer.fit(&title, TITLE, room);
        writer.draw(canvas, (left, at(62)), Align::Left, &title, TITLE, &inks.title);
        let subtitle = writer.clean(&picture.subtitle);
        let subtitle = writer.fit(&subtitle, SUBTITLE, room);
        writer.draw(canvas, (left, at(108)), Align::Left, &subtitle, SUBTITLE, &inks.goal);
    }

    fn paint_leader(&self, canvas: &mut Canvas, area: Area, line: &LeadersLine) {
        let (writer, inks, art) = (&self.writer, &self.inks, &self.ending_art);
        canvas.fill_round(area, px(16), &inks.lane);
        if line.mine {
            canvas.fill_round(Area { width: STRIP, ..area }, STRIP / 2, &inks.chosen);
        }
        let middle = area.y + to_i32(area.height) / 2;
        let left = area.x + at(12);
        match u8::try_from(line.place).ok().and_then(|place| art.medal(place)) {
            Some(medal) => {
                let x = left + (PLACE_WIDTH - to_i32(MEDAL)) / 2;
                canvas.draw(x, middle - to_i32(MEDAL) / 2, medal);
            }
            None => {
                let place = line.place.to_string();
                let size = if place.len() > 2 { LONG_PLACE } else { PLACE };
                let at = (left + PLACE_WIDTH / 2, middle + i32::from(size) * 7 / 20);
                writer.draw(canvas, at, Align::Middle, &place, size, &art.quiet_lane);
            }
        }

        let right = area.x + to_i32(area.width) - PADDING - at(4);
        let bar = Area {
            x: right - to_i32(VALUE_WIDTH),
            y: area.y + at(66),
            width: VALUE_WIDTH,
            height: BAR,
        };
        self.paint_leader_value(canvas, (right, area.y + at(50)), line);
        self.paint_leader_bar(canvas, bar, line);

        let left = left + PLACE_WIDTH + at(4);
        let room = bar.x - at(20) - left;
        let name = writer.clean(&line.name);
        let name = if name.is_empty() { NAMELESS } else { &name };
        // A name that is a little too long is rather set smaller than cut.
        let fits = |size: &&u8| writer.width(name, **size) <= room;
        let size = *NAMES.iter().find(fits).unwrap_or(&NAMES[2]);
        let name = writer.fit(name, size, room);
        let ramp = if line.mine { &inks.chosen } else { &inks.row_number };
        writer.draw(canvas, (left, area.y + at(46)), Align::Left, &name, size, ramp);
        let note = writer.clean(&line.note);
        let note = writer.fit(&note, NOTE, room);
        writer.draw(canvas, (left, area.y + at(86)), Align::Left, &note, NOTE, &art.quiet_lane);
    }

    /// Paints the value that a player is ranked by, as far to the right as it may go.
    fn paint_leader_value(
        &self,
        canvas: &mut Canvas,
        (mut right, baseline): (i32, i32),
        line: &LeadersLine,
    ) {
        let (writer, inks) = (&self.writer, &self.inks);
        let quiet = &self.ending_art.quiet_lane;
        let beside = writer.clean(&line.beside);
        if !beside.is_empty() {
            writer.draw(canvas, (right, baseline), Align::Right, &beside, BESIDE, quiet);
            right -= writer.width(&beside, BESIDE) + at(10);
        }
        let value = writer.clean(&line.value);
        let ramp = if line.doubtful { quiet } else { &inks.row_number };
        writer.draw(canvas, (right, baseline), Align::Right, &value, VALUE, ramp);
    }

    fn paint_leader_bar(&self, canvas: &mut Canvas, bar: Area, line: &LeadersLine) {
        let (inks, art) = (&self.inks, &self.ending_art);
        canvas.fill_round(bar, BAR / 2, &inks.slot);
        let along = |thousandths: u16| bar.width * usize::from(thousandths.min(1000)) / 1000;
        let (from, to) = (along(line.bar.from), along(line.bar.to));
        let ink = if line.mine { &inks.chosen } else { &art.quiet_lane };
        if to > from {
            let width = (to - from).max(BAR).min(bar.width);
            let x = bar.x + to_i32(from.min(bar.width - width));
            canvas.fill_round(Area { x, width, ..bar }, BAR / 2, ink);
        }
        if let Some(mark) = line.bar.mark {
            let width = px(12);
            let x = bar.x + to_i32(along(mark).min(bar.width)) - to_i32(width) / 2;
            let mark = Area { x, y: bar.y - at(5), width, height: BAR + px(10) };
            canvas.fill_round(mark, width / 2, &inks.row_number);
        }
    }
}
