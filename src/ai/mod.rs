//! Players made of code: what a [`Seat`] sees goes in, a [`Choice`] comes out.
//!
//! Nothing here knows more than its seat does: what is hidden is guessed, again
//! and again, in a way that fits everything that was seen. The same view with
//! the same seed and effort always gives the same choice.

mod any;
mod easy;
mod effort;
mod lanes;
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
use search::{Model, Points, Tally};

/// The part of the playouts that a normal player makes, and the most of them.
const NORMAL: (u32, u32) = (8, 64);

/// Thinks about what this seat is asked, as well as this level does. `None` if
/// it is asked nothing.
#[must_use]
pub fn think(seat: &Seat, level: Level, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    match level {
        Level::Easy => easy::think(seat, seed),
        Level::Normal => {
            let (part, most) = NORMAL;
            let playouts = effort.playouts.div_ceil(part).min(most);
            ponder(seat, &Effort { playouts, ..*effort }, seed, false)
        }
        Level::Hard => ponder(seat, effort, seed, false),
    }
}

/// What a coach says about the decision of this seat: every choice tried
/// equally often, as well as the program can. `None` if it is asked nothing.
#[must_use]
pub fn advise(seat: &Seat, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    ponder(seat, effort, seed, true)
}

/// Searches with the model that knows this game best.
fn ponder(seat: &Seat, effort: &Effort<'_>, seed: u64, evenly: bool) -> Option<Thought> {
    let mut rng = SmallRng::seed_from_u64(seed);
    // A coach is asked about what seems bad, too.
    let playouts = if evenly { u32::MAX } else { effort.playouts };
    match any::Any::new(seat, playouts, &mut rng) {
        Ok(mut model) => {
            let options = model.options().to_vec();
            weigh(seat, &mut model, options, effort, seed, evenly)
        }
        Err(_) => easy::think(seat, seed),
    }
}

/// Tries the options in the worlds of a model and ranks them.
fn weigh<M: Model>(
    seat: &Seat,
    model: &mut M,
    options: Vec<Choice>,
    effort: &Effort<'_>,
    seed: u64,
    evenly: bool,
) -> Option<Thought> {
    let me = seat.seat.index();
    let seats = seat.table.seats.len();
    // A single way to go needs no thought, unless somebody wants to know its worth.
    let effort = Effort {
        playouts: if options.len() > 1 || evenly { effort.playouts } else { 1 },
        ..*effort
    };
    let worth = |points: &Points| worth(points, me, seats);
    let tallies = search::search(model, options.len(), me, &worth, evenly, &effort, seed);
    let so_far = f64::from(seat.table.at(seat.seat).map_or(0, |own| own.points));
    let assess = |(choice, tally): (Choice, Tally)| Assessed {
        choice,
        cost: tally.points / f64::from(tally.playouts.max(1)) - so_far,
        win: tally.value / f64::from(tally.playouts.max(1)),
        playouts: tally.playouts,
    };
    let mut options: Vec<Assessed> = options.into_iter().zip(tallies).map(assess).collect();
    // What was tried longest was better all the time.
    options.sort_by(|a, b| b.playouts.cmp(&a.playouts).then(b.win.total_cmp(&a.win)));
    let choice = options.first()?.choice.clone();
    Some(Thought { choice, options })
}

/// What the points of a game are worth to a seat, from 0 to 1: more, the further
/// it is below the average of the others.
fn worth(points: &Points, me: usize, seats: usize) -> f64 {
    let own = f64::from(points.get(me).copied().unwrap_or(0.0));
    let all: f64 = points.iter().take(seats).map(|points| f64::from(*points)).sum();
    let others = (all - own) / f64::from(u8::try_from(seats).unwrap_or(u8::MAX) - 1).max(1.0);
    1.0 / (1.0 + ((own - others) / 10.0).exp())
}
