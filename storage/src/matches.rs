//! Finished matches and the results of their seats, from which leaderboards, ratings and statistics
//! follow.

use async_trait::async_trait;

use crate::Result;
use crate::rated::Strength;
use values::{FORMER, GuildId, TableId, UserId};

/// A match that is over, and counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedMatch {
    pub guild: GuildId,
    pub game: String,
    pub variant: String,
    /// The ladder, which names the matches it is compared with.
    pub ladder: &'static str,
    pub games: u32,
    pub turns: u32,
    pub seats: Vec<SeatLine>,
}

/// The result of a match for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    /// The person; `None` for a bot.
    pub user: Option<UserId>,
    /// The level of a bot; `None` for a person.
    pub bot: Option<String>,
    pub name: String,
    /// The place, from 1; equal scores share one.
    pub rank: u32,
    /// First of those who stayed, alone or with others.
    pub won: bool,
    /// Played at least half of the turns themselves, and did not leave.
    pub stayed: bool,
    /// The score of the whole match, in the game's own unit.
    pub score: u32,
    pub best: u32,
    /// The facts for statistics, opaque here.
    pub facts: Option<String>,
}

/// A match that was played, as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMatch {
    pub id: TableId,
    pub variant: String,
    /// The ladder, which names the matches it is compared with.
    pub ladder: String,
    pub ended_at: i64,
    /// The moment since which it is void (ms since 1970), and the person who declared it so.
    pub void: Option<(i64, Option<UserId>)>,
    /// The players, the best first.
    pub seats: Vec<PlayedSeat>,
}

/// A seat of a played match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedSeat {
    pub name: String,
    pub is_bot: bool,
    pub won: bool,
    pub score: i64,
}

/// A seat together with its match, as a query returns it.
pub struct PlayedRow {
    pub id: i64,
    pub variant: String,
    pub ladder: String,
    pub ended_at: i64,
    pub void_at: Option<i64>,
    pub void_by: Option<i64>,
    pub name: String,
    pub is_bot: bool,
    pub won: bool,
    pub score: i64,
}

/// Groups rows by match; the rows of a match must be adjacent.
pub fn together(rows: Vec<PlayedRow>) -> Vec<PlayedMatch> {
    let mut matches: Vec<PlayedMatch> = Vec::new();
    for row in rows {
        let id = TableId::from_sql(row.id);
        let seat =
            PlayedSeat { name: row.name, is_bot: row.is_bot, won: row.won, score: row.score };
        match matches.last_mut().filter(|last| last.id == id) {
            Some(last) => last.seats.push(seat),
            None => matches.push(PlayedMatch {
                id,
                variant: row.variant,
                ladder: row.ladder,
                ended_at: row.ended_at,
                void: row.void_at.map(|at| (at, row.void_by.map(UserId::from_sql))),
                seats: vec![seat],
            }),
        }
    }
    matches
}

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

/// Finished matches, which are written by [`commit`](crate::Storage::commit), and everybody's wins,
/// scores and ratings, whose order is decided elsewhere.
#[async_trait]
pub trait MatchStore: Send + Sync {
    /// The last matches of a game on a server, the newest first, on all ladders, void or not: at
    /// most `most`, after the newest `skip`.
    async fn last_matches(
        &self,
        guild: GuildId,
        game: &str,
        skip: u32,
        most: u32,
    ) -> Result<Vec<PlayedMatch>>;

    /// A match of a server; `None` if there is none of that number.
    async fn played_match(&self, guild: GuildId, id: TableId) -> Result<Option<PlayedMatch>>;

    /// Declares a match of a server void, as of now and by this person, or takes that back. Returns
    /// whether that changed anything: it may have been so already, or there is no such match.
    async fn declare_void(
        &self,
        guild: GuildId,
        id: TableId,
        void: Option<(i64, UserId)>,
    ) -> Result<bool>;

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
    /// [`FORMER`] for somebody who is in no result there any more.
    async fn names(&self, guild: GuildId, users: &[UserId]) -> Result<Vec<String>>;

    /// The name somebody had in their latest match on a server; `None` if they have played none.
    async fn name_of(&self, guild: GuildId, user: UserId) -> Result<Option<String>> {
        Ok(self.names(guild, &[user]).await?.pop().filter(|name| name != FORMER))
    }
}
