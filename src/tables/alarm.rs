//! The alarm of whoever wakes the tables.

use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::Notify;
use values::Millis;

/// Rings when something is to be looked at before the moment that is waited for.
#[derive(Debug)]
pub(super) struct Alarm {
    bell: Notify,
    /// The moment that is waited for; the end of time while it is being found.
    set_for: AtomicI64,
}

impl Default for Alarm {
    fn default() -> Self {
        Self { bell: Notify::new(), set_for: AtomicI64::new(Millis::MAX) }
    }
}

impl Alarm {
    /// Rings now.
    pub(super) fn ring(&self) {
        self.bell.notify_one();
    }

    /// Something will be due. Most of it is later than what is waited for, and is found then.
    pub(super) fn tell(&self, due: Millis) {
        if due < self.set_for.load(Ordering::SeqCst) {
            self.ring();
        }
    }

    /// What is told from now on rings, until it is set: it may have come too late to be found.
    pub(super) fn unset(&self) {
        self.set_for.store(Millis::MAX, Ordering::SeqCst);
    }

    /// This moment is waited for.
    pub(super) fn set(&self, moment: Millis) {
        self.set_for.store(moment, Ordering::SeqCst);
    }

    /// Waits until it rings; returns at once where it has rung since the last time.
    pub(super) async fn rung(&self) {
        self.bell.notified().await;
    }
}
