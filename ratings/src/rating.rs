//! What is known about how strong somebody is.

use crate::Parameters;

/// What is known about how strong somebody is, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The best guess, from [`Rating::LEAST`] to [`Rating::MOST`].
    pub mean: f64,
    /// The standard error of that guess, from 0 to that of a newcomer.
    pub deviation: f64,
}

/// A rating as people see it: `1640 ± 90`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The best guess, in whole points.
    pub mean: u32,
    /// How far off it may well be, in whole points: two deviations. As far as the ratings are right
    /// about themselves, 19 of 20 players are that close to what they show.
    pub margin: u32,
}

impl Rating {
    /// Nobody's mean is lower.
    pub const LEAST: f64 = 0.0;
    /// Nobody's mean is higher.
    pub const MOST: f64 = 3000.0;
    /// The mean of somebody of whom nothing is known.
    pub const MIDDLE: f64 = 1500.0;
    /// A rating with a deviation above this is provisional: about ten matches.
    pub const PROVISIONAL_ABOVE: f64 = 150.0;

    /// Somebody of whom nothing is known.
    #[must_use]
    pub const fn newcomer() -> Self {
        Self { mean: Self::MIDDLE, deviation: Parameters::FITTED.newcomer }
    }

    /// As people see it.
    #[must_use]
    pub fn shown(self) -> Shown {
        let Self { mean, deviation } = self.within(Parameters::FITTED.newcomer);
        // Both are within a few thousand.
        Shown { mean: mean.round() as u32, margin: (2.0 * deviation).round() as u32 }
    }

    /// Whether too little is known to take the mean at its word. It is shown with a question mark then.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.within(Parameters::FITTED.newcomer).deviation > Self::PROVISIONAL_ABOVE
    }

    /// What a leaderboard sorts by: the lower end of what is shown, in points, which may be below
    /// [`Rating::LEAST`]. Who has played little must have played well to be ahead of somebody known.
    #[must_use]
    pub fn careful(self) -> f64 {
        let Self { mean, deviation } = self.within(Parameters::FITTED.newcomer);
        mean - 2.0 * deviation
    }

    /// The same player `days` after the last match: the mean stays, the deviation grows, up to that of a
    /// newcomer. Days may be fractions; less than none are none.
    #[must_use]
    pub fn after_absence(self, days: f64) -> Self {
        Parameters::FITTED.after_absence(self, days)
    }

    /// The nearest rating within bounds; what is no number becomes a newcomer's.
    pub(crate) fn within(self, most_deviation: f64) -> Self {
        let mean = if self.mean.is_nan() { Self::MIDDLE } else { self.mean };
        let deviation = if self.deviation.is_nan() { most_deviation } else { self.deviation };
        Self {
            mean: mean.clamp(Self::LEAST, Self::MOST),
            deviation: deviation.max(0.0).min(most_deviation.max(0.0)),
        }
    }
}

impl Parameters {
    /// [`Rating::after_absence`] with these parameters.
    #[must_use]
    pub fn after_absence(&self, rating: Rating, days: f64) -> Rating {
        // `max` also turns what is no number into none.
        let grown = self.growth * self.growth * days.max(0.0);
        self.less_certain(rating, grown)
    }

    /// A rating whose variance has grown by so much.
    pub(crate) fn less_certain(&self, rating: Rating, variance: f64) -> Rating {
        let Rating { mean, deviation } = rating.within(self.newcomer);
        Rating { mean, deviation: (deviation * deviation + variance).sqrt() }.within(self.newcomer)
    }
}
