//! The token of an interaction, and what it opens.

use std::sync::Arc;

use tokio::sync::watch;

use crate::view::letter::PrivateWay;
use values::MessageId;

/// The token of an interaction: for a quarter of an hour it opens the way to the person who
/// clicked, without counting towards the bot's requests per second. Never shown to anyone, never
/// stored. Clones share what is known of it.
#[derive(Clone)]
pub struct ReplyToken(Arc<Inner>);

struct Inner {
    text: String,
    original: watch::Sender<Original>,
}

/// The message that a token stands for, as Discord has confirmed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Original {
    /// None yet: until Discord has the first answer it refuses whatever else is sent by the token.
    Unanswered,
    /// One that the person alone sees: the answer, or the message under the button.
    Private,
    /// This message, which everybody sees.
    Public(MessageId),
    /// Nobody knows which: the first answer was refused or lost. The token is of no use any more.
    Unknown,
}

impl ReplyToken {
    /// The token of an interaction that has not been answered.
    #[must_use]
    pub fn new(text: String) -> Self {
        Self(Arc::new(Inner { text, original: watch::Sender::new(Original::Unanswered) }))
    }

    /// The token as it stands in an address.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0.text
    }

    /// The message it stands for, as far as that is known by now.
    #[must_use]
    pub fn original(&self) -> Original {
        *self.0.original.borrow()
    }

    /// Notes what Discord has made of the first answer. The first word counts.
    pub fn answered(&self, original: Original) {
        self.0.original.send_if_modified(|known| {
            let news = *known == Original::Unanswered && original != Original::Unanswered;
            if news {
                *known = original;
            }
            news
        });
    }

    /// Waits for the first answer; returns the message that the token stands for from then on.
    pub async fn once_answered(&self) -> Original {
        let mut original = self.0.original.subscribe();
        // The sender lives in `self`.
        let known = original.wait_for(|known| *known != Original::Unanswered).await;
        known.map_or(Original::Unknown, |known| *known)
    }

    /// Whether the token may change this page, as far as is known.
    #[must_use]
    pub fn may_change(&self, page: MessageId) -> bool {
        matches!(self.original(), Original::Unanswered) || self.original() == Original::Public(page)
    }
}

impl PartialEq for ReplyToken {
    fn eq(&self, other: &Self) -> bool {
        self.0.text == other.0.text
    }
}

impl Eq for ReplyToken {}

impl std::fmt::Debug for ReplyToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ReplyToken(…)")
    }
}

/// A private message that can be changed by a token: only the person who clicked sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivateReply {
    /// The token.
    pub token: ReplyToken,
    /// A message that was sent with it, beside the first answer; `None` for the one that the token
    /// stands for, which must turn out to be private.
    pub message: Option<MessageId>,
}

impl PrivateReply {
    /// Whether there is such a message, as far as is known.
    #[must_use]
    pub fn may_exist(&self) -> bool {
        self.message.is_some()
            || matches!(self.token.original(), Original::Unanswered | Original::Private)
    }
}

impl PrivateWay for PrivateReply {}

/// A message sent by a token beside its first answer: it is always for the person who clicked.
#[derive(Clone, Copy, Debug)]
pub struct Whisper;

impl PrivateWay for Whisper {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_sent_by_a_token_waits_for_the_first_answer_alone() {
        let (token, other) = (ReplyToken::new("a".into()), ReplyToken::new("b".into()));
        other.answered(Original::Private);
        assert_eq!(other.once_answered().await, Original::Private);
        let waits = tokio::spawn({
            let token = token.clone();
            async move { token.once_answered().await }
        });
        tokio::task::yield_now().await;
        assert!(!waits.is_finished());
        token.answered(Original::Public(MessageId(5)));
        assert_eq!(waits.await.unwrap(), Original::Public(MessageId(5)));
    }

    #[test]
    fn a_token_whose_answer_was_lost_opens_nothing_ever_after() {
        let token = ReplyToken::new("a".into());
        let hand = PrivateReply { token: token.clone(), message: None };
        assert!(token.may_change(MessageId(5)) && hand.may_exist());
        token.answered(Original::Unknown);
        token.answered(Original::Private);
        assert!(!token.may_change(MessageId(5)) && !hand.may_exist());
    }
}
