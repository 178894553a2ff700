//! Rating systems that foretell a season, match by match.

use std::collections::HashMap;

use players::Level;
use ratings::{Entrant, Parameters, Rating, anchors::Anchors};
use skillratings::Outcomes;
use skillratings::elo::{EloConfig, EloRating, elo, expected_score};

use super::season::{Fixture, GAMES, Who, pairs};

/// Something that foretells who is ahead of whom, and learns from what came of it.
pub(super) trait System {
    /// For each pair of seats, as [`pairs`] has them, the chance that the first one is ahead. Then the
    /// match is told.
    fn foretell(&mut self, fixture: &Fixture) -> Vec<f64>;
}

/// The levels in each of [`GAMES`].
pub(super) type Levels = [Anchors; GAMES.len()];

/// The rating of a level.
pub(super) fn level(anchors: &Anchors, level: Level) -> f64 {
    match level {
        Level::Easy => anchors.easy,
        Level::Normal => anchors.normal,
        Level::Hard => anchors.hard,
    }
}

/// The rating of a level that does not move.
pub(super) fn anchor(levels: &Levels, game: usize, of: Level) -> f64 {
    levels.get(game).map_or(Rating::MIDDLE, |anchors| level(anchors, of))
}

/// Whose rating it is: levels are others in each game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    Level(usize, Level),
    Person(usize),
}

impl Key {
    fn of(fixture: &Fixture, who: Who) -> Self {
        match who {
            Who::Level(level) => Self::Level(fixture.game, level),
            Who::Person { index, .. } => Self::Person(index),
        }
    }
}

/// The ratings of this program.
pub(super) struct WengLin {
    pub(super) parameters: Parameters,
    pub(super) levels: Levels,
    /// Whether levels are constants, or like everybody else.
    pub(super) anchored: bool,
    known: HashMap<Key, (Rating, f64)>,
}

impl WengLin {
    pub(super) fn new(parameters: Parameters, levels: Levels, anchored: bool) -> Self {
        Self { parameters, levels, anchored, known: HashMap::new() }
    }

    /// The rating of a person after the last match.
    pub(super) fn rating(&self, index: usize) -> Option<Rating> {
        self.known.get(&Key::Person(index)).map(|(rating, _)| *rating)
    }

    fn entrant(&self, fixture: &Fixture, who: Who, place: u32) -> Entrant {
        if let (Who::Level(level), true) = (who, self.anchored) {
            let mean = anchor(&self.levels, fixture.game, level);
            return Entrant { rating: Rating { mean, deviation: 0.0 }, place, anchored: true };
        }
        let newcomer = Rating { mean: Rating::MIDDLE, deviation: self.parameters.newcomer };
        let known = self.known.get(&Key::of(fixture, who));
        let rating = known.map_or(newcomer, |(rating, last)| {
            self.parameters.after_absence(*rating, fixture.day - last)
        });
        Entrant { rating, place, anchored: false }
    }
}

impl System for WengLin {
    fn foretell(&mut self, fixture: &Fixture) -> Vec<f64> {
        let seats = fixture.seats.iter();
        let entrants: Vec<Entrant> =
            seats.map(|seat| self.entrant(fixture, seat.who, seat.place)).collect();
        let opponents = entrants.len().saturating_sub(1);
        let chance = |(one, other): (usize, usize)| {
            let both = entrants.get(one).zip(entrants.get(other));
            both.map_or(0.5, |(one, other)| {
                self.parameters.expectation(one.rating, other.rating, opponents)
            })
        };
        let chances = pairs(entrants.len()).map(chance).collect();
        for (seat, after) in fixture.seats.iter().zip(self.parameters.rate(&entrants)) {
            self.known.insert(Key::of(fixture, seat.who), (after, fixture.day));
        }
        chances
    }
}

/// A plain Elo: a match is a duel of every pair, all of them with the ratings before it, and `k` is shared
/// among the opponents.
pub(super) struct Elo {
    k: f64,
    /// Where levels are constants.
    levels: Option<Levels>,
    known: HashMap<Key, f64>,
}

impl Elo {
    pub(super) fn new(k: f64, levels: Option<Levels>) -> Self {
        Self { k, levels, known: HashMap::new() }
    }
}

impl System for Elo {
    fn foretell(&mut self, fixture: &Fixture) -> Vec<f64> {
        let rating = |who: Who| match (who, &self.levels) {
            (Who::Level(level), Some(levels)) => anchor(levels, fixture.game, level),
            _ => self.known.get(&Key::of(fixture, who)).copied().unwrap_or(Rating::MIDDLE),
        };
        let before: Vec<EloRating> =
            fixture.seats.iter().map(|seat| rating(seat.who).into()).collect();
        let config = EloConfig { k: self.k / (before.len().max(2) - 1) as f64 };
        let mut chances = Vec::new();
        let mut change = vec![0.0; before.len()];
        for (one, other) in pairs(before.len()) {
            let (Some(first), Some(second)) = (before.get(one), before.get(other)) else {
                continue;
            };
            chances.push(expected_score(first, second).0);
            let place = |seat: usize| fixture.seats.get(seat).map_or(0, |seat| seat.place);
            let outcome = match place(one).cmp(&place(other)) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let (first_after, second_after) = elo(first, second, &outcome, &config);
            for (seat, by) in [
                (one, first_after.rating - first.rating),
                (other, second_after.rating - second.rating),
            ] {
                if let Some(change) = change.get_mut(seat) {
                    *change += by;
                }
            }
        }
        for ((seat, before), change) in fixture.seats.iter().zip(before).zip(change) {
            self.known.insert(Key::of(fixture, seat.who), before.rating + change);
        }
        chances
    }
}
