//! A file belongs to one process: it keeps every table.

use std::time::Duration;

use async_trait::async_trait;
use storage::{Keeper, News, ProcessNo, ProcessStore, Result, Standing};
use values::TableId;

use super::SqliteStore;
use super::connection::ME;

#[async_trait]
impl ProcessStore for SqliteStore {
    fn is_shared(&self) -> bool {
        false
    }

    fn process(&self) -> Option<ProcessNo> {
        Some(ME)
    }

    fn processes(&self) -> u32 {
        1
    }

    fn clock_ahead(&self) -> i64 {
        0
    }

    async fn keep(&self, _table: TableId) -> Result<Keeper> {
        Ok(Keeper::Me)
    }

    async fn standing(&self, table: TableId) -> Result<Option<Standing>> {
        let id = table.to_sql();
        let revision = sqlx::query_scalar!("SELECT revision FROM tables WHERE id = $1", id);
        let revision = revision.fetch_optional(&self.readers).await?;
        Ok(revision.map(|revision| Standing { revision, keeper: None }))
    }

    async fn lead(&self) -> Result<bool> {
        Ok(true)
    }

    async fn take_identify(&self, _lasting: Duration) -> Result<Duration> {
        Ok(Duration::ZERO)
    }

    async fn news(&self) -> News {
        std::future::pending().await
    }

    async fn tell(&self, _news: News) -> Result<()> {
        Ok(())
    }
}
