//! Several processes at one database: which of them looks after a table, and what they tell each
//! other.
//!
//! Any process takes any click: a step is committed by whoever has it, and its revision keeps two
//! of them apart. But one process at a time is the *keeper* of a table: it alone wakes the table
//! and sends what the table has to send. A table without a keeper, or with one that is dead, is
//! kept by whoever commits to it first or asks for it with [`ProcessStore::keep`].

use std::time::Duration;

use async_trait::async_trait;

use crate::Result;
use values::{GuildId, TableId, UserId};

/// The number of a process at a database. One that was taken for dead gets another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ProcessNo(pub i64);

/// What another process has done. It may be lost; nothing may depend on it but how soon something
/// is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// It has changed a table of which this process is the keeper.
    Table(TableId),
    /// It has changed what holds on a server.
    Server(GuildId),
    /// It has changed what somebody wants.
    Person(UserId),
    /// It has gone, and left its tables to the others.
    Left,
    /// Some were missed: anything may have changed.
    Missed,
}

/// Working beside other processes.
#[async_trait]
pub trait ProcessStore: Send + Sync {
    /// Whether there may be other processes at the same database.
    fn is_shared(&self) -> bool;

    /// The number of this process. `None` while the database was not heard of for so long that the
    /// others may take this one for dead, and when it only looks in: then it keeps no table.
    fn process(&self) -> Option<ProcessNo>;

    /// How many processes are alive, this one among them, as far as is known here; at least one.
    fn processes(&self) -> u32;

    /// By how many milliseconds the clock of the database is ahead of this machine's.
    fn clock_ahead(&self) -> i64;

    /// Makes this process the keeper of a table, unless another one is that lives. Gives whether it
    /// is now.
    async fn keep(&self, table: TableId) -> Result<bool>;

    /// The present revision of a table, if there is such a table.
    async fn revision(&self, table: TableId) -> Result<Option<i64>>;

    /// Makes this process the one that has all connections to the gateway, unless another one is
    /// that lives. Gives whether it is now.
    async fn lead(&self) -> Result<bool>;

    /// Takes the right to open connections to the gateway for so long, unless another process has
    /// it. Gives after how long to ask again; zero when it is this one's now. Whoever waits
    /// reserves nothing: it may die before its turn comes.
    async fn take_identify(&self, lasting: Duration) -> Result<Duration>;

    /// Waits for news. Whoever stops waiting misses nothing; two that wait share them.
    async fn news(&self) -> News;

    async fn tell(&self, news: News) -> Result<()>;
}
