//! Paints the end of a match.

mod model;
mod standings;

pub use model::{EndPicture, EndPlayer, LuckLine, WorstTake};

use super::Painter;
use super::canvas::{Area, Canvas, to_i32};
use super::layout::{HEADER, MARGIN, WIDTH};

/// More than the rules know; what is beyond is not shown.
const MOST_PLAYERS: usize = 20;

/// What a picture consists of, from top to bottom.
#[derive(Debug)]
enum Part {
    /// Players in two columns.
    List(Vec<u8>),
}

impl Painter {
    /// Paints the end of a match as a PNG file. The same picture always gives the same bytes, and there
    /// is no picture that cannot be painted: what has no room is left out.
    #[must_use]
    pub fn end(&self, picture: &EndPicture) -> Vec<u8> {
        let parts = [Part::List(by_place(picture))];
        let height = |part: &Part| match part {
            Part::List(seats) => standings::list_height(seats.len()),
        };
        let whole = parts.iter().map(|part| height(part) + MARGIN).sum::<usize>();
        let mut canvas = Canvas::new(WIDTH, HEADER + whole, self.inks.lane.0[0]);
        self.paint_header(&mut canvas, &picture.title, &picture.subtitle);
        let mut y = to_i32(HEADER);
        for part in &parts {
            let area =
                Area { x: to_i32(MARGIN), y, width: WIDTH - 2 * MARGIN, height: height(part) };
            match part {
                Part::List(seats) => self.paint_list(&mut canvas, area, picture, seats),
            }
            y += to_i32(area.height + MARGIN);
        }
        canvas.into_png(&self.palette)
    }
}

/// The seats, those with the best places first.
fn by_place(picture: &EndPicture) -> Vec<u8> {
    let mut seats: Vec<(u8, u8)> =
        (0..).zip(&picture.players).take(MOST_PLAYERS).map(|(seat, p)| (p.place, seat)).collect();
    seats.sort_unstable();
    seats.into_iter().map(|(_, seat)| seat).collect()
}
