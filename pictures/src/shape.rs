//! From a text to glyphs at their places: emojis and fonts are found for its clusters, what is
//! written to the left is turned around, and letters are joined as their script wants it.

use ab_glyph::GlyphId;
use harfrust::{Buffer, Direction, Feature, ShapeOptions, ShaperFont, Tag};
use icu_properties::props::Script;
use unicode_bidi::{BidiInfo, Level};
use unicode_segmentation::UnicodeSegmentation as _;

use super::bitmap;
use super::canvas::{Sprite, to_i32};
use super::emoji::Emoji;
use super::typeface::{FontId, Forms, Glyph, Placed, Typeface};
use crate::unicode::{is_invisible, script};

/// Width and height of an emoji, its depth below the baseline, and the room on either side of it,
/// in hundredths of the size of the letters.
const EMOJI: i32 = 110;
const EMOJI_BELOW: i32 = 18;
const EMOJI_SIDE: f32 = 5.0;
/// Distance that letters may reach above and below the baseline, in hundredths of their size: no
/// further than to the lines around.
const ABOVE: i32 = 115;
const BELOW: i32 = 50;

/// The font or bitmap that a cluster is drawn with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Source {
    Emoji(Emoji),
    Font(FontId),
    Bitmap,
}

impl Source {
    /// The best there is; nothing if the cluster cannot be drawn.
    pub(super) fn of(cluster: &str, typeface: &Typeface, forms: Forms) -> Option<Self> {
        if let Some(emoji) = Emoji::of(cluster) {
            return Some(Self::Emoji(emoji));
        }
        if let Some(font_id) = typeface.choose(cluster, forms) {
            return Some(Self::Font(font_id));
        }
        let drawn = cluster.chars().all(|c| is_invisible(c) || bitmap::has(c));
        drawn.then_some(Self::Bitmap)
    }
}

/// Judges by the letters of a text.
pub(super) fn forms(text: &str, typeface: &Typeface) -> Forms {
    let region = region(text);
    let letters = text.graphemes(true).filter(|cluster| Emoji::of(cluster).is_none());
    let lacking = |c: &char| !is_invisible(*c) && !typeface.covers(*c);
    let letters: String = letters.flat_map(str::chars).filter(lacking).collect();
    let labels = if letters.is_empty() { None } else { typeface.labels(&letters, region) };
    Forms { region, labels }
}

/// Returns the region whose forms are used for the characters that China, Japan and Korea share,
/// judged by the letters beside them.
fn region(text: &str) -> &'static str {
    let has = |wanted: &[Script]| {
        text.chars().any(|c| !c.is_ascii() && script(c).is_some_and(|its| wanted.contains(&its)))
    };
    match text {
        _ if has(&[Script::Hiragana, Script::Katakana]) => "JP",
        _ if has(&[Script::Hangul]) => "KR",
        _ if has(&[Script::Bopomofo]) => "TC",
        _ => "SC",
    }
}

/// A text as it is set, in one size.
#[derive(Debug, Default)]
pub(super) struct Line {
    size: u8,
    pub(super) advance: f32,
    letters: Vec<(FontId, Vec<Placed>)>,
    bitmaps: Vec<(String, i32)>,
    emojis: Vec<(Emoji, i32)>,
}

/// Clusters that are shaped together.
struct Run<'a> {
    text: &'a str,
    start: usize,
    source: Source,
    script: Option<Script>,
}

impl Line {
    /// Sets a text that holds only what can be drawn.
    pub(super) fn new(text: &str, size: u8, typeface: &Typeface) -> Self {
        let mut line = Self { size, ..Self::default() };
        // The first letter says in which direction the whole is read.
        let bidi = BidiInfo::new(text, None);
        let forms = forms(text, typeface);
        for paragraph in &bidi.paragraphs {
            let (levels, visual) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for range in visual {
                let to_the_left = levels.get(range.start).is_some_and(Level::is_rtl);
                let mut runs = runs(&text[range.clone()], range.start, typeface, forms);
                if to_the_left {
                    runs.reverse();
                }
                for run in runs {
                    line.push(text, &run, to_the_left, typeface);
                }
            }
        }
        line
    }

    fn push(&mut self, text: &str, run: &Run<'_>, to_the_left: bool, typeface: &Typeface) {
        let size = f32::from(self.size);
        match run.source {
            Source::Emoji(emoji) => {
                let side = size * EMOJI_SIDE / 100.0;
                self.emojis.push((emoji, (self.advance + side).round() as i32));
                self.advance += self.emoji_width() as f32 + 2.0 * side;
            }
            Source::Bitmap => {
                self.bitmaps.push((run.text.to_owned(), self.advance.round() as i32));
                self.advance += bitmap::width(run.text, self.size);
            }
            Source::Font(font_id) => {
                let Some(font) = typeface.shaper(font_id) else { return };
                let around = (&text[..run.start], &text[run.start + run.text.len()..]);
                self.shape(run.text, around, (font_id, &font), to_the_left);
            }
        }
    }

    fn shape(
        &mut self,
        text: &str,
        (before, after): (&str, &str),
        (font_id, font): (FontId, &harfrust::Font),
        to_the_left: bool,
    ) {
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        // Letters are joined across fonts, too.
        buffer.set_pre_context(before);
        buffer.set_post_context(after);
        let direction = if to_the_left { Direction::RightToLeft } else { Direction::LeftToRight };
        buffer.set_direction(direction);
        buffer.guess_segment_properties();
        let plain = [b"kern", b"liga", b"clig"].map(|tag| Feature::new(Tag::new(tag), 0, ..));
        let features: &[Feature] = if font_id.is_plain() { &plain } else { &[] };
        let options = ShapeOptions::new().features(features);
        if harfrust::shape(&ShaperFont::new(font), &mut buffer, options).is_err() {
            return;
        }
        let scale = f32::from(self.size) / f32::from(font.units_per_em().max(1));
        let mut glyphs = Vec::with_capacity(buffer.len());
        for (info, position) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
            let mut x = self.advance + position.x_offset as f32 * scale;
            if font_id.is_plain() {
                x = x.round();
            }
            let y = -(position.y_offset as f32 * scale);
            // Bigger numbers are beyond what fonts can hold today.
            if let Ok(id) = u16::try_from(info.glyph_id) {
                glyphs.push(Placed { id: GlyphId(id), x, y });
            }
            self.advance += position.x_advance as f32 * scale;
        }
        self.letters.push((font_id, glyphs));
    }

    fn emoji_width(&self) -> i32 {
        i32::from(self.size) * EMOJI / 100
    }

    /// The emojis, each with its width and its position from the start of the line on its baseline.
    pub(super) fn emojis(&self) -> impl Iterator<Item = (Emoji, usize, (i32, i32))> + '_ {
        let width = self.emoji_width();
        let top = i32::from(self.size) * EMOJI_BELOW / 100 - width;
        let wide = usize::try_from(width).unwrap_or(0);
        self.emojis.iter().map(move |(emoji, x)| (*emoji, wide, (*x, top)))
    }

    #[cfg(test)]
    pub(super) fn glyphs(&self) -> usize {
        self.letters.iter().map(|(_, glyphs)| glyphs.len()).sum()
    }

    /// Its letters as one mask: those that are joined are one shape without seams.
    pub(super) fn rasterise(&self, typeface: &Typeface) -> Glyph {
        let letters = self.letters.iter();
        let letters = letters.flat_map(|(font_id, glyphs)| {
            typeface.rasterise(*font_id, glyphs, f32::from(self.size))
        });
        let bitmaps = self.bitmaps.iter().flat_map(|(cluster, x)| {
            let glyphs = bitmap::glyphs(cluster, self.size).into_iter();
            glyphs.map(move |(at, glyph)| Glyph { left: x + at, ..glyph })
        });
        let glyphs: Vec<Glyph> = letters.chain(bitmaps).collect();
        let size = i32::from(self.size);
        let (above, below) = (-size * ABOVE / 100, size * BELOW / 100);
        let (first, last) = (-size, self.advance.ceil() as i32 + size);
        let glyphs = || glyphs.iter().filter(|glyph| !glyph.mask.pixels.is_empty());
        let right = |glyph: &Glyph| glyph.left + to_i32(glyph.mask.width);
        let bottom = |glyph: &Glyph| glyph.top + to_i32(glyph.mask.height);
        let left = glyphs().map(|glyph| glyph.left).min().unwrap_or(0).max(first);
        let top = glyphs().map(|glyph| glyph.top).min().unwrap_or(0).max(above);
        let width = glyphs().map(right).max().unwrap_or(0).min(last) - left;
        let height = glyphs().map(bottom).max().unwrap_or(0).min(below) - top;
        let (Ok(width), Ok(height)) = (usize::try_from(width), usize::try_from(height)) else {
            return Glyph::default();
        };
        let mut mask = Sprite { width, height, pixels: vec![0; width * height] };
        for glyph in glyphs() {
            add(&mut mask, &glyph.mask, (glyph.left - left, glyph.top - top));
        }
        Glyph { advance: self.advance, left, top, mask }
    }
}

/// Lays a mask upon another one.
fn add(mask: &mut Sprite, glyph: &Sprite, (left, top): (i32, i32)) {
    for (y, line) in (top..).zip(glyph.pixels.chunks_exact(glyph.width)) {
        for (x, coverage) in (left..).zip(line) {
            let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { continue };
            if x < mask.width && y < mask.height {
                let pixel = &mut mask.pixels[y * mask.width + x];
                *pixel = (*pixel + coverage).min(16);
            }
        }
    }
}

/// Splits a text into runs that can be shaped at once: as long as font and script stay the same.
fn runs<'a>(text: &'a str, start: usize, typeface: &Typeface, forms: Forms) -> Vec<Run<'a>> {
    let mut runs: Vec<Run<'a>> = Vec::new();
    for (at, cluster) in text.grapheme_indices(true) {
        let Some(source) = Source::of(cluster, typeface, forms) else { continue };
        let script = cluster.chars().find_map(script);
        if let (Some(run), Source::Font(_)) = (runs.last_mut(), source)
            && run.source == source
            && run.start + run.text.len() == start + at
            && (script.is_none() || run.script.is_none() || run.script == script)
        {
            run.text = &text[run.start - start..at + cluster.len()];
            run.script = run.script.or(script);
            continue;
        }
        runs.push(Run { text: cluster, start: start + at, source, script });
    }
    runs
}
