//! The amount of thinking a review may cost.

/// The amount of thinking a review may cost. All of it is counted in playouts, not in time, so that
/// a review does not depend on the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Playouts of every option, at the first glance.
    pub glance: u32,
    /// Playouts of every option, at the long look.
    pub look: u32,
    /// The number of choices that get the long look.
    pub long_looks: usize,
    /// The number of costly choices that are reported.
    pub max_reported: usize,
    /// The most choices that are looked at.
    pub max_choices: usize,
    /// About the most playouts of all glances of one seat together, and of all
    /// its long looks.
    pub budget: u64,
    /// Playouts of all deals together.
    pub deals: u64,
}

impl Plan {
    /// A few seconds for a match of the usual length.
    pub const THOROUGH: Self = Self {
        glance: 40,
        look: 1200,
        long_looks: 10,
        max_reported: 3,
        max_choices: 2000,
        budget: 120_000,
        deals: 20_000,
    };

    /// Just enough to show a review's shape.
    pub const HASTY: Self = Self {
        glance: 8,
        look: 100,
        long_looks: 4,
        max_reported: 3,
        max_choices: 200,
        budget: 3_000,
        deals: 400,
    };

    /// The deals alone, in the time that a message may take.
    pub const GLIMPSE: Self =
        Self { deals: if cfg!(debug_assertions) { 200 } else { 4_000 }, ..Self::HASTY };

    /// The plan in use. An unoptimised build takes twenty times as long for everything, so it does
    /// less.
    pub const USUAL: Self = if cfg!(debug_assertions) { Self::HASTY } else { Self::THOROUGH };

    /// Playouts that a glance spends on each option, when there are so many options in the whole
    /// match.
    pub(crate) fn glance_playouts(&self, options: u64) -> u32 {
        self.share(options).clamp(LEAST, self.glance.max(LEAST))
    }

    /// Playouts that a long look spends on each option, when there are so many options in all
    /// choices that get one.
    pub(crate) fn look_playouts(&self, options: u64) -> u32 {
        self.share(options).clamp(LEAST, self.look.max(LEAST))
    }

    fn share(&self, options: u64) -> u32 {
        u32::try_from(self.budget / options.max(1)).unwrap_or(u32::MAX)
    }

    /// Playouts of each of so many deals.
    pub(crate) fn playouts_of_a_deal(&self, deals: usize) -> u32 {
        let share = self.deals / u64::try_from(deals.max(1)).unwrap_or(u64::MAX);
        u32::try_from(share).unwrap_or(u32::MAX).clamp(LEAST, MOST_OF_A_DEAL)
    }
}

/// The fewest playouts that say anything.
const LEAST: u32 = 8;
/// The most playouts of a deal: more of them add nothing.
const MOST_OF_A_DEAL: u32 = 4_000;

/// The seed of all looks at a record, derived from its text.
pub(crate) fn seed_of(record: &str) -> u64 {
    // FNV-1a, which will mean the same in every later version.
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    record.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// The seed of the item with this number.
pub(crate) fn seed_at(seed: u64, item: u64) -> u64 {
    // The finish of SplitMix64: neighbours get seeds that have nothing in common.
    let mut z = seed.wrapping_add(item.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
