//! The sums over matches that are compared with each other.

use std::collections::BTreeMap;

use games::GameKind;
use serde::{Deserialize, Serialize};

use crate::any::{PlayHabits, scores};
use crate::past::Past;

/// The sums over a player's matches of a ladder.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    pub matches: u32,
    /// Matches won, alone or with others.
    pub wins: u32,
    /// Number of times the player came in each place, the first place first.
    pub places: Vec<u32>,
    /// The score of all games that were counted in the game's unit.
    pub score: u64,
    pub games: u64,
    pub best: Option<u32>,
    /// Scores of single games in that unit with how often each came, of matches whose games are
    /// known one by one.
    pub scores: BTreeMap<u32, u32>,
    /// Wins running, up to now.
    pub streak: u32,
    /// The most wins running.
    pub longest: u32,
    /// Each variant, in the order in which they were first played.
    pub variants: Vec<VariantLine>,
    /// The player's habits, from the matches whose facts are known; `None` where there is none.
    pub habits: Option<PlayHabits>,
}

/// The sums over the matches of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VariantLine {
    /// Its name, without what scores were counted in.
    pub variant: String,
    pub matches: u32,
    /// Matches won.
    pub wins: u32,
}

impl Summary {
    /// Adds the match that comes next.
    pub(crate) fn add(&mut self, game: GameKind, past: &Past) {
        self.matches += 1;
        self.wins += u32::from(past.won);
        self.streak = if past.won { self.streak + 1 } else { 0 };
        self.longest = self.longest.max(self.streak);
        self.place(past.rank);
        self.variant(past);
        // A bot has played most of it.
        if !past.stayed {
            return;
        }
        if let Some(facts) = &past.facts {
            PlayHabits::add(&mut self.habits, facts);
        }
        if past.is_comparable() && past.games > 0 {
            self.score += u64::from(past.score);
            self.games += u64::from(past.games);
            self.best = Some(self.best.map_or(past.best, |best| better(game, best, past.best)));
            for score in past.facts.as_ref().map(scores).unwrap_or_default() {
                *self.scores.entry(*score).or_default() += 1;
            }
        }
    }

    /// The score of a game, on average; `None` where none was counted in the game's unit.
    pub fn average(&self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "far below the limits")]
        let average = self.score as f64 / self.games as f64;
        (self.games > 0).then_some(average)
    }

    /// The worst game; only of matches whose games are known one by one.
    pub fn worst(&self, game: GameKind) -> Option<u32> {
        let mut scores = self.scores.keys().copied();
        if game.habits().highest_wins { scores.next() } else { scores.next_back() }
    }

    /// The variants, the one played most first.
    pub fn by_variant(&self) -> Vec<&VariantLine> {
        let mut lines: Vec<&VariantLine> = self.variants.iter().collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.matches));
        lines
    }

    fn place(&mut self, rank: Option<u32>) {
        let index = rank.and_then(|rank| usize::try_from(rank.checked_sub(1)?).ok());
        // No table has more seats than that.
        let Some(index) = index.filter(|index| *index < 20) else { return };
        self.places.resize(self.places.len().max(index + 1), 0);
        self.places[index] += 1;
    }

    fn variant(&mut self, past: &Past) {
        let name = past.variant.split('+').next().unwrap_or_default();
        let known = self.variants.iter().position(|line| line.variant == name);
        let index = known.unwrap_or_else(|| {
            let (variant, matches, wins) = (name.to_owned(), 0, 0);
            self.variants.push(VariantLine { variant, matches, wins });
            self.variants.len() - 1
        });
        self.variants[index].matches += 1;
        self.variants[index].wins += u32::from(past.won);
    }
}

/// The better one of two scores of a game.
fn better(game: GameKind, a: u32, b: u32) -> u32 {
    if game.habits().highest_wins { a.max(b) } else { a.min(b) }
}
