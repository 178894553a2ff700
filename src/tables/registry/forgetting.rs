//! People and servers are forgotten, everywhere.
//!
//! Open tables, and those in memory, forget somebody through their actors, so that nothing comes
//! back from there. A table at rest is changed where it lies; the guard of its revision keeps an
//! actor that wakes meanwhile from writing what it has read before. Everything else goes by the
//! store's own list.

use std::collections::HashSet;
use std::sync::{MutexGuard, PoisonError};

use tokio::task::JoinSet;

use super::Tables;
use crate::store::{Forgotten, KnowingTable, News};
use crate::tables::archive;
use crate::tables::protocol::TableMsg;
use crate::tables::step::{ForgetError, forget_at_rest};
use values::{GuildId, Millis, TableId, UserId};

/// The number of tables that forget somebody at the same moment.
const AT_ONCE: usize = 16;
/// The number of times that a table is asked that is just waking or going to rest.
const TRIES: usize = 3;
/// The number of times that all tables are looked through which know somebody.
const ROUNDS: usize = 4;

/// The answer of a table to the wish that it forget somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    Done,
    NotYet,
    /// Only another version understands the table.
    Beyond,
}

impl Tables {
    /// Everything about a person goes, everywhere. Whether it has; otherwise it is tried again,
    /// once it was asked for.
    pub async fn forget_person(&self, user: UserId) -> bool {
        let _alone = self.inner.forgetting.lock().await;
        self.forget_now(user).await
    }

    async fn forget_now(&self, user: UserId) -> bool {
        match self.forget_everywhere(user).await {
            Ok(forgotten) => {
                let lines: u64 = forgotten.lines.iter().map(|(_, lines)| lines).sum();
                tracing::info!(lines, "somebody was forgotten");
                true
            }
            Err(error) => {
                tracing::error!(%error, "somebody could not be forgotten yet");
                if matches!(error, ForgetError::Beyond(_)) {
                    self.beyond().insert(user);
                }
                false
            }
        }
    }

    fn beyond(&self) -> MutexGuard<'_, HashSet<UserId>> {
        // The set is whole at every moment.
        self.inner.beyond.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn forget_everywhere(&self, user: UserId) -> Result<Forgotten, ForgetError> {
        let tables = self.forget_at_tables(user).await;
        // A table that can't be changed keeps nothing else back.
        let forgotten = self.inner.tools.store.forget_person(user, false).await;
        self.inner.tools.preferences.forget_person(user);
        // What another process remembers of them would be written back.
        self.inner.tools.store.tell(News::Person(user)).await?;
        tables?;
        Ok(forgotten?)
    }

    async fn forget_at_tables(&self, user: UserId) -> Result<(), ForgetError> {
        // A rematch may call them to a new table while the old ones are asked.
        for round in 1.. {
            let tables = self.inner.tools.store.tables_that_know(user).await?;
            if tables.is_empty() {
                break;
            }
            if round > ROUNDS {
                return Err(ForgetError::Tables(tables.len()));
            }
            self.forget_at_all(tables, user).await?;
        }
        Ok(())
    }

    async fn forget_at_all(
        &self,
        tables: Vec<KnowingTable>,
        user: UserId,
    ) -> Result<(), ForgetError> {
        let mut answers = Vec::new();
        let mut asking = JoinSet::new();
        for table in tables {
            if asking.len() >= AT_ONCE {
                answers.extend(asking.join_next().await);
            }
            let all = self.clone();
            asking.spawn(async move { all.forget_at(table, user).await });
        }
        while let Some(asked) = asking.join_next().await {
            answers.push(asked);
        }
        let count = |which| {
            answers.iter().filter(|answer| matches!(answer, Ok(told) if *told == which)).count()
        };
        let (done, beyond) = (count(Told::Done), count(Told::Beyond));
        match answers.len() - done {
            0 => Ok(()),
            left if left == beyond => Err(ForgetError::Beyond(left)),
            left => Err(ForgetError::Tables(left)),
        }
    }

    /// A table forgets a person.
    async fn forget_at(&self, known: KnowingTable, user: UserId) -> Told {
        let KnowingTable { table, open } = known;
        for _ in 0..TRIES {
            if open || self.is_awake(table) {
                if self.ask(table, |reply| TableMsg::Forget(user, reply)).await.unwrap_or(false) {
                    return Told::Done;
                }
                continue;
            }
            let now = self.inner.tools.clock.now();
            match forget_at_rest(&self.inner.tools.store, known, user, now).await {
                // One that woke in the middle may have read what was there before.
                Ok(()) if self.is_awake(table) => {}
                Ok(()) => return Told::Done,
                Err(error) => tracing::error!(%table, %error, "a table could not forget somebody"),
            }
        }
        if self.understands(table).await { Told::NotYet } else { Told::Beyond }
    }

    /// Whether this version understands what is stored of a table; not, only where that is certain.
    async fn understands(&self, table: TableId) -> bool {
        let Ok(Some(stored)) = self.inner.tools.store.load(table).await else { return true };
        let read = tokio::task::spawn_blocking(move || archive::read_table(&stored).is_ok());
        read.await.unwrap_or(true)
    }

    /// Goes on with those who wish to be forgotten and are not yet, and forgets old matches whose
    /// time has come, and with `servers` those servers. Nobody waits for it.
    pub(super) fn forget_in_time(&self, now: Millis, servers: bool) {
        let all = self.clone();
        tokio::spawn(async move {
            // Somebody is at it.
            let Ok(_alone) = all.inner.forgetting.try_lock() else { return };
            match all.inner.tools.store.forget_requests().await {
                Ok(users) => {
                    for user in users {
                        if all.beyond().contains(&user) {
                            continue;
                        }
                        all.forget_now(user).await;
                    }
                }
                Err(error) => tracing::error!(%error, "it cannot be read who is to be forgotten"),
            }
            if servers {
                all.forget_gone_servers(now).await;
            }
            all.inner.tools.store.shred_rest().await;
            all.forget_old_matches().await;
        });
    }

    async fn forget_gone_servers(&self, now: Millis) {
        let Some(before) = self.inner.retention.servers_before(now) else { return };
        match self.inner.tools.store.servers_left_before(before).await {
            Ok(guilds) => {
                for guild in guilds {
                    // It may have come back while others were forgotten.
                    if let Ok(true) = self.inner.tools.store.has_left(guild).await {
                        self.forget_server(guild).await;
                    }
                }
            }
            Err(error) => tracing::error!(%error, "it cannot be read which servers are gone"),
        }
    }

    async fn forget_server(&self, guild: GuildId) {
        let forgotten = async {
            for table in self.inner.tools.store.tables_of(guild).await? {
                if self.is_awake(table) && !self.ask(table, TableMsg::Erase).await.unwrap_or(false)
                {
                    return Err(ForgetError::Tables(1));
                }
            }
            let forgotten = self.inner.tools.store.forget_server(guild).await;
            self.inner.tools.preferences.forget_server(guild);
            Ok(forgotten?)
        };
        match forgotten.await {
            Ok(forgotten) => tracing::info!(?forgotten.lines, "a server was forgotten"),
            Err(error) => tracing::error!(%error, "a server could not be forgotten yet"),
        }
    }
}
