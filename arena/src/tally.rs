//! The results of a player's games, and their errors.

use std::time::Duration;

use super::contest::Measure;
use super::deals::DealResult;

/// The results of all players of one name.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its name.
    pub player: String,
    /// The mean of the measure, for a seat in a game.
    pub measured: Estimate,
    /// Mean share of a win of a seat in decided matches; a win that several share is split.
    pub share: Estimate,
    /// The number of matches in which it sat, counted by seats.
    pub matches: usize,
    /// The mean time of a decision.
    pub mean: Duration,
    /// Half of its decisions took no longer than this.
    pub median: Duration,
    /// Of a hundred decisions, one took longer than this.
    pub slowest: Duration,
}

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Estimate {
    pub mean: f64,
    /// Its standard error; `None` with fewer than two deals.
    pub error: Option<f64>,
}

impl Estimate {
    /// The estimate from independent numbers.
    fn of(numbers: &[f64]) -> Self {
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let error = (count > 1.0).then(|| (squares / (count - 1.0) / count).sqrt());
        Self { mean, error }
    }
}

/// A line for each name, in the order in which the players were named.
///
/// The games of a deal are as lucky as each other, so the mean over a deal is one observation.
pub fn tally(players: &[String], results: &[DealResult], measure: &Measure) -> Vec<Line> {
    let mut names: Vec<String> = Vec::new();
    for player in players {
        if !names.contains(player) {
            names.push(player.clone());
        }
    }
    let line = |player: String| {
        let of_that_name = |index: &usize| players[*index] == player;
        let members: Vec<usize> = (0..players.len()).filter(of_that_name).collect();
        let (mut measured, mut share) = (Vec::new(), Vec::new());
        for result in results {
            let (of_measured, of_share) = of_deal(result, &members, players.len(), measure);
            measured.push(of_measured);
            share.extend(of_share);
        }
        let times = results.iter().flat_map(|result| &result.times).enumerate();
        let own = times.filter(|(index, _)| members.contains(&(index % players.len())));
        let mut times: Vec<Duration> = own.flat_map(|(_, times)| times).copied().collect();
        times.sort_unstable();
        let at = |share: f64| {
            let place = (times.len() as f64 * share) as usize;
            times.get(place.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
        };
        Line {
            player,
            measured: Estimate::of(&measured),
            share: Estimate::of(&share),
            matches: results.len() * players.len() * members.len(),
            mean: mean(&times),
            median: at(0.5),
            slowest: at(0.99),
        }
    };
    names.into_iter().map(line).collect()
}

fn mean(times: &[Duration]) -> Duration {
    let count = u32::try_from(times.len()).unwrap_or(u32::MAX);
    times.iter().sum::<Duration>() / count.max(1)
}

/// The mean of the measure and the mean share of a win, of these players in one deal; no share if
/// nothing was decided.
fn of_deal(
    result: &DealResult,
    members: &[usize],
    seats: usize,
    measure: &Measure,
) -> (f64, Option<f64>) {
    let (mut measured, mut share, mut decided) = (0.0, 0.0, 0);
    for (rotation, played) in result.rotations.iter().enumerate() {
        let winners = played.won.iter().filter(|won| **won).count();
        decided += usize::from(winners > 0);
        for player in members {
            let seat = DealResult::seat(*player, rotation, seats);
            measured += (measure.of)(played, seat);
            if played.won.get(seat).is_some_and(|won| *won) {
                share += 1.0 / winners as f64;
            }
        }
    }
    let members = members.len().max(1) as f64;
    let rotations = result.rotations.len().max(1) as f64;
    let share = (decided > 0).then(|| share / members / decided as f64);
    (measured / members / rotations, share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_the_mean() {
        let estimate = Estimate::of(&[1.0, 3.0]);
        assert_eq!(estimate, Estimate { mean: 2.0, error: Some(1.0) });
        assert_eq!(Estimate::of(&[4.0]), Estimate { mean: 4.0, error: None });
        assert_eq!(Estimate::of(&[]), Estimate::default());
    }
}
