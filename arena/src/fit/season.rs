//! The matches of a league, as a rating system meets them.

use std::cmp::Ordering;
use std::collections::HashMap;

use players::Level;
use ratings::anchors::Anchors;

use crate::league::places;

/// The matches of some leagues, one league after the other, each in the order in which it was played.
pub(super) struct Season {
    pub(super) fixtures: Vec<Fixture>,
    /// How many people there are. In each game and league they are others.
    pub(super) people: usize,
}

/// A match.
pub(super) struct Fixture {
    /// The game, as an index into [`GAMES`].
    pub(super) game: usize,
    pub(super) day: f64,
    pub(super) seats: Vec<Seat>,
}

/// A seat of a match.
pub(super) struct Seat {
    pub(super) who: Who,
    pub(super) place: u32,
    /// Where somebody stood on the ladder.
    pub(super) rung: Option<f64>,
}

impl Seat {
    /// Whether this one was ahead of another one: 1, or ½ for a tie, or 0.
    pub(super) fn ahead_of(&self, other: &Self) -> f64 {
        match self.place.cmp(&other.place) {
            Ordering::Less => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 0.0,
        }
    }
}

/// Who sat there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    Level(Level),
    Person {
        index: usize,
        /// Who plays like a level, and is rated like a person.
        like: Option<Level>,
    },
}

/// The games that ratings know, as `games` stores them.
pub(super) const GAMES: [&str; 2] = ["nimmt", "sixtysix"];

impl Season {
    /// What was read.
    ///
    /// # Errors
    ///
    /// When a game has no anchors, or nothing was played.
    pub(super) fn new(leagues: &[Vec<places::Match>]) -> Result<Self, String> {
        let mut people: HashMap<(usize, usize, String), usize> = HashMap::new();
        let mut fixtures = Vec::new();
        let matches = leagues.iter().enumerate();
        let matches = matches
            .flat_map(|(league, matches)| matches.iter().map(move |played| (league, played)));
        for (league, played) in matches {
            let game = GAMES.iter().position(|game| *game == played.game);
            let game = game.filter(|_| Anchors::of_game(&played.game).is_some());
            let game = game.ok_or_else(|| format!("`{}` has no ratings", played.game))?;
            let seats = played.seats.iter().map(|seat| {
                let who = Level::from_name(&seat.player).map_or_else(
                    || {
                        let next = people.len();
                        let index =
                            *people.entry((league, game, seat.player.clone())).or_insert(next);
                        let like = seat.player.split_once(':').map(|(_, like)| like);
                        Who::Person { index, like: like.and_then(Level::from_name) }
                    },
                    Who::Level,
                );
                Seat { who, place: seat.place, rung: seat.rung }
            });
            fixtures.push(Fixture { game, day: played.day, seats: seats.collect() });
        }
        if fixtures.is_empty() {
            return Err("there is no match in it".to_owned());
        }
        Ok(Self { fixtures, people: people.len() })
    }
}

/// All pairs of so many seats, each once.
pub(super) fn pairs(seats: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..seats).flat_map(move |one| (one + 1..seats).map(move |other| (one, other)))
}
