//! The yardstick of Sixty-Six: players that try choices in guessed worlds and play on at random.
//! The worlds go on by the rules' own [`World`].

mod flat;
mod guess;
mod rdeep;

pub use flat::flat;
pub use guess::Guess;
pub use rdeep::rdeep;

use games::sixtysix::{Choice, Seat, World};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Any choice that is allowed, each equally likely; `None` if the seat is asked nothing.
pub fn random(seat: &Seat, seed: u64) -> Option<Choice> {
    any(&seat.decision.as_ref()?.choices(), &mut SmallRng::seed_from_u64(seed))
}

fn any(choices: &[Choice], rng: &mut SmallRng) -> Option<Choice> {
    let count = choices.len();
    choices.get(rng.random_range(0..count.max(1))).copied()
}

/// Plays on at random while this holds, at most to the end of the game.
fn at_random(world: &mut World, rng: &mut SmallRng, goes_on: impl Fn(&World) -> bool) {
    while goes_on(world) {
        let decision = world.decision();
        let Some(choice) = decision.and_then(|decision| any(&decision.choices(), rng)) else {
            return;
        };
        if world.choose(choice).is_err() {
            return;
        }
    }
}

/// The choice with the highest score, the first of several.
fn best(scored: impl Iterator<Item = (f64, Choice)>) -> Option<Choice> {
    let better =
        |best: (f64, Choice), next: (f64, Choice)| if next.0 > best.0 { next } else { best };
    scored.reduce(better).map(|(_, choice)| choice)
}
