//! Databases for tests: a file in a temporary folder, or one on a private PostgreSQL, which
//! `cluster.sh` makes and removes again.
//!
//! The tests of this crate are the contract of [`storage`] in sentences, run on both.

mod cluster;
mod raw;

use std::path::Path;
use std::sync::Arc;

use storage::{Observer, Storage};
use storage_postgres::PostgresStore;
use storage_sqlite::SqliteStore;
use tempfile::TempDir;

pub use cluster::{Missing, postgres_database, postgres_or_skip};
pub use raw::Raw;

/// A place in memory that Linux has for files.
const MEMORY: &str = "/dev/shm";
/// The room that has to be there: containers often have 64 MB, which many databases would fill.
const ROOM: u64 = 1 << 30;

/// A temporary folder for a database, in memory where there is room. Each commit waits for its
/// disk, and tests commit ten thousand times; what a disk keeps when the power fails no test sees.
pub fn folder() -> TempDir {
    let memory = Path::new(MEMORY);
    let roomy = fs4::available_space(memory).is_ok_and(|room| room > ROOM);
    let folder = roomy.then(|| tempfile::tempdir_in(memory).ok()).flatten();
    folder.unwrap_or_else(|| tempfile::tempdir().expect("a temporary folder"))
}

/// A database behind its contract.
pub type Store = dyn Storage;

/// An empty database, opened; gone when this is dropped, or with the process.
pub struct Scratch {
    /// The database behind its contract.
    pub store: Arc<dyn Storage>,
    /// Direct access to the same database.
    pub raw: Raw,
    _folder: Option<TempDir>,
}

impl Scratch {
    /// An empty database in a file.
    pub async fn sqlite() -> Self {
        let folder = folder();
        let url = format!("sqlite://{}", folder.path().join("scratch.db").display());
        let store = SqliteStore::open(&url, Observer::NONE).await;
        let store = Arc::new(store.expect("a database in a file"));
        Self { store, raw: Raw::new(url), _folder: Some(folder) }
    }

    /// An empty database on a private PostgreSQL; `None`, after a line that says so, when there is
    /// none and this is not CI.
    /// Panics: when it cannot be made, or with CI=true when there is no PostgreSQL.
    pub async fn postgres() -> Option<Self> {
        let url = postgres_or_skip().await?;
        let store = PostgresStore::open(&url, Observer::NONE).await;
        let store = Arc::new(store.expect("a database on the private server"));
        Some(Self { store, raw: Raw::new(url), _folder: None })
    }
}

/// Makes a test for each database from functions that take its store, and the way past it.
#[macro_export]
macro_rules! on_both {
    ($($sentence:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $sentence() {
                let scratch = $crate::Scratch::sqlite().await;
                super::$sentence(&*scratch.store, &scratch.raw).await;
            })+
        }

        mod postgres {
            $(#[tokio::test]
            async fn $sentence() {
                if let Some(scratch) = $crate::Scratch::postgres().await {
                    super::$sentence(&*scratch.store, &scratch.raw).await;
                }
            })+
        }
    };
}
