//! What a game brings along, so that its matches can be counted.

use crate::achievement::Achievement;
use crate::past::Past;

/// Whether a match earns something, of whose game these are the facts.
pub(crate) type Takes<Facts> = fn(&Facts, now: &Past) -> bool;

/// How somebody plays a game, in sums over matches, and what else is counted of it.
pub(crate) trait Counted: Default {
    /// What a match of the game was for one seat.
    type Facts: 'static;

    /// What can be earned in this game alone, in the order in which it is shown, with what it takes.
    const ACHIEVEMENTS: &'static [(Achievement, Takes<Self::Facts>)];

    /// The score of each deal; none where they are not known one by one.
    fn scores(facts: &Self::Facts) -> &[u32];

    /// Adds a match.
    fn add(&mut self, facts: &Self::Facts);
}

/// How many deals a match had, by their scores.
pub(crate) fn count(scores: &[u32]) -> u32 {
    u32::try_from(scores.len()).unwrap_or(u32::MAX)
}
