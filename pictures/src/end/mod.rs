//! Paints the end of a match: the winners on a podium, the course of the match as curves, the worst
//! take, luck, and the points of everybody. Missing parts take no room.

mod curves;
mod model;
mod podium;
mod sheet;
mod standings;
mod stories;

pub use model::{EndPicture, EndPlayer, LuckLine, WorstTake};

use super::Painter;
use super::canvas::{Area, Canvas, Sprite, to_i32};
use super::ending_art::BRAND;
use super::layout::{MARGIN, WIDTH, at, font, px};
use super::text::Align;
use curves::Curves;
use podium::Podium;
use sheet::Sheet;

/// More than the rules know; what is beyond is not shown.
const MOST_PLAYERS: usize = 20;
const TITLES: [u8; 3] = [font(72), font(60), font(48)];
/// Height of a title in one line, and of another line.
const TITLE: usize = px(100);
const TITLE_LINE: usize = px(58);
const SUBTITLE: u8 = font(36);
const SUBTITLE_LINE: usize = px(46);

/// The parts of a picture, from top to bottom.
#[derive(Debug)]
enum Part<'a> {
    Podium(Podium),
    Curves(Curves),
    Worst(&'a WorstTake),
    /// A sentence, in lines, and whether it is about good luck.
    Luck(u8, Vec<String>, bool),
    /// Players in two columns.
    List(Vec<u8>),
    Sheet(Sheet),
}

impl Part<'_> {
    fn height(&self) -> usize {
        match self {
            Self::Podium(podium) => podium.height(),
            Self::Curves(curves) => curves.height(),
            Self::Worst(_) => stories::WORST,
            Self::Luck(_, lines, _) => stories::luck_height(lines.len()),
            Self::List(seats) => standings::list_height(seats.len()),
            Self::Sheet(sheet) => sheet.height(),
        }
    }
}

impl Painter {
    /// Paints the end of a match as a PNG file. The same picture always yields the same bytes, and
    /// there is no picture that cannot be painted: parts without room are left out.
    pub fn end(&self, picture: &EndPicture) -> Vec<u8> {
        let title = self.end_title(&picture.title, &picture.subtitle);
        let top = title.height;
        let parts = self.end_parts(picture);
        let whole = parts.iter().map(|part| part.height() + MARGIN).sum::<usize>();
        let mut canvas = Canvas::new(WIDTH, top + whole, self.inks.lane.0[0]);
        let mut y = to_i32(top);
        if parts.iter().any(|part| matches!(part, Part::Podium(_))) {
            canvas.draw(0, y - at(16), &self.ending_art.confetti);
        }
        self.paint_end_title(&mut canvas, &title, self.ending_art.brand(picture.emblem));
        for part in &parts {
            let (x, width, height) = (to_i32(MARGIN), WIDTH - 2 * MARGIN, part.height());
            let area = Area { x, y, width, height };
            match part {
                Part::Podium(podium) => self.paint_podium(&mut canvas, area, picture, podium),
                Part::Curves(curves) => self.paint_curves(&mut canvas, area, picture, curves),
                Part::Worst(worst) => self.paint_worst(&mut canvas, area, picture, worst),
                Part::Luck(seat, lines, good) => {
                    self.paint_luck(&mut canvas, area, (*seat, *good), lines);
                }
                Part::List(seats) => self.paint_list(&mut canvas, area, picture, seats),
                Part::Sheet(sheet) => self.paint_sheet(&mut canvas, area, picture, sheet),
            }
            y += to_i32(height + MARGIN);
        }
        canvas.into_png(&self.ending_art.palette)
    }

    fn end_parts<'a>(&self, picture: &'a EndPicture) -> Vec<Part<'a>> {
        let seats = by_place(picture);
        let curves = Curves::new(picture);
        let podium = Podium::new(picture, &seats, curves.is_none());
        let on_podium = |seat: &u8| podium.as_ref().is_some_and(|podium| podium.has(*seat));
        let others: Vec<u8> = seats.iter().copied().filter(|seat| !on_podium(seat)).collect();
        let sheet = if picture.sheet { self.sheet(picture, seats) } else { None };
        let list = sheet.is_none() && !others.is_empty();
        let luck = |line: &Option<LuckLine>, good: bool| {
            let line = line.as_ref()?;
            let lines = self.luck_lines(&line.text);
            (!lines.is_empty()).then_some(Part::Luck(line.seat, lines, good))
        };
        let parts = [
            podium.map(Part::Podium),
            list.then_some(Part::List(others)),
            curves.map(Part::Curves),
            picture.worst.as_ref().map(Part::Worst),
            luck(&picture.lucky, true),
            luck(&picture.unlucky, false),
            sheet.map(Part::Sheet),
        ];
        parts.into_iter().flatten().collect()
    }

    /// The title in one line, or else in two, and the subtitle opposite to it, or below where it
    /// has no room there.
    pub(super) fn end_title(&self, title: &str, subtitle: &str) -> Title {
        let writer = &self.writer;
        let room = self.end_title_room();
        let whole = writer.clean(title);
        let fits = |size: &&u8| writer.width(&whole, **size) <= room;
        let size = *TITLES.iter().find(fits).unwrap_or(&TITLES[2]);
        let lines = self.broken(&whole, size, room, 2);
        let subtitle = writer.clean(subtitle);
        let free = room - writer.width(&whole, size) - at(30);
        let below = !subtitle.is_empty() && writer.width(&subtitle, SUBTITLE) > free;
        let height = TITLE
            + lines.len().saturating_sub(1) * TITLE_LINE
            + if below { SUBTITLE_LINE } else { 0 };
        Title { lines, size, subtitle, below, height }
    }

    fn end_title_room(&self) -> i32 {
        to_i32(WIDTH - 2 * MARGIN - BRAND.0) - at(30)
    }

    pub(super) fn paint_end_title(&self, canvas: &mut Canvas, title: &Title, brand: &Sprite) {
        let (writer, inks) = (&self.writer, &self.inks);
        let left = to_i32(MARGIN) + at(6);
        canvas.draw(left, to_i32(TITLE - brand.height) / 2, brand);
        let left = left + to_i32(brand.width) + at(18);
        let room = self.end_title_room();
        let mut baseline = to_i32(TITLE) / 2 + i32::from(title.size) * 7 / 20;
        for (line, text) in title.lines.iter().enumerate() {
            let place = (left, baseline + to_i32(line * TITLE_LINE));
            writer.draw(canvas, place, Align::Left, text, title.size, &inks.title);
        }
        if title.below {
            baseline = to_i32(title.height) - at(26);
            let subtitle = writer.fit(&title.subtitle, SUBTITLE, room);
            writer.draw(canvas, (left, baseline), Align::Left, &subtitle, SUBTITLE, &inks.goal);
        } else {
            let place = (left + room, baseline);
            writer.draw(canvas, place, Align::Right, &title.subtitle, SUBTITLE, &inks.goal);
        }
    }
}

/// The title at the top.
#[derive(Debug)]
pub(super) struct Title {
    lines: Vec<String>,
    size: u8,
    subtitle: String,
    below: bool,
    pub(super) height: usize,
}

/// The seats, those with the best places first.
fn by_place(picture: &EndPicture) -> Vec<u8> {
    let players = (0..).zip(&picture.players).take(MOST_PLAYERS);
    let mut seats: Vec<(u8, u8)> = players.map(|(seat, player)| (player.place, seat)).collect();
    seats.sort_unstable();
    seats.into_iter().map(|(_, seat)| seat).collect()
}
