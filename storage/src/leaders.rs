//! Who plays how well on a server: what everybody has won and scored, and their ratings. In which
//! order they are shown is decided elsewhere.

use async_trait::async_trait;

use crate::Result;
use crate::rated::Strength;
use values::{GuildId, TableId, UserId};

/// A game, as far as results depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedGame<'a> {
    pub name: &'a str,
    /// A match of fewer turns changes no ratings.
    pub rated_turns: u32,
}

/// Matches that are compared with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedLadder<'a> {
    pub guild: GuildId,
    pub game: RankedGame<'a>,
    pub ladder: &'a str,
}

/// What somebody has done on a ladder, as far as it was asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tally {
    pub user: UserId,
    /// Matches played to the end.
    pub matches: i64,
    /// Matches won, alone or shared.
    pub wins: i64,
    /// Games of those matches whose scores can be compared.
    pub games: i64,
    /// The score of these games together.
    pub score: i64,
    /// How strong they are, whatever was asked for; `None` without a rated match.
    pub strength: Option<Strength>,
}

/// What one match has added for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchTally {
    pub user: UserId,
    pub won: bool,
    /// Games played whose scores can be compared.
    pub games: i64,
    /// The score of these games together.
    pub score: i64,
}

/// What everybody has won and scored.
#[async_trait]
pub trait LeaderStore: Send + Sync {
    /// Everybody on a ladder: in one variant or in all, and what they have done since a moment (ms
    /// since 1970) or over all time. Ratings are those that have been [worked
    /// out](crate::RatingStore::rate) by now.
    async fn tallies(
        &self,
        of: RankedLadder<'_>,
        variant: Option<&str>,
        since: Option<i64>,
    ) -> Result<Vec<Tally>>;

    /// What a match has added for its people; nothing when it is void.
    async fn match_tallies(&self, table: TableId) -> Result<Vec<MatchTally>>;

    /// The names that these people had in their latest match on a server, in the same order; the
    /// [name of nobody](values::FORMER) for somebody who is in no result there any more.
    async fn names(&self, guild: GuildId, users: &[UserId]) -> Result<Vec<String>>;
}
