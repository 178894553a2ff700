//! A round of a Swiss tournament. No library that is kept up pairs people by such rules, and it is
//! one search.

use std::collections::HashSet;

/// Pairs at most 64 people, who are named by their place, the strongest first. `met` says how often each has met
/// each, `byes` how often each had nobody to play with; `None` stands beside whoever has nobody now.
///
/// From the top, each gets the next whom they have not met. Nobody meets anybody again as long as
/// there is a way around it, and nobody has a second bye before all have had one; of those whose
/// turn it is the lowest gets it.
pub(super) fn draw(met: &[Vec<usize>], byes: &[usize]) -> Vec<(usize, Option<usize>)> {
    let people = met.len();
    let everybody = (0..people).fold(0, |set, at| set | bit(at));
    let fewest = byes.iter().min();
    let free: Vec<Option<usize>> = match people % 2 {
        0 => vec![None],
        _ => (0..people).rev().filter(|at| byes.get(*at) == fewest).map(Some).collect(),
    };
    let most = met.iter().flatten().max().copied().unwrap_or_default();
    for repeats in 0..=most {
        for free in &free {
            let mut search = Search { met, repeats, dead: HashSet::new() };
            let Some(pairs) = search.pair(everybody & !free.map_or(0, bit)) else { continue };
            let pairs = pairs.into_iter().rev().map(|(one, other)| (one, Some(other)));
            return pairs.chain(free.map(|free| (free, None))).collect();
        }
    }
    Vec::new()
}

/// A set of one.
const fn bit(at: usize) -> u64 {
    1 << at
}

/// Looks for a way to pair people of whom none has met the other more than so often.
struct Search<'a> {
    met: &'a [Vec<usize>],
    repeats: usize,
    /// Sets of people who cannot be paired.
    dead: HashSet<u64>,
}

impl Search<'_> {
    /// Pairs a set of people, the last pair first; `None` where there is no way.
    ///
    /// It goes back only among few. In eight weeks everybody has met at most seven others, so of
    /// sixteen or more left each has not met at least half: then there is a way (Dirac's theorem),
    /// whichever pairs were made before. Of the fifteen or fewer below, each set is tried once.
    fn pair(&mut self, left: u64) -> Option<Vec<(usize, usize)>> {
        if left == 0 {
            return Some(Vec::new());
        }
        let one = left.trailing_zeros() as usize;
        let rest = left & !bit(one);
        let mut others: Vec<usize> = (one + 1..self.met.len())
            .filter(|at| rest & bit(*at) != 0 && self.met[one][*at] <= self.repeats)
            .collect();
        others.sort_by_key(|at| self.met[one][*at]);
        for other in others {
            let rest = rest & !bit(other);
            if self.dead.contains(&rest) {
                continue;
            }
            if let Some(mut pairs) = self.pair(rest) {
                pairs.push((one, other));
                return Some(pairs);
            }
            self.dead.insert(rest);
        }
        None
    }
}
