//! The leaderboard of a server: everybody's wins, scores and ratings. The order is decided
//! elsewhere.

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

/// Somebody's results on a ladder, within the variant and time asked for.
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
    /// Their rating, regardless of variant and time; `None` without a rated match.
    pub strength: Option<Strength>,
}

/// Somebody's share of a tally from one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchTally {
    pub user: UserId,
    pub won: bool,
    /// Games played whose scores can be compared.
    pub games: i64,
    /// The score of these games together.
    pub score: i64,
}

/// Everybody's wins and scores.
#[async_trait]
pub trait LeaderStore: Send + Sync {
    /// Everybody on a ladder: in one variant or in all, since a moment (ms since 1970) or over all
    /// time. Ratings are those [computed](crate::RatingStore::rate) so far.
    async fn tallies(
        &self,
        of: RankedLadder<'_>,
        variant: Option<&str>,
        since: Option<i64>,
    ) -> Result<Vec<Tally>>;

    /// The tallies that a match has added for its people; none when it is void.
    async fn match_tallies(&self, table: TableId) -> Result<Vec<MatchTally>>;

    /// The names that these people had in their latest match on a server, in the same order;
    /// [`FORMER`](values::FORMER) for somebody who is in no result there any more.
    async fn names(&self, guild: GuildId, users: &[UserId]) -> Result<Vec<String>>;
}
