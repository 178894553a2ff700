//! Matches as moderators see them, and everybody's wins and scores.

use storage::{FinishedMatch, MatchTally, RankedGame, RankedLadder, SeatLine};
use storage_contract::{Raw, Store, on_both};
use values::{FORMER, GuildId, TableId, UserId};

use crate::support::{GUILD, finish, finished, seat};

const LADDER: RankedLadder<'_> = RankedLadder {
    guild: GUILD,
    game: RankedGame { name: "game", rated_turns: 10 },
    ladder: "table",
};

fn won_by(winner: u64) -> FinishedMatch {
    let seats = [1, 2, 3].map(|user| {
        let rank = if user == winner { 1 } else { 2 };
        seat(Some(user), &format!("Player {user}"), rank)
    });
    finished("game", "classic", seats.into())
}

async fn the_last_matches_stand_newest_first_with_the_best_seat_first(store: &Store, _: &Raw) {
    let first = finish(store, 100, won_by(1)).await;
    let second = finish(store, 300, won_by(2)).await;
    let third = finish(store, 300, won_by(3)).await;
    finish(store, 400, FinishedMatch { guild: GuildId(8), ..won_by(1) }).await;
    finish(store, 400, FinishedMatch { game: "other".into(), ..won_by(1) }).await;
    let all = store.last_matches(GUILD, "game", 0, 9).await.unwrap();
    let ids = |all: &[storage::PlayedMatch]| all.iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(ids(&all), [third, second, first]);
    assert_eq!(ids(&store.last_matches(GUILD, "game", 1, 1).await.unwrap()), [second]);
    let names: Vec<_> = all[1].seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Player 2", "Player 1", "Player 3"]);
    assert_eq!(store.played_match(GUILD, second).await.unwrap().as_ref(), Some(&all[1]));
    assert_eq!(store.played_match(GuildId(8), second).await.unwrap(), None);
}

async fn a_match_is_declared_void_once_and_that_can_be_taken_back(store: &Store, _: &Raw) {
    let id = finish(store, 100, won_by(1)).await;
    let by = Some((500, UserId(9)));
    assert!(store.declare_void(GUILD, id, by).await.unwrap());
    assert!(!store.declare_void(GUILD, id, by).await.unwrap());
    let played = store.played_match(GUILD, id).await.unwrap().unwrap();
    assert_eq!(played.void, Some((500, Some(UserId(9)))));
    assert_eq!(store.tallies(LADDER, None, None).await.unwrap(), []);
    assert_eq!(store.match_tallies(id).await.unwrap(), []);
    assert!(store.declare_void(GUILD, id, None).await.unwrap());
    assert!(!store.declare_void(GUILD, id, None).await.unwrap());
    assert_eq!(store.tallies(LADDER, None, None).await.unwrap().len(), 3);
    assert!(!store.declare_void(GuildId(8), id, by).await.unwrap());
    assert!(!store.declare_void(GUILD, TableId(999), by).await.unwrap());
}

async fn a_match_that_is_written_once_more_replaces_what_was_there(store: &Store, _: &Raw) {
    let id = finish(store, 100, won_by(1)).await;
    let again = storage::Commit {
        revision: 1,
        finished: Some(won_by(2)),
        state: "{}".into(),
        now: 100,
        ..storage::Commit::default()
    };
    store.commit(id, again).await.unwrap();
    let mut all = store.tallies(LADDER, None, None).await.unwrap();
    all.sort_by_key(|tally| tally.user);
    let wins: Vec<_> = all.iter().map(|tally| (tally.matches, tally.wins)).collect();
    assert_eq!(wins, [(1, 0), (1, 1), (1, 0)]);
}

async fn what_everybody_has_won_and_scored_is_counted_by_variant_and_time(store: &Store, _: &Raw) {
    let line = |score| SeatLine { score, ..seat(Some(1), "Ada", 1) };
    let bot = || seat(None, "Bot", 2);
    finish(store, 100, finished("game", "classic", vec![line(10), bot()])).await;
    let pro = finish(store, 200, finished("game", "pro", vec![line(20), bot()])).await;
    // A shedding game counts only cards: its score is of another kind.
    let plus = finish(store, 300, finished("game", "pro+shedding", vec![line(40), bot()])).await;
    finish(store, 400, finished("game", "professional", vec![line(80), bot()])).await;
    let sums = async |variant, since| {
        let all = store.tallies(LADDER, variant, since).await.unwrap();
        assert!(all.len() < 2, "bots are not told of");
        all.first().map(|one| (one.matches, one.wins, one.games, one.score))
    };
    assert_eq!(sums(None, None).await, Some((4, 4, 15, 110)));
    assert_eq!(sums(Some("pro"), None).await, Some((2, 2, 5, 20)));
    assert_eq!(sums(None, Some(200)).await, Some((3, 3, 10, 100)));
    assert_eq!(sums(Some("pro"), Some(201)).await, Some((1, 1, 0, 0)));
    assert_eq!(sums(Some("tactics"), None).await, None);
    let other = RankedLadder { ladder: "solo", ..LADDER };
    assert_eq!(store.tallies(other, None, None).await.unwrap(), []);
    let of_match = |games, score| MatchTally { user: UserId(1), won: true, games, score };
    assert_eq!(store.match_tallies(pro).await.unwrap(), [of_match(5, 20)]);
    assert_eq!(store.match_tallies(plus).await.unwrap(), [of_match(0, 0)]);
}

async fn names_are_those_of_the_latest_match_in_the_order_asked_for(store: &Store, _: &Raw) {
    let named = |user, name| finished("game", "classic", vec![seat(Some(user), name, 1)]);
    finish(store, 100, named(1, "Ada")).await;
    finish(store, 200, named(2, "Ben")).await;
    finish(store, 300, named(1, "Countess")).await;
    let users = [2, 5, 1, 2].map(UserId);
    let names = store.names(GUILD, &users).await.unwrap();
    assert_eq!(names, ["Ben", FORMER, "Countess", "Ben"]);
    assert_eq!(store.names(GUILD, &[]).await.unwrap(), [""; 0]);
    assert_eq!(store.name_of(GUILD, UserId(1)).await.unwrap().as_deref(), Some("Countess"));
    assert_eq!(store.name_of(GuildId(8), UserId(1)).await.unwrap(), None);
}

on_both!(
    the_last_matches_stand_newest_first_with_the_best_seat_first,
    a_match_is_declared_void_once_and_that_can_be_taken_back,
    a_match_that_is_written_once_more_replaces_what_was_there,
    what_everybody_has_won_and_scored_is_counted_by_variant_and_time,
    names_are_those_of_the_latest_match_in_the_order_asked_for,
);
