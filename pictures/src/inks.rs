//! The ramps with which shapes and texts are drawn.

use super::palette::{CORAL, GOLD, INK, LANE, MUTED, PANEL, PLAYERS, Palette, Ramp, SLOT, TABLE};

/// One ramp for each pair of a ground and a colour upon it.
#[derive(Debug)]
pub(super) struct Inks {
    pub(super) title: Ramp,
    pub(super) goal: Ramp,
    pub(super) lane: Ramp,
    pub(super) slot: Ramp,
    pub(super) panel: Ramp,
    pub(super) row_number: Ramp,
    pub(super) row_heads: Ramp,
    pub(super) name: Ramp,
    pub(super) quiet: Ramp,
    pub(super) leader: Ramp,
    pub(super) took: Ramp,
    pub(super) empty_chip: Ramp,
    pub(super) chosen: Ramp,
    frames: [Ramp; PLAYERS.len()],
    bars: [Ramp; PLAYERS.len()],
}

impl Inks {
    pub(super) fn new(palette: &Palette) -> Self {
        Self {
            title: palette.ramp(TABLE, INK),
            goal: palette.ramp(TABLE, MUTED),
            lane: palette.ramp(TABLE, LANE),
            slot: palette.ramp(LANE, SLOT),
            panel: palette.ramp(TABLE, PANEL),
            row_number: palette.ramp(LANE, INK),
            row_heads: palette.ramp(LANE, CORAL),
            name: palette.ramp(PANEL, INK),
            quiet: palette.ramp(PANEL, MUTED),
            leader: palette.ramp(PANEL, GOLD),
            took: palette.ramp(PANEL, CORAL),
            empty_chip: palette.ramp(PANEL, TABLE),
            chosen: palette.ramp(LANE, GOLD),
            frames: PLAYERS.map(|colour| palette.ramp(LANE, colour)),
            bars: PLAYERS.map(|colour| palette.ramp(PANEL, colour)),
        }
    }

    /// The colour of a seat, counted from 0, around a card.
    pub(super) fn frame(&self, seat: u8) -> &Ramp {
        &self.frames[usize::from(seat) % PLAYERS.len()]
    }

    /// The same in the player list.
    pub(super) fn bar(&self, seat: u8) -> &Ramp {
        &self.bars[usize::from(seat) % PLAYERS.len()]
    }
}
