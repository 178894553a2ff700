//! The keepers of tables among several processes, and news between them.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgPool;
use sqlx::postgres::PgListener;
use storage::{Keeper, News, ProcessNo, ProcessStore, Result, Standing};
use tokio::sync::Mutex;
use values::TableId;

use super::news::{CHANNEL, read, tell};
use super::presence::Seen;
use super::{PostgresStore, limited};

/// The pause after a failure to listen.
const REST: Duration = Duration::from_secs(1);
/// The shortest pause before a process asks again whether it may connect.
const SOON: Duration = Duration::from_millis(100);

/// One of several processes.
#[derive(Clone)]
pub(super) struct Company {
    pub(super) seen: Seen,
    ears: Arc<Mutex<Ears>>,
}

/// The listener; its connection is made when somebody first listens.
struct Ears {
    pool: PgPool,
    listener: Option<PgListener>,
    /// Whether it has listened before: then news may have been missed.
    before: bool,
}

impl Company {
    pub(super) fn new(seen: Seen, pool: PgPool) -> Self {
        let ears = Ears { pool, listener: None, before: false };
        Self { seen, ears: Arc::new(Mutex::new(ears)) }
    }

    /// Closes the listening connection, if nobody is listening. A listener in use closes it when
    /// its pool is closed.
    pub(super) fn close(&self) {
        if let Ok(mut ears) = self.ears.try_lock() {
            ears.listener = None;
        }
    }
}

impl Ears {
    /// The next news for everybody, or for this process; `me` is asked each time: a process may
    /// begin anew under another number while it waits.
    async fn next(&mut self, me: impl Fn() -> Option<ProcessNo>) -> sqlx::Result<News> {
        if self.listener.is_none() {
            let mut listener = PgListener::connect_with(&self.pool).await?;
            listener.listen(CHANNEL).await?;
            self.listener = Some(listener);
            if std::mem::replace(&mut self.before, true) {
                return Ok(News::Missed);
            }
        }
        let Some(listener) = &mut self.listener else { return Ok(News::Missed) };
        loop {
            match listener.try_recv().await? {
                // The connection broke, and is made again with the next call.
                None => return Ok(News::Missed),
                Some(notification) => {
                    // A later version may send other news.
                    if let Some((news, whom)) = read(notification.payload())
                        && whom.is_none_or(|whom| Some(whom) == me())
                    {
                        return Ok(news);
                    }
                }
            }
        }
    }
}

#[async_trait]
impl ProcessStore for PostgresStore {
    fn is_shared(&self) -> bool {
        self.company.is_some()
    }

    fn process(&self) -> Option<ProcessNo> {
        self.company.as_ref()?.seen.process()
    }

    fn processes(&self) -> u32 {
        self.company.as_ref().map_or(1, |company| company.seen.processes())
    }

    fn clock_ahead(&self) -> i64 {
        self.company.as_ref().map_or(0, |company| company.seen.clock_ahead())
    }

    async fn keep(&self, table: TableId) -> Result<Keeper> {
        let Some(ProcessNo(me)) = self.process() else { return Ok(Keeper::Another) };
        let id = table.to_sql();
        let before = sqlx::query!(
            r#"SELECT keeper, CAST(EXTRACT(EPOCH FROM seen_at) * 1000 AS BIGINT) AS seen
               FROM tables LEFT JOIN processes ON processes.id = keeper WHERE tables.id = $1"#,
            id
        );
        let before = limited(before.fetch_optional(&self.readers)).await?;
        if before.as_ref().is_some_and(|before| before.keeper == Some(me)) {
            return Ok(Keeper::Me);
        }
        let taken = self.write(sqlx::query!(
            "UPDATE tables SET keeper = $1
             WHERE id = $2 AND (keeper IS NULL
                 OR NOT EXISTS (SELECT 1 FROM living WHERE living.id = keeper))",
            me,
            id
        ));
        Ok(match (taken.await?, before.and_then(|before| before.seen)) {
            (0, _) => Keeper::Another,
            (_, Some(seen)) => Keeper::Successor(seen),
            (_, None) => Keeper::Me,
        })
    }

    async fn standing(&self, table: TableId) -> Result<Option<Standing>> {
        let id = table.to_sql();
        let row = sqlx::query!("SELECT revision, keeper FROM tables WHERE id = $1", id);
        let row = limited(row.fetch_optional(&self.readers)).await?;
        Ok(row.map(|row| Standing { revision: row.revision, keeper: row.keeper.map(ProcessNo) }))
    }

    async fn lead(&self) -> Result<bool> {
        let Some(ProcessNo(me)) = self.process() else { return Ok(false) };
        let leads = sqlx::query!(
            "UPDATE gateway SET process = $1
             WHERE process IS NULL OR process = $1
               OR NOT EXISTS (SELECT 1 FROM living WHERE living.id = gateway.process)",
            me
        );
        Ok(limited(leads.execute(&self.readers)).await?.rows_affected() > 0)
    }

    async fn take_identify(&self, lasting: Duration) -> Result<Duration> {
        limited(async {
            let taken = sqlx::query!(
                "UPDATE gateway SET identify_at = clock_timestamp() + make_interval(secs => $1)
                 WHERE identify_at <= clock_timestamp()",
                lasting.as_secs_f64()
            )
            .execute(&self.readers)
            .await?;
            if taken.rows_affected() > 0 {
                return Ok(Duration::ZERO);
            }
            let wait = sqlx::query_scalar!(
                r#"SELECT extract(epoch FROM identify_at - clock_timestamp())::float8 AS "wait!"
                   FROM gateway"#
            )
            .fetch_one(&self.readers)
            .await?;
            // The turn may be free by now, but it has not been taken.
            Ok(Duration::try_from_secs_f64(wait).unwrap_or_default().max(SOON))
        })
        .await
    }

    async fn news(&self) -> News {
        let Some(company) = &self.company else { return std::future::pending().await };
        let mut ears = company.ears.lock().await;
        loop {
            match ears.next(|| self.process()).await {
                Ok(news) => return news,
                Err(sqlx::Error::PoolClosed) => {
                    ears.listener = None;
                    return std::future::pending().await;
                }
                Err(error) => {
                    tracing::warn!(%error, "other processes cannot be heard");
                    ears.listener = None;
                    tokio::time::sleep(REST).await;
                }
            }
        }
    }

    async fn tell(&self, news: News) -> Result<()> {
        if self.company.is_none() {
            return Ok(());
        }
        limited(async { Ok(tell(&mut *self.readers.acquire().await?, news, None).await?) }).await
    }
}
