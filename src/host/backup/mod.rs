//! Backups: a copy of the database, made while the bot is at work, and checked before it counts.
//!
//! A copy is written beside its place, [checked](report), synced to the disk, and only then
//! renamed. Earlier ones go only when the new one is good.

mod partial;
pub mod report;
pub mod restore;
pub mod schedule;

use std::io::ErrorKind;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use time::OffsetDateTime;
use time::format_description::StaticFormatDescription;
use time::macros::format_description;

use crate::store::snapshot::FileState;
use crate::store::{ON_SERVER, StoreError};
use partial::Partial;
use report::DatabaseReport;
use values::Millis;

/// Place of a new backup.
#[derive(Clone, Copy, Debug)]
pub enum Target<'a> {
    /// This file, which must not be there yet.
    File(&'a Path),
    /// A file in this folder, under a name with the time. At most this many backups stay there;
    /// `None` keeps all.
    Folder(&'a Path, Option<NonZeroU32>),
}

/// A finished backup.
#[derive(Debug)]
pub struct Backup {
    pub file: PathBuf,
    /// Its size.
    pub bytes: u64,
    /// Contents of the copy.
    pub report: DatabaseReport,
    /// Number of earlier backups that were removed.
    pub removed: usize,
}

/// Why there is no good backup, or why one was not restored, in one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is no database file.
    #[error("there is no database {}; check DATABASE_URL", .0.display())]
    NoDatabase(PathBuf),
    /// The database is on a server.
    #[error("{ON_SERVER}")]
    OnServer,
    /// There is no such backup.
    #[error("there is no file {}", .0.display())]
    NoBackup(PathBuf),
    /// Another file has the name of the backup.
    #[error("{} is there already; name another file, or a folder", .0.display())]
    AlreadyThere(PathBuf),
    /// A file cannot be written, renamed or removed.
    #[error("{}: {}", .0.display(), .1)]
    File(PathBuf, std::io::Error),
    /// The database cannot be read at all.
    #[error("{} cannot be copied: {}", .0.display(), .1)]
    Unreadable(PathBuf, StoreError),
    /// The copy has faults.
    #[error(
        "the backup has faults, which the database has, too, most likely: {faults}. It is kept as {}, and no earlier one was removed", file.display()
    )]
    Damaged {
        /// The copy.
        file: PathBuf,
        /// Its faults, a line each.
        faults: String,
    },
    /// The backup has faults.
    #[error("{} is not restored, because it has faults: {faults}. Try an earlier backup", file.display())]
    Unsound {
        /// The backup.
        file: PathBuf,
        /// Its faults, a line each.
        faults: String,
    },
    /// The database fails, or is in use by another process.
    #[error("{error}{advice}", error = .0, advice = .0.advice())]
    Store(#[from] StoreError),
}

/// Name of a backup with faults; each overwrites the one before.
const DAMAGED: &str = "hornochse-damaged.db";

/// Copies a database, which may be in use, and checks the copy.
/// Errors: [`BackupError`]; then every earlier backup is still there.
pub async fn back_up(
    database: &Path,
    target: Target<'_>,
    now: Millis,
) -> Result<Backup, BackupError> {
    match std::fs::metadata(database) {
        Ok(it) if it.is_file() => {}
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            return Err(BackupError::File(database.to_owned(), error));
        }
        Ok(_) | Err(_) => return Err(BackupError::NoDatabase(database.to_owned())),
    }
    let mut suffix = PARTIAL.to_owned();
    let (file, damaged) = match target {
        Target::File(file) => (file.to_owned(), suffixed(file, ".damaged")),
        Target::Folder(folder, _) => {
            partial::create_folder(folder)?;
            remove_abandoned(folder, now);
            // Another process may be at a copy of the same second.
            suffix += &std::process::id().to_string();
            (folder.join(file_name(now)), folder.join(DAMAGED))
        }
    };
    if file.exists() {
        return Err(BackupError::AlreadyThere(file));
    }
    let copy = Partial::copy_of(database, FileState::InUse, suffixed(&file, &suffix)).await?;
    let report = report::inspect(copy.path()).await?;
    if let Some(faults) = report.in_one_line() {
        copy.persist(&damaged).await?;
        return Err(BackupError::Damaged { file: damaged, faults });
    }
    let bytes = copy.persist(&file).await?;
    let removed = match target {
        Target::Folder(folder, Some(keep)) => remove_oldest(folder, keep, &file, now),
        _ => 0,
    };
    Ok(Backup { file, bytes, report, removed })
}

/// The backups of a folder, oldest first, with the time at which each was begun. Empty where there
/// is no such folder.
pub fn backups_in(folder: &Path) -> Vec<(Millis, PathBuf)> {
    let Ok(files) = std::fs::read_dir(folder) else { return Vec::new() };
    let stamped = files.flatten().filter_map(|file| {
        let at = begun_at(file.file_name().to_str()?)?;
        Some((at, file.path()))
    });
    let mut all: Vec<_> = stamped.collect();
    all.sort();
    all
}

/// The newest backup of a folder. What says that it was begun later than now comes from a clock that
/// was wrong.
pub fn newest_in(folder: &Path, now: Millis) -> Option<(Millis, PathBuf)> {
    backups_in(folder).into_iter().rfind(|(at, _)| *at <= now)
}

/// Creates the folder for backups, if it is not there, and writes a file to try it.
/// Errors: when the folder cannot be created or written to.
pub fn ensure_writable(folder: &Path) -> Result<(), BackupError> {
    partial::create_folder(folder)?;
    let file = folder.join(format!("hornochse-{}{PARTIAL}", std::process::id()));
    partial::probe_write(&file).map_err(|error| BackupError::File(file, error))
}

/// Removes the oldest backups of a folder until `keep` are left. Never removes `kept`, the new one,
/// whatever the times in the names: a clock may have been wrong. Those of the future stay, and take
/// no place of another.
fn remove_oldest(folder: &Path, keep: NonZeroU32, kept: &Path, now: Millis) -> usize {
    let mut others = backups_in(folder);
    others.retain(|(at, file)| file != kept && *at <= now);
    let keep = usize::try_from(keep.get() - 1).unwrap_or(usize::MAX);
    let old = others.len().saturating_sub(keep);
    let removed = others[..old].iter().filter(|(_, file)| match std::fs::remove_file(file) {
        Ok(()) => true,
        // The new one is there all the same, and the next one tries again.
        Err(error) => {
            tracing::warn!(file = %file.display(), %error, "an old backup could not be removed");
            false
        }
    });
    removed.count()
}

/// Suffix of a copy that is not finished.
const PARTIAL: &str = ".partial";
/// Age from which nobody works on an unfinished copy any more.
const ABANDONED: Millis = 24 * 3_600_000;

/// Removes copies that an earlier process left unfinished.
fn remove_abandoned(folder: &Path, now: Millis) {
    let Ok(files) = std::fs::read_dir(folder) else { return };
    for file in files.flatten() {
        let name = file.file_name();
        let unfinished = name.to_str().and_then(|name| name.split_once(PARTIAL));
        let begun = unfinished.and_then(|(name, _)| begun_at(name));
        if begun.is_some_and(|at| now - at > ABANDONED) {
            // A file that stays takes room until the next backup tries again.
            let _ = std::fs::remove_file(file.path());
        }
    }
}

/// Format of the time in a file name: UTC, so that names sort by it.
const STAMP: StaticFormatDescription =
    format_description!("[year][month][day]-[hour][minute][second]");

fn stamp(now: Millis) -> String {
    let at = OffsetDateTime::from_unix_timestamp(now.div_euclid(1_000));
    // Only a time many thousand years away cannot be formatted.
    at.ok().and_then(|at| at.format(STAMP).ok()).unwrap_or_default()
}

fn file_name(now: Millis) -> String {
    format!("hornochse-{}.db", stamp(now))
}

/// Time at which the backup of this name was begun; `None` for any other file.
fn begun_at(name: &str) -> Option<Millis> {
    let stamp = name.strip_prefix("hornochse-")?.strip_suffix(".db")?;
    let at = time::PrimitiveDateTime::parse(stamp, STAMP).ok()?;
    Some(at.assume_utc().unix_timestamp() * 1_000)
}

/// The path with a suffix to its file name.
fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_when_a_backup_was_begun() {
        assert_eq!(file_name(1_795_359_845_678), "hornochse-20261122-150405.db");
        assert_eq!(begun_at("hornochse-20261122-150405.db"), Some(1_795_359_845_000));
        for other in
            ["hornochse.db", "hornochse-damaged.db", "hornochse-20261122-150405.db.partial"]
        {
            assert_eq!(begun_at(other), None, "{other}");
        }
    }
}
