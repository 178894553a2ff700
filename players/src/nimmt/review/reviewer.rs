//! A review of the choices of one seat.

use super::places::{plain, walk};
use super::{Costly, Place, Plan, Review};
use crate::nimmt::{Effort, Thought, judge};
use crate::review::{Assessor, CoachAnswer, CoachQuestion, OptionWorth, seed_of};
use games::nimmt::record::{Record, RecordError};
use games::nimmt::{Choice, Seat, SeatNo};

/// The least loss that is reported, in points.
const LEAST_LOSS: f64 = 0.4;

/// Assesses the options of a view, including the chosen one, with this many playouts and this seed.
pub(super) type Coach<'a> = &'a mut dyn FnMut(&Seat, &Choice, u32, u64) -> Option<Thought>;

/// A review of the choices of one seat under way, a short step at a time.
pub struct Reviewer {
    choices: usize,
    not_own: usize,
    assessor: Assessor<Seat, Choice>,
}

impl Reviewer {
    /// Begins a review. `own` tells whether the seat's player made a choice; the others were made
    /// by the bot for an absent player.
    /// Errors: when the record breaks a rule.
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
            let options = view.decision.as_ref().map_or(0, |decision| decision.choices().len());
            // With a single option there is nothing to choose.
            if options < 2 {
                return;
            }
            if !own(&place) {
                not_own += 1;
                return;
            }
            choices += 1;
            if questions.len() < plan.max_choices {
                let options = u32::try_from(options).unwrap_or(u32::MAX);
                questions.push(CoachQuestion { place, view, chosen: plain(chosen), options });
            }
        })?;
        let seed = seed_of(&record.to_json());
        Ok(Self { choices, not_own, assessor: Assessor::new(plan, seed, LEAST_LOSS, questions) })
    }

    /// Takes a short step, and returns whether there is more to do.
    pub fn step(&mut self) -> bool {
        self.step_with(&mut |seat, chosen, playouts, seed| {
            judge(seat, chosen, &Effort::playouts(playouts), seed)
        })
    }

    /// The progress from 0 to 1; the glance is the first half of it.
    pub fn progress(&self) -> f64 {
        self.assessor.progress()
    }

    pub fn finish(mut self) -> Review {
        while self.step() {}
        let Self { choices, not_own, assessor } = self;
        let assessed = assessor.assessed();
        let costly = assessor.into_mistakes().into_iter().map(|mistake| Costly {
            place: mistake.place,
            view: mistake.view,
            chosen: mistake.chosen,
            better: mistake.better,
            cost: -mistake.points,
            better_cost: -mistake.better_points,
        });
        Review { costly: costly.collect(), choices, assessed, not_own }
    }

    /// The same as `step`, with another coach.
    pub(super) fn step_with(&mut self, coach: Coach<'_>) -> bool {
        self.assessor.step(&mut |question, playouts, seed| {
            let thought = coach(&question.view, &question.chosen, playouts, seed)?;
            let options = thought.options.iter().map(|option| OptionWorth {
                choice: plain(&option.choice),
                value: -option.cost,
                points: -option.cost,
            });
            Some(CoachAnswer { options: options.collect(), exact: false })
        })
    }
}
