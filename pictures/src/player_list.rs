//! Paints the list of players.

use super::Painter;
use super::art::{CHIP_HEIGHT, CHIP_WIDTHS, MARK};
use super::canvas::{Area, Canvas, to_i32};
use super::layout::{at, font, px};
use super::model::{Marker, PicturePlayer, TablePicture};
use super::palette::Ramp;
use super::text::Align;

const PADDING: i32 = at(12);
/// Width of the strip in the player's colour.
const STRIP: usize = px(10);
const CHIP_GAP: i32 = at(4);
/// Sizes of a name, tried in this order.
const NAMES: [u8; 2] = [font(38), font(34)];
const DETAIL: u8 = font(38);
const TOTAL: u8 = font(52);
/// Font size of totals of three digits, which would leave too little room for names.
const LONG_TOTAL: u8 = font(44);
const SPACE: i32 = at(8);
/// Height of the bar towards the end of the match.
const BAR: usize = px(12);
/// Shown for a name of which nothing is left.
const NAMELESS: &str = "–";

/// The widths that all entries share, so that their columns stand one below the other.
#[derive(Debug)]
pub(super) struct Columns {
    chips: usize,
    total: i32,
    total_size: u8,
}

/// The mark and name by which a line of text names a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct NameTag<'a> {
    pub(super) seat: u8,
    pub(super) name: &'a str,
    pub(super) marker: Marker,
}

impl Painter {
    /// Paints mark, name and who acts for the seat, upon a panel, from the given place as far as
    /// `right`; returns where that ends.
    pub(super) fn paint_name(
        &self,
        canvas: &mut Canvas,
        (left, baseline): (i32, i32),
        right: i32,
        tag: &NameTag<'_>,
        ramp: &Ramp,
    ) -> i32 {
        let (writer, art) = (&self.writer, &self.art);
        canvas.draw(left, baseline - at(30), art.mark(tag.seat));
        let left = left + to_i32(MARK) + SPACE;
        let marker = match tag.marker {
            Marker::None => None,
            Marker::Away => Some(&art.moon),
            Marker::Bot => Some(&art.robot),
        };
        let room = right - left - marker.map_or(0, |icon| to_i32(icon.width) + SPACE);
        let name = writer.clean(tag.name);
        let name = if name.is_empty() { NAMELESS } else { &name };
        // A name that is a little too long is rather set smaller than cut.
        let fits = |size: &&u8| writer.width(name, **size) <= room;
        let size = *NAMES.iter().find(fits).unwrap_or(&NAMES[1]);
        let name = writer.fit(name, size, room);
        writer.draw(canvas, (left, baseline), Align::Left, &name, size, ramp);
        let end = left + writer.width(&name, size);
        let Some(icon) = marker else { return end };
        canvas.draw(end + SPACE, baseline - at(27), icon);
        end + SPACE + to_i32(icon.width)
    }

    /// Returns the width of mark and name where there is room enough.
    pub(super) fn name_width(&self, tag: &NameTag<'_>) -> i32 {
        let name = self.writer.clean(tag.name);
        let name = if name.is_empty() { NAMELESS } else { &name };
        to_i32(MARK) + SPACE + self.writer.width(name, NAMES[0])
    }

    pub(super) fn columns(&self, picture: &TablePicture) -> Columns {
        let most = picture.players.iter().map(|player| player.played.len());
        let highest = picture.players.iter().map(|player| player.total).max();
        let total_size = match highest {
            Some(100..) => LONG_TOTAL,
            _ => TOTAL,
        };
        let widths = picture.players.iter().map(|player| player.total.to_string());
        let widest = widths.map(|total| self.writer.width(&total, total_size)).max().unwrap_or(0);
        Columns {
            chips: most.max().unwrap_or(0).clamp(1, 2),
            total: widest.max(self.writer.width("00", total_size)),
            total_size,
        }
    }

    pub(super) fn paint_player(
        &self,
        canvas: &mut Canvas,
        area: Area,
        columns: &Columns,
        (seat, player): (u8, &PicturePlayer),
        target: Option<u16>,
    ) {
        let writer = &self.writer;
        canvas.fill_round(area, px(14), &self.inks.panel);
        canvas.fill_round(Area { width: STRIP, ..area }, STRIP / 2, self.inks.bar(seat));
        let centre = area.y + to_i32(area.height) / 2;
        let left = area.x + to_i32(STRIP) + PADDING;
        let left = self.paint_chips(canvas, (left, centre), columns, player);
        let bar = target.filter(|target| *target > 0);
        let raised = if bar.is_some() { at(4) } else { at(13) };

        let end = area.x + to_i32(area.width) - PADDING;
        let ramp = if player.leads { &self.inks.leader } else { &self.inks.name };
        let total = player.total.to_string();
        let size = columns.total_size;
        writer.draw(canvas, (end, centre + raised + at(3)), Align::Right, &total, size, ramp);
        let mut right = end - columns.total - PADDING;
        right = self.paint_details(canvas, (right, centre + raised), player);

        let tag = NameTag { seat, name: &player.name, marker: player.marker };
        self.paint_name(canvas, (left, centre + raised), right, &tag, ramp);
        if let Some(target) = bar {
            let width = usize::try_from(end - left).unwrap_or(0);
            let bar = Area { x: left, y: centre + at(20), width, height: BAR };
            self.paint_bar(canvas, bar, (seat, player), target);
        }
    }

    /// Paints a player's progress towards the end of the match, with the points of this turn in
    /// another colour.
    fn paint_bar(
        &self,
        canvas: &mut Canvas,
        bar: Area,
        (seat, player): (u8, &PicturePlayer),
        target: u16,
    ) {
        let part = |points: u16| {
            let points = usize::from(points.min(target));
            bar.width * points / usize::from(target)
        };
        canvas.fill_round(bar, BAR / 2, &self.inks.empty_chip);
        let whole = Area { width: part(player.total), ..bar };
        if player.took > 0 && whole.width > 0 {
            canvas.fill_round(whole, BAR / 2, &self.inks.took);
        }
        let before = Area { width: part(player.total.saturating_sub(player.took)), ..bar };
        if before.width > 0 {
            canvas.fill_round(before, BAR / 2, self.inks.bar(seat));
        }
    }

    /// Paints the cards of this turn; returns where the name begins.
    fn paint_chips(
        &self,
        canvas: &mut Canvas,
        (mut x, centre): (i32, i32),
        columns: &Columns,
        player: &PicturePlayer,
    ) -> i32 {
        let narrow = columns.chips > 1;
        let width = CHIP_WIDTHS[usize::from(narrow)];
        let y = centre - to_i32(CHIP_HEIGHT) / 2;
        for place in 0..columns.chips {
            match player.played.get(place) {
                Some(card) => canvas.draw(x, y, self.art.chip(*card, narrow)),
                None => {
                    let empty = Area { x, y, width, height: CHIP_HEIGHT };
                    canvas.fill_round(empty, px(9), &self.inks.empty_chip);
                }
            }
            x += to_i32(width) + CHIP_GAP;
        }
        x + PADDING
    }

    /// Paints, from the right, what was taken this turn, the crown, and how many cards are held;
    /// returns how far the name may reach.
    fn paint_details(
        &self,
        canvas: &mut Canvas,
        (mut right, baseline): (i32, i32),
        player: &PicturePlayer,
    ) -> i32 {
        let (writer, art) = (&self.writer, &self.art);
        if player.took > 0 {
            let icon = &art.head_panel;
            right -= to_i32(icon.width);
            canvas.draw(right, baseline - at(26), icon);
            let text = format!("+{}", player.took);
            right -= at(4);
            let place = (right, baseline);
            writer.draw(canvas, place, Align::Right, &text, DETAIL, &self.inks.took);
            right -= writer.width(&text, DETAIL) + SPACE;
        } else if player.leads {
            right -= to_i32(art.crown.width);
            canvas.draw(right, baseline - at(28), &art.crown);
            right -= SPACE;
        }
        if let Some(hand) = player.hand {
            let text = hand.to_string();
            writer.draw(canvas, (right, baseline), Align::Right, &text, DETAIL, &self.inks.quiet);
            right -= writer.width(&text, DETAIL) + at(4) + to_i32(art.fan.width);
            canvas.draw(right, baseline - at(28), &art.fan);
            right -= SPACE;
        }
        right
    }
}
