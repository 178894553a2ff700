//! A finished match of one person.

use games::AnyFacts;
use serde::{Deserialize, Serialize};
use values::Ladder;

/// End (ms since 1970) and number of a match: matches are in this order.
pub type Moment = (i64, u64);

/// A finished match that counts, as one person played it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// End and number of the match.
    pub at: Moment,
    /// The variant's name. Behind a `+` stands why its scores are not like those of others: counted
    /// in another unit, or with another number of cards.
    pub variant: String,
    /// The ladder: matches of one ladder are compared with each other.
    pub ladder: Ladder,
    /// Number of seats at the table.
    pub seats: u32,
    /// Number of games played.
    pub games: u32,
    /// The place, from 1; equal scores share one. `None`: not known, as of very old matches.
    pub rank: Option<u32>,
    /// Won, alone or with others.
    pub won: bool,
    /// Played at least half of the turns themselves, and did not leave.
    pub stayed: bool,
    /// The score of all games together.
    pub score: u32,
    /// The score of the best game.
    pub best: u32,
    /// The other players' results.
    pub others: Others,
    /// The facts of the match for this player; `None`: not kept, as of matches before there were
    /// statistics.
    pub facts: Option<AnyFacts>,
}

/// The other players of a match, as far as an achievement depends on them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Others {
    /// The difference to the nearest score; `None` without others.
    pub closest: Option<u32>,
    /// The highest score; `None` without others.
    pub highest: Option<u32>,
    /// Whether a bot played that plays as well as it can.
    pub hard: bool,
}

impl Past {
    /// Whether its scores can be compared with those of the variant's other matches.
    pub fn is_comparable(&self) -> bool {
        !self.variant.contains('+')
    }

    /// Whether its scores are in the game's usual points, and not in cards or card points.
    pub fn has_usual_points(&self) -> bool {
        !["+shedding", "+card_points"].iter().any(|other| self.variant.contains(other))
    }

    /// Returns the part of it that the matches after it depend on.
    pub fn earlier(&self) -> Earlier {
        Earlier { seats: self.seats, rank: self.rank, won: self.won }
    }
}

/// A match of people among themselves, as far as the matches after it depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Earlier {
    /// Number of seats at the table.
    pub seats: u32,
    /// The place, from 1; `None`: not known.
    pub rank: Option<u32>,
    /// Won, alone or with others.
    pub won: bool,
}

impl Earlier {
    /// Whether they came second of three and more.
    pub fn was_second(&self) -> bool {
        self.seats >= 3 && self.rank == Some(2)
    }

    /// Whether they came last, alone, of three and more.
    pub fn was_last(&self) -> bool {
        self.seats >= 3 && self.rank == Some(self.seats)
    }
}
