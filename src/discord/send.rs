//! The way out: posting, changing and deleting messages, one try each.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use reqwest::Method;
use serde_json::{Value, json};

use super::age::Ages;
use super::body::{self, Body};
use super::codec;
use super::emojis::Emojis;
use super::rest::{By, Rest, Slot, id_of, is_about_emojis};
use super::returned::{button_ids, is_ephemeral, is_sought, required_id};
use crate::tools::{
    FollowUps, Messenger, Original, Permit, PostedMessage, PrivateReply, PublicReply, ReplyToken,
    SendError, Sought, Target, ThreadKind, Urgency,
};
use values::{ChannelId, GuildId, MessageId, Millis, TableId, TableTag, UserId};
use view::{Message, Patch};

/// Discord's code for a server that a bot is not on.
const UNKNOWN_GUILD: &str = "10004";
/// The message that a token stands for, in an address.
pub(super) const ORIGINAL: &str = "@original";

/// Sends by Discord's REST interface.
pub(super) struct Sender {
    pub(super) rest: Arc<Rest>,
    pub(super) application: u64,
    pub(super) emojis: Arc<Emojis>,
    pub(super) ages: Ages,
    pub(super) follow_ups: FollowUps,
}

/// The address of what a request is about.
fn address(target: Target) -> (Method, String) {
    match target {
        Target::Post(channel) => (Method::POST, format!("channels/{channel}/messages")),
        Target::Edit(channel, message) => {
            (Method::PATCH, format!("channels/{channel}/messages/{message}"))
        }
        Target::Delete(channel, message) => {
            (Method::DELETE, format!("channels/{channel}/messages/{message}"))
        }
        Target::Read(channel) => (Method::GET, format!("channels/{channel}/messages")),
        Target::OpenDm => (Method::POST, "users/@me/channels".into()),
        Target::OpenThread(channel) => (Method::POST, format!("channels/{channel}/threads")),
    }
}

impl Sender {
    /// A request of the bot's own.
    async fn call_as_bot(
        &self,
        permit: Permit,
        target: Target,
        query: &str,
        body: Option<Body>,
    ) -> Result<Value, SendError> {
        let (method, path) = address(target);
        let slot = permit.open::<Option<Slot>>().flatten();
        self.call(method, &format!("{path}{query}"), By::Bot, slot, body).await
    }

    /// Makes a request. Of a message that is refused for its emojis, which are there most likely,
    /// the same is tried once more; then it goes without them.
    pub(super) async fn call(
        &self,
        method: Method,
        path: &str,
        by: By<'_>,
        slot: Option<Slot>,
        body: Option<Body>,
    ) -> Result<Value, SendError> {
        let again = body.as_ref().filter(|body| body.plain.is_some()).cloned();
        let first = self.rest.call(method.clone(), path, by, slot, body).await;
        let (Some(body), Err(error)) = (again, &first) else { return first };
        if !is_about_emojis(error) {
            return first;
        }
        let slot = self.next_slot(&method, path, by).await?;
        let second = self.rest.call(method.clone(), path, by, slot, Some(body.clone())).await;
        let Err(error) = second.as_ref() else { return second };
        if !is_about_emojis(error) {
            return second;
        }
        tracing::warn!(%error, "a message goes without its emojis");
        self.emojis.doubt();
        let slot = self.next_slot(&method, path, by).await?;
        let plain = body.plain.unwrap_or_default();
        let body = Body { json: plain, plain: None, files: body.files };
        self.rest.call(method, path, by, slot, Some(body)).await
    }

    /// A turn for one request more.
    async fn next_slot(
        &self,
        method: &Method,
        path: &str,
        by: By<'_>,
    ) -> Result<Option<Slot>, SendError> {
        if by != By::Bot {
            return Ok(None);
        }
        let slot = self.rest.slot(method, path).await;
        let turn = self.rest.budget().turn(None, Urgency::Reveal).await;
        turn.map(|()| Some(slot)).map_err(|_| SendError::Unauthorized)
    }

    /// Whether the bot is on a server from which a click has come; so unless Discord knows of none or
    /// shows it none.
    pub(super) async fn is_on(&self, guild: GuildId) -> bool {
        let path = format!("guilds/{guild}");
        let Ok(slot) = self.next_slot(&Method::GET, &path, By::Bot).await else { return true };
        match self.call(Method::GET, &path, By::Bot, slot, None).await {
            Err(SendError::NotAllowed) => false,
            Err(SendError::Refused(reason)) => !reason.contains(UNKNOWN_GUILD),
            _ => true,
        }
    }

    /// A request by somebody's click.
    pub(super) async fn by_token(
        &self,
        method: Method,
        path: &str,
        body: Option<Body>,
    ) -> Result<Value, SendError> {
        // Without a place in any line: each token has its own, which a person can hardly fill.
        self.call(method, path, By::Click, None, body).await
    }

    /// The same, for what has another way when the token's limit is used up: that is noted.
    async fn call_and_note_limit(
        &self,
        method: Method,
        token: &ReplyToken,
        tail: &str,
        body: Option<Body>,
    ) -> Result<Value, SendError> {
        let path = format!("{}{tail}", self.webhook(token));
        let result = self.call(method, &path, By::Token(token), None, body).await;
        if let Err(SendError::Later { wait: wait @ 1.., in_doubt: false, .. }) = &result {
            let wait = Duration::from_millis(wait.unsigned_abs());
            token.rest(self.rest.clock().ticks().saturating_add(wait));
        }
        result
    }

    /// A new message by a token, for everybody or for one person.
    async fn post_by_token(&self, token: &ReplyToken, body: Body) -> Result<Value, SendError> {
        if !token.take_follow_up() {
            return Err(SendError::MessageGone);
        }
        let channel = token.channel();
        self.follow_ups.count(channel);
        let result = self.call_and_note_limit(Method::POST, token, "", Some(body)).await;
        if let Err(SendError::Later { wait: wait @ 1.., in_doubt: false, .. }) = &result {
            // It may have been the channel's limit and not the token's.
            self.follow_ups.rest(channel, *wait);
        }
        if matches!(&result, Err(error) if !matches!(error, SendError::Later { in_doubt: true, .. }))
        {
            token.give_follow_up_back();
        }
        result
    }

    /// Changes the message that a token stands for, whichever that is.
    pub(super) async fn edit_original(
        &self,
        token: &ReplyToken,
        patch: &Patch,
    ) -> Result<(), SendError> {
        self.edit_by_token(token, ORIGINAL, patch).await
    }

    async fn edit_by_token(
        &self,
        token: &ReplyToken,
        message: &str,
        patch: &Patch,
    ) -> Result<(), SendError> {
        let tail = format!("/messages/{message}");
        let body = body::change(patch, &self.emojis);
        self.call_and_note_limit(Method::PATCH, token, &tail, Some(body)).await.map(|_| ())
    }

    /// Returns the address of a message that everybody sees among those of its token, once that is
    /// known.
    async fn page(&self, page: &PublicReply) -> Result<String, SendError> {
        match page {
            PublicReply::Original(token, message) => match token.once_answered().await {
                Original::Public(known) if known == *message => Ok(ORIGINAL.to_owned()),
                _ => Err(SendError::MessageGone),
            },
            PublicReply::FollowUp(_, message) => Ok(message.to_string()),
        }
    }

    /// Returns the path of the messages of a token.
    pub(super) fn webhook(&self, token: &ReplyToken) -> String {
        format!("webhooks/{}/{}", self.application, token.as_str())
    }
}

/// The rest of the tokens of a channel in which nothing may be posted by them.
const FORBIDDEN_RESTS: Millis = 600_000;

/// So many messages of a channel are looked at together …
const AT_ONCE: usize = 50;
/// … and so often, from the newest back.
const LOOKS: u32 = 3;

#[async_trait]
impl Messenger for Sender {
    async fn permit(
        &self,
        table: Option<TableId>,
        urgency: Urgency,
        target: Target,
    ) -> Result<Permit, SendError> {
        let (method, path) = address(target);
        let turn = || async {
            self.rest.budget().turn(table, urgency).await.map_err(|_| SendError::Unauthorized)
        };
        // A request that has a place in the line of an address holds up those behind it there. One
        // that people wait for may: it is soon through the bot's budget. The others may wait there
        // for long.
        if urgency != Urgency::Reveal {
            turn().await?;
        }
        // All people share one address for the way to them: nobody stands in a line there.
        let slot = match target {
            Target::OpenDm => None,
            _ => Some(self.rest.slot(&method, &path).await),
        };
        if urgency == Urgency::Reveal {
            turn().await?;
        }
        Ok(Permit::new(slot))
    }

    async fn post(
        &self,
        permit: Permit,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<PostedMessage, SendError> {
        let body = body::post(message, nonce, &self.emojis);
        let sent = button_ids(&body.json);
        let answer = self.call_as_bot(permit, Target::Post(channel), "", Some(body)).await?;
        let message = required_id(&answer).map(MessageId)?;
        Ok(PostedMessage { message, is_this_one: button_ids(&answer) == sent })
    }

    async fn edit(
        &self,
        permit: Permit,
        channel: ChannelId,
        message: MessageId,
        patch: &Patch,
    ) -> Result<(), SendError> {
        let body = Some(body::change(patch, &self.emojis));
        self.call_as_bot(permit, Target::Edit(channel, message), "", body).await.map(|_| ())
    }

    async fn delete(
        &self,
        permit: Permit,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), SendError> {
        self.call_as_bot(permit, Target::Delete(channel, message), "", None).await.map(|_| ())
    }

    async fn find(
        &self,
        permit: Permit,
        channel: ChannelId,
        after: Option<MessageId>,
        (sought, table): (Sought, TableTag),
    ) -> Result<Option<MessageId>, SendError> {
        let (mine, button) = (self.application.to_string(), codec::beginning(table));
        let mut query = format!("?limit={AT_ONCE}");
        let (method, path) = address(Target::Read(channel));
        let mut slot = permit.open::<Option<Slot>>().flatten();
        for page in 1.. {
            let address = format!("{path}{query}");
            let answer = self.call(method.clone(), &address, By::Bot, slot.take(), None).await?;
            let messages = answer.as_array().map(Vec::as_slice).unwrap_or_default();
            let ids = || messages.iter().filter_map(id_of);
            let found =
                messages.iter().filter(|message| is_sought(message, sought, &mine, &button));
            let newest = found.filter_map(id_of).max().map(MessageId);
            if newest.is_some() {
                return Ok(newest.filter(|newest| after.is_none_or(|after| *newest > after)));
            }
            let oldest = ids().min().filter(|id| after.is_none_or(|after| MessageId(*id) > after));
            let Some(oldest) = oldest.filter(|_| ids().count() >= AT_ONCE && page < LOOKS) else {
                break;
            };
            query = format!("?limit={AT_ONCE}&before={oldest}");
            slot = self.next_slot(&method, &path, By::Bot).await?;
        }
        Ok(None)
    }

    async fn open_dm(&self, permit: Permit, user: UserId) -> Result<ChannelId, SendError> {
        let body = Body::json(json!({ "recipient_id": user.to_string() }));
        required_id(&self.call_as_bot(permit, Target::OpenDm, "", Some(body)).await?).map(ChannelId)
    }

    async fn open_thread(
        &self,
        permit: Permit,
        channel: ChannelId,
        kind: ThreadKind,
        name: &str,
    ) -> Result<ChannelId, SendError> {
        let kind = match kind {
            ThreadKind::Public => 11,
            ThreadKind::Announcement => 10,
        };
        // Archived after a day of silence; the next page opens it again.
        let body = json!({ "name": name, "type": kind, "auto_archive_duration": 1440 });
        let body = Some(Body::json(body));
        required_id(&self.call_as_bot(permit, Target::OpenThread(channel), "", body).await?)
            .map(ChannelId)
    }

    async fn follow_up(
        &self,
        token: &ReplyToken,
        message: &Message,
    ) -> Result<MessageId, SendError> {
        if token.once_answered().await == Original::Unknown || !token.is_seen_by_others() {
            return Err(SendError::MessageGone);
        }
        let result = self.post_by_token(token, body::new(message, false, &self.emojis)).await;
        if matches!(result, Err(SendError::NotAllowed)) && !token.is_brought_along() {
            // The other tokens of the channel would hear the same: it's about the bot's own rights.
            self.follow_ups.rest(token.channel(), FORBIDDEN_RESTS);
        }
        let posted = result?;
        let message = required_id(&posted)?;
        if is_ephemeral(&posted) {
            // Whoever clicked may not use what they have brought along: nobody else sees it.
            token.hides();
            let path = format!("{}/messages/{message}", self.webhook(token));
            if let Err(error) = self.by_token(Method::DELETE, &path, None).await {
                tracing::debug!(%error, "a message that nobody else sees stays");
            }
            return Err(SendError::MessageGone);
        }
        Ok(MessageId(message))
    }

    async fn edit_page(&self, page: &PublicReply, patch: &Patch) -> Result<(), SendError> {
        self.edit_by_token(page.token(), &self.page(page).await?, patch).await
    }

    async fn delete_page(&self, page: &PublicReply) -> Result<(), SendError> {
        let tail = format!("/messages/{}", self.page(page).await?);
        self.call_and_note_limit(Method::DELETE, page.token(), &tail, None).await.map(|_| ())
    }

    async fn edit_private(&self, reply: &PrivateReply, patch: &Patch) -> Result<(), SendError> {
        let original = reply.token.once_answered().await;
        match reply.message {
            Some(message) => self.edit_by_token(&reply.token, &message.to_string(), patch).await,
            None if original == Original::Private => self.edit_original(&reply.token, patch).await,
            None => Err(SendError::MessageGone),
        }
    }

    async fn take_back(&self, token: &ReplyToken) -> Result<(), SendError> {
        if token.once_answered().await != Original::Private {
            return Err(SendError::MessageGone);
        }
        let path = format!("{}/messages/{ORIGINAL}", self.webhook(token));
        self.by_token(Method::DELETE, &path, None).await.map(|_| ())
    }

    async fn whisper(&self, token: &ReplyToken, message: &Message) -> Result<MessageId, SendError> {
        if token.once_answered().await == Original::Unknown {
            return Err(SendError::MessageGone);
        }
        let posted = self.post_by_token(token, body::new(message, true, &self.emojis)).await?;
        required_id(&posted).map(MessageId)
    }

    fn is_pressed(&self) -> bool {
        self.rest.budget().is_pressed()
    }

    fn may_follow_up(&self, token: &ReplyToken) -> bool {
        token.may_post() && self.rest_of(token) == 0 && self.follow_ups.has_room(token.channel())
    }

    fn rest_of(&self, token: &ReplyToken) -> Millis {
        token.rest_left(self.rest.clock().ticks())
    }

    fn is_well(&self) -> bool {
        self.rest.is_well()
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;
    use crate::config::Secret;
    use crate::tools::{Budget, Clock, ManualClock};

    /// Lets every task run until it waits for something.
    async fn settle() {
        for _ in 0..1000 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn tidying_up_does_not_hold_up_the_page_that_people_wait_for() {
        let manual = ManualClock::new();
        let clock = Clock::Manual(manual.clone());
        let budget = Budget::new(clock.clone(), NonZeroU32::MIN);
        let (base, token) = ("http://127.0.0.1:1".to_owned(), Secret::new("token"));
        let follow_ups = FollowUps::new(clock.clone());
        let rest = Rest::new(reqwest::Client::new(), base, token, budget.clone(), clock);
        let sender = Arc::new(Sender {
            rest: Arc::new(rest),
            application: 1,
            emojis: Arc::default(),
            ages: Ages::default(),
            follow_ups,
        });
        budget.turn(None, Urgency::Reveal).await.expect("the first turn comes at once");
        let ask = |urgency, message| {
            let sender = Arc::clone(&sender);
            let target = Target::Edit(ChannelId(1), MessageId(message));
            tokio::spawn(async move { sender.permit(Some(TableId(1)), urgency, target).await })
        };
        let tidying = ask(Urgency::Cosmetic, 1);
        settle().await;
        let page = ask(Urgency::Reveal, 2);
        settle().await;
        manual.advance(Duration::from_millis(1_100));
        settle().await;
        assert!(page.is_finished(), "the page waits for an old message to be tidied up");
        assert!(!tidying.is_finished(), "there was one turn");
    }
}
