//! Puts people into the order of a leaderboard. Pure.

use std::cmp::Ordering;

use crate::store::{RankedGame, RankedLadder, Tally};
use ask::Order;
use games::GameKind;
use ratings::Rating;
use values::{GuildId, Ladder, Millis};

/// Fewer than this come last where shares and averages are compared.
pub(crate) const FEW: i64 = 5;

/// Whether what somebody is ranked by rests on too little: a share on few matches, an average on
/// few games whose scores can be compared.
pub(crate) const fn is_doubtful(order: Order, matches: i64, games: i64) -> bool {
    match order {
        Order::WinRate => matches < FEW,
        Order::Score => games < FEW,
        Order::Rating | Order::Wins | Order::Matches => false,
    }
}

/// Somebody in the order of a leaderboard.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Ranked {
    /// The place, from 1; equal records share one.
    pub(crate) place: i64,
    pub(crate) tally: Tally,
    /// The rating as it is now.
    pub(crate) rating: Option<Rating>,
}

/// A ladder of a server as the database knows it.
pub(crate) const fn ladder_of(
    guild: GuildId,
    game: GameKind,
    ladder: Ladder,
) -> RankedLadder<'static> {
    let game = RankedGame { name: game.as_str(), rated_turns: game.habits().rated_turns };
    RankedLadder { guild, game, ladder: ladder.name() }
}

/// Returns everybody who can be ranked so, the best first. People without a rating, or without a
/// score that can be compared, are left out where that is asked for.
pub(crate) fn rank(tallies: &[Tally], order: Order, game: GameKind, now: Millis) -> Vec<Ranked> {
    let rated = |tally: &Tally| {
        let rating = tally.strength.map(|strength| strength.at(now));
        Ranked { place: 0, tally: *tally, rating }
    };
    let mut ranked: Vec<Ranked> = tallies.iter().map(rated).collect();
    match order {
        Order::Rating => ranked.retain(|it| it.rating.is_some()),
        Order::Score => ranked.retain(|it| it.tally.games > 0),
        Order::Wins | Order::WinRate | Order::Matches => {}
    }
    let highest_wins = game.habits().highest_wins;
    let better = |a: &Ranked, b: &Ranked| compare(a, b, order, highest_wins);
    // Equal ones stand in an order that is always the same.
    ranked.sort_by(|a, b| better(a, b).then_with(|| a.tally.user.cmp(&b.tally.user)));
    for index in 0..ranked.len() {
        let shared = index.checked_sub(1).and_then(|before| {
            let (before, this) = (ranked.get(before)?, ranked.get(index)?);
            better(before, this).is_eq().then_some(before.place)
        });
        let place = shared.unwrap_or(i64::try_from(index).unwrap_or(i64::MAX).saturating_add(1));
        if let Some(this) = ranked.get_mut(index) {
            this.place = place;
        }
    }
    ranked
}

/// Less is better.
fn compare(a: &Ranked, b: &Ranked, order: Order, highest_wins: bool) -> Ordering {
    let (own, other) = (&a.tally, &b.tally);
    let wins = || other.wins.cmp(&own.wins);
    let share = || share(other).cmp(&share(own));
    let score = || {
        let lowest = score(own).cmp(&score(other));
        let lowest = if highest_wins { lowest.reverse() } else { lowest };
        // People whose scores cannot be compared come last either way.
        (own.games == 0).cmp(&(other.games == 0)).then(lowest)
    };
    let few = || {
        let is_doubtful = |tally: &Tally| is_doubtful(order, tally.matches, tally.games);
        is_doubtful(own).cmp(&is_doubtful(other))
    };
    match order {
        Order::Rating => careful(b).cmp(&careful(a)),
        Order::Wins => wins().then_with(share).then_with(score),
        Order::WinRate => few().then_with(share).then_with(wins),
        Order::Score => few().then_with(score).then_with(|| other.games.cmp(&own.games)),
        Order::Matches => other.matches.cmp(&own.matches).then_with(wins),
    }
}

/// The rating at its lower end, in thousandths of a point.
fn careful(ranked: &Ranked) -> i64 {
    ranked.rating.map_or(i64::MIN, |rating| (rating.careful() * 1000.0).round() as i64)
}

/// A fraction that is compared without rounding.
struct Fraction(i64, i64);

impl Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        let whole = |n: i64| i128::from(n.max(1));
        (i128::from(self.0) * whole(other.1)).cmp(&(i128::from(other.0) * whole(self.1)))
    }
}

fn share(tally: &Tally) -> Fraction {
    Fraction(tally.wins, tally.matches)
}

fn score(tally: &Tally) -> Fraction {
    Fraction(tally.score, tally.games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use values::UserId;

    const NIMMT: GameKind = GameKind::ALL[0];

    fn tally(user: u64, matches: i64, wins: i64, games: i64, score: i64) -> Tally {
        Tally { user: UserId(user), matches, wins, games, score, strength: None }
    }

    fn places(tallies: &[Tally], order: Order) -> Vec<(u64, i64)> {
        let ranked = rank(tallies, order, NIMMT, 0);
        ranked.iter().map(|it| (it.tally.user.0, it.place)).collect()
    }

    #[test]
    fn more_wins_are_better_and_equal_records_share_a_place() {
        let all = [
            tally(1, 10, 3, 10, 50),
            tally(2, 9, 5, 9, 90),
            tally(3, 10, 3, 20, 100),
            tally(4, 6, 3, 6, 60),
        ];
        assert_eq!(places(&all, Order::Wins), [(2, 1), (4, 2), (1, 3), (3, 3)]);
    }

    #[test]
    fn whoever_has_played_little_comes_last_where_shares_and_averages_are_compared() {
        let all = [tally(1, 1, 1, 1, 0), tally(2, 50, 20, 50, 300), tally(3, 5, 3, 5, 40)];
        assert_eq!(places(&all, Order::WinRate), [(3, 1), (2, 2), (1, 3)]);
        assert_eq!(places(&all, Order::Score), [(2, 1), (3, 2), (1, 3)]);
        assert_eq!(places(&all, Order::Matches), [(2, 1), (3, 2), (1, 3)]);
    }

    #[test]
    fn an_average_over_few_games_comes_last_however_many_matches_there_were() {
        let all = [tally(1, 30, 9, 1, 0), tally(2, 9, 3, 9, 60), tally(3, 1, 0, 6, 60)];
        assert_eq!(places(&all, Order::Score), [(2, 1), (3, 2), (1, 3)]);
    }

    #[test]
    fn where_the_highest_score_wins_it_is_better() {
        let all = [tally(1, 9, 0, 9, 90), tally(2, 9, 0, 9, 80), tally(3, 9, 0, 0, 0)];
        for game in GameKind::ALL {
            let ranked = rank(&all, Order::Score, *game, 0);
            let first = if game.habits().highest_wins { 1 } else { 2 };
            assert_eq!(ranked.first().map(|it| it.tally.user.0), Some(first), "{game:?}");
            assert_eq!(ranked.len(), 2, "no score that can be compared");
        }
    }

    #[test]
    fn who_has_no_rating_is_not_ranked_by_it() {
        assert_eq!(places(&[tally(1, 9, 9, 9, 1)], Order::Rating), []);
    }
}
