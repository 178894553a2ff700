//! The time for a decision.

use crate::named;
use games::GameKind;
use serde::{Deserialize, Serialize};

named! {
    /// The time that everybody has for a decision.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Pace {
        /// As long as the game usually takes, a minute or so: everybody is here.
        #[default]
        Live = "live",
        /// One hour: a match beside other things.
        Relaxed = "relaxed",
        /// 24 hours: a turn a day.
        Slow = "slow",
    }
}

impl Pace {
    /// The time for a decision of this game, in seconds.
    pub const fn seconds(self, game: GameKind) -> u32 {
        match self {
            Self::Live => game.habits().seconds,
            Self::Relaxed => 3_600,
            Self::Slow => 86_400,
        }
    }
}
