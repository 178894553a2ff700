//! What the host of a table agrees on with the players before the match, and what a server's leaderboard
//! goes by.

use games::{AnyRules, GameKind};
use time::{Date, Month, OffsetDateTime};

/// How long everybody has for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Everybody is here: as long as the game usually takes, a minute or so.
    #[default]
    Live,
    /// One hour: beside other things.
    Relaxed,
    /// 24 hours: a turn a day.
    Slow,
}

impl Pace {
    /// All of them, quickest first.
    pub const ALL: [Self; 3] = [Self::Live, Self::Relaxed, Self::Slow];

    /// The time for a decision of this game, in seconds.
    #[must_use]
    pub const fn seconds(self, game: GameKind) -> u32 {
        match self {
            Self::Live => game.habits().seconds,
            Self::Relaxed => 3_600,
            Self::Slow => 86_400,
        }
    }

    /// Its name in commands and in the catalogue of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Relaxed => "relaxed",
            Self::Slow => "slow",
        }
    }

    /// The pace of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }
}

/// Everything that is agreed on before a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The rules, including when the match ends.
    pub rules: AnyRules,
    /// Time for a decision.
    pub pace: Pace,
    /// The most players that the host wants; see [`Settings::most_seats`].
    pub seats: u8,
    /// Whether players may ask for hints, as far as the server allows it.
    pub hints: bool,
    /// Whether the match keeps to one message in its channel, instead of a new one for each turn.
    pub quiet: bool,
}

impl Settings {
    /// The time for a decision, in milliseconds.
    #[must_use]
    pub const fn time(&self) -> i64 {
        self.pace.seconds(self.rules.kind()) as i64 * 1_000
    }

    /// How many bots whoever is alone plays against: as usual, or as many as the rules ask for.
    #[must_use]
    pub fn opponents(&self) -> u8 {
        let fewest = u8::try_from(self.rules.seats_allowed().start() - 1).unwrap_or(u8::MAX);
        let most = self.most_seats().saturating_sub(1);
        self.rules.kind().habits().opponents.max(fewest).min(most)
    }

    /// The most players: what the host wants, as far as the rules allow it.
    #[must_use]
    pub fn most_seats(&self) -> u8 {
        let allowed = u8::try_from(*self.rules.seats_allowed().end()).unwrap_or(u8::MAX);
        self.seats.min(allowed).max(2)
    }
}

/// For how long a leaderboard counts before it begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Season {
    /// A month.
    Monthly,
    /// Three months, the first of them January.
    Quarterly,
}

impl Season {
    /// When the season of a moment began; both are milliseconds since 1970. Days are those of UTC.
    #[must_use]
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
        // A clock that is beyond all years has no season behind it.
        begun.unwrap_or(now)
    }
}

#[cfg(test)]
mod tests {
    use super::Season;

    /// Noon of a day.
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
