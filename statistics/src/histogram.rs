//! How often which scores came, in steps that can be read.

/// More bars than these have no room beside each other on a phone.
const MOST_BINS: u32 = 8;

/// A bar of a histogram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bin {
    /// The lowest score that it counts.
    pub from: u32,
    /// The highest one.
    pub to: u32,
    /// How many there were.
    pub count: u32,
}

/// The scores in at most eight bars of the same width, which begin at 0; empty for no scores.
#[must_use]
pub fn histogram(scores: &[u32]) -> Vec<Bin> {
    let Some(highest) = scores.iter().copied().max() else { return Vec::new() };
    let width = width(highest);
    let bins = highest / width + 1;
    let mut found: Vec<Bin> = (0..bins)
        .map(|bin| Bin { from: bin * width, to: (bin * width).saturating_add(width - 1), count: 0 })
        .collect();
    for score in scores {
        let index = usize::try_from(score / width).unwrap_or(usize::MAX);
        if let Some(bin) = found.get_mut(index) {
            bin.count += 1;
        }
    }
    found
}

/// The least of 1, 2, 5, 10, 20, 50, … with which the bars have room.
fn width(highest: u32) -> u32 {
    let powers = (0..).map_while(|power| 10_u32.checked_pow(power));
    let mut widths = powers.flat_map(|power| [1, 2, 5].map(|n: u32| n.saturating_mul(power)));
    widths.find(|width| highest / width < MOST_BINS).unwrap_or(u32::MAX)
}
