//! What is counted of the tiny game of the tests.

use games::tally::Facts;
use serde::{Deserialize, Serialize};

use crate::achievement::Achievement;
use crate::counted::{Counted, Takes};

/// How somebody plays it, in sums over matches.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct TallyHabits {
    /// What was scored in all.
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
