//! The actor's side of sealed deals: what a page says of them, and dealing a finished match again.

use super::actor::TableActor;
use crate::view::table_view::TableView;
use crate::view::{Message, Words, fairness};
use games::sealed::VerifyError;
use table::seal::Seal;

impl TableActor {
    /// Whether every game of the finished match was dealt as it was sealed, in words. Dealing a long
    /// match again takes a while.
    pub(crate) async fn verified(&self, words: &Words) -> Message {
        let say = |id| Message::text(words.say(id, &[]));
        let Some(session) = self.loaded.as_ref().map(|loaded| &loaded.session) else {
            return say("out-of-order");
        };
        let Some(record) = session.record() else { return say("out-of-order") };
        let seals = session.state.seal.as_ref().and_then(Seal::seals);
        let lobby = TableView::of(session).sealed_lobby();
        match tokio::task::spawn_blocking(move || record.verify()).await {
            Ok(result) => {
                if let Err(why) = result.as_ref()
                    && *why != VerifyError::Unsealed
                {
                    tracing::error!(table = %self.id, %why, "a match is not as it was sealed");
                }
                fairness::verified(
                    words,
                    seals.as_ref(),
                    result.as_ref().copied(),
                    lobby.as_deref(),
                )
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "a match could not be dealt again");
                say("out-of-order")
            }
        }
    }
}
