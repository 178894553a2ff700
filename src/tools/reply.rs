//! The token of an interaction, and what it opens.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::watch;

use values::{ChannelId, MessageId, Millis};
use view::letter::PrivateWay;

/// The token of an interaction: for a quarter of an hour it opens the way to the person who
/// clicked and to the channel of the click, without counting towards the bot's requests per second.
/// Never shown to anyone, never stored. Clones share what is known of it.
#[derive(Clone)]
pub struct ReplyToken(Arc<Inner>);

struct Inner {
    text: String,
    channel: ChannelId,
    /// Whether the bot can read what stands in the channel.
    readable: bool,
    original: watch::Sender<Original>,
    /// Whether a new message is for the eyes of the person who clicked alone, whatever it says.
    hidden: AtomicBool,
    /// The number of new messages that can still be sent; `None` where Discord sets no number.
    follow_ups: Option<AtomicU32>,
    /// Until when nothing is left of Discord's limit for this token, in milliseconds of the
    /// clock's ticks.
    rests_until: AtomicU64,
}

/// The number of new messages by the token of a click where the bot has no right of its own.
const FOLLOW_UPS: u32 = 5;

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
    /// The token of an interaction that has not been answered; `readable` when the bot can read
    /// what stands in its channel.
    pub fn new(text: String, channel: ChannelId, readable: bool) -> Self {
        Self::with(text, channel, readable, None)
    }

    /// The token of one where somebody has brought the bot along: Discord takes few new messages by
    /// it. The bot can't look for them afterwards, and has no other way to send them.
    pub fn brought_along(text: String, channel: ChannelId) -> Self {
        Self::with(text, channel, true, Some(AtomicU32::new(FOLLOW_UPS)))
    }

    fn with(
        text: String,
        channel: ChannelId,
        readable: bool,
        follow_ups: Option<AtomicU32>,
    ) -> Self {
        Self(Arc::new(Inner {
            text,
            channel,
            readable,
            original: watch::Sender::new(Original::Unanswered),
            hidden: AtomicBool::new(false),
            follow_ups,
            rests_until: AtomicU64::new(0),
        }))
    }

    /// The channel or thread of the interaction, the only one that the token opens.
    pub fn channel(&self) -> ChannelId {
        self.0.channel
    }

    /// The token as it stands in an address.
    pub fn as_str(&self) -> &str {
        &self.0.text
    }

    /// The message it stands for, as far as that is known by now.
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

    /// The next message by it is for the person who clicked alone, whatever it says: the first
    /// answer says that the bot is thinking, and Discord puts the first follow-up in its place; or
    /// they may not use here what they have brought along.
    pub fn hides(&self) {
        self.0.hidden.store(true, Ordering::Relaxed);
    }

    /// Something else stands in place of the thinking answer: what comes next is a message of its
    /// own.
    pub fn has_thought(&self) {
        self.0.hidden.store(false, Ordering::Relaxed);
    }

    /// Whether others would see a new message, as far as is known.
    pub fn is_seen_by_others(&self) -> bool {
        !self.0.hidden.load(Ordering::Relaxed)
    }

    /// Whether what may be done by it is what the person who clicked may do: the bot has no right
    /// of its own there.
    pub fn is_brought_along(&self) -> bool {
        self.0.follow_ups.is_some()
    }

    /// Whether Discord takes one more new message by it.
    pub fn has_follow_ups_left(&self) -> bool {
        self.0.follow_ups.as_ref().is_none_or(|left| left.load(Ordering::Relaxed) > 0)
    }

    /// One more new message is sent by it. Whether Discord takes it.
    pub fn take_follow_up(&self) -> bool {
        let one_less = |left: u32| left.checked_sub(1);
        let (set, fetch) = (Ordering::Relaxed, Ordering::Relaxed);
        let left = self.0.follow_ups.as_ref();
        left.is_none_or(|left| left.fetch_update(set, fetch, one_less).is_ok())
    }

    /// It was not taken.
    pub fn give_follow_up_back(&self) {
        if let Some(left) = &self.0.follow_ups {
            left.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Whether a new message for the whole channel can be posted by it: Discord has taken the first
    /// answer, that is no waiting one, and a message of which nobody knows whether it was posted
    /// can be found again.
    pub fn may_post(&self) -> bool {
        self.may_yet_post() && self.original() != Original::Unanswered
    }

    /// The same, also once the first answer is there.
    pub fn may_yet_post(&self) -> bool {
        let inner = &self.0;
        let works = self.original() != Original::Unknown && self.has_follow_ups_left();
        works && inner.readable && self.is_seen_by_others()
    }

    /// Nothing can be sent by it before this moment of the clock's ticks: Discord's limit for this
    /// token is used up.
    pub fn rest(&self, until: Duration) {
        let until = u64::try_from(until.as_millis()).unwrap_or(u64::MAX);
        self.0.rests_until.fetch_max(until, Ordering::Relaxed);
    }

    /// The time for which nothing can be sent by it, from this moment of the clock's ticks on.
    pub fn rest_left(&self, ticks: Duration) -> Millis {
        let ticks = u64::try_from(ticks.as_millis()).unwrap_or(u64::MAX);
        let left = self.0.rests_until.load(Ordering::Relaxed).saturating_sub(ticks);
        Millis::try_from(left).unwrap_or(Millis::MAX)
    }

    /// Waits for the first answer; returns the message that the token stands for from then on.
    pub async fn once_answered(&self) -> Original {
        let mut original = self.0.original.subscribe();
        // The sender lives in `self`.
        let known = original.wait_for(|known| *known != Original::Unanswered).await;
        known.map_or(Original::Unknown, |known| *known)
    }

    /// Whether the token may change this page, as far as is known.
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
    pub token: ReplyToken,
    /// A message that was sent with it, beside the first answer; `None` for the one that the token
    /// stands for, which must turn out to be private.
    pub message: Option<MessageId>,
}

impl PrivateReply {
    /// Whether there is such a message, as far as is known.
    pub fn may_exist(&self) -> bool {
        self.message.is_some()
            || matches!(self.token.original(), Original::Unanswered | Original::Private)
    }
}

impl PrivateWay for PrivateReply {}

/// A message that everybody sees and that can be changed and deleted by a token. It is no way for a
/// letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PublicReply {
    /// The one that the token stands for, which must turn out to be this one.
    Original(ReplyToken, MessageId),
    /// One that was posted with the token.
    FollowUp(ReplyToken, MessageId),
}

impl PublicReply {
    /// The token that changes it.
    pub fn token(&self) -> &ReplyToken {
        let (Self::Original(token, _) | Self::FollowUp(token, _)) = self;
        token
    }

    pub fn message(&self) -> MessageId {
        let (Self::Original(_, message) | Self::FollowUp(_, message)) = self;
        *message
    }

    /// Whether the token changes the message, as far as is known.
    pub fn may_exist(&self) -> bool {
        match self {
            Self::Original(token, message) => token.may_change(*message),
            Self::FollowUp(..) => true,
        }
    }
}

/// A message sent by a token beside its first answer: it is always for the person who clicked.
#[derive(Clone, Copy, Debug)]
pub struct Whisper;

impl PrivateWay for Whisper {}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(text: &str) -> ReplyToken {
        ReplyToken::new(text.into(), ChannelId(1), true)
    }

    #[test]
    fn only_an_answered_token_that_does_not_think_posts_in_a_channel_that_can_be_read() {
        let (plain, thinking, lost) = (token("a"), token("b"), token("c"));
        let hidden = ReplyToken::new("d".into(), ChannelId(1), false);
        hidden.answered(Original::Private);
        assert!(!plain.may_post());
        plain.answered(Original::Public(MessageId(5)));
        thinking.hides();
        thinking.answered(Original::Private);
        lost.answered(Original::Unknown);
        let may_post = [plain, thinking, lost, hidden].map(|token| token.may_post());
        assert_eq!(may_post, [true, false, false, false]);
    }

    #[test]
    fn where_the_bot_was_brought_along_a_token_sends_five_messages() {
        let token = ReplyToken::brought_along("a".into(), ChannelId(1));
        assert!(token.may_yet_post() && !token.may_post());
        token.answered(Original::Private);
        let sent: Vec<bool> = (0..6).map(|_| token.may_post() && token.take_follow_up()).collect();
        assert_eq!(sent, [true, true, true, true, true, false]);
        token.give_follow_up_back();
        assert!(token.may_post());
        token.hides();
        assert!(!token.may_yet_post(), "nobody else would see it");
    }

    #[test]
    fn a_token_rests_until_its_limit_begins_anew() {
        let (token, at) = (token("a"), Duration::from_secs);
        assert_eq!(token.rest_left(at(0)), 0);
        token.rest(at(5));
        token.rest(at(3));
        assert_eq!([at(4), at(5), at(6)].map(|ticks| token.rest_left(ticks)), [1_000, 0, 0]);
    }

    #[tokio::test]
    async fn what_is_sent_by_a_token_waits_for_the_first_answer_alone() {
        let (token, other) = (token("a"), token("b"));
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
        let token = token("a");
        let hand = PrivateReply { token: token.clone(), message: None };
        assert!(token.may_change(MessageId(5)) && hand.may_exist());
        token.answered(Original::Unknown);
        token.answered(Original::Private);
        assert!(!token.may_change(MessageId(5)) && !hand.may_exist());
    }
}
