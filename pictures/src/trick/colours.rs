//! The colours of the French pack, behind those of the table.

use super::model::CardSuit;
use crate::palette::{EDGE, GOLD, INK, LANE, PANEL, Palette, Rgb};

pub(super) const RED: Rgb = [0xcf, 0x1f, 0x2d];
pub(super) const BLACK: Rgb = [0x17, 0x1f, 0x29];
const GREEN: Rgb = [0x17, 0x7a, 0x3c];
const BLUE: Rgb = [0x1d, 0x5e, 0xc9];
/// The same, bright: what goes with a robe.
const RED_TINT: Rgb = [0xf4, 0xb9, 0xb2];
const BLACK_TINT: Rgb = [0xb4, 0xc0, 0xcc];
pub(super) const BACK: Rgb = [0x2a, 0x3f, 0x7d];
pub(super) const BACK_LINE: Rgb = [0x54, 0x70, 0xb8];
pub(super) const SKIN: Rgb = [0xf8, 0xd9, 0xb4];
pub(super) const HAIR: Rgb = [0xa8, 0x5a, 0x2a];
pub(super) const HAIR_DARK: Rgb = [0x6b, 0x43, 0x2c];
pub(super) const HAIR_GREY: Rgb = [0xd9, 0xd2, 0xc6];
pub(super) const GOLD_DARK: Rgb = [0xb9, 0x86, 0x14];

/// A suit and the colours it is drawn with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inked {
    pub(super) suit: CardSuit,
    pub(super) ink: Rgb,
    pub(super) tint: Rgb,
}

/// A suit in two colours or in four.
pub(super) fn inked(suit: CardSuit, four: bool) -> Inked {
    let (ink, tint) = match suit {
        CardSuit::Clubs if four => (GREEN, BLACK_TINT),
        CardSuit::Diamonds if four => (BLUE, BLACK_TINT),
        CardSuit::Clubs | CardSuit::Spades => (BLACK, BLACK_TINT),
        CardSuit::Hearts | CardSuit::Diamonds => (RED, RED_TINT),
    };
    Inked { suit, ink, tint }
}

/// The palette of the table with what the pack needs besides. The indices of all that was there
/// stay the same.
pub(super) fn palette(mut palette: Palette) -> Palette {
    for colour in [
        RED, BLACK, GREEN, BLUE, RED_TINT, BLACK_TINT, BACK, BACK_LINE, SKIN, HAIR, HAIR_DARK,
        HAIR_GREY, GOLD_DARK,
    ] {
        palette.add(colour);
    }
    for ink in [RED, BLACK, GREEN, BLUE] {
        palette.add_between(INK, ink, 3);
    }
    for (from, to, steps) in [
        (INK, BACK, 2),
        (INK, EDGE, 2),
        (BACK, BACK_LINE, 1),
        (GOLD, EDGE, 2),
        (SKIN, EDGE, 1),
        (HAIR, EDGE, 1),
        (HAIR_GREY, EDGE, 1),
        (RED, GOLD, 1),
        (LANE, BACK, 1),
        (PANEL, BACK, 1),
    ] {
        palette.add_between(from, to, steps);
    }
    palette.cut().with_all_as_art()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pack_has_room_in_the_palette() {
        let (table, pack) = (Palette::new(), palette(Palette::new()));
        let (table, pack) = (table.colours(), pack.colours());
        assert_eq!(&pack[..table.len()], table);
        assert!(pack.len() < 256, "{}", pack.len());
    }
}
