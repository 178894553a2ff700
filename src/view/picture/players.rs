//! Paints the list of players.

use super::Painter;
use super::art::{CHIP_HEIGHT, CHIP_WIDTHS};
use super::canvas::{Area, Canvas, Sprite, to_i32};
use super::layout::{ENTRY, Layout};
use super::model::{Marker, PicturePlayer, TablePicture};
use super::palette::Ramp;
use super::text::Align;

const PADDING: i32 = 9;
const CHIP_GAP: i32 = 4;
/// Sizes of a name, tried in this order.
const NAMES: [u8; 2] = [27, 23];
const DETAIL: u8 = 24;
const POINTS: u8 = 29;
const TOTAL: u8 = 37;
/// For totals of three digits, which would leave too little room for names.
const LONG_TOTAL: u8 = 33;
const DETAIL_GAP: i32 = 9;
const ICON_GAP: i32 = 6;
const CAPTION: u8 = 21;
/// Between the column of points and that of totals, and before the former.
const COLUMN_GAP: i32 = 11;
/// Shown for a name of which nothing is left.
const NAMELESS: &str = "–";

/// What all entries share, so that their columns stand one below the other.
#[derive(Debug)]
pub(super) struct Columns {
    chips: usize,
    total: i32,
    total_size: u8,
    points: i32,
}

/// An icon of the second line, with or without a text.
#[derive(Debug)]
struct Detail<'a> {
    text: String,
    ramp: Option<&'a Ramp>,
    icon: &'a Sprite,
    icon_first: bool,
}

impl<'a> Detail<'a> {
    fn icon(icon: &'a Sprite) -> Self {
        Self { text: String::new(), ramp: None, icon, icon_first: true }
    }

    fn text(text: String, ramp: &'a Ramp, icon: &'a Sprite, icon_first: bool) -> Self {
        Self { text, ramp: Some(ramp), icon, icon_first }
    }
}

impl Painter {
    pub(super) fn columns(&self, picture: &TablePicture) -> Columns {
        let widest = |size: u8, number: fn(&PicturePlayer) -> u16| {
            let widths = picture
                .players
                .iter()
                .map(|player| self.writer.width(&number(player).to_string(), size));
            widths.max().unwrap_or(0).max(self.writer.width("00", size))
        };
        let most = picture.players.iter().map(|player| player.played.len());
        let highest = picture.players.iter().map(|player| player.total).max();
        let total_size = match highest {
            Some(100..) => LONG_TOTAL,
            _ => TOTAL,
        };
        Columns {
            chips: most.max().unwrap_or(0).clamp(1, 2),
            total: widest(total_size, |player| player.total),
            total_size,
            points: widest(POINTS, |player| player.points),
        }
    }

    /// The captions stand above the list beside the rows.
    pub(super) fn paint_captions(
        &self,
        canvas: &mut Canvas,
        panel: Area,
        columns: &Columns,
        picture: &TablePicture,
    ) {
        let writer = &self.writer;
        let baseline = panel.y - 10;
        let right = panel.x + to_i32(panel.width) - PADDING;
        let total = writer.clean(&picture.total_label);
        let total = writer.fit(&total, CAPTION, 150);
        let ramp = &self.inks.caption;
        writer.draw(canvas, (right, baseline), Align::Right, &total, CAPTION, ramp);
        // A caption wider than its column pushes the other one to the left.
        let wide = writer.width(&total, CAPTION).max(columns.total);
        let right = right - wide - COLUMN_GAP;
        let points = writer.clean(&picture.points_label);
        let points = writer.fit(&points, CAPTION, right - panel.x);
        writer.draw(canvas, (right, baseline), Align::Right, &points, CAPTION, ramp);
    }

    pub(super) fn paint_player(
        &self,
        canvas: &mut Canvas,
        area: Area,
        columns: &Columns,
        player: &PicturePlayer,
    ) {
        let writer = &self.writer;
        let centre = area.y + to_i32(area.height) / 2;
        let left = self.paint_chips(canvas, (area.x + PADDING, centre), columns, player);

        let mut right = area.x + to_i32(area.width) - PADDING;
        let ramp = if player.leads { &self.inks.leader } else { &self.inks.name };
        let baseline = centre + 13;
        let total = player.total.to_string();
        let size = columns.total_size;
        writer.draw(canvas, (right, baseline), Align::Right, &total, size, ramp);
        right -= columns.total + COLUMN_GAP;
        let points = player.points.to_string();
        let quiet = &self.inks.quiet;
        writer.draw(canvas, (right, baseline), Align::Right, &points, POINTS, quiet);
        right -= columns.points + COLUMN_GAP;

        let details = self.details(player, right - left);
        let baseline = if details.is_empty() { centre + 10 } else { centre - 4 };
        let marker = match player.marker {
            Marker::None => None,
            Marker::Away => Some(&self.art.moon),
            Marker::Bot => Some(&self.art.robot),
        };
        let room = right - left - marker.map_or(0, |icon| to_i32(icon.width) + ICON_GAP);
        let name = writer.clean(&player.name);
        let name = if name.is_empty() { NAMELESS } else { &name };
        // A name that is a little too long is rather set smaller than cut.
        let fits = |size: &&u8| writer.width(name, **size) <= room;
        let size = *NAMES.iter().find(fits).unwrap_or(&NAMES[1]);
        let name = writer.fit(name, size, room);
        writer.draw(canvas, (left, baseline), Align::Left, &name, size, ramp);
        if let Some(icon) = marker {
            let x = left + writer.width(&name, size) + ICON_GAP;
            canvas.draw(x, baseline - 20, icon);
        }
        self.paint_details(canvas, (left, centre + 25), &details);
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
                    canvas.fill_round(empty, 9, &self.inks.empty_chip);
                }
            }
            x += to_i32(width) + CHIP_GAP;
        }
        x + PADDING
    }

    /// What the second line shows. What has no room is left out, the least important first: who
    /// leads is also told by the colour.
    fn details(&self, player: &PicturePlayer, room: i32) -> Vec<Detail<'_>> {
        let art = &self.art;
        let mut details = Vec::new();
        if player.leads {
            details.push((3, Detail::icon(&art.crown)));
        }
        if player.took > 0 {
            let text = format!("+{}", player.took);
            details.push((1, Detail::text(text, &self.inks.took, &art.head_panel, false)));
        }
        if let Some(hand) = player.hand {
            let text = hand.to_string();
            details.push((2, Detail::text(text, &self.inks.quiet, &art.fan, true)));
        }
        let width = |details: &[(u8, Detail<'_>)]| -> i32 {
            let each = details.iter().map(|(_, detail)| self.detail_width(detail));
            each.map(|width| width + DETAIL_GAP).sum::<i32>() - DETAIL_GAP
        };
        while !details.is_empty() && width(&details) > room {
            let least = details.iter().map(|(rank, _)| *rank).max();
            details.retain(|(rank, _)| Some(*rank) != least);
        }
        details.into_iter().map(|(_, detail)| detail).collect()
    }

    fn detail_width(&self, detail: &Detail<'_>) -> i32 {
        let icon = to_i32(detail.icon.width);
        match detail.text.as_str() {
            "" => icon,
            text => icon + 4 + self.writer.width(text, DETAIL),
        }
    }

    fn paint_details(
        &self,
        canvas: &mut Canvas,
        (mut x, baseline): (i32, i32),
        details: &[Detail<'_>],
    ) {
        for detail in details {
            let icon = to_i32(detail.icon.width);
            let width = self.detail_width(detail);
            let (icon_x, text_x) =
                if detail.icon_first { (x, x + icon + 4) } else { (x + width - icon, x) };
            canvas.draw(icon_x, baseline - 19, detail.icon);
            if let Some(ramp) = detail.ramp {
                let place = (text_x, baseline);
                self.writer.draw(canvas, place, Align::Left, &detail.text, DETAIL, ramp);
            }
            x += width + DETAIL_GAP;
        }
    }

    /// Lines between the players, where their entries follow closely.
    pub(super) fn paint_rules(&self, canvas: &mut Canvas, layout: &Layout) {
        for entry in &layout.entries {
            let first = layout.panels.iter().any(|panel| panel.y == entry.y);
            if !first && entry.height >= ENTRY {
                let wide = entry.width - 20;
                canvas.fill(entry.x + 10, entry.y, wide, 1, self.inks.empty_chip.full());
            }
        }
    }
}
