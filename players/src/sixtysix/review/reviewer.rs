//! A review of the choices of one seat.

use games::sixtysix::record::{Record, RecordError, replay_with};
use games::sixtysix::{Choice, Decision, DecisionKind, Scoring, Seat, SeatNo};

use super::{Costly, Place, Plan, Review};
use crate::review::{Assessor, CoachAnswer, CoachQuestion, OptionWorth, seed_of};
use crate::sixtysix::{Effort, Thought, judge, options_to_judge};

/// The least loss that is reported, in game points or card points.
const GAME_POINTS: f64 = 0.4;
const CARD_POINTS: f64 = 8.0;

/// Assesses the options of a view, including the chosen one, with this many playouts and this seed.
pub(super) type Coach<'a> = &'a mut dyn FnMut(&Seat, Choice, u32, u64) -> Option<Thought>;

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
        let (mut choices, mut not_own, mut nth) = (0, 0, 0);
        let mut questions = Vec::new();
        replay_with(record, |step| {
            if step.choice == 0 {
                nth = 0;
            }
            // The next choice is made from the table as this step leaves it.
            let game = record.games().get(step.game.saturating_sub(1));
            let next = game.and_then(|game| game.choices().get(step.choice));
            let Some(next) = next.filter(|next| next.seat == seat) else { return };
            let place = Place { game: step.game, choice: step.choice + 1, nth };
            nth += 1;
            let view = step.state.seat(seat);
            // With a single option there is nothing to choose.
            if view.decision.is_none_or(|decision| decision.choices().len() < 2) {
                return;
            }
            if !own(&place) {
                not_own += 1;
                return;
            }
            choices += 1;
            if questions.len() < plan.max_choices {
                let options = options_to_judge(&view, next.choice);
                let options = u32::try_from(options).unwrap_or(u32::MAX);
                questions.push(CoachQuestion { place, view, chosen: next.choice, options });
            }
        })?;
        let least_loss = match record.rules().scoring {
            Scoring::GamePoints => GAME_POINTS,
            Scoring::CardPoints => CARD_POINTS,
        };
        let seed = seed_of(&record.to_json());
        Ok(Self { choices, not_own, assessor: Assessor::new(plan, seed, least_loss, questions) })
    }

    /// Takes a short step, and returns whether there is more to do.
    pub fn step(&mut self) -> bool {
        self.step_with(&mut |seat, chosen, playouts, seed| {
            judge(seat, chosen, &Effort::playouts(playouts), seed)
        })
    }

    /// The progress from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.assessor.progress()
    }

    pub fn finish(mut self) -> Review {
        while self.step() {}
        let Self { choices, not_own, assessor } = self;
        let assessed = assessor.assessed();
        let costly = assessor.into_mistakes().into_iter().map(|mistake| Costly {
            place: mistake.place,
            trick: trick(&mistake.view),
            view: mistake.view,
            chosen: mistake.chosen,
            better: mistake.better,
            points: mistake.points,
            better_points: mistake.better_points,
            exact: mistake.exact,
        });
        Review { costly: costly.collect(), choices, assessed, not_own }
    }

    /// The same as `step`, with another coach.
    pub(super) fn step_with(&mut self, coach: Coach<'_>) -> bool {
        self.assessor.step(&mut |question, playouts, seed| {
            let thought = coach(&question.view, question.chosen, playouts, seed)?;
            let options = thought.options.iter().map(|option| OptionWorth {
                choice: option.choice,
                value: option.win,
                points: option.points,
            });
            Some(CoachAnswer { options: options.collect(), exact: thought.exact })
        })
    }
}

fn trick(view: &Seat) -> u32 {
    let names = |it: &Decision| matches!(it.kind, DecisionKind::Trump | DecisionKind::Bid);
    if view.table.tricks.is_empty() && view.decision.as_ref().is_some_and(names) {
        return 0;
    }
    // Those before a situation that a deal begins with are not counted, as in the events.
    u32::try_from(view.table.tricks.len()).unwrap_or(u32::MAX).saturating_add(1)
}
