//! The method of RdeepBot, after its description.

use super::{Guess, at_random, best};
use games::sixtysix::{Choice, Seat, SeatNo, World};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Tries every choice in so many worlds of its own, plays on at random until so many tricks are
/// taken, that of the choice among them, and chooses the one with the highest share of the card
/// points then. Unlike the original it remembers everything that was seen. `None` if the seat is
/// asked nothing.
pub fn rdeep(seat: &Seat, worlds: u32, tricks: u32, seed: u64) -> Option<Choice> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let guess = Guess::of(seat)?;
    let choices = seat.decision.as_ref()?.choices();
    let mut score = |choice: Choice| -> f64 {
        let tried = (0..worlds).filter_map(|_| {
            let mut world = guess.world(&mut rng)?;
            let until = taken(&world).saturating_add(tricks);
            world.choose(choice).ok()?;
            at_random(&mut world, &mut rng, |world| taken(world) < until);
            Some(share(&world, seat.seat))
        });
        tried.sum()
    };
    best(choices.into_iter().map(|choice| (score(choice), choice)))
}

fn taken(world: &World) -> u32 {
    world.tricks().iter().sum()
}

/// The share of the card points that a seat has with its side.
fn share(world: &World, seat: SeatNo) -> f64 {
    let points = world.points();
    let own: u32 = world.side(seat).iter().filter_map(|seat| points.get(seat.index())).sum();
    let all: u32 = points.iter().sum();
    if all == 0 { 0.0 } else { f64::from(own) / f64::from(all) }
}
