//! The sums over all matches of a person in a game.

use games::GameKind;
use serde::{Deserialize, Serialize};

use values::Ladder;

use crate::achievement::Achievement;
use crate::common::BEFORE;
use crate::earning::earned_by;
use crate::past::{Earlier, Moment, Past};
use crate::summary::Summary;

/// The version of a career's format. A career of another version is made anew from its matches.
const VERSION: u32 = 1;

/// The sums over a player's matches of a game, as of the latest of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Career {
    v: u32,
    /// The latest match.
    last: Moment,
    /// The last matches of people among themselves, the latest last.
    before: Vec<Earlier>,
    table: Summary,
    solo: Summary,
}

/// Something earned, and by which match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Earned {
    pub achievement: Achievement,
    /// End and number of the match.
    pub at: Moment,
}

impl Default for Career {
    fn default() -> Self {
        let (table, solo) = (Summary::default(), Summary::default());
        Self { v: VERSION, last: (i64::MIN, 0), before: Vec::new(), table, solo }
    }
}

impl Career {
    /// Reads what was stored; `None` for what is no such text, or one of another version.
    pub fn from_json(json: &str) -> Option<Self> {
        let career: Self = serde_json::from_str(json).ok()?;
        (career.v == VERSION).then_some(career)
    }

    /// As it is stored.
    pub fn to_json(&self) -> String {
        // Numbers and names of variants can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// All matches of a game, in their order, and what they have earned.
    pub fn of(game: GameKind, matches: &[Past]) -> (Self, Vec<Earned>) {
        let mut career = Self::default();
        let mut found: Vec<Earned> = Vec::new();
        for past in matches {
            let has = |achievement| found.iter().any(|known| known.achievement == achievement);
            let new = career.add(game, past, has);
            found.extend(new.into_iter().map(|achievement| Earned { achievement, at: past.at }));
        }
        (career, found)
    }

    /// Whether a match comes after all that were added.
    pub fn is_before(&self, at: Moment) -> bool {
        self.last < at
    }

    /// Adds the match that comes next, and says what it earns of what they have not got yet.
    pub fn add(
        &mut self,
        game: GameKind,
        past: &Past,
        has: impl Fn(Achievement) -> bool,
    ) -> Vec<Achievement> {
        let earned = earned_by(game, past, &self.before, has);
        self.last = past.at;
        if past.ladder == Ladder::Table {
            self.before.push(past.earlier());
            let more = self.before.len().saturating_sub(BEFORE);
            self.before.drain(..more);
        }
        match past.ladder {
            Ladder::Table => self.table.add(game, past),
            Ladder::Solo => self.solo.add(game, past),
        }
        earned
    }

    /// The matches of a ladder.
    pub fn on(&self, ladder: Ladder) -> &Summary {
        match ladder {
            Ladder::Table => &self.table,
            Ladder::Solo => &self.solo,
        }
    }
}
