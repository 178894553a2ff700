//! Text on a picture: measured, cut to fit, and stained on.
//!
//! Most names are of letters that stand one beside the other: these are measured and drawn letter
//! by letter, from a cache. All others are shaped as a line, and lines are kept.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use unicode_segmentation::UnicodeSegmentation as _;

use super::canvas::{Canvas, Sprite};
use super::emoji::Emoji;
use super::error::PainterError;
use super::machine::FontSources;
use super::name::{Drawn, MOST_CLUSTERS, clean};
use super::palette::{Palette, Ramp};
use super::shape::{Line, Source, forms};
use super::typeface::{Glyph, Typeface};

/// Names bring new characters all the time; past so many a cache starts anew. A line takes about
/// ten thousand bytes.
const MOST_GLYPHS: usize = 4096;
const MOST_LINES: usize = 512;
const MOST_EMOJIS: usize = 1024;
const ELLIPSIS: &str = "…";

/// The end of a text that lies at the given position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Middle,
    Right,
}

/// Draws text.
#[derive(Debug)]
pub(super) struct Writer {
    typeface: Typeface,
    palette: Palette,
    glyphs: Cache<(char, u8), Option<Arc<Glyph>>>,
    lines: Cache<(String, u8), Arc<Set>>,
    emojis: Cache<(&'static str, usize, u8), Arc<Sprite>>,
}

type Cache<K, V> = Mutex<HashMap<K, V>>;

/// A line, and its letters once they have been drawn.
#[derive(Debug)]
struct Set {
    line: Line,
    letters: OnceLock<Glyph>,
}

fn cached<K: Eq + Hash, V: Clone>(
    cache: &Cache<K, V>,
    most: usize,
    key: K,
    make: impl FnOnce() -> V,
) -> V {
    // A panic elsewhere cannot leave the cache half written: an entry is inserted whole.
    let mut cache = cache.lock().unwrap_or_else(PoisonError::into_inner);
    if cache.len() > most {
        cache.clear();
    }
    cache.entry(key).or_insert_with(make).clone()
}

/// Whether a letter stands beside others without being joined, turned around or coloured: those of
/// the Latin, Greek and Cyrillic alphabets, digits and punctuation.
fn is_plain(character: char) -> bool {
    matches!(character,
        ' '..='~'
        | '\u{a1}'..='\u{a8}'
        | '\u{aa}'..='\u{ac}'
        | '\u{af}'..='\u{2ff}'
        | '\u{370}'..='\u{482}'
        | '\u{48a}'..='\u{52f}'
        | '\u{1e00}'..='\u{1fff}'
        | '\u{2010}'..='\u{2027}'
        | '\u{25a1}')
}

impl Writer {
    pub(super) fn new(palette: Palette, sources: FontSources) -> Result<Self, PainterError> {
        let typeface = Typeface::text(sources)?;
        let (glyphs, lines, emojis) = (Mutex::default(), Mutex::default(), Mutex::default());
        Ok(Self { typeface, palette, glyphs, lines, emojis })
    }

    /// Cleans a text that may hold anything.
    pub(super) fn clean(&self, text: &str) -> String {
        if self.is_clean(text) {
            return text.to_owned();
        }
        let forms = forms(text, &self.typeface);
        clean(text, |cluster| match Source::of(cluster, &self.typeface, forms) {
            Some(Source::Emoji(_) | Source::Font(_)) => Drawn::Well,
            Some(Source::Bitmap) => Drawn::InDots,
            None => Drawn::Never,
        })
    }

    /// Whether there is nothing to clean, as in most names.
    fn is_clean(&self, text: &str) -> bool {
        let spaced = text.starts_with(' ') || text.ends_with(' ') || text.contains("  ");
        let short = text.len() <= MOST_CLUSTERS;
        short && !spaced && text.chars().all(|c| is_plain(c) && self.typeface.covers(c))
    }

    /// A letter of a font that is part of the program, where it needs none of the others to be
    /// drawn.
    fn glyph(&self, character: char, size: u8) -> Option<Arc<Glyph>> {
        let make = || self.typeface.glyph(character, f32::from(size)).map(Arc::new);
        if !is_plain(character) {
            return None;
        }
        cached(&self.glyphs, MOST_GLYPHS, (character, size), make)
    }

    fn line(&self, text: &str, size: u8) -> Arc<Set> {
        cached(&self.lines, MOST_LINES, (text.to_owned(), size), || {
            let line = Line::new(text, size, &self.typeface);
            Arc::new(Set { line, letters: OnceLock::new() })
        })
    }

    /// The width of a text whose letters stand one beside the other; nothing for any other.
    fn plain_advance(&self, text: &str, size: u8) -> Option<f32> {
        text.chars().map(|character| Some(self.glyph(character, size)?.advance)).sum()
    }

    fn advance(&self, text: &str, size: u8) -> f32 {
        self.plain_advance(text, size).unwrap_or_else(|| self.line(text, size).line.advance)
    }

    pub(super) fn width(&self, text: &str, size: u8) -> i32 {
        self.advance(text, size).ceil() as i32
    }

    /// Cuts a text to a width between two clusters, with an ellipsis where something is missing.
    pub(super) fn fit<'a>(&self, text: &'a str, size: u8, width: i32) -> Cow<'a, str> {
        if self.width(text, size) <= width {
            return Cow::Borrowed(text);
        }
        let ends: Vec<usize> = text.grapheme_indices(true).map(|(start, _)| start).collect();
        let cut = |end: usize| text[..end].trim_end().to_owned() + ELLIPSIS;
        // A longer text is wider, but for the rare letters that become one with the next.
        let fitting = ends.partition_point(|end| self.width(&cut(*end), size) <= width);
        Cow::Owned(cut(ends.get(fitting.saturating_sub(1)).copied().unwrap_or(0)))
    }

    /// Draws a text on its baseline.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        (x, baseline): (i32, i32),
        align: Align,
        text: &str,
        size: u8,
        ramp: &Ramp,
    ) {
        let plain = self.plain_advance(text, size);
        let line = if plain.is_none() { Some(self.line(text, size)) } else { None };
        let advance = plain.or(line.as_ref().map(|set| set.line.advance)).unwrap_or(0.0);
        let x = match align {
            Align::Left => x,
            Align::Middle => x - advance.ceil() as i32 / 2,
            Align::Right => x - advance.ceil() as i32,
        };
        if let Some(set) = line {
            self.draw_line(canvas, (x, baseline), &set, ramp);
            return;
        }
        let mut pen = x as f32;
        for glyph in text.chars().filter_map(|character| self.glyph(character, size)) {
            let left = pen.round() as i32 + glyph.left;
            canvas.stain(left, baseline + glyph.top, &glyph.mask, ramp);
            pen += glyph.advance;
        }
    }

    fn draw_line(&self, canvas: &mut Canvas, (x, baseline): (i32, i32), set: &Set, ramp: &Ramp) {
        let letters = set.letters.get_or_init(|| set.line.rasterise(&self.typeface));
        canvas.stain(x + letters.left, baseline + letters.top, &letters.mask, ramp);
        for (emoji, width, (left, top)) in set.line.emojis() {
            let sprite = self.emoji(emoji, width, ramp.0[0]);
            canvas.draw(x + left, baseline + top, &sprite);
        }
    }

    #[cfg(test)]
    pub(super) fn typeface(&self) -> &Typeface {
        &self.typeface
    }

    fn emoji(&self, emoji: Emoji, width: usize, ground: u8) -> Arc<Sprite> {
        cached(&self.emojis, MOST_EMOJIS, (emoji.cluster(), width, ground), || {
            let colours = self.palette.colours();
            let colour = colours.get(usize::from(ground)).copied().unwrap_or_default();
            Arc::new(emoji.sprite(width, &self.palette, colour))
        })
    }
}
