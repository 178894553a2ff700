use storage::{AttemptStep, CommitError, DailyKey, DailyLine, NewAttempt, StoreError};
use storage_contract::{Raw, Store, on_both};
use values::{GuildId, InteractionId, UserId};

use crate::support::GUILD;

const KEY: DailyKey = DailyKey { game: "game", day: 20_000 };
const ADA: UserId = UserId(1);

async fn begin(store: &Store, key: DailyKey, user: UserId, name: &str) {
    let attempt = NewAttempt { user, guild: GUILD, name, moves: "[]" };
    let click = InteractionId(u64::from(key.day) * 1_000 + user.0);
    store.begin_daily(key, attempt, Some(click), 10).await.unwrap();
}

async fn step(
    store: &Store,
    key: DailyKey,
    user: UserId,
    (from, click): (u32, u64),
    score: Option<u32>,
) -> Result<(), CommitError> {
    let step = AttemptStep { user, from, step: from + 1, moves: "[1]", score };
    store.step_daily(key, step, Some(InteractionId(click)), 20).await
}

/// A day on which somebody played to the end.
async fn played(store: &Store, day: u32, user: UserId, name: &str, score: u32) {
    let key = DailyKey { day, ..KEY };
    begin(store, key, user, name).await;
    let click = 1 << 40 | u64::from(day) << 8 | user.0;
    step(store, key, user, (0, click), Some(score)).await.unwrap();
}

async fn the_first_secret_that_is_offered_stays(store: &Store, _: &Raw) {
    assert_eq!(store.daily_secret(b"first\0\xff").await.unwrap(), b"first\0\xff");
    assert_eq!(store.daily_secret(b"second").await.unwrap(), b"first\0\xff");
}

async fn the_deal_of_a_day_stays_and_its_par_only_grows(store: &Store, raw: &Raw) {
    assert!(store.daily_deal(KEY).await.unwrap().is_none());
    store.keep_daily_deal(KEY, &[1, 0, 255], "{\"deal\":1}").await.unwrap();
    store.keep_daily_deal(KEY, &[2], "{}").await.unwrap();
    for (games, sum) in [(3, 30), (2, 99), (5, 1 << 40)] {
        store.keep_daily_par(KEY, games, sum).await.unwrap();
    }
    let deal = store.daily_deal(KEY).await.unwrap().unwrap();
    assert_eq!((deal.seed, deal.body.as_str()), (vec![1, 0, 255], "{\"deal\":1}"));
    assert_eq!((deal.par_games, deal.par_sum), (5, 1 << 40));
    raw.run("UPDATE daily_deals SET body = '{}'", &[]).await;
    assert!(matches!(store.daily_deal(KEY).await, Err(StoreError::Damaged(_))));
}

async fn somebody_has_one_attempt_and_each_click_counts_once(store: &Store, raw: &Raw) {
    // Before the first choice it counts wherever it was looked at last.
    let elsewhere = NewAttempt { user: ADA, guild: GuildId::NONE, name: "A", moves: "[]" };
    store.begin_daily(KEY, elsewhere, None, 5).await.unwrap();
    begin(store, KEY, ADA, "Ada").await;
    step(store, KEY, ADA, (0, 1), None).await.unwrap();
    // An existing attempt stays.
    let again = NewAttempt { user: ADA, guild: GuildId(8), name: "A", moves: "[]" };
    store.begin_daily(KEY, again, Some(InteractionId(2)), 30).await.unwrap();
    let attempt = store.daily_attempt(KEY, ADA).await.unwrap().unwrap();
    assert_eq!((attempt.guild, attempt.name.as_str()), (GUILD, "Ada"));
    assert_eq!((attempt.step, attempt.moves.as_str()), (1, "[1]"));

    let twice = step(store, KEY, ADA, (1, 1), None).await;
    assert!(matches!(twice, Err(CommitError::AlreadyHandled)), "{twice:?}");
    let late = step(store, KEY, ADA, (0, 3), None).await;
    assert!(matches!(late, Err(CommitError::Outdated)), "{late:?}");
    // A refused click may come again.
    step(store, KEY, ADA, (1, 3), Some(7)).await.unwrap();
    let over = step(store, KEY, ADA, (2, 4), None).await;
    assert!(matches!(over, Err(CommitError::Outdated)), "{over:?}");
    assert_eq!(store.daily_scores(KEY, GUILD).await.unwrap(), [(ADA, 7)]);
    raw.run("UPDATE daily_attempts SET moves = '[2]'", &[]).await;
    assert!(matches!(store.daily_attempt(KEY, ADA).await, Err(StoreError::Damaged(_))));
    assert!(store.daily_attempt(KEY, UserId(2)).await.unwrap().is_none());
}

async fn a_streak_is_of_days_in_a_row(store: &Store, _: &Raw) {
    for day in [1, 2, 4, 5, 6] {
        played(store, day, ADA, "Ada", 5).await;
    }
    begin(store, DailyKey { day: 7, ..KEY }, ADA, "Ada").await;
    let mut streaks = Vec::new();
    for day in 0..=8 {
        streaks.push(store.daily_streak(DailyKey { day, ..KEY }, ADA).await.unwrap());
    }
    assert_eq!(streaks, [0, 1, 2, 0, 1, 2, 3, 0, 0]);
}

async fn the_lines_of_some_days_have_the_latest_name(store: &Store, _: &Raw) {
    for (day, name, score) in [(1, "A", 100), (2, "Ada", 5), (3, "Countess", 6), (4, "Z", 100)] {
        played(store, day, ADA, name, score).await;
    }
    played(store, 2, UserId(2), "Ben", 9).await;
    begin(store, DailyKey { day: 3, ..KEY }, UserId(3), "Cleo").await;
    let mut lines = store.daily_lines("game", GUILD, (2, 3)).await.unwrap();
    lines.sort_by_key(|line| line.user);
    let line = |user, name: &str, days, total| DailyLine { user, name: name.into(), days, total };
    assert_eq!(lines, [line(ADA, "Countess", 2, 11), line(UserId(2), "Ben", 1, 9)]);
    assert_eq!(store.daily_lines("game", GuildId(8), (1, 9)).await.unwrap(), []);
}

async fn a_result_is_shared_once_on_each_server(store: &Store, _: &Raw) {
    // Somebody who was forgotten while it was posted.
    assert!(!store.share_daily(KEY, ADA, GUILD).await.unwrap());
    begin(store, KEY, ADA, "Ada").await;
    assert!(!store.is_daily_shared(KEY, ADA, GUILD).await.unwrap());
    assert!(store.share_daily(KEY, ADA, GUILD).await.unwrap());
    assert!(!store.share_daily(KEY, ADA, GUILD).await.unwrap());
    assert!(store.share_daily(KEY, ADA, GuildId(8)).await.unwrap());
    assert!(store.is_daily_shared(KEY, ADA, GUILD).await.unwrap());
    assert!(!store.is_daily_shared(KEY, ADA, GuildId(9)).await.unwrap());
}

on_both!(
    the_first_secret_that_is_offered_stays,
    the_deal_of_a_day_stays_and_its_par_only_grows,
    somebody_has_one_attempt_and_each_click_counts_once,
    a_streak_is_of_days_in_a_row,
    the_lines_of_some_days_have_the_latest_name,
    a_result_is_shared_once_on_each_server,
);
