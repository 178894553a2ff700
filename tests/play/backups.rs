//! Backups: made while the bot plays, checked, kept, and restored; from every earlier format, too.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use hornochse::config::host::Backups;
use hornochse::host::backup::restore::restore;
use hornochse::host::backup::{BackupError, Target, back_up, backups_in, schedule};
use hornochse::store::Store;
use hornochse::tools::{Clock, ManualClock};
use sqlx::{Connection, SqliteConnection};

use crate::support::{HIGHEST, Scene, advance, choose, eventually, one_game};

/// 22 November 2026, 15:04:05 UTC.
const NOW: i64 = 1_795_359_845_000;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

fn keep(n: u32) -> Option<NonZeroU32> {
    NonZeroU32::new(n)
}

/// Changes a database behind everybody's back.
pub async fn change(file: &Path, sql: &'static str) {
    let mut database = SqliteConnection::connect(&url(file)).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

fn files_in(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[cfg(unix)]
fn only_for_its_owner(file: &Path) {
    use std::os::unix::fs::PermissionsExt;
    assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_from_where_it_was_when_the_backup_was_made() {
    let mut scene = Scene::in_a_file().await;
    let people = scene.people(3);
    scene.start_match(&people, &one_game()).await;
    scene.all_choose(&people).await;
    scene.reads("after turn 1").await;
    scene.nothing_to_send().await;
    let (database, folder) = (scene.folder.path().join("test.db"), scene.folder.path().join("b"));
    let backup = back_up(&database, Target::Folder(&folder, None), NOW).await.unwrap();
    assert_eq!(backup.file, folder.join("hornochse-20261122-150405.db"));
    assert_eq!((backup.report.tables, backup.report.open), (1, 1));
    assert_eq!(backup.bytes, std::fs::metadata(&backup.file).unwrap().len());
    #[cfg(unix)]
    only_for_its_owner(&backup.file);
    // Nobody takes the database away from a bot that is at work.
    let refused = restore(&backup.file, &scene.database_url(), NOW).await.unwrap_err();
    assert!(refused.to_string().contains("is in use by another hornochse"), "{refused}");
    scene.all_choose(&people).await;
    scene.reads("after turn 2").await;
    scene.nothing_to_send().await;
    scene.stop_bot().await;

    let restored = restore(&backup.file, &scene.database_url(), NOW).await.unwrap();
    assert_eq!(restored.report, backup.report);
    let aside = restored.aside.unwrap();
    assert_eq!(aside, scene.folder.path().join("test.db.before-20261122-150405"));
    #[cfg(unix)]
    only_for_its_owner(&database);
    // By now Discord has forgotten which numbers the messages of that time had.
    scene.discord.advance(Duration::from_secs(600));
    scene.start_bot().await;
    people[0].command(&scene.channel, "nimmt table", &[]).await.unwrap();
    scene.nothing_to_send().await;
    let board = scene.board().await;
    assert!(board.text().contains("after turn 1"), "{}", board.text());
    for person in &people {
        let hand = scene.my_hand(person, board.id).await;
        choose(person, &hand, HIGHEST).await;
    }
    scene.play_to_the_end(&people).await;
    scene.stop_bot().await;
    // The database that was set aside is a whole one, and can be restored in its turn.
    let back = restore(&aside, &scene.database_url(), NOW + 1_000).await.unwrap();
    assert_eq!(back.report.open, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_the_first_release_is_restored() {
    let folder = storage_contract::folder();
    let database = folder.path().join("here.db");
    let backup = data("schema-1-format-1.db");
    let restored = restore(&backup, &url(&database), NOW).await.unwrap();
    assert_eq!((restored.report.tables, restored.report.open), (18, 16));
    assert_eq!(restored.aside, None);
    assert_eq!(files_in(folder.path()), ["here.db", "here.db.lock"]);
    let store = Store::open(&url(&database)).await.unwrap();
    assert!(!store.tables_with_outbox(i64::MAX).await.unwrap().is_empty());
    store.close().await;
    // A database that no bot of this version has opened yet can be backed up, too.
    let old = folder.path().join("old.db");
    std::fs::copy(&backup, &old).unwrap();
    let backup = back_up(&old, Target::File(&folder.path().join("again.db")), NOW).await;
    assert_eq!(backup.unwrap().report, restored.report);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_database_behind_a_link_is_restored_and_set_aside_where_it_lies() {
    let folder = storage_contract::folder();
    let (disk, link) = (folder.path().join("disk"), folder.path().join("here.db"));
    std::fs::create_dir(&disk).unwrap();
    std::fs::copy(data("schema-1-format-1.db"), disk.join("there.db")).unwrap();
    std::os::unix::fs::symlink(disk.join("there.db"), &link).unwrap();
    let restored = restore(&data("schema-1-format-1.db"), &url(&link), NOW).await.unwrap();
    let aside = restored.aside.unwrap();
    assert!(link.is_symlink() && !aside.is_symlink());
    assert_eq!(aside.parent(), disk.canonicalize().ok().as_deref());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_database_that_was_taken_away_is_not_played_into_a_backup() {
    let folder = storage_contract::folder();
    let database = folder.path().join("here.db");
    for suffix in ["wal", "shm"] {
        std::fs::write(folder.path().join(format!("here.db-{suffix}")), "of a crash").unwrap();
    }
    let restored = restore(&data("schema-1-format-1.db"), &url(&database), NOW).await.unwrap();
    assert_eq!(restored.aside, None);
    let files = files_in(folder.path());
    assert!(!files.iter().any(|it| it == "here.db-wal" || it == "here.db-shm"), "{files:?}");
    assert_eq!(files.len(), 4, "{files:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_database_costs_no_good_backup() {
    let folder = storage_contract::folder();
    let (database, backups) = (folder.path().join("here.db"), folder.path().join("backups"));
    let only_the_newest = Target::Folder(&backups, keep(1));
    restore(&data("schema-1-format-1.db"), &url(&database), NOW).await.unwrap();
    Store::open(&url(&database)).await.unwrap().close().await;
    let good = back_up(&database, only_the_newest, NOW).await.unwrap();
    for (damage, complaint) in [
        ("UPDATE events SET body = body || ' ' WHERE number = 2", "event 2 of table"),
        ("UPDATE tables SET state = replace(state, '1', '2')", "the state of table"),
        ("DELETE FROM events WHERE number = 1", "event 1 of table"),
        (
            "PRAGMA foreign_keys = OFF; DELETE FROM tables WHERE id = 3",
            "belongs to nothing in tables",
        ),
    ] {
        std::fs::remove_file(&database).unwrap();
        restore(&good.file, &url(&database), NOW).await.unwrap();
        change(&database, damage).await;
        let error = back_up(&database, only_the_newest, NOW + 60_000).await.unwrap_err();
        assert!(matches!(error, BackupError::Damaged { .. }), "{error}");
        let said = error.to_string();
        assert!(said.contains(complaint) && said.lines().count() == 1, "{said}");
        let names = ["hornochse-20261122-150405.db", "hornochse-damaged.db"];
        assert_eq!(files_in(&backups), names);
    }
    // Nor is it restored.
    let damaged = backups.join("hornochse-damaged.db");
    let error = restore(&damaged, &url(&database), NOW).await.unwrap_err();
    assert!(error.to_string().contains("Try an earlier backup"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_where_nothing_goes_on_spoils_no_backup() {
    let folder = storage_contract::folder();
    let database = folder.path().join("here.db");
    restore(&data("schema-1-format-1.db"), &url(&database), NOW).await.unwrap();
    let store = Store::open(&url(&database)).await.unwrap();
    change(&database, "UPDATE events SET body = body || ' ' WHERE table_id = 1").await;
    // Neither does a match that is over.
    change(&database, "UPDATE events SET body = CAST(x'ff' AS TEXT) WHERE table_id = 11").await;
    // Nor does the deal of a day.
    let deal = "INSERT INTO daily_deals (game, day, seed, body, checksum)
                VALUES ('nimmt', 1, x'00', '{}', 1)";
    change(&database, deal).await;
    store.give_up(values::TableId(1), NOW).await.unwrap();
    store.close().await;
    let backup = back_up(&database, Target::File(&folder.path().join("b.db")), NOW).await.unwrap();
    assert_eq!((backup.report.damaged, backup.report.open), (3, 15));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_backup_is_not_restored_and_the_database_stays() {
    let folder = storage_contract::folder();
    let (database, file) = (folder.path().join("here.db"), folder.path().join("backup.db"));
    restore(&data("schema-1-format-1.db"), &url(&database), NOW).await.unwrap();
    let before = std::fs::read(&database).unwrap();
    let refused = async |content: Option<Vec<u8>>, change_it: Option<&'static str>, why: &str| {
        let _ = std::fs::remove_file(&file);
        if let Some(content) = content {
            std::fs::write(&file, content).unwrap();
        }
        if let Some(sql) = change_it {
            change(&file, sql).await;
        }
        let error = restore(&file, &url(&database), NOW).await.unwrap_err().to_string();
        assert!(error.contains(why) && error.lines().count() == 1, "{error}");
        assert!(std::fs::read(&database).unwrap() == before, "{why}");
        assert_eq!(files_in(folder.path()).len(), if file.exists() { 3 } else { 2 }, "{why}");
    };
    refused(None, None, "there is no file").await;
    refused(Some(b"dear diary ".repeat(1_000)), None, "cannot be copied").await;
    refused(Some(Vec::new()), None, "no database of this program").await;
    refused(Some(Vec::new()), Some("CREATE TABLE shopping (item)"), "no database of this program")
        .await;
    let half = before[..before.len() / 2].to_vec();
    refused(Some(half), None, "cannot be copied").await;
    let later = "INSERT INTO _sqlx_migrations VALUES (99999, 'x', 0, 1, x'00', 0)";
    refused(Some(before.clone()), Some(later), "a later version of this program").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_backups_the_newest_are_kept() {
    let folder = storage_contract::folder();
    let (backups, database) = (folder.path().join("backups"), folder.path().join("here.db"));
    std::fs::copy(data("schema-1-format-1.db"), &database).unwrap();
    for hour in 0..4 {
        let target = Target::Folder(&backups, keep(2));
        let backup = back_up(&database, target, NOW + hour * 3_600_000).await.unwrap();
        assert_eq!(backup.removed, usize::from(hour >= 2));
        // A file that is none of ours is left alone.
        std::fs::write(backups.join("notes.txt"), "mine").unwrap();
    }
    assert_eq!(
        files_in(&backups),
        ["hornochse-20261122-170405.db", "hornochse-20261122-180405.db", "notes.txt"]
    );
    // One whose clock was wrong does not cost the one that was just made.
    let only = Target::Folder(&backups, keep(1));
    let backup = back_up(&database, only, NOW - 86_400_000).await.unwrap();
    // Nor do those that seem to be of the future, which may be the right ones.
    assert_eq!(
        files_in(&backups),
        [
            "hornochse-20261121-150405.db",
            "hornochse-20261122-170405.db",
            "hornochse-20261122-180405.db",
            "notes.txt"
        ]
    );
    let taken = backup.file;
    let error = back_up(&database, Target::File(&taken), NOW).await.unwrap_err();
    assert!(error.to_string().contains("is there already"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_makes_its_backups_by_the_clock_and_tries_again_when_one_fails() {
    let scene = Scene::in_a_file().await;
    let database = scene.folder.path().join("test.db");
    let folder = scene.folder.path().join("backups");
    // Something is where the folder should be.
    std::fs::write(&folder, "").unwrap();
    let settings =
        Backups { folder: folder.clone(), hours: keep(6).unwrap(), keep: keep(2).unwrap() };
    let clock = ManualClock::new();
    let (watched, injected) = (clock.clone(), Clock::Manual(clock.clone()));
    let begun = clock.time();
    let running = tokio::spawn(async move { schedule::run(&database, &settings, &injected).await });
    let hours = |n: u64| watched.advance(Duration::from_secs(n * 3_600));
    let there = async |wanted: &[i64]| {
        eventually("no backup is made", async || {
            let hours =
                backups_in(&folder).into_iter().map(|(at, _)| (at - begun + 1_000) / 3_600_000);
            hours.collect::<Vec<_>>() == wanted
        })
        .await;
    };
    // The first one fails; an hour later there is room for it.
    eventually("nothing was tried", async || watched.is_waited_for()).await;
    std::fs::remove_file(&folder).unwrap();
    hours(1);
    there(&[1]).await;
    eventually("the next one is not waited for", async || watched.is_waited_for()).await;
    hours(5);
    there(&[1]).await;
    hours(1);
    there(&[1, 7]).await;
    eventually("the next one is not waited for", async || watched.is_waited_for()).await;
    hours(6);
    there(&[7, 13]).await;
    running.abort();
    // The bot played on all the while.
    let people = scene.people(2);
    scene.start_match(&people, &one_game()).await;
    advance(&scene, 1);
}

#[test]
fn the_commands_say_what_they_have_done() {
    let folder = storage_contract::folder();
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_hornochse"))
            .args(args)
            .current_dir(folder.path())
            .env_clear()
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let (status, _, said) = run(&["backup", "b/"]);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("there is no database hornochse.db; check DATABASE_URL"), "{said}");
    let (status, said, _) = run(&["restore", data("schema-1-format-1.db").to_str().unwrap()]);
    assert_eq!(status, Some(0));
    assert!(said.starts_with("hornochse.db is restored: 18 tables, 16 of them open\n"), "{said}");
    // Also where nothing was there: somebody may have taken the old one away.
    assert!(said.contains("start it in five minutes"), "{said}");
    // A folder is no file that could be removed.
    std::fs::create_dir_all(folder.path().join("b/hornochse-20200101-000000.db")).unwrap();
    let (status, said, log) = run(&["backup", "b/", "--keep", "1"]);
    assert_eq!((status, said.contains("18 tables, 16 of them open")), (Some(0), true), "{said}");
    assert!(log.contains("an old backup could not be removed"), "{log}");
    assert_eq!(files_in(&folder.path().join("b")).len(), 2);
    let (status, _, said) = run(&["backup", "one.db", "--keep", "2"]);
    assert_eq!((status, said.contains("a folder of backups")), (Some(2), true), "{said}");
    let (status, said, _) = run(&["restore", "b"]);
    assert_eq!((status, said.as_str()), (Some(1), ""));
}
