//! The numbers that a rating depends on.

use skillratings::weng_lin::{WengLinConfig, WengLinRating, expected_score};

use crate::Rating;

/// The numbers that a rating depends on. All of them are finite and not negative.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameters {
    /// How much luck there is in a match of two, as the standard deviation of one player's performance
    /// in points, at least 1. It sets what a point is; see [`Parameters::CHESS_BETA`].
    pub beta: f64,
    /// How much more luck there is with more opponents: with `n` of them, `beta` is `n` to the power of
    /// this times as large.
    pub crowd: f64,
    /// How far newcomers are from 1,500 points, as a standard deviation in points. No deviation is
    /// ever larger.
    pub newcomer: f64,
    /// How much players change from one match to the next, as a standard deviation in points.
    pub tau: f64,
    /// How much players change in a day without a match, as a standard deviation in points; in `n`
    /// days that is the square root of `n` times as much.
    pub growth: f64,
    /// How much of what several opponents say is said by the first one already. With `n` opponents
    /// the step is the sum over them, divided by `n` to the power of this: 0 is the sum, 1 the mean.
    /// `crowd` makes the steps of large tables smaller, too.
    pub scale: f64,
}

impl Parameters {
    /// With this [`beta`](Self::beta), 400 points are odds of ten to one, as in chess:
    /// 400 / ln 10 / √2.
    pub const CHESS_BETA: f64 = 122.835;

    /// What matches of the arena are foretold best with; only `tau`, of which they say nothing, is a
    /// judgement. `docs/rating.md` has the data and the commands.
    pub const FITTED: Self = Self {
        beta: Self::CHESS_BETA,
        crowd: 0.83,
        newcomer: 220.0,
        tau: 5.0,
        growth: 6.0,
        scale: 0.14,
    };

    /// The chance that the first of two players is ahead of the second one, a tie counting half, from
    /// 0 to 1, in a match in which each has so many opponents. Uncertain ratings and many opponents bring
    /// it closer to a half.
    #[must_use]
    pub fn expectation(&self, first: Rating, second: Rating, opponents: usize) -> f64 {
        let config = self.config(opponents);
        expected_score(&self.weng_lin(first), &self.weng_lin(second), &config).0
    }

    pub(crate) fn config(&self, opponents: usize) -> WengLinConfig {
        let beta = self.beta.max(1.0) * (opponents.max(1) as f64).powf(self.crowd);
        WengLinConfig { beta, ..WengLinConfig::new() }
    }

    /// A rating in the library's type, within its bounds.
    pub(crate) fn weng_lin(&self, rating: Rating) -> WengLinRating {
        let Rating { mean, deviation } = rating.within(self.newcomer);
        WengLinRating { rating: mean, uncertainty: deviation }
    }
}
