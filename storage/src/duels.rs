//! Duels: one deal that two people play, each against the same bots.

use async_trait::async_trait;

use crate::{AttemptStep, CommitError, Result};
use values::{GuildId, InteractionId, UserId};

/// A duel that is made, before anybody has seen its cards. It holds every hand: it has no `Debug`.
pub struct NewDuel<'a> {
    /// The command that makes it, by which it is known from then on.
    pub id: InteractionId,
    pub game: &'static str,
    pub guild: GuildId,
    /// From when on it can neither be begun nor continued.
    pub closes_at: i64,
    /// The seed of its cards.
    pub seed: &'a [u8],
    /// The deal itself, opaque here.
    pub body: &'a str,
    /// Who challenges, then who is challenged, with the names by which they are shown.
    pub duelists: [(UserId, &'a str); 2],
}

/// A stored duel. It holds every hand: it has no `Debug`.
pub struct StoredDuel {
    pub game: String,
    pub guild: GuildId,
    pub made_at: i64,
    pub closes_at: i64,
    /// The seed of its cards.
    pub seed: Vec<u8>,
    /// The deal itself, opaque here.
    pub body: String,
    /// Whether the result was shown to the channel.
    pub shared: bool,
    /// Who challenged, then who was challenged.
    pub duelists: Vec<Duelist>,
}

/// One of the two, and their attempt as it was last committed. It holds choices that are still
/// hidden: it has no `Debug`.
pub struct Duelist {
    /// `None`: somebody who wished to be forgotten.
    pub user: Option<UserId>,
    /// Their name, as it is shown.
    pub name: String,
    /// The choices, opaque here; `None` before the attempt begins.
    pub moves: Option<String>,
}

#[async_trait]
pub trait DuelStore: Send + Sync {
    /// Makes a duel.
    /// Errors: [`CommitError::AlreadyHandled`] when the command has made it before.
    async fn make_duel(&self, duel: NewDuel<'_>, now: i64) -> Result<(), CommitError>;

    /// A duel; `None` for one that was deleted.
    async fn duel(&self, id: InteractionId) -> Result<Option<StoredDuel>>;

    /// Begins somebody's attempt, with the choices before they are first asked; one that has begun
    /// stays as it is.
    /// Errors: [`CommitError::AlreadyHandled`].
    async fn begin_duel(
        &self,
        id: InteractionId,
        user: UserId,
        moves: &str,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError>;

    /// Commits the change of an attempt by a click.
    /// Errors: [`CommitError::AlreadyHandled`]; [`CommitError::Outdated`] when the attempt has gone
    /// on meanwhile.
    async fn step_duel(
        &self,
        id: InteractionId,
        step: AttemptStep<'_>,
        interaction: Option<InteractionId>,
        now: i64,
    ) -> Result<(), CommitError>;

    /// Notes that the result of a duel is shown to the channel; `false` when it was before.
    async fn share_duel(&self, id: InteractionId, now: i64) -> Result<bool>;

    /// Deletes duels that were made before a moment, at most so many, the oldest first; but none that
    /// decides a pairing of a league whose result is not stored yet. Returns how many.
    async fn forget_duels(&self, before: i64, most: u32) -> Result<u64>;
}
