//! A file belongs to one process: it keeps every table.

use std::time::Duration;

use async_trait::async_trait;
use storage::ids::TableId;
use storage::{News, ProcessNo, ProcessStore, StoreError};

use super::SqliteStore;

#[async_trait]
impl ProcessStore for SqliteStore {
    fn is_shared(&self) -> bool {
        false
    }

    fn process(&self) -> Option<ProcessNo> {
        Some(ProcessNo(1))
    }

    fn processes(&self) -> u32 {
        1
    }

    fn clock_ahead(&self) -> i64 {
        0
    }

    async fn keep(&self, _table: TableId) -> Result<bool, StoreError> {
        Ok(true)
    }

    async fn revision(&self, table: TableId) -> Result<Option<i64>, StoreError> {
        let id = table.to_sql();
        let revision = sqlx::query_scalar!("SELECT revision FROM tables WHERE id = ?", id);
        Ok(revision.fetch_optional(&self.readers).await?)
    }

    async fn lead(&self) -> Result<bool, StoreError> {
        Ok(true)
    }

    async fn take_identify(&self, _lasting: Duration) -> Result<Duration, StoreError> {
        Ok(Duration::ZERO)
    }

    async fn news(&self) -> News {
        std::future::pending().await
    }

    async fn tell(&self, _news: News) -> Result<(), StoreError> {
        Ok(())
    }
}
