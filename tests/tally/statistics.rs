//! The statistics of the tests' tiny game.

use games::tally::Facts;
use serde::{Deserialize, Serialize};

use crate::achievement::Achievement;
use crate::counted::{Counted, Takes};

/// A player's habits in it, in sums over matches.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct TallyHabits {
    /// Sum of all scores.
    pub total: u32,
}

impl Counted for TallyHabits {
    type Facts = Facts;

    /// Nothing but what all games have.
    const ACHIEVEMENTS: &'static [(Achievement, Takes<Facts>)] = &[];

    fn scores(_: &Facts) -> &[u32] {
        &[]
    }

    fn add(&mut self, facts: &Facts) {
        self.total += facts.total;
    }
}
