//! Looking back at a match: which choices of a seat cost most, and how lucky
//! the deals were.
//!
//! A record is played again; before each choice the seat's own view, as it was,
//! is put before the coach ([`advise`](super::advise)). That is done in two
//! passes: a glance at every choice, then a long look at the few that seemed
//! to cost most. The long look is taken several times with different luck, so
//! that it also says how far it can be trusted; a loss below that is none.
//!
//! Everything is worked out from the record and the [`Plan`] alone: the same
//! record always gives the same review.

mod deals;
mod looks;
mod places;
mod plan;
#[cfg(test)]
mod tests;

pub use deals::{DealtGame, deals, luck};
pub use places::Place;
pub use plan::Plan;

use crate::games::nimmt::record::{Record, RecordError};
use crate::games::nimmt::{Choice, Seat, SeatNo};

use super::{Effort, Thought};
use looks::Looks;

/// What came out of looking back at one seat's choices. The views in it name
/// cards of its hand: it belongs to the owner of the seat, and has no `Debug`.
#[derive(Clone)]
pub struct Review {
    /// The costliest choices, the costliest first. Empty if none cost anything
    /// worth mentioning.
    pub costly: Vec<Costly>,
    /// How many choices there were to make, not counting those with one way.
    pub choices: usize,
    /// How many of them were looked at: fewer in a very long match.
    pub assessed: usize,
}

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

/// Looks back at the choices of one seat. `own` says which of them its player
/// made; the others were made by the bot for somebody who was not there.
///
/// # Errors
///
/// When the record breaks a rule.
pub fn review(
    record: &Record,
    seat: SeatNo,
    own: &dyn Fn(&Place) -> bool,
    plan: &Plan,
) -> Result<Review, RecordError> {
    review_with(record, seat, own, plan, &mut |seat, playouts, seed| {
        super::advise(seat, &Effort::playouts(playouts), seed)
    })
}

/// Who says what the choices of a seat cost, with so many playouts and a seed.
type Coach<'a> = &'a mut dyn FnMut(&Seat, u32, u64) -> Option<Thought>;

fn review_with(
    record: &Record,
    seat: SeatNo,
    own: &dyn Fn(&Place) -> bool,
    plan: &Plan,
    coach: Coach<'_>,
) -> Result<Review, RecordError> {
    let (mut choices, mut ways) = (0, 0);
    places::walk(record, seat, |place, view, _| {
        if let Some(count) = places::ways(view).filter(|_| own(place)) {
            choices += 1;
            ways += count;
        }
    })?;
    let mut looks = Looks::new(plan, ways, plan::seed_of(record), coach);
    places::walk(record, seat, |place, view, chosen| {
        if let Some(count) = places::ways(view).filter(|_| own(place)) {
            looks.glance(place, view, chosen, count);
        }
    })?;
    let assessed = looks.assessed();
    Ok(Review { costly: looks.again(), choices, assessed })
}
