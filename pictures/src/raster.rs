//! Turns SVG drawings into sprites, once, when the painter is made.

use std::collections::HashMap;

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use super::canvas::Sprite;
use super::error::PainterError;
use super::palette::{CLEAR, Palette, Rgb, mix};

/// Rasterises drawings and reduces them to the palette.
#[derive(Debug)]
pub(super) struct Rasteriser<'a> {
    palette: &'a Palette,
    /// The same few edge colours come up again and again; looking each up costs 255 comparisons.
    known: HashMap<Rgb, u8>,
}

impl<'a> Rasteriser<'a> {
    pub(super) fn new(palette: &'a Palette) -> Self {
        Self { palette, known: HashMap::new() }
    }

    /// Reads a drawing.
    pub(super) fn read(svg: &str) -> Result<Tree, PainterError> {
        Tree::from_str(svg, &Options::default()).map_err(|why| PainterError::Art(why.to_string()))
    }

    /// Rasterises a drawing at a size, as it will look on the ground it is going to lie on.
    pub(super) fn sprite(
        &mut self,
        drawing: &Tree,
        width: usize,
        height: usize,
        ground: Rgb,
    ) -> Result<Sprite, PainterError> {
        let too_big = || PainterError::Art(format!("{width} × {height} pixels"));
        let (wide, high) = (
            u32::try_from(width).map_err(|_| too_big())?,
            u32::try_from(height).map_err(|_| too_big())?,
        );
        let mut pixmap = Pixmap::new(wide, high).ok_or_else(too_big)?;
        let (scale_x, scale_y) =
            (wide as f32 / drawing.size().width(), high as f32 / drawing.size().height());
        resvg::render(drawing, Transform::from_scale(scale_x, scale_y), &mut pixmap.as_mut());
        // Most pixels look like the one before.
        let mut before = None;
        let index = |pixel: &PremultipliedColorU8| match before {
            Some((same, index)) if same == *pixel => index,
            _ => {
                let index = self.pixel(*pixel, ground);
                before = Some((*pixel, index));
                index
            }
        };
        Ok(Sprite { width, height, pixels: pixmap.pixels().iter().map(index).collect() })
    }

    fn pixel(&mut self, pixel: PremultipliedColorU8, ground: Rgb) -> u8 {
        let alpha = pixel.alpha();
        if alpha < 8 {
            return CLEAR;
        }
        let pixel = pixel.demultiply();
        let ink = [pixel.red(), pixel.green(), pixel.blue()];
        self.index(mix(ground, ink, u32::from(alpha), 255))
    }

    fn index(&mut self, colour: Rgb) -> u8 {
        let palette = self.palette;
        *self.known.entry(colour).or_insert_with(|| palette.nearest(colour))
    }
}
