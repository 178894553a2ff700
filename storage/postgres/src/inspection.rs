//! Looking at a database before it is used.

use std::cmp::Ordering;

use sqlx::Connection;
use storage::{Result, StoreError};

use super::opening::{self, connect, name_of, options};
use super::{limited, presence};

/// The database at an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inspection {
    pub name: String,
    pub version: String,
    /// Whether a bot is using it.
    pub in_use: bool,
    /// Whether it is read-only, as a standby server is.
    pub read_only: bool,
    /// Whether another program has created it.
    pub foreign: bool,
    /// Whether a later version of this program has written it.
    pub later: bool,
    /// Whether there is no schema yet, and this user may not create one.
    pub closed: bool,
}

/// Looks at a database without changing anything.
/// Errors: when the address is invalid, or the server cannot be reached or is too old.
pub async fn look_at(url: &str) -> Result<Inspection> {
    let name = name_of(url)?;
    let mut connection = connect(&options(url)?).await?;
    let inspection = limited(async {
        let version: String = sqlx::query_scalar("SELECT current_setting('server_version')")
            .fetch_one(&mut connection)
            .await?;
        let foreign = opening::is_foreign(&mut connection).await?;
        // Another program's tables may have the same names.
        let in_use = !foreign && presence::is_anybody_there(&mut connection).await?;
        let read_only = sqlx::query_scalar("SELECT current_setting('transaction_read_only')::bool")
            .fetch_one(&mut connection)
            .await?;
        let later = opening::age(&mut connection).await? == Ordering::Greater;
        let closed = sqlx::query_scalar(
            "SELECT to_regclass('_sqlx_migrations') IS NULL
               AND NOT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)",
        )
        .fetch_one(&mut connection)
        .await?;
        Ok::<_, StoreError>(Inspection { name, version, in_use, read_only, foreign, later, closed })
    })
    .await;
    connection.close().await?;
    inspection
}
