//! Rule: how a game ends before the hands are played out.

use serde::{Deserialize, Serialize};

/// The card points that win a game.
pub const ENOUGH: u32 = 66;

/// How a game ends before the hands are played out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoingOut {
    /// The leader calls with the card led; the trick is finished, and then it must have 66.
    Claim,
    /// By itself, with the trick in which somebody reaches 66. A marriage counts before the trick
    /// that it leads.
    Auto,
}

/// A call, made with a lead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// Of the game: with this trick 66 are there.
    Game,
    /// Of the match: with this trick the total and the card points of this game are enough.
    Match,
}
