//! The result of thinking.

use games::sixtysix::{Choice, Scoring, Seat};

use super::Reason;

/// A bot's assessment of a decision. It names cards of the hand: it belongs to the owner of the
/// seat, and has no `Debug`.
#[derive(Clone, PartialEq)]
pub struct Thought {
    /// The choice it makes.
    pub choice: Choice,
    /// Every choice it looked at, the best first.
    pub options: Vec<Assessed>,
    /// Whether nothing was left to guess: the values of the options are exact then, if everybody
    /// plays perfectly.
    pub exact: bool,
    /// Reasons for the choice. Only [`advise`](super::advise) looks for them.
    pub reasons: Vec<Reason>,
}

/// A bot's assessment of one choice.
#[derive(Clone, PartialEq)]
pub struct Assessed {
    pub choice: Choice,
    /// The points the seat is expected to book in this game, less the others' average: game points
    /// or card points, as the rules say.
    pub points: f64,
    /// The value of the choice for the seat's objective, from 0 to 1: the share of matches it
    /// expects to win.
    pub win: f64,
    /// The number of worlds in which it was tried.
    pub playouts: u32,
    /// The number of those in which it booked more in this game than the others did on average.
    pub won: u32,
}

impl Assessed {
    /// Whether this says *Out!* and was never right, where that alone brings points.
    pub fn is_call_in_vain(&self, seat: &Seat) -> bool {
        matches!(self.choice, Choice::Play(play) if play.out.is_some())
            && seat.table.rules.scoring == Scoring::GamePoints
            && self.points <= 0.0
            && self.won == 0
    }
}
