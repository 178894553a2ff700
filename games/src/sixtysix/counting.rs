//! Rule: whether card points are shown or must be remembered.

use serde::{Deserialize, Serialize};

/// Whether the table shows the card points to those who play. The rules are the same either way,
/// and records do not keep it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// All card points are shown.
    #[default]
    Shown,
    /// All seats count for themselves until the game is over.
    FromMemory,
}
