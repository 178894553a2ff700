//! Alerts of new tables.

use async_trait::async_trait;

use crate::{NewRow, Result};
use values::{GuildId, UserId};

/// The shortest time between two alerts to a person.
pub const TOLD_EVERY: i64 = 3_600_000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewAlert {
    pub user: UserId,
    pub row: NewRow,
}

/// The beginning of the key in the outbox of a row that tells somebody of a new table.
pub const ALERT: &str = "alert:";

/// The key of the row that tells this person.
pub fn alert_key(user: UserId) -> String {
    format!("{ALERT}{user}")
}

/// Alerts: who wants them, and whose turn it is.
#[async_trait]
pub trait AlertStore: Send + Sync {
    /// The language of somebody's alerts on a server; `None` if they want none.
    async fn alert_locale(&self, guild: GuildId, user: UserId) -> Result<Option<String>>;

    /// Turns somebody's alerts on a server on, in this language.
    async fn tell_of_tables(&self, guild: GuildId, user: UserId, locale: &str) -> Result<()>;

    /// Turns somebody's alerts on a server off. The time of the last one is kept until
    /// [`Self::forget_alerts`]: if they want alerts again, they get no more for it.
    async fn stop_telling(&self, guild: GuildId, user: UserId) -> Result<()>;

    /// Forgets those who turned their alerts off and had none for an hour.
    async fn forget_alerts(&self, now: i64) -> Result<()>;

    /// Somebody who was to be told at this time heard nothing, for the table was gone before: the
    /// next one may tell them.
    async fn not_told(&self, user: UserId, at: i64) -> Result<()>;

    /// Notes that somebody takes no direct messages: all their alerts are turned off, and their
    /// settings say so.
    async fn unreached(&self, user: UserId) -> Result<()>;

    /// The people to alert of a table that opens on a server now: those who want it and had no
    /// alert on any server for an hour, at most so many, those first who have waited longest. The
    /// host and banned people are not among them.
    async fn to_alert(
        &self,
        guild: GuildId,
        host: UserId,
        now: i64,
        most: u32,
    ) -> Result<Vec<UserId>>;
}
