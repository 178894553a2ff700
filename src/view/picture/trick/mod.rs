//! Paints the table of a game of tricks: the stock, the trick and the one before in the middle, the seats
//! above and below.

mod model;

pub use model::{
    CardRank, CardSuit, DealResult, HandCard, LastTrick, Marriage, PictureStock, PlayingCard,
    RankLetters, StockState, TrickCard, TrickHand, TrickPicture, TrickPlayer,
};

use super::Painter;
use super::canvas::{Area, Canvas, to_i32};
use super::layout::{HEADER, MARGIN, WIDTH, at, font, px};
use super::players::Who;
use super::text::Align;

/// More than the rules know; what is beyond is not shown.
const MOST_PLAYERS: usize = 10;
const ENTRY: usize = px(88);
const GAP: usize = px(6);
const POINTS: u8 = font(52);

impl Painter {
    /// Paints the table of a game of tricks as a PNG file. The same picture always gives the same bytes,
    /// and there is no picture that cannot be painted: what has no room is left out.
    #[must_use]
    pub fn trick(&self, picture: &TrickPicture) -> Vec<u8> {
        let seats = picture.players.len().min(MOST_PLAYERS);
        let height = HEADER + seats * (ENTRY + GAP) + MARGIN;
        let mut canvas = Canvas::new(WIDTH, height, self.inks.lane.0[0]);
        self.paint_header(&mut canvas, &picture.title, &picture.goal);
        for (i, (seat, player)) in (0..).zip(&picture.players).take(seats).enumerate() {
            let y = to_i32(HEADER + i * (ENTRY + GAP));
            let area = Area { x: to_i32(MARGIN), y, width: WIDTH - 2 * MARGIN, height: ENTRY };
            canvas.fill_round(area, px(14), &self.inks.panel);
            let (left, end) = (area.x + at(20), area.x + to_i32(area.width) - at(20));
            let baseline = y + to_i32(ENTRY) / 2 + at(14);
            let points = player.points.map(|points| points.to_string()).unwrap_or_default();
            let ink = &self.inks.name;
            self.writer.draw(&mut canvas, (end, baseline), Align::Right, &points, POINTS, ink);
            let right = end - self.writer.width(&points, POINTS) - at(20);
            let who = Who { seat, name: &player.name, marker: player.marker };
            self.paint_name(&mut canvas, (left, baseline), right, &who, ink);
        }
        canvas.into_png(&self.palette)
    }
}
