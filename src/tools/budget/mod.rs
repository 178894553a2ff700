//! The one budget of requests: Discord lets a bot make fifty a second, for all its tables together.
//!
//! Every request that counts needs a turn from here. Turns are given at an even pace; what people
//! wait for comes first, and tables take turns, so that one with much to send holds up no other.
//! Requests that do not count (answers to clicks, edits by their tokens) never come here.

mod lines;

use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use tokio::sync::{Notify, oneshot};

use super::clock::Clock;
use crate::telemetry;
use crate::tools::task::spawn;
use lines::Lines;
use values::{Millis, TableId};

/// The urgency of a request, from the most urgent on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Urgency {
    /// People wait for it: a new page, a hand.
    Reveal,
    /// The line that says who is waited for, reminders.
    Waiting,
    /// Tidying up: old buttons, old messages.
    Cosmetic,
}

impl Urgency {
    const ALL: [Self; 3] = [Self::Reveal, Self::Waiting, Self::Cosmetic];

    /// Its name among the metrics.
    const fn name(self) -> &'static str {
        match self {
            Self::Reveal => "reveal",
            Self::Waiting => "waiting",
            Self::Cosmetic => "cosmetic",
        }
    }
}

/// So many turns may follow each other at once after a quiet moment. Together with the even pace
/// this stays below Discord's fifty in any second.
const BURST: u32 = 5;
/// The time over which it is looked how many turns were given lately.
const LATELY: Duration = Duration::from_secs(2);
/// Where more than one turn in so many of those that could be given lately was, what can go
/// without one should.
const EASY_PART: f64 = 3.0;
/// The budget; clones share it.
#[derive(Clone)]
pub struct Budget {
    inner: Arc<Inner>,
}

type Limiter = RateLimiter<NotKeyed, InMemoryState, Clock, NoOpMiddleware<Nanos>>;

struct Inner {
    clock: Clock,
    /// The number of requests that all processes may make together in a second.
    per_second: NonZeroU32,
    /// The pace of this one, and among how many the whole is shared out.
    pace: Mutex<(u32, Limiter)>,
    queue: Mutex<Queue>,
    bell: Notify,
}

#[derive(Default)]
struct Queue {
    lines: Lines,
    level: Level,
    /// Nothing is sent before this moment: Discord asked for a pause.
    paused_until: Duration,
    /// Nothing is sent ever again: the token is not valid any more.
    stopped: bool,
}

/// The turns given lately: each weighs less the longer ago it was.
#[derive(Default)]
struct Level {
    turns: f64,
    at: Duration,
}

/// The budget is closed: nothing is sent any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing is sent any more")]
pub struct Stopped;

impl Budget {
    /// So many requests a second. Starts a task that gives the turns, so it needs a Tokio runtime.
    pub fn new(clock: Clock, per_second: NonZeroU32) -> Self {
        let pace = Mutex::new((1, limiter(per_second, 1, &clock)));
        let (queue, bell) = (Mutex::default(), Notify::new());
        let inner = Arc::new(Inner { clock, per_second, pace, queue, bell });
        let weak = Arc::downgrade(&inner);
        spawn(async move {
            // The task goes with the last clone.
            while let Some(inner) = weak.upgrade() {
                if !inner.give().await {
                    tokio::select! {
                        () = inner.bell.notified() => {}
                        // Looks from time to time whether anybody is left.
                        () = tokio::time::sleep(Duration::from_secs(5)) => {}
                    }
                }
            }
        });
        Self { inner }
    }

    /// Waits for a turn to make one request that counts. `None` stands for what belongs to no
    /// table.
    /// Errors: when nothing is sent any more.
    pub async fn turn(&self, table: Option<TableId>, urgency: Urgency) -> Result<(), Stopped> {
        let (give, given) = oneshot::channel();
        {
            let mut queue = self.inner.queue();
            if queue.stopped {
                return Err(Stopped);
            }
            queue.lines.push(table, urgency, give);
        }
        self.inner.bell.notify_one();
        given.await.map_err(|_| Stopped)
    }

    /// So many processes share the whole from now on: each has an equal part of it.
    pub fn share_among(&self, processes: u32) {
        let mut pace = self.inner.pace();
        if pace.0 != processes {
            *pace = (processes, limiter(self.inner.per_second, processes, &self.inner.clock));
        }
    }

    /// Nothing is sent for so long: Discord has asked for it.
    pub fn pause(&self, wait: Millis) {
        let wait = Duration::from_millis(u64::try_from(wait).unwrap_or_default());
        let until = self.inner.clock.ticks().saturating_add(wait);
        let mut queue = self.inner.queue();
        queue.paused_until = queue.paused_until.max(until);
    }

    /// Returns for how long nothing is sent yet, since Discord asked for a pause.
    pub fn paused_for(&self) -> Duration {
        let now = self.inner.clock.ticks();
        self.inner.queue().paused_until.saturating_sub(now)
    }

    /// Nothing is sent for so long beyond what was asked for already.
    pub fn slow_down(&self, wait: Duration) {
        let now = self.inner.clock.ticks();
        let mut queue = self.inner.queue();
        queue.paused_until = queue.paused_until.max(now).saturating_add(wait);
    }

    /// Nothing is sent ever again; whoever waits is told.
    pub fn stop(&self) {
        let mut queue = self.inner.queue();
        queue.stopped = true;
        queue.lines = Lines::default();
    }

    /// Whether so much of the budget is used that what can go by a token should: more than a third
    /// of it within the last moments, together with what still waits for its turn.
    pub fn is_pressed(&self) -> bool {
        let (processes, now) = (self.inner.pace().0, self.inner.clock.ticks());
        let part = f64::from(self.inner.per_second.get()) / f64::from(processes.max(1));
        let easy = part * LATELY.as_secs_f64() / EASY_PART;
        let queue = self.inner.queue();
        let waiting: usize =
            Urgency::ALL.map(|urgency| queue.lines.waiting(urgency)).into_iter().sum();
        queue.level.now(now) + f64::from(u32::try_from(waiting).unwrap_or(u32::MAX)) > easy
    }

    /// Returns the number of requests that wait for a turn, by urgency.
    pub fn waiting(&self) -> [(&'static str, usize); 3] {
        let queue = self.inner.queue();
        Urgency::ALL.map(|urgency| (urgency.name(), queue.lines.waiting(urgency)))
    }

    /// Whether nothing is sent any more.
    pub fn is_stopped(&self) -> bool {
        self.inner.queue().stopped
    }
}

/// An equal part of so many requests a second.
fn limiter(per_second: NonZeroU32, processes: u32, clock: &Clock) -> Limiter {
    let part = NonZeroU32::new(per_second.get() / processes.max(1)).unwrap_or(NonZeroU32::MIN);
    let burst = NonZeroU32::new(BURST / processes.max(1)).unwrap_or(NonZeroU32::MIN).min(part);
    // A host that may send more than usual, or a test whose clock stands still, need not count
    // hairs.
    let burst = if part.get() > 50 { part } else { burst };
    RateLimiter::direct_with_clock(Quota::per_second(part).allow_burst(burst), clock.clone())
}

impl Inner {
    fn pace(&self) -> MutexGuard<'_, (u32, Limiter)> {
        // It is whole at every moment.
        self.pace.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // The queue is whole at every moment.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands out one turn as soon as there may be one; returns whether anybody was waiting.
    async fn give(&self) -> bool {
        let paused_until = {
            let queue = self.queue();
            if queue.lines.is_empty() {
                return false;
            }
            queue.paused_until
        };
        let pause = paused_until.saturating_sub(self.clock.ticks());
        if !pause.is_zero() {
            self.clock.sleep(pause).await;
            // It may have been made longer meanwhile.
            return true;
        }
        let checked = self.pace().1.check();
        if let Err(early) = checked {
            let wait = early.wait_time_from(self.clock.ticks().into());
            self.clock.sleep(wait.saturating_add(Duration::from_millis(1))).await;
            return true;
        }
        // Those who wait no longer cost no turn.
        loop {
            // The queue is not held meanwhile.
            let next = self.queue().lines.next();
            let Some((urgency, turn)) = next else { break };
            if turn.send(()).is_ok() {
                self.queue().level.add(self.clock.ticks());
                telemetry::counted(urgency.name());
                break;
            }
        }
        true
    }
}

impl Level {
    fn now(&self, now: Duration) -> f64 {
        let ago = now.saturating_sub(self.at).as_secs_f64();
        self.turns * (-ago / LATELY.as_secs_f64()).exp()
    }

    fn add(&mut self, now: Duration) {
        *self = Self { turns: self.now(now) + 1.0, at: now };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::ManualClock;

    #[tokio::test]
    async fn the_pace_is_even_and_a_pause_stops_everybody() {
        let clock = ManualClock::new();
        let budget = Budget::new(Clock::Manual(clock.clone()), NonZeroU32::new(45).unwrap());
        let mut turns = tokio::task::JoinSet::new();
        for n in 0..100 {
            let budget = budget.clone();
            turns.spawn(async move { budget.turn(Some(TableId(n)), Urgency::Reveal).await });
        }
        let mut given = 0;
        // The burst comes at once.
        for _ in 0..5 {
            turns.join_next().await.unwrap().unwrap().unwrap();
            given += 1;
        }
        settle().await;
        assert!(turns.try_join_next().is_none(), "the rest must wait");
        for _ in 0..10 {
            clock.advance(Duration::from_millis(100));
            settle().await;
            while turns.try_join_next().is_some() {
                given += 1;
            }
        }
        assert!((45..=50).contains(&given), "{given} in the first second");
        budget.pause(60_000);
        clock.advance(Duration::from_secs(30));
        settle().await;
        assert!(turns.try_join_next().is_none(), "Discord asked for a pause");
        budget.stop();
        while let Some(turn) = turns.join_next().await {
            assert_eq!(turn.unwrap(), Err(Stopped));
        }
        assert_eq!(budget.turn(None, Urgency::Reveal).await, Err(Stopped));
    }

    #[tokio::test]
    async fn a_budget_of_which_a_third_is_used_is_pressed_and_recovers() {
        let clock = ManualClock::new();
        let budget = Budget::new(Clock::Manual(clock.clone()), NonZeroU32::new(45).unwrap());
        // Ten a second are easy, twenty are not.
        for (pace, pressed) in [(10, false), (20, true), (10, false)] {
            for _ in 0..pace * 10 {
                budget.turn(None, Urgency::Reveal).await.unwrap();
                clock.advance(Duration::from_secs(1) / pace);
            }
            assert_eq!(budget.is_pressed(), pressed, "{pace} a second");
        }
    }

    #[tokio::test]
    async fn a_budget_for_which_many_wait_is_pressed_before_they_have_their_turns() {
        let clock = ManualClock::new();
        let budget = Budget::new(Clock::Manual(clock.clone()), NonZeroU32::new(45).unwrap());
        let mut turns = tokio::task::JoinSet::new();
        let mut wait_for_turns = |of: u64| {
            for n in 0..of {
                let budget = budget.clone();
                turns.spawn(async move { budget.turn(Some(TableId(n)), Urgency::Reveal).await });
            }
        };
        wait_for_turns(20);
        settle().await;
        assert!(!budget.is_pressed(), "a third of two seconds is thirty");
        wait_for_turns(20);
        settle().await;
        assert!(budget.is_pressed(), "the clock stands still, and most of them wait");
    }

    /// Lets every task run until it waits for something.
    async fn settle() {
        for _ in 0..1000 {
            tokio::task::yield_now().await;
        }
    }
}
