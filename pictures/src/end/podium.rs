//! The first three places on a podium.

use super::model::{EndPicture, EndPlayer};
use crate::canvas::{Area, Canvas, to_i32};
use crate::ending_art::{FACES, MEDAL, RING, SeatFace};
use crate::layout::{at, font, px};
use crate::text::Align;
use crate::{Marker, Painter};

/// More have no room beside each other for their names.
const MOST_STANDS: usize = 5;
const WIDEST: usize = px(360);
const GAP: usize = px(10);
/// Heights of the blocks, the best place first.
const BLOCKS: [usize; 3] = [px(222), px(190), px(158)];
/// Growth of the blocks, the best place first, where there are no curves.
const GROWTH: [usize; 3] = [px(60), px(30), 0];
/// Room for the crown, the face and the name above a block.
const CROWN: usize = px(66);
const NAME_LINE: usize = px(60);
const NAMES: [u8; 4] = [font(50), font(44), font(38), font(34)];
const TOTALS: [u8; 2] = [font(64), font(54)];
const NAMELESS: &str = "–";

/// The seats on the podium, from left to right.
#[derive(Debug)]
pub(super) struct Podium {
    seats: Vec<u8>,
    best: u8,
    blocks: [usize; 3],
}

impl Podium {
    /// Places are given to whole groups: of those who share one, all stand there or none. `None`
    /// where nobody does.
    pub(super) fn new(picture: &EndPicture, by_place: &[u8], tall: bool) -> Option<Self> {
        let place = |seat: u8| picture.players.get(usize::from(seat)).map_or(0, |p| p.place);
        let mut groups: Vec<Vec<u8>> = Vec::new();
        let mut standing = 0;
        for group in by_place.chunk_by(|a, b| place(*a) == place(*b)) {
            let first = group.first().map_or(0, |seat| place(*seat));
            if first > 3 || standing + group.len() > MOST_STANDS {
                break;
            }
            standing += group.len();
            groups.push(group.to_vec());
        }
        let best = place(*groups.first()?.first()?);
        if groups.len() == 3 {
            // The winner in the middle.
            groups.swap(0, 1);
        }
        let grown = |i: usize| BLOCKS[i] + if tall { GROWTH[i] } else { 0 };
        Some(Self { seats: groups.concat(), best, blocks: [grown(0), grown(1), grown(2)] })
    }

    pub(super) fn has(&self, seat: u8) -> bool {
        self.seats.contains(&seat)
    }

    pub(super) fn height(&self) -> usize {
        CROWN + FACES[0] + 2 * RING + NAME_LINE + self.blocks[0]
    }

    fn block(&self, place: u8) -> usize {
        let index = usize::from(place).saturating_sub(1).min(2);
        // The best seats stand highest, whatever the number of their place.
        if place == self.best { self.blocks[0] } else { self.blocks[index] }
    }
}

impl Painter {
    pub(super) fn paint_podium(
        &self,
        canvas: &mut Canvas,
        area: Area,
        picture: &EndPicture,
        podium: &Podium,
    ) {
        let count = podium.seats.len().max(1);
        let width = ((area.width + GAP) / count - GAP).min(WIDEST);
        let used = count * (width + GAP) - GAP;
        let left = area.x + to_i32(area.width - used) / 2;
        let ground = area.y + to_i32(area.height);
        for (i, seat) in podium.seats.iter().enumerate() {
            let Some(player) = picture.players.get(usize::from(*seat)) else { continue };
            let height = podium.block(player.place);
            let block = Area {
                x: left + to_i32(i * (width + GAP)),
                y: ground - to_i32(height),
                width,
                height,
            };
            self.paint_stand(canvas, block, (*seat, player), podium.best, picture.bull_heads);
        }
    }

    /// Paints a block, and the seat that stands on it.
    fn paint_stand(
        &self,
        canvas: &mut Canvas,
        block: Area,
        (seat, player): (u8, &EndPlayer),
        best: u8,
        bull_heads: bool,
    ) {
        let (writer, inks, art) = (&self.writer, &self.inks, &self.ending_art);
        let middle = block.x + to_i32(block.width) / 2;
        let winner = player.place == best;
        canvas.fill_round(block, px(16), &inks.lane);
        let edge = Area { height: px(12), ..block };
        canvas.fill_round(edge, px(6), inks.bar(seat));
        let mut y = block.y + to_i32(px(12)) + at(14);
        if let Some(medal) = art.medal(player.place) {
            canvas.draw(middle - to_i32(medal.width) / 2, y, medal);
        }
        y += to_i32(MEDAL);
        let total = player.total.to_string();
        let head = if bull_heads { to_i32(art.head.width) + at(8) } else { 0 };
        let room = to_i32(block.width) - at(16);
        let fits = |size: &&u8| writer.width(&total, **size) + head <= room;
        let size = *TOTALS.iter().find(fits).unwrap_or(&TOTALS[1]);
        let wide = writer.width(&total, size) + head;
        let (x, baseline) = (middle - wide / 2, y + at(55));
        let ramp = if winner { &inks.chosen } else { &inks.row_number };
        writer.draw(canvas, (x, baseline), Align::Left, &total, size, ramp);
        if bull_heads {
            canvas.draw(x + wide + at(8) - head, baseline - at(38), &art.head);
        }

        let above = block.y - to_i32(NAME_LINE);
        let name = writer.clean(&player.name);
        let name = if name.is_empty() { NAMELESS } else { &name };
        let icon = match player.marker {
            Marker::Away => Some(&self.art.moon),
            Marker::Bot if player.portrait.is_none() => Some(&self.art.robot),
            Marker::Bot | Marker::None => None,
        };
        let beside = icon.map_or(0, |icon| to_i32(icon.width) + at(8));
        let room = to_i32(block.width + GAP) - beside;
        let fits = |size: &&u8| writer.width(name, **size) <= room;
        let size = *NAMES.iter().find(fits).unwrap_or(&NAMES[3]);
        let name = writer.fit(name, size, room);
        let wide = writer.width(&name, size) + beside;
        let ramp = if winner { &art.winner } else { &inks.title };
        let place = (middle - wide / 2, above + at(44));
        writer.draw(canvas, place, Align::Left, &name, size, ramp);
        if let Some(icon) = icon {
            canvas.draw(middle + wide / 2 - to_i32(icon.width), place.1 - at(28), icon);
        }

        let radius = to_i32(FACES[0] / 2 + RING);
        let centre = above - radius;
        self.paint_face(canvas, (middle, centre), 0, SeatFace { seat, portrait: player.portrait });
        if winner {
            let top = centre - radius - to_i32(art.crown.height) + at(6);
            canvas.draw(middle - to_i32(art.crown.width) / 2, top, &art.crown);
        }
    }
}
