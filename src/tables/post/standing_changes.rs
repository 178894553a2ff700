//! The changes of the leaderboard by a match, for its last page.

use super::super::ranking::{Ranked, ladder_of, rank};
use crate::store::{MatchTally, RatingChange, Store, StoreError, Tally};
use ask::Order;
use table::Session;
use table::board::{ShownRating, StandingChange};
use values::{Ladder, Millis, TableId, UserId};

/// Everybody's places before and after the match, the best first: by rating where it was rated,
/// else by wins. None where somebody's rating has moved on since: it can't be told apart any more.
pub(super) async fn standing_changes(
    store: &Store,
    table: TableId,
    session: &Session,
    ladder: Ladder,
    now: Millis,
) -> Result<Vec<StandingChange>, StoreError> {
    let state = session.state();
    let game = state.settings.rules.kind();
    let of = ladder_of(state.guild, game, ladder);
    store.rate(of).await?;
    let ratings = store.rating_changes(table).await?;
    let added = store.match_tallies(table).await?;
    let tallies = store.tallies(of, None, None).await?;
    let has_moved_on = |it: &RatingChange| {
        let now = tallies.iter().find(|tally| tally.user == it.user);
        now.and_then(|tally| tally.strength).is_some_and(|now| now.matches != it.after.matches)
    };
    if ratings.iter().any(has_moved_on) {
        return Ok(Vec::new());
    }
    let order = if ratings.is_empty() { Order::Wins } else { Order::Rating };
    let after = rank(&tallies, order, game, now);
    let before = rank(&without(&tallies, &added, &ratings), order, game, now);
    let place = |ranked: &[Ranked], user: UserId| {
        ranked.iter().find(|it| it.tally.user == user).map(|it| it.place)
    };
    let change = |user: UserId, name: &str| {
        let rating = ratings.iter().find(|it| it.user == user).map(|it| {
            let (before, after): (ShownRating, ShownRating) =
                (it.before.rating().into(), it.after.rating.rating().into());
            (after, i64::from(after.mean) - i64::from(before.mean))
        });
        Some(StandingChange {
            name: name.to_owned(),
            before: place(&before, user),
            now: place(&after, user)?,
            rating,
        })
    };
    let counted = |user: &UserId| added.iter().any(|it| it.user == *user);
    let people = state.players.iter().filter_map(|it| Some((it.user?, it.name.as_str())));
    let mut changes: Vec<StandingChange> = people
        .filter(|(user, _)| counted(user))
        .filter_map(|(user, name)| change(user, name))
        .collect();
    changes.sort_by_key(|change| change.now);
    Ok(changes)
}

/// Returns everybody's tally before a match.
fn without(tallies: &[Tally], added: &[MatchTally], ratings: &[RatingChange]) -> Vec<Tally> {
    let before = |tally: &Tally| {
        let Some(added) = added.iter().find(|it| it.user == tally.user) else {
            return Some(*tally);
        };
        let rating = ratings.iter().find(|it| it.user == tally.user);
        let matches = tally.matches - 1;
        (matches > 0).then(|| Tally {
            user: tally.user,
            matches,
            wins: tally.wins - i64::from(added.won),
            games: tally.games - added.games,
            score: tally.score - added.score,
            strength: rating.map_or(tally.strength, RatingChange::strength_before),
        })
    };
    tallies.iter().filter_map(before).collect()
}
