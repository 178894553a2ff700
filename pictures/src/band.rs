//! Pictures in bands over their whole width, one below the other, each packed by itself: a band
//! that several pictures have in common is packed once.
//!
//! A PNG file holds one zlib stream (PNG, 10.1). Within it deflate may begin anew at any byte to
//! which what comes before was flushed (RFC 1951, 3.2.4), and the checksums of the bands give that
//! of the whole.

use std::cell::Cell;

use zlib_rs::adler32::{adler32, adler32_combine};
use zlib_rs::{Deflate, DeflateFlush};

use super::canvas::Canvas;
use super::palette::Palette;

/// The effort of deflate, from 0 to 9. A picture is looked at for moments and packed at every click:
/// 5 would make it a fifth smaller in twice the time.
const EFFORT: i32 = 2;
/// The distance deflate can look back, as a power of 2.
const WINDOW_BITS: u8 = 15;
/// Number of lines packed at a time: one by one they would take longer.
const LINES: usize = 16;
/// The header of a zlib stream: deflate, with the window above.
const HEADER: [u8; 2] = [0x78, 0x5e];
/// A last block with nothing in it.
const LAST: [u8; 2] = [0x03, 0x00];
/// The checksum of nothing.
const NOTHING: u32 = 1;

/// Some lines of a picture, packed.
#[derive(Clone, Debug)]
pub(super) struct Band {
    width: usize,
    height: usize,
    packed: Box<[u8]>,
    checksum: u32,
    /// Number of bytes that were packed.
    length: u64,
    /// Whether there are colours in it that only emojis have.
    emojis: bool,
}

impl Band {
    /// Packs a sheet.
    pub(super) fn new(canvas: Canvas, palette: &Palette) -> Self {
        let (width, height) = canvas.size();
        let pixels = canvas.lines(0, height);
        let emojis = palette.has_emojis(pixels);
        let mut packer = Packer::new();
        let (mut checksum, mut length) = (NOTHING, 0);
        let mut bytes = Vec::with_capacity(LINES * (width + 1));
        for lines in pixels.chunks(LINES * width.max(1)) {
            bytes.clear();
            for line in lines.chunks_exact(width.max(1)) {
                // Indices of neighbours say nothing about each other, so a filter would only make
                // it bigger: each line says that it has none.
                bytes.push(0);
                bytes.extend_from_slice(line);
            }
            checksum = adler32(checksum, &bytes);
            length += bytes.len() as u64;
            packer.take(&bytes);
        }
        let packed = packer.finish();
        canvas.put_away();
        Self { width, height, packed, checksum, length, emojis }
    }

    /// The bands as one PNG file, from top to bottom.
    pub(super) fn join(bands: &[&Self], palette: &Palette) -> Vec<u8> {
        // Writing into memory cannot fail; an empty file would be the answer if it did.
        Self::write(bands, palette).unwrap_or_default()
    }

    fn write(bands: &[&Self], palette: &Palette) -> Option<Vec<u8>> {
        let packed: usize = bands.iter().map(|band| band.packed.len()).sum();
        let mut stream = Vec::with_capacity(packed + 8);
        stream.extend_from_slice(&HEADER);
        let mut checksum = NOTHING;
        for band in bands {
            stream.extend_from_slice(&band.packed);
            checksum = adler32_combine(checksum, band.checksum, band.length);
        }
        stream.extend_from_slice(&LAST);
        stream.extend_from_slice(&checksum.to_be_bytes());

        let width = bands.first()?.width;
        let height: usize = bands.iter().map(|band| band.height).sum();
        let mut file = Vec::with_capacity(stream.len() + 1024);
        let mut encoder =
            png::Encoder::new(&mut file, width.try_into().ok()?, height.try_into().ok()?);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        let emojis = bands.iter().any(|band| band.emojis);
        encoder.set_palette(palette.colours_of(emojis).concat());
        let mut writer = encoder.write_header().ok()?;
        writer.write_chunk(png::chunk::IDAT, &stream).ok()?;
        writer.finish().ok()?;
        Some(file)
    }
}

impl Canvas {
    /// The sheet as a PNG file.
    pub(super) fn into_png(self, palette: &Palette) -> Vec<u8> {
        Band::join(&[&Band::new(self, palette)], palette)
    }
}

/// Packs bytes so that others, packed by themselves, can follow. With these settings it cannot
/// fail; if it did, what is there would be a picture that cannot be read.
struct Packer {
    deflate: Deflate,
    room: [u8; 16 * 1024],
    packed: Vec<u8>,
}

thread_local! {
    /// Its tables take some hundred kilobytes: a thread uses them again, as it does its sheets.
    static SPARE: Cell<Option<Deflate>> = const { Cell::new(None) };
}

impl Packer {
    fn new() -> Self {
        let deflate = match SPARE.take() {
            Some(mut deflate) => {
                deflate.reset();
                deflate
            }
            None => Deflate::new(EFFORT, false, WINDOW_BITS),
        };
        Self { deflate, room: [0; 16 * 1024], packed: Vec::new() }
    }

    fn take(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let before = self.deflate.total_in();
            self.step(bytes, DeflateFlush::NoFlush);
            let read = usize::try_from(self.deflate.total_in() - before).unwrap_or(usize::MAX);
            match bytes.get(read..) {
                Some(rest) if read > 0 => bytes = rest,
                _ => return,
            }
        }
    }

    fn finish(mut self) -> Box<[u8]> {
        // All is there once there was room left.
        while self.step(&[], DeflateFlush::SyncFlush) == self.room.len() {}
        SPARE.set(Some(self.deflate));
        // Kept for long: no longer than it must be.
        self.packed.as_slice().into()
    }

    /// Packs some bytes and returns the number of bytes written.
    fn step(&mut self, bytes: &[u8], flush: DeflateFlush) -> usize {
        let before = self.deflate.total_out();
        let outcome = self.deflate.compress(bytes, &mut self.room, flush);
        let written = usize::try_from(self.deflate.total_out() - before).unwrap_or(0);
        self.packed.extend_from_slice(&self.room[..written]);
        if outcome.is_ok() { written } else { 0 }
    }
}
