//! The lock on a database file: a second process is told that it is in use, and leaves.
//!
//! The lock is the operating system's, on a file beside the database, and not a row with a
//! heartbeat: the system releases it at the very moment a process ends, however it ends, so that
//! the next one takes over at once and a slow machine is never mistaken for a dead one. It does not
//! hold across machines that share a network drive, where SQLite itself must not be used either.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::PathBuf;

use sqlx::sqlite::SqliteConnectOptions;

use storage::{Result, StoreError};

use crate::ownership;

/// A chain of more links leads nowhere, as the system says, too.
const MOST_LINKS: usize = 40;

/// The right to use a database, until it is dropped.
#[derive(Debug)]
pub struct FileLock {
    file: File,
}

impl FileLock {
    /// Takes the lock of the database at `url`.
    /// Errors: [`StoreError::InUse`] when another process holds it; otherwise when the address is
    /// invalid, or the file beside the database cannot be written.
    pub fn take(url: &str) -> Result<Self> {
        let options: SqliteConnectOptions = url.parse()?;
        let database = options.get_filename();
        // Whatever links lead to it, there is one lock, also before the file is there.
        let mut path = database.to_path_buf();
        for _ in 0..MOST_LINKS {
            let Ok(target) = path.read_link() else { break };
            path = path.parent().map_or(target.clone(), |folder| folder.join(target));
        }
        let mut path = path.into_os_string();
        path.push(".lock");
        let path = PathBuf::from(path);
        let unwritable = |error| {
            StoreError::Lock(path.display().to_string(), ownership::name_owner(&path, error))
        };
        let new = !path.exists();
        // Not truncated: the number in it belongs to the process that holds the lock.
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(unwritable)?;
        if new {
            ownership::give_to_folders_owner(&path);
        }
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // The number only makes the message better.
                let _ = file.read_to_string(&mut holder);
                let holder = holder.chars().filter(char::is_ascii_digit).take(10).collect();
                return Err(StoreError::InUse { database: database.display().to_string(), holder });
            }
            Err(TryLockError::Error(error)) => return Err(unwritable(error)),
        }
        let noted = file
            .set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| write!(file, "{}", std::process::id()));
        noted.map_err(unwritable)?;
        Ok(Self { file })
    }
}

impl Drop for FileLock {
    /// Unlocked explicitly, not by closing the file: a program that was just being started beside
    /// this one holds the same file for a moment, and with it the lock.
    fn drop(&mut self) {
        // A lock that cannot be released now goes with the process.
        let _ = self.file.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_holder_that_leaves_is_gone_whoever_else_has_the_file_open() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("a.db").display());
        let first = FileLock::take(&url).unwrap();
        let copy = first.file.try_clone().unwrap();
        drop(first);
        FileLock::take(&url).unwrap();
        drop(copy);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_leads_to_the_same_lock() {
        let folder = tempfile::tempdir().unwrap();
        let [file, link] = ["a.db", "link.db"].map(|name| folder.path().join(name));
        std::os::unix::fs::symlink("a.db", &link).unwrap();
        let [file_url, link_url] = [&file, &link].map(|it| format!("sqlite://{}", it.display()));
        let _holder = FileLock::take(&link_url).unwrap();
        for _ in 0..2 {
            for url in [&file_url, &link_url] {
                let refused = FileLock::take(url).unwrap_err();
                assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
            }
            std::fs::write(&file, "").unwrap();
        }
    }

    #[test]
    fn a_second_holder_is_refused_until_the_first_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("a.db").display());
        let first = FileLock::take(&url).unwrap();
        let refused = FileLock::take(&url).unwrap_err();
        assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
        assert!(refused.to_string().contains(&std::process::id().to_string()), "{refused}");
        drop(first);
        FileLock::take(&url).unwrap();
    }
}
