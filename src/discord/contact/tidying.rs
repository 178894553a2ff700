//! Everything that was made for the check is taken away again.

use reqwest::Method;
use serde_json::json;

use super::messages::edit;
use super::{Contact, EMOJI, NAME, News, Tried, call};
use crate::discord::body::Body;
use crate::discord::send::Sender;
use crate::tools::{Messenger, SendError, Sought, Target, Urgency};
use values::{ChannelId, MessageId};
use view::Patch;

/// What was made so far.
#[derive(Default)]
pub(super) struct Made {
    /// The message with the button.
    pub(super) page: Option<MessageId>,
    /// Messages beside it.
    pub(super) messages: Vec<(ChannelId, MessageId)>,
    pub(super) thread: Option<ChannelId>,
    pub(super) command: Option<u64>,
    pub(super) emoji: Option<u64>,
    /// Steps of which nobody knows whether they have made something.
    pub(super) in_doubt: Vec<&'static str>,
}

impl Contact<'_> {
    pub(super) async fn tidy_up(&mut self) {
        // A request that was broken off is no answer to the next one.
        let broken_off = self.witness.take();
        let under_way = self.under_way.take();
        self.made.in_doubt.extend(under_way.filter(|_| broken_off.makes_something()));
        for (channel, message) in std::mem::take(&mut self.made.messages) {
            self.delete_message("delete messages elsewhere", channel, message).await;
        }
        if let Some(thread) = self.made.thread.take() {
            self.delete_thread(thread).await;
        }
        let channel = self.channel;
        let page = match self.made.page.take() {
            Some(page) => Some(page),
            // Posted all the same, perhaps, by a request whose answer did not come.
            None if !self.made.in_doubt.is_empty() => self.lost_page().await,
            None => None,
        };
        if let Some(page) = page {
            self.delete_message("delete the message", channel, page).await;
            let patch = Patch { content: Some(String::new()), ..Patch::default() };
            self.ask(
                "change it once it is gone",
                async |sender| edit(sender, channel, page, &patch).await,
                |(), _| Vec::new(),
            )
            .await;
        }
        if let (Some(command), Some(guild)) = (self.made.command.take(), self.guild) {
            let application = self.sender.application;
            let path = format!("applications/{application}/guilds/{guild}/commands/{command}");
            self.delete("delete the command", &format!("the command {NAME}"), &path).await;
        }
        if let Some(emoji) = self.made.emoji.take() {
            self.delete_emoji(emoji).await;
        }
        for step in std::mem::take(&mut self.made.in_doubt) {
            let text = format!("perhaps what \"{step}\" made: its answer did not come");
            (self.tell)(News::LeftBehind(&text));
        }
    }

    async fn lost_page(&mut self) -> Option<MessageId> {
        let (channel, table) = (self.channel, self.table);
        let found = self.insist(async |sender| {
            let permit = sender.permit(None, Urgency::Reveal, Target::Read(channel)).await?;
            sender.find(permit, channel, None, (Sought::Page(u32::MAX), table)).await
        });
        let found = found.await.outcome.ok().flatten();
        self.witness.take();
        found
    }

    pub(super) async fn delete_message(
        &mut self,
        step: &'static str,
        channel: ChannelId,
        message: MessageId,
    ) {
        let target = Target::Delete(channel, message);
        let request = async |sender: &Sender| {
            let permit = sender.permit(None, Urgency::Reveal, target).await?;
            sender.delete(permit, channel, message).await
        };
        self.ask_to_delete(step, &format!("message {message} in channel {channel}"), request).await;
    }

    pub(super) async fn delete_emoji(&mut self, emoji: u64) {
        let path = format!("applications/{}/emojis/{emoji}", self.sender.application);
        self.delete("delete the emoji", &format!("the emoji {EMOJI}"), &path).await;
    }

    async fn delete(&mut self, step: &'static str, what: &str, path: &str) {
        let request = async |sender: &Sender| {
            call(&sender.rest, Method::DELETE, path, None).await?;
            Ok(())
        };
        self.ask_to_delete(step, what, request).await;
    }

    /// Says so when it is not gone.
    async fn ask_to_delete(
        &mut self,
        step: &'static str,
        what: &str,
        request: impl AsyncFn(&Sender) -> Result<(), SendError>,
    ) {
        let tried = self.try_to_ask(step, request, |(), _| Vec::new()).await;
        if tried.outcome.is_err() && !tried.is_gone {
            (self.tell)(News::LeftBehind(what));
        }
    }

    /// Deletes the thread, for which most hosts have not given the bot the right: then it is closed.
    /// The bot itself does neither, so that this is no line of the table.
    async fn delete_thread(&mut self, thread: ChannelId) {
        let path = format!("channels/{thread}");
        let delete = async |sender: &Sender| call(&sender.rest, Method::DELETE, &path, None).await;
        let outcome = match self.insist(delete).await {
            Tried { is_gone: true, .. } | Tried { outcome: Ok(_), .. } => Ok(()),
            Tried { outcome: Err(SendError::NotAllowed), .. } => {
                let close = async |sender: &Sender| {
                    let body = Body::json(json!({ "archived": true }));
                    call(&sender.rest, Method::PATCH, &path, Some(body)).await
                };
                let state =
                    if self.insist(close).await.outcome.is_ok() { "closed" } else { "open" };
                Err(format!("the thread {NAME}, {state}: the bot may not delete it"))
            }
            Tried { outcome: Err(error), .. } => Err(format!("the thread {NAME}: {error}")),
        };
        self.witness.take();
        if let Err(left) = outcome {
            (self.tell)(News::LeftBehind(&left));
        }
    }
}
