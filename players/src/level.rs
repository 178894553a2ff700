//! The playing strength of a bot.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The playing strength of a bot, from 1 to 9. The steps are about equal; those of Sixty-Six become
/// smaller towards the top. `docs/ai.md` lists the matches by which they were measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Level(u8);

impl Level {
    /// Loses to a careful beginner: looks at its cards, not at the others'.
    pub const WEAKEST: Self = Self(1);
    /// Plays like somebody who has played for some evenings.
    pub const USUAL: Self = Self(5);
    /// Plays as well as this program can.
    pub const STRONGEST: Self = Self(9);

    /// The level of this number; `None` if it isn't one from 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=9 => Some(Self(number)),
            _ => None,
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        const ALL: [Level; 9] = [
            Level(1),
            Level(2),
            Level(3),
            Level(4),
            Level(5),
            Level(6),
            Level(7),
            Level(8),
            Level(9),
        ];
        ALL.into_iter()
    }

    /// The number, from 1 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number in digits: its name in storage, in the line protocol and on the command line.
    pub const fn as_str(self) -> &'static str {
        self.of(&["1", "2", "3", "4", "5", "6", "7", "8", "9"])
    }

    /// The entry of a ladder that holds one for each level, the weakest first.
    pub(crate) const fn of<T: Copy>(self, ladder: &[T; 9]) -> T {
        ladder[self.0 as usize - 1]
    }

    /// The level of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|level| level.as_str() == name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("{number} is no level from 1 to 9"))
    }
}
