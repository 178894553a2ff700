//! The state of the connections to Discord's gateway.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::all::{ConnectionStage, ShardManager};
use tokio::runtime::Handle;

use crate::telemetry::Stopwatch;
use crate::tools::{Clock, Reach};

/// The interval at which they are looked at.
const EVERY: Duration = Duration::from_secs(1);
/// After how long without a connection nobody can reach the bot: coming back takes some seconds.
const UNREACHABLE: Duration = Duration::from_secs(10);
/// The code with which a connection is closed that is needed no more (RFC 6455, 7.4.1).
const NORMAL: u16 = 1000;

/// The state of the connections; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Gateway {
    known: Arc<Mutex<Known>>,
}

#[derive(Debug, Default)]
struct Known {
    off: bool,
    stands_by: bool,
    /// Since when this process has to have them; `None`: from the start.
    wanted_since: Option<Stopwatch>,
    wanted: usize,
    connected: usize,
    seen: Option<Stopwatch>,
    latency: Duration,
}

/// The connections at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GatewayState {
    /// Whether the bot does without them.
    pub off: bool,
    /// Whether another process has them.
    pub stands_by: bool,
    /// The time since another process left them to this one; `None`: it never stood by.
    pub taken_over: Option<Duration>,
    /// The number of connections that there should be; 0 before Discord has said so.
    pub wanted: usize,
    /// The number of connections that are up.
    pub connected: usize,
    /// The time since all of them were up; `None`: never yet.
    pub seen: Option<Duration>,
    /// The longest heartbeat.
    pub latency: Duration,
}

impl Gateway {
    /// A bot that does without it.
    pub(super) fn off() -> Self {
        let gateway = Self::default();
        gateway.known().off = true;
        gateway
    }

    /// Another process has the connections, or has them no longer.
    pub(super) fn stands_by(&self, stands_by: bool) {
        let mut known = self.known();
        if known.stands_by && !stands_by {
            known.wanted_since = Some(Stopwatch::start());
        }
        known.stands_by = stands_by;
    }

    /// Returns the state of the connections.
    pub fn state(&self) -> GatewayState {
        let known = self.known();
        GatewayState {
            off: known.off,
            stands_by: known.stands_by,
            taken_over: known.wanted_since.map(Stopwatch::elapsed),
            wanted: known.wanted,
            connected: known.connected,
            seen: known.seen.map(Stopwatch::elapsed),
            latency: known.latency,
        }
    }

    /// Discord says how many there are in all.
    pub(super) fn wants(&self, shards: u32) {
        self.known().wanted = usize::try_from(shards).unwrap_or(usize::MAX);
    }

    /// Looks at them again and again. The library takes one that has missed its heartbeats off the
    /// list, and puts it back when it is up again.
    pub(super) async fn watch(
        self,
        (shards, runtime): (Arc<ShardManager>, Handle),
        (reach, clock): (Reach, Clock),
    ) {
        let mut up = Stopwatch::start();
        loop {
            // Where one of them goes round in circles on the thread that heard the network for all,
            // nothing else would wake another thread to do so.
            runtime.spawn(async {});
            let (mut connected, mut latency) = (0, Duration::ZERO);
            for shard in shards.runners.lock().await.values() {
                if shard.stage == ConnectionStage::Connected {
                    connected += 1;
                }
                latency = latency.max(shard.latency.unwrap_or_default());
            }
            if self.look(connected, latency) {
                up = Stopwatch::start();
            }
            reach.hears(up.elapsed() < UNREACHABLE && !self.takes_over(), clock.now());
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Notes how many are up; whether that is all that this process has to have.
    fn look(&self, connected: usize, latency: Duration) -> bool {
        let mut known = self.known();
        known.connected = connected;
        known.latency = latency;
        if known.wanted > 0 && connected >= known.wanted {
            known.seen = Some(Stopwatch::start());
            return true;
        }
        known.off || known.stands_by
    }

    /// Whether the process before this one is gone, and nobody hears the clicks yet.
    fn takes_over(&self) -> bool {
        let known = self.known();
        known.wanted_since.is_some() && known.seen.is_none()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // It is whole at every moment.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Says goodbye on all that are up. One that is about to be may go round in circles and answer nobody.
pub(super) async fn close(shards: &ShardManager) {
    let runners = shards.runners.lock().await;
    let up = runners.iter().filter(|(_, shard)| shard.stage == ConnectionStage::Connected);
    let up: Vec<_> = up.map(|(id, _)| *id).collect();
    drop(runners);
    for id in up {
        shards.shutdown(id, NORMAL).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_takes_over_hears_nobody_before_it_is_connected() {
        let gateway = Gateway::default();
        gateway.stands_by(true);
        assert!(gateway.look(0, Duration::ZERO) && !gateway.takes_over());
        gateway.stands_by(false);
        gateway.wants(1);
        assert!(!gateway.look(0, Duration::ZERO) && gateway.takes_over());
        assert!(gateway.state().taken_over.is_some());
        assert!(gateway.look(1, Duration::ZERO) && !gateway.takes_over());
    }

    #[test]
    fn the_gateway_is_seen_when_every_connection_is_up() {
        let gateway = Gateway::default();
        gateway.look(1, Duration::ZERO);
        assert_eq!(gateway.state().seen, None, "nobody knows yet whether that is all");
        gateway.wants(2);
        gateway.look(1, Duration::ZERO);
        assert_eq!(gateway.state().seen, None);
        gateway.look(2, Duration::from_millis(40));
        let state = gateway.state();
        assert!(state.seen.is_some() && state.latency == Duration::from_millis(40));
        gateway.look(0, Duration::ZERO);
        assert!(gateway.state().seen.is_some(), "that it was up is not forgotten");
        assert_eq!(gateway.state().connected, 0);
    }
}
