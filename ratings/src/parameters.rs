//! The numbers that a rating depends on.

use skillratings::weng_lin::{WengLinConfig, WengLinRating, expected_score};

use crate::Rating;

/// The numbers that a rating depends on. All of them are finite and not negative.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameters {
    /// How much luck there is in a match, as the standard deviation of one player's performance in
    /// points, at least 1. It sets what a point is; see [`Parameters::CHESS_BETA`].
    pub beta: f64,
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
    pub scale: f64,
}

impl Parameters {
    /// With this [`beta`](Self::beta), 400 points are odds of ten to one, as in chess:
    /// 400 / ln 10 / √2.
    pub const CHESS_BETA: f64 = 122.835;

    /// What fits matches of the arena best. `docs/rating.md` has the data and the command.
    pub const FITTED: Self =
        Self { beta: Self::CHESS_BETA, newcomer: 200.0, tau: 6.0, growth: 3.0, scale: 0.5 };

    /// The chance that the first of two players is ahead of the second one, a tie counting half, from
    /// 0 to 1. Uncertain ratings bring it closer to a half.
    #[must_use]
    pub fn expectation(&self, first: Rating, second: Rating) -> f64 {
        expected_score(&self.weng_lin(first), &self.weng_lin(second), &self.config()).0
    }

    pub(crate) fn config(&self) -> WengLinConfig {
        WengLinConfig { beta: self.beta.max(1.0), ..WengLinConfig::new() }
    }

    /// A rating in the library's type, within its bounds.
    pub(crate) fn weng_lin(&self, rating: Rating) -> WengLinRating {
        let Rating { mean, deviation } = rating.within(self.newcomer);
        WengLinRating { rating: mean, uncertainty: deviation }
    }
}
