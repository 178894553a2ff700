//! Report on a copy of a database: whether it is intact, and whether its matches can go on.

use std::path::Path;

use super::{partial, suffixed};
use crate::store::snapshot::{Age, FileState, Snapshot};
use crate::store::{Store, StoreError, TableLine};
use crate::tables::archive;

/// Contents and faults of a database.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct DatabaseReport {
    /// Number of tables.
    pub tables: usize,
    /// Number of open tables: lobbies and matches that go on.
    pub open: usize,
    /// Number of damaged tables where nothing goes on, and of damaged texts of deals that people play
    /// for themselves. There is nothing to be done about them.
    pub damaged: usize,
    /// Number of open tables that are whole and that this version cannot read. Another may, and the
    /// rest must be saved meanwhile.
    pub unreadable: usize,
    /// Faults, a line each.
    pub faults: Vec<String>,
}

/// Most faults that are quoted; the others are only counted.
const MOST_QUOTED: usize = 5;

impl DatabaseReport {
    /// The faults, or `None` without any.
    pub fn in_one_line(&self) -> Option<String> {
        if self.faults.is_empty() {
            return None;
        }
        let faults =
            self.faults.iter().take(MOST_QUOTED).map(String::as_str).collect::<Vec<_>>().join("; ");
        Some(match self.faults.len().saturating_sub(MOST_QUOTED) {
            0 => faults,
            others => format!("{faults}; and {others} others"),
        })
    }

    fn fault(text: impl Into<String>) -> Self {
        Self { faults: vec![text.into()], ..Self::default() }
    }
}

/// Checks a file that nobody writes to: SQLite's own checks, the links between rows, the checksum
/// of every stored text, and all open tables, whose matches are replayed. A file of an earlier
/// version is migrated for that, in a copy beside it.
/// Errors: when the file cannot be read. What is wrong with its content is in the report.
pub async fn inspect(file: &Path) -> Result<DatabaseReport, StoreError> {
    let snapshot = Snapshot::open(file, FileState::AtRest).await?;
    let report = match check_file(&snapshot).await {
        Ok(FileCheck::Present) => check_tables(&snapshot).await,
        Ok(FileCheck::Faults(report)) => Ok(report),
        Ok(FileCheck::Earlier) => {
            snapshot.close().await;
            return inspect_migrated(file).await;
        }
        Err(error) => Err(error),
    };
    snapshot.close().await;
    report
}

/// Result of the checks that need no table.
enum FileCheck {
    Present,
    Earlier,
    Faults(DatabaseReport),
}

async fn check_file(snapshot: &Snapshot) -> Result<FileCheck, StoreError> {
    let check = match snapshot.age().await? {
        Age::Present => FileCheck::Present,
        Age::Earlier => FileCheck::Earlier,
        Age::Later => {
            let why = "it was written by a later version of this program, which has to read it";
            return Ok(FileCheck::Faults(DatabaseReport::fault(why)));
        }
        Age::Foreign => {
            return Ok(FileCheck::Faults(DatabaseReport::fault(
                "it is no database of this program",
            )));
        }
    };
    let faults = snapshot.faults().await?;
    if faults.is_empty() {
        return Ok(check);
    }
    Ok(FileCheck::Faults(DatabaseReport { faults, ..DatabaseReport::default() }))
}

/// Checks the stored texts, and replays the open tables.
async fn check_tables(snapshot: &Snapshot) -> Result<DatabaseReport, StoreError> {
    let tables = snapshot.tables().await?;
    let damaged = snapshot.damaged_deals().await?;
    let mut report = DatabaseReport { tables: tables.len(), damaged, ..DatabaseReport::default() };
    for TableLine { table, open } in tables {
        let stored = match snapshot.load(table).await {
            Ok(stored) => stored,
            // Nothing more will be played there, and one match that is over must not be the end of
            // all backups.
            Err(StoreError::Damaged(_)) if !open => {
                report.damaged += 1;
                continue;
            }
            Err(StoreError::Damaged(what)) => {
                report.faults.push(format!("table {table} is damaged: {what}"));
                continue;
            }
            Err(error) => return Err(error),
        };
        if !open {
            continue;
        }
        report.open += 1;
        // Replaying a long match takes a while.
        let replay = tokio::task::spawn_blocking(move || archive::read_table(&stored).err());
        let why = match replay.await {
            Ok(None) => continue,
            Ok(Some(why)) => why.to_string(),
            Err(_) => "it cannot be replayed".into(),
        };
        tracing::error!(%table, why, "this version cannot read an open table");
        report.unreadable += 1;
    }
    Ok(report)
}

/// Checks a file of an earlier version as this version would migrate it.
async fn inspect_migrated(file: &Path) -> Result<DatabaseReport, StoreError> {
    let migrated = suffixed(file, ".migrated");
    partial::remove_database(&migrated);
    let report = async {
        let (from, to) = (file.to_owned(), migrated.clone());
        let copied = tokio::task::spawn_blocking(move || std::fs::copy(from, to)).await;
        copied
            .map_err(|e| e.to_string())
            .and_then(|copied| copied.map_err(|e| e.to_string()))
            .map_err(|why| StoreError::Write(format!("{}: {why}", migrated.display())))?;
        Store::open_file(&migrated).await?.close().await;
        let snapshot = Snapshot::open(&migrated, FileState::AtRest).await?;
        let report = check_tables(&snapshot).await;
        snapshot.close().await;
        report
    };
    let report = report.await;
    partial::remove_database(&migrated);
    report
}
