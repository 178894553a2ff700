//! Paints somebody's statistics: numbers to begin with, their rating as a curve, and charts.

mod charts;
mod model;
mod rating;

pub use model::{Bar, Chart, PersonPicture, RatingCurve, Tile};

use super::Painter;
use super::canvas::{Area, Canvas, to_i32};
use super::layout::{MARGIN, WIDTH, at, font, px};
use super::text::Align;

const MOST_TILES: usize = 9;
const COLUMNS: usize = 3;
const TILE: usize = px(150);
const VALUES: [u8; 4] = [font(76), font(64), font(52), font(40)];
const LABEL: u8 = font(34);
const PADDING: i32 = at(16);
/// Width of one of two charts beside each other.
const HALF: usize = (WIDTH - MARGIN) / 2 - MARGIN;

/// The parts of the picture, from top to bottom.
enum Line<'a> {
    Tiles(&'a [Tile]),
    Rating(&'a RatingCurve),
    Charts(Vec<&'a Chart>),
}

impl Line<'_> {
    fn height(&self) -> usize {
        match self {
            Self::Tiles(_) => TILE,
            Self::Rating(_) => rating::HEIGHT,
            Self::Charts(_) => charts::HEIGHT,
        }
    }
}

impl Painter {
    /// Paints somebody's statistics as a PNG file. The same picture always yields the same bytes,
    /// and there is no picture that cannot be painted: parts without room are left out.
    pub fn person(&self, picture: &PersonPicture) -> Vec<u8> {
        let title = self.end_title(&picture.title, &picture.subtitle);
        let top = title.height;
        let lines = self.person_lines(picture);
        let whole: usize = lines.iter().map(|line| line.height() + MARGIN).sum();
        let mut canvas = Canvas::new(WIDTH, top + whole, self.inks.lane.0[0]);
        self.paint_end_title(&mut canvas, &title, self.ending_art.brand(picture.emblem));
        let mut y = to_i32(top);
        for line in &lines {
            let height = line.height();
            // However many there are, they have the line to themselves.
            let beside = |count: usize, index: usize| {
                let width = (WIDTH - MARGIN) / count - MARGIN;
                let x = to_i32(MARGIN + index * (width + MARGIN));
                Area { x, y, width, height }
            };
            match line {
                Line::Tiles(tiles) => {
                    for (index, tile) in tiles.iter().enumerate() {
                        self.paint_tile(&mut canvas, beside(tiles.len(), index), tile);
                    }
                }
                Line::Rating(curve) => self.paint_rating(&mut canvas, beside(1, 0), curve),
                Line::Charts(charts) => {
                    for (index, chart) in charts.iter().enumerate() {
                        self.paint_chart(&mut canvas, beside(charts.len(), index), chart);
                    }
                }
            }
            y += to_i32(height + MARGIN);
        }
        canvas.into_png(&self.ending_art.palette)
    }

    fn paint_tile(&self, canvas: &mut Canvas, area: Area, tile: &Tile) {
        let (writer, inks) = (&self.writer, &self.inks);
        canvas.fill_round(area, px(16), &inks.panel);
        let (middle, room) = (area.x + to_i32(area.width) / 2, to_i32(area.width) - 2 * PADDING);
        let value = writer.clean(&tile.value);
        let fits = |size: &&u8| writer.width(&value, **size) <= room;
        let size = *VALUES.iter().find(fits).unwrap_or(&VALUES[VALUES.len() - 1]);
        let value = writer.fit(&value, size, room);
        let place = (middle, area.y + at(60) + i32::from(size) * 7 / 20);
        writer.draw(canvas, place, Align::Middle, &value, size, &inks.name);
        let label = writer.clean(&tile.label);
        let label = writer.fit(&label, LABEL, to_i32(area.width) - PADDING);
        let place = (middle, area.y + to_i32(TILE) - at(24));
        writer.draw(canvas, place, Align::Middle, &label, LABEL, &inks.quiet);
    }

    fn person_lines<'a>(&self, picture: &'a PersonPicture) -> Vec<Line<'a>> {
        let tiles = &picture.tiles[..picture.tiles.len().min(MOST_TILES)];
        let mut lines: Vec<Line<'_>> = tiles.chunks(COLUMNS).map(Line::Tiles).collect();
        lines.extend(picture.rating.iter().filter(|curve| curve.is_drawn()).map(Line::Rating));
        let (narrow, wide): (Vec<&Chart>, Vec<&Chart>) =
            picture.charts.iter().partition(|chart| self.is_narrow(chart, HALF));
        lines.extend(narrow.chunks(2).map(|pair| Line::Charts(pair.to_vec())));
        lines.extend(wide.into_iter().map(|chart| Line::Charts(vec![chart])));
        lines
    }
}
