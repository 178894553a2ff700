//! The bot's database in a file: SQLite in WAL mode with `synchronous = FULL`.
//!
//! [`SqliteStore`] keeps the contract of [`storage`]. It adds the things that only a file has: the
//! [lock](FileLock) that keeps other processes away, and [copies](snapshot).

mod connection;
mod files;
mod lock;
pub mod ownership;
mod schema;
#[path = "../../shared/mod.rs"]
mod shared;
pub mod snapshot;
pub mod transfer;
mod version;

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteExecutor, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _, SqlitePool};
use storage::writer::Writer;
use storage::{Observer, ProcessNo, ProcessStore, Result, Standing, Storage, StoreError};
use values::TableId;

use shared::writer::OneConnection;

pub use lock::FileLock;
pub use version::sqlite_version;

use SqliteStore as Store;
use connection::{ME, pool};

/// A database in a file.
#[derive(Clone)]
pub struct SqliteStore {
    /// One connection: SQLite has one writer, and a queue here is kinder than a busy error there.
    writer: SqlitePool,
    readers: SqlitePool,
    /// One connection that never waits for anybody, to empty the journal.
    sweeper: SqlitePool,
    /// Whether the journal still has deleted data.
    unshredded: Arc<AtomicBool>,
    /// The queue of steps, which are committed together.
    steps: Writer,
}

/// The migrations that bring an older database up to date.
static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!("../../migrations");

impl SqliteStore {
    /// Opens the database at `url` (`sqlite://file.db`), creating it when it is not there, and
    /// brings its schema up to date.
    /// Errors: when the address is no SQLite address, or the file cannot be opened, created or
    /// migrated.
    pub async fn open(url: &str, observer: Observer) -> Result<Self> {
        let options = SqliteConnectOptions::from_str(url)?.create_if_missing(true);
        create_for_its_owner(options.get_filename());
        Self::open_with(options, observer).await
    }

    /// Opens the database, which must exist.
    /// Errors: as for [`SqliteStore::open`], and when there is no such file.
    pub async fn open_existing(url: &str, observer: Observer) -> Result<Self> {
        Self::open_with(SqliteConnectOptions::from_str(url)?, observer).await
    }

    /// Opens the database in an existing file, and brings its schema up to date.
    pub async fn open_file(file: &Path, observer: Observer) -> Result<Self> {
        Self::open_with(SqliteConnectOptions::new().filename(file), observer).await
    }

    async fn open_with(options: SqliteConnectOptions, observer: Observer) -> Result<Self> {
        is_for_us(&options).await?;
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true)
            // Deleted data is gone from the file, too.
            .pragma("secure_delete", "ON");
        let writer = pool(1)
            .after_release(|connection, _| {
                Box::pin(async move {
                    // An aborted transaction is still open; nearly always there is none.
                    let _ = sqlx::query("ROLLBACK").execute(connection).await;
                    Ok(true)
                })
            })
            .connect_with(options.clone())
            .await?;
        version::sqlite_is_recent(&writer).await?;
        MIGRATOR.run(&writer).await?;
        let readers =
            pool(4).connect_with(options.clone().create_if_missing(false).read_only(true)).await?;
        let sweeper = pool(1)
            .connect_lazy_with(options.create_if_missing(false).busy_timeout(Duration::ZERO));
        let me = Box::new(|| Some(ME));
        let steps = OneConnection { pool: writer.clone(), me, forgotten: AtomicI64::default() };
        let steps = Writer::start(steps, observer);
        Ok(Self { writer, readers, sweeper, unshredded: Arc::default(), steps })
    }

    /// Limits the file to so many pages: with one, it is full as it is. For tests of a full disk.
    pub async fn limit_pages(&self, most: u32) -> Result<()> {
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {most}"));
        sqlx::query(limit).execute(&self.writer).await?;
        Ok(())
    }

    /// Refuses changes of any size, or takes them again. For tests.
    pub async fn refuse_changes(&self, refuses: bool) -> Result<()> {
        let pragma = if refuses { "PRAGMA query_only = ON" } else { "PRAGMA query_only = OFF" };
        sqlx::query(pragma).execute(&self.writer).await?;
        Ok(())
    }
}

/// Creates a missing file so that only its owner can read people's hands; the journal beside it
/// gets the same mode. A failure here happens again when it is opened, with a reason.
pub(crate) fn create_for_its_owner(file: &Path) {
    let mut new = std::fs::OpenOptions::new();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    if new.open(file).is_ok() {
        ownership::give_to_folders_owner(file);
    }
}

/// Refuses a file that cannot be written, which SQLite would open read-only, and one of another
/// program or of a later version, before anything in it is changed.
async fn is_for_us(options: &SqliteConnectOptions) -> Result<()> {
    let file = options.get_filename();
    let name = || file.display().to_string();
    match std::fs::OpenOptions::new().append(true).open(file) {
        Ok(_) => {}
        // It is created, or missed, when it is opened.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(StoreError::Lock(name(), ownership::name_owner(file, error))),
    }
    // Not read-only: what a killed process has left half written is rolled back first. Nor as it
    // will be used: another program's file keeps its journal.
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await?;
    let (things, ours): (i64, i64) = sqlx::query_as(
        "SELECT count(*), count(CASE WHEN name = '_sqlx_migrations' THEN 1 END) FROM sqlite_schema",
    )
    .fetch_one(&mut connection)
    .await?;
    let version = if ours == 0 { 0 } else { newest_migration_in(&mut connection).await? };
    connection.close().await?;
    if things > 0 && ours == 0 {
        Err(StoreError::Foreign(name()))
    } else if version > newest_migration() {
        Err(StoreError::Later(name()))
    } else {
        Ok(())
    }
}

/// The version of the last migration that a database has had, which must know of migrations.
async fn newest_migration_in(database: impl SqliteExecutor<'_>) -> Result<i64> {
    let newest = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    Ok(sqlx::query_scalar(newest).fetch_one(database).await?)
}

/// The version of the last migration that this program has.
fn newest_migration() -> i64 {
    MIGRATOR.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// A file belongs to one process: it keeps every table.
#[async_trait]
impl ProcessStore for SqliteStore {
    fn process(&self) -> Option<ProcessNo> {
        Some(ME)
    }

    async fn standing(&self, table: TableId) -> Result<Option<Standing>> {
        let id = table.to_sql();
        let revision = sqlx::query_scalar!("SELECT revision FROM tables WHERE id = $1", id);
        let revision = revision.fetch_optional(&self.readers).await?;
        Ok(revision.map(|revision| Standing { revision, keeper: None }))
    }
}

#[async_trait]
impl Storage for SqliteStore {
    fn writer(&self) -> &Writer {
        &self.steps
    }

    async fn close(&self) {
        self.readers.close().await;
        self.sweeper.close().await;
        self.writer.close().await;
    }
}

#[cfg(test)]
mod tests {

    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Connection};
    use storage::writer::Observer;
    use storage::{Storage, StoreError};

    use super::SqliteStore;
    use super::connection::begin;

    #[tokio::test]
    async fn a_file_of_another_program_is_refused_and_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("theirs.db");
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut theirs = options.connect().await.unwrap();
        sqlx::query("CREATE TABLE songs (name TEXT)").execute(&mut theirs).await.unwrap();
        theirs.close().await.unwrap();
        let before = std::fs::read(&file).unwrap();
        let url = format!("sqlite://{}", file.display());
        let refused = SqliteStore::open(&url, Observer::NONE).await.err().unwrap();
        assert!(matches!(refused, StoreError::Foreign(_)), "{refused}");
        assert!(!refused.may_pass());
        assert_eq!(std::fs::read(&file).unwrap(), before);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[tokio::test]
    async fn what_a_killed_process_has_half_written_is_rolled_back() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        // As it is left by a move from another database that was broken off.
        let options = SqliteConnectOptions::new().filename(at("a.db")).create_if_missing(true);
        let mut moving = options.pragma("cache_size", "1").connect().await.unwrap();
        super::MIGRATOR.run(&mut moving).await.unwrap();
        let half = "BEGIN; CREATE TABLE half (text TEXT);
            WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1000)
            INSERT INTO half SELECT hex(randomblob(500)) FROM n";
        sqlx::raw_sql(half).execute(&mut moving).await.unwrap();
        for name in ["", "-journal"] {
            std::fs::copy(at(&format!("a.db{name}")), at(&format!("b.db{name}"))).unwrap();
        }
        assert_ne!(std::fs::metadata(at("b.db-journal")).unwrap().len(), 0);
        let url = format!("sqlite://{}", at("b.db").display());
        let store = SqliteStore::open(&url, Observer::NONE).await.unwrap();
        let half = sqlx::query("SELECT * FROM half").fetch_all(&store.readers).await;
        assert!(half.is_err());
        store.close().await;
    }

    #[tokio::test]
    async fn whoever_breaks_off_in_a_transaction_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("a.db").display());
        let store = SqliteStore::open(&url, Observer::NONE).await.unwrap();
        let mut tx = begin(&store.writer).await.unwrap();
        sqlx::raw_sql("DELETE FROM _sqlx_migrations").execute(&mut *tx).await.unwrap();
        drop(tx);
        let mut tx = begin(&store.writer).await.unwrap();
        let left: i64 = sqlx::query_scalar("SELECT count(*) FROM _sqlx_migrations")
            .fetch_one(&mut *tx)
            .await
            .unwrap();
        assert_eq!(left, 1);
        drop(tx);
        store.close().await;
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn what_people_hold_can_be_read_by_the_owner_of_the_file_alone() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("a.db").display());
        let store = SqliteStore::open(&url, Observer::NONE).await.unwrap();
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let file = file.unwrap();
            let mode = file.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "{}", file.path().display());
        }
        store.close().await;
    }
}
