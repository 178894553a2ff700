//! One call of the messenger, and its result.

use crate::tools::messenger::{Messenger, Permit, SendError, Sought};
use crate::tools::reply::{PrivateReply, PublicReply, ReplyToken};
use values::{ChannelId, MessageId, TableTag, UserId};
use view::{Message, Patch};

/// One call of the messenger: a request to Discord with all that it says.
#[derive(Clone)]
pub(super) enum Call {
    Post(ChannelId, Message, String),
    Edit(ChannelId, MessageId, Patch),
    Delete(ChannelId, MessageId),
    Find(ChannelId, Option<MessageId>, (Sought, TableTag)),
    OpenDm(UserId),
    FollowUp(ReplyToken, Message),
    EditPage(PublicReply, Patch),
    DeletePage(PublicReply),
    EditPrivate(PrivateReply, Patch),
    Whisper(ReplyToken, Message),
}

/// The result of a call.
pub(super) enum Sent {
    Nothing,
    Message(MessageId),
    Channel(ChannelId),
    Found(Option<MessageId>),
}

/// Makes a call.
pub(super) async fn send(
    messenger: &dyn Messenger,
    permit: Option<Permit>,
    call: Call,
) -> Result<Sent, SendError> {
    // The caller has asked for a permit before making a request that counts.
    let lacking = || SendError::Refused("no permit for a request that counts".into());
    let permit = || permit.ok_or_else(lacking);
    match call {
        Call::Post(channel, message, nonce) => {
            let posted = messenger.post(permit()?, channel, &message, &nonce).await?;
            // One that stood already is changed until it says what this one says.
            Ok(match posted.is_this_one {
                true => Sent::Message(posted.message),
                false => Sent::Found(Some(posted.message)),
            })
        }
        Call::Edit(channel, message, patch) => {
            messenger.edit(permit()?, channel, message, &patch).await.map(|()| Sent::Nothing)
        }
        Call::Delete(channel, message) => {
            messenger.delete(permit()?, channel, message).await.map(|()| Sent::Nothing)
        }
        Call::Find(channel, after, sought) => {
            messenger.find(permit()?, channel, after, sought).await.map(Sent::Found)
        }
        Call::OpenDm(user) => messenger.open_dm(permit()?, user).await.map(Sent::Channel),
        Call::FollowUp(token, message) => {
            messenger.follow_up(&token, &message).await.map(Sent::Message)
        }
        Call::EditPage(page, patch) => {
            messenger.edit_page(&page, &patch).await.map(|()| Sent::Nothing)
        }
        Call::DeletePage(page) => messenger.delete_page(&page).await.map(|()| Sent::Nothing),
        Call::EditPrivate(reply, patch) => {
            messenger.edit_private(&reply, &patch).await.map(|()| Sent::Nothing)
        }
        Call::Whisper(token, message) => {
            messenger.whisper(&token, &message).await.map(Sent::Message)
        }
    }
}
