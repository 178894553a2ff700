//! The simulated clock: real time plus an offset that a test can push forward.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, in simulated time.
pub type Millis = u64;

/// Real time plus whatever was added with [`Clock::advance`].
#[derive(Debug)]
pub(crate) struct Clock {
    started: Instant,
    base: Millis,
    offset: Duration,
}

impl Clock {
    /// A clock that shows this moment, or else the present.
    pub(crate) fn new(begin: Option<SystemTime>) -> Self {
        let begin = begin.unwrap_or_else(SystemTime::now);
        let base = begin.duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { started: Instant::now(), base: millis(base), offset: Duration::ZERO }
    }

    /// Now, in simulated milliseconds since 1970. Never goes backwards.
    pub(crate) fn now(&self) -> Millis {
        self.base + millis(self.started.elapsed() + self.offset)
    }

    pub(crate) fn advance(&mut self, by: Duration) {
        self.offset += by;
    }
}

/// A duration in whole milliseconds.
pub(crate) fn millis(duration: Duration) -> Millis {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// The way Discord writes a moment: `2026-01-02T03:04:05.678000+00:00`.
pub(crate) fn iso(at: Millis) -> String {
    let (days, rest) = (at / 86_400_000, at % 86_400_000);
    let (year, month, day) = civil(days);
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    let (second, milli) = (rest / 1000 % 60, rest % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

/// Year, month and day of a number of days after 1970-01-01, in the Gregorian calendar, counted
/// in 400-year eras that begin in March so that the leap day comes last.
fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_discord_writes_them() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_400_123), "2000-02-29T00:00:00.123000+00:00");
        assert_eq!(iso(1_788_000_000_000), "2026-08-29T10:40:00.000000+00:00");
    }
}
