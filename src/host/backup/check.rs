//! Looking through a copy of a database: whether it is whole, and whether its matches can go on.

use std::path::Path;

use super::{partial, suffixed};
use crate::store::snapshot::{Age, FileState, Snapshot, TableLine};
use crate::store::{Store, StoreError};
use crate::tables::archive;

/// Report on a database.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Findings {
    /// Number of tables.
    pub tables: usize,
    /// Number of open ones: lobbies and matches that can go on.
    pub open: usize,
    /// Number of those that the bot gave up because they were damaged, and still are. Nothing is to be
    /// done about them.
    pub given_up: usize,
    /// Faults, a line each.
    pub faults: Vec<String>,
}

/// So many faults are told; of the others, how many there are.
const TOLD: usize = 5;

impl Findings {
    /// The faults, if there are any.
    #[must_use]
    pub fn in_one_line(&self) -> Option<String> {
        if self.faults.is_empty() {
            return None;
        }
        let faults =
            self.faults.iter().take(TOLD).map(String::as_str).collect::<Vec<_>>().join("; ");
        Some(match self.faults.len().saturating_sub(TOLD) {
            0 => faults,
            others => format!("{faults}; and {others} others"),
        })
    }

    fn fault(what: impl Into<String>) -> Self {
        Self { faults: vec![what.into()], ..Self::default() }
    }
}

/// Looks through a file that nobody writes to: SQLite's own checks, the links between rows, the
/// checksum of every stored text, and all open tables, whose matches are replayed. One of an earlier
/// version is brought up to date for that, in a copy beside it.
///
/// # Errors
/// When the file cannot be read. What is wrong with its content is among the findings.
pub async fn look_through(file: &Path) -> Result<Findings, StoreError> {
    let snapshot = Snapshot::open(file, FileState::AtRest).await?;
    let findings = match first_look(&snapshot).await {
        Ok(First::Present) => second_look(&snapshot).await,
        Ok(First::Faults(findings)) => Ok(findings),
        Ok(First::Earlier) => {
            snapshot.close().await;
            return up_to_date(file).await;
        }
        Err(error) => Err(error),
    };
    snapshot.close().await;
    findings
}

enum First {
    Present,
    Earlier,
    Faults(Findings),
}

async fn first_look(snapshot: &Snapshot) -> Result<First, StoreError> {
    let first = match snapshot.age().await? {
        Age::Present => First::Present,
        Age::Earlier => First::Earlier,
        Age::Later => {
            let why = "it was written by a later version of this program, which has to read it";
            return Ok(First::Faults(Findings::fault(why)));
        }
        Age::Foreign => {
            return Ok(First::Faults(Findings::fault("it is no database of this program")));
        }
    };
    let faults = snapshot.faults().await?;
    if faults.is_empty() {
        return Ok(first);
    }
    Ok(First::Faults(Findings { faults, ..Findings::default() }))
}

/// The texts, and what comes of them.
async fn second_look(snapshot: &Snapshot) -> Result<Findings, StoreError> {
    let tables = snapshot.tables().await?;
    let mut findings = Findings { tables: tables.len(), ..Findings::default() };
    for TableLine { table, open, given_up } in tables {
        let stored = match snapshot.load(table).await {
            Ok(stored) => stored,
            Err(StoreError::Damaged(_)) if given_up => {
                findings.given_up += 1;
                continue;
            }
            Err(StoreError::Damaged(what)) => {
                findings.faults.push(format!("{what} is damaged"));
                continue;
            }
            Err(error) => return Err(error),
        };
        if !open {
            continue;
        }
        findings.open += 1;
        // Replaying a long match takes a while.
        let replayed = tokio::task::spawn_blocking(move || archive::read_table(&stored).err());
        match replayed.await {
            Ok(None) => {}
            Ok(Some(why)) => {
                findings.faults.push(format!("table {table} cannot be read: {why}"));
            }
            Err(_) => findings.faults.push(format!("table {table} cannot be replayed")),
        }
    }
    Ok(findings)
}

/// Looks through a file of an earlier version as this one would find it.
async fn up_to_date(file: &Path) -> Result<Findings, StoreError> {
    let migrated = suffixed(file, ".migrated");
    partial::remove(&migrated);
    let findings = async {
        let (from, to) = (file.to_owned(), migrated.clone());
        let copied = tokio::task::spawn_blocking(move || std::fs::copy(from, to)).await;
        copied
            .map_err(|e| e.to_string())
            .and_then(|copied| copied.map_err(|e| e.to_string()))
            .map_err(|why| StoreError::Write(format!("{}: {why}", migrated.display())))?;
        Store::open_file(&migrated).await?.close().await;
        let snapshot = Snapshot::open(&migrated, FileState::AtRest).await?;
        let findings = second_look(&snapshot).await;
        snapshot.close().await;
        findings
    };
    let findings = findings.await;
    partial::remove(&migrated);
    findings
}
