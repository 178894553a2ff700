//! The luck of a deal.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::search::Points;
use super::{fast, generic};
use games::nimmt::{Card, Match, Seat, SeatNo};

/// Points that each seat would get on average, by seat index, if everybody played the game under
/// way to its end in the same, usual way. Right after a deal this is the worth of the deal: the
/// lower, the luckier. All zero if no game is under way.
pub fn expected_points(game: &Match, playouts: u32, seed: u64) -> Vec<f64> {
    let seats = game.totals().len();
    let hands: Vec<Vec<Card>> = SeatNo::all(seats).map(|seat| game.seat(seat).hand).collect();
    let Some(asked) = game.awaiting().first().map(|awaited| game.seat(awaited.seat)) else {
        return vec![0.0; seats];
    };
    let mut sums = vec![0.0; seats];
    let mut add = |points: &Points| {
        for (sum, points) in sums.iter_mut().zip(points) {
            *sum += f64::from(*points);
        }
    };
    play_often(&asked, &hands, playouts, seed, &mut add);
    sums.iter().map(|sum| sum / f64::from(playouts.max(1))).collect()
}

fn play_often(
    asked: &Seat,
    hands: &[Vec<Card>],
    playouts: u32,
    seed: u64,
    each: &mut dyn FnMut(&Points),
) {
    let mut rng = SmallRng::seed_from_u64(seed);
    if fast::play_openly(asked, hands, playouts, &mut rng, each).is_some() {
        return;
    }
    let Ok(open) = generic::OpenGame::new(asked, hands) else { return };
    for _ in 0..playouts {
        each(&open.play_out(&mut rng));
    }
}
