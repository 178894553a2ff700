//! The part of a review that is the same in all games: a glance at every choice of a seat, then a
//! long look at the few that seemed to cost most. The long look is taken several times with
//! different luck, so that it also says how far it can be trusted; a smaller loss counts as none.
//!
//! Everything is computed from the record and the [`Plan`] alone: the same record always gives the
//! same review.

mod assessor;
mod plan;

pub(crate) use assessor::{Assessor, CoachAnswer, CoachQuestion, OptionWorth};
pub use plan::Plan;
pub(crate) use plan::{seed_at, seed_of};

/// The result of looking back at one seat's choices. The views in it name cards of its hand: it
/// belongs to the owner of the seat, and has no `Debug`.
#[derive(Clone)]
pub struct Review<Costly> {
    /// The costliest choices, the costliest first. Empty if none cost anything worth mentioning.
    pub costly: Vec<Costly>,
    /// The number of choices to make, not counting those with one option.
    pub choices: usize,
    /// The number of choices looked at: fewer in a very long match.
    pub assessed: usize,
    /// The number of the seat's choices that somebody else made, which are not looked at.
    pub not_own: usize,
}

/// The place of a choice in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The game, from 1.
    pub game: usize,
    /// The choice within the game, from 1, as the record counts.
    pub choice: usize,
    /// The position among this seat's choices in this game, from 0.
    pub nth: usize,
}
