//! The actor's side of the end of a match: what its last page shows beside the result.

use super::actor::TableActor;
use crate::view::any;
use crate::view::ending::{Ending, Finale};
use crate::view::table_view::words_of;
use table::board::{Board, Status};

impl TableActor {
    /// What the last page of the match shows; of any other page, nothing.
    pub(crate) async fn finale(&self, board: &Board) -> Finale {
        if !matches!(board.status, Status::Over { .. }) {
            return Finale::default();
        }
        let share = self.loaded.as_ref().is_some_and(|loaded| loaded.session.may_share());
        Finale { ending: self.ending(board).await, share, earned: self.earned().await }
    }

    /// The end as an event. A match that cannot be looked back at ends without.
    pub(crate) async fn ending(&self, board: &Board) -> Option<Ending> {
        let session = &self.loaded.as_ref()?.session;
        let (record, words) = (session.record()?, words_of(&session.state));
        let board = board.clone();
        let told = tokio::task::spawn_blocking(move || any::ending(&words, &board, &record)).await;
        told.inspect_err(|error| tracing::error!(%error, "a match was not looked back at")).ok()?
    }
}
