//! The playing strength of a bot.

use serde::{Deserialize, Serialize};

/// The playing strength of a bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Loses to a careful beginner: looks at its cards, not at the others'.
    Easy,
    /// Plays like somebody who has played for some evenings.
    Normal,
    /// Plays as well as this program can.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    /// The name in storage, in the line protocol and on the command line.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }

    /// The level of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.as_str() == name)
    }
}
