//! Wakes tables whose time has come, and clears away what nobody wants any more.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;

use std::time::Duration;

use tokio::task::JoinSet;

use super::Tables;
use crate::store::{News, Store, StoreError};
use crate::tables::protocol::TableMsg;
use crate::tools::task::{boxed, spawn};
use values::{InteractionId, Millis, TableId};

/// Tables that may be woken at the same moment.
const WAKING: usize = 64;
/// The number of tables that may wait for their bots besides.
const THINKING: usize = 1_000;
/// The number of tables with something to send that are woken at the same moment.
const SWEEPING: usize = 16;
/// The most old matches that are forgotten in a sweep: the writer has better things to do.
const FORGETTING: u32 = 50;
/// For how long a lobby is kept that was closed without a match.
const LOBBIES_KEPT: Millis = 24 * 3_600_000;
/// A duel is kept for so long after it was made: 90 days.
const DUELS_KEPT: Millis = 90 * 24 * 3_600_000;
/// A league is kept for so long after it was over: 180 days.
const LEAGUES_KEPT: Millis = 180 * 24 * 3_600_000;
/// The interval at which the outbox is looked through for tables that nobody looks after.
const SWEEP_EVERY: Millis = 60_000;
/// The time after the start in which Discord tells of every server where the bot is, and a machine
/// that began with another date has put it right: nothing is forgotten for its age before that.
const HEARD_OF_ALL: Duration = Duration::from_millis(HEARD_OF_ALL_MS.unsigned_abs());
const HEARD_OF_ALL_MS: Millis = 600_000;
/// The interval at which the clock is compared with itself.
const CLOCK_EVERY: Duration = Duration::from_secs(1);
/// By how much a clock may be put right without anybody noticing.
const UNNOTICED: Millis = 1_000;
/// The pause before it is looked again whether the database is heard of.
const SILENT: Duration = Duration::from_millis(500);
/// The same where other processes may leave tables behind.
const LOOK_EVERY: Millis = 3_000;

/// Writes something that is soon forgotten, so that a database that takes changes again is known to
/// do so before somebody makes one. No number of an interaction is as low as a time.
async fn try_to_write(store: &Store, now: Millis) {
    // It still fails, which was told with the step that failed first.
    let _ = store.claim(InteractionId(now.unsigned_abs()), now).await;
}

impl Tables {
    /// Looks after the tables until the program ends: wakes those whose time has come, and those
    /// that an earlier run has left with something to send.
    ///
    /// A table that cannot be woken is put off in the database, longer each time, so that thousands
    /// of them hold up no other; one that breaks off while it is woken is put off like one.
    pub async fn keep(&self) {
        let mut waking: JoinSet<()> = JoinSet::new();
        let mut tables: HashMap<tokio::task::Id, TableId> = HashMap::new();
        let mut busy: HashSet<TableId> = HashSet::new();
        let began = self.inner.tools.clock.ticks();
        let mut sweep_at = self.inner.tools.clock.now();
        let mut look_at = sweep_at;
        loop {
            let now = self.inner.tools.clock.now();
            // What the clock said before it was set back is not waited for.
            sweep_at = sweep_at.min(now + SWEEP_EVERY);
            look_at = look_at.min(now + LOOK_EVERY);
            if self.inner.tools.store.process().is_none() {
                // The others may have taken everything over. The silence of a database is measured
                // in real time.
                tokio::time::sleep(SILENT).await;
                continue;
            }
            if now >= sweep_at {
                sweep_at = now + SWEEP_EVERY;
                // Nobody is woken later because there is much to clear away.
                let all = self.clone();
                spawn(async move { all.sweep().await });
                if self.inner.tools.store.writer().failing().is_some() {
                    let store = self.inner.tools.store.clone();
                    spawn(async move { try_to_write(&store, now).await });
                }
                let running = self.inner.tools.clock.ticks().saturating_sub(began);
                // Nobody tells of a server while Discord isn't reached.
                let reached = now.saturating_sub(self.inner.tools.reach.since());
                let old = running >= HEARD_OF_ALL;
                self.forget_in_time(now, old, old && reached >= HEARD_OF_ALL_MS);
                if self.inner.tools.store.is_shared() {
                    // News of another process's changes may have been lost.
                    self.inner.tools.preferences.forget_everything();
                }
                look_at = now + LOOK_EVERY;
            } else if self.inner.tools.store.is_shared() && now >= look_at {
                look_at = now + LOOK_EVERY;
                let all = self.clone();
                spawn(async move { all.sweep().await });
            }
            // Those whose bots think wait for a thread, not for the database.
            let thinking = self.inner.pending.thinking().min(THINKING);
            let free = WAKING.saturating_sub(busy.len().saturating_sub(thinking));
            self.inner.alarm.unset();
            let due = match self.inner.tools.store.next_wakes(&busy, free).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::error!(%error, "the times of the tables cannot be read");
                    self.inner.tools.clock.until(now + 1_000).await;
                    continue;
                }
            };
            let mut next = sweep_at;
            if self.inner.tools.store.is_shared() {
                // Another process may have died, and left its tables.
                next = next.min(look_at);
            }
            for (table, at) in due {
                if at > now {
                    next = next.min(at);
                    break;
                }
                busy.insert(table);
                let all = self.clone();
                let task = waking.spawn(boxed(async move { all.wake(table).await }));
                tables.insert(task.id(), table);
            }
            self.inner.alarm.set(next);
            tokio::select! {
                () = self.inner.alarm.rung() => {}
                Some(done) = waking.join_next_with_id() => {
                    let (task, broken) = match done {
                        Ok((task, ())) => (task, false),
                        Err(error) => (error.id(), true),
                    };
                    if let Some(table) = tables.remove(&task) {
                        if broken {
                            let all = self.clone();
                            let task = waking.spawn(boxed(async move { all.put_off(table).await }));
                            tables.insert(task.id(), table);
                        } else {
                            busy.remove(&table);
                        }
                    }
                }
                () = self.inner.tools.clock.until(next) => {}
            }
        }
    }

    /// Looks again and again, until the program ends, whether somebody has set the clock.
    pub async fn watch_clock(&self) {
        // What a slow start took was not lost on anybody.
        *self.inner.clock_seen.lock().await =
            (self.inner.tools.clock.now(), self.inner.tools.clock.ticks());
        loop {
            self.inner.tools.clock.sleep(CLOCK_EVERY).await;
            self.notice_clock().await;
            self.notice_database();
        }
    }

    /// Looks whether somebody has set the clock since it was last looked, the machine has slept, or
    /// this process was stopped.
    /// Time that passed that way is held against nobody, and nothing waits for the old time to come
    /// round again.
    pub(super) async fn notice_clock(&self) {
        // Held until every table knows: whoever looks meanwhile waits for it.
        let mut seen = self.inner.clock_seen.lock().await;
        let now = (self.inner.tools.clock.now(), self.inner.tools.clock.ticks());
        let before = std::mem::replace(&mut *seen, now);
        let passed = now.1.saturating_sub(before.1);
        let by_clock = Millis::try_from(passed.as_millis()).unwrap_or(Millis::MAX);
        let jump = now.0.saturating_sub(before.0).saturating_sub(by_clock);
        if self.inner.tools.clock.stood_still(passed) {
            tracing::warn!(seconds = passed.as_secs(), "the process was stopped for a while");
        } else if jump.abs() > UNNOTICED {
            tracing::warn!(
                by_seconds = jump / 1_000,
                "the clock was set, or the machine has slept"
            );
        } else {
            return;
        }
        if self.inner.tools.reach.since() != Millis::MAX {
            self.inner.tools.reach.begin(now.0);
        }
        if jump < 0 {
            let awake: Vec<TableId> = self.actors().keys().copied().collect();
            for table in awake {
                self.send(table, TableMsg::ClockSetBack).await;
            }
        }
        self.inner.alarm.ring();
    }

    /// Looks whether clicks are taken: while none can be saved, no time is held against anybody.
    fn notice_database(&self) {
        let store = &self.inner.tools.store;
        let saves = store.writer().failing().is_none() && store.process().is_some();
        self.inner.tools.reach.saves(saves, self.inner.tools.clock.now());
    }

    /// Follows what other processes tell, until the program ends.
    pub async fn follow(&self) {
        loop {
            match self.inner.tools.store.news().await {
                News::Table(table) if self.is_awake(table) => {
                    self.send(table, TableMsg::Changed).await;
                }
                News::Table(table) => {
                    let all = self.clone();
                    spawn(async move { all.wake(table).await });
                }
                News::Server(guild) => self.inner.tools.preferences.forget_server(guild),
                News::Person(user) => {
                    self.inner.tools.preferences.forget_person(user);
                    // They may just have asked for direct messages.
                    self.inner.tools.closed_dms.forget(user);
                }
                News::Left => self.sweep().await,
                News::Missed => {
                    self.inner.tools.preferences.forget_everything();
                    self.sweep().await;
                }
            }
            self.inner.alarm.ring();
        }
    }

    async fn wake(&self, table: TableId) {
        // A clock that was set a moment ago must not decide that somebody's time is over, nor a
        // database that takes changes again.
        self.notice_clock().await;
        self.notice_database();
        let woken = self.ask(table, TableMsg::Wake).await.unwrap_or(false);
        // A table that is let go because the process ends has not failed: the next process finds it
        // due, and its bots are asked at once.
        if !woken && !self.inner.closing.load(Ordering::Relaxed) {
            self.put_off(table).await;
        }
    }

    /// A table could not be woken: it is looked at again later, longer each time.
    async fn put_off(&self, table: TableId) {
        let now = self.inner.tools.clock.now();
        match self.inner.tools.store.put_off(table, now).await {
            Ok(until) => {
                tracing::warn!(%table, seconds = (until - now) / 1_000, "a table could not be woken and is put off");
            }
            // Another process has deleted it meanwhile.
            Err(StoreError::NoTable(_)) => {}
            Err(error) => {
                tracing::error!(%table, %error, "a table could not be woken, nor be put off");
                // Without a rest the same table would be woken at once, for ever.
                self.inner.tools.clock.until(now + 5_000).await;
            }
        }
    }

    /// Forgets matches that ended longer ago than the host of the bot, or their server, wants to
    /// keep them; their results stay. And lobbies that never became one, old duels,
    /// old leagues, and who wants no alerts any more.
    pub(super) async fn forget_old_matches(&self) {
        let (store, now) = (&self.inner.tools.store, self.inner.tools.clock.now());
        let forget = async || {
            let mut tables = store.forget_lobbies(now - LOBBIES_KEPT, FORGETTING).await?;
            tables += store.forget_matches_of_servers(now, FORGETTING).await?;
            if let Some(before) = self.inner.retention.matches_before(now) {
                tables += store.forget_matches(before, FORGETTING).await?;
            }
            Ok::<_, StoreError>(tables)
        };
        if let Err(error) = store.forget_duels(now - DUELS_KEPT, FORGETTING).await {
            tracing::error!(%error, "old duels cannot be forgotten");
        }
        if let Err(error) = store.forget_leagues(now - LEAGUES_KEPT, FORGETTING).await {
            tracing::error!(%error, "old leagues cannot be forgotten");
        }
        if let Err(error) = store.forget_alerts(now).await {
            tracing::error!(%error, "those who want no alerts any more cannot be forgotten");
        }
        match forget().await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "old matches and lobbies were forgotten"),
            Err(error) => tracing::error!(%error, "old matches cannot be forgotten"),
        }
    }

    /// Wakes the tables that have something to send and nobody who looks after it.
    async fn sweep(&self) {
        match self.inner.tools.store.tables_with_outbox(self.inner.tools.clock.now()).await {
            Ok(tables) => {
                let all = self.clone();
                spawn(async move {
                    // Some at a time: people's clicks read the same database.
                    let mut waking = JoinSet::new();
                    for table in tables {
                        let awake = all.is_awake(table);
                        if awake && !all.inner.tools.store.is_shared() {
                            continue;
                        }
                        let woken = all.clone();
                        waking.spawn(boxed(async move {
                            if awake {
                                // Another process may have given it something to send.
                                woken.send(table, TableMsg::Changed).await;
                            } else {
                                woken.wake(table).await;
                            }
                        }));
                        if waking.len() >= SWEEPING {
                            waking.join_next().await;
                        }
                    }
                    while waking.join_next().await.is_some() {}
                });
            }
            Err(error) => tracing::error!(%error, "the outbox cannot be read"),
        }
    }
}
