//! The database: whether it can be used, and whether a bot is using it.

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use super::finding::Finding;
use crate::config::Config;
use crate::host::backup::ensure_writable;
use crate::store::snapshot::{self, Age, FileState, Snapshot};
use crate::store::{DatabaseLock, StoreError, is_on_server, look_at, sqlite_version};

/// Time for SQLite to check the file.
const CHECK_TIMEOUT: Duration = Duration::from_secs(60);

/// Checks the database. Returns whether a bot is using it.
pub(super) async fn database(config: &Config, report: &mut impl FnMut(Finding)) -> bool {
    if is_on_server(&config.database_url) {
        return server_database(&config.database_url, report).await;
    }
    match sqlite_version().await {
        Ok(version) => report(Finding::fine("sqlite", format!("version {version}"))),
        Err(error) => report(Finding::wrong("sqlite", error)),
    }
    let url = &config.database_url;
    let file = match snapshot::file_of(url) {
        Ok(file) => file,
        Err(error) => {
            report(Finding::wrong("database", error));
            return false;
        }
    };
    match std::fs::metadata(&file) {
        Ok(it) if it.len() > 0 => {}
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            let file = file.display();
            let why = format!("{file} cannot be looked at: {error}; check who owns its folder");
            report(Finding::wrong("database", why));
            return false;
        }
        // An empty file is one that somebody has made for it.
        Ok(_) | Err(_) => {
            report(to_be_created(&file));
            return false;
        }
    }
    if let Err(error) = std::fs::OpenOptions::new().append(true).open(&file) {
        let file = file.display();
        report(Finding::wrong(
            "database",
            format!("{file} cannot be written: {error}; check its owner"),
        ));
        return false;
    }
    let mut running = match is_in_use(url).await {
        Ok(running) => running,
        Err(error) => {
            report(Finding::wrong("database", format!("{error}{}", error.advice())));
            return false;
        }
    };
    let state = if running { FileState::InUse } else { FileState::AtRest };
    let look = |state| tokio::time::timeout(CHECK_TIMEOUT, inspect_file(&file, state));
    let mut seen = look(state).await;
    // What a bot that has begun meanwhile changes looks damaged to whoever takes the file for one at
    // rest.
    if !running && !matches!(seen, Ok(Ok((_, None)))) && is_in_use(url).await.unwrap_or(true) {
        running = true;
        seen = look(FileState::InUse).await;
    }
    let usage = if running { "in use by a running bot" } else { "no bot is using it" };
    report(match seen {
        Ok(Ok(state)) => file_finding(state, &file, usage),
        Ok(Err(error)) => Finding::wrong("database", format!("{error}{}", error.advice())),
        Err(_) => Finding::hint("database", format!("{usage}; too large to be looked at here")),
    });
    running
}

/// A database that is not there yet. No lock is taken here: its file would belong to the user who
/// checks, and keep the bot's own user out.
fn to_be_created(file: &Path) -> Finding {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    if !folder.is_dir() {
        let folder = folder.display();
        return Finding::wrong(
            "database",
            format!("there is no folder {folder}; check DATABASE_URL"),
        );
    }
    match ensure_writable(folder) {
        Ok(()) => Finding::fine("database", "not there yet; it will be created"),
        Err(error) => Finding::wrong("database", format!("{error}; check who owns the folder")),
    }
}

/// Whether a bot is using the file. The lock is not kept: the check takes a while, and a bot that
/// starts meanwhile must not find the database locked.
async fn is_in_use(url: &str) -> Result<bool, StoreError> {
    match DatabaseLock::alone(url).await {
        Ok(lock) => {
            lock.release().await;
            Ok(false)
        }
        Err(StoreError::InUse { .. }) => Ok(true),
        Err(error) => Err(error),
    }
}

/// Checks a database on a server. Returns whether a bot is using it.
async fn server_database(url: &str, report: &mut impl FnMut(Finding)) -> bool {
    match look_at(url).await {
        Ok(database) => {
            let usage =
                if database.in_use { "in use by a running bot" } else { "no bot is using it" };
            let name = format!("{}, PostgreSQL {}", database.name, database.version);
            let fault = if database.foreign {
                Some("it belongs to another program; name another one in DATABASE_URL")
            } else if database.later {
                Some("it was written by a later version of this program, which has to use it")
            } else if database.closed {
                Some("this user may create no tables there; make it the database's owner")
            } else if database.read_only {
                Some(
                    "it takes no changes; name the server that others copy from, or let this user write",
                )
            } else {
                None
            };
            report(match fault {
                Some(fault) => Finding::wrong("database", format!("{name}: {fault}")),
                None => Finding::fine("database", format!("{name}: {usage}")),
            });
            database.in_use
        }
        Err(error) => {
            report(Finding::wrong("database", format!("{error}{}", error.advice())));
            false
        }
    }
}

/// The age of a database file, and the first fault that SQLite finds in it.
async fn inspect_file(file: &Path, state: FileState) -> Result<(Age, Option<String>), StoreError> {
    let snapshot = Snapshot::open(file, state).await?;
    let state = async { Ok((snapshot.age().await?, snapshot.first_fault().await?)) }.await;
    snapshot.close().await;
    state
}

fn file_finding((age, fault): (Age, Option<String>), file: &Path, usage: &str) -> Finding {
    let file = file.display();
    match (age, fault) {
        (_, Some(fault)) => {
            Finding::wrong("database", format!("{file} is damaged ({fault}): restore a backup"))
        }
        (Age::Present, None) => Finding::fine("database", format!("{file}: {usage}")),
        (Age::Earlier, None) => Finding::fine(
            "database",
            format!(
                "{file}: of an earlier version; it is brought up to date at the next start, after which that version cannot use it"
            ),
        ),
        (Age::Later, None) => Finding::wrong(
            "database",
            format!("{file} was written by a later version: use that one, or restore a backup"),
        ),
        (Age::Foreign, None) => Finding::wrong(
            "database",
            format!("{file} belongs to another program: name another file in DATABASE_URL"),
        ),
    }
}
