//! The ramps with which shapes and texts are drawn.

use super::palette::{CORAL, GOLD, INK, LANE, MUTED, PANEL, Palette, Ramp, SLOT, TABLE};

/// One ramp for each pair of a ground and a colour upon it.
#[derive(Debug)]
pub(super) struct Inks {
    pub(super) title: Ramp,
    pub(super) caption: Ramp,
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
}

impl Inks {
    pub(super) fn new(palette: &Palette) -> Self {
        Self {
            title: palette.ramp(TABLE, INK),
            caption: palette.ramp(TABLE, MUTED),
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
        }
    }
}
