//! The habits and achievements of 6 nimmt!

use games::nimmt::Facts;
use serde::{Deserialize, Serialize};

use crate::achievement::Achievement;
use crate::counted::{Counted, Takes, count};

/// A game of so many bull heads is a herd.
const HERD: u32 = 30;
/// Being too low so often is a habit.
const OFTEN: u32 = 5;
/// Half time of fewer games than this says nothing.
const GAMES: u32 = 4;
/// The points that nobody may pass in the usual match.
const LIMIT: u32 = 66;

/// A player's habits in 6 nimmt!, in sums over matches.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct NimmtHabits {
    pub games: u32,
    /// Number of times each row was taken, row 1 first.
    pub rows: Vec<u32>,
    /// Rows taken because they were full.
    pub sixth: u32,
    /// Rows taken because a card was too low.
    pub low: u32,
    /// Rows taken because a card was too low and than which no other row was cheaper.
    pub cheapest: u32,
    /// Number of times the card with seven bull heads was taken.
    pub seven: u32,
    /// Games in which no row was taken.
    pub clean: u32,
    /// The bull heads of the most expensive row.
    pub worst: u32,
}

impl Counted for NimmtHabits {
    type Facts = Facts;

    const ACHIEVEMENTS: &'static [(Achievement, Takes<Facts>)] = &[
        (Achievement::Clean, |facts, _| facts.clean > 0),
        (Achievement::SevenHeads, |facts, _| facts.seven > 0),
        (Achievement::ThreeRows, |facts, _| facts.sixth_run >= 3),
        (Achievement::LastToFirst, |facts, now| {
            now.won && now.games >= GAMES && now.seats >= 3 && facts.halfway == now.seats
        }),
        (Achievement::WholeHerd, |facts, now| now.has_usual_points() && facts.most >= HERD),
        (Achievement::SameRow, |facts, _| facts.same_row >= 3),
        (Achievement::Bargains, |facts, _| facts.low >= OFTEN && facts.cheapest == facts.low),
        (Achievement::ExactlyEnough, |_, now| now.has_usual_points() && now.score == LIMIT),
    ];

    fn scores(facts: &Facts) -> &[u32] {
        &facts.games
    }

    fn add(&mut self, facts: &Facts) {
        self.games += count(&facts.games);
        self.rows.resize(self.rows.len().max(facts.rows.len()), 0);
        for (sum, row) in self.rows.iter_mut().zip(&facts.rows) {
            *sum += row;
        }
        self.sixth += facts.sixth;
        self.low += facts.low;
        self.cheapest += facts.cheapest;
        self.seven += facts.seven;
        self.clean += facts.clean;
        self.worst = self.worst.max(facts.worst);
    }
}

impl NimmtHabits {
    /// The row that is taken more often than any other, from 1; `None` where no one is.
    pub fn favourite_row(&self) -> Option<usize> {
        let most = self.rows.iter().max().filter(|most| **most > 0)?;
        let mut found = self.rows.iter().enumerate().filter(|(_, often)| *often == most);
        let (index, _) = found.next()?;
        found.next().is_none().then_some(index + 1)
    }
}
