//! The deal of the day: the deals, each person's attempt, and the servers it was shared to.

use async_trait::async_trait;

use crate::{CommitError, Result};
use values::{GuildId, InteractionId, UserId};

/// A game and a day, the number of days since 1970 (UTC).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailyKey {
    pub game: &'static str,
    pub day: u32,
}

/// The stored deal of a day. It holds every hand: it has no `Debug`.
pub struct StoredDaily {
    /// The seed of its cards.
    pub seed: Vec<u8>,
    /// The deal itself, opaque here.
    pub body: String,
    /// The number of games that bots have played for par.
    pub par_games: u32,
    /// The sum of the scores of the person's seat in them.
    pub par_sum: u64,
}

/// Somebody's attempt, as it was last committed. It holds choices that are still hidden: it has no
/// `Debug`.
pub struct StoredAttempt {
    /// The server where it counts.
    pub guild: GuildId,
    /// The person's name there.
    pub name: String,
    /// The number of choices the person has made.
    pub step: u32,
    /// The choices, opaque here.
    pub moves: String,
}

/// An attempt that begins.
pub struct NewAttempt<'a> {
    pub user: UserId,
    /// The server where it counts.
    pub guild: GuildId,
    /// The person's name there.
    pub name: &'a str,
    /// The choices before the person is first asked, opaque here.
    pub moves: &'a str,
}

/// The change of an attempt by a click.
pub struct AttemptStep<'a> {
    pub user: UserId,
    /// The number of choices the person had made before.
    pub from: u32,
    /// The number of choices with this one.
    pub step: u32,
    /// The choices so far, opaque here.
    pub moves: &'a str,
    /// The final score, when it is over.
    pub score: Option<u32>,
}

/// The results of somebody's attempts of some days.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyLine {
    pub user: UserId,
    /// Their name, as it was shown last.
    pub name: String,
    /// The number of days on which they played to the end.
    pub days: u32,
    /// The scores of all of them together.
    pub total: u64,
}

#[async_trait]
pub trait DailyStore: Send + Sync {
    /// The secret from which the seeds are derived. The first one that is offered stays for ever.
    async fn daily_secret(&self, offered: &[u8]) -> Result<Vec<u8>>;

    /// The deal of a day; `None` while nobody has asked for it.
    async fn daily_deal(&self, key: DailyKey) -> Result<Option<StoredDaily>>;

    /// Stores the deal of a day, unless there is one.
    async fn keep_daily_deal(&self, key: DailyKey, seed: &[u8], body: &str) -> Result<()>;

    async fn keep_daily_par(&self, key: DailyKey, games: u32, sum: u64) -> Result<()>;

    async fn daily_attempt(&self, key: DailyKey, user: UserId) -> Result<Option<StoredAttempt>>;

    /// Begins an attempt. An existing one stays as it is; but before the first choice it counts for
    /// the server of this one from then on.
    /// Errors: [`CommitError::AlreadyHandled`].
    async fn begin_daily(
        &self,
        key: DailyKey,
        attempt: NewAttempt<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError>;

    /// Commits the change of an attempt by a click.
    /// Errors: [`CommitError::AlreadyHandled`]; [`CommitError::Outdated`] when the attempt has gone
    /// on meanwhile.
    async fn step_daily(
        &self,
        key: DailyKey,
        step: AttemptStep<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError>;

    /// The scores of everybody on a server on a day.
    async fn daily_scores(&self, key: DailyKey, guild: GuildId) -> Result<Vec<(UserId, u32)>>;

    /// The number of days in a row on which somebody has played to the end, up to this one.
    async fn daily_streak(&self, key: DailyKey, user: UserId) -> Result<u32>;

    /// The results of everybody on a server from one day to another, both included.
    async fn daily_lines(
        &self,
        game: &'static str,
        guild: GuildId,
        (first, last): (u32, u32),
    ) -> Result<Vec<DailyLine>>;

    /// Whether somebody has shared the result of a day on a server.
    async fn is_daily_shared(&self, key: DailyKey, user: UserId, guild: GuildId) -> Result<bool>;

    /// Notes that somebody shares the result of a day on a server; `false` when they did before.
    async fn share_daily(&self, key: DailyKey, user: UserId, guild: GuildId) -> Result<bool>;
}
