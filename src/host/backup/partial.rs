//! A file that is being written, and is gone unless it is finished.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::{BackupError, suffixed};
use crate::store::snapshot::{self, FileState};

/// A copy of a database that has no name yet. Nobody but its owner may read it.
pub(super) struct Partial {
    path: PathBuf,
}

impl Partial {
    /// Copies a database to this path. What an earlier try has left there is overwritten.
    pub(super) async fn copy_of(
        database: &Path,
        state: FileState,
        path: PathBuf,
    ) -> Result<Self, BackupError> {
        remove(&path);
        private_file(&path).map_err(|error| BackupError::File(path.clone(), error))?;
        let partial = Self { path };
        let copied = snapshot::copy(database, state, &partial.path).await;
        copied.map_err(|error| BackupError::Unreadable(database.to_owned(), error))?;
        Ok(partial)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Puts it on the disk, under this name. Returns its size in bytes.
    pub(super) async fn becomes(self, name: &Path) -> Result<u64, BackupError> {
        let (from, to) = (self.path.clone(), name.to_owned());
        let named = tokio::task::spawn_blocking(move || {
            let file = OpenOptions::new().write(true).open(&from)?;
            file.sync_all()?;
            std::fs::rename(&from, &to)?;
            sync_folder_of(&to)?;
            Ok(file.metadata()?.len())
        });
        let named = named.await.unwrap_or_else(|broken| Err(io::Error::other(broken)));
        named.map_err(|error| BackupError::File(name.to_owned(), error))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        remove(&self.path);
    }
}

/// Removes a database and what SQLite may have put beside it. Most of it is not there.
pub(super) fn remove(path: &Path) {
    for suffix in ["", "-wal", "-shm", "-journal"] {
        let _ = std::fs::remove_file(suffixed(path, suffix));
    }
}

/// A new, empty file that only its owner may read.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Tries whether a file can be made.
pub(super) fn write_and_remove(path: &Path) -> io::Result<()> {
    remove(path);
    drop(private_file(path)?);
    std::fs::remove_file(path)
}

/// Makes a folder that only its owner may look into, unless it is there.
pub(super) fn folder(path: &Path) -> Result<(), BackupError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).map_err(|error| BackupError::File(path.to_owned(), error))
}

/// A new name lasts only when its folder is on the disk, too.
fn sync_folder_of(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // Elsewhere a folder cannot be opened like a file.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
