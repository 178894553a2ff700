//! Two passes over the choices of a seat: a glance at every one, and a long look at the few that
//! cost most.

use super::{Place, Plan, seed_at};

/// The number of long looks at a choice, each with another seed: their spread tells how far their
/// mean can be trusted.
const LOOKS_EACH: u32 = 6;
/// A loss counts from this many standard errors on, which chance alone seldom reaches, even in ten
/// choices.
const SIGNIFICANCE: f64 = 2.8;

/// Assesses the options of a question, including the chosen one, with this many playouts and this
/// seed.
pub(crate) type AssessFn<'a, V, C> =
    &'a mut dyn FnMut(&CoachQuestion<V, C>, u32, u64) -> Option<CoachAnswer<C>>;

/// A choice for the coach to assess.
pub(crate) struct CoachQuestion<V, C> {
    pub(crate) place: Place,
    /// The seat's view.
    pub(crate) view: V,
    pub(crate) chosen: C,
    /// The number of options.
    pub(crate) options: u32,
}

/// A coach's answer to a question.
pub(crate) struct CoachAnswer<C> {
    pub(crate) options: Vec<OptionWorth<C>>,
    /// Whether another look would give the same answer.
    pub(crate) exact: bool,
}

/// The worth of an option. More is better.
#[derive(Clone, Copy)]
pub(crate) struct OptionWorth<C> {
    pub(crate) choice: C,
    /// The measure by which options are compared.
    pub(crate) value: f64,
    /// The value that is reported, in the unit of the game.
    pub(crate) points: f64,
}

/// A choice with a better alternative.
pub(crate) struct Mistake<V, C> {
    pub(crate) place: Place,
    pub(crate) view: V,
    pub(crate) chosen: C,
    pub(crate) better: C,
    /// Points expected with the choice that was made, and with the better one.
    pub(crate) points: f64,
    pub(crate) better_points: f64,
    pub(crate) exact: bool,
}

impl<V, C> Mistake<V, C> {
    fn loss(&self) -> f64 {
        self.better_points - self.points
    }
}

/// Assesses the choices of one seat, a short step at a time.
pub(crate) struct Assessor<V, C> {
    plan: Plan,
    seed: u64,
    /// The least loss that is reported, in points.
    least_loss: f64,
    assessed: usize,
    /// Playouts for each option, in the pass under way.
    playouts: u32,
    /// The next step of the pass under way.
    next: usize,
    pass: Pass,
    questions: Vec<CoachQuestion<V, C>>,
    /// The loss that the glance found for each question.
    losses: Vec<f64>,
    answers: Vec<CoachAnswer<C>>,
    mistakes: Vec<Mistake<V, C>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    Glance,
    Look,
    Done,
}

impl<V, C: Clone + PartialEq> Assessor<V, C> {
    pub(crate) fn new(
        plan: Plan,
        seed: u64,
        least_loss: f64,
        questions: Vec<CoachQuestion<V, C>>,
    ) -> Self {
        Self {
            playouts: plan.glance_playouts(all_options(&questions)),
            losses: vec![0.0; questions.len()],
            plan,
            seed,
            least_loss,
            assessed: 0,
            next: 0,
            pass: Pass::Glance,
            questions,
            answers: Vec::new(),
            mistakes: Vec::new(),
        }
    }

    /// The progress from 0 to 1; the glance is the first half of it.
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

    /// Takes a short step, and returns whether there is more to do.
    pub(crate) fn step(&mut self, coach: AssessFn<'_, V, C>) -> bool {
        match self.pass {
            Pass::Glance if self.next < self.questions.len() => self.glance(coach),
            Pass::Glance => self.keep_worst(),
            Pass::Look if self.questions.is_empty() => self.pass = Pass::Done,
            Pass::Look => self.look(coach),
            Pass::Done => {}
        }
        self.pass != Pass::Done
    }

    /// The costly choices so far, the costliest first.
    pub(crate) fn into_mistakes(mut self) -> Vec<Mistake<V, C>> {
        self.mistakes.sort_by(|a, b| {
            let earlier = (a.place.game, a.place.choice).cmp(&(b.place.game, b.place.choice));
            b.loss().total_cmp(&a.loss()).then(earlier)
        });
        self.mistakes.truncate(self.plan.max_reported);
        self.mistakes
    }

    fn glance(&mut self, coach: AssessFn<'_, V, C>) {
        let at = self.next;
        let Some(question) = self.questions.get(at) else { return };
        self.next += 1;
        let playouts = self.playouts.saturating_mul(question.options);
        let seed = seed_for(self.seed, &question.place, 0);
        let Some(answer) = coach(question, playouts, seed) else { return };
        let Some(chosen) = answer.of(&question.chosen) else { return };
        self.assessed += 1;
        let best = answer.options.iter().map(|option| option.value).fold(chosen.value, f64::max);
        if let Some(loss) = self.losses.get_mut(at) {
            *loss = best - chosen.value;
        }
    }

    /// Keeps only the worst for another look.
    fn keep_worst(&mut self) {
        let questions = std::mem::take(&mut self.questions).into_iter().zip(&self.losses);
        let mut worst: Vec<(CoachQuestion<V, C>, f64)> = questions
            .filter(|(_, loss)| **loss > 0.0)
            .map(|(question, loss)| (question, *loss))
            .collect();
        worst.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        worst.truncate(self.plan.long_looks);
        self.questions = worst.into_iter().map(|(question, _)| question).collect();
        self.playouts = self.plan.look_playouts(all_options(&self.questions)).div_ceil(LOOKS_EACH);
        self.pass = Pass::Look;
    }

    /// One of the long looks at the last remaining question.
    fn look(&mut self, coach: AssessFn<'_, V, C>) {
        let nth = u64::try_from(self.answers.len()).unwrap_or(0) + 1;
        let Some(question) = self.questions.last() else { return };
        let playouts = self.playouts.saturating_mul(question.options);
        let seed = seed_for(self.seed, &question.place, nth);
        let answer = coach(question, playouts, seed);
        let complete =
            answer.as_ref().is_none_or(|answer| answer.exact) || nth >= u64::from(LOOKS_EACH);
        self.answers.extend(answer);
        if complete && let Some(question) = self.questions.pop() {
            let answers = std::mem::take(&mut self.answers);
            self.mistakes.extend(self.verdict(question, &answers));
        }
    }

    /// The mistake, if the long looks agree that the choice was one.
    fn verdict(
        &self,
        question: CoachQuestion<V, C>,
        answers: &[CoachAnswer<C>],
    ) -> Option<Mistake<V, C>> {
        let CoachQuestion { place, view, chosen, .. } = question;
        let better = best_of(answers)?;
        let of = |choice: &C| -> Option<Vec<&OptionWorth<C>>> {
            answers.iter().map(|answer| answer.of(choice)).collect()
        };
        let (of_chosen, of_better) = (of(&chosen)?, of(&better)?);
        let losses: Vec<f64> =
            of_chosen.iter().zip(&of_better).map(|(a, b)| b.value - a.value).collect();
        let certain = mean(&losses) > 0.0 && mean(&losses) >= SIGNIFICANCE * uncertainty(&losses);
        let points = |options: &[&OptionWorth<C>]| {
            mean(&options.iter().map(|option| option.points).collect::<Vec<_>>())
        };
        let (points, better_points) = (points(&of_chosen), points(&of_better));
        let exact = answers.iter().all(|answer| answer.exact);
        let costly = certain && better_points - points >= self.least_loss;
        costly.then_some(Mistake { place, view, chosen, better, points, better_points, exact })
    }
}

impl<C: PartialEq> CoachAnswer<C> {
    /// The assessment of a choice; `None` if the coach left it out.
    fn of(&self, choice: &C) -> Option<&OptionWorth<C>> {
        self.options.iter().find(|option| option.choice == *choice)
    }
}

fn all_options<V, C>(questions: &[CoachQuestion<V, C>]) -> u64 {
    questions.iter().map(|question| u64::from(question.options)).sum()
}

/// A seed of its own for every look at every place.
fn seed_for(seed: u64, place: &Place, nth: u64) -> u64 {
    let number = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    seed_at(seed_at(seed_at(seed, number(place.game)), number(place.choice)), nth)
}

/// The choice that is worth most over several looks, the first of several.
fn best_of<C: Clone + PartialEq>(answers: &[CoachAnswer<C>]) -> Option<C> {
    let total = |choice: &C| -> Option<f64> {
        answers.iter().map(|answer| answer.of(choice).map(|option| option.value)).sum()
    };
    let options = answers.first()?.options.iter();
    let totals = options.filter_map(|option| Some((total(&option.choice)?, &option.choice)));
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
