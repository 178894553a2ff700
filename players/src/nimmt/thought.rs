//! The result of thinking.

use games::nimmt::Choice;

/// A bot's assessment of a decision. It names cards of the hand: it belongs to the owner of the
/// seat, and has no `Debug`.
#[derive(Clone, PartialEq)]
pub struct Thought {
    /// The choice it makes.
    pub choice: Choice,
    /// Every choice it looked at, the best first.
    pub options: Vec<Assessed>,
}

/// A bot's assessment of one choice.
#[derive(Clone, PartialEq)]
pub struct Assessed {
    pub choice: Choice,
    /// Points the seat is expected to get from now to the end of this game.
    pub cost: f64,
    /// The value of the choice for the seat's objective, from 0 to 1: the share of wins it expects.
    pub win: f64,
    /// The number of playouts in which it was tried.
    pub playouts: u32,
}
