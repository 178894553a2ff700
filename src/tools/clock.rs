//! The time, handed in, so that tests can turn the hands of the clock.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use governor::nanos::Nanos;
use tokio::sync::watch;

use crate::store::Store;
use crate::telemetry::Stopwatch;
use values::Millis;

/// The source of the time.
#[derive(Clone, Default)]
pub enum Clock {
    /// The machine's clock.
    #[default]
    System,
    /// The clock of the database that several machines share.
    Database(Store),
    /// A clock that stands still until a test moves it.
    Manual(ManualClock),
}

impl Clock {
    pub fn now(&self) -> Millis {
        match self {
            Self::System => system_now(),
            Self::Database(store) => system_now().saturating_add(store.clock_ahead()),
            Self::Manual(clock) => clock.time(),
        }
    }

    /// Returns the time that it has been going, whatever is done to the time that it shows: the
    /// measure for the pace of requests and for all rests.
    pub fn ticks(&self) -> Duration {
        match self {
            Self::System | Self::Database(_) => {
                static BEGIN: OnceLock<Stopwatch> = OnceLock::new();
                BEGIN.get_or_init(Stopwatch::start).elapsed()
            }
            Self::Manual(clock) => clock.time.borrow().ticks,
        }
    }

    /// Whether this process stood still, where it last looked at its [ticks](Self::ticks) so long ago
    /// and was to do so every second: somebody has stopped it, or its container.
    pub(crate) fn stood_still(&self, passed: Duration) -> bool {
        match self {
            Self::System | Self::Database(_) => passed > STOOD_STILL,
            Self::Manual(clock) => clock.stood_still(),
        }
    }

    /// Waits until `moment` has come; when the clock is set back meanwhile, no longer than it would
    /// have taken.
    pub async fn until(&self, moment: Millis) {
        let left = |now: Millis| {
            Duration::from_millis(u64::try_from(moment.saturating_sub(now)).unwrap_or_default())
        };
        let end = self.ticks().saturating_add(left(self.now()));
        match self {
            Self::System | Self::Database(_) => {
                // In slices, so that a machine that slept or was set right does not oversleep.
                loop {
                    let rest = left(self.now()).min(end.saturating_sub(self.ticks()));
                    if rest.is_zero() {
                        return;
                    }
                    tokio::time::sleep(rest.min(SLICE)).await;
                }
            }
            Self::Manual(clock) => {
                let mut time = clock.time.subscribe();
                // The sender lives in `clock`, so this only ends when the moment has come.
                let _ = time.wait_for(|now| now.wall >= moment || now.ticks >= end).await;
            }
        }
    }
}

/// No machine is so busy that a second takes it as long.
const STOOD_STILL: Duration = Duration::from_secs(10);

/// The time that a wait goes on before the clock is looked at again.
const SLICE: Duration = Duration::from_secs(60);

/// The time ran out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it takes too long")]
pub struct TooLong;

impl Clock {
    /// Waits so long.
    pub async fn sleep(&self, time: Duration) {
        match self {
            Self::System | Self::Database(_) => tokio::time::sleep(time).await,
            Self::Manual(clock) => {
                let end = self.ticks().saturating_add(time);
                let mut time = clock.time.subscribe();
                // The sender lives in `clock`, so this only ends when the time is over.
                let _ = time.wait_for(|now| now.ticks >= end).await;
            }
        }
    }

    /// Waits until so long has passed since these [ticks](Self::ticks): for what is done again and
    /// again, however long it takes.
    pub async fn sleep_since(&self, ticks: Duration, time: Duration) {
        self.sleep(time.saturating_sub(self.ticks().saturating_sub(ticks))).await;
    }

    /// Waits for something, but at most so long.
    /// Errors: when the time has run out first; what was waited for is dropped.
    pub async fn timeout<F: Future>(&self, time: Duration, what: F) -> Result<F::Output, TooLong> {
        tokio::select! {
            biased;
            done = what => Ok(done),
            () = self.sleep(time) => Err(TooLong),
        }
    }
}

impl governor::clock::Clock for Clock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        self.ticks().into()
    }
}

fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}

#[expect(clippy::disallowed_methods, reason = "the one place that asks the machine for the time")]
fn system_now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A clock that stands still until it is moved.
#[derive(Clone)]
pub struct ManualClock {
    time: Arc<watch::Sender<Shown>>,
}

/// The time that a clock shows, and for how long it has been going.
#[derive(Clone, Copy)]
struct Shown {
    wall: Millis,
    ticks: Duration,
    /// Whether the process stood still since somebody last asked.
    stood_still: bool,
}

impl ManualClock {
    /// A clock that shows the present.
    pub fn new() -> Self {
        Self::at(system_now())
    }

    /// A clock that shows this moment.
    pub fn at(time: Millis) -> Self {
        let shown = Shown { wall: time, ticks: Duration::ZERO, stood_still: false };
        Self { time: Arc::new(watch::Sender::new(shown)) }
    }

    /// Returns the time that it shows.
    pub fn time(&self) -> Millis {
        self.time.borrow().wall
    }

    /// Whether anybody waits for it to be moved.
    pub fn is_waited_for(&self) -> bool {
        self.time.receiver_count() > 0
    }

    /// Moves the clock forward.
    pub fn advance(&self, by: Duration) {
        self.move_on(by, false);
    }

    /// Moves the clock forward while the process stands still.
    pub fn stand_still(&self, by: Duration) {
        self.move_on(by, true);
    }

    fn move_on(&self, by: Duration, standing_still: bool) {
        // In one step: who looks sees both or neither.
        self.time.send_modify(|now| {
            now.stood_still |= standing_still;
            now.wall = now.wall.saturating_add(millis(by));
            now.ticks = now.ticks.saturating_add(by);
        });
    }

    fn stood_still(&self) -> bool {
        let mut stood_still = false;
        self.time.send_if_modified(|now| {
            stood_still = std::mem::take(&mut now.stood_still);
            false
        });
        stood_still
    }

    /// Somebody sets it to this moment, which takes no time.
    pub fn set(&self, time: Millis) {
        self.time.send_modify(|now| now.wall = time);
    }
}

impl Default for ManualClock {
    fn default() -> Self {
        Self::new()
    }
}
