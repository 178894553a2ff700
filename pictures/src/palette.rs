//! The fixed palette: every colour a picture may hold, and ramps between two of them.
//!
//! An indexed picture is a third of the size of a true-colour one and is composed by copying bytes.
//! Edges stay smooth because the palette holds the steps between the colours that meet.

/// Steps between two colours. Three are enough for edges that look smooth, and each one more makes
/// a picture bigger, because an edge is what compresses least.
pub(super) const STEPS: u32 = 3;

/// A colour as red, green, blue.
pub(super) type Rgb = [u8; 3];

/// Index of the palette that a sprite does not draw.
pub(super) const CLEAR: u8 = 0;

pub(super) const TABLE: Rgb = [0x10, 0x33, 0x2d];
pub(super) const LANE: Rgb = [0x1a, 0x48, 0x3f];
pub(super) const SLOT: Rgb = [0x14, 0x3b, 0x34];
pub(super) const PANEL: Rgb = [0x0b, 0x24, 0x20];
pub(super) const EDGE: Rgb = [0x07, 0x1a, 0x17];
pub(super) const INK: Rgb = [0xff, 0xf8, 0xe8];
pub(super) const MUTED: Rgb = [0xa3, 0xc7, 0xba];
pub(super) const GOLD: Rgb = [0xff, 0xc9, 0x3f];
pub(super) const CORAL: Rgb = [0xff, 0x8a, 0x75];
pub(super) const DANGER: Rgb = [0xf2, 0x4b, 0x3a];

/// The colours of one kind of card.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardColours {
    /// Behind the number.
    pub(super) face: Rgb,
    /// Behind the bull heads.
    pub(super) band: Rgb,
    /// The number.
    pub(super) ink: Rgb,
    /// The bull heads.
    pub(super) head: Rgb,
}

/// The kinds of cards: with 1, 2, 3, 5 and 7 bull heads. They grow hotter, and the worst one is
/// dark.
pub(super) const CARD_COLOURS: [CardColours; 5] = [
    CardColours {
        face: [0xff, 0xf7, 0xe4],
        band: [0xe6, 0xd2, 0xa8],
        ink: [0x24, 0x2a, 0x24],
        head: [0x6a, 0x51, 0x35],
    },
    CardColours {
        face: [0x9d, 0xe6, 0xdf],
        band: [0x2f, 0xa3, 0xa0],
        ink: [0x06, 0x38, 0x3c],
        head: [0xef, 0xfd, 0xf8],
    },
    CardColours {
        face: [0xff, 0xd1, 0x52],
        band: [0xd9, 0x8a, 0x12],
        ink: [0x47, 0x28, 0x03],
        head: [0xff, 0xf6, 0xd8],
    },
    CardColours {
        face: [0xf0, 0x56, 0x42],
        band: [0xa8, 0x1f, 0x1c],
        ink: [0xff, 0xf6, 0xea],
        head: [0xff, 0xd9, 0xc7],
    },
    CardColours {
        face: [0x2c, 0x1b, 0x38],
        band: [0xff, 0xbf, 0x2b],
        ink: [0xff, 0xcf, 0x4f],
        head: [0x2c, 0x1b, 0x38],
    },
];

/// The players' colours, seat 1 first; they differ in lightness, too. Further seats begin anew,
/// with [marks](super::drawing::seat_mark) of other shapes.
pub(super) const PLAYERS: [Rgb; 10] = [
    [0x56, 0xb4, 0xf5],
    [0xff, 0x98, 0x2b],
    [0xff, 0x80, 0xcb],
    [0xae, 0xe0, 0x3f],
    [0xb0, 0x8a, 0xff],
    [0xff, 0xe4, 0x5c],
    [0x2b, 0xd4, 0xbd],
    [0x4a, 0x78, 0xff],
    [0xd8, 0xa0, 0x74],
    [0xc3, 0xcc, 0xd6],
];

/// Returns the index in [`CARD_COLOURS`] of a card with this many bull heads.
pub(super) fn colours_of_card(heads: u16) -> usize {
    match heads {
        0 | 1 => 0,
        2 => 1,
        3 | 4 => 2,
        5 | 6 => 3,
        _ => 4,
    }
}

/// Mixes two colours; `part` of `whole` is the second one.
pub(super) fn mix(a: Rgb, b: Rgb, part: u32, whole: u32) -> Rgb {
    let whole = whole.max(1);
    let part = part.min(whole);
    std::array::from_fn(|i| {
        let sum = u32::from(a[i]) * (whole - part) + u32::from(b[i]) * part;
        u8::try_from((sum + whole / 2) / whole).unwrap_or(u8::MAX)
    })
}

/// Palette indices from one colour to another, by coverage from 0 to 16.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ramp(pub(super) [u8; 17]);

impl Ramp {
    /// The index of the full second colour.
    pub(super) fn full(&self) -> u8 {
        self.0[16]
    }
}

/// The colours of emojis, besides those above: the ones that most emojis share, and the ones
/// half-way to the ground of the players, for their edges.
const EMOJIS: [Rgb; 36] = [
    [0xff, 0xff, 0xff],
    [0xff, 0xcc, 0x4d],
    [0xff, 0xac, 0x33],
    [0xf4, 0x90, 0x0c],
    [0xdd, 0x2e, 0x44],
    [0xbe, 0x19, 0x31],
    [0x77, 0x0e, 0x1f],
    [0xea, 0x59, 0x6e],
    [0xf4, 0xab, 0xba],
    [0xf7, 0xde, 0xce],
    [0xf3, 0xd2, 0xa2],
    [0xff, 0xdc, 0x5d],
    [0xd5, 0xab, 0x88],
    [0xaf, 0x7e, 0x57],
    [0x7c, 0x53, 0x3e],
    [0x66, 0x45, 0x00],
    [0xd9, 0x9e, 0x82],
    [0xc1, 0x69, 0x4f],
    [0x66, 0x21, 0x13],
    [0xa0, 0x04, 0x1e],
    [0x5d, 0xad, 0xec],
    [0x3b, 0x88, 0xc3],
    [0x22, 0x66, 0x99],
    [0xbb, 0xdd, 0xf5],
    [0xaa, 0x8d, 0xd8],
    [0x74, 0x4e, 0xaa],
    [0x77, 0xb2, 0x55],
    [0x5c, 0x91, 0x3b],
    [0x3e, 0x72, 0x1d],
    [0xa6, 0xd3, 0x88],
    [0xcc, 0xd6, 0xdd],
    [0x99, 0xaa, 0xb5],
    [0x66, 0x75, 0x7f],
    [0x29, 0x2f, 0x33],
    [0xe1, 0xe8, 0xed],
    [0x8a, 0x4b, 0x38],
];

/// As many colours as an index can name.
pub(super) const MOST_COLOURS: usize = 256;

/// The palette: at most [`MOST_COLOURS`], the first of which means "nothing".
#[derive(Clone, Debug)]
pub(super) struct Palette {
    colours: Vec<Rgb>,
    /// Number of colours the art is made of; only emojis need the others.
    base: usize,
}

impl Palette {
    /// Builds the palette from the pairs of colours that meet in a picture.
    pub(super) fn new() -> Self {
        let mut palette = Self { colours: vec![TABLE], base: 0 };
        for colour in [TABLE, LANE, SLOT, PANEL, EDGE, INK, MUTED, GOLD, CORAL, DANGER] {
            palette.add(colour);
        }
        for colours in CARD_COLOURS {
            for colour in [colours.face, colours.band, colours.ink, colours.head] {
                palette.add(colour);
            }
        }
        for (from, to, steps) in [
            (PANEL, INK, STEPS),
            (PANEL, MUTED, STEPS),
            (PANEL, GOLD, STEPS),
            (PANEL, CORAL, STEPS),
            (TABLE, INK, STEPS),
            (TABLE, MUTED, STEPS),
            (TABLE, GOLD, STEPS),
            (LANE, INK, STEPS),
            (LANE, CORAL, STEPS),
            (LANE, GOLD, STEPS),
            (LANE, DANGER, STEPS),
            (DANGER, INK, STEPS),
            (TABLE, LANE, 3),
            (LANE, EDGE, 3),
        ] {
            palette.add_between(from, to, steps);
        }
        for colour in PLAYERS {
            palette.add(colour);
            palette.add_between(LANE, colour, 2);
            palette.add_between(EDGE, colour, 2);
        }
        for colours in CARD_COLOURS {
            palette.add_between(colours.face, colours.ink, STEPS);
            palette.add_between(colours.band, colours.head, STEPS);
            palette.add_between(colours.face, EDGE, 2);
            palette.add_between(colours.band, EDGE, 2);
        }
        palette.base = palette.colours.len();
        for colour in EMOJIS {
            palette.add(colour);
        }
        palette.cut()
    }

    /// As many colours as an index can name.
    pub(super) fn cut(mut self) -> Self {
        self.colours.truncate(MOST_COLOURS);
        self
    }

    /// The same colours, all of which the art may be made of.
    pub(super) fn with_all_as_art(mut self) -> Self {
        self.base = self.colours.len();
        self
    }

    pub(super) fn add(&mut self, colour: Rgb) {
        if !self.colours.iter().skip(1).any(|c| *c == colour) {
            self.colours.push(colour);
        }
    }

    pub(super) fn add_between(&mut self, from: Rgb, to: Rgb, steps: u32) {
        for step in 1..=steps {
            self.add(mix(from, to, step, steps + 1));
        }
    }

    /// The colours in the order of their indices.
    pub(super) fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// Whether some of these pixels have colours that only emojis have.
    pub(super) fn has_emojis(&self, pixels: &[u8]) -> bool {
        // The highest of all takes less time than a search that may stop: the compiler compares
        // many at once.
        let highest = pixels.iter().copied().fold(CLEAR, u8::max);
        usize::from(highest) >= self.base
    }

    /// The colours, with or without those that only emojis have.
    pub(super) fn colours_of(&self, emojis: bool) -> &[Rgb] {
        if emojis { &self.colours } else { &self.colours[..self.base] }
    }

    /// The index of the colour of the art that looks most like this one; never [`CLEAR`].
    pub(super) fn nearest(&self, colour: Rgb) -> u8 {
        Self::nearest_in(&self.colours[..self.base], colour)
    }

    /// The same of all colours.
    pub(super) fn nearest_of_all(&self, colour: Rgb) -> u8 {
        Self::nearest_in(&self.colours, colour)
    }

    fn nearest_in(colours: &[Rgb], colour: Rgb) -> u8 {
        let mut best = (u32::MAX, 1);
        for (index, candidate) in colours.iter().enumerate().skip(1) {
            let distance = distance(colour, *candidate);
            if distance < best.0 {
                best = (distance, index);
            }
        }
        u8::try_from(best.1).unwrap_or(1)
    }

    /// The steps from a background to an ink.
    pub(super) fn ramp(&self, from: Rgb, to: Rgb) -> Ramp {
        let whole = STEPS + 1;
        let mut steps = [0; 17];
        for (coverage, step) in (0_u32..).zip(steps.iter_mut()) {
            let part = (coverage * whole + 8) / 16;
            *step = self.nearest(mix(from, to, part, whole));
        }
        Ramp(steps)
    }
}

/// A distance that weighs the channels as the eye does.
fn distance(a: Rgb, b: Rgb) -> u32 {
    let d = |i: usize| u32::from(a[i].abs_diff(b[i])).pow(2);
    3 * d(0) + 5 * d(1) + 2 * d(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_fits_one_byte_with_nothing_cut_off() {
        let palette = Palette::new();
        assert!(palette.colours().len() < 256, "{}", palette.colours().len());
        for colour in EMOJIS {
            let index = usize::from(palette.nearest_of_all(colour));
            assert_eq!(palette.colours()[index], colour);
        }
        for colour in [INK, DANGER, CARD_COLOURS[4].head] {
            let index = usize::from(palette.nearest(colour));
            assert_eq!(palette.colours()[index], colour);
        }
    }

    #[test]
    fn a_ramp_runs_from_the_ground_to_the_ink() {
        let palette = Palette::new();
        let ramp = palette.ramp(PANEL, INK);
        assert_eq!(palette.colours()[usize::from(ramp.0[0])], PANEL);
        assert_eq!(palette.colours()[usize::from(ramp.full())], INK);
    }
}
