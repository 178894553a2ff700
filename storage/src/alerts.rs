//! Who wants to be told of new tables.

use async_trait::async_trait;

use crate::{NewRow, Result};
use values::{GuildId, UserId};

/// Nobody is told of a new table more often than this.
pub const TOLD_EVERY: i64 = 3_600_000;

/// Somebody who is to be told of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewAlert {
    pub user: UserId,
    pub row: NewRow,
}

/// Who wants to be told of new tables.
#[async_trait]
pub trait AlertStore: Send + Sync {
    /// The language in which somebody is told of new tables on a server; `None` when they do not
    /// want to be.
    async fn alert_locale(&self, guild: GuildId, user: UserId) -> Result<Option<String>>;

    /// From now on somebody is told of new tables on a server, in this language.
    async fn tell_of_tables(&self, guild: GuildId, user: UserId, locale: &str) -> Result<()>;

    /// … or not any more. When they were told last is known for another hour: should they want to
    /// be told again, they are told no more often.
    async fn stop_telling(&self, guild: GuildId, user: UserId, now: i64) -> Result<()>;

    /// Somebody takes no direct messages: they are told of no table on any server, and that this is
    /// so.
    async fn unreached(&self, user: UserId) -> Result<()>;

    /// Who wants to be told of a table that opens on a server now, and has not been told of one
    /// anywhere for an hour: at most so many, those first who have waited longest. Not whoever
    /// opens it, and nobody who may not join.
    async fn to_alert(
        &self,
        guild: GuildId,
        host: UserId,
        now: i64,
        most: u32,
    ) -> Result<Vec<UserId>>;
}
