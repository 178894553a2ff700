//! The bots of 6 nimmt!: a [`Seat`]'s view goes in, a [`Choice`] comes out.
//!
//! Nothing here knows more than its seat does: hidden cards are guessed, again and again, in a way
//! that fits everything that was seen. The same view with the same seed and effort always leads to
//! the same choice.

mod easy;
mod effort;
mod fast;
mod generic;
mod luck;
mod objective;
mod prospect;
pub mod review;
mod row_summary;
mod search;
mod thinker;
mod thought;

pub use effort::Effort;
pub use fast::{LINES, Lesson, WIDTH, lesson, lessons};
pub use luck::expected_points;
pub use objective::Aim;
pub use prospect::{Between, Prospect, prospect};
pub use thinker::Thinker;
pub use thought::{Assessed, Thought};

use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::Level;
use games::nimmt::{Choice, Seat};
use search::{Model, Points, Tally};

/// The most playouts of a normal player: with trained play, and without.
const NORMAL: [u32; 2] = [20, 160];

/// Thinks about this seat's decision, as well as this level does. `None` if it is asked nothing.
#[must_use]
pub fn think(seat: &Seat, level: Level, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    match level {
        Level::Easy => easy::think(seat, seed),
        Level::Normal => {
            let [trained, plain] = NORMAL;
            let most = if fast::knows(seat) { trained } else { plain };
            let playouts = effort.playouts.min(most);
            ponder(seat, &Effort { playouts, ..*effort }, seed, false, None)
        }
        Level::Hard => ponder(seat, effort, seed, false, None),
    }
}

/// The coach's assessment of this seat's decision: every choice tried equally often, as well as the
/// program can. `None` if it is asked nothing.
#[must_use]
pub fn advise(seat: &Seat, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    ponder(seat, effort, seed, true, None)
}

/// The coach's assessment with a choice that was made: it is among those that are tried, even if it
/// does not seem worth a try.
#[must_use]
pub fn judge(seat: &Seat, chosen: &Choice, effort: &Effort<'_>, seed: u64) -> Option<Thought> {
    ponder(seat, effort, seed, true, Some(chosen))
}

/// Searches with the model that knows this game best.
fn ponder(
    seat: &Seat,
    effort: &Effort<'_>,
    seed: u64,
    evenly: bool,
    also: Option<&Choice>,
) -> Option<Thought> {
    let mut rng = SmallRng::seed_from_u64(seed);
    if let Some((mut model, options)) = fast::imagine(seat, effort.playouts, &mut rng) {
        let effort = Effort { playouts: model.playouts(effort.playouts), ..*effort };
        return weigh(seat, &mut model, options, &effort, seed, evenly);
    }
    // A coach is asked about bad-looking choices, too.
    let playouts = if evenly { u32::MAX } else { effort.playouts };
    match generic::GenericModel::new(seat, playouts, &mut rng) {
        Ok(mut model) => {
            if let Some(also) = also {
                model.try_also(also);
            }
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
    // A single option needs no thought, unless its worth is asked for.
    let effort = Effort {
        playouts: if options.len() > 1 || evenly { effort.playouts } else { 1 },
        ..*effort
    };
    let worth = objective::Worth::new(seat, effort.aim);
    let worth = |points: &Points| worth.of(points);
    let tallies = search::search(model, options.len(), me, &worth, evenly, &effort, seed);
    let most = tallies.iter().map(|tally| tally.playouts).max()?;
    let so_far = f64::from(seat.table.at(seat.seat).map_or(0, |own| own.points));
    let assess = |(choice, tally): (Choice, Tally)| Assessed {
        choice,
        cost: tally.points / f64::from(tally.playouts.max(1)) - so_far,
        win: tally.value / f64::from(tally.playouts.max(1)),
        playouts: tally.playouts,
    };
    let mut options: Vec<Assessed> = options.into_iter().zip(tallies).map(assess).collect();
    // An option that was dropped early was worse then: nobody knows how much.
    let late = |option: &Assessed| option.playouts >= most / 2;
    options.sort_by(|a, b| late(b).cmp(&late(a)).then(b.win.total_cmp(&a.win)));
    let choice = options.first()?.choice.clone();
    Some(Thought { choice, options })
}
