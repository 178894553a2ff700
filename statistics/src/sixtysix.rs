//! The habits and achievements of Sixty-Six.

use games::sixtysix::Facts;
use serde::{Deserialize, Serialize};

use crate::achievement::Achievement;
use crate::counted::{Counted, Takes, count};

/// The game points that usually win a whole match.
const MATCH: u32 = 7;
/// One point less.
const BRINK: u32 = 6;
/// A call that lacked more was no miscount.
const NEARLY: u32 = 2;

/// A player's habits in Sixty-Six, in sums over matches.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SixtysixHabits {
    pub games: u32,
    /// Games won.
    pub won: u32,
    /// Games won with a loser below 33.
    pub schneider: u32,
    /// Games won with a loser without a trick.
    pub schwarz: u32,
    pub marriages: u32,
    /// Number of times the stock was closed and the game won.
    pub closed_right: u32,
    /// Number of times it was closed and the game not won.
    pub closed_wrong: u32,
    pub called_right: u32,
    pub called_wrong: u32,
}

impl Counted for SixtysixHabits {
    type Facts = Facts;

    const ACHIEVEMENTS: &'static [(Achievement, Takes<Facts>)] = &[
        (Achievement::Schwarz, |facts, _| facts.schwarz > 0),
        (Achievement::Whitewash, |_, now| {
            now.won && now.is_comparable() && now.score >= MATCH && now.others.highest == Some(0)
        }),
        (Achievement::DoubleWedding, |facts, _| facts.most_marriages >= 2),
        (Achievement::LockedUp, |facts, _| facts.closed_right >= 3 && facts.closed_wrong == 0),
        (Achievement::FromTheBrink, |facts, now| {
            // Whoever left may be ahead still: then nobody has caught up.
            let first = now.others.highest.is_none_or(|highest| highest <= now.score);
            now.won && now.is_comparable() && facts.behind >= BRINK && first
        }),
        (Achievement::ShortCount, |facts, _| facts.lacked.is_some_and(|lacked| lacked <= NEARLY)),
    ];

    fn scores(facts: &Facts) -> &[u32] {
        &facts.games
    }

    fn add(&mut self, facts: &Facts) {
        self.games += count(&facts.games);
        self.won += facts.won;
        self.schneider += facts.schneider;
        self.schwarz += facts.schwarz;
        self.marriages += facts.marriages;
        self.closed_right += facts.closed_right;
        self.closed_wrong += facts.closed_wrong;
        self.called_right += facts.called_right;
        self.called_wrong += facts.called_wrong;
    }
}
