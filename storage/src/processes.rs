//! Several processes at one database: the keepers of tables, and news between processes.
//!
//! Any process takes any click: the process that has it commits the step, and the revision keeps
//! two of them apart. But one process at a time is the *keeper* of a table: it alone wakes the
//! table and delivers its outbox. A table without a keeper, or with one that is dead, is kept by
//! the first process that commits to it or asks for it with [`ProcessStore::keep`].

use std::time::Duration;

use async_trait::async_trait;

use crate::Result;
use values::{GuildId, Millis, TableId, UserId};

/// The number of a process at a database. One that was taken for dead gets another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ProcessNo(pub i64);

/// What other processes may have changed about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub revision: i64,
    /// The process that keeps it, dead or alive; nobody in a database that is not shared.
    pub keeper: Option<ProcessNo>,
}

/// Who keeps a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeper {
    Me,
    /// This process, from now on, in place of one that died and was last seen at this time.
    Successor(Millis),
    /// Another process, which lives.
    Another,
}

/// A change by another process. News may be lost: they only make a change known sooner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// It has changed a table of which this process is the keeper.
    Table(TableId),
    /// It has changed the settings of a server.
    Server(GuildId),
    /// It has changed the settings of a person.
    Person(UserId),
    /// It has gone, and left its tables to the others.
    Left,
    /// Some news were missed: anything may have changed.
    Missed,
}

/// Working beside other processes. What stands here holds where there are none.
#[async_trait]
pub trait ProcessStore: Send + Sync {
    /// Whether there may be other processes at the same database.
    fn is_shared(&self) -> bool {
        false
    }

    /// The number of this process. `None` while it has been without contact to the database for so
    /// long that the others may take it for dead, and when it only looks in: then it keeps no
    /// table.
    fn process(&self) -> Option<ProcessNo>;

    /// The number of processes alive, this one included, as far as is known here; at least one.
    fn processes(&self) -> u32 {
        1
    }

    /// The lead of the database's clock over this machine's, in milliseconds.
    fn clock_ahead(&self) -> i64 {
        0
    }

    /// Makes this process the keeper of a table, unless another living one is.
    async fn keep(&self, _table: TableId) -> Result<Keeper> {
        Ok(Keeper::Me)
    }

    /// What other processes may have changed about a table, if there is such a table.
    async fn standing(&self, table: TableId) -> Result<Option<Standing>>;

    /// Makes this process the one that has all connections to the gateway, unless another living
    /// one is. Returns whether it is now.
    async fn lead(&self) -> Result<bool> {
        Ok(true)
    }

    /// Takes the right to open connections to the gateway for so long, unless another process has
    /// it. Returns the time to wait before asking again; zero when the right is this process's now.
    /// Waiting reserves nothing: a waiting process may die before its turn comes.
    async fn take_identify(&self, _lasting: Duration) -> Result<Duration> {
        Ok(Duration::ZERO)
    }

    /// Waits for news. Cancelling the wait misses nothing; two waiting callers share them.
    async fn news(&self) -> News {
        std::future::pending().await
    }

    async fn tell(&self, _news: News) -> Result<()> {
        Ok(())
    }
}
