//! The end of a game of two in which nothing is hidden any more: the ways in which it may go on,
//! each weighed by how likely the other plays it. The own seat always makes its best choice, and
//! may take a row that is not the cheapest.

use super::board::{Board, Hand, MOST_SEATS, Spot};
use super::minds::{Mind, Minds};
use super::model::{FastDecision, Problem, final_points};
use super::policy::{Situation, exponentials};
use crate::nimmt::search::{Points, Tally};

/// The most cards of a hand with which it is looked ahead. Each more takes some ten times as long.
const MOST_CARDS: usize = 5;
/// A way to play that is less likely than this is left out, and so is a card.
const UNLIKELY: f32 = 0.03;
/// The number of rows that deserve a thought when one must be taken, the cheapest first.
const ROWS: usize = 2;

/// The end of a game as one seat sees it.
struct Ending<'a> {
    me: usize,
    virgin: bool,
    minds: &'a Minds,
    /// How likely the other plays like which minds.
    habits: Vec<(Mind, f32)>,
    /// The worth of points to the own seat.
    worth: &'a dyn Fn(&Points) -> f64,
}

/// What is left of the game.
#[derive(Clone, Copy)]
struct Rest {
    board: Board,
    /// The own hand, and that of the other.
    own: Hand,
    others: Hand,
    /// Points of this game so far, by seat index.
    points: [u16; 2],
}

/// What is expected for the own seat.
#[derive(Clone, Copy, Default)]
struct Expected {
    worth: f64,
    points: f64,
}

impl Expected {
    fn better(self, other: Self) -> Self {
        if other.worth > self.worth { other } else { self }
    }
}

/// What each choice of this problem brings. `None` if something is hidden, too much is left, or
/// more than two play.
pub(super) fn tallies(problem: &Problem<'_>, worth: &dyn Fn(&Points) -> f64) -> Option<Vec<Tally>> {
    let (me, evidence) = (problem.me, &problem.evidence);
    let hidden = !evidence.guessed.is_empty();
    if evidence.seats != 2 || hidden || problem.hand.len() > MOST_CARDS {
        return None;
    }
    let habits = evidence.habits[1 - me];
    let highest = habits.0.iter().copied().fold(f32::MIN, f32::max);
    let mut chances = habits.0.map(|habit| (habit - highest).exp());
    leave_out_unlikely(&mut chances);
    let habits = Mind::ALL.into_iter().zip(chances).filter(|(_, chance)| *chance > 0.0).collect();
    let ending = Ending { me, virgin: problem.virgin, minds: evidence.minds, habits, worth };
    let rest = Rest {
        board: problem.board,
        own: problem.hand,
        others: evidence.known[1 - me],
        points: [problem.points[0], problem.points[1]],
    };
    let each = ending.choices(&rest, &problem.decision).into_iter();
    // The chances add up to 1 but for rounding, and nothing is more than sure.
    let value = |it: &Expected| it.worth.min(1.0);
    let tally = |it: Expected| Tally { playouts: 1, points: it.points, value: value(&it) };
    Some(each.map(tally).collect())
}

/// Leaves out what is unlikely; the chances of the rest add up to 1.
fn leave_out_unlikely(chances: &mut [f32]) {
    for least in [UNLIKELY, 0.0] {
        let sum: f32 = chances.iter().sum();
        for chance in chances.iter_mut() {
            *chance = if *chance >= least * sum { *chance / sum } else { 0.0 };
        }
    }
}

impl Ending<'_> {
    fn choices(&self, rest: &Rest, decision: &FastDecision) -> Vec<Expected> {
        match decision {
            FastDecision::Card => {
                let chances = self.chances(rest);
                (0..rest.own.len()).map(|at| self.card(rest, at, &chances)).collect()
            }
            FastDecision::Place { card, settlements, after } => {
                let settled = settlements.iter().map(|settlement| {
                    let mut rest = *rest;
                    rest.points[self.me] += u16::from(settlement.settle(&mut rest.board, *card));
                    let after = after.iter().map(|(card, seat)| (*card, usize::from(*seat)));
                    self.place(rest, &after.collect::<Vec<_>>())
                });
                settled.collect()
            }
        }
    }

    fn turn(&self, rest: &Rest) -> Expected {
        if rest.own.len() == 0 {
            let mut points = [0; MOST_SEATS];
            points[..2].copy_from_slice(&rest.points);
            let points = final_points(points, 2, self.virgin);
            return Expected { worth: (self.worth)(&points), points: points[self.me].into() };
        }
        let chances = self.chances(rest);
        let each = (0..rest.own.len()).map(|at| self.card(rest, at, &chances));
        each.reduce(Expected::better).unwrap_or_default()
    }

    /// What is expected of a card of the own hand.
    fn card(&self, rest: &Rest, at: usize, chances: &[f32; MOST_CARDS]) -> Expected {
        let mut sum = Expected::default();
        for (theirs, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let mut rest = *rest;
            let own = (rest.own.remove(at), self.me);
            let other = (rest.others.remove(theirs), 1 - self.me);
            rest.board.show(own.0);
            rest.board.show(other.0);
            let expected = self.place(rest, &[own.min(other), own.max(other)]);
            sum.worth += f64::from(*chance) * expected.worth;
            sum.points += f64::from(*chance) * expected.points;
        }
        sum
    }

    /// How likely the other plays each card of its hand.
    fn chances(&self, rest: &Rest) -> [f32; MOST_CARDS] {
        let mut chances = [0.0; MOST_CARDS];
        let count = rest.others.len();
        if count == 1 {
            chances[0] = 1.0;
            return chances;
        }
        let situation = Situation::new(&rest.board, 2, count);
        for (mind, share) in &self.habits {
            let policy = &self.minds[*mind];
            let prepared = policy.prepare(&rest.board, &situation);
            let mut scores = policy.score(&rest.board, &situation, &prepared, &rest.others);
            let sum = exponentials(&mut scores, count);
            for (chance, score) in chances.iter_mut().zip(&scores[..count]) {
                *chance += share * score / sum;
            }
        }
        leave_out_unlikely(&mut chances);
        chances
    }

    /// What is expected once these cards of these seats are placed. The other takes the cheapest
    /// row.
    fn place(&self, mut rest: Rest, plays: &[(u8, usize)]) -> Expected {
        let Some(((card, seat), later)) = plays.split_first() else { return self.turn(&rest) };
        let spot = rest.board.spot_of(*card);
        if spot == Spot::Nowhere && *seat == self.me {
            let mut rows: Vec<usize> = (0..rest.board.lanes().len()).collect();
            rows.sort_by_key(|row| rest.board.lanes()[*row].heads);
            let taking = |row: usize| {
                let mut rest = rest;
                rest.points[*seat] += u16::from(rest.board.take(row, *card));
                self.place(rest, later)
            };
            let each = rows.into_iter().take(ROWS).map(taking);
            return each.reduce(Expected::better).unwrap_or_default();
        }
        rest.points[*seat] += u16::from(rest.board.lay_at(spot, *card));
        self.place(rest, later)
    }
}
