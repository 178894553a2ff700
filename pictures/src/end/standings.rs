//! Those who are not on the podium.

use super::model::EndPicture;
use crate::Painter;
use crate::canvas::{Area, Canvas, to_i32};
use crate::layout::{MARGIN, at, font, px};
use crate::player_list::NameTag;
use crate::text::Align;

const COLUMNS: usize = 2;
const ENTRY: usize = px(62);
const GAP: usize = px(6);
const PLACE: u8 = font(38);
const TOTAL: u8 = font(46);
/// Room for a place of two digits.
const PLACE_WIDTH: i32 = at(62);

/// Returns the height of a list with this many entries.
pub(super) fn list_height(count: usize) -> usize {
    (count.div_ceil(COLUMNS) * (ENTRY + GAP)).saturating_sub(GAP)
}

impl Painter {
    /// Place, name and total, down the first column and then the second.
    pub(super) fn paint_list(
        &self,
        canvas: &mut Canvas,
        area: Area,
        picture: &EndPicture,
        seats: &[u8],
    ) {
        let lines = seats.len().div_ceil(COLUMNS).max(1);
        let width = (area.width - (COLUMNS - 1) * MARGIN) / COLUMNS;
        let (writer, inks) = (&self.writer, &self.inks);
        for (i, seat) in seats.iter().enumerate() {
            let Some(player) = picture.players.get(usize::from(*seat)) else { continue };
            let entry = Area {
                x: area.x + to_i32(i / lines * (width + MARGIN)),
                y: area.y + to_i32(i % lines * (ENTRY + GAP)),
                width,
                height: ENTRY,
            };
            canvas.fill_round(entry, px(14), &inks.panel);
            let baseline = entry.y + to_i32(ENTRY) / 2 + at(13);
            let place = player.place.to_string();
            let middle = entry.x + PLACE_WIDTH / 2;
            writer.draw(canvas, (middle, baseline), Align::Middle, &place, PLACE, &inks.quiet);
            let end = entry.x + to_i32(width) - at(14);
            let total = player.total.to_string();
            writer.draw(canvas, (end, baseline + at(2)), Align::Right, &total, TOTAL, &inks.name);
            let right = end - writer.width(&total, TOTAL) - at(12);
            let tag = NameTag { seat: *seat, name: &player.name, marker: player.marker };
            self.paint_name(canvas, (entry.x + PLACE_WIDTH, baseline), right, &tag, &inks.name);
        }
    }
}
