//! Seasons, after which the leaderboard of a server starts anew.

use time::{Date, Month, OffsetDateTime};

/// The length of a season, after which a leaderboard starts anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Season {
    Monthly,
    /// Three months, the first of them January.
    Quarterly,
}

impl Season {
    /// The beginning of the season of a moment; both are milliseconds since 1970. Days are those of
    /// UTC.
    pub fn start(self, now: i64) -> i64 {
        let begun =
            OffsetDateTime::from_unix_timestamp(now.div_euclid(1_000)).ok().and_then(|now| {
                let month = match self {
                    Self::Monthly => now.month(),
                    Self::Quarterly => {
                        Month::try_from(now.month() as u8 - (now.month() as u8 - 1) % 3).ok()?
                    }
                };
                let first = Date::from_calendar_date(now.year(), month, 1).ok()?;
                Some(first.midnight().assume_utc().unix_timestamp() * 1_000)
            });
        // A moment beyond all years has no season, so it counts from itself.
        begun.unwrap_or(now)
    }
}

#[cfg(test)]
mod tests {
    use super::Season;

    fn noon(year: i32, month: u8, day: u8) -> i64 {
        let month = time::Month::try_from(month).unwrap();
        let day = time::Date::from_calendar_date(year, month, day).unwrap();
        day.midnight().assume_utc().unix_timestamp() * 1_000 + 43_200_000
    }

    #[test]
    fn a_season_begins_at_midnight_of_its_first_day() {
        let first = noon(2026, 11, 1) - 43_200_000;
        for now in [first, noon(2026, 11, 1), noon(2026, 11, 30)] {
            assert_eq!(Season::Monthly.start(now), first);
        }
        assert_eq!(Season::Monthly.start(first - 1), noon(2026, 10, 1) - 43_200_000);
        assert_eq!(Season::Quarterly.start(noon(2026, 12, 31)), noon(2026, 10, 1) - 43_200_000);
        assert_eq!(Season::Quarterly.start(noon(2028, 2, 29)), noon(2028, 1, 1) - 43_200_000);
        assert_eq!(Season::Monthly.start(i64::MAX), i64::MAX);
    }
}
