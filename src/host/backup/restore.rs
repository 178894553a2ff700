//! Restoring: a backup takes the place of the database.

use std::path::{Path, PathBuf};

use super::partial::Partial;
use super::report::{self, DatabaseReport};
use super::{BackupError, stamp, suffixed};
use crate::store::snapshot::{self, FileState};
use crate::store::{DatabaseLock, is_on_server, ownership};
use values::Millis;

/// A restored database.
#[derive(Debug)]
pub struct Restored {
    pub database: PathBuf,
    /// Contents of the backup.
    pub report: DatabaseReport,
    /// Where the previous database was moved, if there was one.
    pub aside: Option<PathBuf>,
}

/// Puts a backup in the place of the database at `url`, which is kept beside it under another name.
/// Backups of earlier versions are brought up to date when the bot starts.
/// Errors: [`BackupError`], also when a bot is using the database, which then stays as it was.
pub async fn restore(backup: &Path, url: &str, now: Millis) -> Result<Restored, BackupError> {
    if is_on_server(url) {
        return Err(BackupError::OnServer);
    }
    if !backup.is_file() {
        return Err(BackupError::NoBackup(backup.to_owned()));
    }
    let _lock = DatabaseLock::alone(url).await?;
    let mut database = snapshot::file_of(url)?;
    // What is beside the link is neither on the disk of the database nor set aside with it.
    if database.is_symlink() {
        database = database.canonicalize().unwrap_or(database);
    }
    // A copy, so that the backup itself stays; and one made by SQLite, should the backup be a file
    // that was taken from a running database together with its log.
    let copy =
        Partial::copy_of(backup, FileState::AtRest, suffixed(&database, ".restoring")).await?;
    let report = report::inspect(copy.path()).await?;
    if let Some(faults) = report.in_one_line() {
        return Err(BackupError::Unsound { file: backup.to_owned(), faults });
    }
    // The present database loses its log here: from now on nothing may take long.
    let aside = set_aside(&database, now)?;
    copy.persist(&database).await?;
    ownership::give_to_folders_owner(&database);
    Ok(Restored { database, report, aside })
}

/// Gives the present database, if there is one, a second name, so that it is kept whatever happens
/// from here on.
fn set_aside(database: &Path, now: Millis) -> Result<Option<PathBuf>, BackupError> {
    let aside = suffixed(database, &format!(".before-{}", stamp(now)));
    let failed = |error| BackupError::File(aside.clone(), error);
    if aside.exists() {
        return Err(BackupError::AlreadyThere(aside));
    }
    let present = database.exists();
    if present {
        // A copy where the file system has no hard links.
        std::fs::hard_link(database, &aside)
            .or_else(|_| std::fs::copy(database, &aside).map(|_| ()))
            .map_err(failed)?;
    }
    // The log of a crashed bot belongs to the old file, never to the new one: also where somebody
    // has taken the old file away and left its log, which SQLite would play into the new one.
    for suffix in ["-wal", "-shm", "-journal"] {
        let log = suffixed(database, suffix);
        if log.exists() {
            std::fs::rename(&log, suffixed(&aside, suffix)).map_err(failed)?;
        }
    }
    Ok(present.then_some(aside))
}
