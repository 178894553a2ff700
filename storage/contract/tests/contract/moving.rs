//! Moving everything from one database to another.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use storage::transfer::{Moved, Source, Target, TransferError, tables, transfer};
use storage::{Commit, DailyKey, Observer, Storage, StoreError};
use storage_contract::{Raw, Scratch, Store, on_both, postgres_or_skip};
use storage_postgres::PostgresStore;
use storage_sqlite::SqliteStore;
use values::{ChannelId, GuildId, ServerChange, UserId};

use crate::privacy::lively;
use crate::support::{GUILD, open, open_with, person, step};

/// A column left out would go unnoticed until its contents are lost.
async fn every_column_is_moved(_: &Store, raw: &Raw) {
    let mut there: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (table, column, _) in raw.columns().await {
        there.entry(table).or_default().insert(column);
    }
    assert_eq!(tables().count(), there.len());
    let other = Scratch::sqlite().await;
    for table in tables() {
        let names = |moved: Moved| -> BTreeSet<String> {
            moved.columns().iter().map(|(name, _)| name.clone()).collect()
        };
        assert_eq!(names(source(raw).await.unwrap().table(table).await.unwrap()), there[table]);
        assert_eq!(
            names(source(&other.raw).await.unwrap().table(table).await.unwrap()),
            there[table]
        );
    }
}

async fn source(raw: &Raw) -> Result<Box<dyn Source>, StoreError> {
    Ok(if raw.is_sqlite() {
        Box::new(storage_sqlite::transfer::source(raw.url()).await?)
    } else {
        Box::new(storage_postgres::transfer::source(raw.url()).await?)
    })
}

async fn target(url: &str) -> Result<Box<dyn Target>, StoreError> {
    Ok(if url.starts_with("sqlite:") {
        Box::new(storage_sqlite::transfer::target(url).await?)
    } else {
        Box::new(storage_postgres::transfer::target(url).await?)
    })
}

async fn reopened(url: &str) -> Arc<dyn Storage> {
    if url.starts_with("sqlite:") {
        Arc::new(SqliteStore::open_existing(url, Observer::NONE).await.unwrap())
    } else {
        Arc::new(PostgresStore::open_existing(url, Observer::NONE).await.unwrap())
    }
}

/// The number of rows of each table, as this program reads them.
async fn all_of(raw: &Raw) -> Vec<(&'static str, usize)> {
    let mut end = source(raw).await.unwrap();
    let mut all = Vec::new();
    for name in tables() {
        let table = end.table(name).await.unwrap();
        all.push((name, end.rows(&table, None, 10_000).await.unwrap().len()));
    }
    all
}

/// Something in every table that is still empty.
async fn fill_the_rest(store: &Store, raw: &Raw) {
    store.daily_secret(b"secret\0\xff").await.unwrap();
    let key = DailyKey { game: "game", day: 5 };
    store.keep_daily_deal(key, &[0, 255, 7], "{\"cards\":\"\u{1f402}\"}").await.unwrap();
    let game = games::GameKind::ALL[0];
    let rules = ServerChange::Rules(game, format!("variant.{}", game.variants()[1]));
    for change in [ServerChange::Channels(vec![ChannelId(3)]), rules] {
        store.change_server(GUILD, change).await.unwrap().unwrap();
    }
    store.server_left(GuildId(u64::MAX), 9).await.unwrap();
    store.ask_to_forget(UserId(5), 9).await.unwrap();
    let earned = r#"INSERT INTO achievements (guild, "user", game, name, match, at)
         SELECT guild, 12, game, 'clean', id, ended_at FROM matches WHERE void_at IS NULL"#;
    raw.run(earned, &[]).await;
}

/// A database full of things, moved to that address.
async fn moves_whole(store: &Store, raw: &Raw, url: &str) {
    let table = lively(store).await;
    // Numbers once used stay used, even when their rows are gone.
    let gone = open_with(store, GUILD, 9, &[person(0, None, "Bot")], &[]).await.unwrap();
    store.erase_table(gone).await.unwrap();
    fill_the_rest(store, raw).await;
    let before = store.export_person(crate::privacy::ADA, 1 << 23).await.unwrap();
    store.close().await;
    let moved = transfer(&mut *source(raw).await.unwrap(), target(url).await.unwrap()).await;
    let moved = moved.unwrap();
    assert!(moved.iter().all(|(_, rows)| *rows > 0), "{moved:?}");
    assert_eq!(all_of(&Raw::new(url)).await, all_of(raw).await);

    let store = reopened(url).await;
    assert_eq!(store.export_person(crate::privacy::ADA, 1 << 23).await.unwrap(), before);
    let stored = store.load(table).await.unwrap().unwrap();
    assert_eq!((stored.revision, stored.events.len()), (1, 5));
    let next = open(&*store, 77).await.unwrap();
    assert_eq!(next.0, gone.0 + 1);
    store.commit(table, Commit { events_before: 5, ..step(1, 900) }).await.unwrap();
    store.close().await;
    // A move never overwrites existing data.
    let again = transfer(&mut *source(raw).await.unwrap(), target(url).await.unwrap()).await;
    assert!(matches!(again, Err(TransferError::NotEmpty { .. })), "{again:?}");
}

async fn everything_moves_to_a_server(store: &Store, raw: &Raw) {
    let Some(url) = postgres_or_skip().await else { return };
    moves_whole(store, raw, &url).await;
}

async fn everything_moves_to_a_file(store: &Store, raw: &Raw) {
    let folder = storage_contract::folder();
    let file = folder.path().join("new.db");
    moves_whole(store, raw, &format!("sqlite://{}", file.display())).await;
    // It holds people's hands.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

async fn what_is_damaged_is_not_moved_unless_nothing_goes_on_there(store: &Store, raw: &Raw) {
    let table = open(store, 1).await.unwrap();
    store.commit(table, step(0, 1)).await.unwrap();
    raw.run("UPDATE events SET body = 'x'", &[]).await;
    let folder = storage_contract::folder();
    let url = format!("sqlite://{}", folder.path().join("new.db").display());
    let refused = transfer(&mut *source(raw).await.unwrap(), target(&url).await.unwrap()).await;
    assert!(matches!(refused, Err(TransferError::Damaged(_))), "{refused:?}");
    assert_eq!(Raw::new(&url).number("SELECT count(*) FROM tables").await, 0);
    store.give_up(table, 5).await.unwrap();
    if raw.is_sqlite() {
        // A flipped bit may make a text none. (A server would not take it.)
        raw.run("UPDATE events SET body = CAST(x'ff' AS TEXT)", &[]).await;
    }
    transfer(&mut *source(raw).await.unwrap(), target(&url).await.unwrap()).await.unwrap();
}

async fn what_another_version_has_written_is_neither_source_nor_target(store: &Store, raw: &Raw) {
    store.close().await;
    raw.run("UPDATE _sqlx_migrations SET version = version + 1000", &[]).await;
    let later = target(raw.url()).await.err().unwrap();
    assert!(later.to_string().contains("later version"), "{later}");
    let later = source(raw).await.err().unwrap();
    assert!(later.to_string().contains("later version"), "{later}");
}

on_both!(
    every_column_is_moved,
    everything_moves_to_a_server,
    everything_moves_to_a_file,
    what_is_damaged_is_not_moved_unless_nothing_goes_on_there,
    what_another_version_has_written_is_neither_source_nor_target,
);
