//! Counts how often Discord refuses: it bans the address of a bot that is refused ten thousand
//! times in ten minutes, and with it every server of the host.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::tools::Clock;

/// The time over which Discord counts.
const WINDOW: Duration = Duration::from_secs(600);
/// From so many on within it each further one of the bot's own requests slows these down …
const MANY: u32 = 5_000;
/// … by so much: should nothing but refusals of these follow, they are 4,800 in a whole window.
pub(super) const REST: Duration = Duration::from_millis(125);

/// The refusals of two windows: the present one, and the one before, which counts for the part of
/// it that is less than a window ago.
pub(super) struct Refusals {
    clock: Clock,
    counted: Mutex<Counted>,
}

#[derive(Default)]
struct Counted {
    window: u64,
    before: u32,
    now: u32,
}

impl Refusals {
    pub(super) fn new(clock: Clock) -> Self {
        Self { clock, counted: Mutex::default() }
    }

    /// Counts one more. Returns whether they are so many that whoever can wait has to, for a
    /// [`REST`].
    pub(super) fn count(&self) -> bool {
        let many = {
            // It is whole at every moment.
            let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
            counted.count(self.clock.ticks())
        };
        if many == MANY {
            tracing::error!(
                refused = many,
                "Discord refuses much of what is sent; what can wait slows down with each further refusal, before it bans this address"
            );
        }
        many >= MANY
    }
}

impl Counted {
    /// About how many there were in the last window, this one included.
    fn count(&mut self, ticks: Duration) -> u32 {
        let seconds = ticks.as_secs();
        let window = seconds / WINDOW.as_secs();
        if window != self.window {
            self.before = if window == self.window + 1 { self.now } else { 0 };
            (self.window, self.now) = (window, 0);
        }
        self.now = self.now.saturating_add(1);
        let left = WINDOW.as_secs() - seconds % WINDOW.as_secs();
        let before = u64::from(self.before) * left / WINDOW.as_secs();
        self.now.saturating_add(u32::try_from(before).unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_refused_in_the_last_ten_minutes_is_counted() {
        let at = Duration::from_secs;
        let mut counted = Counted::default();
        assert_eq!((counted.count(at(1)), counted.count(at(2))), (1, 2));
        for _ in 2..1_000 {
            counted.count(at(599));
        }
        assert_eq!(counted.count(at(600)), 1_001, "a new window has just begun");
        assert_eq!(counted.count(at(900)), 502, "half of the one before is long ago");
        assert_eq!(counted.count(at(1_800)), 1);
    }

    /// Requests after five thousand refusals go so slowly that ten thousand in ten minutes cannot
    /// be.
    #[test]
    fn nothing_but_refusals_never_become_ten_thousand() {
        let (mut counted, mut ticks, mut times) = (Counted::default(), Duration::ZERO, Vec::new());
        while ticks < Duration::from_secs(3_600) {
            times.push(ticks);
            // The budget lets forty-five a second through.
            let pace = Duration::from_nanos(1_000_000_000 / 45);
            ticks += if counted.count(ticks) >= MANY { REST.max(pace) } else { pace };
        }
        let within = |i: usize| times.partition_point(|t| *t < times[i] + WINDOW) - i;
        let most = (0..times.len()).map(within).max().unwrap_or_default();
        assert!((MANY as usize..9_000).contains(&most), "{most} within ten minutes");
    }
}
