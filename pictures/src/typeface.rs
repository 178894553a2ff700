//! The fonts: which one draws a character, and the shapes of its glyphs.

use std::fmt;
use std::fmt::Write as _;

use ab_glyph::{Font as _, FontRef, GlyphId, OutlineCurve, PxScale, point};

use super::canvas::Sprite;
use super::error::PainterError;
use super::machine::{FontSources, Machine};
use crate::unicode::is_invisible;

/// The first fonts of the chain, whose letters are set one beside the other without kerning.
const NUNITO: usize = 3;

/// The largest width or height of a single glyph, in multiples of its size.
const MOST_EMS: f32 = 12.0;

/// A chain of fonts: a character is drawn with the first one that has it, those of the machine
/// last.
#[derive(Debug)]
pub(super) struct Typeface {
    fonts: Vec<BuiltIn>,
    /// The number of fonts for any text; those for labels stand behind them.
    alphabets: usize,
    machine: Machine,
}

/// The letters of the bot's own texts in languages whose alphabets are too large to carry whole, by
/// the region whose forms they have. A name that happens to be written with them alone is drawn
/// with them, too.
const LABELS: [(&str, &[u8]); 3] = [
    ("TC", include_bytes!("fonts/noto-sans-tc-labels-700.ttf")),
    ("JP", include_bytes!("fonts/noto-sans-jp-labels-700.ttf")),
    ("KR", include_bytes!("fonts/noto-sans-kr-labels-700.ttf")),
];

/// A font that is part of the program.
struct BuiltIn {
    font: FontRef<'static>,
    shaper: harfrust::Font,
}

impl BuiltIn {
    fn has_all(&self, text: &str) -> bool {
        text.chars().all(|character| self.font.glyph_id(character).0 != 0)
    }
}

impl fmt::Debug for BuiltIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.font.fmt(f)
    }
}

/// The fonts for the letters of a text that the alphabets lack, chosen for the whole text:
/// half a word in another hand would look like a mistake.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forms {
    /// The region whose forms are used for the characters that China, Japan and Korea share.
    pub(super) region: &'static str,
    /// The font for labels, where it has all that the alphabets lack.
    pub(super) labels: Option<FontId>,
}

/// The id of a font in the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FontId {
    /// A font that is part of the program, by its place in the chain.
    BuiltIn(usize),
    Machine(fontdb::ID),
}

impl FontId {
    /// Whether letters stand at whole pixels, as far apart as each of them says.
    pub(super) fn is_plain(self) -> bool {
        matches!(self, Self::BuiltIn(index) if index < NUNITO)
    }
}

/// A glyph of a font at its place, in pixels from the start of the line on its baseline.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub(super) id: GlyphId,
    pub(super) x: f32,
    pub(super) y: f32,
}

/// A character as it is stained onto a picture.
#[derive(Debug, Default)]
pub(super) struct Glyph {
    /// Distance the pen moves on, in pixels.
    pub(super) advance: f32,
    /// Position of the mask, relative to the pen.
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
fn scale(font: &FontRef<'_>, size: f32) -> PxScale {
    font.pt_to_px_scale(size * 0.75).unwrap_or(PxScale::from(size))
}

impl Typeface {
    /// Reads the fonts; the text of names first tries Nunito, which lacks most scripts.
    pub(super) fn text(sources: FontSources) -> Result<Self, PainterError> {
        let alphabets: [(&str, &[u8]); 6] = [
            ("Nunito", include_bytes!("fonts/nunito-latin-800.ttf")),
            ("Nunito Latin Extended", include_bytes!("fonts/nunito-latin-ext-800.ttf")),
            ("Nunito Cyrillic", include_bytes!("fonts/nunito-cyrillic-800.ttf")),
            ("DejaVu Sans Bold", dejavu::sans::bold()),
            ("Noto Emoji", epaint_default_fonts::NOTO_EMOJI_REGULAR),
            ("DejaVu Sans", dejavu::sans::regular()),
        ];
        let labels = LABELS.into_iter();
        let files: Vec<(&str, &[u8])> = alphabets.into_iter().chain(labels).collect();
        Ok(Self { alphabets: alphabets.len(), ..Self::read(&files, sources)? })
    }

    /// Reads the font of the numbers on the cards.
    pub(super) fn numbers() -> Result<Self, PainterError> {
        let files: [(&str, &[u8]); 1] =
            [("Nunito Black", include_bytes!("fonts/nunito-latin-900.ttf"))];
        Self::read(&files, FontSources::built_in())
    }

    fn read(
        files: &[(&'static str, &'static [u8])],
        sources: FontSources,
    ) -> Result<Self, PainterError> {
        let fonts: Vec<BuiltIn> = files
            .iter()
            .map(|(name, bytes)| {
                let font = FontRef::try_from_slice(bytes).ok();
                let shaper = harfrust::Font::new(*bytes, 0);
                let both = font.zip(shaper).map(|(font, shaper)| BuiltIn { font, shaper });
                both.ok_or(PainterError::Font(name))
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { alphabets: fonts.len(), fonts, machine: Machine::new(sources) })
    }

    fn find(&self, character: char) -> Option<(&FontRef<'static>, GlyphId)> {
        self.fonts.iter().take(self.alphabets).find_map(|BuiltIn { font, .. }| {
            let id = font.glyph_id(character);
            (id.0 != 0).then_some((font, id))
        })
    }

    /// Whether a font of the program for any text has the character.
    pub(super) fn covers(&self, character: char) -> bool {
        self.find(character).is_some()
    }

    /// The font for labels that has all of these letters, that of the region before others.
    pub(super) fn labels(&self, letters: &str, region: &'static str) -> Option<FontId> {
        let has_all = |(index, _): &(usize, _)| {
            let font = self.fonts.get(self.alphabets + index);
            font.is_some_and(|font| font.has_all(letters))
        };
        let fitting = LABELS.iter().enumerate().filter(has_all);
        let best = fitting.min_by_key(|(_, (its_region, _))| *its_region != region);
        best.map(|(index, _)| FontId::BuiltIn(self.alphabets + index))
    }

    /// The font with which a cluster is drawn: the first one that has all of it, those of the
    /// machine after the one for labels.
    pub(super) fn choose(&self, cluster: &str, forms: Forms) -> Option<FontId> {
        let shown: String = cluster.chars().filter(|c| !is_invisible(*c)).collect();
        let alphabets = self.fonts.iter().take(self.alphabets);
        if let Some(index) = alphabets.into_iter().position(|font| font.has_all(&shown)) {
            return Some(FontId::BuiltIn(index));
        }
        let labels = forms.labels.filter(|font_id| match font_id {
            FontId::BuiltIn(index) => {
                self.fonts.get(*index).is_some_and(|font| font.has_all(&shown))
            }
            FontId::Machine(_) => false,
        });
        labels.or_else(|| self.machine.choose(&shown, forms.region).map(FontId::Machine))
    }

    /// The font as the shaper reads it.
    pub(super) fn shaper(&self, font_id: FontId) -> Option<harfrust::Font> {
        match font_id {
            FontId::BuiltIn(index) => self.fonts.get(index).map(|font| font.shaper.clone()),
            FontId::Machine(id) => self.machine.shaper(id),
        }
    }

    /// Rasterises a character that is drawn with a font of the program, whatever stands beside it.
    pub(super) fn glyph(&self, character: char, size: f32) -> Option<Glyph> {
        let (font, id) = self.find(character)?;
        let height = font.height_unscaled().max(1.0);
        let advance = font.h_advance_unscaled(id) * scale(font, size).x / height;
        Some(Glyph { advance, ..rasterise(font, Placed { id, x: 0.0, y: 0.0 }, size) })
    }

    /// Rasterises glyphs of a font, each at its place.
    pub(super) fn rasterise(&self, font_id: FontId, glyphs: &[Placed], size: f32) -> Vec<Glyph> {
        let all =
            |font: &FontRef<'_>| glyphs.iter().map(|glyph| rasterise(font, *glyph, size)).collect();
        match font_id {
            FontId::BuiltIn(index) => self.fonts.get(index).map(|font| all(&font.font)),
            FontId::Machine(id) => self.machine.outlines(id, all),
        }
        .unwrap_or_default()
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

fn rasterise(font: &FontRef<'_>, Placed { id, x, y }: Placed, size: f32) -> Glyph {
    let glyph = id.with_scale_and_position(scale(font, size), point(x, y));
    let Some(outlined) = font.outline_glyph(glyph) else {
        return Glyph::default();
    };
    let bounds = outlined.px_bounds();
    let (width, height) = (bounds.width() as usize, bounds.height() as usize);
    // A font of the machine may hold anything; nothing that is read is bigger than this.
    if bounds.width().max(bounds.height()) > MOST_EMS * size {
        return Glyph::default();
    }
    let mut pixels = vec![0_u8; width * height];
    outlined.draw(|x, y, coverage| {
        let (x, y) = (x as usize, y as usize);
        if x < width && y < height {
            pixels[y * width + x] = (coverage * 16.0).round().clamp(0.0, 16.0) as u8;
        }
    });
    Glyph {
        advance: 0.0,
        left: bounds.min.x as i32,
        top: bounds.min.y as i32,
        mask: Sprite { width, height, pixels },
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
