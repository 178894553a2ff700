//! News of the shared queries to other processes: a file has none.

use storage::{News, ProcessNo};

use super::connection::Connection;

/// Does nothing: there is no other process.
pub(crate) async fn tell(
    _: &mut Connection,
    _news: News,
    _whom: Option<ProcessNo>,
) -> sqlx::Result<()> {
    Ok(())
}
