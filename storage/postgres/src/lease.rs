//! One process a database: the second one is told so and leaves.
//!
//! A row says who uses the database, and when they were seen last, by the database's clock. Whoever holds it
//! writes that down again and again; from one that was not seen for [`STALE`] it is taken over. Locks of
//! sessions would be lost behind a pooler and when the server fails over. Whoever was taken for dead and is
//! not learns of it, and must leave; what it commits until then is held back by the revisions of tables.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection};
use storage::StoreError;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::limited;
use super::opening::{connect, name_of, options};

/// Who is not seen for so long is dead.
const STALE: &str = "25 seconds";
/// The time between two heartbeats.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// How long a heartbeat may take.
const PATIENCE: Duration = Duration::from_secs(4);

/// The table is not one of the schema: it must be there before the schema is brought up to date, so that no
/// later version does that under an earlier one at work.
const TABLE: &str = "CREATE TABLE IF NOT EXISTS process_lease (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    holder  TEXT NOT NULL,
    process TEXT NOT NULL,
    seen_at TIMESTAMPTZ NOT NULL
)";

/// The right to use a database, until it is [released](Lease::release) or dropped.
pub struct Lease {
    options: PgConnectOptions,
    holder: Arc<str>,
    database: String,
    heart: JoinHandle<()>,
    lost: watch::Receiver<bool>,
}

impl Lease {
    /// Takes the lease of the database at `url`.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another process holds it; otherwise when the address is none, or the
    /// server cannot be reached or is too old.
    pub async fn take(url: &str) -> Result<Self, StoreError> {
        let (options, database) = (options(url)?, name_of(url)?);
        let mut connection = connect(&options).await?;
        let holder = match limited(claim(&mut connection)).await? {
            Ok(holder) => holder,
            Err(holder) => return Err(StoreError::InUse { database, holder }),
        };
        let holder: Arc<str> = holder.into();
        let (tell, lost) = watch::channel(false);
        let heart =
            tokio::spawn(beat(options.clone(), Arc::clone(&holder), Some(connection), tell));
        Ok(Self { options, holder, database, heart, lost })
    }

    /// Resolves when another process has taken it over, as this one seemed to be dead.
    pub async fn lost(&self) -> StoreError {
        let mut lost = self.lost.clone();
        while !*lost.borrow_and_update() {
            if lost.changed().await.is_err() {
                // The heart has stopped without a word: nobody can say it is lost.
                std::future::pending::<()>().await;
            }
        }
        StoreError::InUse { database: self.database.clone(), holder: String::new() }
    }

    /// Gives it back, so that the next process need not wait.
    pub async fn release(self) {
        self.heart.abort();
        let given_back = async {
            let mut connection = connect(&self.options).await?;
            sqlx::query("DELETE FROM process_lease WHERE holder = $1")
                .bind(&*self.holder)
                .execute(&mut connection)
                .await?;
            Ok::<_, StoreError>(connection.close().await?)
        };
        if let Err(error) = given_back.await {
            tracing::warn!(%error, "the next process has to wait: the lease could not be given back");
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.heart.abort();
    }
}

impl std::fmt::Debug for Lease {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lease").field("database", &self.database).finish_non_exhaustive()
    }
}

/// Writes this process down, and gives its name there; `Err` is the number of the process that is there.
async fn claim(connection: &mut PgConnection) -> Result<Result<String, String>, StoreError> {
    let mut tx = connection.begin().await?;
    // Two that make the table at the same moment would be in each other's way.
    sqlx::raw_sql("SELECT pg_advisory_xact_lock(hashtext('hornochse process_lease'))")
        .execute(&mut *tx)
        .await?;
    sqlx::raw_sql(TABLE).execute(&mut *tx).await?;
    let claimed = format!(
        "INSERT INTO process_lease AS held (id, holder, process, seen_at)
         VALUES (1, gen_random_uuid()::text, $1, clock_timestamp())
         ON CONFLICT (id) DO UPDATE SET
           holder = excluded.holder, process = excluded.process, seen_at = excluded.seen_at
         WHERE held.seen_at < clock_timestamp() - interval '{STALE}'
         RETURNING holder"
    );
    let claimed: Option<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(claimed))
        .bind(std::process::id().to_string())
        .fetch_optional(&mut *tx)
        .await?;
    let Some(holder) = claimed else {
        let other = sqlx::query_scalar("SELECT process FROM process_lease");
        return Ok(Err(other.fetch_one(&mut *tx).await?));
    };
    tx.commit().await?;
    Ok(Ok(holder))
}

/// Whether somebody uses the database.
pub(crate) async fn is_held(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let known: bool = sqlx::query_scalar("SELECT to_regclass('process_lease') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    if !known {
        return Ok(false);
    }
    let seen = format!(
        "SELECT count(*) > 0 FROM process_lease
         WHERE seen_at >= clock_timestamp() - interval '{STALE}'"
    );
    sqlx::query_scalar(sqlx::AssertSqlSafe(seen)).fetch_one(connection).await
}

/// Says again and again that this process lives, until somebody else holds the lease.
async fn beat(
    options: PgConnectOptions,
    holder: Arc<str>,
    mut connection: Option<PgConnection>,
    tell: watch::Sender<bool>,
) {
    loop {
        tokio::time::sleep(HEARTBEAT).await;
        let beaten = tokio::time::timeout(PATIENCE, async {
            let mut alive = match connection.take() {
                Some(alive) => alive,
                None => connect(&options).await?,
            };
            let seen = sqlx::query(
                "UPDATE process_lease SET seen_at = clock_timestamp() WHERE holder = $1",
            )
            .bind(&*holder)
            .execute(&mut alive)
            .await?;
            connection = Some(alive);
            Ok::<_, StoreError>(seen.rows_affected() > 0)
        });
        match beaten.await {
            Ok(Ok(true)) => {}
            Ok(Ok(false)) => {
                tracing::error!("another process has taken the database over");
                let _ = tell.send(true);
                return;
            }
            Ok(Err(error)) => tracing::warn!(%error, "the database does not take a heartbeat"),
            Err(_) => tracing::warn!("the database does not answer to a heartbeat"),
        }
    }
}
