//! What came out of thinking.

use games::nimmt::Choice;

/// What a bot thinks about a decision. It names cards of the
/// hand: it belongs to the owner of the seat, and has no `Debug`.
#[derive(Clone, PartialEq)]
pub struct Thought {
    /// What it chooses.
    pub choice: Choice,
    /// Every choice it looked at, the best first.
    pub options: Vec<Assessed>,
}

/// What a bot thinks of one choice.
#[derive(Clone, PartialEq)]
pub struct Assessed {
    /// The choice.
    pub choice: Choice,
    /// Points the seat is expected to get from now to the end of this game.
    pub cost: f64,
    /// How good the choice is for what the seat plays for, from 0 to 1: the
    /// share of wins it expects.
    pub win: f64,
    /// In how many playouts it was tried.
    pub playouts: u32,
}
