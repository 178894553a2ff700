//! A finished match is dealt again, to see whether it was dealt as it was sealed.

use games::sealed::VerifyError;
use table::Session;
use table::seal::Seal;
use view::table_view::TableView;
use view::{Message, Words, fairness};

/// Whether every game of the finished match was dealt as it was sealed, in words. Dealing a long
/// match again takes a while.
pub(super) async fn verified(session: &Session, words: &Words) -> Message {
    let say = |id| Message::text(words.say(id, &[]));
    let table = session.tag().table;
    let Some(record) = session.record() else { return say("out-of-order") };
    let seals = session.state().seal.as_ref().and_then(Seal::seals);
    let lobby = TableView::of(session).sealed_lobby();
    match tokio::task::spawn_blocking(move || record.verify()).await {
        Ok(result) => {
            if let Err(why) = result.as_ref()
                && *why != VerifyError::Unsealed
            {
                tracing::error!(%table, %why, "a match is not as it was sealed");
            }
            fairness::verified(words, seals.as_ref(), result.as_ref().copied(), lobby.as_deref())
        }
        Err(error) => {
            tracing::error!(%table, %error, "a match could not be dealt again");
            say("out-of-order")
        }
    }
}
