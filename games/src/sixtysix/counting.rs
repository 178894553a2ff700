//! Rule: whether the card points that everybody has can be looked at, or must be remembered.

use serde::{Deserialize, Serialize};

/// Whether the table tells those who play how many card points there are. The rules are the same either
/// way, and records do not say which it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// Everybody's card points are shown.
    #[default]
    Shown,
    /// Everybody counts for themselves until the game is over.
    FromMemory,
}
