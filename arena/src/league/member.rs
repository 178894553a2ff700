//! Who belongs to a league: people who learn, forget and stay away, and some who never change.
//!
//! The strength of a person is a rung on a ladder of four players. Between two of them, each decision is
//! one of the player below or of the one above, by chance.

use rand::rngs::StdRng;
use rand::{Rng, RngExt};

use crate::args::Game;

/// The players of the ladder, from rung 0. In 6 nimmt! the third is a yardstick that is about as strong as
/// *normal* and takes less time.
pub(super) const fn ladder(game: Game) -> [&'static str; 4] {
    match game {
        Game::Nimmt => ["random", "easy", "mcs:100", "hard"],
        Game::Sixtysix => ["random", "easy", "normal", "hard"],
    }
}

/// Nobody is weaker, so that everybody wins now and then.
const WEAKEST: f64 = 0.7;
/// Nobody is stronger: there is always a player above.
const STRONGEST: f64 = 2.9;
/// The strength of newcomers: mean and standard deviation, in rungs.
const NEWCOMERS: (f64, f64) = (1.4, 0.5);
/// Newcomers have at most so many rungs to learn.
const MOST_TO_LEARN: f64 = 0.6;
/// The part of it that is learned in a match.
const LEARNED: f64 = 0.02;
/// How much chance changes people in a match, as a standard deviation in rungs.
const CHANCE_PER_MATCH: f64 = 0.02;
/// The same for a day; in `n` days it is the square root of `n` times as much.
const CHANCE_PER_DAY: f64 = 0.03;

/// Somebody who belongs to a league.
pub(super) struct Member {
    /// The name in the file.
    pub(super) name: String,
    /// Where the member plays, but for a few matches.
    pub(super) server: usize,
    /// How often the member plays, compared with the others.
    pub(super) activity: f64,
    /// Spells in which the member plays, as days: from, until.
    pub(super) spells: Vec<(f64, f64)>,
    pub(super) style: Style,
    /// The day of the last match.
    last: Option<f64>,
}

/// How a member plays.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Style {
    /// On a rung, and as high as it may go by learning.
    Rung { now: f64, at_best: f64 },
    /// Always like this player of the command line.
    Steady(&'static str),
}

impl Member {
    pub(super) fn new(name: String, server: usize, style: Style, rng: &mut StdRng) -> Self {
        // A few play much, many a little.
        let activity = rng.random_range(0.0_f64..1.0).powi(3) + 0.05;
        Self { name, server, activity, spells: spells(rng), style, last: None }
    }

    pub(super) fn is_there(&self, day: f64) -> bool {
        self.spells.iter().any(|(from, until)| (*from..*until).contains(&day))
    }

    /// The rung today: what happened since the last match happens now.
    pub(super) fn rung(&mut self, day: f64, rng: &mut StdRng) -> Option<f64> {
        let away = self.last.map_or(0.0, |last| day - last);
        self.last = Some(day);
        match &mut self.style {
            Style::Rung { now, .. } => {
                *now = rung(*now + CHANCE_PER_DAY * away.max(0.0).sqrt() * bell(rng));
                Some(*now)
            }
            Style::Steady(_) => None,
        }
    }

    /// A match teaches something, now and then the wrong thing.
    pub(super) fn learn(&mut self, rng: &mut StdRng) {
        if let Style::Rung { now, at_best } = &mut self.style {
            *now = rung(*now + LEARNED * (*at_best - *now) + CHANCE_PER_MATCH * bell(rng));
        }
    }
}

impl Style {
    /// Somebody new, who will learn.
    pub(super) fn newcomer(rng: &mut StdRng) -> Self {
        let (mean, deviation) = NEWCOMERS;
        let now = rung(mean + deviation * bell(rng));
        Self::Rung { now, at_best: rung(now + rng.random_range(0.0..MOST_TO_LEARN)) }
    }

    /// Those who never change, on each server: levels that are rated like people (what the ratings
    /// should find is known), and in 6 nimmt! one of the yardsticks. Those of Sixty-Six never say that
    /// they are out, so that they never win.
    pub(super) fn steady(game: Game, server: usize) -> [Self; 3] {
        let third = match game {
            Game::Nimmt => ["random", "lowest", "mcs:20"],
            Game::Sixtysix => ["easy", "normal", "hard"],
        };
        let third = third.get(server % 3).copied().unwrap_or("easy");
        [Self::Steady("easy"), Self::Steady("normal"), Self::Steady(third)]
    }
}

fn rung(rung: f64) -> f64 {
    rung.clamp(WEAKEST, STRONGEST)
}

/// When a member plays: joins some day, and then comes and goes. Never ends before the year does.
fn spells(rng: &mut StdRng) -> Vec<(f64, f64)> {
    let mut spells = Vec::new();
    // Two of three were there when the year began.
    let mut day = rng.random_range(-600.0_f64..300.0).max(0.0);
    while day < super::calendar::DAYS {
        let until = day + lasting(60.0, rng);
        spells.push((day, until));
        day = until + lasting(40.0, rng);
    }
    spells
}

/// How long something lasts that may end any day.
fn lasting(mean: f64, rng: &mut StdRng) -> f64 {
    -mean * (1.0 - rng.random_range(0.0_f64..1.0)).ln()
}

/// A standard normal number (Box and Muller).
fn bell(rng: &mut impl Rng) -> f64 {
    let length = (-2.0 * (1.0 - rng.random_range(0.0_f64..1.0)).ln()).sqrt();
    length * (std::f64::consts::TAU * rng.random_range(0.0_f64..1.0)).cos()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn a_member_changes_with_matches_and_absence_and_a_steady_one_never() {
        let mut rng = StdRng::seed_from_u64(1);
        let style = Style::Rung { now: 1.0, at_best: 1.5 };
        let mut person = Member::new("p1".to_owned(), 0, style, &mut rng);
        assert_eq!(person.rung(10.0, &mut rng), Some(1.0));
        let away = person.rung(110.0, &mut rng);
        assert!(away != Some(1.0));
        for _ in 0..2000 {
            person.learn(&mut rng);
        }
        let learned = person.rung(110.0, &mut rng);
        assert!(learned.is_some_and(|rung| (1.0..2.0).contains(&rung)), "{learned:?}");
        let mut steady = Member::new("p2:easy".to_owned(), 0, Style::Steady("easy"), &mut rng);
        steady.learn(&mut rng);
        assert_eq!((steady.rung(5.0, &mut rng), &steady.style), (None, &Style::Steady("easy")));
    }

    #[test]
    fn a_bell_has_a_mean_of_nothing_and_a_deviation_of_one() {
        let mut rng = StdRng::seed_from_u64(2);
        let numbers: Vec<f64> = (0..10_000).map(|_| bell(&mut rng)).collect();
        let mean = numbers.iter().sum::<f64>() / 1e4;
        let squares = numbers.iter().map(|number| number * number).sum::<f64>() / 1e4;
        assert!(mean.abs() < 0.05 && (squares - 1.0).abs() < 0.05, "{mean} {squares}");
    }
}
