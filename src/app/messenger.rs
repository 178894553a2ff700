//! The way out: what the app asks of Discord, without knowing how.

use async_trait::async_trait;

use crate::ids::{ChannelId, MessageId, UserId};
use crate::view::{Message, Patch};

/// The right to edit one private message for a quarter of an hour, without it counting towards the
/// bot's requests per second. Never shown to anyone, never stored.
#[derive(Clone)]
pub struct ReplyToken(pub String);

/// Sends messages. One call is one try: trying again is the courier's business.
#[async_trait]
pub trait Messenger: Send + Sync + 'static {
    /// Posts a message. `nonce` (at most 25 characters) makes a second try find the first one.
    async fn post(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<MessageId, SendError>;
    /// Changes a message of the bot.
    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        patch: &Patch,
    ) -> Result<(), SendError>;
    /// Takes a message of the bot away.
    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), SendError>;
    /// Changes the private message a token was given for.
    async fn edit_reply(&self, token: &ReplyToken, patch: &Patch) -> Result<(), SendError>;
    /// The channel for direct messages to a person.
    async fn open_dm(&self, user: UserId) -> Result<ChannelId, SendError>;
    /// Opens a thread in a channel.
    async fn open_thread(&self, channel: ChannelId, name: &str) -> Result<ChannelId, SendError>;
}

/// Why something could not be sent.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SendError {
    /// The person takes no direct messages from the bot.
    #[error("direct messages are closed")]
    Closed,
    /// The channel is not there any more.
    #[error("the channel is gone")]
    ChannelGone,
    /// The message, or the token for it, is not there any more.
    #[error("the message is gone")]
    MessageGone,
    /// The bot may not do that there.
    #[error("not allowed")]
    NotAllowed,
    /// Discord will never accept this; trying again is of no use.
    #[error("refused: {0}")]
    Refused(String),
    /// It may work later: Discord is slow, busy or away. Wait at least so many milliseconds.
    #[error("try again: {reason}")]
    Later {
        /// What went wrong, for the log.
        reason: String,
        /// The least time to wait, in milliseconds.
        wait: i64,
    },
}
