//! People and servers are forgotten, everywhere.
//!
//! Open tables, and those in memory, forget somebody through their actors, so that nothing comes
//! back from there. A table at rest is changed where it lies; the guard of its revision keeps an
//! actor that wakes meanwhile from writing what it has read before. Everything else goes by the
//! store's own list.

use std::collections::HashMap;
use std::sync::{MutexGuard, PoisonError};

use tokio::task::JoinSet;

use super::Tables;
use crate::store::{Forgotten, News, StoreError, TableLine};
use crate::tables::archive;
use crate::tables::protocol::TableMsg;
use crate::tables::step::{ForgetError, forget_at_rest};
use crate::tools::task::{boxed, spawn};
use values::{GuildId, Millis, TableId, UserId};

/// The number of tables that forget somebody at the same moment.
const AT_ONCE: usize = 16;
/// The number of times that a table is asked that is just waking or going to rest.
const TRIES: usize = 3;
/// The number of times that all tables are looked through which know somebody.
const ROUNDS: usize = 4;

/// The reason why a table has not forgotten somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kept {
    /// Something failed: it is tried again.
    NotYet,
    /// Only another version understands the table.
    Beyond,
}

/// The tables that couldn't forget somebody of whom this process has deleted everything else, and
/// whether they were open. What has been begun since is theirs: only these are asked again.
pub(super) type Left = HashMap<TableId, (Kept, bool)>;

fn not_yet(known: &TableLine) -> (TableId, (Kept, bool)) {
    (known.table, (Kept::NotYet, known.open))
}

impl Tables {
    /// Everything about a person goes, everywhere. Whether it has; otherwise it is tried again,
    /// once it was asked for.
    pub async fn forget_person(&self, user: UserId) -> bool {
        let _alone = self.inner.forgetting.lock().await;
        self.forget_now(user).await
    }

    async fn forget_now(&self, user: UserId) -> bool {
        self.left().remove(&user);
        match self.forget_everywhere(user).await {
            Ok((forgotten, left)) => {
                let lines: u64 = forgotten.lines.iter().map(|(_, lines)| lines).sum();
                tracing::info!(lines, "somebody was forgotten");
                self.keep_in_mind(user, left)
            }
            Err(error) => {
                tracing::error!(%error, "somebody could not be forgotten yet");
                false
            }
        }
    }

    /// Notes what is left of somebody. Whether that is nothing.
    fn keep_in_mind(&self, user: UserId, left: Left) -> bool {
        if left.is_empty() {
            self.left().remove(&user);
            return true;
        }
        let beyond = left.values().filter(|(kept, _)| *kept == Kept::Beyond).count();
        if self.left().get(&user) != Some(&left) {
            tracing::error!(
                tables = left.len(),
                of_other_versions = beyond,
                "somebody is forgotten but for tables that could not be changed"
            );
        }
        self.left().insert(user, left);
        false
    }

    fn left(&self) -> MutexGuard<'_, HashMap<UserId, Left>> {
        // The map is whole at every moment.
        self.inner.left.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn forget_everywhere(&self, user: UserId) -> Result<(Forgotten, Left), StoreError> {
        let (store, left) = (&self.inner.tools.store, self.forget_at_tables(user).await);
        // A table that can't be changed keeps nothing else back.
        let forgotten = store.forget_person(user, false).await;
        self.inner.tools.preferences.forget_person(user);
        // What another process remembers of them would be written back.
        store.tell(News::Person(user)).await?;
        let (forgotten, left) = (forgotten?, left?);
        if left.is_empty() {
            // Also where they have sat down somewhere meanwhile.
            store.grant_wish(user).await?;
        }
        Ok((forgotten, left))
    }

    async fn forget_at_tables(&self, user: UserId) -> Result<Left, StoreError> {
        let mut left = Left::new();
        // A rematch may call them to a new table while the old ones are asked.
        for round in 0..=ROUNDS {
            let mut tables = self.inner.tools.store.tables_that_know(user).await?;
            tables.retain(|known| !left.contains_key(&known.table));
            if tables.is_empty() {
                break;
            }
            if round < ROUNDS {
                left.extend(self.forget_at_all(tables, user).await);
            } else {
                left.extend(tables.iter().map(not_yet));
            }
        }
        Ok(left)
    }

    /// Those of these tables that could not forget a person.
    async fn forget_at_all(&self, tables: Vec<TableLine>, user: UserId) -> Left {
        let mut left: Left = tables.iter().map(not_yet).collect();
        let mut asking = JoinSet::new();
        let mut tables = tables.into_iter();
        loop {
            while asking.len() < AT_ONCE
                && let Some(known) = tables.next()
            {
                let all = self.clone();
                asking.spawn(boxed(async move { (known, all.forget_at(known, user).await) }));
            }
            match asking.join_next().await {
                Some(Ok((known, Ok(())))) => drop(left.remove(&known.table)),
                Some(Ok((known, Err(kept)))) => drop(left.insert(known.table, (kept, known.open))),
                // It panicked, which the log says.
                Some(Err(_)) => {}
                None => return left,
            }
        }
    }

    async fn forget_at(&self, known: TableLine, user: UserId) -> Result<(), Kept> {
        let TableLine { table, open } = known;
        for _ in 0..TRIES {
            if open || self.is_awake(table) {
                if self.ask(table, |reply| TableMsg::Forget(user, reply)).await.unwrap_or(false) {
                    return Ok(());
                }
                continue;
            }
            let now = self.inner.tools.clock.now();
            match forget_at_rest(&self.inner.tools.store, known, user, now).await {
                // One that woke in the middle may have read what was there before.
                Ok(()) if self.is_awake(table) => {}
                Ok(()) => return Ok(()),
                Err(error) => tracing::error!(%table, %error, "a table could not forget somebody"),
            }
        }
        if self.understands(table).await {
            return Err(Kept::NotYet);
        }
        // Nobody plays on at a table that is over.
        if !open && self.ask(table, TableMsg::Erase).await.unwrap_or(false) {
            return Ok(());
        }
        Err(Kept::Beyond)
    }

    /// Whether this version understands what is stored of a table; not, only where that is certain.
    async fn understands(&self, table: TableId) -> bool {
        let Ok(Some(stored)) = self.inner.tools.store.load(table).await else { return true };
        let read = tokio::task::spawn_blocking(move || archive::read_table(&stored).is_ok());
        read.await.unwrap_or(true)
    }

    /// Goes on with somebody who wishes to be forgotten and is not yet.
    async fn go_on_forgetting(&self, user: UserId) -> Result<(), StoreError> {
        let Some(mut left) = self.left().get(&user).cloned() else {
            self.forget_now(user).await;
            return Ok(());
        };
        let known = self.inner.tools.store.tables_that_know(user).await?;
        let goes_on = |table| known.iter().any(|known| known.table == table && known.open);
        // A match that has ended with them in it has written down how.
        if left.iter().any(|(table, (_, open))| *open && !goes_on(*table)) {
            self.forget_now(user).await;
            return Ok(());
        }
        left.retain(|table, _| known.iter().any(|known| known.table == *table));
        let is_again =
            |known: &TableLine| matches!(left.get(&known.table), Some((Kept::NotYet, _)));
        let again: Vec<_> = known.into_iter().filter(is_again).collect();
        let open: Vec<_> = again.iter().filter(|known| known.open).map(|it| it.table).collect();
        left.retain(|_, (kept, _)| *kept == Kept::Beyond);
        left.extend(self.forget_at_all(again, user).await);
        for table in open {
            if left.is_empty() && !self.ask(table, TableMsg::IsOpen).await.unwrap_or(true) {
                // It may have ended just before it was asked, and have written down how.
                self.forget_now(user).await;
                return Ok(());
            }
        }
        if left.is_empty() {
            self.inner.tools.store.grant_wish(user).await?;
        }
        self.keep_in_mind(user, left);
        Ok(())
    }

    /// Goes on with those who wish to be forgotten and are not yet, and forgets matches (`old`) and
    /// servers whose time has come. Nobody waits for it.
    pub(super) fn forget_in_time(&self, now: Millis, old: bool, servers: bool) {
        let all = self.clone();
        spawn(async move {
            // Somebody is at it.
            let Ok(_alone) = all.inner.forgetting.try_lock() else { return };
            match all.inner.tools.store.forget_requests().await {
                Ok(users) => {
                    // Another process may have granted a wish.
                    all.left().retain(|user, _| users.contains(user));
                    for user in users {
                        if let Err(error) = all.go_on_forgetting(user).await {
                            tracing::error!(%error, "somebody could not be forgotten yet");
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "it cannot be read who is to be forgotten"),
            }
            if servers {
                all.forget_gone_servers(now).await;
            }
            if old {
                all.forget_old_matches().await;
            }
            all.inner.tools.store.shred_rest().await;
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
