//! How lucky the deals of a match were.

use super::plan::{Plan, seed_at, seed_of};
use crate::ai::expected_points;
use crate::games::nimmt::Dealing;
use crate::games::nimmt::record::{Record, RecordError, replay_with};

/// What a deal was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct DealtGame {
    /// The game, from 1.
    pub game: usize,
    /// Points that each seat could expect, by seat index.
    pub expected: Vec<f64>,
}

impl DealtGame {
    /// What every seat could expect if the deal were fair.
    #[must_use]
    pub fn fair(&self) -> f64 {
        let seats = u32::try_from(self.expected.len().max(1)).unwrap_or(u32::MAX);
        self.expected.iter().sum::<f64>() / f64::from(seats)
    }
}

/// What each deal of a match was worth. Empty where the hands are chosen, or
/// go round: there is no luck in those.
///
/// # Errors
///
/// When the record breaks a rule.
pub fn deals(record: &Record, plan: &Plan) -> Result<Vec<DealtGame>, RecordError> {
    let mut dealt = Vec::new();
    if record.rules().dealing != Dealing::Shuffled {
        return Ok(dealt);
    }
    let playouts = plan.playouts_of_a_deal(record.games().len());
    let seed = seed_of(record);
    let mut budget = plan.deals.max(u64::from(playouts));
    replay_with(record, |step| {
        let Some(left) = budget.checked_sub(u64::from(playouts)) else { return };
        if step.choice == 0 {
            budget = left;
            let number = u64::try_from(step.game).unwrap_or(u64::MAX);
            // A place that no choice has: choices are counted from 1.
            let seed = seed_at(seed_at(seed, number), 0);
            let expected = expected_points(step.state, playouts, seed);
            dealt.push(DealtGame { game: step.game, expected });
        }
    })?;
    Ok(dealt)
}

/// How many points luckier than the mean each seat was in all these deals, by
/// seat index; below zero for the unlucky.
#[must_use]
pub fn luck(deals: &[DealtGame]) -> Vec<f64> {
    let seats = deals.iter().map(|deal| deal.expected.len()).max().unwrap_or(0);
    let of = |seat: usize| {
        let each = deals.iter().filter_map(|deal| Some(deal.fair() - deal.expected.get(seat)?));
        each.sum()
    };
    (0..seats).map(of).collect()
}
