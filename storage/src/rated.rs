//! The effect of a match on the ratings of its seats. The rules of what counts are here; the
//! formulas are those of the crate `ratings`.

use std::collections::HashMap;

use ratings::anchors::Anchors;
use ratings::{Entrant, Parameters, Rating, rate};

use crate::{RankedGame, checksum};
use values::UserId;

/// The version of the rules below: matches rated by other rules are rated again.
const RULES: u32 = 1;
const DAY: f64 = 86_400_000.0;

/// A rating in thousandths of a point. Ratings are rounded to them after every match, so that the
/// stored ones are exactly those that the next match begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thousandths {
    /// The estimated strength.
    pub mean: i64,
    /// The uncertainty of the estimate.
    pub deviation: i64,
}

impl Thousandths {
    pub fn of(rating: Rating) -> Self {
        // Ratings are within a few thousand points.
        let rounded = |points: f64| (points * 1000.0).round() as i64;
        Self { mean: rounded(rating.mean), deviation: rounded(rating.deviation) }
    }

    pub fn rating(self) -> Rating {
        let points = |thousandths: i64| thousandths as f64 / 1000.0;
        Rating { mean: points(self.mean), deviation: points(self.deviation) }
    }
}

/// A finished match, as far as ratings depend on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedMatch {
    pub id: i64,
    pub ended_at: i64,
    /// Its seats in their order; none for one that is not rated.
    pub seats: Vec<RatedSeat>,
}

/// A seat of a rated match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedSeat {
    /// The person; `None` for a bot, and for somebody who wished to be forgotten.
    pub user: Option<i64>,
    /// The level of a bot.
    pub bot: Option<String>,
    /// The place, from 1; equal scores share one.
    pub rank: u32,
    /// Whether they played at least half of the turns, and did not leave.
    pub stayed: bool,
}

/// Somebody's strength after their last rated match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    pub rating: Thousandths,
    /// The end of that match (ms since 1970).
    pub played_at: i64,
    /// The number of their rated matches.
    pub matches: i64,
}

impl Strength {
    /// The rating at a moment: it is less certain the longer ago the last match is.
    pub fn at(&self, now: i64) -> Rating {
        let days = now.saturating_sub(self.played_at) as f64 / DAY;
        self.rating.rating().after_absence(days)
    }
}

/// The change of somebody's rating by a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingChange {
    pub user: UserId,
    /// Their rating before it, absence already counted.
    pub before: Thousandths,
    pub after: Strength,
}

impl RatingChange {
    /// The strength before the match; `None` for the first one.
    pub fn strength_before(&self) -> Option<Strength> {
        let Strength { played_at, matches, .. } = self.after;
        (matches > 1).then_some(Strength { rating: self.before, played_at, matches: matches - 1 })
    }
}

/// A fingerprint of the rules and parameters of a game's ratings, which changes when they do.
pub fn method(game: RankedGame<'_>) -> i64 {
    let numbers = (RULES, game.rated_turns, Parameters::FITTED, Anchors::of_game(game.name));
    checksum(&format!("{numbers:?}"))
}

/// Rates a match, and updates its people in `known`.
///
/// Somebody who left, or was away for more than half of the turns, comes after everybody else. A
/// bot has the constant rating of its level; one whose level was never measured is left out.
/// Somebody who is forgotten counts as unknown. A match with fewer than two seats left changes
/// nothing.
pub fn rate_match(
    anchors: Option<Anchors>,
    played: &RatedMatch,
    known: &mut HashMap<i64, Strength>,
) -> Vec<RatingChange> {
    let last = u32::try_from(played.seats.len()).unwrap_or(u32::MAX).saturating_add(1);
    let mut users = Vec::new();
    let mut entrants = Vec::new();
    for seat in &played.seats {
        let place = if seat.stayed { seat.rank } else { last };
        let (rating, anchored) = match (seat.user, seat.bot.as_deref()) {
            (Some(user), _) => {
                let known = known.get(&user).copied();
                (known.map_or_else(Rating::newcomer, |it| it.at(played.ended_at)), false)
            }
            (None, Some(level)) => match anchors.and_then(|anchors| anchors.level(level)) {
                Some(rating) => (rating, true),
                None => continue,
            },
            (None, None) => (Rating::newcomer(), false),
        };
        users.push(seat.user);
        entrants.push(Entrant { rating, place, anchored });
    }
    if entrants.len() < 2 {
        return Vec::new();
    }
    let after = rate(&entrants);
    let lines = users.into_iter().zip(entrants).zip(after);
    let lines = lines.filter_map(|((user, before), after)| {
        let user = user?;
        let matches = known.get(&user).map_or(0, |known| known.matches) + 1;
        let rating = Thousandths::of(after);
        let after = Strength { rating, played_at: played.ended_at, matches };
        known.insert(user, after);
        let before = Thousandths::of(before.rating);
        Some(RatingChange { user: UserId::from_sql(user), before, after })
    });
    lines.collect()
}
