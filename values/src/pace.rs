//! The time for a decision.

use games::GameKind;
use serde::{Deserialize, Serialize};

/// The time that everybody has for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As long as the game usually takes, a minute or so: everybody is here.
    #[default]
    Live,
    /// One hour: a match beside other things.
    Relaxed,
    /// 24 hours: a turn a day.
    Slow,
}

impl Pace {
    /// All paces, the quickest first.
    pub const ALL: [Self; 3] = [Self::Live, Self::Relaxed, Self::Slow];

    /// The time for a decision of this game, in seconds.
    #[must_use]
    pub const fn seconds(self, game: GameKind) -> u32 {
        match self {
            Self::Live => game.habits().seconds,
            Self::Relaxed => 3_600,
            Self::Slow => 86_400,
        }
    }

    /// Its name in commands and in the catalogue of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Relaxed => "relaxed",
            Self::Slow => "slow",
        }
    }

    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }
}
