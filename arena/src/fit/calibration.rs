//! How often what was foretold came true.

use super::surprise::Pair;

/// Pairs of which about the same was foretold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bin {
    /// How many.
    pub(super) pairs: usize,
    /// The mean chance of the favourite.
    pub(super) foretold: f64,
    /// How often the favourite was ahead.
    pub(super) came: f64,
    /// The standard error of that, as if pairs of a match had nothing to do with each other.
    pub(super) error: f64,
}

/// Bins from a half to 1.
const BINS: usize = 10;
/// With fewer pairs a bin says nothing.
const FEWEST: usize = 30;

/// Pairs by the chance of the favourite, which is the first one where there is none.
pub(super) fn bins(pairs: &[Pair]) -> Vec<Bin> {
    let mut bins = vec![Vec::new(); BINS];
    for pair in pairs {
        let (chance, came) = favourite(pair);
        let index = ((chance - 0.5) * 2.0 * BINS as f64) as usize;
        if let Some(bin) = bins.get_mut(index.min(BINS - 1)) {
            bin.push((chance, came));
        }
    }
    bins.iter().filter(|bin| bin.len() >= FEWEST).map(|bin| Bin::of(bin)).collect()
}

/// All pairs in one bin.
pub(super) fn whole<'a>(pairs: impl IntoIterator<Item = &'a Pair>) -> Bin {
    Bin::of(&pairs.into_iter().map(favourite).collect::<Vec<_>>())
}

fn favourite(pair: &Pair) -> (f64, f64) {
    if pair.chance >= 0.5 { (pair.chance, pair.came) } else { (1.0 - pair.chance, 1.0 - pair.came) }
}

impl Bin {
    fn of(pairs: &[(f64, f64)]) -> Self {
        let count = pairs.len().max(1) as f64;
        let foretold = pairs.iter().map(|(chance, _)| chance).sum::<f64>() / count;
        let came = pairs.iter().map(|(_, came)| came).sum::<f64>() / count;
        let error = (came * (1.0 - came) / count).sqrt();
        Self { pairs: pairs.len(), foretold, came, error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_counts_from_the_side_of_the_favourite() {
        let pair = |chance, came| Pair {
            fixture: 0,
            game: 0,
            seats: 2,
            experience: 0,
            chance,
            came,
            weight: 1.0,
        };
        let pairs: Vec<Pair> = (0..40).map(|n| pair(0.2, f64::from(n % 4 == 0))).collect();
        let bins = bins(&pairs);
        assert_eq!(bins.len(), 1);
        assert!((bins[0].foretold - 0.8).abs() < 1e-9 && (bins[0].came - 0.75).abs() < 1e-9);
    }
}
