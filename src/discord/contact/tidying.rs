//! Everything that was made for the check is taken away again.

use reqwest::Method;
use serde_json::json;

use super::messages::edit;
use super::{Contact, EMOJI, NAME, News, call};
use crate::discord::body::Body;
use crate::tools::{Messenger, SendError, Target, Urgency};
use crate::view::Patch;
use values::{ChannelId, MessageId};

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
        self.made.in_doubt.extend(self.under_way.take());
        // A request that was broken off is no answer to the next one.
        self.witness.take();
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

    async fn lost_page(&self) -> Option<MessageId> {
        let (channel, sender) = (self.channel, &self.sender);
        let permit = sender.permit(None, Urgency::Reveal, Target::Read(channel)).await.ok()?;
        sender.find(permit, channel, None, self.table).await.ok().flatten()
    }

    pub(super) async fn delete_message(
        &mut self,
        step: &'static str,
        channel: ChannelId,
        message: MessageId,
    ) {
        let target = Target::Delete(channel, message);
        let deleted = self
            .ask(
                step,
                async |sender| {
                    let permit = sender.permit(None, Urgency::Reveal, target).await?;
                    sender.delete(permit, channel, message).await
                },
                |(), _| Vec::new(),
            )
            .await;
        if deleted.is_none() {
            (self.tell)(News::LeftBehind(&format!("message {message} in channel {channel}")));
        }
    }

    pub(super) async fn delete_emoji(&mut self, emoji: u64) {
        let path = format!("applications/{}/emojis/{emoji}", self.sender.application);
        self.delete("delete the emoji", &format!("the emoji {EMOJI}"), &path).await;
    }

    async fn delete(&mut self, step: &'static str, what: &str, path: &str) {
        let rest = self.sender.rest.clone();
        let deleted = self
            .ask(step, async |_| call(&rest, Method::DELETE, path, None).await, |_, _| Vec::new())
            .await;
        if deleted.is_none() {
            (self.tell)(News::LeftBehind(what));
        }
    }

    /// Deletes the thread, for which most hosts have not given the bot the right: then it is closed.
    /// The bot itself does neither, so that this is no line of the table.
    async fn delete_thread(&mut self, thread: ChannelId) {
        let path = format!("channels/{thread}");
        let rest = self.sender.rest.clone();
        let outcome = match call(&rest, Method::DELETE, &path, None).await {
            Err(SendError::NotAllowed) => {
                let body = Body::json(json!({ "archived": true }));
                let closed = call(&rest, Method::PATCH, &path, Some(body)).await;
                let state = if closed.is_ok() { "closed" } else { "open" };
                Err(format!("the thread {NAME}, {state}: the bot may not delete it"))
            }
            Err(error) => Err(format!("the thread {NAME}: {error}")),
            Ok(_) => Ok(()),
        };
        self.witness.take();
        if let Err(left) = outcome {
            (self.tell)(News::LeftBehind(&left));
        }
    }
}
