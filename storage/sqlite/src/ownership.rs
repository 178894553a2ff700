//! Ownership of files: those that root creates in the bot's folder must not shut the bot out.

use std::path::Path;

/// Gives a new file to the owner of its folder. Only root can; for everybody else it changes
/// nothing.
pub fn give_to_folders_owner(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};

        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let Ok(folder) = std::fs::metadata(folder.unwrap_or(Path::new("."))) else { return };
        // A user without the right owns the file already, or has made it for themselves.
        let _ = chown(file, Some(folder.uid()), Some(folder.gid()));
    }
}

/// An error of a file, with its owner if permission is the reason.
pub(crate) fn name_owner(file: &Path, error: std::io::Error) -> std::io::Error {
    #[cfg(unix)]
    if error.kind() == std::io::ErrorKind::PermissionDenied
        && let Ok(found) = std::fs::metadata(file)
    {
        let owner = std::os::unix::fs::MetadataExt::uid(&found);
        return std::io::Error::new(error.kind(), format!("{error}; it belongs to user {owner}"));
    }
    #[cfg(not(unix))]
    let _ = file;
    error
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{MetadataExt, chown};

    use storage::{Observer, Storage};

    use crate::{FileLock, SqliteStore};

    #[tokio::test]
    async fn what_root_makes_in_the_bots_folder_is_the_bots() {
        let folder = tempfile::tempdir().unwrap();
        // Without root this tests that nothing changes for everybody else.
        let _ = chown(folder.path(), Some(12_345), Some(12_345));
        let owner = std::fs::metadata(folder.path()).unwrap().uid();
        let url = format!("sqlite://{}", folder.path().join("a.db").display());
        let lock = FileLock::take(&url).unwrap();
        let store = SqliteStore::open(&url, Observer::NONE).await.unwrap();
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let file = file.unwrap();
            assert_eq!(file.metadata().unwrap().uid(), owner, "{}", file.path().display());
        }
        store.close().await;
        drop(lock);
    }
}
