//! Paints the banner of an open lobby.

mod model;

pub use model::{LobbyGuest, LobbyPicture};

use super::Painter;
use super::canvas::{Area, Canvas, to_i32};
use super::layout::{HEADER, MARGIN, WIDTH, at, px};
use super::model::Marker;
use super::players::Who;

/// More than the rules know; what is beyond is not shown.
const MOST_SEATS: usize = 20;
const COLUMNS: usize = 2;
const SEAT: usize = px(80);
const GAP: usize = px(8);

impl Painter {
    /// Paints the banner of a lobby as a PNG file. The same picture always gives the same bytes, and
    /// there is no picture that cannot be painted: what has no room is left out.
    #[must_use]
    pub fn lobby(&self, picture: &LobbyPicture) -> Vec<u8> {
        let seats = &picture.seats[..picture.seats.len().min(MOST_SEATS)];
        let lines = seats.len().div_ceil(COLUMNS);
        let height = HEADER + lines * (SEAT + GAP) + MARGIN;
        let mut canvas = Canvas::new(WIDTH, height, self.inks.lane.0[0]);
        let count = format!("{}/{}", picture.seats.len(), picture.most);
        self.paint_header(&mut canvas, &picture.title, &count);
        let width = (WIDTH - 2 * MARGIN - GAP) / COLUMNS;
        for (i, (seat, guest)) in (0..).zip(seats).enumerate() {
            let area = Area {
                x: to_i32(MARGIN + i % COLUMNS * (width + GAP)),
                y: to_i32(HEADER + i / COLUMNS * (SEAT + GAP)),
                width,
                height: SEAT,
            };
            canvas.fill_round(area, px(14), &self.inks.panel);
            let marker = if guest.portrait.is_some() { Marker::Bot } else { Marker::None };
            let who = Who { seat, name: &guest.name, marker };
            let place = (area.x + at(14), area.y + to_i32(SEAT) / 2 + at(13));
            let right = area.x + to_i32(width) - at(14);
            self.paint_name(&mut canvas, place, right, &who, &self.inks.name);
        }
        canvas.into_png(&self.palette)
    }
}
