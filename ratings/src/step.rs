//! The change of ratings by a match.
//!
//! The step between two players is that of `skillratings`; everything around it is ours. The
//! library has a function for many teams, but it sums up the evidence of all opponents as if it
//! were independent and as reliable as in a duel (ten seats would make a rating certain after a
//! handful of matches), it has no `tau`, and it divides by the deviation, which is 0 for an anchor.

use std::cmp::Ordering;
use std::f64::consts::SQRT_2;

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use crate::{Parameters, Rating};

/// A seat of a rated match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entrant {
    /// The rating before the match, absence already counted.
    pub rating: Rating,
    /// The place. Lower is better, equal ones are a tie; nothing but the order counts.
    pub place: u32,
    /// Whether the rating is a constant: it counts for the others and does not change.
    pub anchored: bool,
}

/// The ratings after a match, in the order of the entrants, with [`Parameters::FITTED`].
///
/// Whatever the numbers are, the ratings are within their bounds. The order of the entrants makes
/// no difference, to the last digit. A match without opponents changes nothing.
pub fn rate(entrants: &[Entrant]) -> Vec<Rating> {
    Parameters::FITTED.rate(entrants)
}

/// The share of the variance that a match always leaves.
const LEAST_SHARE: f64 = 0.1;

impl Parameters {
    /// [`rate`] with these parameters.
    pub fn rate(&self, entrants: &[Entrant]) -> Vec<Rating> {
        let before = |entrant: &Entrant| {
            let alone = entrants.len() < 2;
            let grown = if entrant.anchored || alone { 0.0 } else { self.tau * self.tau };
            self.less_certain(entrant.rating, grown)
        };
        let ratings: Vec<Rating> = entrants.iter().map(before).collect();
        let config = self.config(entrants.len().saturating_sub(1));
        let all = entrants.iter().zip(&ratings);
        let after = |(index, entrant): (usize, &Entrant)| {
            let own = ratings.get(index).copied().unwrap_or(entrant.rating);
            if entrant.anchored {
                return own;
            }
            let others = all.clone().enumerate().filter(|(other, _)| *other != index);
            let steps = others.map(|(_, (other, rating))| {
                step(
                    self.weng_lin(own),
                    self.weng_lin(*rating),
                    entrant.place,
                    other.place,
                    &config,
                )
            });
            self.moved(own, steps.collect())
        };
        entrants.iter().enumerate().map(after).collect()
    }

    fn moved(&self, rating: Rating, steps: Vec<Step>) -> Rating {
        let opponents = steps.len().max(1) as f64;
        let weight = opponents.powf(-self.scale);
        let (points, certainty): (Vec<f64>, Vec<f64>) =
            steps.into_iter().map(|step| (step.points, step.certainty)).unzip();
        let share = (1.0 - weight * sum(certainty)).max(LEAST_SHARE);
        let moved = Rating {
            mean: rating.mean + weight * sum(points),
            deviation: rating.deviation * share.sqrt(),
        };
        moved.within(self.newcomer)
    }
}

/// The evidence of one opponent about a player.
struct Step {
    /// The change of the mean, in points.
    points: f64,
    /// The share by which the variance shrinks.
    certainty: f64,
}

fn step(
    own: WengLinRating,
    other: WengLinRating,
    place: u32,
    their_place: u32,
    config: &WengLinConfig,
) -> Step {
    let outcome = match place.cmp(&their_place) {
        Ordering::Less => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Greater => Outcomes::LOSS,
    };
    let (after, _) = weng_lin(&own, &other, &outcome, config);
    let points = after.rating - own.rating;
    if own.uncertainty <= 0.0 {
        return Step { points, certainty: 0.0 };
    }
    let left = after.uncertainty / own.uncertainty;
    let spread = own.uncertainty.hypot(other.uncertainty).hypot(SQRT_2 * config.beta);
    // The library damps this by the player's own part of the spread, so that a rating that is
    // nearly known hardly becomes more certain. Places of the arena speak against it.
    Step { points, certainty: (1.0 - left * left) * spread / own.uncertainty }
}

/// The sum, independent of the order of the numbers.
fn sum(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.into_iter().sum()
}
