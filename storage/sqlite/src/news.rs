//! What the shared queries tell other processes: there are none at a file.

use storage::{News, ProcessNo};

use super::connection::Connection;

/// There is nobody to be told.
pub(crate) async fn tell(
    _: &mut Connection,
    _news: News,
    _whom: Option<ProcessNo>,
) -> Result<(), sqlx::Error> {
    Ok(())
}
