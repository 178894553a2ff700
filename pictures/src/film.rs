//! Puts the frames of a moving picture into a GIF file that plays once. The first frame is the
//! whole sheet; each of the others holds no more than the rectangle that has changed, and stretches
//! of it that are as they were aren't drawn.

use std::borrow::Cow;

use super::canvas::Canvas;
use super::lzw::Packer;
use super::palette::{CLEAR, Palette};

/// Number of adjacent pixels that are drawn, or left out, together. Leaving out fewer would break
/// up what repeats: files of single pixels were a sixth larger.
const STRETCH: usize = 32;

/// A frame of a moving picture.
pub(super) struct Frame<'a> {
    pub(super) sheet: &'a Canvas,
    /// The lines in which it may differ from the sheet before: where they begin, and how many.
    pub(super) lines: (usize, usize),
    /// The pixels of these lines on the sheet before; none for the first frame.
    pub(super) before: &'a [u8],
    /// Time for which the frame is shown, in hundredths of a second.
    pub(super) delay: u16,
}

/// A file that is being made. Its sheets are of one size.
pub(super) struct Film {
    encoder: gif::Encoder<Vec<u8>>,
    packer: Packer,
    /// The pixels that are packed.
    pixels: Vec<u8>,
}

impl Film {
    /// `None` where a sheet is larger than a file can say.
    pub(super) fn new((width, height): (usize, usize), palette: &Palette) -> Option<Self> {
        let colours = palette.colours().concat();
        let encoder = gif::Encoder::new(Vec::new(), size(width)?, size(height)?, &colours).ok()?;
        Some(Self { encoder, packer: Packer::new(), pixels: Vec::new() })
    }

    /// Adds a frame; `None` where it can't be written.
    pub(super) fn add(&mut self, frame: &Frame<'_>) -> Option<()> {
        let width = frame.sheet.size().0;
        let (top, height) = frame.lines;
        let (before, now) = (frame.before, frame.sheet.lines(top, height));
        if before.is_empty() {
            return self.write(Rectangle { left: 0, top, width, height }, now, frame.delay);
        }
        let changed = Rectangle::around_changes(before, now, width);
        let mut pixels = std::mem::take(&mut self.pixels);
        pixels.clear();
        let lines = before.chunks_exact(width).zip(now.chunks_exact(width));
        for (before, now) in lines.skip(changed.top).take(changed.height) {
            let across = changed.left..changed.left + changed.width;
            let (before, now) = (&before[across.clone()], &now[across]);
            for (before, now) in before.chunks(STRETCH).zip(now.chunks(STRETCH)) {
                if before == now {
                    pixels.resize(pixels.len() + now.len(), CLEAR);
                } else {
                    pixels.extend_from_slice(now);
                }
            }
        }
        let area = Rectangle { top: top + changed.top, ..changed };
        let written = self.write(area, &pixels, frame.delay);
        self.pixels = pixels;
        written
    }

    fn write(&mut self, area: Rectangle, pixels: &[u8], delay: u16) -> Option<()> {
        let frame = gif::Frame {
            delay,
            dispose: gif::DisposalMethod::Keep,
            transparent: Some(CLEAR),
            left: size(area.left)?,
            top: size(area.top)?,
            width: size(area.width)?,
            height: size(area.height)?,
            buffer: Cow::Owned(self.packer.pack(pixels)),
            ..gif::Frame::default()
        };
        self.encoder.write_lzw_pre_encoded_frame(&frame).ok()
    }

    /// The file.
    pub(super) fn finish(self) -> Option<Vec<u8>> {
        self.encoder.into_inner().ok()
    }
}

/// A part of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rectangle {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Rectangle {
    /// The smallest one with all pixels that differ; where none does, a single pixel, since a frame
    /// can't be empty.
    fn around_changes(before: &[u8], now: &[u8], width: usize) -> Self {
        let differs = |(before, now): (&[u8], &[u8])| before != now;
        let lines = || before.chunks_exact(width).zip(now.chunks_exact(width));
        let (Some(top), Some(bottom)) = (lines().position(differs), lines().rposition(differs))
        else {
            return Self { left: 0, top: 0, width: 1, height: 1 };
        };
        let (mut left, mut right) = (width, 0);
        for (before, now) in lines().skip(top).take(bottom + 1 - top) {
            let mut pairs = before.iter().zip(now);
            left = left.min(pairs.position(|(before, now)| before != now).unwrap_or(left));
            let mut pairs = before.iter().zip(now);
            right =
                pairs.rposition(|(before, now)| before != now).map_or(right, |x| right.max(x + 1));
        }
        Self { left, top, width: right - left, height: bottom + 1 - top }
    }
}

/// A length as the file says it.
fn size(pixels: usize) -> Option<u16> {
    u16::try_from(pixels).ok()
}
