//! Whether a decision makes a puzzle: the coach prefers the same choice whatever its luck, and the
//! usual choice is clearly worse.

use std::collections::BTreeMap;

use games::{AnySeat, GameKind};

use super::{Decision, Puzzle, Weighed};
use crate::any::{Effort, choose, clear_gap, weigh};
use crate::review::seed_at;
use crate::{Level, Style};

/// The part of the playouts, and the share of the gap that must be there, before a decision is
/// looked at closely.
const FIRST_LOOK: (u32, f64) = (10, 0.7);
/// The number of close looks, in all of which the coach must prefer the same choice.
const LOOKS: usize = 5;
/// How often the weakest level is asked for the usual choice.
const ASKED: u64 = 9;
/// The share of the gap by which the second best choice must be worse.
const SECOND: f64 = 0.25;

/// A decision that is looked at, one look at a time. The same decision, seed and playouts always
/// give the same puzzle.
pub struct Search {
    game: GameKind,
    decision: Decision,
    seed: u64,
    playouts: u32,
    /// The usual choice; `None` before the first look, and after one that failed.
    usual: Option<String>,
    looks: Vec<Vec<Weighed>>,
}

impl Search {
    /// A search with so many playouts of each choice in a close look.
    pub const fn new(game: GameKind, decision: Decision, seed: u64, playouts: u32) -> Self {
        Self { game, decision, seed, playouts, usual: None, looks: Vec::new() }
    }

    /// Looks once and returns whether it is worth another look.
    pub fn step(&mut self) -> bool {
        let Some(usual) = &self.usual else {
            let (part, share) = FIRST_LOOK;
            let usual = usual(&self.decision.seat, self.seed);
            let first = self.look(self.playouts / part, self.seed);
            self.usual = usual.filter(|usual| {
                let is_clear = |gap| gap >= share * clear_gap(self.game);
                first.len() > 2 && gap(&first, usual).is_some_and(is_clear)
            });
            return self.usual.is_some();
        };
        let look = self.look(self.playouts, seed_at(self.seed, self.looks.len() as u64));
        let best = |look: &[Weighed]| look.first().map(|best| best.choice.clone());
        let (preferred, before) = (best(&look), self.looks.last().map(|look| best(look)));
        let is_usual = preferred.as_ref() == Some(usual);
        if is_usual || before.is_some_and(|before| before != preferred) {
            self.usual = None;
            return false;
        }
        self.looks.push(look);
        self.looks.len() < LOOKS
    }

    fn look(&self, playouts: u32, seed: u64) -> Vec<Weighed> {
        let effort = Effort { playouts: playouts.max(1), enough: None };
        weigh(&self.decision.seat, effort, seed).unwrap_or_default()
    }

    /// The puzzle, if the decision makes one. `None` also for a search that was not brought to its
    /// end.
    pub fn finish(self) -> Option<Puzzle> {
        let usual = self.usual.filter(|_| self.looks.len() == LOOKS)?;
        let options = mean(&self.looks)?;
        let least = clear_gap(self.game);
        let is_clear = gap(&options, &usual)? >= least
            && gap(&options, &options.get(1)?.choice)? >= SECOND * least;
        let Decision { deal, moves, .. } = self.decision;
        is_clear.then_some(Puzzle { deal, moves, options, usual })
    }
}

/// The choice that the weakest level makes most often.
fn usual(seat: &AnySeat, seed: u64) -> Option<String> {
    let mut made: BTreeMap<String, u64> = BTreeMap::new();
    for nth in 0..ASKED {
        let effort = Effort { playouts: 1, enough: None };
        *made
            .entry(choose(seat, (Level::WEAKEST, Style::Even), effort, seed_at(seed, nth))?)
            .or_default() += 1;
    }
    made.into_iter().max_by_key(|(_, times)| *times).map(|(choice, _)| choice)
}

/// How much worse a choice is than the best, which comes first.
fn gap(options: &[Weighed], choice: &str) -> Option<f64> {
    let found = options.iter().find(|option| option.choice == choice)?;
    Some((found.value - options.first()?.value).abs())
}

/// The means of several looks, in the order of the first choice, then by how close they come to it.
fn mean(looks: &[Vec<Weighed>]) -> Option<Vec<Weighed>> {
    let of = |choice: &str| -> Option<Weighed> {
        let all: Vec<&Weighed> = looks
            .iter()
            .map(|look| look.iter().find(|option| option.choice == choice))
            .collect::<Option<_>>()?;
        let n = all.len() as f64;
        let value = all.iter().map(|option| option.value).sum::<f64>() / n;
        let won: Option<u32> = all.iter().map(|option| option.won).sum();
        let won = won.map(|sum| sum / u32::try_from(all.len()).unwrap_or(1));
        Some(Weighed { choice: choice.to_owned(), value, won })
    };
    let first = looks.first()?;
    let mut options: Vec<Weighed> =
        first.iter().map(|option| of(&option.choice)).collect::<Option<_>>()?;
    let best = options.first()?.value;
    options.sort_by(|a, b| (a.value - best).abs().total_cmp(&(b.value - best).abs()));
    Some(options)
}
