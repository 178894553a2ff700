//! Paints the banner of an open lobby.

mod model;

pub use model::{LobbyGuest, LobbyPicture};

use super::canvas::{Area, Canvas, to_i32};
use super::ending_art::{FACES, RING, SEAT_WIDTH, SEATS, SeatFace};
use super::layout::{MARGIN, WIDTH, at, font, px};
use super::palette::Ramp;
use super::text::Align;
use super::{Emblem, Painter};

/// More than the rules know; what is beyond is not shown.
const MOST_SEATS: usize = 20;
/// Up to so many seats, faces are big.
const FEW: usize = 10;
/// An empty lobby has so many seats, as far as the rules allow them.
const LEAST_SHOWN: usize = 4;
const COLUMNS: usize = 2;
const GAP: usize = px(8);
const HEADER: usize = px(118);
const TITLES: [u8; 3] = [font(78), font(60), font(46)];
const CHIP: usize = px(58);
const CHIP_TEXT: u8 = font(36);
const CHIP_PADDING: usize = px(22);
const MOST_CHIP_LINES: usize = 4;
const NAMES: [u8; 3] = [font(46), font(40), font(34)];
const NOTE: u8 = font(34);
/// Shown for a name of which nothing is left.
const NAMELESS: &str = "–";

/// A rule, or how many sit, in a rounded box.
struct Chip {
    text: String,
    area: Area,
    /// Whether the chip stands out: the number of seats taken is the news of every change.
    bright: bool,
}

impl Painter {
    /// Paints the banner of a lobby as a PNG file. The same picture always yields the same bytes,
    /// and there is no picture that cannot be painted: parts without room are left out.
    pub fn lobby(&self, picture: &LobbyPicture) -> Vec<u8> {
        let chips = self.chips(picture);
        let top = chips
            .last()
            .map_or(HEADER, |chip| usize::try_from(chip.area.y).unwrap_or(0) + CHIP + MARGIN);
        let shown = seats_shown(picture);
        let size = usize::from(shown > FEW);
        let lines = shown.div_ceil(COLUMNS);
        let height = top + (lines * (SEATS[size] + GAP)).saturating_sub(GAP) + MARGIN;
        let mut canvas = Canvas::new(WIDTH, height, self.inks.lane.0[0]);
        self.paint_banner(&mut canvas, picture);
        for chip in &chips {
            self.paint_chip(&mut canvas, chip);
        }
        for (i, seat) in (0..shown).zip(0..) {
            let area = Area {
                x: to_i32(MARGIN + i % COLUMNS * (WIDTH - 2 * MARGIN - SEAT_WIDTH)),
                y: to_i32(top + i / COLUMNS * (SEATS[size] + GAP)),
                width: SEAT_WIDTH,
                height: SEATS[size],
            };
            match picture.seats.get(i) {
                Some(guest) => self.paint_guest(&mut canvas, area, size, (seat, guest)),
                None => canvas.draw(area.x, area.y, &self.ending_art.free_seats[size]),
            }
        }
        canvas.into_png(&self.ending_art.palette)
    }

    fn paint_banner(&self, canvas: &mut Canvas, picture: &LobbyPicture) {
        let (writer, art) = (&self.writer, &self.ending_art);
        let mut right = to_i32(WIDTH - MARGIN);
        let beside = match picture.emblem {
            Emblem::Bull => picture.bull_heads.then_some(&art.cards),
            Emblem::Cards => Some(&art.fan),
        };
        if let Some(cards) = beside {
            right -= to_i32(cards.width);
            canvas.draw(right, at(4), cards);
        }
        let left = to_i32(MARGIN) + at(6);
        let brand = art.brand(picture.emblem);
        canvas.draw(left, to_i32(HEADER - brand.height) / 2, brand);
        let left = left + to_i32(brand.width) + at(18);
        let room = right - left - at(10);
        let title = writer.clean(&picture.title);
        let fits = |size: &&u8| writer.width(&title, **size) <= room;
        let size = *TITLES.iter().find(fits).unwrap_or(&TITLES[2]);
        let title = writer.fit(&title, size, room);
        let baseline = to_i32(HEADER) / 2 + i32::from(size) * 7 / 20;
        writer.draw(canvas, (left, baseline), Align::Left, &title, size, &self.inks.title);
    }

    /// Returns the chips: the number of seats taken, and the rules, from left to right in as many
    /// lines as they need.
    fn chips(&self, picture: &LobbyPicture) -> Vec<Chip> {
        let writer = &self.writer;
        let across = WIDTH - 2 * MARGIN;
        let count = format!("{}/{}", picture.seats.len(), picture.most);
        let texts = std::iter::once((count, true))
            .chain(picture.chips.iter().map(|text| (writer.clean(text), false)));
        let (mut x, mut line) = (0, 0);
        let mut chips = Vec::new();
        for (text, bright) in texts.filter(|(text, _)| !text.is_empty()) {
            let text = writer.fit(&text, CHIP_TEXT, to_i32(across - 2 * CHIP_PADDING)).into_owned();
            let wide = usize::try_from(writer.width(&text, CHIP_TEXT)).unwrap_or(0);
            let width = wide + 2 * CHIP_PADDING;
            if x > 0 && x + width > across {
                (x, line) = (0, line + 1);
            }
            if line >= MOST_CHIP_LINES {
                break;
            }
            let (left, top) = (to_i32(MARGIN + x), to_i32(HEADER + line * (CHIP + GAP)));
            let area = Area { x: left, y: top, width, height: CHIP };
            chips.push(Chip { text, area, bright });
            x += width + GAP;
        }
        chips
    }

    fn paint_chip(&self, canvas: &mut Canvas, chip: &Chip) {
        let inks = &self.inks;
        let (ground, ink): (&Ramp, &Ramp) = if chip.bright {
            (&self.ending_art.gold, &self.ending_art.on_gold)
        } else {
            (&inks.lane, &inks.row_number)
        };
        canvas.fill_round(chip.area, CHIP / 2, ground);
        let place = (chip.area.x + to_i32(CHIP_PADDING), chip.area.y + to_i32(CHIP) / 2 + at(13));
        self.writer.draw(canvas, place, Align::Left, &chip.text, CHIP_TEXT, ink);
    }

    fn paint_guest(
        &self,
        canvas: &mut Canvas,
        area: Area,
        size: usize,
        (seat, guest): (u8, &LobbyGuest),
    ) {
        let (writer, inks) = (&self.writer, &self.inks);
        canvas.fill_round(area, px(18), &inks.panel);
        let middle = area.y + to_i32(area.height) / 2;
        let face = to_i32(FACES[size] / 2 + RING) + at(6);
        self.paint_face(
            canvas,
            (area.x + face, middle),
            size,
            SeatFace { seat, portrait: guest.portrait },
        );
        let left = area.x + 2 * face + at(8);
        let mut room = area.x + to_i32(area.width) - at(14) - left;
        let rosette = &self.ending_art.rosette;
        if guest.host {
            room -= to_i32(rosette.width) + at(8);
        }
        let name = writer.clean(&guest.name);
        let name = if name.is_empty() { NAMELESS } else { &name };
        let fits = |size: &&u8| writer.width(name, **size) <= room;
        let font = *NAMES.iter().find(fits).unwrap_or(&NAMES[2]);
        let name = writer.fit(name, font, room);
        let note = writer.clean(&guest.note);
        let baseline = middle + if note.is_empty() { at(15) } else { at(-6) };
        writer.draw(canvas, (left, baseline), Align::Left, &name, font, &inks.name);
        if guest.host {
            let x = left + writer.width(&name, font) + at(8);
            canvas.draw(x, baseline - at(36), rosette);
        }
        let room = area.x + to_i32(area.width) - at(14) - left;
        let note = writer.fit(&note, NOTE, room);
        writer.draw(canvas, (left, middle + at(38)), Align::Left, &note, NOTE, &inks.quiet);
    }
}

/// Returns the number of seats that are drawn: those taken, and enough free ones that there is
/// always one to sit down on.
fn seats_shown(picture: &LobbyPicture) -> usize {
    let taken = picture.seats.len().min(MOST_SEATS);
    let wanted = (taken + 1).next_multiple_of(COLUMNS).max(LEAST_SHOWN);
    wanted.min(usize::from(picture.most)).max(taken).min(MOST_SEATS)
}
