//! What matches that are compared with each other add up to.

use std::collections::BTreeMap;

use games::{AnyFacts, GameKind, nimmt, sixtysix};
use serde::{Deserialize, Serialize};

use crate::past::Past;

/// What somebody's matches of a ladder add up to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    /// How many there were.
    pub matches: u32,
    /// Those that were won, alone or with others.
    pub wins: u32,
    /// How often each place was theirs, the first place first.
    pub places: Vec<u32>,
    /// The score of all games that were counted in the game's unit.
    pub score: u64,
    /// These games.
    pub games: u64,
    /// The best of them.
    pub best: Option<u32>,
    /// Scores of single games in that unit with how often each came, of matches whose games are known one
    /// by one.
    pub scores: BTreeMap<u32, u32>,
    /// Wins running, up to now.
    pub streak: u32,
    /// The most wins running.
    pub longest: u32,
    /// Each variant, in the order in which they were first played.
    pub variants: Vec<VariantLine>,
    /// How they play, of the matches of which that is known; `None` where it is of none.
    pub habits: Option<PlayHabits>,
}

/// What was played of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VariantLine {
    /// Its name, without what scores were counted in.
    pub variant: String,
    /// Matches.
    pub matches: u32,
    /// Those that were won.
    pub wins: u32,
}

/// How somebody plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PlayHabits {
    /// At 6 nimmt!
    Nimmt(NimmtHabits),
    /// At Sixty-Six.
    Sixtysix(SixtysixHabits),
}

/// How somebody plays 6 nimmt!, in sums over matches.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct NimmtHabits {
    /// Games.
    pub games: u32,
    /// How often each row was taken, row 1 first.
    pub rows: Vec<u32>,
    /// Rows taken because they were full.
    pub sixth: u32,
    /// Rows taken because a card was too low.
    pub low: u32,
    /// Those of them that no other row was cheaper than.
    pub cheapest: u32,
    /// How often the card with seven bull heads was taken.
    pub seven: u32,
    /// Games in which no row was taken.
    pub clean: u32,
    /// The bull heads of the most expensive row.
    pub worst: u32,
}

/// How somebody plays Sixty-Six, in sums over matches.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SixtysixHabits {
    /// Games.
    pub games: u32,
    /// Those that were won.
    pub won: u32,
    /// Those won with a loser below 33.
    pub schneider: u32,
    /// Those won with a loser without a trick.
    pub schwarz: u32,
    /// Marriages.
    pub marriages: u32,
    /// How often the stock was closed and the game won.
    pub closed_right: u32,
    /// How often it was closed and the game not won.
    pub closed_wrong: u32,
    /// Right calls.
    pub called_right: u32,
    /// Wrong calls.
    pub called_wrong: u32,
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
        self.habits(past.facts.as_ref());
        if past.is_comparable() && past.games > 0 {
            self.score += u64::from(past.score);
            self.games += u64::from(past.games);
            self.best = Some(self.best.map_or(past.best, |best| better(game, best, past.best)));
            for score in past.facts.as_ref().map(scores_of).unwrap_or_default() {
                *self.scores.entry(*score).or_default() += 1;
            }
        }
    }

    /// The score of a game, on average; `None` where none was counted in the game's unit.
    #[must_use]
    pub fn average(&self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "far below the limits")]
        let average = self.score as f64 / self.games as f64;
        (self.games > 0).then_some(average)
    }

    /// The worst game; only of matches whose games are known one by one.
    #[must_use]
    pub fn worst(&self, game: GameKind) -> Option<u32> {
        let mut scores = self.scores.keys().copied();
        if game.habits().highest_wins { scores.next() } else { scores.next_back() }
    }

    /// The variants, the one played most first.
    #[must_use]
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

    fn habits(&mut self, facts: Option<&AnyFacts>) {
        match facts {
            Some(AnyFacts::Nimmt(facts)) => {
                let empty = || PlayHabits::Nimmt(NimmtHabits::default());
                if let PlayHabits::Nimmt(habits) = self.habits.get_or_insert_with(empty) {
                    habits.add(facts);
                }
            }
            Some(AnyFacts::Sixtysix(facts)) => {
                let empty = || PlayHabits::Sixtysix(SixtysixHabits::default());
                if let PlayHabits::Sixtysix(habits) = self.habits.get_or_insert_with(empty) {
                    habits.add(facts);
                }
            }
            _ => {}
        }
    }
}

impl NimmtHabits {
    fn add(&mut self, facts: &nimmt::Facts) {
        self.games += count(&facts.games);
        self.rows.resize(self.rows.len().max(facts.rows.len()), 0);
        for (sum, row) in self.rows.iter_mut().zip(&facts.rows) {
            *sum += row;
        }
        self.sixth += facts.sixth;
        self.low += facts.low;
        self.cheapest += facts.cheapest;
        self.seven += facts.seven;
        self.clean += facts.clean;
        self.worst = self.worst.max(facts.worst);
    }

    /// The row that is taken more often than any other, from 1; `None` where no one is.
    #[must_use]
    pub fn favourite_row(&self) -> Option<usize> {
        let most = self.rows.iter().max().filter(|most| **most > 0)?;
        let mut found = self.rows.iter().enumerate().filter(|(_, often)| *often == most);
        let (index, _) = found.next()?;
        found.next().is_none().then_some(index + 1)
    }
}

impl SixtysixHabits {
    fn add(&mut self, facts: &sixtysix::Facts) {
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

fn count(games: &[u32]) -> u32 {
    u32::try_from(games.len()).unwrap_or(u32::MAX)
}

/// The score of each game.
fn scores_of(facts: &AnyFacts) -> &[u32] {
    if let AnyFacts::Nimmt(facts) = facts {
        &facts.games
    } else if let AnyFacts::Sixtysix(facts) = facts {
        &facts.games
    } else {
        &[]
    }
}

/// The better one of two scores of a game.
fn better(game: GameKind, a: u32, b: u32) -> u32 {
    if game.habits().highest_wins { a.max(b) } else { a.min(b) }
}
