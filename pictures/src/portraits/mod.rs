//! The faces of the bots. Each is a drawing of its own, for this game alone, upon a ground that
//! tells about how well they play: meadow for levels 1 to 3, sky for 4 to 6, evening for 7 to 9.

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::Tree;

use super::Painter;
use super::canvas::Sprite;
use super::error::PainterError;
use super::palette::{PANEL, Palette, Rgb};
use super::raster::Rasteriser;

/// Width and height of a portrait as a file, in pixels.
const FILE: u32 = 128;

macro_rules! cast {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!($name, ".svg")))),*]
    };
}

/// Names in small letters, and drawings, in the order of the bots' roster.
const CAST: [(&str, &str); 18] = cast![
    "pip" "clover" "dumpling" "waddle" "tuft" "burr"
    "berta" "gander" "mortimer" "henrietta" "truffle" "rumble"
    "olga" "renata" "corvin" "magnus" "sibyl" "ignatius"
];

/// The grounds of the three levels.
const GROUNDS: [Rgb; 3] = [[0xa5, 0xd9, 0x7e], [0x86, 0xc9, 0xe6], [0xb9, 0xa1, 0xe6]];
/// The colour of the darkest lines.
const DARK: Rgb = [0x1c, 0x23, 0x26];
/// All other colours of the drawings, those of which most is seen first.
const COATS: [Rgb; 25] = [
    [0xff, 0xfd, 0xf5],
    [0x8d, 0x5a, 0x3b],
    [0x5b, 0x38, 0x26],
    [0xff, 0xef, 0xd2],
    [0xff, 0xd5, 0x4a],
    [0xff, 0xb7, 0xba],
    [0xf0, 0x8a, 0x94],
    [0xa9, 0xb3, 0xb5],
    [0x5c, 0x67, 0x6b],
    [0xff, 0x8f, 0x2e],
    [0xd8, 0xa8, 0x74],
    [0x36, 0x3f, 0x4a],
    [0xc7, 0x5a, 0x6b],
    [0xf0, 0xdf, 0xb4],
    [0xc4, 0xa7, 0x6c],
    [0xd9, 0x69, 0x1a],
    [0xdd, 0x44, 0x36],
    [0x4f, 0x9a, 0x3f],
    [0x3f, 0x86, 0xd8],
    [0xee, 0xb0, 0x22],
    [0xff, 0xc9, 0x3f],
    DARK,
    GROUNDS[0],
    GROUNDS[1],
    GROUNDS[2],
];

/// Returns the portrait of the bot with this name. The second one of a name ("Olga 2") looks like
/// the first.
pub fn portrait_of(name: &str) -> Option<u8> {
    let first = name.split(' ').next()?.to_lowercase();
    CAST.iter().position(|(name, _)| *name == first).and_then(|index| index.try_into().ok())
}

/// The names of all bots that have a portrait, in small letters and in the order of their numbers.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    CAST.iter().map(|(name, _)| *name)
}

/// The name that belongs to a portrait; beyond the last one they begin anew.
pub(super) fn name(portrait: u8) -> &'static str {
    CAST[usize::from(portrait) % CAST.len()].0
}

/// The drawing of a bot's face, as SVG; beyond the last one they begin anew.
pub(super) fn drawing(portrait: u8) -> &'static str {
    CAST[usize::from(portrait) % CAST.len()].1
}

/// The palette with what portraits need besides. The indices of all that was there stay the same.
pub(super) fn palette(mut palette: Palette) -> Palette {
    for coat in COATS {
        palette.add(coat);
    }
    // The places where colours meet most: at the dark lines, and at the grounds.
    for coat in COATS {
        palette.add_between(DARK, coat, 1);
    }
    for coat in COATS {
        for ground in GROUNDS {
            palette.add_between(ground, coat, 1);
        }
    }
    palette.cut()
}

/// The drawings, and their sprites in some sizes.
#[derive(Debug)]
pub(super) struct Portraits {
    drawings: Vec<Tree>,
    sprites: Vec<Vec<Sprite>>,
}

impl Portraits {
    pub(super) fn new(raster: &mut Rasteriser<'_>, sizes: &[usize]) -> Result<Self, PainterError> {
        let drawings = (CAST.iter().map(|(_, svg)| Rasteriser::read(svg)))
            .collect::<Result<Vec<Tree>, _>>()?;
        let mut all = |size: usize| {
            let sprites = drawings.iter().map(|tree| raster.sprite(tree, size, size, PANEL));
            sprites.collect::<Result<Vec<_>, _>>()
        };
        let sprites = sizes.iter().map(|size| all(*size)).collect::<Result<_, _>>()?;
        Ok(Self { drawings, sprites })
    }

    /// The sprite of a portrait, in one of the sizes.
    pub(super) fn sprite(&self, size: usize, portrait: u8) -> Option<&Sprite> {
        self.sprites.get(size)?.get(usize::from(portrait) % CAST.len())
    }
}

impl Painter {
    /// The face of a bot as a PNG file of 128 × 128 pixels, round and transparent around it. Faces
    /// are numbered in the order of the roster; beyond the last one they begin anew.
    pub fn portrait(&self, index: u8) -> Vec<u8> {
        let drawings = &self.ending_art.portraits.drawings;
        let drawing = drawings.get(usize::from(index) % drawings.len().max(1));
        // Writing into memory cannot fail; an empty file would be the answer if it did.
        drawing.and_then(file).unwrap_or_default()
    }
}

fn file(drawing: &Tree) -> Option<Vec<u8>> {
    let mut pixmap = Pixmap::new(FILE, FILE)?;
    let scale = FILE as f32 / drawing.size().width();
    resvg::render(drawing, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let colours = pixmap.pixels().iter().map(PremultipliedColorU8::demultiply);
    let bytes: Vec<u8> = colours.flat_map(|c| [c.red(), c.green(), c.blue(), c.alpha()]).collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, FILE, FILE);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(&bytes).ok()?;
    writer.finish().ok()?;
    Some(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namesakes_share_a_portrait_and_strangers_have_none() {
        assert_eq!(portrait_of("Olga 2"), portrait_of("Olga"));
        assert_eq!(portrait_of("Nobody"), None);
    }

    #[test]
    fn the_palette_knows_every_colour_of_the_drawings() {
        let palette = palette(Palette::new());
        assert!(palette.colours().len() <= 256);
        for (name, svg) in CAST {
            for hex in svg.split('#').skip(1).filter_map(|rest| rest.get(..6)) {
                let Ok(number) = u32::from_str_radix(hex, 16) else { continue };
                let [_, red, green, blue] = number.to_be_bytes();
                assert!(palette.colours().contains(&[red, green, blue]), "{name}: #{hex}");
            }
        }
    }
}
