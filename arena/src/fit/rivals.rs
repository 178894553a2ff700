//! The rating systems that are compared, each with the parameters that suit it best.

use ratings::{Parameters, anchors::Anchors};

use super::search::lowest;
use super::season::{GAMES, Season};
use super::surprise::{foretold, surprise};
use super::systems::{Elo, Levels, System, WengLin};

/// A rating system with its parameters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Rival {
    /// Weng and Lin's, with what is around it here.
    WengLin { parameters: Parameters, levels: Levels, anchored: bool },
    /// Elo's, with these constants for levels, or levels like everybody else.
    Elo { k: f64, levels: Option<Levels> },
}

/// What the search may change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Free {
    /// Parameters, and where newcomers stand beside the levels.
    All,
    /// All but the scale.
    ButScale,
    /// All but the crowd.
    ButCrowd,
    /// All but what people change by.
    ButChange,
}

/// Where the search begins.
pub(super) const START: Parameters = Parameters {
    beta: Parameters::CHESS_BETA,
    crowd: 0.3,
    newcomer: 200.0,
    tau: 5.0,
    growth: 3.0,
    scale: 0.5,
};

/// Less than this, in points, is nothing.
const NOTHING: f64 = 0.01;

impl Rival {
    /// Where the search for the parameters of this program goes on, with levels so far apart.
    pub(super) fn ours(parameters: Parameters, levels: Levels) -> Self {
        Self::WengLin { parameters, levels, anchored: true }
    }

    /// The same without what people change by.
    pub(super) fn without_change(self) -> Self {
        match self {
            Self::WengLin { parameters, levels, anchored } => {
                let parameters = Parameters { tau: NOTHING, growth: NOTHING, ..parameters };
                Self::WengLin { parameters, levels, anchored }
            }
            elo @ Self::Elo { .. } => elo,
        }
    }

    /// The same with another scale.
    pub(super) fn with_scale(self, scale: f64) -> Self {
        match self {
            Self::WengLin { parameters, levels, anchored } => {
                Self::WengLin { parameters: Parameters { scale, ..parameters }, levels, anchored }
            }
            elo @ Self::Elo { .. } => elo,
        }
    }

    /// The same as if no match were luckier than another.
    pub(super) fn without_crowd(self) -> Self {
        match self {
            Self::WengLin { parameters, levels, anchored } => {
                let parameters = Parameters { crowd: 0.0, ..parameters };
                Self::WengLin { parameters, levels, anchored }
            }
            elo @ Self::Elo { .. } => elo,
        }
    }

    /// The same with levels that are rated like everybody else.
    pub(super) fn without_anchors(self) -> Self {
        match self {
            Self::WengLin { parameters, levels, .. } => {
                Self::WengLin { parameters, levels, anchored: false }
            }
            Self::Elo { k, .. } => Self::Elo { k, levels: None },
        }
    }

    pub(super) fn system(self) -> Box<dyn System> {
        match self {
            Self::WengLin { parameters, levels, anchored } => {
                Box::new(WengLin::new(parameters, levels, anchored))
            }
            Self::Elo { k, levels } => Box::new(Elo::new(k, levels)),
        }
    }

    /// The one like this that is surprised least by a season.
    pub(super) fn fitted(self, season: &Season, free: Free) -> Self {
        let steps = self.steps(free);
        let found = lowest(&self.numbers(), &steps, |numbers| {
            surprise(&foretold(&mut *self.with(numbers).system(), season))
        });
        self.with(&found)
    }

    /// What is searched for, as numbers that may be anything: what must be positive as its logarithm.
    fn numbers(self) -> Vec<f64> {
        match self {
            Self::WengLin {
                parameters: Parameters { newcomer, tau, growth, scale, crowd, .. },
                levels,
                ..
            } => {
                let mut numbers = vec![newcomer.ln(), tau.ln(), growth.ln(), scale, crowd];
                numbers.extend(levels.iter().map(|levels| levels.normal));
                numbers
            }
            Self::Elo { k, .. } => vec![k.ln()],
        }
    }

    fn steps(self, free: Free) -> Vec<f64> {
        let fixed = |fixed: bool, step: f64| if fixed { 0.0 } else { step };
        match self {
            Self::WengLin { anchored, .. } => {
                let change = fixed(free == Free::ButChange, 0.4);
                let scale = fixed(free == Free::ButScale, 0.2);
                let crowd = fixed(free == Free::ButCrowd, 0.2);
                let mut steps = vec![0.3, change, change, scale, crowd];
                steps.extend([fixed(!anchored, 50.0); GAMES.len()]);
                steps
            }
            Self::Elo { .. } => vec![0.4],
        }
    }

    fn with(self, numbers: &[f64]) -> Self {
        match (self, numbers) {
            (
                Self::WengLin { mut parameters, mut levels, anchored },
                [newcomer, tau, growth, scale, crowd, rest @ ..],
            ) => {
                parameters.newcomer = newcomer.exp();
                parameters.tau = tau.exp().max(NOTHING);
                parameters.growth = growth.exp().max(NOTHING);
                parameters.scale = scale.clamp(0.0, 1.0);
                parameters.crowd = crowd.clamp(0.0, 1.0);
                for (levels, normal) in levels.iter_mut().zip(rest) {
                    let by = normal - levels.normal;
                    let Anchors { easy, hard, .. } = *levels;
                    *levels = Anchors { easy: easy + by, normal: *normal, hard: hard + by };
                }
                Self::WengLin { parameters, levels, anchored }
            }
            (Self::Elo { levels, .. }, [k, ..]) => Self::Elo { k: k.exp(), levels },
            (same, _) => same,
        }
    }
}
