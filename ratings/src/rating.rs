//! An estimate of somebody's strength.

use crate::Parameters;

/// An estimate of somebody's strength, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The best guess, from [`Rating::LEAST`] to [`Rating::MOST`].
    pub mean: f64,
    /// The standard error of that guess, from 0 to that of a newcomer.
    pub deviation: f64,
}

/// A rating in its displayed form: `1640 ± 90`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The best guess, in whole points.
    pub mean: u32,
    /// The likely error, in whole points: two deviations. As far as the ratings are right about
    /// themselves, 19 of 20 players are that close to their displayed mean.
    pub margin: u32,
}

impl Rating {
    /// The lowest mean.
    pub const LEAST: f64 = 0.0;
    /// The highest mean.
    pub const MOST: f64 = 3000.0;
    /// The mean of a newcomer.
    pub const MIDDLE: f64 = 1500.0;
    /// The highest deviation of a rating that is not provisional: reached after about ten matches.
    pub const PROVISIONAL_ABOVE: f64 = 150.0;

    /// The rating of somebody who has not played.
    pub const fn newcomer() -> Self {
        Self { mean: Self::MIDDLE, deviation: Parameters::FITTED.newcomer }
    }

    /// The displayed form.
    pub fn shown(self) -> Shown {
        let Self { mean, deviation } = self.within(Parameters::FITTED.newcomer);
        // Both are at most a few thousand, so the casts are exact.
        Shown { mean: mean.round() as u32, margin: (2.0 * deviation).round() as u32 }
    }

    /// Whether the mean rests on too little; it is then displayed with a question mark.
    pub fn is_provisional(self) -> bool {
        self.within(Parameters::FITTED.newcomer).deviation > Self::PROVISIONAL_ABOVE
    }

    /// The sort key of a leaderboard: the lower end of the displayed range, in points, which may be
    /// below [`Rating::LEAST`]. To be ahead of somebody known, a player with few matches must have
    /// played well.
    pub fn careful(self) -> f64 {
        let Self { mean, deviation } = self.within(Parameters::FITTED.newcomer);
        mean - 2.0 * deviation
    }

    /// The rating `days` after the last match: the mean stays, the deviation grows, up to that of a
    /// newcomer. Days may be fractions; a negative number counts as 0.
    #[must_use]
    pub fn after_absence(self, days: f64) -> Self {
        Parameters::FITTED.after_absence(self, days)
    }

    /// The nearest rating within bounds; a mean or deviation that is no number becomes a
    /// newcomer's.
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
    pub fn after_absence(&self, rating: Rating, days: f64) -> Rating {
        // `max` also turns a NaN into 0.
        let grown = self.growth * self.growth * days.max(0.0);
        self.less_certain(rating, grown)
    }

    /// A rating whose variance has grown by this much.
    pub(crate) fn less_certain(&self, rating: Rating, variance: f64) -> Rating {
        let Rating { mean, deviation } = rating.within(self.newcomer);
        Rating { mean, deviation: (deviation * deviation + variance).sqrt() }.within(self.newcomer)
    }
}
