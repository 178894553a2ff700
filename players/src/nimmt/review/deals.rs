//! The luck of a match's deals.

use super::Plan;
use crate::nimmt::expected_points;
use crate::review::{seed_at, seed_of};
use games::nimmt::record::{Record, RecordError, replay_with};
use games::nimmt::{Dealing, Match};

/// The worth of a deal.
#[derive(Clone, PartialEq, Debug)]
pub struct DealtGame {
    /// The game, from 1.
    pub game: usize,
    /// Points that each seat could expect, by seat index.
    pub expected: Vec<f64>,
}

impl DealtGame {
    /// The points that every seat could expect if the deal were fair.
    pub fn fair(&self) -> f64 {
        let seats = u32::try_from(self.expected.len().max(1)).unwrap_or(u32::MAX);
        self.expected.iter().sum::<f64>() / f64::from(seats)
    }
}

/// Computes the worth of each deal of a match, a deal at a time.
pub struct Deals {
    /// The games as they were dealt, the last one first.
    games: Vec<(usize, Match)>,
    playouts: u32,
    seed: u64,
    dealt: Vec<DealtGame>,
}

/// The most deals that are looked at.
const MOST: usize = 200;

impl Deals {
    /// Begins. There is no luck, and no deal to look at, if the hands are chosen or go round.
    /// Errors: when the record breaks a rule.
    pub fn new(record: &Record, plan: Plan) -> Result<Self, RecordError> {
        let mut games = Vec::new();
        let shuffled = record.rules().dealing == Dealing::Shuffled;
        replay_with(record, |step| {
            if shuffled && step.choice == 0 && games.len() < MOST {
                games.push((step.game, step.state.clone()));
            }
        })?;
        let playouts = plan.playouts_of_a_deal(games.len());
        games.reverse();
        Ok(Self { games, playouts, seed: seed_of(&record.to_json()), dealt: Vec::new() })
    }

    /// Looks at one deal and returns whether there are more.
    pub fn step(&mut self) -> bool {
        if let Some((game, state)) = self.games.pop() {
            let number = u64::try_from(game).unwrap_or(u64::MAX);
            // A place that no choice has: choices are counted from 1.
            let seed = seed_at(seed_at(self.seed, number), 0);
            let expected = expected_points(&state, self.playouts, seed);
            self.dealt.push(DealtGame { game, expected });
        }
        !self.games.is_empty()
    }

    /// The deals and their worth.
    pub fn finish(mut self) -> Vec<DealtGame> {
        while self.step() {}
        self.dealt
    }
}

/// The points by which each seat was luckier than the mean in all these deals, by seat index; below
/// zero for the unlucky.
pub fn luck(deals: &[DealtGame]) -> Vec<f64> {
    let seats = deals.iter().map(|deal| deal.expected.len()).max().unwrap_or(0);
    let of = |seat: usize| {
        let each = deals.iter().filter_map(|deal| Some(deal.fair() - deal.expected.get(seat)?));
        each.sum()
    };
    (0..seats).map(of).collect()
}
