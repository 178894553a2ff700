//! The classic game and its near relations, played fast: one hidden card a
//! turn, taken rows to the pile.
//!
//! * `problem`: from a seat's view to the problem to solve;
//! * `belief`: guesses at the others' hands and at how they play, judged by what they played, which
//!   is a `course` of turns;
//! * `minds`: the ways to play that somebody may have, each a `policy`; half of them the arena
//!   learns from `lesson`s of a `teacher` or of level 1;
//! * `playout`: a game played on, over `board`;
//! * `ending`: the ways in which the last cards may be played, once nothing is hidden;
//! * `model`: all of it, as the search wants it.

mod belief;
mod board;
mod course;
mod ending;
mod lesson;
mod minds;
mod model;
mod playout;
mod policy;
mod problem;
mod teacher;

#[cfg(test)]
mod tests;

use rand::rngs::SmallRng;

use super::search::{Points, Tally};
use games::nimmt::{Card, Choice, Seat};
use model::FastModel;

pub use lesson::{Lesson, lesson, lessons};
pub use policy::{LINES, WIDTH};

/// Whether this game is near enough to the classic one.
pub(super) fn knows(seat: &Seat) -> bool {
    problem::knows(&seat.table)
}

/// A seat's model of its decision, for about so many playouts, and the choices it has. `None` if
/// these rules are not near enough to the classic game.
pub(super) fn imagine(
    seat: &Seat,
    playouts: u32,
    rng: &mut SmallRng,
) -> Option<(FastModel<'static>, Vec<Choice>)> {
    let (problem, choices) = problem::pose(seat)?;
    Some((FastModel::new(problem, playouts, rng), choices))
}

/// This seat's choices with what each of them is worth, looking ahead to the end of a game of two in
/// which nothing is hidden. `None` if that is too far away, or these rules are not near enough to
/// the classic game.
pub(super) fn look_ahead(
    seat: &Seat,
    worth: &dyn Fn(&Points) -> f64,
) -> Option<(Vec<Choice>, Vec<Tally>)> {
    let (problem, choices) = problem::pose(seat)?;
    Some((choices, ending::tallies(&problem, worth)?))
}

/// Plays the game that this seat sees, with these hands by seat index, to its end so many times.
/// `None` if these rules are not near enough to the classic game, or cards are already on their way
/// to the rows.
pub(super) fn play_openly(
    seat: &Seat,
    hands: &[Vec<Card>],
    playouts: u32,
    rng: &mut SmallRng,
    each: &mut dyn FnMut(&Points),
) -> Option<()> {
    let game = problem::open_game(seat, hands)?;
    for _ in 0..playouts {
        each(&game.clone().play_out(rng));
    }
    Some(())
}
