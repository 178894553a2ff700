//! Since when people can reach the bot: nobody is played for because they could not.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use values::{GuildId, Millis};

/// Since when clicks come in; clones share it.
#[derive(Clone, Debug)]
pub struct Reach {
    since: Arc<AtomicI64>,
    /// The same of single servers that were out of service for a while. Of several processes only
    /// the one with a server's connection hears of that.
    servers: Arc<Mutex<HashMap<GuildId, Millis>>>,
}

/// While nobody can reach the bot.
const NEVER: Millis = Millis::MAX;

impl Reach {
    /// Clicks come in from now on.
    #[must_use]
    pub fn from(now: Millis) -> Self {
        Self { since: Arc::new(AtomicI64::new(now)), servers: Arc::default() }
    }

    /// Since when clicks come in; in the far future while they do not. A deadline before it was one
    /// that people could not keep.
    #[must_use]
    pub fn since(&self) -> Millis {
        self.since.load(Ordering::Relaxed)
    }

    /// The same for the people of a server.
    #[must_use]
    pub fn since_on(&self, guild: GuildId) -> Millis {
        let server = self.servers().get(&guild).copied();
        server.map_or(self.since(), |since| since.max(self.since()))
    }

    /// Discord has an outage that this server is part of.
    pub fn server_is_out(&self, guild: GuildId) {
        tracing::warn!(%guild, "a server is out of service: no deadline counts there until it is back");
        self.servers().insert(guild, NEVER);
    }

    /// A server is there, again or still.
    pub fn server_is_here(&self, guild: GuildId, now: Millis) {
        if let Some(since) = self.servers().get_mut(&guild).filter(|since| **since == NEVER) {
            *since = now;
        }
    }

    fn servers(&self) -> MutexGuard<'_, HashMap<GuildId, Millis>> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Clicks come in, or not; what was so before goes on.
    pub fn look(&self, reachable: bool, now: Millis) {
        let was = self.since() != NEVER;
        if was && !reachable {
            tracing::warn!("nobody can reach the bot: no deadline counts until somebody can");
            self.since.store(NEVER, Ordering::Relaxed);
        } else if !was && reachable {
            tracing::info!("people can reach the bot again: whoever was waited for has more time");
            self.begin(now);
        }
    }

    /// The time before now is not held against anybody.
    pub fn begin(&self, now: Millis) {
        self.since.store(now, Ordering::Relaxed);
    }
}
