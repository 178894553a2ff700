//! Folders for databases in files.

use std::path::Path;

use tempfile::TempDir;

/// A place in memory that Linux has for files.
const MEMORY: &str = "/dev/shm";
/// The room that has to be there: containers often have 64 MB, which many databases would fill.
const ROOM: u64 = 1 << 30;

/// A temporary folder for a database, in memory where there is room. Each commit waits for its
/// disk, and tests commit ten thousand times; what a disk keeps when the power fails no test sees.
///
/// # Panics
/// When there is no room for temporary files at all.
#[must_use]
pub fn folder() -> TempDir {
    let memory = Path::new(MEMORY);
    let roomy = fs4::available_space(memory).is_ok_and(|room| room > ROOM);
    let folder = roomy.then(|| tempfile::tempdir_in(memory).ok()).flatten();
    folder.unwrap_or_else(|| tempfile::tempdir().expect("a temporary folder"))
}
