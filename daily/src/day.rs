//! A day, from midnight to midnight UTC, and the week it is in.

use values::Millis;

const LENGTH: Millis = 24 * 3_600_000;

/// Time after its day in which a deal may still be finished. Its seed is told when nobody plays it any more.
const GRACE: Millis = 3_600_000;

/// A day, in UTC. Written, it is a date: `2026-11-22`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

impl Day {
    /// The day of a moment. Before 1970 it was always the first one.
    pub fn at(now: Millis) -> Self {
        Self(u32::try_from(now.div_euclid(LENGTH)).unwrap_or_default())
    }

    /// The day with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// Days since 1970-01-01.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The middle of the day: the moment to show as its date, which most people's clocks put on this day.
    pub fn noon(self) -> Millis {
        self.begins() + LENGTH / 2
    }

    /// When the next day begins, and with it the next deal.
    pub fn ends(self) -> Millis {
        self.begins() + LENGTH
    }

    /// Until when a deal that was begun on this day may be finished. From then on its seed is told.
    pub fn closes(self) -> Millis {
        self.ends() + GRACE
    }

    /// The day before.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    pub const fn week(self) -> Week {
        // The first day of all was a Thursday.
        Week((self.0 + 3) / 7)
    }

    fn begins(self) -> Millis {
        Millis::from(self.0) * LENGTH
    }
}

impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match time::OffsetDateTime::from_unix_timestamp(self.begins() / 1_000) {
            Ok(moment) => moment.date().fmt(f),
            // After the year 9999.
            Err(_) => write!(f, "day {}", self.0),
        }
    }
}

/// A week, from Monday to Sunday.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Week(u32);

impl Week {
    /// The week with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// Weeks since that of 1970-01-01.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Its Monday.
    pub const fn first(self) -> Day {
        Day(self.0.saturating_mul(7).saturating_sub(3))
    }

    /// Its Sunday.
    pub const fn last(self) -> Day {
        Day(self.first().0.saturating_add(6))
    }

    /// The week before.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Noon on Sunday the 22nd of November 2026, in UTC.
    const SUNDAY: Millis = 1_795_348_800_000;

    #[test]
    fn a_day_is_a_date_and_goes_from_midnight_to_midnight() {
        let day = Day::at(SUNDAY);
        assert_eq!(day.to_string(), "2026-11-22");
        assert_eq!(day.noon(), SUNDAY);
        assert_eq!(Day::at(day.ends() - 1), day);
        assert_eq!(Day::at(day.ends()).before(), day);
        assert_eq!(Day::at(day.ends()).to_string(), "2026-11-23");
        assert_eq!(Day::at(0).to_string(), "1970-01-01");
        assert_eq!(Day::at(-1), Day::at(0));
        assert_eq!(Day::new(u32::MAX).to_string(), "day 4294967295");
    }

    #[test]
    fn a_week_goes_from_monday_to_sunday() {
        let sunday = Day::at(SUNDAY);
        let week = sunday.week();
        assert_eq!((week.first().to_string(), week.last()), ("2026-11-16".into(), sunday));
        assert_eq!(week.first().week(), week);
        assert_eq!(Day::at(sunday.ends()).week().before(), week);
    }
}
