//! What looking back at a match has in common in all games: a glance at every choice of a seat, then a
//! long look at the few that seemed to cost most. The long look is taken several times with different
//! luck, so that it also says how far it can be trusted; a loss below that is none.
//!
//! Everything is worked out from the record and the [`Plan`] alone: the same record always gives the same
//! review.

mod looks;
mod plan;

pub(crate) use looks::{Judged, Looks, Question, Weighed};
pub use plan::Plan;
pub(crate) use plan::{seed_at, seed_of};

/// Where in a record a choice was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The game, from 1.
    pub game: usize,
    /// The choice within the game, from 1, as the record counts.
    pub choice: usize,
    /// The how-manieth choice of this seat in this game, from 0.
    pub nth: usize,
}
