//! The version of SQLite in the program.

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;
use storage::{Result, StoreError};

/// The oldest version in which SQLite can't damage a database in WAL mode with several connections.
const OLDEST_SQLITE: &str = "3.51.3";

/// The version of SQLite in the program.
pub async fn sqlite_version() -> Result<String> {
    let options = SqliteConnectOptions::new().in_memory(true);
    let mut connection = sqlx::ConnectOptions::connect(&options).await?;
    Ok(sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut connection).await?)
}

pub(super) async fn sqlite_is_recent(pool: &SqlitePool) -> Result<()> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(pool).await?;
    if is_recent(&version) {
        return Ok(());
    }
    Err(StoreError::TooOld(format!(
        "SQLite {version} is too old: this program needs {OLDEST_SQLITE} or later; build it anew"
    )))
}

fn is_recent(version: &str) -> bool {
    let parts = |version: &str| -> Option<Vec<u32>> {
        version.split('.').map(|part| part.parse().ok()).collect()
    };
    parts(version) >= parts(OLDEST_SQLITE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_of_sqlite_is_compared_by_its_numbers() {
        for recent in ["3.51.3", "3.51.10", "3.52.0", "4.0.0"] {
            assert!(is_recent(recent), "{recent}");
        }
        for old in ["3.51.2", "3.9.9", "3.50.30", "", "unknown"] {
            assert!(!is_recent(old), "{old}");
        }
    }

    #[tokio::test]
    async fn the_sqlite_in_this_program_is_recent() {
        let version = sqlite_version().await.unwrap();
        assert!(is_recent(&version), "{version}");
    }
}
