//! The small pictures for buttons and menus: seen about 22 pixels high, so a card is its number, as
//! big as it goes, on its colour, and a dot for each bull head.

use std::fmt::Write as _;

use resvg::tiny_skia::{Pixmap, Transform};

use super::drawing::{self, HEAD_HEIGHT, HEAD_WIDTH, css, number_path};
use super::error::PainterError;
use super::model::bull_heads;
use super::palette::{CARD_COLOURS, CORAL, EDGE, GOLD, INK, LANE, Rgb, TABLE, colours_of_card};
use super::portraits;
use super::raster::Rasteriser;
use super::typeface::Typeface;
use crate::symbol::Symbol;

/// Width and height of a small picture, in pixels: what Discord keeps of one.
pub const SYMBOL_SIZE: u32 = 128;

/// Draws small pictures. Each takes a few milliseconds: nothing for the async runtime.
#[derive(Debug)]
pub struct SymbolPainter {
    numbers: Typeface,
}

/// A small picture.
#[derive(Clone, PartialEq, Eq)]
pub struct SymbolPicture {
    /// A PNG file with a clear ground, a few kilobytes.
    pub png: Vec<u8>,
    /// A checksum of what is seen: another picture, another number, whatever packs the file.
    pub looks: u32,
}

impl SymbolPainter {
    /// Reads the font of the numbers.
    /// Errors: if it cannot be read: a broken build.
    pub fn new() -> Result<Self, PainterError> {
        Ok(Self { numbers: Typeface::numbers()? })
    }

    /// Draws a small picture.
    /// Errors: if the drawing cannot be read: a broken build.
    pub fn paint(&self, symbol: Symbol) -> Result<SymbolPicture, PainterError> {
        let drawing = Rasteriser::read(&self.draw(symbol))?;
        let unusable = |why: &str| PainterError::Art(format!("{symbol:?}: {why}"));
        let mut sheet =
            Pixmap::new(SYMBOL_SIZE, SYMBOL_SIZE).ok_or_else(|| unusable("it has no size"))?;
        let scale = SYMBOL_SIZE as f32 / drawing.size().width();
        resvg::render(&drawing, Transform::from_scale(scale, scale), &mut sheet.as_mut());
        let pixels: Vec<u8> = sheet
            .pixels()
            .iter()
            .flat_map(|pixel| {
                let pixel = pixel.demultiply();
                [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
            })
            .collect();
        let png = encode(&pixels).map_err(|why| unusable(&why.to_string()))?;
        Ok(SymbolPicture { png, looks: crc32fast::hash(&pixels) })
    }

    fn draw(&self, symbol: Symbol) -> String {
        match symbol {
            Symbol::Card(number) => self.card(number),
            Symbol::Row(number) => self.row(number),
            Symbol::Back => back(),
            Symbol::Hint => hint(),
            Symbol::Bot(portrait) => portraits::drawing(portrait).to_owned(),
        }
    }

    fn card(&self, number: u8) -> String {
        let heads = bull_heads(number);
        let colours = CARD_COLOURS[colours_of_card(heads)];
        let mut body = tile(colours.face, colours.band, 98);
        // Seven in two lines would be dust.
        let (pitch, radius) = if heads > 5 { (16.5, 6.6) } else { (21.0, 8.0) };
        let left = 64.0 - f32::from(heads.saturating_sub(1)) * pitch / 2.0;
        for head in 0..heads {
            let x = left + f32::from(head) * pitch;
            let colour = css(colours.head);
            let _ = write!(body, r#"<circle cx="{x}" cy="111" r="{radius}" fill="{colour}"/>"#);
        }
        body += &number_path(number, &self.numbers, (9.0, 0.0, 110.0, 99.0), 76.0, colours.ink);
        drawing::svg(128.0, 128.0, &body)
    }

    /// A lane with cards in it, and its number.
    fn row(&self, number: u8) -> String {
        let mut body = tile(LANE, TABLE, 88);
        for place in 0..4 {
            let (x, colour) = (13 + place * 27, css(if place == 3 { CORAL } else { INK }));
            let _ = write!(
                body,
                r#"<rect x="{x}" y="92" width="21" height="25" rx="5" fill="{colour}"/>"#
            );
        }
        body += &number_path(number, &self.numbers, (9.0, 0.0, 110.0, 90.0), 68.0, INK);
        drawing::svg(128.0, 128.0, &body)
    }
}

/// A card's ground: its face down to a line, and a band below.
fn tile(face: Rgb, band: Rgb, line: u8) -> String {
    format!(
        r#"<rect width="128" height="128" rx="22" fill="{edge}"/><path fill="{face}" d="M4 {line}V22A18 18 0 0 1 22 4H106A18 18 0 0 1 124 22V{line}Z"/><path fill="{band}" d="M4 {line}H124V106A18 18 0 0 1 106 124H22A18 18 0 0 1 4 106Z"/>"#,
        edge = css(EDGE),
        face = css(face),
        band = css(band),
    )
}

/// Two cards from behind, one over the other.
fn back() -> String {
    let card = |colour: Rgb, turned: i8| {
        format!(
            r#"<rect x="22" y="8" width="84" height="112" rx="16" fill="{}" stroke="{}" stroke-width="5" transform="rotate({turned} 64 118)"/>"#,
            css(colour),
            css(INK),
        )
    };
    let scale = 2.0;
    let head = drawing::head_at(
        64.0 - HEAD_WIDTH * scale / 2.0,
        64.0 - HEAD_HEIGHT * scale / 2.0,
        scale,
        GOLD,
    );
    drawing::svg(128.0, 128.0, &(card(TABLE, -13) + &card(LANE, 5) + &head))
}

/// A bulb that is lit.
fn hint() -> String {
    let (light, dark) = (css(GOLD), css(EDGE));
    let body = format!(
        r##"<path fill="{light}" stroke="{dark}" stroke-width="5" d="M64 6A42 42 0 0 0 40 82Q46 88 46 96H82Q82 88 88 82A42 42 0 0 0 64 6Z"/><path fill="none" stroke="#fff6d8" stroke-width="8" stroke-linecap="round" d="M40 48A25 25 0 0 1 58 25"/><path fill="none" stroke="{dark}" stroke-width="6" stroke-linecap="round" d="M54 92V66L64 74L74 66V92"/><rect x="44" y="98" width="40" height="10" rx="5" fill="#aebdb6" stroke="{dark}" stroke-width="3"/><rect x="49" y="111" width="30" height="11" rx="5.5" fill="#aebdb6" stroke="{dark}" stroke-width="3"/>"##
    );
    drawing::svg(128.0, 128.0, &body)
}

fn encode(pixels: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, SYMBOL_SIZE, SYMBOL_SIZE);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    // A third of the time of the next level, and a tenth more bytes.
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fmt::Write as _;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_symbol_is_a_small_file_and_looks_like_no_other() {
        let painter = SymbolPainter::new().unwrap();
        let mut seen = HashSet::new();
        let mut biggest = 0;
        for symbol in Symbol::all() {
            let picture = painter.paint(symbol).unwrap();
            assert!(seen.insert(picture.looks), "{symbol:?} looks like another one");
            biggest = biggest.max(picture.png.len());
            let again = painter.paint(symbol).unwrap();
            assert!(again == picture, "{symbol:?} is another one each time");
        }
        // Discord takes 256 KiB; a phone loads ten of them.
        assert!(biggest <= 8 * 1024, "{biggest} bytes");
    }

    /// As they were last looked at, by their checksums. Changed ones are left in
    /// `target/pictures/symbols`; with `UPDATE_GOLDEN=1` the new ones are kept.
    #[test]
    fn symbols_look_as_they_did_when_they_were_last_looked_at() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let golden = here.join("tests/goldens/symbols.txt");
        let painter = SymbolPainter::new().unwrap();
        let before = std::fs::read_to_string(&golden).unwrap_or_default();
        let (mut now, mut changed) = (String::new(), Vec::new());
        for symbol in Symbol::all() {
            let (name, picture) = (symbol.name(), painter.paint(symbol).unwrap());
            let line = format!("{name} {:08x}", picture.looks);
            if !before.lines().any(|one| one == line) {
                let shown = here.join("../target/pictures/symbols");
                std::fs::create_dir_all(&shown).unwrap();
                std::fs::write(shown.join(format!("{name}.png")), picture.png).unwrap();
                changed.push(name);
            }
            writeln!(now, "{line}").unwrap();
        }
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(golden, now).unwrap();
            return;
        }
        assert!(changed.is_empty(), "look at target/pictures/symbols: {changed:?}");
    }
}
