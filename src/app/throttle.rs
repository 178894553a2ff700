//! What anybody can ask for again and again is answered only so often, with a kind word in between.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use super::clock::Clock;
use crate::ids::{ChannelId, UserId};

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Often {
    /// The table at the bottom of a channel.
    Table(ChannelId),
    /// A new table.
    Lobby(UserId),
    /// A new thread in a channel.
    Thread(ChannelId),
    /// The leaderboard, somebody's statistics, or whether a match was dealt as sealed.
    Leaders(UserId),
    /// The leaderboard for everybody in a channel.
    SharedLeaders(ChannelId),
    /// Everything that is stored about oneself, given out or deleted.
    Privacy(UserId),
}

impl Often {
    /// So many at once, and how long until there may be one more.
    const fn quota(self) -> (u32, Duration) {
        match self {
            Self::Table(_) => (3, Duration::from_secs(10)),
            Self::Lobby(_) => (5, Duration::from_secs(20)),
            Self::Thread(_) => (3, Duration::from_secs(60)),
            Self::Leaders(_) => (10, Duration::from_secs(3)),
            Self::SharedLeaders(_) => (3, Duration::from_secs(60)),
            Self::Privacy(_) => (3, Duration::from_secs(60)),
        }
    }
}

/// So many may be remembered before those who have not asked for long are looked for.
const CROWDED: usize = 10_000;

type Limiter = RateLimiter<Often, HashMapStateStore<Often>, Clock, NoOpMiddleware<Nanos>>;

/// Keeps count; clones share it.
#[derive(Clone)]
pub struct Throttle {
    clock: Clock,
    limiters: Arc<[Limiter; 6]>,
    /// At how many in each it is looked next who has not asked for long.
    crowded: Arc<[AtomicUsize; 6]>,
}

impl Throttle {
    /// Nobody has asked for anything yet.
    #[must_use]
    pub fn new(clock: &Clock) -> Self {
        // One of each kind, to know its quota; the ids do not matter.
        let kinds = [
            Often::Table(ChannelId(0)),
            Often::Lobby(UserId(0)),
            Often::Thread(ChannelId(0)),
            Often::Leaders(UserId(0)),
            Often::SharedLeaders(ChannelId(0)),
            Often::Privacy(UserId(0)),
        ];
        let limiter = |kind: Often| {
            let (burst, each) = kind.quota();
            let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
            let quota = Quota::with_period(each).unwrap_or(Quota::per_second(burst));
            RateLimiter::new(quota.allow_burst(burst), HashMapStateStore::default(), clock.clone())
        };
        let crowded = Arc::new(kinds.map(|_| AtomicUsize::new(CROWDED)));
        Self { clock: clock.clone(), limiters: Arc::new(kinds.map(limiter)), crowded }
    }

    /// Asks once more.
    ///
    /// # Errors
    /// When it is too often: in how many seconds the next one is welcome.
    pub fn ask(&self, what: Often) -> Result<(), u32> {
        let index = match what {
            Often::Table(_) => 0,
            Often::Lobby(_) => 1,
            Often::Thread(_) => 2,
            Often::Leaders(_) => 3,
            Often::SharedLeaders(_) => 4,
            Often::Privacy(_) => 5,
        };
        let limiter = &self.limiters[index];
        // Whoever has not asked for long is forgotten. Where many have asked just now, it takes as many
        // more until it is looked again.
        let crowded = &self.crowded[index];
        if limiter.len() > crowded.load(Ordering::Relaxed) {
            limiter.retain_recent();
            crowded.store(CROWDED.max(2 * limiter.len()), Ordering::Relaxed);
        }
        limiter.check_key(&what).map_err(|early| {
            let wait = early.wait_time_from(self.clock.ticks().into());
            u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ManualClock;

    #[test]
    fn a_few_at_once_are_fine_and_then_it_takes_a_while() {
        let clock = ManualClock::new();
        let throttle = Throttle::new(&Clock::Manual(clock.clone()));
        let here = Often::Table(ChannelId(1));
        for _ in 0..3 {
            throttle.ask(here).unwrap();
        }
        let wait = throttle.ask(here).unwrap_err();
        assert!((9..=11).contains(&wait), "{wait}");
        throttle.ask(Often::Table(ChannelId(2))).expect("another channel is not meant");
        clock.advance(Duration::from_secs(11));
        throttle.ask(here).unwrap();
    }
}
