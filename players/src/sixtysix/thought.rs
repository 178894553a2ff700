//! What came out of thinking.

use games::sixtysix::Choice;

use super::Reason;

/// What a bot thinks about a decision. It names cards of the hand: it belongs to the owner of the seat,
/// and has no `Debug`.
#[derive(Clone, PartialEq)]
pub struct Thought {
    /// What it chooses.
    pub choice: Choice,
    /// Every choice it looked at, the best first.
    pub options: Vec<Assessed>,
    /// Whether nothing was left to guess, and the options are worth exactly what is said if everybody
    /// plays as well as can be.
    pub exact: bool,
    /// What speaks about the choice. Only [`advise`](super::advise) looks for it.
    pub reasons: Vec<Reason>,
}

/// What a bot thinks of one choice.
#[derive(Clone, PartialEq)]
pub struct Assessed {
    /// The choice.
    pub choice: Choice,
    /// What the seat is expected to book in this game, less what the others do on average: game points
    /// or card points, as the rules say.
    pub points: f64,
    /// How good it is for what the seat plays for, from 0 to 1: the share of matches it expects to
    /// win.
    pub win: f64,
    /// In how many worlds it was tried.
    pub playouts: u32,
    /// In how many of them it booked more in this game than the others did on average.
    pub won: u32,
}
