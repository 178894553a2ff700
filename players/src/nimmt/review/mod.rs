//! Looking back at a match: which choices of a seat cost most, and how lucky
//! the deals were.
//!
//! A record is played again; each choice of the seat is kept with the seat's
//! own view, as it was, and put before the coach ([`judge`](super::judge)).
//! How that is done is the same in every game: see `review` of this crate.

mod deals;
mod places;
mod reviewer;
#[cfg(test)]
mod tests;

pub use crate::review::{Place, Plan};
pub use deals::{Deals, DealtGame, luck};
pub use reviewer::Reviewer;

use games::nimmt::{Choice, Seat};

/// What came out of looking back at one seat's choices.
pub type Review = crate::review::Review<Costly>;

/// A choice that cost something.
#[derive(Clone)]
pub struct Costly {
    /// Where in the record.
    pub place: Place,
    /// What the seat saw at that moment.
    pub view: Seat,
    /// What it chose.
    pub chosen: Choice,
    /// What would have been better.
    pub better: Choice,
    /// Points expected from there to the end of the game, with what it chose.
    pub cost: f64,
    /// The same with what would have been better.
    pub better_cost: f64,
}

impl Costly {
    /// How many points the choice cost.
    #[must_use]
    pub fn loss(&self) -> f64 {
        self.cost - self.better_cost
    }
}
