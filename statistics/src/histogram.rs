//! The distribution of scores, in steps that can be read.

use std::collections::BTreeMap;

/// More bars than these have no room beside each other on a phone.
const MOST_BINS: u32 = 8;

/// A bar of a histogram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bin {
    /// The lowest score that it counts.
    pub from: u32,
    /// The highest one.
    pub to: u32,
    /// Number of scores in it.
    pub count: u32,
}

/// The scores, with how often each came, in at most eight bars of the same width, which begin at 0;
/// empty for no scores.
pub fn histogram(scores: &BTreeMap<u32, u32>) -> Vec<Bin> {
    let Some(highest) = scores.keys().next_back().copied() else { return Vec::new() };
    let width = width(highest);
    let bin = |index: u32| {
        let from = index * width;
        let to = from.saturating_add(width - 1);
        Bin { from, to, count: scores.range(from..=to).map(|(_, often)| often).sum() }
    };
    (0..=highest / width).map(bin).collect()
}

/// The least of 1, 2, 5, 10, 20, 50, … with which the bars have room.
fn width(highest: u32) -> u32 {
    let powers = (0..).map_while(|power| 10_u32.checked_pow(power));
    let mut widths = powers.flat_map(|power| [1, 2, 5].map(|n: u32| n.saturating_mul(power)));
    widths.find(|width| highest / width < MOST_BINS).unwrap_or(u32::MAX)
}
