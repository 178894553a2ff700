//! How surprised a rating system is by a season.

use super::season::{Season, Who, pairs};
use super::systems::System;

/// A pair of seats, before and after a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pair {
    /// The match, as its place in the season.
    pub(super) fixture: usize,
    pub(super) game: usize,
    /// How many sat at the table.
    pub(super) seats: usize,
    /// How many matches the less known of the two had played. Levels are known.
    pub(super) experience: u32,
    /// The chance that the first one would be ahead, as it was foretold.
    pub(super) chance: f64,
    /// Whether it was: 1, or ½ for a tie, or 0.
    pub(super) came: f64,
    /// What the pair counts: all pairs of a match together count 1.
    pub(super) weight: f64,
}

/// Every pair of a season, as a system foretells it.
pub(super) fn foretold(system: &mut dyn System, season: &Season) -> Vec<Pair> {
    let mut played = vec![0_u32; season.people];
    let mut all = Vec::new();
    for (number, fixture) in season.fixtures.iter().enumerate() {
        let chances = system.foretell(fixture);
        let weight = 1.0 / chances.len().max(1) as f64;
        let experience = |who: Who| match who {
            Who::Level(_) => u32::MAX,
            Who::Person { index, .. } => played.get(index).copied().unwrap_or(0),
        };
        for ((one, other), chance) in pairs(fixture.seats.len()).zip(chances) {
            let both = fixture.seats.get(one).zip(fixture.seats.get(other));
            let Some((one, other)) = both else { continue };
            all.push(Pair {
                fixture: number,
                game: fixture.game,
                seats: fixture.seats.len(),
                experience: experience(one.who).min(experience(other.who)),
                chance,
                came: one.ahead_of(other),
                weight,
            });
        }
        for seat in &fixture.seats {
            if let Who::Person { index, .. } = seat.who
                && let Some(played) = played.get_mut(index)
            {
                *played += 1;
            }
        }
    }
    all
}

/// The mean surprise, in nats. Somebody who knows nothing has ln 2 = 0.6931.
pub(super) fn surprise<'a>(pairs: impl IntoIterator<Item = &'a Pair>) -> f64 {
    let (mut sum, mut weights) = (0.0, 0.0);
    for pair in pairs {
        sum += pair.weight * pair.surprise();
        weights += pair.weight;
    }
    if weights > 0.0 { sum / weights } else { f64::NAN }
}

/// So many matches, one after the other, are taken together to see how sure a difference is: neighbours
/// share people and what was thought of them.
const BLOCK: usize = 50;

/// How much more surprised one system is than another by the same pairs, and how far off that may be:
/// 19 of 20 such intervals hold what a season without end would show.
pub(super) fn difference(more: &[Pair], less: &[Pair]) -> (f64, f64) {
    let mut matches: Vec<(usize, f64)> = Vec::new();
    for (more, less) in more.iter().zip(less) {
        let by = more.weight * (more.surprise() - less.surprise());
        match matches.last_mut() {
            Some((fixture, sum)) if *fixture == more.fixture => *sum += by,
            _ => matches.push((more.fixture, by)),
        }
    }
    let count = matches.len().max(1) as f64;
    let mean = matches.iter().map(|(_, by)| by).sum::<f64>() / count;
    let blocks = matches.chunks(BLOCK);
    let many = blocks.len().max(2) as f64;
    let off = |block: &[(usize, f64)]| block.iter().map(|(_, by)| by - mean).sum::<f64>();
    let squares: f64 = blocks.map(|block| off(block).powi(2)).sum();
    (mean, 1.96 * (squares * many / (many - 1.0)).sqrt() / count)
}

impl Pair {
    fn surprise(&self) -> f64 {
        let chance = self.chance.clamp(1e-6, 1.0 - 1e-6);
        -(self.came * chance.ln() + (1.0 - self.came) * (1.0 - chance).ln())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_knows_nothing_is_surprised_by_ln_2_and_who_is_right_less() {
        let pair = |chance, came| Pair {
            fixture: 0,
            game: 0,
            seats: 2,
            experience: 0,
            chance,
            came,
            weight: 0.5,
        };
        let nothing = surprise(&[pair(0.5, 1.0), pair(0.5, 0.5), pair(0.5, 0.0)]);
        assert!((nothing - std::f64::consts::LN_2).abs() < 1e-12);
        assert!((surprise(&[pair(0.8, 1.0)]) + 0.8_f64.ln()).abs() < 1e-12);
        assert!(surprise(&[pair(0.0, 1.0)]).is_finite());
    }

    #[test]
    fn a_difference_is_as_sure_as_it_repeats_from_block_to_block() {
        let season = |chance: fn(usize) -> f64| -> Vec<Pair> {
            let pair = |fixture| Pair {
                fixture,
                game: 0,
                seats: 2,
                experience: 0,
                chance: chance(fixture),
                came: 1.0,
                weight: 1.0,
            };
            (0..20 * BLOCK).map(pair).collect()
        };
        let even = season(|_| 0.5);
        let (mean, off) = difference(&even, &season(|_| 0.8));
        assert!((mean - 1.6_f64.ln()).abs() < 1e-9 && off < 1e-9, "{mean} {off}");
        // Every other block is foretold no better than by knowing nothing.
        let now_and_then =
            season(|fixture| if (fixture / BLOCK).is_multiple_of(2) { 0.8 } else { 0.5 });
        let (mean, off) = difference(&even, &now_and_then);
        let (half, error) = (0.5 * 1.6_f64.ln(), 0.5 * 1.6_f64.ln() / 19.0_f64.sqrt());
        assert!((mean - half).abs() < 1e-9 && (off - 1.96 * error).abs() < 1e-9, "{mean} {off}");
    }
}
