use ratings::Rating;
use storage::{CommitError, DailyKey, PuzzleAnswer, PuzzleRecord, RatedOn};
use storage_contract::{Raw, Store, on_both};
use values::{InteractionId, PersonChange, UserId};

use crate::support::{GUILD, finish, finished, seat};

const KEY: DailyKey = DailyKey { game: "game", day: 20_000 };
const ADA: UserId = UserId(1);

fn answer(solved: bool, mean: f64) -> PuzzleAnswer {
    let rating = Rating { mean, deviation: 300.125 };
    PuzzleAnswer { puzzle: Some(7), choice: "play.7".into(), solved, rating }
}

/// Answers on a day, with the click of this number.
async fn answers(
    store: &Store,
    day: u32,
    click: u64,
    answer: &PuzzleAnswer,
) -> Result<(), CommitError> {
    let key = DailyKey { day, ..KEY };
    store.answer_puzzle(key, ADA, answer, Some(InteractionId(click)), 10).await
}

async fn the_first_answer_of_a_day_stays_and_each_click_counts_once(store: &Store, _: &Raw) {
    assert!(store.puzzle_answer(KEY, ADA).await.unwrap().is_none());
    let first = answer(true, 1_612.5);
    answers(store, KEY.day, 1, &first).await.unwrap();
    let again = answers(store, KEY.day, 1, &answer(false, 1.0)).await;
    assert!(matches!(again, Err(CommitError::AlreadyHandled)), "{again:?}");
    let second = answers(store, KEY.day, 2, &answer(false, 1.0)).await;
    assert!(matches!(second, Err(CommitError::Outdated)), "{second:?}");
    assert_eq!(store.puzzle_answer(KEY, ADA).await.unwrap(), Some(first));
    for elsewhere in [DailyKey { day: 1, ..KEY }, DailyKey { game: "another", ..KEY }] {
        assert!(store.puzzle_answer(elsewhere, ADA).await.unwrap().is_none());
    }
    assert!(store.puzzle_answer(KEY, UserId(2)).await.unwrap().is_none());
}

async fn a_rating_is_that_of_the_last_answer_before(store: &Store, _: &Raw) {
    for (day, mean) in [(3, 1_400.0), (5, 1_450.25)] {
        answers(store, day, u64::from(day), &answer(false, mean)).await.unwrap();
    }
    let mut ratings = Vec::new();
    for day in [3, 5, 9] {
        ratings.push(store.puzzle_rating(DailyKey { day, ..KEY }, ADA).await.unwrap());
    }
    let on = |day, mean| Some(RatedOn { day, rating: answer(false, mean).rating });
    assert_eq!(ratings, [None, on(3, 1_400.0), on(5, 1_450.25)]);
}

async fn a_record_counts_answers_and_days_in_a_row(store: &Store, _: &Raw) {
    for (day, solved) in [(1, true), (2, false), (4, true), (5, true)] {
        answers(store, day, u64::from(day), &answer(solved, 1_500.0)).await.unwrap();
    }
    let mut records = Vec::new();
    for day in 1..=6 {
        let record = store.puzzle_record(DailyKey { day, ..KEY }, ADA).await.unwrap();
        let PuzzleRecord { answered, solved, streak } = record;
        records.push((answered, solved, streak));
    }
    assert_eq!(records, [(1, 1, 1), (2, 1, 2), (2, 1, 0), (3, 2, 1), (4, 3, 2), (4, 3, 0)]);
}

async fn an_answer_to_a_puzzle_that_was_found_has_no_number(store: &Store, _: &Raw) {
    let found = PuzzleAnswer { puzzle: None, ..answer(true, 1_600.0) };
    answers(store, KEY.day, 1, &found).await.unwrap();
    assert_eq!(store.puzzle_answer(KEY, ADA).await.unwrap(), Some(found));
}

async fn the_first_puzzle_that_is_found_for_a_day_stays(store: &Store, _: &Raw) {
    assert_eq!(store.found_puzzle(KEY).await.unwrap(), None);
    store.keep_puzzle(KEY, "first").await.unwrap();
    store.keep_puzzle(KEY, "second").await.unwrap();
    assert_eq!(store.found_puzzle(KEY).await.unwrap().as_deref(), Some("first"));
    for elsewhere in [DailyKey { day: 1, ..KEY }, DailyKey { game: "another", ..KEY }] {
        assert_eq!(store.found_puzzle(elsewhere).await.unwrap(), None);
    }
}

async fn puzzles_are_looked_for_in_the_matches_of_those_who_do_not_mind(store: &Store, _: &Raw) {
    let ends = async |at, people: &[u64]| {
        let people = people.iter().map(|user| seat(Some(*user), "somebody", 1));
        let seats = people.chain([seat(None, "a bot", 2)]).collect();
        finish(store, at, finished("game", "variant", seats)).await
    };
    let alone = ends(100, &[1]).await;
    let together = ends(199, &[1, 2]).await;
    for at in [99, 200] {
        ends(at, &[1]).await;
    }
    let void = ends(150, &[1]).await;
    assert!(store.declare_void(GUILD, void, Some((500, UserId(9)))).await.unwrap());
    ends(150, &[1, 3]).await;
    store.change_person(UserId(3), PersonChange::Puzzles(false)).await.unwrap();
    // Somebody with settings who does not mind.
    store.change_person(UserId(2), PersonChange::Still(true)).await.unwrap();
    ends(150, &[4]).await;
    store.forget_person(UserId(4), false).await.unwrap();
    let found =
        async |variant, most| store.matches_for_puzzles("game", variant, 100..200, most).await;
    assert_eq!(found("variant", 9).await.unwrap(), [together, alone]);
    assert_eq!(found("variant", 1).await.unwrap(), [together]);
    assert_eq!(found("another", 9).await.unwrap(), []);
}

on_both!(
    puzzles_are_looked_for_in_the_matches_of_those_who_do_not_mind,
    an_answer_to_a_puzzle_that_was_found_has_no_number,
    the_first_puzzle_that_is_found_for_a_day_stays,
    the_first_answer_of_a_day_stays_and_each_click_counts_once,
    a_rating_is_that_of_the_last_answer_before,
    a_record_counts_answers_and_days_in_a_row,
);
