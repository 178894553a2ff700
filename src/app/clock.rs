//! The time, handed in, so that tests can turn the hands of the clock.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use governor::nanos::Nanos;
use tokio::sync::watch;

use crate::store::Store;
use crate::table::Millis;

/// Where the time comes from.
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
    /// Now.
    #[must_use]
    pub fn now(&self) -> Millis {
        match self {
            Self::System => system_now(),
            Self::Database(store) => system_now().saturating_add(store.clock_ahead()),
            Self::Manual(clock) => clock.time(),
        }
    }

    /// Waits until `moment` has come.
    pub async fn until(&self, moment: Millis) {
        match self {
            Self::System | Self::Database(_) => {
                // In slices, so that a machine that slept or was set right does not oversleep.
                loop {
                    let left = moment.saturating_sub(self.now());
                    let Ok(left) = u64::try_from(left) else {
                        return;
                    };
                    if left == 0 {
                        return;
                    }
                    tokio::time::sleep(Duration::from_millis(left.min(60_000))).await;
                }
            }
            Self::Manual(clock) => {
                let mut time = clock.time.subscribe();
                // The sender lives in `clock`, so this only ends when the moment has come.
                let _ = time.wait_for(|now| *now >= moment).await;
            }
        }
    }
}

/// The time ran out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it takes too long")]
pub struct TooLong;

impl Clock {
    /// Waits so long.
    pub async fn sleep(&self, time: Duration) {
        self.until(self.now().saturating_add(millis(time))).await;
    }

    /// Waits for something, but at most so long.
    ///
    /// # Errors
    /// When the time has run out first; what was waited for is dropped.
    pub async fn timeout<F: Future>(&self, time: Duration, what: F) -> Result<F::Output, TooLong> {
        tokio::select! {
            biased;
            done = what => Ok(done),
            () = self.sleep(time) => Err(TooLong),
        }
    }

    /// Now, for the libraries that keep a pace.
    #[must_use]
    pub fn now_nanos(&self) -> Nanos {
        let now = u64::try_from(self.now()).unwrap_or_default();
        Nanos::new(now.saturating_mul(1_000_000))
    }
}

impl governor::clock::Clock for Clock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        self.now_nanos()
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
    time: Arc<watch::Sender<Millis>>,
}

impl ManualClock {
    /// A clock that shows the present.
    #[must_use]
    pub fn new() -> Self {
        Self::at(system_now())
    }

    /// A clock that shows this moment.
    #[must_use]
    pub fn at(time: Millis) -> Self {
        Self { time: Arc::new(watch::Sender::new(time)) }
    }

    /// What it shows.
    #[must_use]
    pub fn time(&self) -> Millis {
        *self.time.borrow()
    }

    /// Whether anybody waits for it to be moved.
    #[must_use]
    pub fn is_waited_for(&self) -> bool {
        self.time.receiver_count() > 0
    }

    /// Moves the clock forward.
    pub fn advance(&self, by: Duration) {
        self.time.send_modify(|now| *now = now.saturating_add(millis(by)));
    }
}

impl Default for ManualClock {
    fn default() -> Self {
        Self::new()
    }
}
