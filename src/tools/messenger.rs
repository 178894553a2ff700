//! The way out: what the app asks of Discord, without knowing how.

use std::any::Any;

use async_trait::async_trait;

use super::budget::Urgency;
use super::reply::{PrivateReply, PublicReply, ReplyToken};
use values::{ChannelId, MessageId, Millis, TableId, TableTag, UserId};
use view::{Message, Patch};

/// The subject of a request that counts: Discord keeps a limit of its own for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A new message in this channel.
    Post(ChannelId),
    Edit(ChannelId, MessageId),
    /// This message goes.
    Delete(ChannelId, MessageId),
    /// A look at what stands in this channel.
    Read(ChannelId),
    /// A channel for direct messages.
    OpenDm,
    OpenThread(ChannelId),
}

/// A kind of thread that everybody sees who sees its channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadKind {
    /// Of a text channel.
    Public,
    /// Of a channel for announcements, which takes no other.
    Announcement,
}

/// The right to make one request that counts, now. Only a messenger gives one.
pub struct Permit(Box<dyn Any + Send + Sync>);

impl Permit {
    /// A permit with whatever the messenger wants to find in it.
    pub fn new(inside: impl Any + Send + Sync) -> Self {
        Self(Box::new(inside))
    }

    /// Returns the value that the messenger has put into it.
    pub fn open<T: Any>(self) -> Option<T> {
        self.0.downcast().ok().map(|inside| *inside)
    }
}

impl std::fmt::Debug for Permit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Permit")
    }
}

/// A message that stands where one was to be posted.
#[derive(Clone, Copy, Debug)]
pub struct PostedMessage {
    pub message: MessageId,
    /// Whether it has the buttons of the one that was to be posted. Discord returns an earlier one
    /// with the same nonce, which may show another step of the table.
    pub is_this_one: bool,
}

/// A message of a table that is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// A page or somebody's hand, which has a picture of its own, with buttons of no later step
    /// than this.
    Page(u32),
    /// The lobby, which shows its picture among its parts.
    Lobby,
}

/// Sends messages. One call is one try: trying again is the table's business.
#[async_trait]
pub trait Messenger: Send + Sync + 'static {
    /// Waits until one request of this kind may be made, within the bot's budget and Discord's
    /// limits for what it is about.
    async fn permit(
        &self,
        table: Option<TableId>,
        urgency: Urgency,
        target: Target,
    ) -> Result<Permit, SendError>;
    /// Posts a message. `nonce` (at most 25 characters) makes a second try find the first one.
    async fn post(
        &self,
        permit: Permit,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<PostedMessage, SendError>;
    /// Changes a message of the bot.
    async fn edit(
        &self,
        permit: Permit,
        channel: ChannelId,
        message: MessageId,
        patch: &Patch,
    ) -> Result<(), SendError>;
    /// Takes a message of the bot away.
    async fn delete(
        &self,
        permit: Permit,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), SendError>;
    /// The newest message of this kind behind `after` with a button of this table, among the last
    /// hundred and fifty. `None` also where the bot may not read what stands there.
    async fn find(
        &self,
        permit: Permit,
        channel: ChannelId,
        after: Option<MessageId>,
        (sought, table): (Sought, TableTag),
    ) -> Result<Option<MessageId>, SendError>;
    /// The channel for direct messages to a person.
    async fn open_dm(&self, permit: Permit, user: UserId) -> Result<ChannelId, SendError>;
    /// Opens a thread in a channel.
    async fn open_thread(
        &self,
        permit: Permit,
        channel: ChannelId,
        kind: ThreadKind,
        name: &str,
    ) -> Result<ChannelId, SendError>;
    /// Posts a message that everybody sees, in the channel of a click, by the click's token. Does
    /// not count. There is no nonce: a second try posts a second message.
    async fn follow_up(
        &self,
        token: &ReplyToken,
        message: &Message,
    ) -> Result<MessageId, SendError>;
    /// Changes a message that everybody sees by a token; one under the button only once the click
    /// has been answered, and where the token stands for this message. Does not count.
    async fn edit_page(&self, page: &PublicReply, patch: &Patch) -> Result<(), SendError>;
    /// Takes such a message away. Does not count.
    async fn delete_page(&self, page: &PublicReply) -> Result<(), SendError>;
    /// Changes a private message by its token, once the click has been answered, and only where the
    /// token stands for a private message. Does not count.
    async fn edit_private(&self, reply: &PrivateReply, patch: &Patch) -> Result<(), SendError>;
    /// Takes away the private answer that a token stands for. Does not count.
    async fn take_back(&self, token: &ReplyToken) -> Result<(), SendError>;
    /// Sends a message that only the person sees who gave the token by a click. Does not count.
    async fn whisper(&self, token: &ReplyToken, message: &Message) -> Result<MessageId, SendError>;
    /// Whether so many requests count that what can go by a token should.
    fn is_pressed(&self) -> bool;
    /// Whether Discord's limits let one more message be posted by this token at once, as far as is
    /// known.
    fn may_follow_up(&self, token: &ReplyToken) -> bool;
    /// The time until Discord's limit for this token lets one more change be made, as far as is
    /// known; 0 for at once.
    fn rest_of(&self, token: &ReplyToken) -> Millis;
    /// Whether requests have succeeded lately: what fails then fails for a reason of its own.
    fn is_well(&self) -> bool;
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
    /// The thread has been archived: a new message opens it again, a change does not.
    #[error("the thread is archived")]
    Archived,
    /// The message is too old to be changed often.
    #[error("the message is too old to be changed")]
    TooOld,
    /// The bot may not do that there.
    #[error("not allowed")]
    NotAllowed,
    /// Discord does not accept the bot's token any more: nothing can be sent.
    #[error("the token is not valid any more")]
    Unauthorized,
    /// Discord will never accept this; trying again is of no use.
    #[error("refused: {0}")]
    Refused(String),
    /// It may work later: Discord is slow, busy or away. Wait at least so many milliseconds.
    #[error("try again: {reason}")]
    Later {
        /// The cause, for the log.
        reason: String,
        /// The least time to wait, in milliseconds.
        wait: i64,
        /// Whether Discord may have done it all the same.
        in_doubt: bool,
    },
}
