//! Text on a picture: measured, cut to fit, and stained on with cached glyphs.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use unicode_segmentation::UnicodeSegmentation as _;

use super::canvas::Canvas;
use super::error::PainterError;
use super::name::clean;
use super::palette::Ramp;
use super::typeface::{Glyph, Typeface};
use crate::view::characters::visual;

/// Names bring new characters all the time; past this many the cache starts anew.
const MOST_GLYPHS: usize = 4096;
const ELLIPSIS: &str = "…";

/// Which end of the text lies at the given place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Middle,
    Right,
}

/// Draws text.
#[derive(Debug)]
pub(super) struct Writer {
    face: Typeface,
    cache: Mutex<HashMap<(char, u8), Arc<Glyph>>>,
}

impl Writer {
    pub(super) fn new() -> Result<Self, PainterError> {
        Ok(Self { face: Typeface::text()?, cache: Mutex::default() })
    }

    /// Cleans a text that may hold anything.
    pub(super) fn clean(&self, text: &str) -> String {
        clean(text, |character| self.face.covers(character))
    }

    fn glyph(&self, character: char, size: u8) -> Arc<Glyph> {
        // A panic elsewhere cannot leave the cache half written: an entry is inserted whole.
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if cache.len() > MOST_GLYPHS {
            cache.clear();
        }
        Arc::clone(
            cache
                .entry((character, size))
                .or_insert_with(|| Arc::new(self.face.glyph(character, f32::from(size)))),
        )
    }

    /// How wide a text is.
    pub(super) fn width(&self, text: &str, size: u8) -> i32 {
        text.chars().map(|character| self.glyph(character, size).advance).sum::<f32>().ceil() as i32
    }

    /// Cuts a text to a width, with an ellipsis where something is missing.
    pub(super) fn fit<'a>(&self, text: &'a str, size: u8, width: i32) -> Cow<'a, str> {
        if self.width(text, size) <= width {
            return Cow::Borrowed(text);
        }
        let room = width - self.width(ELLIPSIS, size);
        let mut end = 0;
        let mut used = 0.0;
        for (start, cluster) in text.grapheme_indices(true) {
            used +=
                cluster.chars().map(|character| self.glyph(character, size).advance).sum::<f32>();
            if used.ceil() as i32 > room {
                break;
            }
            end = start + cluster.len();
        }
        Cow::Owned(text[..end].trim_end().to_owned() + ELLIPSIS)
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
        let mut pen = match align {
            Align::Left => x,
            Align::Middle => x - self.width(text, size) / 2,
            Align::Right => x - self.width(text, size),
        } as f32;
        for character in visual(text).chars() {
            let glyph = self.glyph(character, size);
            let left = pen.round() as i32 + glyph.left;
            canvas.stain(left, baseline + glyph.top, &glyph.mask, ramp);
            pen += glyph.advance;
        }
    }
}
