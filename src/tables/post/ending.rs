//! The end of a match as an event, for its last page and for the channel beside it.

use table::Session;
use table::board::Board;
use view::any;
use view::ending::Ending;
use view::table_view::words_of;

/// The end as an event. A match that cannot be looked back at ends without.
pub(super) async fn ending(session: &Session, board: &Board) -> Option<Ending> {
    let (record, words) = (session.record()?, words_of(session.state()));
    let board = board.clone();
    let told = tokio::task::spawn_blocking(move || any::ending(&words, &board, &record)).await;
    told.inspect_err(|error| tracing::error!(%error, "a match was not looked back at")).ok()?
}
