//! Since when people can reach the bot: nobody is played for because they could not.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use values::Millis;

/// Since when clicks come in; clones share it.
#[derive(Clone, Debug)]
pub struct Reach {
    since: Arc<AtomicI64>,
}

/// While nobody can reach the bot.
const NEVER: Millis = Millis::MAX;

impl Reach {
    /// Clicks come in from now on.
    #[must_use]
    pub fn from(now: Millis) -> Self {
        Self { since: Arc::new(AtomicI64::new(now)) }
    }

    /// Since when clicks come in; in the far future while they do not. A deadline before it was one
    /// that people could not keep.
    #[must_use]
    pub fn since(&self) -> Millis {
        self.since.load(Ordering::Relaxed)
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
