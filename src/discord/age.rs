//! The age of an interaction. Its number says when it was made, by Discord's clock; this machine's
//! may say something else. So an interaction that looks old is not taken for old: Discord is asked,
//! which takes no first answer after three seconds.

use std::sync::atomic::{AtomicI64, Ordering};

use values::{InteractionId, Millis};

/// An interaction older than this was made while this process slept, or before the gateway was
/// reached again.
const OLD: Millis = 5_000;
/// No process sleeps for so long and goes on: a clock that is so far away from Discord's says
/// nothing.
const IMPLAUSIBLE: Millis = 30 * 24 * 3_600_000;
/// The moment from which Discord's numbers count, in milliseconds since 1970.
const EPOCH: Millis = 1_420_070_400_000;
/// The log speaks of old interactions at most so often.
const TOLD_EVERY: Millis = 60_000;

/// The difference between this machine's clock and Discord's.
#[derive(Default)]
pub(super) struct Ages {
    /// By how much this machine's clock was ahead when Discord took an answer last.
    ahead: AtomicI64,
    told_at: AtomicI64,
}

impl Ages {
    /// Whether an interaction seems to be too old to be answered.
    pub(super) fn looks_old(&self, id: InteractionId, now: Millis) -> bool {
        let age = now - made_at(id) - self.ahead.load(Ordering::Relaxed);
        (OLD..IMPLAUSIBLE).contains(&age)
    }

    /// Discord has taken an answer to this interaction, which had come in at `received`: so it was
    /// young.
    pub(super) fn was_young(&self, id: InteractionId, received: Millis) {
        let ahead = received - made_at(id);
        if ahead.abs() < IMPLAUSIBLE {
            self.ahead.store(ahead, Ordering::Relaxed);
        }
    }

    /// Whether the log is to say that there was one.
    pub(super) fn is_told(&self, now: Millis) -> bool {
        let told_at = self.told_at.load(Ordering::Relaxed);
        let due = (now - told_at).abs() >= TOLD_EVERY;
        if due {
            self.told_at.store(now, Ordering::Relaxed);
        }
        due
    }
}

fn made_at(id: InteractionId) -> Millis {
    Millis::try_from(id.0 >> 22).unwrap_or(Millis::MAX) + EPOCH
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = 1_790_000_000_000;

    fn id_made_at(at: Millis) -> InteractionId {
        InteractionId(u64::try_from(at - EPOCH).unwrap() << 22)
    }

    #[test]
    fn what_came_at_once_is_young_and_what_waited_is_old() {
        let ages = Ages::default();
        assert!(!ages.looks_old(id_made_at(NOW - 200), NOW));
        assert!(ages.looks_old(id_made_at(NOW - 25_000), NOW));
    }

    #[test]
    fn a_clock_that_is_wrong_or_set_back_and_forth_is_seen_through_by_the_first_answer() {
        let ages = Ages::default();
        for wrong in [3_600_000, -3_600_000, 0, 7_000] {
            ages.was_young(id_made_at(NOW), NOW + wrong + 300);
            assert!(!ages.looks_old(id_made_at(NOW + 60_000), NOW + wrong + 60_300), "{wrong}");
            assert!(ages.looks_old(id_made_at(NOW), NOW + wrong + 25_000), "{wrong}");
        }
    }

    #[test]
    fn numbers_that_are_no_times_say_nothing() {
        assert!(!Ages::default().looks_old(InteractionId(1_400_000_000_000_000_000), NOW));
    }

    #[test]
    fn the_log_speaks_of_it_once_a_minute() {
        let ages = Ages::default();
        let told_now: Vec<bool> =
            [0, 1_000, 59_000, 60_000, 61_000].map(|after| ages.is_told(NOW + after)).into();
        assert_eq!(told_now, [true, false, false, true, false]);
    }
}
