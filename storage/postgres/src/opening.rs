//! Connecting: the server's version, the limits of each connection, and bringing the schema up to
//! date.

use std::cmp::Ordering;
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection, Row};
use storage::{Result, StoreError};

use super::{MIGRATOR, limited};

/// The oldest version of the server that can do everything it is asked for.
const OLDEST: i32 = 15;

/// The longest wait for a connection.
const ACQUIRE: Duration = Duration::from_secs(10);
/// A connection that does not answer for so long, when it is given back, is closed.
const ANSWERS_WITHIN: Duration = Duration::from_secs(5);

/// Limits of each connection: nothing waits for ever on either side, and a commit is on the disk.
/// Set here and not in the address, which some poolers refuse.
const LIMITS: &str = "SELECT set_config('statement_timeout', '10s', false),
    set_config('lock_timeout', '5s', false),
    set_config('idle_in_transaction_session_timeout', '15s', false),
    CASE WHEN current_setting('synchronous_commit') = 'off'
         THEN set_config('synchronous_commit', 'on', false) END";

/// The name of the database for people, without a password.
pub fn name_of(url: &str) -> Result<String> {
    let options = options(url)?;
    let database = options.get_database().unwrap_or(options.get_username());
    let host = options
        .get_socket()
        .map_or_else(|| options.get_host().to_owned(), |socket| socket.display().to_string());
    Ok(format!("the database {database} on {host}"))
}

pub(crate) fn options(url: &str) -> Result<PgConnectOptions> {
    Ok(PgConnectOptions::from_str(url)?.application_name("hornochse"))
}

/// A pool of so many connections at the most, which stay: the task with which sqlx closes idle ones
/// may spin for ever and take a thread of the runtime with it (sqlx's issue 3645).
fn lasting(most: u32) -> PgPoolOptions {
    PgPoolOptions::new().max_connections(most).idle_timeout(None).max_lifetime(None)
}

/// The same, each with its limits.
pub(crate) fn pool(most: u32) -> PgPoolOptions {
    lasting(most)
        .acquire_timeout(ACQUIRE)
        .after_connect(|connection, _| {
            Box::pin(async move {
                sqlx::raw_sql(LIMITS).execute(connection).await?;
                Ok(())
            })
        })
        // A server that has gone without a word would be waited for until the system gives up, a
        // quarter of an hour later, and the only writer with it. One that has become a standby takes
        // nothing more: the next connection goes to whichever has its name now.
        .after_release(|connection, _| {
            Box::pin(async move {
                let asked = sqlx::raw_sql("SHOW transaction_read_only").fetch_one(connection);
                let answer = tokio::time::timeout(ANSWERS_WITHIN, asked).await;
                let answer = answer.unwrap_or(Err(sqlx::Error::PoolTimedOut))?;
                Ok(answer.try_get::<String, _>(0)? == "off")
            })
        })
}

/// A connection without a pool, after a check that the server is recent enough.
pub(crate) async fn connect(options: &PgConnectOptions) -> Result<PgConnection> {
    limited(async {
        let mut connection = options.connect().await?;
        let (version, encoding): (String, String) = sqlx::query_as(
            "SELECT current_setting('server_version'), current_setting('server_encoding')",
        )
        .fetch_one(&mut connection)
        .await?;
        if !is_recent(&version) {
            return Err(StoreError::TooOld(format!(
                "PostgreSQL {version} is too old: this program needs {OLDEST} or later"
            )));
        }
        if encoding != "UTF8" {
            return Err(StoreError::TooOld(format!(
                "the database is encoded in {encoding}: create one with ENCODING 'UTF8'"
            )));
        }
        Ok(connection)
    })
    .await
}

fn is_recent(version: &str) -> bool {
    let major = version.split(|c: char| !c.is_ascii_digit()).next();
    major.and_then(|major| major.parse::<i32>().ok()).is_some_and(|major| major >= OLDEST)
}

/// Brings the schema up to date. There is no time limit, and another process that does the same is
/// waited for.
pub(crate) async fn migrate(options: &PgConnectOptions) -> Result<()> {
    connect(options).await?.close().await?;
    let unlimited = lasting(1).connect_with(options.clone()).await?;
    MIGRATOR.run(&unlimited).await?;
    unlimited.close().await;
    Ok(())
}

/// Compares the schema with that of this version: equal when it is up to date, less when it is of
/// an earlier one or missing, greater when a later one has changed it.
pub(crate) async fn age(connection: &mut PgConnection) -> sqlx::Result<Ordering> {
    if !has(connection, "_sqlx_migrations").await? {
        return Ok(Ordering::Less);
    }
    let latest: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations WHERE success")
            .fetch_one(connection)
            .await?;
    Ok(latest.cmp(&MIGRATOR.iter().map(|migration| migration.version).max()))
}

/// Whether there are tables, and not those of this program. It may have left behind a list of
/// processes.
pub(crate) async fn is_foreign(connection: &mut PgConnection) -> sqlx::Result<bool> {
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM information_schema.tables
                        WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
                          AND table_name NOT IN ('processes', '_sqlx_migrations'))
           AND (to_regclass('tables') IS NULL OR to_regclass('outbox') IS NULL)",
    )
    .fetch_one(connection)
    .await
}

/// Whether the database has a table of this name.
pub(crate) async fn has(connection: &mut PgConnection, table: &str) -> sqlx::Result<bool> {
    let there = sqlx::query_scalar("SELECT to_regclass($1) IS NOT NULL");
    there.bind(table).fetch_one(connection).await
}

/// Whether the database has nothing of this program.
pub(crate) async fn is_empty(options: &PgConnectOptions) -> Result<bool> {
    let mut connection = connect(options).await?;
    let ours = has(&mut connection, "_sqlx_migrations").await?;
    connection.close().await?;
    Ok(!ours)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_recent_by_its_first_number() {
        for recent in ["15.0", "15.14 (Debian 15.14-0+deb12u1)", "16beta1", "18.1"] {
            assert!(is_recent(recent), "{recent}");
        }
        for old in ["14.20", "9.6.24", "", "unknown"] {
            assert!(!is_recent(old), "{old}");
        }
    }

    #[test]
    fn a_database_is_named_without_its_password() {
        let url = "postgres://bot:secret@db.example:5433/games";
        assert_eq!(name_of(url).unwrap(), "the database games on db.example");
        assert!(
            !options("postgres://bot:secret@db:port/x").unwrap_err().to_string().contains("secret")
        );
    }
}
