//! The deal of the day: what everybody is dealt, what each person makes of it, and who shared it
//! where.

use async_trait::async_trait;

use crate::{CommitError, Result};
use values::{GuildId, InteractionId, UserId};

/// A game and a day, the number of days since 1970 (UTC).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailyKey {
    pub game: &'static str,
    pub day: u32,
}

/// The deal of a day, as it was written down. It holds every hand: it has no `Debug`.
pub struct StoredDaily {
    /// What its cards come from.
    pub seed: Vec<u8>,
    /// What is dealt, opaque here.
    pub body: String,
    /// How many games bots have played for par.
    pub par_games: u32,
    /// What the person's seat came to in all of them together.
    pub par_sum: u64,
}

/// Somebody's attempt, as it was last committed. It holds choices that are still hidden: it has no
/// `Debug`.
pub struct StoredAttempt {
    /// Where it counts.
    pub guild: GuildId,
    /// The person's name there.
    pub name: String,
    /// How often the person has chosen.
    pub step: u32,
    /// What was chosen, opaque here.
    pub moves: String,
}

/// An attempt that begins.
pub struct NewAttempt<'a> {
    pub user: UserId,
    /// Where it counts.
    pub guild: GuildId,
    /// The person's name there.
    pub name: &'a str,
    /// What was chosen before the person is asked, opaque here.
    pub moves: &'a str,
}

/// What a click changes in an attempt.
pub struct AttemptStep<'a> {
    pub user: UserId,
    /// How often the person had chosen before.
    pub from: u32,
    /// How often they have now.
    pub step: u32,
    /// What was chosen so far, opaque here.
    pub moves: &'a str,
    /// What it came to, when it is over.
    pub score: Option<u32>,
}

/// What somebody's attempts of some days came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyLine {
    pub user: UserId,
    /// Their name, as it was shown last.
    pub name: String,
    /// On how many days they played to the end.
    pub days: u32,
    /// The scores of all of them together.
    pub total: u64,
}

/// The deal of the day.
#[async_trait]
pub trait DailyStore: Send + Sync {
    /// The secret that the seeds come from. The first one that is offered stays for ever.
    async fn daily_secret(&self, offered: &[u8]) -> Result<Vec<u8>>;

    /// The deal of a day; `None` while nobody has asked for it.
    async fn daily_deal(&self, key: DailyKey) -> Result<Option<StoredDaily>>;

    /// Writes down the deal of a day, unless it is there already.
    async fn keep_daily_deal(&self, key: DailyKey, seed: &[u8], body: &str) -> Result<()>;

    async fn keep_daily_par(&self, key: DailyKey, games: u32, sum: u64) -> Result<()>;

    /// Somebody's attempt at the deal of a day.
    async fn daily_attempt(&self, key: DailyKey, user: UserId) -> Result<Option<StoredAttempt>>;

    /// Begins an attempt; the one that is there already stays as it is.
    ///
    /// # Errors
    /// [`CommitError::AlreadyHandled`], or when the database fails; then nothing has changed.
    async fn begin_daily(
        &self,
        key: DailyKey,
        attempt: NewAttempt<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError>;

    /// Commits what a click changes in an attempt.
    ///
    /// # Errors
    /// [`CommitError::AlreadyHandled`]; [`CommitError::Outdated`] when the attempt has gone on
    /// meanwhile; or when the database fails. Then nothing has changed.
    async fn step_daily(
        &self,
        key: DailyKey,
        step: AttemptStep<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError>;

    /// What everybody on a server came to on a day.
    async fn daily_scores(&self, key: DailyKey, guild: GuildId) -> Result<Vec<(UserId, u32)>>;

    /// On how many days in a row somebody has played to the end, the last of which is this one.
    async fn daily_streak(&self, key: DailyKey, user: UserId) -> Result<u32>;

    /// What everybody on a server came to from one day to another, both included.
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
