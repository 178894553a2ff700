//! How far the levels are apart: Bradley and Terry's model on the matches between those who play like a
//! level, be they bots or people who never change.

use players::Level;
use ratings::{Parameters, Rating, anchors::Anchors};

use super::search::lowest;
use super::season::{Season, Seat, Who, pairs};
use super::surprise::{Pair, surprise};

/// A rating to begin with, and the other levels' beside it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Gaps {
    /// The levels, *normal* at [`Rating::MIDDLE`].
    pub(super) levels: Anchors,
    /// The standard errors of *easy* and *hard*.
    pub(super) errors: [f64; 2],
}

impl Default for Gaps {
    fn default() -> Self {
        Self { levels: anchors([0.0; 2]), errors: [0.0; 2] }
    }
}

/// Parts that are left out, one after the other, to see how sure the rest is.
const PARTS: usize = 10;

/// Two levels that met.
struct Meeting {
    levels: [Level; 2],
    opponents: usize,
    /// Whether the first one was ahead; ½ for a tie.
    came: f64,
    /// What it counts.
    weight: f64,
    /// The match.
    fixture: usize,
}

/// The gaps in a game, where there is so much more luck with more opponents.
pub(super) fn gaps(season: &Season, game: usize, crowd: f64) -> Gaps {
    let meetings = meetings(season, game);
    let best = fitted(&meetings, crowd, None);
    let without = |part| fitted(&meetings, crowd, Some(part));
    let parts: Vec<[f64; 2]> = (0..PARTS).map(without).collect();
    let error = |of: fn(&[f64; 2]) -> f64| {
        let mean = parts.iter().map(of).sum::<f64>() / PARTS as f64;
        let squares: f64 = parts.iter().map(|part| (of(part) - mean).powi(2)).sum();
        (squares * (PARTS - 1) as f64 / PARTS as f64).sqrt()
    };
    Gaps { levels: anchors(best), errors: [error(|part| part[0]), error(|part| part[1])] }
}

fn meetings(season: &Season, game: usize) -> Vec<Meeting> {
    let mut found = Vec::new();
    for (number, fixture) in season.fixtures.iter().enumerate() {
        let seats = &fixture.seats;
        let all = pairs(seats.len()).count().max(1) as f64;
        for (one, other) in pairs(seats.len()).filter(|_| fixture.game == game) {
            let Some((one, other)) = seats.get(one).zip(seats.get(other)) else { continue };
            if let (Some(first), Some(second)) = (like(one), like(other))
                && first != second
            {
                found.push(Meeting {
                    levels: [first, second],
                    opponents: seats.len() - 1,
                    came: one.ahead_of(other),
                    weight: 1.0 / all,
                    fixture: number,
                });
            }
        }
    }
    found
}

fn like(seat: &Seat) -> Option<Level> {
    match seat.who {
        Who::Level(level) => Some(level),
        Who::Person { like, .. } => like,
    }
}

/// *easy* and *hard* less *normal*, in points, without one part of the matches.
fn fitted(meetings: &[Meeting], crowd: f64, without: Option<usize>) -> [f64; 2] {
    if meetings.is_empty() {
        return [0.0; 2];
    }
    let parameters = Parameters { crowd, ..Parameters::FITTED };
    let found = lowest(&[-100.0, 100.0], &[50.0, 50.0], |gaps| {
        let levels = anchors([gaps[0], gaps[1]]);
        let meetings = meetings.iter().filter(|meeting| Some(meeting.fixture % PARTS) != without);
        let pairs = meetings.map(|meeting| {
            let [one, other] = meeting.levels.map(|of| known(&levels, of));
            Pair {
                fixture: meeting.fixture,
                game: 0,
                seats: meeting.opponents + 1,
                experience: 0,
                chance: parameters.expectation(one, other, meeting.opponents),
                came: meeting.came,
                weight: meeting.weight,
            }
        });
        surprise(&pairs.collect::<Vec<_>>())
    });
    [found[0], found[1]]
}

fn anchors([easy, hard]: [f64; 2]) -> Anchors {
    let normal = Rating::MIDDLE;
    Anchors { easy: normal + easy, normal, hard: normal + hard }
}

fn known(levels: &Anchors, level: Level) -> Rating {
    let mean = super::systems::level(levels, level);
    Rating { mean, deviation: 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_ahead_in_ten_of_eleven_matches_is_four_hundred_points_stronger() {
        let met = |levels: [Level; 2], came: bool, fixture| Meeting {
            levels,
            opponents: 1,
            came: f64::from(came),
            weight: 1.0,
            fixture,
        };
        let hard = (0..110).map(|n| met([Level::Hard, Level::Normal], n % 11 > 0, n));
        let easy = (0..110).map(|n| met([Level::Normal, Level::Easy], n % 2 > 0, n));
        let [easy, hard] = fitted(&hard.chain(easy).collect::<Vec<_>>(), 0.3, None);
        assert!((hard - 400.0).abs() < 5.0 && easy.abs() < 5.0, "{easy} {hard}");
    }
}
