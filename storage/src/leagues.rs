//! Leagues: people sign up, and are paired for a duel a week.

use async_trait::async_trait;

use crate::{NewDuel, Result};
use league::Member;
use values::{ChannelId, GuildId, InteractionId, UserId};

/// A league that is made.
pub struct NewLeague<'a> {
    /// The click that makes it, by which it is known from then on.
    pub id: InteractionId,
    pub game: &'static str,
    pub guild: GuildId,
    /// Where each week is announced.
    pub channel: ChannelId,
    /// The language of the server.
    pub locale: &'a str,
    pub weeks: u32,
}

#[derive(Debug)]
pub struct StoredLeague {
    pub game: String,
    pub guild: GuildId,
    pub channel: ChannelId,
    pub locale: String,
    pub weeks: u32,
    /// The present week, from 1, or the last; 0: people sign up.
    pub week: u32,
    /// When that began; of a league that is over, when it ended.
    pub since: i64,
    /// Until it is over.
    pub open: bool,
    /// Everybody who has ever signed up, in that order.
    pub members: Vec<Member>,
    /// The pairings of all weeks so far, in order.
    pub pairings: Vec<StoredPairing>,
}

/// A pairing of a week. Its result is opaque here.
#[derive(Debug)]
pub struct StoredPairing {
    pub week: u32,
    /// Its number in that week, from 0.
    pub number: u32,
    /// The two members; `None`: the first has nobody to play with.
    pub members: (InteractionId, Option<InteractionId>),
    pub duel: Option<InteractionId>,
    /// The scores of those who have played their duel to the end, if it is still stored.
    pub scores: [Option<u32>; 2],
    /// Stored when its week is over.
    pub result: Option<String>,
    /// The result that counts instead.
    pub correction: Option<String>,
}

/// A pairing of the week that begins.
pub struct NewPairing<'a> {
    /// A member.
    pub first: InteractionId,
    /// Another one, and their duel; `None`: the first has nobody to play with.
    pub second: Option<(InteractionId, NewDuel<'a>)>,
}

/// The end of a week, or of the time to sign up, and what comes next.
pub struct WeekTurn<'a> {
    pub league: InteractionId,
    /// The week that ends.
    pub ends: u32,
    /// The results of its pairings, by their numbers.
    pub results: &'a [(u32, &'static str)],
    /// The pairings of the week that begins; `None`: the league is over.
    pub begins: Option<Vec<NewPairing<'a>>>,
}

#[async_trait]
pub trait LeagueStore: Send + Sync {
    /// Makes a league; `false` where one is open on that server in that game.
    async fn make_league(&self, league: NewLeague<'_>, now: i64) -> Result<bool>;

    /// A league as it was at one moment; `None` for one that was deleted.
    async fn league(&self, id: InteractionId) -> Result<Option<StoredLeague>>;

    /// The latest league of a server in a game: no other one can be open.
    async fn latest_league(&self, guild: GuildId, game: &str) -> Result<Option<InteractionId>>;

    /// Signs somebody up, or again after they had left.
    async fn join_league(
        &self,
        league: InteractionId,
        click: InteractionId,
        (user, name): (UserId, &str),
    ) -> Result<()>;

    /// Notes that somebody is not drawn any more.
    async fn leave_league(&self, league: InteractionId, user: UserId) -> Result<()>;

    /// Ends a week and begins the next, all at once; `false` where somebody else has done it.
    async fn turn_week(&self, turn: WeekTurn<'_>, now: i64) -> Result<bool>;

    /// Stores what counts for a pairing instead of its result; `None`: the result.
    async fn correct_pairing(
        &self,
        league: InteractionId,
        week: u32,
        number: u32,
        correction: Option<&str>,
    ) -> Result<()>;

    /// Open leagues whose present week began at a moment or before.
    async fn leagues_due(&self, began: i64) -> Result<Vec<InteractionId>>;

    /// Deletes leagues that have been over, or waited for their start, since before a moment, at
    /// most so many, the oldest first. Returns how many.
    async fn forget_leagues(&self, before: i64, most: u32) -> Result<u64>;
}
