//! The achievements that can be earned in every game.

use crate::achievement::Achievement;
use values::Ladder;

use crate::past::{Earlier, Past};

/// So many matches of people among themselves before a match can have a part in what it earns.
pub const BEFORE: usize = 4;

/// Whether a match earns it. `before`: matches of people among themselves, the latest last; of more
/// than [`BEFORE`] only the last ones matter.
pub(crate) type Takes = fn(now: &Past, before: &[Earlier]) -> bool;

/// The common achievements, in the order in which they are shown, with their conditions.
pub(crate) const ACHIEVEMENTS: [(Achievement, Takes); 5] = [
    (Achievement::ThreeWins, |now, before| running(now, before, 3, |past| past.won)),
    // Only since facts are kept is it known who else sat there.
    (Achievement::ByOne, |now, _| {
        now.won && now.has_usual_points() && now.others.closest == Some(1) && now.facts.is_some()
    }),
    (Achievement::BeatHard, |now, _| now.won && now.others.hard),
    (Achievement::SecondAgain, |now, before| running(now, before, 5, Earlier::was_second)),
    (Achievement::WoodenSpoon, |now, before| running(now, before, 3, Earlier::was_last)),
];

/// Whether this match and those before it, so many together, were all like that.
fn running(now: &Past, before: &[Earlier], count: usize, was: fn(&Earlier) -> bool) -> bool {
    let earlier = before.iter().rev().take(count - 1);
    now.ladder == Ladder::Table
        && was(&now.earlier())
        && earlier.filter(|past| was(past)).count() == count - 1
}
