//! The fonts: which one draws a character, and the shapes of its glyphs.

use std::fmt::Write as _;

use ab_glyph::{Font as _, FontRef, GlyphId, OutlineCurve, PxScale};

use super::canvas::Sprite;
use super::error::PainterError;

/// A chain of fonts: a character is drawn with the first one that has it.
#[derive(Debug)]
pub(super) struct Typeface {
    fonts: Vec<FontRef<'static>>,
}

/// A character as it is stained onto a picture.
#[derive(Debug, Default)]
pub(super) struct Glyph {
    /// How far the pen moves on, in pixels.
    pub(super) advance: f32,
    /// Where the mask lies, seen from the pen.
    pub(super) left: i32,
    pub(super) top: i32,
    /// Coverages from 0 to 16.
    pub(super) mask: Sprite,
}

/// A short text as an SVG path with its baseline at 0, cut to what is drawn.
#[derive(Debug, Default)]
pub(super) struct TextOutline {
    pub(super) path: String,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// A size is that of the em square, which all fonts of the chain share; `ab_glyph` counts in the
/// height of a line, in which they differ.
fn scale(font: &FontRef<'static>, size: f32) -> PxScale {
    font.pt_to_px_scale(size * 0.75).unwrap_or(PxScale::from(size))
}

impl Typeface {
    /// Reads the fonts; the text of names first tries Nunito, which lacks most scripts.
    pub(super) fn text() -> Result<Self, PainterError> {
        Self::read(&[
            ("Nunito", include_bytes!("fonts/nunito-latin-800.ttf")),
            ("Nunito Latin Extended", include_bytes!("fonts/nunito-latin-ext-800.ttf")),
            ("Nunito Cyrillic", include_bytes!("fonts/nunito-cyrillic-800.ttf")),
            ("DejaVu Sans Bold", dejavu::sans::bold()),
            ("Noto Emoji", epaint_default_fonts::NOTO_EMOJI_REGULAR),
            ("DejaVu Sans", dejavu::sans::regular()),
        ])
    }

    /// Reads the font of the numbers on the cards.
    pub(super) fn numbers() -> Result<Self, PainterError> {
        Self::read(&[("Nunito Black", include_bytes!("fonts/nunito-latin-900.ttf"))])
    }

    fn read(files: &[(&'static str, &'static [u8])]) -> Result<Self, PainterError> {
        let fonts = files
            .iter()
            .map(|(name, bytes)| {
                FontRef::try_from_slice(bytes).map_err(|_| PainterError::Font(name))
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { fonts })
    }

    /// Whether some font can draw the character.
    pub(super) fn covers(&self, character: char) -> bool {
        self.find(character).is_some()
    }

    fn find(&self, character: char) -> Option<(&FontRef<'static>, GlyphId)> {
        self.fonts.iter().find_map(|font| {
            let id = font.glyph_id(character);
            (id.0 != 0).then_some((font, id))
        })
    }

    /// Rasterises a character; one that no font has is nothing.
    pub(super) fn glyph(&self, character: char, size: f32) -> Glyph {
        let Some((font, id)) = self.find(character) else {
            return Glyph::default();
        };
        let scale = scale(font, size);
        let height = font.height_unscaled().max(1.0);
        let advance = font.h_advance_unscaled(id) * scale.x / height;
        let Some(outlined) = font.outline_glyph(id.with_scale(scale)) else {
            return Glyph { advance, ..Glyph::default() };
        };
        let bounds = outlined.px_bounds();
        let (width, height) = (bounds.width() as usize, bounds.height() as usize);
        let mut pixels = vec![0_u8; width * height];
        outlined.draw(|x, y, coverage| {
            let (x, y) = (x as usize, y as usize);
            if x < width && y < height {
                pixels[y * width + x] = (coverage * 16.0).round().clamp(0.0, 16.0) as u8;
            }
        });
        Glyph {
            advance,
            left: bounds.min.x as i32,
            top: bounds.min.y as i32,
            mask: Sprite { width, height, pixels },
        }
    }

    /// The outline of a short text, its glyphs set by what is seen of them: the digits of a font
    /// are all equally wide, which leaves a hole beside every 1.
    pub(super) fn outline(&self, text: &str) -> TextOutline {
        let mut result = TextOutline::default();
        let mut pen = 0.0;
        for character in text.chars() {
            let Some((font, id)) = self.find(character) else {
                continue;
            };
            let Some(outline) = font.outline(id) else {
                continue;
            };
            let em = font.units_per_em().unwrap_or(1000.0);
            if pen > 0.0 {
                pen += em * 0.055;
            }
            let bounds = outline.bounds;
            let (min_x, max_x) = (bounds.min.x.min(bounds.max.x), bounds.min.x.max(bounds.max.x));
            // Glyphs are drawn upwards, pictures downwards.
            let place = |point: ab_glyph::Point| (point.x - min_x + pen, -point.y);
            write_curves(&mut result.path, &outline.curves, place);
            pen += max_x - min_x;
            result.height = result.height.max(bounds.min.y).max(bounds.max.y);
        }
        result.width = pen;
        result
    }
}

fn write_curves(
    path: &mut String,
    curves: &[OutlineCurve],
    place: impl Fn(ab_glyph::Point) -> (f32, f32),
) {
    let mut pen = None;
    for curve in curves {
        let (from, to) = match *curve {
            OutlineCurve::Line(from, to) => (from, to),
            OutlineCurve::Quad(from, _, to) | OutlineCurve::Cubic(from, _, _, to) => (from, to),
        };
        if pen != Some(from) {
            let (x, y) = place(from);
            let _ = write!(path, "M{x} {y}");
        }
        let (x, y) = place(to);
        let _ = match *curve {
            OutlineCurve::Line(..) => write!(path, "L{x} {y}"),
            OutlineCurve::Quad(_, a, _) => {
                let (ax, ay) = place(a);
                write!(path, "Q{ax} {ay} {x} {y}")
            }
            OutlineCurve::Cubic(_, a, b, _) => {
                let ((ax, ay), (bx, by)) = (place(a), place(b));
                write!(path, "C{ax} {ay} {bx} {by} {x} {y}")
            }
        };
        pen = Some(to);
    }
}
