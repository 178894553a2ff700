//! The glance at every choice, and the long look at the few that cost most.

use super::places::{plain, walk};
use super::plan::{Plan, seed_at, seed_of};
use super::{Costly, Place, Review};
use crate::nimmt::{Effort, Thought, judge};
use games::nimmt::record::{Record, RecordError};
use games::nimmt::{Choice, Seat, SeatNo};

/// A long look is taken so many times, each with other luck: how far they are
/// apart says how far their mean can be trusted.
const TIMES: u32 = 6;
/// A loss of so many times its uncertainty is believed: chance alone seldom
/// comes that far, also with ten choices looked at.
const BELIEVED: f64 = 2.8;
/// A loss of fewer points is not worth a word.
const WORTH_A_WORD: f64 = 0.4;

/// Says what the ways to choose cost, the one that was chosen among them: given a view, that choice,
/// playouts and a seed.
pub(super) type Coach<'a> = &'a mut dyn FnMut(&Seat, &Choice, u32, u64) -> Option<Thought>;

/// A choice that is looked at.
struct PastDecision {
    place: Place,
    view: Seat,
    chosen: Choice,
    ways: u32,
    /// What the glance found.
    loss: f64,
}

/// Looks back at the choices of one seat, a small step at a time.
pub struct Reviewer {
    plan: Plan,
    seed: u64,
    choices: usize,
    not_own: usize,
    assessed: usize,
    /// Playouts for each way to choose, in the pass under way.
    playouts: u32,
    /// The step of the pass under way that comes next.
    next: usize,
    pass: Pass,
    questions: Vec<PastDecision>,
    thoughts: Vec<Thought>,
    costly: Vec<Costly>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    Glance,
    Look,
    Done,
}

impl Reviewer {
    /// Looks back at the choices of this seat. `own` says which of them its
    /// player made; others were made by the bot for somebody who was not there.
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
            // With one way only there is nothing to choose.
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
                let chosen = plain(chosen);
                questions.push(PastDecision { place, view, chosen, ways, loss: 0.0 });
            }
        })?;
        Ok(Self {
            playouts: plan.glance_at(all_ways(&questions)),
            plan,
            seed: seed_of(record),
            choices,
            not_own,
            assessed: 0,
            next: 0,
            pass: Pass::Glance,
            questions,
            thoughts: Vec::new(),
            costly: Vec::new(),
        })
    }

    /// Thinks about one thing, for a moment only. Whether there is more.
    pub fn step(&mut self) -> bool {
        self.step_with(&mut |seat, made, playouts, seed| {
            judge(seat, made, &Effort::playouts(playouts), seed)
        })
    }

    /// How much of the glance, which takes the longest, is done: from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match self.pass {
            Pass::Glance => {
                #[expect(clippy::cast_precision_loss, reason = "some thousands at the most")]
                let part = self.next as f64 / self.questions.len().max(1) as f64;
                part * 0.5
            }
            Pass::Look => 0.75,
            Pass::Done => 1.0,
        }
    }

    /// What was found.
    #[must_use]
    pub fn finish(mut self) -> Review {
        while self.step() {}
        self.costly.sort_by(|a, b| {
            let earlier = (a.place.game, a.place.choice).cmp(&(b.place.game, b.place.choice));
            b.loss().total_cmp(&a.loss()).then(earlier)
        });
        self.costly.truncate(self.plan.told);
        Review {
            costly: self.costly,
            choices: self.choices,
            assessed: self.assessed,
            not_own: self.not_own,
        }
    }

    /// The same with another coach.
    pub(super) fn step_with(&mut self, coach: Coach<'_>) -> bool {
        match self.pass {
            Pass::Glance if self.next < self.questions.len() => self.glance(coach),
            Pass::Glance => self.turn_to_the_worst(),
            Pass::Look if self.questions.is_empty() => self.pass = Pass::Done,
            Pass::Look => self.look(coach),
            Pass::Done => {}
        }
        self.pass != Pass::Done
    }

    fn glance(&mut self, coach: Coach<'_>) {
        let Some(question) = self.questions.get_mut(self.next) else { return };
        self.next += 1;
        let playouts = self.playouts.saturating_mul(question.ways);
        let thought = coach(
            &question.view,
            &question.chosen,
            playouts,
            seed_for(self.seed, &question.place, 0),
        );
        let Some(thought) = thought else { return };
        let Some(cost) = cost_of(&thought, &question.chosen) else { return };
        self.assessed += 1;
        let best = thought.options.iter().map(|option| option.cost).fold(cost, f64::min);
        question.loss = cost - best;
    }

    /// Only the worst are looked at again.
    fn turn_to_the_worst(&mut self) {
        self.questions.retain(|question| question.loss > 0.0);
        self.questions.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        self.questions.truncate(self.plan.again);
        self.playouts = self.plan.look_at(all_ways(&self.questions)).div_ceil(TIMES);
        self.pass = Pass::Look;
    }

    /// One of the looks at the last of the questions that are left.
    fn look(&mut self, coach: Coach<'_>) {
        let time = u64::try_from(self.thoughts.len()).unwrap_or(0) + 1;
        let Some(question) = self.questions.last() else { return };
        let playouts = self.playouts.saturating_mul(question.ways);
        let seed = seed_for(self.seed, &question.place, time);
        let thought = coach(&question.view, &question.chosen, playouts, seed);
        let complete = thought.is_none() || time >= u64::from(TIMES);
        self.thoughts.extend(thought);
        if complete && let Some(question) = self.questions.pop() {
            let thoughts = std::mem::take(&mut self.thoughts);
            self.costly.extend(verdict(question, &thoughts));
        }
    }
}

/// Whether several looks agree that a choice cost something.
fn verdict(question: PastDecision, thoughts: &[Thought]) -> Option<Costly> {
    let PastDecision { place, view, chosen, .. } = question;
    let better = best_of(thoughts)?;
    let costs = |choice: &Choice| -> Option<Vec<f64>> {
        thoughts.iter().map(|thought| cost_of(thought, choice)).collect()
    };
    let (costs, better_costs) = (costs(&chosen)?, costs(&better)?);
    let losses: Vec<f64> = costs.iter().zip(&better_costs).map(|(a, b)| a - b).collect();
    let loss = mean(&losses);
    let believed = loss >= WORTH_A_WORD && loss >= BELIEVED * uncertainty(&losses);
    let (cost, better_cost) = (mean(&costs), mean(&better_costs));
    believed.then_some(Costly { place, view, chosen, better, cost, better_cost })
}

fn all_ways(questions: &[PastDecision]) -> u64 {
    questions.iter().map(|question| u64::from(question.ways)).sum()
}

/// Every look at every place has luck of its own.
fn seed_for(seed: u64, place: &Place, time: u64) -> u64 {
    let number = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    seed_at(seed_at(seed_at(seed, number(place.game)), number(place.choice)), time)
}

/// The choice with the fewest points over several looks.
fn best_of(thoughts: &[Thought]) -> Option<Choice> {
    let options = &thoughts.first()?.options;
    let total = |choice: &Choice| -> Option<f64> {
        thoughts.iter().map(|thought| cost_of(thought, choice)).sum()
    };
    let totals = options.iter().filter_map(|o| Some((total(&o.choice)?, &o.choice)));
    totals.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, choice)| choice.clone())
}

/// What a thought says a choice costs; `None` if it was not looked at.
fn cost_of(thought: &Thought, choice: &Choice) -> Option<f64> {
    let wanted = plain(choice);
    let found = thought.options.iter().find(|option| plain(&option.choice) == wanted);
    found.map(|option| option.cost)
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / count(values)
}

/// The standard error of the mean.
fn uncertainty(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / (count(values) - 1.0).max(1.0) / count(values)).sqrt()
}

fn count(values: &[f64]) -> f64 {
    f64::from(u32::try_from(values.len().max(1)).unwrap_or(u32::MAX))
}
