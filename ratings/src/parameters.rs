//! The parameters of the ratings.

use skillratings::weng_lin::{WengLinConfig, WengLinRating, expected_score};

use crate::Rating;

/// The parameters of the ratings. All of them are finite and not negative.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameters {
    /// The luck in a match of two, as the standard deviation of one player's performance in points,
    /// at least 1. It sets the size of a point; see [`Parameters::CHESS_BETA`].
    pub beta: f64,
    /// The growth of luck with the number of opponents: with `n` of them, `beta` is `n` to the
    /// power of this times as large.
    pub crowd: f64,
    /// The spread of newcomers around 1,500 points, as a standard deviation in points. No deviation
    /// is ever larger.
    pub newcomer: f64,
    /// The change of players from one match to the next, as a standard deviation in points.
    pub tau: f64,
    /// The change of players in a day without a match, as a standard deviation in points; in `n`
    /// days it is the square root of `n` times as much.
    pub growth: f64,
    /// The overlap between several opponents: the part of their evidence that the first one gives
    /// already. With `n` opponents the step is the sum over them, divided by `n` to the power of
    /// this: 0 makes it the sum, 1 the mean. `crowd` makes the steps of large tables smaller, too.
    pub scale: f64,
}

impl Parameters {
    /// With this [`beta`](Self::beta), 400 points are odds of ten to one, as in chess: 400 / ln 10
    /// / √2.
    pub const CHESS_BETA: f64 = 122.835;

    /// The parameters that predict matches of the arena best; only `tau`, on which those are
    /// silent, is a judgement. `docs/rating.md` has the data and the commands.
    pub const FITTED: Self = Self {
        beta: Self::CHESS_BETA,
        crowd: 0.83,
        newcomer: 220.0,
        tau: 5.0,
        growth: 6.0,
        scale: 0.14,
    };

    /// The chance, from 0 to 1, that the first of two players is ahead of the second one in a match
    /// in which each has this number of opponents; a tie counts half. Uncertain ratings and many
    /// opponents bring it closer to a half.
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
