//! Rule: the end of a game before the hands are played out.

use serde::{Deserialize, Serialize};

/// The card points that win a game.
pub const ENOUGH: u32 = 66;

/// The way a game ends before the hands are played out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoingOut {
    /// The leader calls with the card led; the trick is finished, and then the leader must have 66.
    Claim,
    /// Automatically, with the trick in which a seat reaches 66. A marriage counts before the trick
    /// that it leads.
    Auto,
}

/// A call, made with a lead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// Out of the game: with this trick the caller has 66.
    Game,
    /// Out of the match: with this trick the caller's total and card points of this game are
    /// enough.
    Match,
}
