//! The sprites for the beginning and the end of a match, and the palette they are painted with.

use super::canvas::{Canvas, Sprite, to_i32};
use super::error::PainterError;
use super::layout::{WIDTH, at, px};
use super::model::Emblem;
use super::palette::{CORAL, EDGE, GOLD, LANE, MUTED, PANEL, PLAYERS, Palette, Ramp, SLOT, TABLE};
use super::portraits::{self, Portraits};
use super::raster::Rasteriser;
use super::typeface::Typeface;
use super::{Painter, drawing, ending_drawing, trick};

/// Widths of a face: on a podium and in a lobby, and in a lobby of many.
pub(super) const FACES: [usize; 2] = [px(130), px(80)];
/// Widths of a player's mark in the place of a face.
const BIG_MARKS: [usize; 2] = [px(92), px(56)];
/// Distance by which the ring around a face reaches beyond it.
pub(super) const RING: usize = px(7);
/// Height of a seat in a lobby, with each of the faces.
pub(super) const SEATS: [usize; 2] = [px(156), px(104)];
pub(super) const SEAT_WIDTH: usize = px(484);
/// Width and height of the sign before a title.
pub(super) const BRAND: (usize, usize) = (px(80), px(70));
pub(super) const MEDAL: usize = px(62);
const MOST_MARKS: u8 = 20;

/// All sprites for the beginning and the end of a match.
#[derive(Debug)]
pub(super) struct EndingArt {
    /// The colours of the table, and those of the portraits behind them.
    pub(super) palette: Palette,
    pub(super) portraits: Portraits,
    /// A golden shape upon the table, and what is written upon gold.
    pub(super) gold: Ramp,
    pub(super) on_gold: Ramp,
    /// The winner's name upon the table, and quiet words upon a lane.
    pub(super) winner: Ramp,
    pub(super) quiet_lane: Ramp,
    marks: [Vec<Sprite>; 2],
    medals: Vec<Sprite>,
    pub(super) free_seats: [Sprite; 2],
    pub(super) rosette: Sprite,
    pub(super) cards: Sprite,
    bull: Sprite,
    emblem: Sprite,
    /// Playing cards beside a title.
    pub(super) fan: Sprite,
    pub(super) crown: Sprite,
    pub(super) clover: Sprite,
    pub(super) cloud: Sprite,
    pub(super) confetti: Sprite,
    /// A bull's head beside a total.
    pub(super) head: Sprite,
}

impl EndingArt {
    pub(super) fn new(table: &Palette) -> Result<Self, PainterError> {
        let palette = portraits::palette(table.clone());
        let typeface = Typeface::numbers()?;
        let mut raster = Rasteriser::new(&palette);
        let portraits = Portraits::new(&mut raster, &FACES)?;
        let mut sprite = |svg: String, width, height, ground| {
            raster.sprite(&Rasteriser::read(&svg)?, width, height, ground)
        };
        let mut marks = |size: usize| {
            let marks =
                (0..MOST_MARKS).map(|seat| sprite(drawing::seat_mark(seat), size, size, SLOT));
            marks.collect::<Result<Vec<_>, _>>()
        };
        let marks = [marks(BIG_MARKS[0])?, marks(BIG_MARKS[1])?];
        let medals = (1..).zip([GOLD, PLAYERS[9], PLAYERS[8]]).map(|(place, colour)| {
            sprite(ending_drawing::medal(place, colour, &typeface), MEDAL, MEDAL, LANE)
        });
        let medals = medals.collect::<Result<_, _>>()?;
        let mut free = |index: usize| {
            let (width, height) = (SEAT_WIDTH as f32, SEATS[index] as f32);
            let svg = ending_drawing::free_seat(width, height, FACES[index] as f32);
            sprite(svg, SEAT_WIDTH, SEATS[index], TABLE)
        };
        let free_seats = [free(0)?, free(1)?];
        Ok(Self {
            gold: palette.ramp(TABLE, GOLD),
            on_gold: palette.ramp(GOLD, EDGE),
            winner: palette.ramp(TABLE, GOLD),
            quiet_lane: palette.ramp(LANE, MUTED),
            portraits,
            marks,
            medals,
            free_seats,
            rosette: sprite(ending_drawing::rosette(), px(44), px(44), PANEL)?,
            cards: sprite(ending_drawing::cards(&typeface), px(262), px(124), TABLE)?,
            bull: sprite(drawing::head(GOLD), BRAND.0, BRAND.1, TABLE)?,
            emblem: sprite(trick::emblem(), BRAND.0, BRAND.1, TABLE)?,
            fan: sprite(trick::fan(&typeface), px(232), px(124), TABLE)?,
            crown: sprite(drawing::crown(GOLD), px(68), px(60), TABLE)?,
            clover: sprite(ending_drawing::clover(PLAYERS[3]), px(44), px(44), PANEL)?,
            cloud: sprite(ending_drawing::cloud(MUTED, PLAYERS[0]), px(44), px(44), PANEL)?,
            confetti: sprite(ending_drawing::confetti(), WIDTH, px(208), TABLE)?,
            head: sprite(drawing::head(CORAL), px(42), px(37), LANE)?,
            palette,
        })
    }

    /// The sign of a game.
    pub(super) fn brand(&self, emblem: Emblem) -> &Sprite {
        match emblem {
            Emblem::Bull => &self.bull,
            Emblem::Cards => &self.emblem,
        }
    }

    /// The medal of a place, from 1.
    pub(super) fn medal(&self, place: u8) -> Option<&Sprite> {
        self.medals.get(usize::from(place).checked_sub(1)?)
    }
}

/// A seat that is shown by a face: a bot by its own, a person by colour and shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct SeatFace {
    pub(super) seat: u8,
    pub(super) portrait: Option<u8>,
}

impl Painter {
    /// Paints a face in one of the sizes, in a ring of the player's colour, around a point.
    pub(super) fn paint_face(
        &self,
        canvas: &mut Canvas,
        (x, y): (i32, i32),
        size: usize,
        face: SeatFace,
    ) {
        let Some(width) = FACES.get(size).copied() else { return };
        canvas.fill_disc((x, y), width + 2 * RING, self.inks.bar(face.seat));
        let art = &self.ending_art;
        let centred = |canvas: &mut Canvas, sprite: &Sprite| {
            canvas.draw(x - to_i32(sprite.width) / 2, y - to_i32(sprite.height) / 2, sprite);
        };
        if let Some(sprite) = face.portrait.and_then(|index| art.portraits.sprite(size, index)) {
            canvas.fill_disc((x, y), width + px(4), &self.inks.panel);
            centred(canvas, sprite);
            // At the edge of the ring, so that the face itself stays free.
            let away = to_i32(width) * 3 / 8 - at(14);
            canvas.draw(x + away, y + away, self.art.mark(face.seat));
        } else {
            canvas.fill_disc((x, y), width, &self.inks.slot);
            let marks = art.marks.get(size);
            if let Some(mark) =
                marks.and_then(|marks| marks.get(usize::from(face.seat) % marks.len().max(1)))
            {
                centred(canvas, mark);
            }
        }
    }
}
