//! The puzzle of the day.

use ratings::Rating;
use storage::{CommitError, DailyKey, PuzzleAnswer, PuzzleRecord, RatedOn, Storage};
use storage_contract::{Scratch, on_both};
use values::{InteractionId, UserId};

const KEY: DailyKey = DailyKey { game: "game", day: 20_000 };
const ADA: UserId = UserId(1);

fn answer(solved: bool, mean: f64) -> PuzzleAnswer {
    let rating = Rating { mean, deviation: 300.125 };
    PuzzleAnswer { puzzle: 7, choice: "play.7".into(), solved, rating }
}

/// Answers on a day, with the click of this number.
async fn answers(
    store: &dyn Storage,
    day: u32,
    click: u64,
    answer: &PuzzleAnswer,
) -> Result<(), CommitError> {
    let key = DailyKey { day, ..KEY };
    store.answer_puzzle(key, ADA, answer, Some(InteractionId(click)), 10).await
}

async fn the_first_answer_of_a_day_stays_and_each_click_counts_once(scratch: &Scratch) {
    let store = &*scratch.store;
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

async fn a_rating_is_that_of_the_last_answer_before(scratch: &Scratch) {
    let store = &*scratch.store;
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

async fn a_record_counts_answers_and_days_in_a_row(scratch: &Scratch) {
    let store = &*scratch.store;
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

on_both!(
    the_first_answer_of_a_day_stays_and_each_click_counts_once,
    a_rating_is_that_of_the_last_answer_before,
    a_record_counts_answers_and_days_in_a_row,
);
