//! Clicks that are being answered. Until Discord has the first answer to a click, it refuses whatever else
//! is sent by its token; so whatever else is sent waits for that answer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::app::ReplyToken;

/// Which clicks are being answered, by their tokens.
#[derive(Clone, Default)]
pub(super) struct BeingAnswered(Arc<Mutex<HashMap<String, watch::Sender<()>>>>);

/// A click is being answered until this is gone.
pub(super) struct Answering {
    all: BeingAnswered,
    token: ReplyToken,
}

impl BeingAnswered {
    /// From now on the token opens nothing. `None` when this click is being answered already: Discord
    /// has delivered it twice.
    pub(super) fn begin(&self, token: &ReplyToken) -> Option<Answering> {
        let mut clicks = self.clicks();
        if clicks.contains_key(&token.0) {
            return None;
        }
        clicks.insert(token.0.clone(), watch::Sender::new(()));
        Some(Answering { all: self.clone(), token: token.clone() })
    }

    /// Discord has the first answer, or will never have it.
    pub(super) fn done(&self, token: &ReplyToken) {
        self.clicks().remove(&token.0);
    }

    /// Waits until then.
    pub(super) async fn answered(&self, token: &ReplyToken) {
        let answered = self.clicks().get(&token.0).map(watch::Sender::subscribe);
        if let Some(mut answered) = answered {
            // Nothing is ever sent: the end of the channel is the news.
            let _ = answered.changed().await;
        }
    }

    fn clicks(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.all.done(&self.token);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_sent_by_a_token_waits_for_the_first_answer_alone() {
        let clicks = BeingAnswered::default();
        let token = |name: &str| ReplyToken(name.into());
        clicks.answered(&token("a")).await;

        let first = clicks.begin(&token("a"));
        assert!(clicks.begin(&token("a")).is_none(), "it was delivered twice");
        clicks.answered(&token("b")).await;
        let waits = tokio::spawn({
            let clicks = clicks.clone();
            async move { clicks.answered(&ReplyToken("a".into())).await }
        });
        tokio::task::yield_now().await;
        assert!(!waits.is_finished());
        drop(first);
        waits.await.unwrap();
        assert!(clicks.clicks().is_empty());
    }
}
