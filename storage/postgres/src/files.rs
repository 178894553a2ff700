//! Deleted data in the files of the server.

use async_trait::async_trait;
use storage::{FileStore, Result};

use super::PostgresStore;

#[async_trait]
impl FileStore for PostgresStore {
    /// Does nothing: the server clears deleted rows away by itself, in its own time, and nobody but
    /// the server's owner can look into its files meanwhile.
    async fn shred(&self) {}

    async fn shred_rest(&self) {}

    async fn compact(&self) -> Result<()> {
        // Vacuuming has no time limit: one would undo the work.
        let mut connection = self.writer.acquire().await?;
        sqlx::query("SET statement_timeout = 0").execute(&mut *connection).await?;
        let written = sqlx::query("VACUUM").execute(&mut *connection).await;
        // The next user gets a connection with limits.
        connection.close().await?;
        written?;
        Ok(())
    }
}
