//! Finished matches and the results of their seats, from which leaderboards, ratings and statistics
//! follow.

use async_trait::async_trait;

use crate::Result;
use values::{GuildId, TableId, UserId};

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

impl FinishedMatch {
    /// The number of its seats, and of the bots among them.
    #[must_use]
    pub fn seats_and_bots(&self) -> (i64, i64) {
        let bots = self.seats.iter().filter(|seat| seat.bot.is_some()).count();
        let number = |count| i64::try_from(count).unwrap_or(i64::MAX);
        (number(self.seats.len()), number(bots))
    }
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
    /// The number of its table.
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
    pub won: bool,
    pub score: i64,
}

/// Groups rows by match; the rows of a match must be adjacent.
#[must_use]
pub fn together(rows: Vec<PlayedRow>) -> Vec<PlayedMatch> {
    let mut matches: Vec<PlayedMatch> = Vec::new();
    for row in rows {
        let id = TableId::from_sql(row.id);
        let seat = PlayedSeat { name: row.name, won: row.won, score: row.score };
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

/// Finished matches, as moderators see them. They are written by
/// [`commit`](crate::Storage::commit).
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
}
