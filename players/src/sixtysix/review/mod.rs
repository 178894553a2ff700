//! Looking back at a match: which choices of a seat cost most.
//!
//! A record is played again; each choice of the seat is kept with the seat's own view, as it was, and
//! put before the coach ([`judge`](super::judge)), who knows no more than the seat did then. How that is
//! done is the same in every game: see `review` of this crate. Where nothing was left to guess it is
//! worked out exactly.
//!
//! A choice counts as costly when it lost chances of the match, and points of the game; what is told are
//! the points. At six points all it may be right to give points away.
//!
//! There is no luck of the deals here: what a hand is worth depends on the stock more than on the hand,
//! and what the stock brought depends on who won the tricks.

mod reviewer;
#[cfg(test)]
mod tests;

pub use crate::review::{Place, Plan};
pub use reviewer::Reviewer;

use games::sixtysix::{Choice, Seat};

/// About two seconds for a match of the usual length. The search learns what to do after a choice only
/// by trying it often: that takes longer looks than in 6 nimmt!
pub const THOROUGH: Plan =
    Plan { glance: 60, look: 3000, again: 8, told: 3, most: 2000, budget: 250_000, deals: 0 };

/// Just enough to find what is plainly wrong.
pub const HASTY: Plan =
    Plan { glance: 30, look: 900, again: 4, told: 3, most: 200, budget: 50_000, deals: 0 };

/// The one that is used: see [`Plan::USUAL`].
pub const USUAL: Plan = if cfg!(debug_assertions) { HASTY } else { THOROUGH };

/// What came out of looking back at one seat's choices.
pub type Review = crate::review::Review<Costly>;

/// A choice that cost something.
#[derive(Clone)]
pub struct Costly {
    /// Where in the record.
    pub place: Place,
    /// The trick, from 1: 0 while trump was named before the first one.
    pub trick: u32,
    /// What the seat saw at that moment.
    pub view: Seat,
    /// What it chose.
    pub chosen: Choice,
    /// What would have been better.
    pub better: Choice,
    /// What the seat could expect to book in this game with what it chose, less what the others book on
    /// average: game points or card points, as the rules say.
    pub points: f64,
    /// The same with what would have been better.
    pub better_points: f64,
    /// Whether nothing was left to guess: both are certain then, if everybody plays as well as can be.
    pub exact: bool,
}

impl Costly {
    /// How many points the choice cost.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.better_points - self.points
    }
}
