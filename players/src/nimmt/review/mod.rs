//! A look back at a match: which choices of a seat cost most, and how lucky the deals were.
//!
//! A record is replayed; each choice of the seat is kept with the seat's own view, as it was, and
//! put before the coach ([`judge`](super::judge)). The procedure is the same in every game: see
//! `review` of this crate.

mod deals;
mod places;
mod reviewer;
#[cfg(test)]
mod tests;

pub use crate::review::{Place, Plan};
pub use deals::{Deals, DealtGame, luck};
pub use reviewer::Reviewer;

use games::nimmt::{Choice, Seat};

/// The result of looking back at one seat's choices.
pub type Review = crate::review::Review<Costly>;

/// A choice that cost something.
#[derive(Clone)]
pub struct Costly {
    /// Its place in the record.
    pub place: Place,
    /// The seat's view at that moment.
    pub view: Seat,
    /// The choice that was made.
    pub chosen: Choice,
    pub better: Choice,
    /// Points expected from there to the end of the game with the choice that was made.
    pub cost: f64,
    /// Points expected with the better choice.
    pub better_cost: f64,
}

impl Costly {
    /// The number of points the choice cost.
    pub fn loss(&self) -> f64 {
        self.cost - self.better_cost
    }
}
