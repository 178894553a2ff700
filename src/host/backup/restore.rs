//! The way back: a backup takes the place of the database.

use std::path::{Path, PathBuf};

use super::check::{self, Findings};
use super::partial::Partial;
use super::{BackupError, stamp, suffixed};
use crate::store::snapshot::{self, FileState};
use crate::store::{DatabaseLock, is_on_server, ownership};
use values::Millis;

/// Report of a restored backup.
#[derive(Debug)]
pub struct Restored {
    /// The database.
    pub database: PathBuf,
    /// Its contents.
    pub findings: Findings,
    /// New place of the database that was there before, if there was one.
    pub aside: Option<PathBuf>,
}

/// Puts a backup in the place of the database at `url`, which is kept beside it under another name.
/// Backups of earlier versions are brought up to date when the bot starts.
///
/// # Errors
/// [`BackupError`], also when a bot is using the database; then that is as it was.
pub async fn restore(backup: &Path, url: &str, now: Millis) -> Result<Restored, BackupError> {
    if is_on_server(url) {
        return Err(BackupError::OnServer);
    }
    if !backup.is_file() {
        return Err(BackupError::NoBackup(backup.to_owned()));
    }
    let _lock = DatabaseLock::alone(url).await?;
    let database = snapshot::file_of(url)?;
    // A copy, so that a backup is still one afterwards; and of what SQLite reads in it, should it be a
    // file that was taken from a running database together with its log.
    let copy =
        Partial::copy_of(backup, FileState::AtRest, suffixed(&database, ".restoring")).await?;
    let findings = check::look_through(copy.path()).await?;
    if let Some(faults) = findings.in_one_line() {
        return Err(BackupError::Unsound { file: backup.to_owned(), faults });
    }
    let aside = set_aside(&database, now)?;
    copy.becomes(&database).await?;
    ownership::give_to_folders_owner(&database);
    Ok(Restored { database, findings, aside })
}

/// Gives the present database a second name. Whatever happens from here on, all of it is there.
fn set_aside(database: &Path, now: Millis) -> Result<Option<PathBuf>, BackupError> {
    if !database.exists() {
        return Ok(None);
    }
    let aside = suffixed(database, &format!(".before-{}", stamp(now)));
    let failed = |error| BackupError::File(aside.clone(), error);
    if aside.exists() {
        return Err(BackupError::AlreadyThere(aside));
    }
    // Copied where the file system has no second names.
    std::fs::hard_link(database, &aside)
        .or_else(|_| std::fs::copy(database, &aside).map(|_| ()))
        .map_err(failed)?;
    // The log of a bot that fell over belongs to the old file, never to the new one.
    for suffix in ["-wal", "-shm"] {
        let log = suffixed(database, suffix);
        if log.exists() {
            std::fs::rename(&log, suffixed(&aside, suffix)).map_err(failed)?;
        }
    }
    Ok(Some(aside))
}
