//! A look back at a match: which choices of a seat cost most.
//!
//! A record is replayed; each choice of the seat is kept with the seat's own view, as it was, and
//! put before the coach ([`judge`](super::judge)), who knows no more than the seat did then. The
//! procedure is the same in every game: see `review` of this crate. If nothing was left to guess,
//! the result is exact.
//!
//! A choice counts as costly when it lost chances of the match, and points of the game; the points
//! are reported. At six points all it may be right to give points away.
//!
//! There is no luck of the deals here: the worth of a hand depends on the stock more than on the
//! hand, and what the stock brought depends on who won the tricks.

mod reviewer;
#[cfg(test)]
mod tests;

pub use crate::review::{Place, Plan};
pub use reviewer::Reviewer;

use games::sixtysix::{Choice, Seat};

/// About two seconds for a match of the usual length. The search learns how to go on after a choice
/// only by trying it often: that takes longer looks than in 6 nimmt!
pub const THOROUGH: Plan = Plan {
    glance: 60,
    look: 3000,
    long_looks: 8,
    max_reported: 3,
    max_choices: 2000,
    budget: 250_000,
    deals: 0,
};

/// Just enough to find plain mistakes.
pub const HASTY: Plan = Plan {
    glance: 30,
    look: 900,
    long_looks: 4,
    max_reported: 3,
    max_choices: 200,
    budget: 50_000,
    deals: 0,
};

/// The plan in use: see [`Plan::USUAL`].
pub const USUAL: Plan = if cfg!(debug_assertions) { HASTY } else { THOROUGH };

/// The result of looking back at one seat's choices.
pub type Review = crate::review::Review<Costly>;

/// A choice that cost something.
#[derive(Clone)]
pub struct Costly {
    /// Its place in the record.
    pub place: Place,
    /// The trick, from 1: 0 while trump was named before the first one.
    pub trick: u32,
    /// The seat's view at that moment.
    pub view: Seat,
    /// The choice that was made.
    pub chosen: Choice,
    pub better: Choice,
    /// The points the seat could expect to book in this game with the choice that was made, less
    /// the others' average: game points or card points, as the rules say.
    pub points: f64,
    /// The same with the better choice.
    pub better_points: f64,
    /// Whether nothing was left to guess: both are certain then, if everybody plays perfectly.
    pub exact: bool,
}

impl Costly {
    /// The number of points the choice cost.
    pub fn loss(&self) -> f64 {
        self.better_points - self.points
    }
}
