//! How lucky a deal was.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::games::nimmt::Match;

/// Points that each seat would get on average, by seat index, if everybody
/// played the game under way to its end in the same plain manner. Right after a
/// deal it says what the deal is worth: the lower, the luckier. All zero if no
/// game is under way.
#[must_use]
pub fn expected_points(game: &Match, playouts: u32, seed: u64) -> Vec<f64> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let before = game.totals().to_vec();
    let mut sums = vec![0.0; before.len()];
    for _ in 0..playouts {
        let mut game = game.clone();
        while !game.needs_deal() && !game.is_over() {
            for awaited in game.awaiting().iter().filter(|awaited| !awaited.chosen) {
                let choice = game.random_choice(awaited.seat, &mut rng);
                let Some(choice) = choice else { return sums };
                if game.apply(awaited.seat, &choice).is_err() {
                    return sums;
                }
            }
        }
        for ((sum, total), before) in sums.iter_mut().zip(game.totals()).zip(&before) {
            *sum += f64::from(total - before);
        }
    }
    sums.iter().map(|sum| sum / f64::from(playouts.max(1))).collect()
}
