//! The glance at every choice, and the long look at the few that cost most.

use super::places::{plain, ways};
use super::plan::{Plan, seed_at};
use super::{Coach, Costly, Place};
use crate::ai::Thought;
use crate::games::nimmt::{Choice, Seat};

/// A long look is taken so many times, each with other luck: how far they are
/// apart says how far their mean can be trusted.
const TIMES: u32 = 6;
/// A loss of so many times its uncertainty is believed. Of ten choices looked
/// at, chance alone would pass this about once in twenty matches.
const BELIEVED: f64 = 2.8;
/// A loss of fewer points is not worth a word.
const WORTH_A_WORD: f64 = 0.4;

/// A choice that seemed to cost something.
struct Suspect {
    place: Place,
    view: Seat,
    chosen: Choice,
    loss: f64,
}

/// Looks at one seat's choices.
pub(super) struct Looks<'a> {
    plan: &'a Plan,
    playouts: u32,
    seed: u64,
    coach: Coach<'a>,
    spent: u64,
    assessed: usize,
    /// The worst first, no more than get the long look.
    suspects: Vec<Suspect>,
}

impl<'a> Looks<'a> {
    /// `ways`: how many ways to choose there are in the whole match.
    pub(super) fn new(plan: &'a Plan, ways: u64, seed: u64, coach: Coach<'a>) -> Self {
        let playouts = plan.glance_at(ways);
        Self { plan, playouts, seed, coach, spent: 0, assessed: 0, suspects: Vec::new() }
    }

    /// How many choices have been looked at.
    pub(super) fn assessed(&self) -> usize {
        self.assessed
    }

    /// A glance at one choice, as long as the budget lasts.
    pub(super) fn glance(&mut self, place: &Place, view: &Seat, chosen: &Choice, ways: u64) {
        if self.spent >= self.plan.budget {
            return;
        }
        let playouts = u64::from(self.playouts) * ways;
        self.spent += playouts;
        let seed = self.seed_of(place, 0);
        let thought = (self.coach)(view, u32::try_from(playouts).unwrap_or(u32::MAX), seed);
        let Some(thought) = thought else { return };
        let Some(cost) = cost_of(&thought, chosen) else { return };
        self.assessed += 1;
        let best = thought.options.iter().map(|option| option.cost).fold(cost, f64::min);
        let loss = cost - best;
        let worse = self.suspects.iter().position(|other| other.loss < loss);
        let at = worse.unwrap_or(self.suspects.len());
        if loss > 0.0 && at < self.plan.again {
            let chosen = chosen.clone();
            self.suspects.insert(at, Suspect { place: *place, view: view.clone(), chosen, loss });
            self.suspects.truncate(self.plan.again);
        }
    }

    /// The long look: which choices did cost something, the costliest first.
    pub(super) fn again(mut self) -> Vec<Costly> {
        let suspects = std::mem::take(&mut self.suspects);
        let all: u64 = suspects.iter().filter_map(|suspect| ways(&suspect.view)).sum();
        let playouts = self.plan.look_at(all).div_ceil(TIMES);
        let looked = suspects.into_iter().filter_map(|suspect| self.look(suspect, playouts));
        let mut costly: Vec<Costly> = looked.collect();
        // Of equal ones the earlier first: the order must not depend on the glance.
        costly.sort_by(|a, b| {
            let earlier = (a.place.game, a.place.choice).cmp(&(b.place.game, b.place.choice));
            b.loss().total_cmp(&a.loss()).then(earlier)
        });
        costly.truncate(self.plan.told);
        costly
    }

    fn look(&mut self, suspect: Suspect, playouts: u32) -> Option<Costly> {
        let Suspect { place, view, chosen, .. } = suspect;
        let each = u64::from(playouts) * ways(&view)?;
        let each = u32::try_from(each).unwrap_or(u32::MAX);
        let mut thoughts = Vec::new();
        for time in 1..=TIMES {
            let seed = self.seed_of(&place, u64::from(time));
            thoughts.push((self.coach)(&view, each, seed)?);
        }
        let better = best_of(&thoughts)?;
        let costs = |choice: &Choice| -> Option<Vec<f64>> {
            thoughts.iter().map(|thought| cost_of(thought, choice)).collect()
        };
        let (costs, better_costs) = (costs(&chosen)?, costs(&better)?);
        let losses: Vec<f64> = costs.iter().zip(&better_costs).map(|(a, b)| a - b).collect();
        let loss = mean(&losses);
        let believed = loss >= WORTH_A_WORD && loss >= BELIEVED * uncertainty(&losses);
        believed.then(|| Costly {
            place,
            view,
            chosen,
            better,
            cost: mean(&costs),
            better_cost: mean(&better_costs),
        })
    }

    fn seed_of(&self, place: &Place, time: u64) -> u64 {
        let number = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
        let seed = seed_at(seed_at(self.seed, number(place.game)), number(place.choice));
        seed_at(seed, time)
    }
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

/// What a thought says a choice costs; `None` if it was not looked at, such as
/// an unusual selection of kept cards.
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
