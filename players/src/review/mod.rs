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

/// What came out of looking back at one seat's choices. The views in it name cards of its hand: it
/// belongs to the owner of the seat, and has no `Debug`.
#[derive(Clone)]
pub struct Review<Costly> {
    /// The costliest choices, the costliest first. Empty if none cost anything worth mentioning.
    pub costly: Vec<Costly>,
    /// How many choices there were to make, not counting those with one way.
    pub choices: usize,
    /// How many of them were looked at: fewer in a very long match.
    pub assessed: usize,
    /// How many choices of the seat somebody else made, which are not looked at.
    pub not_own: usize,
}

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
