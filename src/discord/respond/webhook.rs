//! The webhook of an interaction: with its token more is sent after the first answer, and that is
//! changed. Each request is tried a few times.

use std::time::Duration;

use reqwest::Method;
use serde_json::Value;

use crate::discord::send::{ORIGINAL, Sender};
use crate::tools::{Clock, Messenger, PrivateReply, ReplyToken, SendError};
use values::{MessageId, Millis};
use view::letter::Letter;
use view::{Message, Patch};

/// So many tries follow each other without a rest.
pub(super) const AT_ONCE: u32 = 3;
/// The number of times that a request after the answer is tried; nobody sees that it failed.
const TRIES: u32 = 5;
/// Discord may tell to wait for so long, and no longer.
const PATIENCE: Millis = 5_000;
/// The least rest between tries.
const REST: Duration = Duration::from_millis(150);

/// The rest before the next try, when Discord has told to wait for so long.
pub(super) fn rest(wait: Millis) -> Duration {
    REST.max(Duration::from_millis(wait.unsigned_abs()))
}

/// The webhook of an interaction.
pub(super) struct Webhook<'a> {
    pub(super) sender: &'a Sender,
    pub(super) clock: &'a Clock,
    pub(super) token: &'a ReplyToken,
}

impl Webhook<'_> {
    /// The message that the token stands for, as Discord says.
    pub(super) async fn original(&self) -> Result<Value, SendError> {
        self.ask_about_original(Method::GET).await
    }

    pub(super) async fn delete_original(&self) -> Result<(), SendError> {
        self.ask_about_original(Method::DELETE).await.map(|_| ())
    }

    async fn ask_about_original(&self, method: Method) -> Result<Value, SendError> {
        let path = format!("{}/messages/{ORIGINAL}", self.sender.webhook(self.token));
        self.retried(|| self.sender.by_token(method.clone(), &path, None)).await
    }

    /// Changes the message that the token stands for.
    pub(super) async fn edit(&self, patch: &Patch) -> Result<(), SendError> {
        self.retried(|| self.sender.edit_original(self.token, patch)).await
    }

    /// Puts a letter into the private message that the token stands for.
    pub(super) async fn edit_letter(&self, letter: Letter) -> Result<PrivateReply, SendError> {
        let reply = PrivateReply { token: self.token.clone(), message: None };
        let patch = letter.open(&reply).into();
        self.retried(|| self.sender.edit_private(&reply, &patch)).await?;
        Ok(reply)
    }

    /// Sends a message for everybody.
    pub(super) async fn follow_up(&self, message: &Message) -> Result<MessageId, SendError> {
        // One that may be there, though its reply was lost, is not sent once more.
        let sent = self.retried(|| async {
            match self.sender.follow_up(self.token, message).await {
                Err(error @ SendError::Later { in_doubt: true, .. }) => Ok(Err(error)),
                sent => sent.map(Ok),
            }
        });
        sent.await?
    }

    /// Sends a message for everybody that nothing can find again: if it may be there, that is well.
    pub(super) async fn announce(&self, message: &Message) -> Result<(), SendError> {
        match self.follow_up(message).await {
            Ok(_) | Err(SendError::Later { in_doubt: true, .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Sends a private message beside the one that was clicked.
    pub(super) async fn whisper(&self, message: &Message) -> Result<PrivateReply, SendError> {
        let id = self.retried(|| self.sender.whisper(self.token, message)).await?;
        Ok(PrivateReply { token: self.token.clone(), message: Some(id) })
    }

    async fn retried<T, F: Future<Output = Result<T, SendError>>>(
        &self,
        send: impl Fn() -> F,
    ) -> Result<T, SendError> {
        let mut tries = 0;
        loop {
            tries += 1;
            match send().await {
                Err(SendError::Later { wait: 0, .. }) if tries < AT_ONCE => {}
                Err(SendError::Later { wait, .. }) if tries < TRIES && wait < PATIENCE => {
                    self.clock.sleep(rest(wait)).await;
                }
                outcome => return outcome,
            }
        }
    }
}
