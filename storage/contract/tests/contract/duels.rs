use storage::{AttemptStep, CommitError, NewDuel};
use storage_contract::{Raw, Store, on_both};
use values::{GuildId, InteractionId, UserId};

const DUEL: InteractionId = InteractionId(1_000);
const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);

/// A duel of Ada and Ben, made by a command at a moment.
async fn made(store: &Store, id: InteractionId, now: i64) -> Result<(), CommitError> {
    let duelists = [(ADA, "Ada"), (BEN, "Ben")];
    let guild = GuildId(5);
    let (game, closes_at) = ("game", now + 5);
    let duel = NewDuel { id, game, guild, closes_at, seed: &[7; 32], body: "{deal}", duelists };
    store.make_duel(duel, now).await
}

/// Their names and moves.
async fn state(store: &Store) -> Vec<(String, Option<String>)> {
    let duelists = store.duel(DUEL).await.unwrap().unwrap().duelists.into_iter();
    duelists.map(|it| (it.name, it.moves)).collect()
}

async fn steps(
    store: &Store,
    user: UserId,
    (from, click): (u32, u64),
    score: Option<u32>,
) -> Result<(), CommitError> {
    let moves = format!("[{}]", from + 1);
    let step = AttemptStep { user, from, step: from + 1, moves: &moves, score };
    store.step_duel(DUEL, step, Some(InteractionId(click)), 30).await
}

async fn a_duel_is_made_once_and_both_play_it_for_themselves(store: &Store, _: &Raw) {
    assert!(store.duel(DUEL).await.unwrap().is_none());
    made(store, DUEL, 10).await.unwrap();
    let again = made(store, DUEL, 11).await;
    assert!(matches!(again, Err(CommitError::AlreadyHandled)), "{again:?}");
    let stored = store.duel(DUEL).await.unwrap().unwrap();
    assert_eq!((stored.game.as_str(), stored.made_at, stored.shared), ("game", 10, false));
    assert_eq!(stored.closes_at, 15);
    assert_eq!((stored.seed, stored.body.as_str()), (vec![7; 32], "{deal}"));
    let line = |name: &str, moves: Option<&str>| (name.to_owned(), moves.map(str::to_owned));
    assert_eq!(state(store).await, [line("Ada", None), line("Ben", None)]);
    // Nobody steps who has not begun, and who begins twice goes on with the first attempt.
    let early = steps(store, BEN, (0, 1), None).await;
    assert!(matches!(early, Err(CommitError::Outdated)), "{early:?}");
    for moves in ["[]", "[another]"] {
        store.begin_duel(DUEL, BEN, moves, None, 20).await.unwrap();
    }
    steps(store, BEN, (0, 2), None).await.unwrap();
    let twice = steps(store, BEN, (1, 2), None).await;
    assert!(matches!(twice, Err(CommitError::AlreadyHandled)), "{twice:?}");
    let stale = steps(store, BEN, (0, 3), None).await;
    assert!(matches!(stale, Err(CommitError::Outdated)), "{stale:?}");
    steps(store, BEN, (1, 4), Some(9)).await.unwrap();
    let over = steps(store, BEN, (2, 5), None).await;
    assert!(matches!(over, Err(CommitError::Outdated)), "{over:?}");
    assert_eq!(state(store).await, [line("Ada", None), line("Ben", Some("[2]"))]);
    // A stranger changes nothing.
    store.begin_duel(DUEL, UserId(3), "[stranger]", None, 20).await.unwrap();
    assert_eq!(state(store).await[0], line("Ada", None));
}

async fn a_result_is_shared_once(store: &Store, _: &Raw) {
    assert!(!store.share_duel(DUEL, 20).await.unwrap());
    made(store, DUEL, 10).await.unwrap();
    assert!(store.share_duel(DUEL, 20).await.unwrap());
    assert!(!store.share_duel(DUEL, 21).await.unwrap());
    assert!(store.duel(DUEL).await.unwrap().unwrap().shared);
}

async fn old_duels_go_the_oldest_first_with_their_attempts(store: &Store, raw: &Raw) {
    for (number, made_at) in [(1, 30), (2, 10), (3, 20)] {
        made(store, InteractionId(number), made_at).await.unwrap();
    }
    assert_eq!(store.forget_duels(10, 9).await.unwrap(), 0);
    assert_eq!(store.forget_duels(30, 1).await.unwrap(), 1);
    assert!(store.duel(InteractionId(2)).await.unwrap().is_none());
    assert_eq!(store.forget_duels(30, 9).await.unwrap(), 1);
    assert!(store.duel(InteractionId(1)).await.unwrap().is_some());
    assert_eq!(raw.number("SELECT count(*) FROM duel_attempts").await, 2);
}

async fn somebody_who_is_forgotten_leaves_the_duel_to_the_other(store: &Store, _: &Raw) {
    made(store, DUEL, 10).await.unwrap();
    store.begin_duel(DUEL, ADA, "[]", None, 20).await.unwrap();
    store.forget_person(ADA, false).await.unwrap();
    let stored = store.duel(DUEL).await.unwrap().unwrap();
    let people: Vec<_> = stored.duelists.iter().map(|it| (it.user, it.name.as_str())).collect();
    assert_eq!(people, [(None, values::FORMER), (Some(BEN), "Ben")]);
}

on_both!(
    a_duel_is_made_once_and_both_play_it_for_themselves,
    a_result_is_shared_once,
    old_duels_go_the_oldest_first_with_their_attempts,
    somebody_who_is_forgotten_leaves_the_duel_to_the_other,
);
