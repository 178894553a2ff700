//! Ratings in the database: matches are rated when somebody asks.
//!
//! A ladder knows up to which match it is rated. Later matches are rated in the order in which they
//! ended, some at a time, so that tables do not wait for the writer. When a match that was rated is
//! declared void, deleted or restored, or somebody in it forgotten, the ladder is set back to its
//! state before that match; from there on everything is rated again, and the leaderboard changes
//! once that is done. So ratings equal those of a history in which all of it had been so from the
//! beginning.

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use ratings::anchors::Anchors;

use crate::rated::{
    RatedMatch, RatedSeat, RatingChange, Strength, Thousandths, method, rate_match,
};
use crate::{RankedGame, RankedLadder, Result};
use values::{TableId, UserId};

/// The number of matches rated in one transaction. It takes about ten milliseconds, for which
/// tables wait.
pub const AT_ONCE: u32 = 100;

/// The progress of a ladder's ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadderRow {
    pub id: i64,
    /// The end of the last rated match.
    pub rated_at: i64,
    /// The number of that match.
    pub rated_match: i64,
    /// Whether a match that was rated has changed since, so that ratings are computed again.
    pub redo: bool,
    /// The fingerprint of the rules it was rated by.
    pub method: i64,
}

impl LadderRow {
    /// The progress to continue from: the beginning if the rules have changed.
    #[must_use]
    pub fn for_game(self, game: RankedGame<'_>) -> Self {
        let method = method(game);
        if self.method == method {
            return self;
        }
        Self { rated_at: i64::MIN, rated_match: i64::MIN, redo: true, method, ..self }
    }
}

/// A seat of one of the next matches, as a query returns it; a match that is not rated has one row
/// without a seat.
#[derive(Clone, Debug)]
pub struct NextRow {
    pub id: i64,
    pub ended_at: i64,
    pub user: Option<i64>,
    pub bot: Option<String>,
    pub rank: Option<i64>,
    pub stayed: Option<bool>,
}

/// Groups the rows of the next matches, which are in the order of matches and seats. Matches that
/// are not rated have no seats.
pub fn next_matches(rows: Vec<NextRow>) -> Vec<RatedMatch> {
    let mut next: Vec<RatedMatch> = Vec::new();
    for NextRow { id, ended_at, user, bot, rank, stayed } in rows {
        if next.last().is_none_or(|last| last.id != id) {
            next.push(RatedMatch { id, ended_at, seats: Vec::new() });
        }
        let Some((last, (rank, stayed))) = next.last_mut().zip(rank.zip(stayed)) else { continue };
        let rank = u32::try_from(rank).unwrap_or(u32::MAX);
        last.seats.push(RatedSeat { user, bot, rank, stayed });
    }
    next
}

/// Rates a ladder's next matches. Returns the changes (user, end and number of the match, mean and
/// deviation before it, mean and deviation after it, matches), and for each of their people the
/// rating after all of them: user, mean, deviation, matches, end of the last of them.
pub fn rated(
    game: RankedGame<'_>,
    next: &[RatedMatch],
    mut known: HashMap<i64, Strength>,
) -> (Vec<[i64; 8]>, Vec<[i64; 5]>) {
    let anchors = Anchors::of_game(game.name);
    let (mut history, mut latest) = (Vec::new(), BTreeMap::new());
    for played in next {
        for RatingChange { user, before, after } in rate_match(anchors, played, &mut known) {
            let (user, Strength { rating, played_at, matches }) = (user.to_sql(), after);
            latest.insert(user, [user, rating.mean, rating.deviation, matches, played_at]);
            history.push([
                user,
                played.ended_at,
                played.id,
                before.mean,
                before.deviation,
                rating.mean,
                rating.deviation,
                matches,
            ]);
        }
    }
    (history, latest.into_values().collect())
}

/// The change of somebody's rating by a match, as a query returns it.
pub struct HistoryRow {
    pub user: i64,
    pub played_at: i64,
    pub mean_before: i64,
    pub deviation_before: i64,
    pub mean: i64,
    pub deviation: i64,
    pub matches: i64,
}

impl From<HistoryRow> for RatingChange {
    fn from(row: HistoryRow) -> Self {
        let rating = |mean, deviation| Thousandths { mean, deviation };
        let HistoryRow { played_at, matches, .. } = row;
        Self {
            user: UserId::from_sql(row.user),
            before: rating(row.mean_before, row.deviation_before),
            after: Strength { rating: rating(row.mean, row.deviation), played_at, matches },
        }
    }
}

#[async_trait]
pub trait RatingStore: Send + Sync {
    /// Rates all matches that have not been rated. The old ratings are shown until everything is
    /// done.
    /// Errors: when the database fails; matches rated by then stay rated.
    async fn rate(&self, of: RankedLadder<'_>) -> Result<()> {
        while self.rate_some(of, AT_ONCE).await? {}
        Ok(())
    }

    /// Rates the next matches of a ladder, at most so many. Returns whether there was anything to
    /// do.
    async fn rate_some(&self, of: RankedLadder<'_>, most: u32) -> Result<bool>;

    /// The changes of ratings by a match, as far as matches have been rated. Empty for one that is
    /// not rated.
    async fn rating_changes(&self, table: TableId) -> Result<Vec<RatingChange>>;

    /// The history of somebody's rating, the first rated match first, as far as matches have been
    /// rated.
    async fn rating_curve(&self, of: RankedLadder<'_>, user: UserId) -> Result<Vec<RatingChange>>;
}
