//! The glance at every choice, and the long look at the few that cost most.

use super::{Place, Plan, seed_at};

/// The number of long looks at a choice, each with other luck: their spread says how far their mean
/// can be trusted.
const TIMES: u32 = 6;
/// A loss of so many times its uncertainty is believed: chance alone seldom comes that far, even
/// when ten choices are looked at.
const BELIEVED: f64 = 2.8;

/// Assesses the options, the one that was chosen among them: given a question, playouts and a seed.
pub(crate) type Coach<'a, V, C> = &'a mut dyn FnMut(&Question<V, C>, u32, u64) -> Option<Judged<C>>;

/// A choice that is looked at.
pub(crate) struct Question<V, C> {
    pub(crate) place: Place,
    /// The seat's view.
    pub(crate) view: V,
    pub(crate) chosen: C,
    /// The number of options.
    pub(crate) ways: u32,
}

/// A coach's answer to a question.
pub(crate) struct Judged<C> {
    pub(crate) ways: Vec<Weighed<C>>,
    /// Whether another look would say the same.
    pub(crate) exact: bool,
}

/// The worth of an option. More is better.
#[derive(Clone, Copy)]
pub(crate) struct Weighed<C> {
    pub(crate) choice: C,
    /// The measure by which options are compared.
    pub(crate) value: f64,
    /// The value that is reported, in the unit of the game.
    pub(crate) points: f64,
}

/// A choice that cost something.
pub(crate) struct Found<V, C> {
    pub(crate) place: Place,
    pub(crate) view: V,
    pub(crate) chosen: C,
    pub(crate) better: C,
    /// Points expected with the choice that was made, and with the better one.
    pub(crate) points: f64,
    pub(crate) better_points: f64,
    pub(crate) exact: bool,
}

impl<V, C> Found<V, C> {
    fn loss(&self) -> f64 {
        self.better_points - self.points
    }
}

/// Looks back at the choices of one seat, a small step at a time.
pub(crate) struct Looks<V, C> {
    plan: Plan,
    seed: u64,
    /// A loss of fewer points is not worth a word.
    worth_a_word: f64,
    assessed: usize,
    /// Playouts for each option, in the pass under way.
    playouts: u32,
    /// The step of the pass under way that comes next.
    next: usize,
    pass: Pass,
    questions: Vec<Question<V, C>>,
    /// The loss that the glance found for each question.
    losses: Vec<f64>,
    judged: Vec<Judged<C>>,
    found: Vec<Found<V, C>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    Glance,
    Look,
    Done,
}

impl<V, C: Clone + PartialEq> Looks<V, C> {
    pub(crate) fn new(
        plan: Plan,
        seed: u64,
        worth_a_word: f64,
        questions: Vec<Question<V, C>>,
    ) -> Self {
        Self {
            playouts: plan.glance_at(all_ways(&questions)),
            losses: vec![0.0; questions.len()],
            plan,
            seed,
            worth_a_word,
            assessed: 0,
            next: 0,
            pass: Pass::Glance,
            questions,
            judged: Vec::new(),
            found: Vec::new(),
        }
    }

    /// The progress from 0 to 1: the share of the glance, which takes the longest, that is done.
    pub(crate) fn progress(&self) -> f64 {
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

    /// The number of choices looked at.
    pub(crate) fn assessed(&self) -> usize {
        self.assessed
    }

    /// Thinks about one thing, for a moment only, and returns whether there is more.
    pub(crate) fn step(&mut self, coach: Coach<'_, V, C>) -> bool {
        match self.pass {
            Pass::Glance if self.next < self.questions.len() => self.glance(coach),
            Pass::Glance => self.turn_to_the_worst(),
            Pass::Look if self.questions.is_empty() => self.pass = Pass::Done,
            Pass::Look => self.look(coach),
            Pass::Done => {}
        }
        self.pass != Pass::Done
    }

    /// The costly choices so far, the costliest first.
    pub(crate) fn into_found(mut self) -> Vec<Found<V, C>> {
        self.found.sort_by(|a, b| {
            let earlier = (a.place.game, a.place.choice).cmp(&(b.place.game, b.place.choice));
            b.loss().total_cmp(&a.loss()).then(earlier)
        });
        self.found.truncate(self.plan.told);
        self.found
    }

    fn glance(&mut self, coach: Coach<'_, V, C>) {
        let at = self.next;
        let Some(question) = self.questions.get(at) else { return };
        self.next += 1;
        let playouts = self.playouts.saturating_mul(question.ways);
        let seed = seed_for(self.seed, &question.place, 0);
        let Some(judged) = coach(question, playouts, seed) else { return };
        let Some(chosen) = judged.of(&question.chosen) else { return };
        self.assessed += 1;
        let best = judged.ways.iter().map(|way| way.value).fold(chosen.value, f64::max);
        if let Some(loss) = self.losses.get_mut(at) {
            *loss = best - chosen.value;
        }
    }

    /// Keeps only the worst for another look.
    fn turn_to_the_worst(&mut self) {
        let questions = std::mem::take(&mut self.questions).into_iter().zip(&self.losses);
        let mut worst: Vec<(Question<V, C>, f64)> = questions
            .filter(|(_, loss)| **loss > 0.0)
            .map(|(asked, loss)| (asked, *loss))
            .collect();
        worst.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        worst.truncate(self.plan.again);
        self.questions = worst.into_iter().map(|(question, _)| question).collect();
        self.playouts = self.plan.look_at(all_ways(&self.questions)).div_ceil(TIMES);
        self.pass = Pass::Look;
    }

    /// One of the long looks at the last remaining question.
    fn look(&mut self, coach: Coach<'_, V, C>) {
        let time = u64::try_from(self.judged.len()).unwrap_or(0) + 1;
        let Some(question) = self.questions.last() else { return };
        let playouts = self.playouts.saturating_mul(question.ways);
        let seed = seed_for(self.seed, &question.place, time);
        let judged = coach(question, playouts, seed);
        let complete =
            judged.as_ref().is_none_or(|judged| judged.exact) || time >= u64::from(TIMES);
        self.judged.extend(judged);
        if complete && let Some(question) = self.questions.pop() {
            let judged = std::mem::take(&mut self.judged);
            self.found.extend(self.verdict(question, &judged));
        }
    }

    /// Whether several looks agree that a choice cost something.
    fn verdict(&self, question: Question<V, C>, looks: &[Judged<C>]) -> Option<Found<V, C>> {
        let Question { place, view, chosen, .. } = question;
        let better = best_of(looks)?;
        let of = |choice: &C| -> Option<Vec<&Weighed<C>>> {
            looks.iter().map(|look| look.of(choice)).collect()
        };
        let (of_chosen, of_better) = (of(&chosen)?, of(&better)?);
        let losses: Vec<f64> =
            of_chosen.iter().zip(&of_better).map(|(a, b)| b.value - a.value).collect();
        let certain = mean(&losses) > 0.0 && mean(&losses) >= BELIEVED * uncertainty(&losses);
        let points =
            |ways: &[&Weighed<C>]| mean(&ways.iter().map(|way| way.points).collect::<Vec<_>>());
        let (points, better_points) = (points(&of_chosen), points(&of_better));
        let exact = looks.iter().all(|look| look.exact);
        let costly = certain && better_points - points >= self.worth_a_word;
        costly.then_some(Found { place, view, chosen, better, points, better_points, exact })
    }
}

impl<C: PartialEq> Judged<C> {
    /// The assessment of a choice; `None` if it was not looked at.
    fn of(&self, choice: &C) -> Option<&Weighed<C>> {
        self.ways.iter().find(|way| way.choice == *choice)
    }
}

fn all_ways<V, C>(questions: &[Question<V, C>]) -> u64 {
    questions.iter().map(|question| u64::from(question.ways)).sum()
}

/// A seed of its own for every look at every place.
fn seed_for(seed: u64, place: &Place, time: u64) -> u64 {
    let number = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    seed_at(seed_at(seed_at(seed, number(place.game)), number(place.choice)), time)
}

/// The choice that is worth most over several looks, the first of several.
fn best_of<C: Clone + PartialEq>(looks: &[Judged<C>]) -> Option<C> {
    let total = |choice: &C| -> Option<f64> {
        looks.iter().map(|look| look.of(choice).map(|way| way.value)).sum()
    };
    let ways = looks.first()?.ways.iter();
    let totals = ways.filter_map(|way| Some((total(&way.choice)?, &way.choice)));
    let better = |best: (f64, _), next: (f64, _)| if next.0 > best.0 { next } else { best };
    totals.reduce(better).map(|(_, choice)| choice.clone())
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
