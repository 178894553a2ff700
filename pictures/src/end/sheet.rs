//! The score sheet: everybody's points of each game.

use super::model::EndPicture;
use crate::Painter;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{MARGIN, WIDTH, at, font, px};
use crate::player_list::NameTag;
use crate::text::Align;

const ROW: usize = px(58);
const HEAD: usize = px(54);
const PADDING: i32 = at(16);
const PLACE: u8 = font(36);
const POINTS: u8 = font(36);
const TOTAL: u8 = font(46);
/// Room for a place, and least room for a name.
const PLACE_WIDTH: i32 = at(58);
const NAME: i32 = at(280);
const GAP: i32 = at(22);
/// More columns than a sheet has room for.
const MOST_GAMES: usize = 20;

/// The layout of the sheet, and the seats in it.
#[derive(Debug)]
pub(super) struct Sheet {
    seats: Vec<u8>,
    /// Index of the first game that has a column.
    first: usize,
    /// Points of each seat in the games before `first`, if there are any.
    early: Option<Vec<u16>>,
    /// Width of their column; 0 without it.
    early_width: i32,
    /// Width of a game's column.
    column: i32,
    /// Width of the totals.
    total: i32,
}

impl Sheet {
    pub(super) fn height(&self) -> usize {
        HEAD + self.seats.len() * ROW + px(10)
    }
}

impl Painter {
    /// The sheet, with as many of the last games as have room; `None` where there is nothing that
    /// the totals do not say.
    pub(super) fn sheet(&self, picture: &EndPicture, seats: Vec<u8>) -> Option<Sheet> {
        let games = picture.history.len();
        if games < 2 || seats.is_empty() {
            return None;
        }
        let widest = |numbers: &mut dyn Iterator<Item = u16>, size: u8| {
            let widths = numbers.map(|n| self.writer.width(&n.to_string(), size));
            widths.max().unwrap_or(0) + GAP
        };
        let total = widest(&mut picture.players.iter().map(|player| player.total), TOTAL);
        let room = to_i32(WIDTH - 2 * MARGIN) - 2 * PADDING - PLACE_WIDTH - NAME - total;
        let last = u16::try_from(games).unwrap_or(u16::MAX);
        let recent = picture.history.iter().rev().take(MOST_GAMES).flatten().copied();
        let column = widest(&mut recent.chain([last]), POINTS);
        let fitting = usize::try_from(room / column).unwrap_or(0).min(MOST_GAMES);
        if games <= fitting {
            return Some(Sheet { seats, first: 0, early: None, early_width: 0, column, total });
        }
        let sums = |first: usize| {
            let points = |seat: usize| picture.history[..first].iter().map(move |g| g.get(seat));
            let sum = |seat| points(seat).flatten().fold(0, |a: u16, b| a.saturating_add(*b));
            (0..picture.players.len()).map(sum).collect::<Vec<u16>>()
        };
        let early_width = widest(&mut sums(games).into_iter(), POINTS);
        let fitting = usize::try_from((room - early_width) / column).unwrap_or(0).min(MOST_GAMES);
        let first = games - fitting.min(games);
        Some(Sheet { seats, first, early: Some(sums(first)), early_width, column, total })
    }

    pub(super) fn paint_sheet(
        &self,
        canvas: &mut Canvas,
        area: Area,
        picture: &EndPicture,
        sheet: &Sheet,
    ) {
        let (writer, inks) = (&self.writer, &self.inks);
        canvas.fill_round(area, px(16), &inks.panel);
        let end = area.x + to_i32(area.width) - PADDING;
        let games = picture.history.len();
        let x_of = |game: usize| end - sheet.total - to_i32(games - 1 - game) * sheet.column;
        let baseline = area.y + at(42);
        for game in sheet.first..games {
            let (place, number) = ((x_of(game), baseline), (game + 1).to_string());
            writer.draw(canvas, place, Align::Right, &number, POINTS, &inks.quiet);
        }
        let early_x = end - sheet.total - to_i32(games - sheet.first) * sheet.column;
        if sheet.early.is_some() {
            writer.draw(canvas, (early_x, baseline), Align::Right, "…", POINTS, &inks.quiet);
        }
        writer.draw(canvas, (end, baseline), Align::Right, "Σ", POINTS, &inks.quiet);
        let best = sheet.seats.first().and_then(|seat| picture.players.get(usize::from(*seat)));
        let best = best.map(|player| player.place);
        for (row, seat) in sheet.seats.iter().enumerate() {
            let Some(player) = picture.players.get(usize::from(*seat)) else { continue };
            let top = area.y + to_i32(HEAD + row * ROW);
            canvas.fill(area.x + PADDING, top, area.width - px(32), px(2), inks.empty_chip.full());
            let baseline = top + to_i32(ROW) / 2 + at(14);
            let left = area.x + PADDING;
            let place = (left + PLACE_WIDTH / 2 - at(6), baseline);
            let number = player.place.to_string();
            writer.draw(canvas, place, Align::Middle, &number, PLACE, &inks.quiet);
            let number = |canvas: &mut Canvas, x: i32, points: u16| {
                let ramp = if points == 0 { &inks.quiet } else { &inks.name };
                let (place, text) = ((x, baseline), points.to_string());
                writer.draw(canvas, place, Align::Right, &text, POINTS, ramp);
            };
            let index = usize::from(*seat);
            for (game, points) in picture.history.iter().enumerate().skip(sheet.first) {
                number(canvas, x_of(game), points.get(index).copied().unwrap_or(0));
            }
            if let Some(early) = sheet.early.as_ref().and_then(|early| early.get(index)) {
                number(canvas, early_x, *early);
            }
            let ramp = if best == Some(player.place) { &inks.leader } else { &inks.name };
            let total = player.total.to_string();
            writer.draw(canvas, (end, baseline + at(3)), Align::Right, &total, TOTAL, ramp);
            let right = early_x - sheet.early_width;
            let tag = NameTag { seat: *seat, name: &player.name, marker: player.marker };
            self.paint_name(canvas, (left + PLACE_WIDTH, baseline), right, &tag, ramp);
        }
    }
}
