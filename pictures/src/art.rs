//! All sprites of a painter, rasterised once.

use resvg::usvg::Tree;

use super::canvas::Sprite;
use super::deck::{Deck, index};
use super::drawing;
use super::error::PainterError;
use super::layout::px;
use super::palette::{
    CARD_COLOURS, CORAL, EDGE, GOLD, INK, LANE, MUTED, PANEL, Palette, Rgb, TABLE,
};
use super::raster::Rasteriser;
use super::typeface::Typeface;

/// Height of a card in the player list.
pub(super) const CHIP_HEIGHT: usize = px(62);
/// Widths of it: alone, and beside another one.
pub(super) const CHIP_WIDTHS: [usize; 2] = [px(64), px(52)];
/// Width and height of a card that was taken.
pub(super) const GHOST: (usize, usize) = (px(66), px(84));
/// Width and height of a player's mark.
pub(super) const MARK: usize = px(36);
/// More seats than the rules know.
const MOST_MARKS: u8 = 20;

/// All sprites of a painter.
#[derive(Debug)]
pub(super) struct Art {
    /// From big to small.
    pub(super) decks: [Deck; 3],
    chips: [Vec<Sprite>; 2],
    ghosts: Vec<Sprite>,
    marks: Vec<Sprite>,
    pub(super) arrow: Sprite,
    pub(super) head_lane: Sprite,
    pub(super) head_panel: Sprite,
    pub(super) head_big: Sprite,
    pub(super) pin: Sprite,
    pub(super) plate: Sprite,
    pub(super) brand: Sprite,
    pub(super) crown: Sprite,
    pub(super) moon: Sprite,
    pub(super) robot: Sprite,
    pub(super) fan: Sprite,
}

impl Art {
    pub(super) fn new(palette: &Palette) -> Result<Self, PainterError> {
        let typeface = Typeface::numbers()?;
        let mut raster = Rasteriser::new(palette);
        let cards = (0..=104)
            .map(|number| Rasteriser::read(&drawing::card(number, &typeface)))
            .collect::<Result<Vec<_>, _>>()?;
        let lower = CARD_COLOURS
            .iter()
            .map(|colours| Rasteriser::read(&drawing::lower_card(*colours)))
            .collect::<Result<Vec<_>, _>>()?;
        let mut deck = |width: usize, height: usize, deadly_width: usize| {
            let mut all = |drawings: &[Tree]| {
                let sprites =
                    drawings.iter().map(|drawing| raster.sprite(drawing, width, height, LANE));
                sprites.collect::<Result<Vec<_>, _>>()
            };
            let (sprites, lower) = (all(&cards)?, all(&lower)?);
            let mut one = |svg: String, width, height| {
                raster.sprite(&Rasteriser::read(&svg)?, width, height, LANE)
            };
            let deadly =
                |armed| drawing::deadly(deadly_width as f32 * 1.25, height as f32 * 1.25, armed);
            Ok::<_, PainterError>(Deck {
                size: (width, height),
                deadly_width,
                cards: sprites,
                lower,
                deadly: one(deadly(false), deadly_width, height)?,
                deadly_armed: one(deadly(true), deadly_width, height)?,
            })
        };
        let decks = [
            deck(px(142), px(124), px(110))?,
            deck(px(104), px(104), px(88))?,
            deck(px(72), px(84), px(64))?,
        ];
        let mut chips = |width: usize| {
            let chips = (0..=104).map(|number| {
                let drawing =
                    Rasteriser::read(&drawing::chip(number, &typeface, width as f32 * 1.25))?;
                raster.sprite(&drawing, width, CHIP_HEIGHT, PANEL)
            });
            chips.collect::<Result<Vec<_>, _>>()
        };
        let chips = [chips(CHIP_WIDTHS[0])?, chips(CHIP_WIDTHS[1])?];
        let ghosts = (0..=104).map(|number| {
            let drawing =
                drawing::ghost(number, &typeface, GHOST.0 as f32 * 1.25, GHOST.1 as f32 * 1.25);
            raster.sprite(&Rasteriser::read(&drawing)?, GHOST.0, GHOST.1, LANE)
        });
        let ghosts = ghosts.collect::<Result<Vec<_>, _>>()?;
        let marks = (0..MOST_MARKS).map(|seat| {
            raster.sprite(&Rasteriser::read(&drawing::seat_mark(seat))?, MARK, MARK, EDGE)
        });
        let marks = marks.collect::<Result<Vec<_>, _>>()?;
        let mut icon = |svg: String, width, height, ground: Rgb| {
            raster.sprite(&Rasteriser::read(&svg)?, width, height, ground)
        };
        Ok(Self {
            decks,
            chips,
            ghosts,
            marks,
            arrow: icon(drawing::arrow(CORAL), px(36), px(36), LANE)?,
            head_lane: icon(drawing::head(CORAL), px(32), px(28), LANE)?,
            head_panel: icon(drawing::head(CORAL), px(32), px(28), PANEL)?,
            head_big: icon(drawing::head(CORAL), px(48), px(42), LANE)?,
            pin: icon(drawing::pin(), px(20), px(20), INK)?,
            plate: icon(drawing::plate(), px(56), px(40), LANE)?,
            brand: icon(drawing::head(GOLD), px(48), px(42), TABLE)?,
            crown: icon(drawing::crown(GOLD), px(34), px(30), PANEL)?,
            moon: icon(drawing::moon(MUTED), px(32), px(32), PANEL)?,
            robot: icon(drawing::robot(MUTED), px(36), px(32), PANEL)?,
            fan: icon(drawing::fan(MUTED), px(34), px(31), PANEL)?,
        })
    }

    /// The small card of the player list, the narrow one where two lie side by side.
    pub(super) fn chip(&self, number: u8, narrow: bool) -> &Sprite {
        &self.chips[usize::from(narrow)][index(number)]
    }

    /// The card that was taken.
    pub(super) fn ghost(&self, number: u8) -> &Sprite {
        &self.ghosts[index(number)]
    }

    /// The sign of a seat, counted from 0.
    pub(super) fn mark(&self, seat: u8) -> &Sprite {
        &self.marks[usize::from(seat) % self.marks.len()]
    }
}
