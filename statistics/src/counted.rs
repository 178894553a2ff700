//! The trait a game implements so that its matches can be counted.

use crate::achievement::Achievement;
use crate::past::Past;

/// Whether a match earns something, of whose game these are the facts.
pub(crate) type Takes<Facts> = fn(&Facts, now: &Past) -> bool;

/// A player's habits in a game, in sums over matches, with its achievements and scores.
pub(crate) trait Counted: Default {
    /// The facts of a match of the game, for one seat.
    type Facts: 'static;

    /// The achievements that only this game has, in the order in which they are shown, with their
    /// conditions.
    const ACHIEVEMENTS: &'static [(Achievement, Takes<Self::Facts>)];

    /// The score of each deal; none where they are not known one by one.
    fn scores(facts: &Self::Facts) -> &[u32];

    /// Adds a match.
    fn add(&mut self, facts: &Self::Facts);
}

/// Returns the number of deals of a match, from their scores.
pub(crate) fn count(scores: &[u32]) -> u32 {
    u32::try_from(scores.len()).unwrap_or(u32::MAX)
}
