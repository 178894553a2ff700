//! The choices of a seat, put before the coach.

use super::places::{plain, walk};
use super::{Costly, Place, Plan, Review};
use crate::nimmt::{Effort, Thought, judge};
use crate::review::{Judged, Looks, Question, Weighed, seed_of};
use games::nimmt::record::{Record, RecordError};
use games::nimmt::{Choice, Seat, SeatNo};

/// A loss of fewer points is not worth a word.
const WORTH_A_WORD: f64 = 0.4;

/// Assesses the options, the one that was chosen among them: given a view, that choice, playouts
/// and a seed.
pub(super) type Coach<'a> = &'a mut dyn FnMut(&Seat, &Choice, u32, u64) -> Option<Thought>;

/// Looks back at the choices of one seat, a small step at a time.
pub struct Reviewer {
    choices: usize,
    not_own: usize,
    looks: Looks<Seat, Choice>,
}

impl Reviewer {
    /// Looks back at the choices of this seat. `own` says which of them its player made; others
    /// were made by the bot for an absent player.
    ///
    /// # Errors
    ///
    /// When the record breaks a rule.
    pub fn new(
        record: &Record,
        seat: SeatNo,
        own: impl Fn(&Place) -> bool,
        plan: Plan,
    ) -> Result<Self, RecordError> {
        let (mut choices, mut not_own) = (0, 0);
        let mut questions = Vec::new();
        walk(record, seat, |place, state, chosen| {
            let view = state.seat(seat);
            let ways = view.decision.as_ref().map_or(0, |decision| decision.choices().len());
            // With a single option there is nothing to choose.
            if ways < 2 {
                return;
            }
            if !own(&place) {
                not_own += 1;
                return;
            }
            choices += 1;
            if questions.len() < plan.most {
                let ways = u32::try_from(ways).unwrap_or(u32::MAX);
                questions.push(Question { place, view, chosen: plain(chosen), ways });
            }
        })?;
        let seed = seed_of(&record.to_json());
        Ok(Self { choices, not_own, looks: Looks::new(plan, seed, WORTH_A_WORD, questions) })
    }

    /// Thinks about one thing, for a moment only, and returns whether there is more.
    pub fn step(&mut self) -> bool {
        self.step_with(&mut |seat, chosen, playouts, seed| {
            judge(seat, chosen, &Effort::playouts(playouts), seed)
        })
    }

    /// The progress from 0 to 1: the share of the glance, which takes the longest, that is done.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.looks.progress()
    }

    /// The finished review.
    #[must_use]
    pub fn finish(mut self) -> Review {
        while self.step() {}
        let Self { choices, not_own, looks } = self;
        let assessed = looks.assessed();
        let costly = looks.into_found().into_iter().map(|found| Costly {
            place: found.place,
            view: found.view,
            chosen: found.chosen,
            better: found.better,
            cost: -found.points,
            better_cost: -found.better_points,
        });
        Review { costly: costly.collect(), choices, assessed, not_own }
    }

    /// The same as `step`, with another coach.
    pub(super) fn step_with(&mut self, coach: Coach<'_>) -> bool {
        self.looks.step(&mut |question, playouts, seed| {
            let thought = coach(&question.view, &question.chosen, playouts, seed)?;
            let ways = thought.options.iter().map(|option| Weighed {
                choice: plain(&option.choice),
                value: -option.cost,
                points: -option.cost,
            });
            Some(Judged { ways: ways.collect(), exact: false })
        })
    }
}
