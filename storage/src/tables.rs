//! Stored tables: creating, finding and loading one.

use std::collections::HashSet;

use async_trait::async_trait;

use crate::{NewAlert, NewRow, Result};
use values::{ChannelId, GuildId, InteractionId, TableId, TableTag, UserId};

/// A table to be created.
#[derive(Debug)]
pub struct NewTable<'a> {
    pub guild: GuildId,
    /// The channel or thread it is played in.
    pub channel: ChannelId,
    pub state: &'a str,
    pub people: &'a [StoredPerson],
    /// The next time to look at it, in milliseconds since 1970.
    pub wake_at: Option<i64>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    pub row: &'a NewRow,
    /// The alerts that it has opened.
    pub alerts: &'a [NewAlert],
    /// The key that its buttons carry.
    pub key: u32,
    /// The interaction that asks for it, if one does: marked as handled, even if another table is
    /// open already.
    pub interaction: Option<InteractionId>,
}

/// The result of creating a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    New(TableId),
    /// This one is already open in that channel.
    Other(TableId),
    /// The interaction was handled before; nothing has changed.
    AlreadyHandled,
}

/// Somebody at a table. While it is open, their name is kept here alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPerson {
    /// The index of their seat; `None` for an invited person, or a host without a seat.
    pub seat: Option<usize>,
    /// The person; `None` for a bot.
    pub user: Option<UserId>,
    /// The name they are shown with there.
    pub name: String,
    /// Whether they left in the middle of the match.
    pub left: bool,
}

/// A table as it was last committed. Hands and the secret of its seal are in it, so it has no
/// `Debug`.
pub struct StoredTable {
    /// Its number, and the key that its buttons carry.
    pub tag: TableTag,
    /// The revision that the next commit must name.
    pub revision: i64,
    pub state: String,
    /// Everybody at it: first the seats in their order, then the others.
    pub people: Vec<StoredPerson>,
    /// The events of its match, in order.
    pub events: Vec<String>,
}

/// A table without its contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableLine {
    pub table: TableId,
    /// Whether it still occupies its channel.
    pub open: bool,
}

/// Tables: creating, finding, loading and waking them. They change by
/// [`commit`](crate::Storage::commit).
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Creates a table, unless one is open in that channel.
    async fn create(&self, table: NewTable<'_>) -> Result<Created>;

    async fn open_in(&self, channel: ChannelId) -> Result<Option<TableId>>;

    /// The open table at which a person sits, among those of these channels; if there are several,
    /// the one of the first channel.
    async fn seated_in(&self, channels: [ChannelId; 2], user: UserId) -> Result<Option<TableId>>;

    async fn open_of(&self, guild: GuildId) -> Result<Vec<TableId>>;

    async fn open_tables(&self) -> Result<usize>;

    /// Everything about a table; `None` when there is no such table.
    async fn load(&self, table: TableId) -> Result<Option<StoredTable>>;

    /// Marks an interaction as handled; `false` if it was already.
    async fn claim(&self, interaction: InteractionId, now: i64) -> Result<bool>;

    /// Closes a table that is damaged; its stored data stays. Returns its channel, if it was open.
    async fn give_up(&self, table: TableId, now: i64) -> Result<Option<ChannelId>>;

    /// The tables that must be looked at first, and when, except for those of `but`, which are
    /// being looked at, and those that another process keeps: at most so many.
    async fn next_wakes(&self, but: &HashSet<TableId>, most: usize) -> Result<Vec<(TableId, i64)>>;

    /// Puts off a table that could not be woken: twice as long each time, from ten seconds to six
    /// hours. Returns the moment of the next attempt.
    async fn put_off(&self, table: TableId, now: i64) -> Result<i64>;

    /// Deletes the tables whose matches ended before a moment, or that were given up and are as
    /// old; the results stay. At most `most` of each at once, so that nobody waits for it; not
    /// those that still have something to send. Returns their number.
    async fn forget_matches(&self, before: i64, most: u32) -> Result<u64>;

    /// The same for matches that ended longer ago than their server wants to keep them.
    async fn forget_matches_of_servers(&self, now: i64, most: u32) -> Result<u64>;

    /// The same for lobbies that were closed before a moment and never became a match.
    async fn forget_lobbies(&self, before: i64, most: u32) -> Result<u64>;
}

/// The time in milliseconds for which a table is put off that could not be woken, after so many
/// failures before: twice as long each time, from ten seconds to six hours.
pub fn rest_after(failures: i64) -> i64 {
    (10_000_i64 << failures.clamp(0, 12)).min(21_600_000)
}
