//! Flat Monte Carlo.

use super::{Guess, at_random, best};
use games::sixtysix::{Choice, Seat, World};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Plays so many games to the end at random, equally many with each choice, all choices in the same
/// worlds; chooses the one that books most on average, less what the others book. `None` if the
/// seat is asked nothing.
pub fn flat(seat: &Seat, playouts: u32, seed: u64) -> Option<Choice> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let guess = Guess::of(seat)?;
    let choices = seat.decision.as_ref()?.choices();
    let each = usize::try_from(playouts).unwrap_or(usize::MAX) / choices.len().max(1);
    let mut leads = vec![0.0; choices.len()];
    for _ in 0..each.max(1) {
        let world = guess.world(&mut rng)?;
        for (choice, lead) in choices.iter().zip(&mut leads) {
            let mut world = world;
            if world.choose(*choice).is_ok() {
                at_random(&mut world, &mut rng, |world| !world.is_over());
                *lead += booked(&world, seat.seat.index());
            }
        }
    }
    best(leads.into_iter().zip(choices))
}

fn booked(world: &World, me: usize) -> f64 {
    let Some(result) = world.result() else { return 0.0 };
    let all: u32 = result.booked.iter().sum();
    let own = result.booked.get(me).copied().unwrap_or(0);
    let others = world.seats().saturating_sub(1).max(1) as f64;
    f64::from(own) - f64::from(all - own) / others
}
