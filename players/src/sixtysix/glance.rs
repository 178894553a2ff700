//! The beginner of the lowest levels, who knows the rules and looks at its own cards: it saves what
//! counts, takes what counts, and declares what it can. It remembers nothing, never closes, and is
//! careless now and then.

use games::sixtysix::Seat;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::state::Step;
use super::{Thought, imagine_world, without_alternative};

/// The beginner's choice, who plays so many cards out of a hundred without looking.
pub(super) fn think(seat: &Seat, careless: u32, seed: u64) -> Option<Thought> {
    let mut rng = SmallRng::seed_from_u64(seed);
    // Of the world that it imagines it looks only at its own hand and at the trick.
    let (terms, _, state) = imagine_world(seat, &mut rng)?;
    let careless = state.step == Step::Card && rng.random_ratio(careless, 100);
    let act =
        if careless { state.careless(&terms, &mut rng) } else { state.casual(&terms, &mut rng) };
    Some(without_alternative(act))
}
