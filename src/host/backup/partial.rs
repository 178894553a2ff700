//! An unfinished copy of a database, which is removed unless it is persisted.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::{BackupError, suffixed};
use crate::store::ownership;
use crate::store::snapshot::{self, FileState};

/// A copy under a provisional name, removed on drop. Nobody but its owner may read it.
pub(super) struct Partial {
    path: PathBuf,
}

impl Partial {
    /// Copies a database to `path` on the disk, over whatever an earlier attempt left there.
    pub(super) async fn copy_of(
        database: &Path,
        state: FileState,
        path: PathBuf,
    ) -> Result<Self, BackupError> {
        remove_database(&path);
        private_file(&path).map_err(|error| BackupError::File(path.clone(), error))?;
        let partial = Self { path };
        let copied = snapshot::copy(database, state, &partial.path).await;
        copied.map_err(|error| BackupError::Unreadable(database.to_owned(), error))?;
        let written = partial.path.clone();
        let synced = tokio::task::spawn_blocking(move || {
            OpenOptions::new().write(true).open(written)?.sync_all()
        });
        let synced = synced.await.unwrap_or_else(|broken| Err(io::Error::other(broken)));
        synced.map_err(|error| BackupError::File(partial.path.clone(), error))?;
        Ok(partial)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Renames the copy. Returns its size in bytes.
    pub(super) async fn persist(self, name: &Path) -> Result<u64, BackupError> {
        let (from, to) = (self.path.clone(), name.to_owned());
        let renamed = tokio::task::spawn_blocking(move || {
            let file = File::open(&from)?;
            std::fs::rename(&from, &to)?;
            sync_folder_of(&to)?;
            Ok(file.metadata()?.len())
        });
        let renamed = renamed.await.unwrap_or_else(|broken| Err(io::Error::other(broken)));
        renamed.map_err(|error| BackupError::File(name.to_owned(), error))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        remove_database(&self.path);
    }
}

/// Removes a database file and the ones that SQLite may have put beside it, as far as they exist.
pub(super) fn remove_database(path: &Path) {
    for suffix in ["", "-wal", "-shm", "-journal"] {
        let _ = std::fs::remove_file(suffixed(path, suffix));
    }
}

/// Creates an empty file that only its owner may read.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Creates a file and removes it again, to try whether its folder can be written to.
pub(super) fn probe_write(path: &Path) -> io::Result<()> {
    remove_database(path);
    drop(private_file(path)?);
    std::fs::remove_file(path)
}

/// Creates a folder that only its owner may read, unless it is there.
pub(super) fn create_folder(path: &Path) -> Result<(), BackupError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let is_new = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
    let new: Vec<_> = path.ancestors().take_while(is_new).collect();
    builder.create(path).map_err(|error| BackupError::File(path.to_owned(), error))?;
    for folder in new.into_iter().rev() {
        ownership::give_to_folders_owner(folder);
    }
    Ok(())
}

/// Syncs the folder of a file: a rename survives a crash only then.
fn sync_folder_of(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // Only Unix opens a folder like a file.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
