//! The result of a match.

use games::Outcome;

/// The result of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The total of each seat, by its index.
    pub totals: Vec<u32>,
    /// Whether each seat is among the winners; nobody is if nothing was decided.
    pub won: Vec<bool>,
    /// The place of each seat, from 1; equal ones share one.
    pub places: Vec<u32>,
    /// The number of games it took.
    pub games: u32,
}

impl Played {
    /// The result of an outcome. `decided`: whether it is a result, and not a game that nobody has
    /// won.
    pub(super) fn of(outcome: &Outcome, decided: bool) -> Self {
        Self {
            totals: outcome.seats.iter().map(|seat| seat.score).collect(),
            won: outcome.seats.iter().map(|seat| decided && seat.rank == 1).collect(),
            places: outcome.seats.iter().map(|seat| seat.rank).collect(),
            games: outcome.deals,
        }
    }
}
