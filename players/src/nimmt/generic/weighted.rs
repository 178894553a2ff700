//! Random choice weighted by cost.

use rand::RngExt;
use rand::rngs::SmallRng;

/// Draws an index, the cheap ones more often: `heat` more cost makes a choice about three times as
/// rare.
pub(super) fn draw_weighted(
    costs: impl Iterator<Item = f32> + Clone,
    heat: f32,
    rng: &mut SmallRng,
) -> usize {
    let least = costs.clone().fold(f32::INFINITY, f32::min);
    let weight = |cost: f32| (-(cost - least) / heat).exp();
    let all: f32 = costs.clone().map(weight).sum();
    let mut left = rng.random::<f32>() * all;
    let mut last = 0;
    for (index, cost) in costs.enumerate() {
        let weight = weight(cost);
        if weight > 0.0 {
            last = index;
        }
        left -= weight;
        if left <= 0.0 {
            break;
        }
    }
    last
}
