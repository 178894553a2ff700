//! All sprites of a painter, rasterised once.

use resvg::usvg::Tree;

use super::canvas::Sprite;
use super::drawing;
use super::error::PainterError;
use super::model::bull_heads;
use super::palette::{
    CORAL, DANGER, GOLD, INK, LANE, MUTED, PANEL, Palette, Rgb, SUITS, TABLE, suit_of,
};
use super::raster::Rasteriser;
use super::typeface::Typeface;

/// How far the glow of a fresh card reaches beyond it.
pub(super) const GLOW: usize = 7;
/// Height of a card in the player list.
pub(super) const CHIP_HEIGHT: usize = 58;
/// Widths of it: alone, and beside another one.
pub(super) const CHIP_WIDTHS: [usize; 2] = [52, 42];

/// Everything of one card size.
#[derive(Debug)]
pub(super) struct Deck {
    /// Width and height of a card.
    pub(super) size: (usize, usize),
    /// Width of the deadly place, which needs no room for a number.
    pub(super) deadly_width: usize,
    cards: Vec<Sprite>,
    lower: Vec<Sprite>,
    pub(super) glow: Sprite,
    pub(super) deadly: Sprite,
    pub(super) deadly_armed: Sprite,
}

impl Deck {
    /// The sprite of a card; a number that is on no card has one too.
    pub(super) fn card(&self, number: u8) -> &Sprite {
        &self.cards[index(number)]
    }

    /// The sprite of an equal card below it.
    pub(super) fn lower(&self, number: u8) -> &Sprite {
        &self.lower[suit_of(bull_heads(number))]
    }
}

/// All sprites of a painter.
#[derive(Debug)]
pub(super) struct Art {
    /// From big to small.
    pub(super) decks: [Deck; 3],
    chips: [Vec<Sprite>; 2],
    pub(super) head_lane: Sprite,
    pub(super) head_panel: Sprite,
    pub(super) taken: Sprite,
    pub(super) pin: Sprite,
    pub(super) plate: Sprite,
    pub(super) brand: Sprite,
    pub(super) crown: Sprite,
    pub(super) moon: Sprite,
    pub(super) robot: Sprite,
    pub(super) fan: Sprite,
}

/// Sprites are stored by number; at 0 lies the one for numbers that are on no card.
fn index(number: u8) -> usize {
    match number {
        1..=104 => usize::from(number),
        _ => 0,
    }
}

impl Art {
    pub(super) fn new(palette: &Palette) -> Result<Self, PainterError> {
        let face = Typeface::numbers()?;
        let mut raster = Rasteriser::new(palette);
        let cards = (0..=104)
            .map(|number| Rasteriser::read(&drawing::card(number, &face)))
            .collect::<Result<Vec<_>, _>>()?;
        let lower = SUITS
            .iter()
            .map(|suit| Rasteriser::read(&drawing::lower_card(*suit)))
            .collect::<Result<Vec<_>, _>>()?;
        let mut deck = |width: usize, height: usize, deadly_width: usize| {
            let glow = (width + 2 * GLOW, height + 2 * GLOW);
            let mut all = |drawings: &[Tree]| {
                let sprites =
                    drawings.iter().map(|drawing| raster.sprite(drawing, width, height, LANE));
                sprites.collect::<Result<Vec<_>, _>>()
            };
            let (sprites, lower) = (all(&cards)?, all(&lower)?);
            let mut one = |svg: String, width, height| {
                raster.sprite(&Rasteriser::read(&svg)?, width, height, LANE)
            };
            let deadly = |armed| drawing::deadly(deadly_width as f32, height as f32, armed);
            Ok::<_, PainterError>(Deck {
                size: (width, height),
                deadly_width,
                cards: sprites,
                lower,
                glow: one(
                    drawing::glow(glow.0 as f32, glow.1 as f32, GLOW as f32),
                    glow.0,
                    glow.1,
                )?,
                deadly: one(deadly(false), deadly_width, height)?,
                deadly_armed: one(deadly(true), deadly_width, height)?,
            })
        };
        let decks = [deck(90, 124, 58)?, deck(74, 102, 52)?, deck(48, 66, 38)?];
        let mut chips = |width: usize| {
            let chips = (0..=104).map(|number| {
                let drawing = Rasteriser::read(&drawing::chip(number, &face, width as f32))?;
                raster.sprite(&drawing, width, CHIP_HEIGHT, PANEL)
            });
            chips.collect::<Result<Vec<_>, _>>()
        };
        let chips = [chips(CHIP_WIDTHS[0])?, chips(CHIP_WIDTHS[1])?];
        let mut icon = |svg: String, width, height, ground: Rgb| {
            raster.sprite(&Rasteriser::read(&svg)?, width, height, ground)
        };
        Ok(Self {
            decks,
            chips,
            head_lane: icon(drawing::head(CORAL), 23, 20, LANE)?,
            head_panel: icon(drawing::head(CORAL), 23, 20, PANEL)?,
            taken: icon(drawing::head(DANGER), 29, 25, LANE)?,
            pin: icon(drawing::pin(), 20, 20, INK)?,
            plate: icon(drawing::plate(), 38, 26, LANE)?,
            brand: icon(drawing::head(GOLD), 39, 34, TABLE)?,
            crown: icon(drawing::crown(GOLD), 24, 21, PANEL)?,
            moon: icon(drawing::moon(MUTED), 23, 23, PANEL)?,
            robot: icon(drawing::robot(MUTED), 26, 23, PANEL)?,
            fan: icon(drawing::fan(MUTED), 24, 22, PANEL)?,
        })
    }

    /// The small card of the player list, the narrow one where two lie side by side.
    pub(super) fn chip(&self, number: u8, narrow: bool) -> &Sprite {
        &self.chips[usize::from(narrow)][index(number)]
    }
}
