//! The achievements that a match earns.
//!
//! It is a pure function of the match and of the few before it, so that it makes no difference
//! whether they are given one by one, as matches end, or all at once, as when a match is declared
//! void.

use games::GameKind;

use crate::achievement::Achievement;
use crate::any::earned;
use crate::common;
use crate::past::{Earlier, Past};

/// Returns the achievements that a match earns and that the player has not got. `before`: the
/// matches of people among themselves before it, the latest last, at least the last
/// [`BEFORE`](crate::BEFORE) of them.
pub fn earned_by(
    game: GameKind,
    now: &Past,
    before: &[Earlier],
    has: impl Fn(Achievement) -> bool,
) -> Vec<Achievement> {
    if !now.stayed {
        return Vec::new();
    }
    let own = now.facts.iter().flat_map(|facts| earned(facts, now));
    let common = common::ACHIEVEMENTS.iter().filter(|(_, takes)| takes(now, before));
    let all = own.chain(common.map(|(one, _)| *one));
    // Facts of another game earn nothing in this one.
    all.filter(|one| Achievement::of(game).contains(one) && !has(*one)).collect()
}
