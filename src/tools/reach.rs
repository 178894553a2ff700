//! Since when people can reach the bot: nobody is played for because they could not.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::clock::Clock;
use values::{GuildId, Millis};

/// Since when clicks come in; clones share it.
#[derive(Clone, Debug)]
pub struct Reach {
    since: Arc<AtomicI64>,
    ways: Arc<Mutex<Ways>>,
    /// What is known of single servers. Of several processes only the one with a server's connection
    /// hears of its outage.
    servers: Arc<Mutex<HashMap<GuildId, Server>>>,
}

#[derive(Clone, Copy, Debug)]
struct Ways {
    /// Discord's connections bring clicks.
    hears: bool,
    /// What is clicked can be saved.
    saves: bool,
}

#[derive(Clone, Copy, Debug)]
struct Server {
    /// By the clock that nobody sets.
    heard_at: Option<Duration>,
    /// Since when clicks come in, where there was an outage.
    since: Millis,
}

/// While nobody can reach the bot.
const NEVER: Millis = Millis::MAX;

impl Reach {
    /// Clicks come in from now on.
    pub fn from(now: Millis) -> Self {
        let ways = Arc::new(Mutex::new(Ways { hears: true, saves: true }));
        Self { since: Arc::new(AtomicI64::new(now)), ways, servers: Arc::default() }
    }

    /// Since when clicks come in; in the far future while they do not. A deadline before it was one
    /// that people could not keep.
    pub fn since(&self) -> Millis {
        self.since.load(Ordering::Relaxed)
    }

    /// The same for the people of a server.
    pub fn since_on(&self, guild: GuildId) -> Millis {
        let server = self.servers().get(&guild).copied();
        server.map_or(self.since(), |server| server.since.max(self.since()))
    }

    /// Discord has an outage that this server is part of.
    pub fn server_is_out(&self, guild: GuildId) {
        tracing::warn!(%guild, "a server is out of service: no deadline counts there until it is back");
        let mut servers = self.servers();
        servers.entry(guild).or_insert(Server { heard_at: None, since: NEVER }).since = NEVER;
    }

    /// A server is there, or somebody on it has reached the bot: whatever was said of an outage, it
    /// is over.
    pub fn server_is_here(&self, guild: GuildId, clock: &Clock) {
        let mut servers = self.servers();
        let server = servers.entry(guild).or_insert(Server { heard_at: None, since: Millis::MIN });
        server.heard_at = Some(clock.ticks());
        if server.since == NEVER {
            server.since = clock.now();
        }
    }

    /// Discord has named these servers and has had time to show them: those that were not heard of
    /// since (by the clock that nobody sets) are out of service.
    pub fn note_missing(&self, named: impl IntoIterator<Item = GuildId>, since: Duration) {
        let heard_at = |guild| self.servers().get(&guild).and_then(|server| server.heard_at);
        for guild in named {
            if heard_at(guild).is_none_or(|at| at < since) {
                self.server_is_out(guild);
            }
        }
    }

    fn servers(&self) -> MutexGuard<'_, HashMap<GuildId, Server>> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether Discord's connections bring clicks.
    pub fn hears(&self, hears: bool, now: Millis) {
        self.look(|ways| ways.hears = hears, now);
    }

    /// Whether what is clicked can be saved.
    pub fn saves(&self, saves: bool, now: Millis) {
        self.look(|ways| ways.saves = saves, now);
    }

    /// What was so before goes on.
    fn look(&self, change: impl FnOnce(&mut Ways), now: Millis) {
        // Held until it is said: two who look at once must not contradict each other.
        let mut ways = self.ways.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut ways);
        let (was, reachable) = (self.since() != NEVER, ways.hears && ways.saves);
        if was && !reachable {
            let why = if ways.hears { "nothing can be saved" } else { "nobody can reach the bot" };
            tracing::warn!("{why}: no deadline counts until that is over");
            self.since.store(NEVER, Ordering::Relaxed);
        } else if !was && reachable {
            tracing::info!("people can play again: whoever was waited for has more time");
            self.begin(now);
        }
    }

    /// The time before now is not held against anybody.
    pub fn begin(&self, now: Millis) {
        self.since.store(now, Ordering::Relaxed);
        // The clock may have been set back.
        for server in self.servers().values_mut().filter(|server| server.since != NEVER) {
            server.since = server.since.min(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::clock::ManualClock;
    use super::*;

    #[test]
    fn an_outage_that_is_over_ends_no_later_on_a_clock_that_was_set_back() {
        let (reach, server) = (Reach::from(1_000), GuildId(7));
        reach.server_is_out(server);
        reach.begin(4_000);
        assert_eq!(reach.since_on(server), NEVER);
        reach.server_is_here(server, &Clock::Manual(ManualClock::at(9_000)));
        assert_eq!(reach.since_on(server), 9_000);
        reach.begin(2_000);
        assert_eq!(reach.since_on(server), 2_000);
    }

    #[test]
    fn a_server_that_was_heard_of_is_not_missing_because_the_clock_was_set_back() {
        let (shown, hour) = (ManualClock::at(7_200_000), Duration::from_secs(3_600));
        let (reach, server, clock) = (Reach::from(0), GuildId(7), Clock::Manual(shown.clone()));
        shown.advance(hour);
        let connected = clock.ticks();
        reach.server_is_here(server, &clock);
        shown.set(0);
        reach.server_is_here(server, &clock);
        reach.note_missing([server], connected);
        assert_ne!(reach.since_on(server), NEVER);
        reach.note_missing([server], connected + hour);
        assert_eq!(reach.since_on(server), NEVER);
    }
}
