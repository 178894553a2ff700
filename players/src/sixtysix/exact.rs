//! The choice when nothing is left to guess.

use super::act::Act;
use super::solve::Solver;
use super::state::State;
use super::terms::Terms;
use super::worth::Worth;
use super::{Assessed, Effort, Thought};

/// Solves each option. Between options of equal worth it prefers the one after which the other seat
/// can go wrong most. `None` if time is up before.
pub(super) fn think(
    state: &State,
    terms: &Terms,
    worth: &Worth,
    options: &[Act],
    effort: &Effort<'_>,
    me: usize,
) -> Option<Thought> {
    let mut solver = Solver::new(terms, worth, effort.enough);
    let sign = if me == 0 { 1 } else { -1 };
    let mut solved: Vec<(i32, i64, Act)> = Vec::with_capacity(options.len());
    for act in options {
        let mut next = *state;
        next.act(terms, *act);
        let value = solver.solve(&next);
        solved.push((sign * value, 0, *act));
    }
    if solver.gave_up {
        return None;
    }
    let best = solved.iter().map(|(value, ..)| *value).max()?;
    for (value, hope, act) in &mut solved {
        if *value == best {
            *hope = i64::from(sign) * hoped(state, terms, *act, &mut solver);
        }
    }
    if solver.gave_up {
        solved.iter_mut().for_each(|(_, hope, _)| *hope = 0);
    }
    solved.sort_by_key(|(value, hope, _)| std::cmp::Reverse((*value, *hope)));
    let assess = |(value, _, act): &(i32, i64, Act)| {
        let (points, share) = worth.unscale(sign * value);
        let first = f64::from(worth.share(0, share));
        Assessed {
            choice: act.choice(),
            points: f64::from(sign as f32 * points),
            win: if me == 0 { first } else { 1.0 - first },
            playouts: 1,
            won: u32::from(sign as f32 * points > 0.0),
        }
    };
    let options: Vec<Assessed> = solved.iter().map(assess).collect();
    Some(Thought { choice: options.first()?.choice, options, exact: true, reasons: Vec::new() })
}

/// The mean worth of the option over all sensible answers of the other seat.
fn hoped(state: &State, terms: &Terms, act: Act, solver: &mut Solver<'_>) -> i64 {
    let me = state.asked(terms);
    let mut next = *state;
    next.act(terms, act);
    if next.outcome().is_some() || next.asked(terms) == me {
        return i64::from(solver.solve(&next));
    }
    let answers = next.sensible(terms);
    let mut sum = 0;
    for answer in answers.iter() {
        let mut after = next;
        after.act(terms, *answer);
        sum += i64::from(solver.solve(&after));
    }
    sum / i64::try_from(answers.len().max(1)).unwrap_or(1)
}
