//! Stored settings: those of a [server], which apply when the host of a table does not say
//! otherwise, and those of a [person].

pub mod person;
mod season;
pub mod server;

pub use person::{PersonChange, PersonSettings};
pub use season::Season;
pub use server::{GameDefault, Seasons, ServerChange, ServerSettings};

use games::GameKind;
use serde::{Deserialize, Serialize};

/// The time everybody has for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Everybody is here: as long as the game usually takes, a minute or so.
    #[default]
    Live,
    /// One hour: beside other things.
    Relaxed,
    /// 24 hours: a turn a day.
    Slow,
}

impl Pace {
    /// All paces, quickest first.
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

/// The place where people are shown their hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hands {
    /// In a direct message.
    #[default]
    Dm,
    /// In the channel, in a message that they alone see.
    Private,
}

impl Hands {
    pub const ALL: [Self; 2] = [Self::Dm, Self::Private];

    /// Its name in the database and in the catalogue of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dm => "dm",
            Self::Private => "private",
        }
    }

    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hands| hands.name() == name)
    }
}
